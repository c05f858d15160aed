#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/secrets/secretstore.h"
#include "app/service/host/servicehost.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>

namespace ink {

/**
 * The data folder of this person on this computer and the embedded service over it. Below the folder:
 * `service/` (the signing service's), `workstation.db` (journal and cache); settings lie in the system's
 * configuration folder.
 */
class Workplace final
{
public:
    Workplace(const QString& dataFolder, secrets::SecretStore& secrets, const Clock& clock);
    ~Workplace();

    /** `$INKSTONE_DATA`, or the system's place for this program's data. */
    [[nodiscard]] static QString defaultDataFolder();
    [[nodiscard]] static QString settingsPath();

    [[nodiscard]] const QString& dataFolder() const { return m_dataFolder; }
    [[nodiscard]] QString serviceFolder() const;
    [[nodiscard]] QString workstationDatabase() const;
    /** Makes the data folder, for this person only (mode 0700). */
    [[nodiscard]] Result<void> prepare() const;

    /**
     * Fetches the passphrase of the seal's private key from the keychain, making one on first use; without a
     * keychain the key file is protected by its mode alone. `done` is called once, later.
     */
    void unlock(QObject* context, std::function<void()> done);
    /** Starts the embedded service once. Call after `unlock`. */
    [[nodiscard]] Result<service::ServiceHost*> service();
    /** Fingerprint of this workplace's seal certificate, read from its file; empty before the first start. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

private:
    QString m_dataFolder;
    secrets::SecretStore& m_secrets;
    const Clock& m_clock;
    Secret m_passphrase;
    std::unique_ptr<service::ServiceHost> m_service;
};

} // namespace ink
