// The signer's side: no account, the GUID of the invitation is the right (contract §8).
#include "app/api/apiclient.h"
#include "app/api/apiclient_p.h"
#include "app/base/reasons.h"
#include "app/wire/listcodec.h"

#include <QUrlQuery>
#include <QUuid>

#include <algorithm>

namespace ink::api {

namespace {

Result<wire::SignerView> decodeView(const Response& response)
{
    return decoded<wire::SignerView>(response, wire::signerViewFromJson);
}

/** A pass as it may stand in a header; a server's word goes nowhere else. */
bool isPass(const QByteArray& token)
{
    return token.size() <= 128 && std::all_of(token.begin(), token.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      QByteArrayView("-_.~+/=").contains(c);
           });
}

struct Unlocked
{
    Secret pass;
    bool whole = true;
};

Result<Unlocked> unlockedFromJson(const QJsonObject& object)
{
    const QByteArray token = object.value(QLatin1StringView("token")).toString().toLatin1();
    if (!isPass(token)) return fail(ErrorCode::Protocol, reasons::tokenUnknown());
    return Unlocked{Secret(token), object.value(QLatin1StringView("unlocked")).toBool(true)};
}

} // namespace

Result<QString> signerPath(const QUrl& baseUrl, const QString& signingUrl)
{
    const auto bad = [](const Message& sentence) {
        return fail(ErrorCode::Validation, sentence, {{QStringLiteral("signingURL"), sentence}});
    };
    const QUrl url = baseUrl.resolved(QUrl(signingUrl, QUrl::StrictMode));
    if (!url.isValid() || signingUrl.isEmpty()) return bad(reasons::recipientHasNoSigningAddress());
    // Two services of this computer over the same data give out each other's links; only the path is taken.
    const bool samePlace = sameOrigin(url, baseUrl) ||
                           (isLoopback(url) && isLoopback(baseUrl) && url.scheme() == baseUrl.scheme());
    if (!samePlace) return bad(reasons::signingAddressOfOtherServer());
    QString id = QUrlQuery(url).queryItemValue(QStringLiteral("iid"));
    if (id.isEmpty()) id = url.path().section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
    const QUuid guid = QUuid::fromString(id);
    if (guid.isNull()) return bad(reasons::signingAddressInvalid());
    return QStringLiteral("/sign/") + guid.toString(QUuid::WithoutBraces);
}

Call ApiClient::signerView(const QString& signingUrl, QObject* context, Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(
        d->forSigner(*path, request(Method::Get, *path + QStringLiteral("/values"))), context,
        std::move(done), decodeView);
}

Call ApiClient::followSigner(const QString& signingUrl, const QByteArray& etag, QObject* context,
                             Done<SignerNews> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<SignerNews>(path.error(), context, std::move(done));
    Request out = d->forSigner(*path, request(Method::Get, *path + QStringLiteral("/values")));
    out.ifNoneMatch = etag;
    const auto decode = [etag](const Response& response) -> Result<SignerNews> {
        if (response.status == 304) return SignerNews{etag, {}};
        INK_ASSIGN(view, decodeView(response));
        return SignerNews{response.header("ETag"), std::move(view)};
    };
    return d->run<SignerNews>(std::move(out), context, std::move(done), decode);
}

namespace {

Request bytesOf(const QString& path, const char* accept)
{
    Request out = request(Method::Get, path);
    out.accept = accept;
    return out;
}

Result<QByteArray> decodeBytes(const Response& response)
{
    return response.body;
}

QString attachmentPath(const QString& invitation, domain::TagId tag)
{
    return invitation + QStringLiteral("/attachments/") + QString::number(tag.value());
}

} // namespace

Call ApiClient::signingPage(const QString& signingUrl, QObject* context, Done<QByteArray> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<QByteArray>(path.error(), context, std::move(done));
    return d->run<QByteArray>(d->forSigner(*path, bytesOf(*path, "text/html")), context, std::move(done),
                              decodeBytes);
}

