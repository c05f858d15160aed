#pragma once

#include "app/api/transport.h"
#include "app/base/secret.h"

#include <chrono>
#include <memory>

namespace ink::api {

/**
 * HTTP over QNetworkAccessManager. The credential goes into each request's Authorization header and nowhere
 * else; no cookies are kept, no redirect leaves the origin, the peer's certificate must hold, loopback never
 * goes through a proxy, and plain http goes nowhere but to loopback. Logs method, path shape, status and time
 * (category `ink.api`).
 */
class NetworkTransport final : public Transport
{
public:
    /** The proxy for requests to other machines. */
    struct Proxy
    {
        enum class Kind {
            System, ///< as the system is set up
            None,
            Http, ///< by CONNECT
            Socks ///< SOCKS 5; names are looked up there
        };
        Kind kind = Kind::System;
        QString host;
        quint16 port = 0;
        QString user; ///< empty = it asks for nobody
        Secret password;
    };
    struct Options
    {
        QUrl baseUrl;
        Proxy proxy;
        Secret key;              ///< the API key; empty = no credential
        QString extraCaFile;     ///< PEM file, trusted besides the system's; empty = none
        bool isDiscreet = false; ///< requests tell no version, language or number of their own
        std::chrono::milliseconds idleSmall{30'000};
        std::chrono::milliseconds idleTransfer{120'000};
        qint64 maxSmall = 64LL * 1024 * 1024;
        qint64 maxTransfer = 250LL * 1024 * 1024;
    };
    explicit NetworkTransport(Options options);
    ~NetworkTransport() override;

    [[nodiscard]] QUrl baseUrl() const override;
    [[nodiscard]] std::unique_ptr<Exchange> send(const Request& request, Answer answer,
                                                 ProgressOf progress) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::api
