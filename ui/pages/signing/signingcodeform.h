#pragma once

#include "app/workflow/signing/signercodes.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ink::ui {

class FormField;
class ToneLabel;

/** Asks for the code that protects an invitation: an explanation, one field, and the last error. */
class SigningCodeForm final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningCodeForm(QWidget* parent = nullptr);

    /** Shows an empty, focused field for this recipient. */
    void start(const QString& recipient);
    void setRequest(const workflow::SignerCodes::CodeRequest& asked);

Q_SIGNALS:
    void codeEntered(const QString& code);
    void sendRequested();

private:
    void retranslate();
    void submit();
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QString sendFault() const;

    QString m_recipient;
    workflow::SignerCodes::CodeRequest m_request;
    bool m_isEmpty = false; ///< the signer chose "Continue" without entering a code
    QLabel* m_title;
    QLabel* m_text;
    ToneLabel* m_sendFault;
    FormField* m_code;
    QPushButton* m_continue;
    QPushButton* m_again;
};

} // namespace ink::ui
