#include "app/api/signercalls.h"

#include "app/api/apirequests.h"
#include "app/api/callrunner.h"
#include "app/api/signerpass.h"
#include "app/api/signerpath.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"

#include <QJsonObject>

#include <utility>

namespace ink::api {

namespace {

Result<wire::SignerView> decodeView(const Response& response)
{
    return decodeResponse<wire::SignerView>(response, wire::signerViewFromJson);
}

Result<QByteArray> decodeBytes(const Response& response)
{
    return response.body;
}

QString attachmentPlace(domain::TagId tag)
{
    return QStringLiteral("/attachments/") + QString::number(tag.value());
}

} // namespace

SignerCalls::SignerCalls(CallRunner& runner, QHash<QString, Secret>& passes, const QString& signingUrl)
    : m_runner(runner), m_passes(passes), m_path(signerPath(runner.baseUrl(), signingUrl))
{
}

Request SignerCalls::request(Method method, const QString& place) const
{
    return asSigner(api::request(method, m_path.value_or(QString()) + place));
}

Request SignerCalls::request(Method method, const QString& place, const QJsonObject& body) const
{
    return asSigner(api::request(method, m_path.value_or(QString()) + place, body));
}

Request SignerCalls::asSigner(Request request) const
{
    request.isAnonymous = true;
    if (m_path) request.signerPass = m_passes.value(*m_path);
    return request;
}

template <typename T>
Call SignerCalls::run(Request request, QObject* context, Done<T> done,
                      std::function<Result<T>(const Response&)> decode, Progress progress) const
{
    if (!m_path) return m_runner.failCall<T>(m_path.error(), context, std::move(done));
    return m_runner.run<T>(std::move(request), context, std::move(done), std::move(decode),
                           std::move(progress));
}

Call SignerCalls::view(QObject* context, Done<wire::SignerView> done) const
{
    return run<wire::SignerView>(request(Method::Get, QStringLiteral("/values")), context, std::move(done),
                                 decodeView);
}

Call SignerCalls::viewIfChanged(const QByteArray& etag, QObject* context, Done<ViewUpdate> done) const
{
    Request out = request(Method::Get, QStringLiteral("/values"));
    out.ifNoneMatch = etag;
    return run<ViewUpdate>(std::move(out), context, std::move(done),
                           [etag](const Response& response) -> Result<ViewUpdate> {
                               if (response.status == 304) return ViewUpdate{etag, {}};
                               INK_ASSIGN(view, decodeView(response));
                               return ViewUpdate{response.header("ETag"), std::move(view)};
                           });
}

Call SignerCalls::page(QObject* context, Done<QByteArray> done) const
{
    Request out = request(Method::Get, {});
    out.accept = "text/html";
    return run<QByteArray>(std::move(out), context, std::move(done), decodeBytes);
}

Call SignerCalls::picture(int page, QObject* context, Done<QByteArray> done) const
{
    Request out = request(Method::Get, QStringLiteral("/pages/%1.png").arg(page));
    out.accept = "image/png";
    return run<QByteArray>(std::move(out), context, std::move(done), decodeBytes);
}

Call SignerCalls::saveValues(const wire::SignerValues& values, QObject* context,
                             Done<wire::SignerView> done) const
{
    return run<wire::SignerView>(request(Method::Put, QStringLiteral("/values"), wire::toJson(values)),
                                 context, std::move(done), decodeView);
}

Call SignerCalls::finish(const wire::SignerValues& values, QObject* context,
                         Done<wire::SignerView> done) const
{
    wire::FinishRequest finishing;
    finishing.hasConsented = true;
    finishing.values = values;
    return finish(finishing, context, std::move(done));
}

Call SignerCalls::finish(const wire::FinishRequest& finishing, QObject* context,
                         Done<wire::SignerView> done) const
{
    Request out = request(Method::Post, QStringLiteral("/finish"), wire::toJson(finishing));
    out.isAnonymous = !finishing.isInPerson; // the account's credentials prove who owns the device
    return run<wire::SignerView>(std::move(out), context, std::move(done), decodeView);
}

Call SignerCalls::prepare(const wire::PrepareRequest& preparation, QObject* context,
                          Done<wire::PreparedSignatures> done) const
{
    return run<wire::PreparedSignatures>(
        request(Method::Post, QStringLiteral("/prepare"), wire::toJson(preparation)), context,
        std::move(done), [](const Response& response) {
            return decodeResponse<wire::PreparedSignatures>(response, wire::preparedSignaturesFromJson);
        });
}

Call SignerCalls::preparedFile(domain::FileId file, QObject* context, Done<QByteArray> done) const
{
    Request out = request(Method::Get, QStringLiteral("/prepared/") + QString::number(file.value()));
    out.accept = "application/pdf";
    return run<QByteArray>(std::move(out), context, std::move(done), decodeBytes);
}

Call SignerCalls::reject(const QString& reason, QObject* context, Done<wire::SignerView> done) const
{
    return run<wire::SignerView>(
        request(Method::Post, QStringLiteral("/reject"), wire::toJson(wire::RejectRequest{reason})), context,
        std::move(done), decodeView);
}

Call SignerCalls::delegate(const wire::DelegateRequest& person, QObject* context, Done<void> done) const
{
    return run<void>(request(Method::Post, QStringLiteral("/delegate"), wire::toJson(person)), context,
                     std::move(done), decodeNothing);
}

Call SignerCalls::askQuestion(const wire::QuestionRequest& question, QObject* context,
                              Done<wire::SignerView> done) const
{
    return run<wire::SignerView>(request(Method::Post, QStringLiteral("/questions"), wire::toJson(question)),
                                 context, std::move(done), decodeView);
}

Call SignerCalls::attach(domain::TagId tag, const Upload& file, QObject* context, Done<wire::SignerView> done,
                         Progress progress) const
{
    Request out = request(Method::Put, attachmentPlace(tag));
    out.query = wire::toQueryString({{QStringLiteral("name"), file.name}});
    out.bodyFile = {file.name, file.path};
    out.kind = Request::Kind::Transfer;
    return run<wire::SignerView>(std::move(out), context, std::move(done), decodeView, std::move(progress));
}

Call SignerCalls::detach(domain::TagId tag, QObject* context, Done<wire::SignerView> done) const
{
    return run<wire::SignerView>(request(Method::Delete, attachmentPlace(tag)), context, std::move(done),
                                 decodeView);
}

Call SignerCalls::unlock(const QString& code, QObject* context, Done<bool> done) const
{
    wire::UnlockRequest asking;
    asking.code = code;
    asking.wantsToken = true;
    // The passes belong to the client: after its destruction, the only result is Cancelled.
    const auto decode = [passes = &m_passes, path = m_path](const Response& response) -> Result<bool> {
        INK_ASSIGN(unlocked, decodeResponse<SignerPass>(response, signerPassFromJson));
        if (!unlocked.pass.isEmpty()) passes->insert(*path, unlocked.pass);
        return unlocked.isComplete;
    };
    return run<bool>(request(Method::Post, QStringLiteral("/unlock"), wire::toJson(asking)), context,
                     std::move(done), decode);
}

Call SignerCalls::requestCode(QObject* context, Done<void> done) const
{
    return run<void>(request(Method::Post, QStringLiteral("/code")), context, std::move(done), decodeNothing);
}

void SignerCalls::dropPass() const
{
    if (m_path) m_passes.remove(*m_path);
}

} // namespace ink::api
