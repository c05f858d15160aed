#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace ink::wire {
struct SignerView;
}

namespace ink::ui {

/** Notes for a signer before signing: whom they deputize for, whose signature they witness, and the sender's
 * messages. Hidden if there are none. */
class SigningNotes final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningNotes(QWidget* parent = nullptr);

    void setView(const wire::SignerView& view);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_absent;
    QString m_witnessed;
    QString m_sender;
    QLabel* m_behalf;
    QLabel* m_witness;
    QLabel* m_messageTitle;
    QPlainTextEdit* m_message;
    QLabel* m_privateTitle;
    QPlainTextEdit* m_private;
};

} // namespace ink::ui
