#pragma once

#include "app/workflow/documents/documentacts.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::ui {

/** Replaces a recipient in many running documents, for example after a misspelled column of a bulk run. */
class ReplaceRecipientDialog final : public QDialog
{
    Q_OBJECT
public:
    ReplaceRecipientDialog(qsizetype documents, QWidget* parent);

    /** An act of kind Correct. */
    [[nodiscard]] workflow::DocumentAct act() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void check();

    const qsizetype m_documents;
    QLabel* m_intro;
    QLabel* m_formerTitle;
    QLineEdit* m_former;
    QLabel* m_nameTitle;
    QLineEdit* m_name;
    QLabel* m_emailTitle;
    QLineEdit* m_email;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
