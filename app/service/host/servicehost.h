#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealer.h"
#include "app/service/http/apiversions.h"
#include "app/service/http/routes/oneinvitation.h"
#include "app/service/http/server/accesslog.h"
#include "app/service/mail/imapmailbox.h"
#include "app/service/mail/mailer.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/sms/smsgateway.h"
#include "app/service/timestamps/sealserviceclient.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::service {

/**
 * The complete service as one object: database, blobs, seal key, workers and HTTP server, over one data
 * folder or one PostgreSQL database. Embedded in the desktop app and run by `inkstoned`. Both use only this
 * class and the service's address.
 */
class ServiceHost final
{
public:
    struct Options
    {
        QString dataFolder;    ///< if `database` is set, used only for temporary files; may then be empty
        QString database = {}; ///< `postgresql://…`, shared with other hosts; empty = SQLite in dataFolder
        QString databaseFile = {}; ///< the file that contains `database`; see DataLocation
        QString blobFolder = {}; ///< with `database`: a folder that all hosts share; empty = in the database
        int databaseConnections =
            store::defaultConnections; ///< with `database`: maximum number of connections
        QString host = QStringLiteral("127.0.0.1");
        quint16 port = 0; ///< 0 = `preferredPort`, else the last port used for this folder
        /**
         * The port in links. While this port is occupied, another one is used: a second host of the folder
         * then accepts connections from this computer only. 0 = chosen by the system and saved.
         */
        quint16 preferredPort = 0;
        /** Set if the passphrase is stored in a keychain that may be locked. The service then starts without
         * `keyPassphrase`, and sealing waits until `unlockSeal` is called. Called on any thread if a
         * document has to be sealed before that. */
        std::function<void()> onPassphraseRequired = {};
        /** Set if the secret of the mail account or SMS gateway is not known yet. Messages are queued, and
         * this function is called on any thread. Restart the host with the secret. */
        std::function<void()> onMailSecretRequired = {};
        std::function<void()> onSmsSecretRequired = {};
        Secret keyPassphrase; ///< for the seal's private key; empty = stored unencrypted with mode 0600
        std::optional<pdf::SealKey> sealKey = {}; ///< issued by a certificate authority; nothing = the
                                                  ///< service creates its own
        bool createsNewSealKey = false; ///< creates a new key if the one that sealed documents is missing
        std::optional<timestamps::SealServices> sealServices =
            {}; ///< the time-stamp authorities; nothing = seals stay B-B
        bool allowLoopbackCallbacks = true;
        bool allowPrivateCallbacks = false; ///< 10/8, 172.16/12, 192.168/16, 100.64/10, fc00::/7
        QString callbackCaFile; ///< PEM; empty = receivers are verified with the system's certificate
                                ///< authorities
        QString publicUrl;      ///< the public address, for signingURL; empty = the address it listens on
        bool verifiesResponseCache = false;    ///< for tests, see HttpServer::Options
        bool hasRateLimit = false;             ///< 50 requests a second for each account (contract §10)
        std::optional<mail::MailOptions> mail; ///< the outgoing mail server; nothing = no email
                                               ///< notifications
        std::optional<mail::MailboxOptions> mailbox; ///< with `mail`: the mailbox for returned mail
        std::optional<sms::SmsGateway> sms = {};     ///< the SMS gateway; nothing = no codes by SMS
        http::AccessLog accessLog = {};  ///< called for every request that got a response; may be empty
        QString tlsCertFile = {};        ///< PEM with the whole chain; empty = no TLS
        QString tlsKeyFile = {};         ///< PEM without a passphrase; both are reloaded when they change
        QStringList trustedProxies = {}; ///< CIDR: proxies whose X-Forwarded-For and X-Forwarded-Proto are
                                         ///< trusted
        signingpage::PagePictures::Options pictures = {}; ///< resource limits for rendering pages
        /** Language of the local account when it is created (BCP 47); empty = English. */
        QString localLanguage = {};
        qint64 maxAccountBytes = 0;     ///< maximum bytes of all files of one account; 0 = no limit
        qint64 maxAccountDocuments = 0; ///< maximum documents of one account, including templates and the
                                        ///< trash; 0 = no limit
        http::ApiVersions apiVersions = http::ApiVersions::ofService(); ///< tests use other versions
        /** The time during which requests are still accepted after `stop`. Their responses close the
         * connection. For proxies that keep connections open. */
        std::chrono::milliseconds drainTime{0};
        /** The interval of the digest of all histories, and its initial delay. */
        std::chrono::milliseconds digestInterval = std::chrono::hours(1);
        std::chrono::milliseconds initialDigestDelay = std::chrono::minutes(1);
    };
    [[nodiscard]] static Result<std::unique_ptr<ServiceHost>> start(const Options& options,
                                                                    const Clock& clock);
    ~ServiceHost(); ///< stops quickly: a running callback is aborted and retried at the next start
    /** Stops being ready, accepts no more requests, and waits for running requests and then for jobs, for
     * about `atMost` in total. No request is served after this call. */
    void stop(std::chrono::milliseconds atMost);
    enum class MailState {
        None,           ///< every email was sent or given up
        Due,            ///< an email is being sent or about to be sent
        RetryScheduled, ///< a failed email will be retried later
    };
    /** Returns the state of this service's pending emails, regardless of the sending host. */
    [[nodiscard]] MailState pendingMail() const;
    /** Succeeds if the service is operational; otherwise Unavailable with an explanation. */
    [[nodiscard]] Result<void> checkReady() const;

