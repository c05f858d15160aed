#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/http/accesslog.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/ratelimiter.h"
#include "app/service/http/router.h"

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
        domain::Limits limits;
        int connections = 1000;                          ///< open at once; more are closed at once
        std::chrono::milliseconds headerTimeout{10'000}; ///< for a whole head, once its first byte is there
        std::chrono::milliseconds idleTimeout{60'000};   ///< between requests, and between two pieces
        int bodyBytesPerSecond = 1024;                   ///< a body may be this slow on the whole
        std::chrono::milliseconds bodyGrace{10'000};     ///< before that rate counts
        std::optional<RateLimiter::Rate> rate = {};      ///< of each account's requests; none = any
        AccessLog accessLog;                             ///< told every answer; may be empty
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
