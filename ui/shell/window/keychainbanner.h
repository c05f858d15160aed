#pragma once

#include "ui/widgets/banner.h"

#include <QString>

#include <optional>

namespace ink::workflow {
class SealLock;
class Session;
} // namespace ink::workflow

namespace ink::ui {

/** Shows which key is locked in the keychain, that of an account or the passphrase of the seal, and offers to
 * unlock it. */
class KeychainBanner final : public Banner
{
    Q_OBJECT
public:
    /** `seal`: of the service on this computer; null = there is none. */
    KeychainBanner(const workflow::Session& session, workflow::SealLock* seal, QWidget* parent = nullptr);

    /** Sets the account whose key is in the locked keychain; nothing = none. `isListed`: its cached documents
     * are shown. While another account is open, the banner can be closed. */
    void setLockedAccount(const std::optional<QString>& name, bool isListed = false);

Q_SIGNALS:
    void accountUnlockRequested();
    void sealUnlockRequested();  ///< emitted to query the keychain for the passphrase
    void sealDetailsRequested(); ///< emitted to show the state of the locked seal

private:
    void showState();

    const workflow::Session& m_session;
    workflow::SealLock* m_seal;
    std::optional<QString> m_account;
    bool m_isListed = false;
};

} // namespace ink::ui
