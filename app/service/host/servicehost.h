#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealer.h"
#include "app/service/http/accesslog.h"
#include "app/service/http/oneinvitation.h"
#include "app/service/mail/imapmailbox.h"
#include "app/service/mail/mailer.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/sms/smsgateway.h"
#include "app/service/timestamps/sealhelpers.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::service {

/**
 * The whole service as one thing to start and stop: database, blobs, seal key, workers and HTTP server over
 * one data folder or one PostgreSQL database. The workstation embeds it, `inkstoned` runs it; neither sees
 * anything of it but this and its address.
 */
class ServiceHost final
{
public:
    struct Options
    {
        QString dataFolder;    ///< with `database` only for temporary files, and may be empty
        QString database = {}; ///< `postgresql://…`, shared with other hosts; empty = SQLite in dataFolder
        QString blobFolder = {}; ///< with `database`: a folder that all hosts share; empty = in the database
        QString host = QStringLiteral("127.0.0.1");
        quint16 port = 0; ///< 0 = `usualPort`, else the one of the last time in this folder
        /**
         * The port that links name; another one is taken while somebody else has it. A second host of the
         * folder then listens on this computer only. 0 = chosen by the system and remembered.
         */
        quint16 usualPort = 0;
        Secret keyPassphrase; ///< for the seal's private key; empty = kept unencrypted with mode 0600
        std::optional<pdf::SealKey> sealKey = {}; ///< an authority's; nothing = the service makes its own
        bool newSealKey = false; ///< makes a new key when the one that documents were sealed with is missing
        std::optional<timestamps::SealHelp> sealHelp =
            {}; ///< the time-stamp authorities; nothing = seals stay B-B
        bool allowLoopbackCallbacks = true;
        bool allowPrivateCallbacks = false; ///< 10/8, 172.16/12, 192.168/16, 100.64/10, fc00::/7
        QString callbackCaFile; ///< PEM; empty = receivers are checked by the system's authorities
        QString publicUrl;      ///< how others reach it, for signingURL; empty = the address it listens on
        bool rateLimit = false; ///< 50 requests a second for each account (contract §10)
        std::optional<mail::MailOptions> mail;       ///< how mail goes out; nothing = no email notifications
        std::optional<mail::MailboxOptions> mailbox; ///< with `mail`: where mail that comes back is read
        std::optional<sms::SmsGateway> sms = {};     ///< how codes by SMS go out; nothing = there are none
        http::AccessLog accessLog = {};              ///< called for every answered request; may be empty
        QString tlsCertFile = {};                    ///< PEM with the whole chain; empty = without TLS
        QString tlsKeyFile = {};         ///< PEM without a passphrase; both are read again when they change
        QStringList trustedProxies = {}; ///< CIDR: whose X-Forwarded-For and X-Forwarded-Proto are believed
        signingpage::PagePictures::Options pictures = {}; ///< limits of what pages may cost to draw
        qint64 accountBytes = 0;     ///< maximum that the files of one account take; 0 = no limit
        qint64 accountDocuments = 0; ///< maximum of one account, with templates and the trash; 0 = no limit
        /** The interval of the digest of all histories, and the delay of the first one. */
        std::chrono::milliseconds digestEvery = std::chrono::hours(1);
        std::chrono::milliseconds digestFirst = std::chrono::minutes(1);
    };
    [[nodiscard]] static Result<std::unique_ptr<ServiceHost>> start(const Options& options,
                                                                    const Clock& clock);
    ~ServiceHost(); ///< soon: a callback under way is given up and tried again by the next start
    /**
     * Is not ready any more, accepts nothing more, and lets requests, then jobs that run end for about this
     * long. Answers nothing afterwards.
     */
    void stop(std::chrono::milliseconds atMost);
    enum class Mail {
        None,  ///< every mail has left or was given up
        Due,   ///< some is being sent or about to be
        Later, ///< failed mails are retried later
    };
    /** Of this service's data, whoever sends it. */
    [[nodiscard]] Mail mailLeft() const;
    /** Returns whether it can do its work now; Unavailable with a sentence when not. */
    [[nodiscard]] Result<void> ready() const;

    [[nodiscard]] QString listenUrl() const; ///< where it listens, whatever its public address is
    [[nodiscard]] QString localUrl() const;  ///< for a client on this computer, e.g. http://127.0.0.1:43211
    /** Eight hex digits that mark this host among others; `/health/live` answers them as `service`. */
    [[nodiscard]] QString mark() const;
    /** E.g. http://127.0.0.1:43211. Signing links of a second host over the same folder lead to the first,
     * which stays longer as a rule and has the port that earlier links name. When it has ended, however it
     * did, the second host answers at that port, too, within seconds. */
    [[nodiscard]] QString baseUrl() const;
    /** SHA-256 of the seal's certificate, hex. At the very first start this waits until the key is made. */
    [[nodiscard]] QString sealFingerprint() const;
    [[nodiscard]] QByteArray sealCertificatePem() const;

    /**
     * Of a host with a data folder only. The account that is used on this computer, made when it is not
     * there, with a key that is good for this run only: it is kept in memory, revoked when the host ends or,
     * after a crash, by the next start. The same key at every call.
     */
    [[nodiscard]] Result<Secret> localKey();
    /** A new account and its first key. Duplicate when the address is taken. */
    [[nodiscard]] Result<Secret> addAccount(const QString& email, const QString& name);
    [[nodiscard]] Result<QStringList> accounts() const;

    using SignerStep = http::SignerStep;
    /** The address at which one invitation can be signed from the local network. */
    struct NetworkPage
    {
        QString url;
        QString fingerprint; ///< SHA-256 of the certificate, as browsers show it
    };
    /**
     * Opens the signing page of one invitation to the local network, over TLS, at an IP address of this
     * computer; one that was open before is closed. `onStep` is called by other threads.
     */
    [[nodiscard]] Result<NetworkPage> openToNetwork(const QString& invitationGuid, const QString& address,
                                                    std::function<void(SignerStep)> onStep);
    /** Nothing listens there afterwards. */
    void closeToNetwork();

private:
    struct Private;
    explicit ServiceHost(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
