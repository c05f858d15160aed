#pragma once

#include "app/wire/signercodec.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ink::ui {

/** Asks a recipient to whom they delegate their part of a document. */
class DelegateDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit DelegateDialog(QWidget* parent);

    [[nodiscard]] wire::DelegateRequest person() const;

private:
    void check();

    QLabel* m_intro;
    QLabel* m_nameTitle;
    QLineEdit* m_name;
    QLabel* m_emailTitle;
    QLineEdit* m_email;
    QLabel* m_reasonTitle;
    QPlainTextEdit* m_reason;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