    [[nodiscard]] QString listenUrl() const; ///< the listening address, regardless of the public address
    [[nodiscard]] QString localUrl() const;  ///< for a client on this computer, e.g. http://127.0.0.1:43211
    /** Returns eight hex digits that identify this host. `/health/live` returns them as `service`. */
    [[nodiscard]] QString hostId() const;
    /** Returns the base URL of signing links, e.g. http://127.0.0.1:43211. The links of a second host of the
     * same folder point to the first host, which usually runs longer and has the port of earlier links. When
     * the first host ends for any reason, the second one also listens on that port within seconds. */
    [[nodiscard]] QString baseUrl() const;
    /** Opens the seal's key (creates it at the very first start) and resumes pending sealing jobs. An empty
     * passphrase leaves a new key unencrypted. Crypto error if the passphrase is wrong. */
    [[nodiscard]] Result<void> unlockSeal(const Secret& passphrase);
    /** Returns the SHA-256 of the seal's certificate in hex. At the very first start, waits until the key is
     * created. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

    /**
     * Returns an API key of this computer's account, which is created if missing; only for a host with a data
     * folder. The key is valid for this run only: it is held in memory and revoked when the host ends or,
     * after a crash, by the next start. Every call returns the same key.
     */
    [[nodiscard]] Result<Secret> localKey();
    /** Creates an account and its first key. Duplicate if the email address is already in use. */
    [[nodiscard]] Result<Secret> addAccount(const QString& email, const QString& name);
    [[nodiscard]] Result<QStringList> accounts() const;

    using SignerStep = http::SignerStep;
    /** The address at which one invitation can be signed from the local network. */
    struct NetworkPage
    {
        QString url;
        QString fingerprint; ///< SHA-256 of the certificate, as browsers display it
    };
    /**
     * Makes the signing page of one invitation available in the local network over TLS, at an IP address of
     * this computer. Closes a page opened earlier. `onStep` is called on other threads.
     */
    [[nodiscard]] Result<NetworkPage> openToNetwork(const QString& invitationGuid, const QString& address,
                                                    std::function<void(SignerStep)> onStep);
    /** Closes the page and stops listening. */
    void closeToNetwork();

private:
    struct Private;
    explicit ServiceHost(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
