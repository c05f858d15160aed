#include "app/api/apiclient.h"

#include "app/api/apiclient_p.h"
#include "app/base/reasons.h"
#include "app/wire/createcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace ink::api {

Result<QJsonObject> objectOf(const Response& response)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    return asProtocol(wire::parseJsonObject(response.body, limits));
}

Request request(Method method, const QString& path)
{
    Request out;
    out.method = method;
    out.path = path;
    return out;
}

Request request(Method method, const QString& path, const QJsonObject& body)
{
    Request out = request(method, path);
    out.body = wire::toBytes(body);
    return out;
}

QString documentPath(domain::DocumentId id, QLatin1StringView rest)
{
    return QStringLiteral("/v1/documents/%1").arg(id.value()) + rest;
}

namespace {

QList<FilePart> partsOf(const QList<Upload>& uploads)
{
    QList<FilePart> parts;
    for (const Upload& upload : uploads)
        parts.append({upload.name, upload.path});
    return parts;
}

/** The one document of an answer: `{"document"}`, bare, or the first of `{"documents"}`. */
Result<domain::Document> documentOf(const QJsonObject& object)
{
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        if (it.key().compare(QLatin1StringView("documents"), Qt::CaseInsensitive) != 0) continue;
        INK_ASSIGN(documents, wire::documentsFromAnswer(object));
        if (documents.isEmpty()) return fail(ErrorCode::Protocol, reasons::noDocumentReturned());
        return documents.first();
    }
    return wire::documentFromJson(object);
}

Result<domain::Document> decodeDocument(const Response& response)
{
    return decoded<domain::Document>(response, documentOf);
}

} // namespace

ApiClient::ApiClient(Transport& transport, RetryPolicy retry) : d(new Private(transport, std::move(retry))) {}

ApiClient::~ApiClient()
{
    const auto running = d->calls.findChildren<PendingCall*>(QString(), Qt::FindDirectChildrenOnly);
    for (PendingCall* call : running)
        call->cancel();
}

QUrl ApiClient::baseUrl() const
{
    return d->transport.baseUrl();
}

Call ApiClient::list(const domain::DocumentQuery& query, QObject* context, Done<domain::DocumentPage> done)
{
    Request out = request(Method::Get, QStringLiteral("/v2/documents/search2"));
    out.query = wire::toQueryString(wire::toItems(query));
    const QByteArray key = out.query;
    if (const auto* kept = d->lists.object(key)) out.ifNoneMatch = kept->etag;
    // The cache is the client's: the answer does not come when the client is gone, except as Cancelled.
    const auto decode = [this, key](const Response& response) -> Result<domain::DocumentPage> {
        if (response.status == 304) {
            const auto* kept = d->lists.object(key);
            if (!kept) return fail(ErrorCode::Protocol, reasons::serverSentNoList());
            return kept->page;
        }
        auto page = decoded<domain::DocumentPage>(response, wire::documentPageFromJson);
        const QByteArray etag = response.header("ETag");
        constexpr qsizetype weight = 3; // what a page takes in memory, by the length of its JSON
        if (!page)
            d->lists.remove(key);
        else if (!etag.isEmpty())
            d->lists.insert(key, new Private::Kept{etag, *page}, response.body.size() * weight);
        return page;
    };
    return d->run<domain::DocumentPage>(out, context, std::move(done), decode);
}

std::function<Result<domain::AccountDetails>(const Response&)> ApiClient::Private::decodeAccount()
{
    return [this](const Response& response) -> Result<domain::AccountDetails> {
        INK_ASSIGN(account, decoded<domain::AccountDetails>(response, wire::accountFromJson));
        keysHonoured = account.limits.idempotencyDays > 0;
        return account;
    };
}

Call ApiClient::retrieve(domain::DocumentId id, QObject* context, Done<domain::Document> done)
{
    return d->run<domain::Document>(request(Method::Get, documentPath(id)), context, std::move(done),
                                    decodeDocument);
}

Call ApiClient::create(const domain::Document& document, const QList<Upload>& uploads,
                       const QString& idempotencyKey, QObject* context, Done<domain::Document> done,
                       Progress progress, bool addTagsOfPdf)
{
    wire::CreateRequest creation;
    creation.document = document;
    creation.document.files.clear();
    creation.addTagsOfPdf = addTagsOfPdf;
    Request out = request(Method::Post, QStringLiteral("/v1/documents/array"), wire::toJson(creation));
    out.jsonPart = QStringLiteral("document");
    out.files = partsOf(uploads);
    out.idempotencyKey = idempotencyKey.toLatin1();
    out.kind = Request::Kind::Transfer;
    return d->run<domain::Document>(out, context, std::move(done), decodeDocument, std::move(progress));
}

Call ApiClient::update(domain::DocumentId id, const wire::DocumentPatch& patch, const QString& idempotencyKey,
                       QObject* context, Done<domain::Document> done)
{
    Request out = request(Method::Put, documentPath(id), wire::toJson(patch));
    out.idempotencyKey = idempotencyKey.toLatin1();
    return d->run<domain::Document>(out, context, std::move(done), decodeDocument);
}

Call ApiClient::replaceTags(domain::DocumentId id, const QList<domain::Tag>& tags, QObject* context,
                            Done<QList<domain::Tag>> done)
{
    return d->run<QList<domain::Tag>>(
        request(Method::Put, documentPath(id, QLatin1StringView("/tags")), wire::tagsToJson(tags)), context,
        std::move(done),
        [](const Response& response) { return decoded<QList<domain::Tag>>(response, wire::tagsFromJson); });
}

