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

/** Signing on the signer's own phone: a QR code of the address, the certificate's fingerprint to compare,
 * and the progress on the phone. If phones can reach the signing link itself, no port is opened. */
class SigningPhone final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningPhone(Prompts& prompts, QWidget* parent = nullptr);

    struct Invitation
    {
        QString guid;
        QString signingUrl;
        QString title; ///< title of the document
    };
    /** Sets the access for phones; null = the service on this computer can't be opened to phones. */
    void setHandOver(workflow::PhoneHandover* handOver);
    /** Returns whether a phone can open the invitation. `isLocal`: it is from this computer's service. */
    [[nodiscard]] bool canStart(const Invitation& invitation, bool isLocal) const;
    /** Asks for confirmation before opening a port; `started` follows. */
    void start(const Invitation& invitation);
    /** Closes access from phones. */
    void stop();
    /** Focuses the button. */
    void focusButton();

Q_SIGNALS:
    void started();
    /** Emitted when the user continues on this device; access from the phone has ended. */
    void backRequested();
    /** Emitted when the user has seen the decision that was made on the phone. */
    void decided(ink::workflow::PhoneHandover::State state);

private:
    using State = workflow::PhoneHandover::State;

    void retranslate();
    void open(const QString& address);
    void showState();
    void showAddresses();
    void leave();
    [[nodiscard]] bool isOwnLink() const; ///< phones can reach the signing link itself
    [[nodiscard]] bool isDecided() const;
    [[nodiscard]] QString stateText() const;

    Prompts& m_prompts;
    workflow::PhoneHandover* m_handOver = nullptr;
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
