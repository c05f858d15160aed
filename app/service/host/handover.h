#pragma once

#include "app/service/http/routes/oneinvitation.h"
#include "app/service/http/server/httpserver.h"

namespace ink::service {

/**
 * Serves the signing page of one invitation over TLS at an address of the local network, in addition to
 * the service's own server. Serves nothing else, and stops listening when it is destroyed.
 */
class HandOver final
{
public:
    struct Parts
    {
        const http::Router& router; ///< the service's router
        http::Authenticator& authenticator;
        Stores& stores;
        const Clock& clock;
        http::AccessLog accessLog;
    };
    [[nodiscard]] static Result<std::unique_ptr<HandOver>> open(const Parts& parts,
                                                                const QString& invitationGuid,
                                                                const QString& address,
                                                                std::function<void(http::SignerStep)> onStep);
    ~HandOver();

    [[nodiscard]] const QString& url() const { return m_url; } ///< The URL of the signing page.
    [[nodiscard]] const QString& fingerprint() const { return m_fingerprint; }

private:
    HandOver() = default;

    http::Router m_router;
    std::unique_ptr<http::HttpServer> m_server;
    QString m_url;
    QString m_fingerprint;
};

} // namespace ink::service
