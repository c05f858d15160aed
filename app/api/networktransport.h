#pragma once

#include "app/api/transport.h"
#include "app/base/secret.h"

#include <chrono>
#include <memory>

namespace ink::api {

/** HTTP with QNetworkAccessManager. The credential is only sent in the Authorization header; no cookies are
 * stored, no redirect leaves the origin, the peer's certificate must be valid, loopback never uses a proxy,
 * and plain http is only used for loopback. Logs method, path pattern, status and time (category
 * `ink.api`). */
class NetworkTransport final : public Transport
{
public:
    /** The proxy for requests to other machines. */
    struct Proxy
    {
        enum class Kind {
            System, ///< the system's settings
            None,
            Http, ///< uses CONNECT
            Socks ///< SOCKS 5; resolves host names itself
        };
        Kind kind = Kind::System;
        QString host;
        quint16 port = 0;
        QString user; ///< empty = no authentication
        Secret password;
    };
    struct Options
    {
        QUrl baseUrl;
        Proxy proxy;
        Secret key;                ///< the API key; empty = no credential
        QString extraCaFile;       ///< PEM file, trusted in addition to the system's; empty = none
        bool isAnonymized = false; ///< requests don't reveal version, language or an id
        std::chrono::milliseconds smallIdleTimeout{30'000};
        std::chrono::milliseconds transferIdleTimeout{120'000};
        qint64 maxSmallBytes = 64LL * 1024 * 1024;
        qint64 maxTransferBytes = 250LL * 1024 * 1024;
    };
    explicit NetworkTransport(Options options);
    ~NetworkTransport() override;

    [[nodiscard]] QUrl baseUrl() const override;
    [[nodiscard]] std::unique_ptr<Exchange> send(const Request& request, ResponseHandler answer,
                                                 ProgressHandler progress) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::api
