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
 * The data folder of this person on this computer and the embedded service over it. Below the folder:
 * `service/` (the signing service's), `workstation.db` (journal and cache); settings lie in the system's
 * configuration folder.
 */
class Workplace final
{
public:
    /** All outlive it. */
    Workplace(const QString& dataFolder, const settings::Settings& settings, secrets::SecretStore& secrets,
              const Clock& clock);
    ~Workplace();

    /** `$INKSTONE_DATA`, or the system's place for this program's data. */
    [[nodiscard]] static QString defaultDataFolder();
    [[nodiscard]] static QString settingsPath();

    [[nodiscard]] const QString& dataFolder() const { return m_dataFolder; }
    [[nodiscard]] QString serviceFolder() const;
    [[nodiscard]] QString workstationDatabase() const;
    /** The files of the databases that exist. */
    [[nodiscard]] QStringList databases() const;
    /** Makes the data folder, for this person only (mode 0700). */
    [[nodiscard]] Result<void> prepare() const;

    /** Reads from the keychain what the service needs, unless a person had to be asked for it: then it is
     * read when it is needed. `done` is called once, later. */
    void unlock(QObject* context, const std::function<void()>& done);
    /** Starts the embedded service once. Call after `unlock`. */
    [[nodiscard]] Result<service::ServiceHost*> service();
    [[nodiscard]] bool isServing() const { return m_service != nullptr; }
    /** Null before `service`. */
    [[nodiscard]] const service::ServiceHost* running() const { return m_service.get(); }
    void stop();
    /** Stops the embedded service, lets its work finish for a moment, and starts it with the current
     * settings. */
    [[nodiscard]] Result<void> restart();

    /** The mail account as the service takes it. `caFile` (PEM) is believed besides the system's
     * certificates, and may be empty. Validation when it can't work. */
    [[nodiscard]] static Result<service::mail::MailOptions>
    mailOptions(const workflow::MailAccount& account, const Secret& password, const QString& caFile);
    /** The mailbox for bounces of the account; nothing when it isn't read. Validation when its settings are
     * invalid. */
    [[nodiscard]] static Result<std::optional<service::mail::MailboxOptions>>
    mailboxOptions(const workflow::MailAccount& account, const Secret& password, const QString& caFile);
    /** The secrets of the service in the keychain. */
    [[nodiscard]] LocalSecrets& keys() { return m_keys; }
    [[nodiscard]] const LocalSecrets& keys() const { return m_keys; }
    /** Fingerprint of this workplace's seal certificate, read from its file; empty before the first start. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

private:
    /** The time-stamp authorities in the settings, if there are any. Invalid settings are logged and do not
     * prevent the start. */
    [[nodiscard]] std::optional<service::timestamps::SealServices> sealServices() const;
    /** Links and mail; a mail account that can't work is reported in the log. */
    void setDelivery(service::ServiceHost::Options& options) const;

    QString m_dataFolder;
    const settings::Settings& m_settings;
    const Clock& m_clock;
    LocalSecrets m_keys;
    std::unique_ptr<service::ServiceHost> m_service;
};

} // namespace ink