Call ApiClient::signerPicture(const QString& signingUrl, int page, QObject* context, Done<QByteArray> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<QByteArray>(path.error(), context, std::move(done));
    const QString picture = *path + QStringLiteral("/pages/%1.png").arg(page);
    return d->run<QByteArray>(d->forSigner(*path, bytesOf(picture, "image/png")), context, std::move(done),
                              decodeBytes);
}

Call ApiClient::saveValues(const QString& signingUrl, const wire::SignerValues& values, QObject* context,
                           Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(
        d->forSigner(*path, request(Method::Put, *path + QStringLiteral("/values"), wire::toJson(values))),
        context, std::move(done), decodeView);
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
    Request out = d->forSigner(
        *path, request(Method::Post, *path + QStringLiteral("/finish"), wire::toJson(finishing)));
    out.anonymous = !finishing.inPerson; // the account's credentials prove whose device it is
    return d->run<wire::SignerView>(out, context, std::move(done), decodeView);
}

Call ApiClient::reject(const QString& signingUrl, const QString& reason, QObject* context,
                       Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(
        d->forSigner(*path, request(Method::Post, *path + QStringLiteral("/reject"),
                                    wire::toJson(wire::RejectRequest{reason}))),
        context, std::move(done), decodeView);
}

Call ApiClient::delegate(const QString& signingUrl, const wire::DelegateRequest& person, QObject* context,
                         Done<void> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<void>(path.error(), context, std::move(done));
    return d->run<void>(
        d->forSigner(*path, request(Method::Post, *path + QStringLiteral("/delegate"), wire::toJson(person))),
        context, std::move(done), [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::attach(const QString& signingUrl, domain::TagId tag, const Upload& file, QObject* context,
                       Done<wire::SignerView> done, Progress progress)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    Request out = request(Method::Put, attachmentPath(*path, tag));
    out.query = wire::toQueryString({{QStringLiteral("name"), file.name}});
    out.bodyFile = {file.name, file.path};
    out.kind = Request::Kind::Transfer;
    return d->run<wire::SignerView>(d->forSigner(*path, out), context, std::move(done), decodeView,
                                    std::move(progress));
}

Call ApiClient::detach(const QString& signingUrl, domain::TagId tag, QObject* context,
                       Done<wire::SignerView> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<wire::SignerView>(path.error(), context, std::move(done));
    return d->run<wire::SignerView>(d->forSigner(*path, request(Method::Delete, attachmentPath(*path, tag))),
                                    context, std::move(done), decodeView);
}

Call ApiClient::unlock(const QString& signingUrl, const QString& code, QObject* context, Done<bool> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<bool>(path.error(), context, std::move(done));
    wire::UnlockRequest asking;
    asking.code = code;
    asking.wantsToken = true;
    // The answer does not come when the client is gone, except as Cancelled.
    const auto decode = [this, path = *path](const Response& response) -> Result<bool> {
        INK_ASSIGN(unlocked, decoded<Unlocked>(response, unlockedFromJson));
        if (!unlocked.pass.isEmpty()) d->passes.insert(path, unlocked.pass);
        return unlocked.whole;
    };
    return d->run<bool>(
        d->forSigner(*path, request(Method::Post, *path + QStringLiteral("/unlock"), wire::toJson(asking))),
        context, std::move(done), decode);
}

Call ApiClient::requestCode(const QString& signingUrl, QObject* context, Done<void> done)
{
    const auto path = signerPath(baseUrl(), signingUrl);
    if (!path) return d->refuse<void>(path.error(), context, std::move(done));
    return d->run<void>(d->forSigner(*path, request(Method::Post, *path + QStringLiteral("/code"))), context,
                        std::move(done), [](const Response&) -> Result<void> { return {}; });
}

void ApiClient::forgetPass(const QString& signingUrl)
{
    if (const auto path = signerPath(baseUrl(), signingUrl)) d->passes.remove(*path);
}

} // namespace ink::api
