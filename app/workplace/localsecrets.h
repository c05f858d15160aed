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
 * account and the secret of the SMS gateway. They are read at once where nobody has to be asked; otherwise
 * the keychain is asked when the service first needs one of them.
 */
class LocalSecrets final : public workflow::SealLock
{
    Q_OBJECT
public:
    /** `place` distinguishes data folders in the keychain. All outlive it. */
    LocalSecrets(QString serviceFolder, QString place, const settings::Settings& settings,
                 secrets::SecretStore& secrets);

    /** Reads what is readable without asking a person; `done` is called once, later. */
    void prepare(QObject* context, const std::function<void()>& done);
    /** The service runs: gives it the passphrase, making one for a new key if nobody has to be asked. */
    void attach(std::function<Result<void>(const Secret&)> unlockSeal);
    /** The service stops. */
    void detach() { m_unlockSeal = nullptr; }
    /** The service needs a secret: asks the keychain, and so perhaps the person, once in this run. */
    void want();

    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] QString entry() const override;
    void unlock(QObject* context, api::Done<void> done) override;
    void enter(const Secret& passphrase, QObject* context, api::Done<void> done) override;

    [[nodiscard]] const Secret& mailPassword() const { return m_mail.value; }
    [[nodiscard]] const Secret& smsSecret() const { return m_sms.value; }
    /** True while the secret is needed and hasn't been read: what needs it waits. */
    [[nodiscard]] bool mailWaits() const { return m_mail.waits; }
    [[nodiscard]] bool smsWaits() const { return m_sms.waits; }
    /** Take effect at once; Keychain when the secret can't be kept beyond this run. An empty one is removed.
     */
    void setMailPassword(const Secret& password, QObject* context, secrets::Done<void> done);
    void setSmsSecret(const Secret& secret, QObject* context, secrets::Done<void> done);

Q_SIGNALS:
    void readLate(); ///< a secret that the running service waits for was read: start it again

private:
    struct Kept
    {
        QLatin1StringView name;
        Secret value = {};
        bool waits = false;
    };
    [[nodiscard]] QString nameOf(QLatin1StringView what) const;
    [[nodiscard]] bool needsPassphrase() const;
    void readSeal(QObject* context, const std::function<void()>& done);
    void makePassphrase(QObject* context, const std::function<void()>& done);
    void readKept(Kept& kept, bool isNeeded, QObject* context, const std::function<void()>& done);
    void readMailAndSms(QObject* context, const std::function<void()>& done);
    void keep(Kept& kept, const Secret& value, QObject* context, secrets::Done<void> done);
    void use(const Secret& passphrase);
    void setState(State state);
    void askAll(QObject* context, const std::function<void()>& done);
    [[nodiscard]] bool needsMail() const;
    [[nodiscard]] bool needsSms() const;

    QString m_serviceFolder;
    QString m_place;
    const settings::Settings& m_settings;
    secrets::SecretStore& m_secrets;
    secrets::Access m_access = secrets::Access::None; ///< until `prepare`
    std::optional<Secret> m_passphrase;
    Kept m_mail;
    Kept m_sms;
    State m_state = State::Open;
    bool m_hasAsked = false; ///< in this run, without the person's request
    std::function<Result<void>(const Secret&)> m_unlockSeal;
};

} // namespace ink
