#pragma once

#include "app/workflow/documents/documentactions.h"

#include <QDialog>

class QCheckBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::ui {

/** Corrects many running documents at once: replaces a recipient, for example after a misspelled column of a
 * bulk run, moves the deadline, or both. */
class CorrectManyDialog final : public QDialog
{
    Q_OBJECT
public:
    /** Deadlines begin on the day after `today`. */
    CorrectManyDialog(qsizetype documents, const QDate& today, QWidget* parent);

    /** The entered corrections as an action of kind Correct. */
    [[nodiscard]] workflow::DocumentAction action() const;

private:
    void layOut();
    void retranslate();
    void check();

    const qsizetype m_documents;
    QCheckBox* m_replace;
    QLabel* m_intro;
    QLabel* m_formerTitle;
    QLineEdit* m_former;
    QLabel* m_nameTitle;
    QLineEdit* m_name;
    QLabel* m_emailTitle;
    QLineEdit* m_email;
    QCheckBox* m_move;
    QDateEdit* m_deadline;
    QCheckBox* m_onlyExtends;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