Call ApiClient::invitations(domain::DocumentId id, QObject* context, Done<QList<domain::Invitation>> done)
{
    return d->run<QList<domain::Invitation>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/invitations"))), context, std::move(done),
        [](const Response& response) {
            return decoded<QList<domain::Invitation>>(response, wire::invitationsFromJson);
        });
}

Call ApiClient::replaceInvitations(domain::DocumentId id, const QList<domain::Invitation>& invitations,
                                   std::optional<qint64> version, QObject* context,
                                   Done<QList<domain::Invitation>> done)
{
    QJsonObject body = wire::invitationsToJson(invitations);
    if (version) body.insert(QLatin1StringView("version"), *version);
    return d->run<QList<domain::Invitation>>(
        request(Method::Put, documentPath(id, QLatin1StringView("/invitations")), body), context,
        std::move(done), [](const Response& response) {
            return decoded<QList<domain::Invitation>>(response, wire::invitationsFromJson);
        });
}

namespace {

/** A server that doesn't tell how it reminds is believed. */
Result<void> decodeReminder(const Response& response)
{
    const QString delivery =
        QJsonDocument::fromJson(response.body).object().value(QLatin1StringView("delivery")).toString();
    if (delivery == QLatin1StringView("no_mail"))
        return fail(ErrorCode::NotMailed, reasons::serviceHasNoMail());
    if (delivery == QLatin1StringView("no_address"))
        return fail(ErrorCode::NotMailed, reasons::recipientHasNoEmail());
    return {};
}

} // namespace

Call ApiClient::remind(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                       Done<void> done)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->refuse<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(), context,
                               std::move(done));
    const QString path =
        documentPath(id, QLatin1StringView("/resend/")) + guid.toString(QUuid::WithoutBraces);
    return d->run<void>(request(Method::Post, path), context, std::move(done), decodeReminder);
}

Call ApiClient::handOver(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                         Done<void> done)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->refuse<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(), context,
                               std::move(done));
    const QString path = documentPath(id, QLatin1StringView("/invitations/")) +
                         guid.toString(QUuid::WithoutBraces) + QStringLiteral("/deputy");
    return d->run<void>(request(Method::Post, path), context, std::move(done),
                        [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::recordPaper(domain::DocumentId id, const QString& invitationGuid, const Upload& scan,
                            QObject* context, Done<void> done, Progress progress)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->refuse<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(), context,
                               std::move(done));
    Request out = request(Method::Post, documentPath(id, QLatin1StringView("/invitations/")) +
                                            guid.toString(QUuid::WithoutBraces) + QStringLiteral("/paper"));
    out.files = partsOf({scan});
    out.kind = Request::Kind::Transfer;
    return d->run<void>(
        out, context, std::move(done), [](const Response&) -> Result<void> { return {}; },
        std::move(progress));
}

Call ApiClient::answerQuestion(domain::DocumentId id, qint64 number, const QString& text, QObject* context,
                               Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/questions/")) + QString::number(number) +
                         QStringLiteral("/answers");
    return d->run<void>(request(Method::Post, path, {{QStringLiteral("text"), text}}), context,
                        std::move(done), [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::files(domain::DocumentId id, QObject* context, Done<QList<domain::File>> done)
{
    return d->run<QList<domain::File>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/files"))), context, std::move(done),
        [](const Response& response) { return decoded<QList<domain::File>>(response, wire::filesFromJson); });
}

Call ApiClient::addFiles(domain::DocumentId id, const QList<Upload>& uploads, QObject* context,
                         Done<domain::Document> done, Progress progress)
{
    Request out = request(Method::Post, documentPath(id, QLatin1StringView("/files")));
    out.files = partsOf(uploads);
    out.kind = Request::Kind::Transfer;
    return d->run<domain::Document>(out, context, std::move(done), decodeDocument, std::move(progress));
}

Call ApiClient::removeFile(domain::DocumentId id, domain::FileId file, QObject* context, Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    return d->run<void>(request(Method::Delete, path), context, std::move(done), decodeNothing);
}

Call ApiClient::replaceFile(domain::DocumentId id, domain::FileId file, const Upload& upload,
                            QObject* context, Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    Request out = request(Method::Put, path);
    out.files = partsOf({upload});
    out.kind = Request::Kind::Transfer;
    return d->run<void>(out, context, std::move(done), decodeNothing);
}

namespace {

Request deletion(const QList<domain::DocumentId>& ids)
{
    Request out = request(Method::Delete, QStringLiteral("/documents/array"), wire::idsToJson(ids));
    out.once = true; // of a foreign server the first time is the trash, the second time is for good
    return out;
}

Result<QList<ApiClient::Removal>> removalsIn(const Response& response)
{
    INK_ASSIGN(results, decoded<QList<wire::DeleteResult>>(response, wire::deleteResultsFromJson));
    QList<ApiClient::Removal> removals;
    for (const auto& result : results)
        removals.append({result.id, result.success, result.message});
    return removals;
}

} // namespace

Call ApiClient::remove(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done)
{
    return d->run<QList<Removal>>(deletion(ids), context, std::move(done), removalsIn);
}

Call ApiClient::purge(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done)
{
    Request out = deletion(ids);
    out.query = QByteArrayLiteral("purge=true");
    return d->run<QList<Removal>>(out, context, std::move(done), removalsIn);
}

} // namespace ink::api
