#include "app/service/host/handover.h"

#include "app/service/core/stores.h"
#include "app/service/http/server/selfsigned.h"

namespace ink::service {

namespace {

constexpr std::chrono::hours certificateLasts{24};
constexpr std::chrono::seconds lastAnswers{2}; // for requests in progress when the server closes

/** Returns limits that suffice for one phone and leave few resources to other clients that find the port. */
http::HttpServer::Options smallServer(const QString& address, const http::SelfSignedCertificate& identity,
                                      const http::AccessLog& accessLog)
{
    http::HttpServer::Options options;
    options.host = address;
    options.threads = 1;
    options.pictureThreads = 4;
    options.heavyThreads = 1;
    options.passwordThreads = 1;
    options.maxConnections = 64;
    options.maxConnectionsPerAddress = 32;
    options.tlsCertificatePem = identity.certificatePem;
    options.tlsKeyPem = identity.keyPem;
    options.accessLog = accessLog;
    return options;
}

} // namespace

Result<std::unique_ptr<HandOver>> HandOver::open(const Parts& parts, const QString& invitationGuid,
                                                 const QString& address,
                                                 std::function<void(http::SignerStep)> onStep)
{
    INK_TRY(parts.stores.documents.loadByInvitation(invitationGuid));
    INK_ASSIGN(identity, http::makeSelfSigned(address, parts.clock.now(), certificateLasts));
    std::unique_ptr<HandOver> opened(new HandOver);
    opened->m_fingerprint = identity.fingerprint;
    opened->m_router =
        http::invitationRouter(parts.router, invitationGuid, identity.fingerprint, std::move(onStep));
    opened->m_server =
        std::make_unique<http::HttpServer>(opened->m_router, parts.authenticator, parts.stores, parts.clock,
                                           smallServer(address, identity, parts.accessLog));
    INK_ASSIGN(port, opened->m_server->start());
    const QString host =
        address.contains(QLatin1Char(':')) ? QLatin1Char('[') + address + QLatin1Char(']') : address;
    opened->m_url = QStringLiteral("https://%1:%2/sign/%3").arg(host).arg(port).arg(invitationGuid);
    return opened;
}

HandOver::~HandOver()
{
    if (m_server) m_server->stop(lastAnswers);
}

} // namespace ink::service
