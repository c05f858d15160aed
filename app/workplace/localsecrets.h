#pragma once

#include "app/base/secret.h"
#include "app/secrets/secretstore.h"
#include "app/workflow/session/seallock.h"

#include <functional>
#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink {

/**
 * The secrets of the service on this computer: the passphrase of its seal key, the password of the mail
 * account and the secret of the SMS gateway. They are read at once if that requires no prompt; otherwise when
 * the service first needs one of them.
 */
class LocalSecrets final : public workflow::SealLock
{
    Q_OBJECT
public:
    /** `place` distinguishes data folders in the keychain. All references must outlive this object. */
    LocalSecrets(QString serviceFolder, QString place, const settings::Settings& settings,
                 secrets::SecretStore& secrets);

    /** Reads the secrets that require no prompt; `done` is called once, asynchronously. */
    void prepare(QObject* context, const std::function<void()>& done);
    /** Call once the service is running: passes the passphrase to it, or creates one for a new key if that
     * requires no prompt. */
    void attach(std::function<Result<void>(const Secret&)> unlockSeal);
    /** Call when the service stops. */
    void detach() { m_unlockSeal = nullptr; }
    /** Call when the service needs a secret: reads the keychain once in this run, which may prompt the
     * user. */
    void requestSecrets();

    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QString entryName() const override;
    void unlock(QObject* context, api::Done<void> done) override;
    void enterPassphrase(const Secret& passphrase, QObject* context, api::Done<void> done) override;

    [[nodiscard]] const Secret& mailPassword() const { return m_mail.value; }
    [[nodiscard]] const Secret& smsSecret() const { return m_sms.value; }
    /** Returns whether the secret is required but could not be read yet. */
    [[nodiscard]] bool isMailPasswordPending() const { return m_mail.isPending; }
    [[nodiscard]] bool isSmsSecretPending() const { return m_sms.isPending; }
    /** Sets a secret, with immediate effect; an empty one is removed. Fails with Keychain if it can't be
     * stored beyond this run. */
    void setMailPassword(const Secret& password, QObject* context, secrets::Done<void> done);
    void setSmsSecret(const Secret& secret, QObject* context, secrets::Done<void> done);

Q_SIGNALS:
    void pendingSecretRead(); ///< emitted when a secret that the running service waits for was read: restart
                              ///< the service

private:
    struct StoredSecret
    {
        QLatin1StringView name;
        Secret value = {};
        bool isPending = false;
    };
    [[nodiscard]] QString nameOf(QLatin1StringView what) const;
    [[nodiscard]] bool needsPassphrase() const;
    void readSeal(QObject* context, const std::function<void()>& done);
    void makePassphrase(QObject* context, const std::function<void()>& done);
    void readSecret(StoredSecret& kept, bool isNeeded, QObject* context, const std::function<void()>& done);
    void readMailAndSms(QObject* context, const std::function<void()>& done);
    void storeSecret(StoredSecret& kept, const Secret& value, QObject* context, secrets::Done<void> done);
    void usePassphrase(const Secret& passphrase);
    void setState(State state);
    void readAll(QObject* context, const std::function<void()>& done);
    [[nodiscard]] bool needsMail() const;
    [[nodiscard]] bool needsSms() const;

    QString m_serviceFolder;
    QString m_place;
    const settings::Settings& m_settings;
    secrets::SecretStore& m_secrets;
    secrets::Access m_access = secrets::Access::None; ///< None until prepare() has probed the keychain
    std::optional<Secret> m_passphrase;
    StoredSecret m_mail;
    StoredSecret m_sms;
    State m_state = State::Open;
    bool m_hasAsked = false; ///< requestSecrets() or unlock() was called in this run
    std::function<Result<void>(const Secret&)> m_unlockSeal;
};

} // namespace ink
