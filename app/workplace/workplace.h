#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/secrets/secretstore.h"
#include "app/service/host/servicehost.h"
#include "app/workflow/session/delivery.h"
#include "app/workplace/localsecrets.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink {

/**
 * The data folder of this user on this computer and the embedded service that works on it. The folder
 * contains `service/` (the signing service's data) and `workstation.db` (journal and cache); settings are in
 * the system's configuration folder.
 */
class Workplace final
{
public:
    /** All references must outlive this object. */
    Workplace(const QString& dataFolder, const settings::Settings& settings, secrets::SecretStore& secrets,
              const Clock& clock);
    ~Workplace();

    /** `$INKSTONE_DATA`, or the system's folder for this program's data. */
    [[nodiscard]] static QString defaultDataFolder();
    [[nodiscard]] static QString settingsPath();

    [[nodiscard]] const QString& dataFolder() const { return m_dataFolder; }
    [[nodiscard]] QString serviceFolder() const;
    [[nodiscard]] QString workstationDatabase() const;
    /** The paths of the database files that exist. */
    [[nodiscard]] QStringList databases() const;
    /** Creates the data folder, accessible to this user only (mode 0700). */
    [[nodiscard]] Result<void> prepare() const;

    /** Reads the secrets that the service needs from the keychain. If that requires a prompt, they are read
     * when the service needs them. `done` is called once, asynchronously. */
    void unlock(QObject* context, const std::function<void()>& done);
    /** Returns the embedded service, and starts it if it isn't running. Call after unlock(). */
    [[nodiscard]] Result<service::ServiceHost*> service();
    [[nodiscard]] bool isServing() const { return m_service != nullptr; }
    /** The running service; null if it isn't running. */
    [[nodiscard]] const service::ServiceHost* runningService() const { return m_service.get(); }
    void stop();
    /** Stops the embedded service, after giving its work two seconds to finish, and starts it with the
     * current settings. */
    [[nodiscard]] Result<void> restart();

    /** Returns the mail options of the service. `caFile` (PEM, may be empty) is trusted in addition to the
     * system's certificates. Fails with Validation if the account is unusable. */
    [[nodiscard]] static Result<service::mail::MailOptions>
    mailOptions(const workflow::MailAccount& account, const Secret& password, const QString& caFile);
    /** Returns the options of the account's mailbox for bounces; nothing if no mailbox is set. Fails with
     * Validation if its settings are invalid. */
    [[nodiscard]] static Result<std::optional<service::mail::MailboxOptions>>
    mailboxOptions(const workflow::MailAccount& account, const Secret& password, const QString& caFile);
    /** The secrets of the service in the keychain. */
    [[nodiscard]] LocalSecrets& localSecrets() { return m_keys; }
    [[nodiscard]] const LocalSecrets& localSecrets() const { return m_keys; }
    /** SHA-256 fingerprint of this workplace's seal certificate in hexadecimal, read from its file; empty
     * before the first start. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

private:
    /** The time-stamp authorities in the settings, if there are any. Invalid settings are logged and do not
     * prevent the start. */
    [[nodiscard]] std::optional<service::timestamps::SealServices> sealServices() const;
    /** Sets the options for links, email and text messages; an account that can't work is reported in the
     * log. */
    void setDelivery(service::ServiceHost::Options& options) const;

    QString m_dataFolder;
    const settings::Settings& m_settings;
    const Clock& m_clock;
    LocalSecrets m_keys;
    std::unique_ptr<service::ServiceHost> m_service;
};

} // namespace ink
