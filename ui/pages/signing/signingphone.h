#pragma once

#include "app/workflow/signing/phonehandover.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::ui {

class ErrorBanner;
class Prompts;
class QrCodeView;
class ToneLabel;

/**
 * Signing on the signer's own phone: the QR code of the address, the certificate's fingerprint to compare,
 * and how far the phone is. A link that phones reach by themselves needs nothing opened.
 */
class SigningPhone final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningPhone(Prompts& prompts, QWidget* parent = nullptr);

    struct Invitation
    {
        QString guid;
        QString signingUrl;
        QString title; ///< of the document
    };
    /** Null = this computer's service can't be opened. */
    void setHandOver(workflow::PhoneHandOver* handOver);
    /** Returns whether a phone can get there. `isLocal`: the document is at this computer's service. */
    [[nodiscard]] bool canStart(const Invitation& invitation, bool isLocal) const;
    /** Asks before anything is opened to the network; `started` follows. */
    void start(const Invitation& invitation);
    /** Nothing is open any more. */
    void stop();
    /** The keyboard goes to the button. */
    void arrive();

Q_SIGNALS:
    void started();
    /** The person goes on here; the phone can't any more. */
    void backRequested();
    /** The person has seen what was decided on the phone. */
    void decided(ink::workflow::PhoneHandOver::State state);

protected:
    void changeEvent(QEvent* event) override;

private:
    using State = workflow::PhoneHandOver::State;

    void retranslate();
    void open(const QString& address);
    void showState();
    void showAddresses();
    void leave();
    [[nodiscard]] bool isOwnLink() const; ///< phones reach the link itself
    [[nodiscard]] bool isDecided() const;
    [[nodiscard]] QString stateWords() const;

    Prompts& m_prompts;
    workflow::PhoneHandOver* m_handOver = nullptr;
    Invitation m_invitation;
    bool m_isActive = false;
    bool m_hasFailed = false;
    QLabel* m_title;
    QLabel* m_steps;
    ErrorBanner* m_error;
    QrCodeView* m_code;
    QLineEdit* m_link;
    QLabel* m_networkLabel;
    QComboBox* m_network;
    QLabel* m_fingerprintLabel;
    QLabel* m_fingerprint;
    ToneLabel* m_state;
    QLabel* m_closes;
    QPushButton* m_again;
    QPushButton* m_done;
};

} // namespace ink::ui
