#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

#include <memory>

namespace ink::service {

/**
 * The whole service as one thing to start and stop: database, blobs, seal key, workers and HTTP server over
 * one data folder. The workstation embeds it, `inkstoned` runs it; neither sees anything of it but this and
 * its address.
 */
class ServiceHost final
{
public:
    struct Options
    {
        QString dataFolder;
        QString host = QStringLiteral("127.0.0.1");
        quint16 port = 0;     ///< 0 = the one of the last time in this folder, else chosen by the system
        Secret keyPassphrase; ///< for the seal's private key; empty = kept unencrypted with mode 0600
        bool allowLoopbackCallbacks = true;
        QString publicUrl;      ///< how others reach it, for signingURL; empty = the address it listens on
        bool rateLimit = false; ///< 50 requests a second for each account (contract §10)
    };
    [[nodiscard]] static Result<std::unique_ptr<ServiceHost>> start(const Options& options,
                                                                    const Clock& clock);
    ~ServiceHost();

    [[nodiscard]] QString baseUrl() const; ///< e.g. http://127.0.0.1:43211
    /** SHA-256 of the seal's certificate, hex. At the very first start this waits until the key is made. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

    /**
     * The account that is used on this computer, made when it is not there, with a key that is good for this
     * run only: it is kept in memory, revoked when the host ends or, after a crash, by the next start. The
     * same key at every call.
     */
    [[nodiscard]] Result<Secret> localKey();
    /** A new account and its first key. Duplicate when the address is taken. */
    [[nodiscard]] Result<Secret> addAccount(const QString& email, const QString& name);
    [[nodiscard]] Result<QStringList> accounts() const;

private:
    struct Private;
    explicit ServiceHost(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
