// The signer's side: no account, the GUID of the invitation is the right (contract §8).
#include "app/api/apiclient.h"
#include "app/api/apiclient_p.h"

#include <QUrlQuery>
#include <QUuid>

namespace ink::api {

namespace {

Result<wire::SignerView> decodeView(const Response& response)
{
    return decoded<wire::SignerView>(response, wire::signerViewFromJson);
}

Request anonymous(Request request)
{
    request.anonymous = true;
    return request;
}

} // namespace

Result<QString> signerPath(const QUrl& baseUrl, const QString& signingUrl)
{
    const auto bad = [](const QString& sentence) {
        return fail(ErrorCode::Validation, sentence, {{QStringLiteral("signingURL"), sentence}});
    };
    const QUrl url = baseUrl.resolved(QUrl(signingUrl, QUrl::StrictMode));
    if (!url.isValid() || signingUrl.isEmpty())
        return bad(QStringLiteral("The recipient has no signing address yet."));
    const bool samePlace =
        sameOrigin(url, baseUrl) || (isLoopback(url) && isLoopback(baseUrl) && url.port() == baseUrl.port() &&
                                     url.scheme() == baseUrl.scheme());
    if (!samePlace) return bad(QStringLiteral("The signing address belongs to another server."));
    QString id = QUrlQuery(url).queryItemValue(QStringLiteral("iid"));
    if (id.isEmpty()) id = url.path().section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
    const QUuid guid = QUuid::fromString(id);
    if (guid.isNull()) return bad(QStringLiteral("The signing address is not understood."));
    return QStringLiteral("/sign/") + guid.toString(QUuid::WithoutBraces);
}

Call ApiClient::signerView(const QString& signingUrl, QObject* context, Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(anonymous(request(Method::Get, *path + QStringLiteral("/values"))),
                                    context, std::move(done), decodeView);
}

Call ApiClient::saveValues(const QString& signingUrl, const wire::SignerValues& values, QObject* context,
                           Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(
        anonymous(request(Method::Put, *path + QStringLiteral("/values"), wire::toJson(values))), context,
        std::move(done), decodeView);
}

Call ApiClient::finish(const QString& signingUrl, const wire::SignerValues& values, QObject* context,
                       Done<wire::SignerView> done)
{
    wire::FinishRequest finishing;
    finishing.consent = true;
    finishing.values = values;
    return finish(signingUrl, finishing, context, std::move(done));
}

Call ApiClient::finish(const QString& signingUrl, const wire::FinishRequest& finishing, QObject* context,
                       Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(
        anonymous(request(Method::Post, *path + QStringLiteral("/finish"), wire::toJson(finishing))), context,
        std::move(done), decodeView);
}

Call ApiClient::reject(const QString& signingUrl, const QString& reason, QObject* context,
                       Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(anonymous(request(Method::Post, *path + QStringLiteral("/reject"),
                                                      wire::toJson(wire::RejectRequest{reason}))),
                                    context, std::move(done), decodeView);
}

} // namespace ink::api
