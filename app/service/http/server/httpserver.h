#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/router.h"
#include "app/service/http/server/accesslog.h"
#include "app/service/http/server/ratelimiter.h"

#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace ink::service::http {

/**
 * The HTTP/1.1 server (Boost.Beast) on its own threads. The limits of contract §10 are enforced while
 * reading; file parts are streamed to the blob store. Never throws; every error follows contract §9.
 */
class HttpServer final
{
public:
    struct Options
    {
        QString host = QStringLiteral("127.0.0.1");
        quint16 port = 0; ///< 0 = chosen by the system
        int threads = 4;
        /** The number of threads for routes with Router::Workers::Pictures. Larger than the number of callers
         * that may wait in PagePictures, so that further requests are rejected immediately. */
        int pictureThreads = 44;
        // Index(heavyThreads): Strangers: how many threads their large bodies get
        /** The number of threads for large bodies of clients without an account. These clients wait for each
         * other and do not block others. */
        int heavyThreads = 2;
        int passwordThreads = 2; ///< for requests with a password, which are deliberately slow to verify
        domain::Limits limits;
        int maxConnections = 8192; ///< maximum open connections; the longest-waiting ones are closed for new
                                   ///< ones
        int maxConnectionsPerAddress = 4096;     ///< maximum open connections of one client address; trusted
                                                 ///< proxies have no limit
        qint64 bodyMemory = 256LL * 1024 * 1024; ///< maximum bytes of all request bodies in memory combined;
                                                 ///< further requests get 503
        // Index(anonymousMemory): HTTP limits: connections, memory, slow clients
        qint64 anonymousMemory = 64LL * 1024 * 1024; ///< maximum for all clients without an account combined
        qint64 anonymousMemoryPerAddress = 16LL * 1024 * 1024; ///< maximum for one address of clients without
                                                               ///< an account
        qint64 responseCacheBytes = 64LL * 1024 * 1024;        ///< bytes of cached responses
        /** For tests: creates every cached response again and ends the process if the two differ. */
        bool verifiesCache = false;
        QString tlsCertificateFile = {};   ///< PEM, the whole chain; empty = no TLS
        QString tlsKeyFile = {};           ///< PEM, without a passphrase
        QByteArray tlsCertificatePem = {}; ///< in memory, instead of files
        Secret tlsKeyPem = {};
        QStringList trustedProxies = {}; ///< CIDR: proxies whose X-Forwarded-For and -Proto are trusted
        bool isPublicSecure = false;     ///< clients connect with HTTPS, even if requests arrive here without
                                         ///< it
        QByteArray publicAuthority = {}; ///< host and port of the public URL
        QByteArray publicPath = {};      ///< path of the public URL, which a proxy removes; without a
                                         ///< trailing slash
        std::chrono::milliseconds headerTimeout{
            10'000}; ///< for a complete head from its first byte, and for the TLS handshake
        std::chrono::milliseconds idleTimeout{60'000}; ///< between requests, and between two chunks
        int bodyBytesPerSecond = 1024;                 ///< minimum rate of a body
        std::chrono::milliseconds bodyGrace{10'000};   ///< time before that rate is enforced
        /** The minimum rate of bodies of clients without an account while memory for them is low, enforced
         * after a fifth of `bodyGrace`. Otherwise, the time credit of a body is limited to `idleTimeout` for
         * an account and to twice `bodyGrace` for other clients. */
        int lowMemoryBytesPerSecond = 64 * 1024;
        std::chrono::milliseconds writeTimeout{
            30'000}; ///< maximum time during which a client accepts no data of a response
        /** If there are too many connections, a client that has accepted no data of its response for this
         * long is closed first. */
        std::chrono::milliseconds writeGrace{1'000};
        std::optional<RateLimiter::Rate> rate = {}; ///< rate limit for each key; none = unlimited
        AccessLog accessLog = {};                   ///< called for every response; may be empty
    };
    HttpServer(const Router& router, Authenticator& authenticator, Stores& stores, const Clock& clock,
               Options options);
    ~HttpServer(); ///< calls stop()

    /** Starts listening and returns the port. */
    [[nodiscard]] Result<quint16> start();
    /** Removes all cached responses, after a change that doesn't raise any account's revision. Safe from any
     * thread. */
    void clearResponseCache();
    /** From now on, responses announce that their connection closes, but requests are still accepted. Waits
     * at most this long for the connections to end. Without this step, a proxy that keeps connections open
     * could send a request on a connection that is being closed. */
    void announceStop(std::chrono::milliseconds atMost);
    /** Accepts no more connections, waits at most this long for running requests, then closes all
     * connections. */
    void stop(std::chrono::milliseconds atMost = std::chrono::seconds(5));

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::http
