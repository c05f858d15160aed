#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/http/accesslog.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/ratelimiter.h"
#include "app/service/http/router.h"

#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace ink::service::http {

/**
 * The HTTP/1.1 server (Boost.Beast) on threads of its own. Limits of contract §10 are enforced while reading;
 * file parts are streamed to the blob store. Never throws out; every error is contract §9.
 */
class HttpServer final
{
public:
    struct Options
    {
        QString host = QStringLiteral("127.0.0.1");
        quint16 port = 0; ///< 0 = chosen by the system
        int threads = 4;
        /** For routes with Router::Workers::Pictures; more than callers that PagePictures lets wait, so that
         * the others get an answer at once. */
        int pictureThreads = 44;
        /** For large bodies of clients without an account: they wait for each other, not others for them. */
        int heavyThreads = 2;
        int passwordThreads = 2; ///< for requests with a password: checking one takes long on purpose
        domain::Limits limits;
        int connections = 8192;           ///< open at once; those that waited longest make room for more
        int connectionsPerAddress = 4096; ///< the same for one client's address; proxies have no limit
        qint64 bodyMemory = 256LL * 1024 * 1024;     ///< bytes of all bodies in memory together; more get 503
        qint64 anonymousMemory = 64LL * 1024 * 1024; ///< of these, for all clients without an account
        qint64 anonymousMemoryPerAddress = 16LL * 1024 * 1024; ///< for one address of such clients
        qint64 answerMemory = 64LL * 1024 * 1024;              ///< bytes of answers that are remembered
        QString tlsCertificateFile = {};                       ///< PEM, the whole chain; empty = without TLS
        QString tlsKeyFile = {};                               ///< PEM, without a passphrase
        QByteArray tlsCertificatePem = {};                     ///< in memory, instead of files
        Secret tlsKeyPem = {};
        QStringList trustedProxies = {}; ///< CIDR: whose X-Forwarded-For and -Proto are believed
        bool publicIsSecure = false;     ///< clients reach it by https, whatever arrives here
        QByteArray publicAuthority = {}; ///< host and port of the address that people know
        std::chrono::milliseconds headerTimeout{
            10'000}; ///< for a whole head from its first byte, and for TLS's handshake
        std::chrono::milliseconds idleTimeout{60'000}; ///< between requests, and between two pieces
        int bodyBytesPerSecond = 1024;                 ///< a body may be this slow
        std::chrono::milliseconds bodyGrace{10'000};   ///< before that rate counts
        /** The head start of a body over that rate: an account by `idleTimeout`, others by twice the grace.
         * While memory for others is short, theirs must come at this rate after a fifth of the grace. */
        int shortBytesPerSecond = 64 * 1024;
        std::chrono::milliseconds writeTimeout{30'000}; ///< for a client to take some of an answer
        /** A client that took nothing of its answer for so long makes room when there are too many. */
        std::chrono::milliseconds writeGrace{1'000};
        std::optional<RateLimiter::Rate> rate = {}; ///< of each key's requests; none = any
        AccessLog accessLog = {};                   ///< called for every response; may be empty
    };
    HttpServer(const Router& router, Authenticator& authenticator, Stores& stores, const Clock& clock,
               Options options);
    ~HttpServer(); ///< stops

    /** Listens and serves; returns the port. */
    [[nodiscard]] Result<quint16> start();
    /** Accepts nothing any more, lets running requests end for at most this long, then closes. */
    void stop(std::chrono::milliseconds atMost = std::chrono::seconds(5));

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::http
