#include "app/service/http/routes/documentroutes.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/signingorder.h"
#include "app/service/core/stores.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/editlocks.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/listcursor.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/documentpage.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/signers/paperscans.h"
#include "app/service/signingservice.h"
#include "app/wire/createcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/editlockcodec.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/listtext.h"
#include "app/wire/objectreader.h"
#include "app/wire/questioncodec.h"
#include "app/wire/reasons.h"

#include <QCryptographicHash>
#include <QUuid>

#include <algorithm>

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

/** Stages files embedded in JSON, like streamed files. */
Result<QList<StagedFile>> stage(const store::BlobStore& blobs, const QList<wire::NewFile>& files)
{
    QList<StagedFile> staged;
    for (const wire::NewFile& file : files) {
        if (file.isPart) continue; // its bytes are in a part of the request
        INK_ASSIGN(hold, blobs.hold(file.body));
        staged.append({safeFileName(file.name), hold->sha256(), file.body.size(), hold});
    }
    return staged;
}

Result<Documents::Creation> creationFrom(const store::BlobStore& blobs, wire::CreateRequest request)
{
    Documents::Creation creation;
    INK_ASSIGN(files, stage(blobs, request.files));
    creation.files = std::move(files);
    creation.document = std::move(request.document);
    creation.addsTagsOfPdf = request.addTagsOfPdf;
    creation.content = request.content;
    creation.usesDefaultExpiry = !request.hasExpiry;
    creation.usesDefaultLanguage = !request.hasLanguage;
    creation.usesDefaultReminders = !request.hasReminders;
    creation.usesDefaultSignatures = !request.hasSignatures;
    return creation;
}

Result<QList<wire::CreateRequest>> requestsFrom(const Request& request, bool several)
{
    const QByteArray json =
        request.isMultipart ? request.parts.value(QStringLiteral("document")) : request.body;
    if (request.isMultipart && !request.parts.contains(QStringLiteral("document")))
        return fail(ErrorCode::Malformed, reasons::documentPartMissing());
    INK_ASSIGN(value, wire::parseJson(json));
    INK_ASSIGN(requests, wire::createRequestsFromJson(value));
    const bool one = requests.size() == 1 && !value.isArray();
    if (!one && (!several || request.isMultipart))
        return fail(ErrorCode::Malformed, reasons::oneDocumentExpected());
    return requests;
}

Result<QList<domain::Document>> create(Documents& documents, const Stores& stores, const Request& request,
                                       bool several)
{
    if (!request.processedDocuments.isEmpty()) {
        QList<domain::Document> made;
        for (const domain::DocumentId id : request.processedDocuments) {
            INK_ASSIGN(document, documents.retrieve(*request.actor, id));
            made.append(std::move(document));
        }
        return made;
    }
    INK_ASSIGN(requests, requestsFrom(request, several));
    QList<Documents::Creation> creations;
    for (wire::CreateRequest& each : requests) {
        const auto parts = std::count_if(each.files.begin(), each.files.end(),
                                         [](const wire::NewFile& file) { return file.isPart; });
        // Otherwise, the `visibleTo` list of one file could be applied to another file.
        if (parts > 0 && (parts != each.files.size() || parts != request.files.size()))
            return failField(ErrorCode::Validation, QStringLiteral("files"), reasons::filesNotDescribed());
        if (parts == 0 && !request.files.isEmpty() && !each.files.isEmpty() &&
            domain::restrictsFiles(each.document.files))
            return failField(ErrorCode::Validation, QStringLiteral("files"), reasons::filesNotDescribed());
        INK_ASSIGN(creation, creationFrom(stores.blobs, std::move(each)));
        creations.append(std::move(creation));
    }
    if (!request.files.isEmpty()) creations.first().files += request.files;
    return documents.create(*request.actor, std::move(creations));
}

Result<Response> createOne(Documents& documents, const Stores& stores, const Request& request)
{
    INK_ASSIGN(made, create(documents, stores, request, false));
    return createdResponse(wire::documentResponse(made.first()),
                           QStringLiteral("/v1/documents/%1").arg(made.first().id.value()));
}

Result<Response> createSeveral(Documents& documents, const Stores& stores, const Request& request)
{
    INK_ASSIGN(made, create(documents, stores, request, true));
    // Location is the address of the first document. Each document has its own documentURL.
    return createdResponse(wire::documentsResponse(made),
                           QStringLiteral("/v1/documents/%1").arg(made.first().id.value()));
}

/** Computes the ETag of a list without creating the list, from the revision of the account's documents, the
 * query, and `origin`, which identifies this run of the service and the address in its signing links. */
QByteArray listEtag(const Request& request, qint64 revision, const QByteArray& origin)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(origin);
    hash.addData(QByteArray::number(request.actor->account.value()) + '/' + QByteArray::number(revision) +
                 '?');
    hash.addData(wire::toQueryString(request.query));
    hash.addData(request.actor->rights.cacheKey().toLatin1());
    return '"' + hash.result().toHex().left(32) + '"';
}

/** Returns whether a row shows the state of sealing. Such a list isn't cacheable, because attempts to
 * seal don't change the account's revision. */
bool showsSealing(const domain::DocumentPage& page)
{
    return std::any_of(page.documents.cbegin(), page.documents.cend(), [](const auto& summary) {
        return summary.status == domain::SigningStatus::InProgress &&
               domain::haveAllFinished(summary.invitations);
    });
}

Result<Response> listDocuments(const Documents& documents, const Request& request, const QByteArray& origin)
{
    INK_ASSIGN(query, wire::documentQueryFromItems(request.query));
    INK_TRY(readCursor(request, query));
    qint64 revision = request.revision;
    if (revision == 0) {
        INK_ASSIGN(read, documents.listRevision(*request.actor));
        revision = read;
    }
    const QByteArray etag = listEtag(request, revision, origin);
    Response response;
    if (matchesEtag(request.header("if-none-match"), etag)) {
        response.isCacheable = false; // a 304 has no body
    } else {
        INK_ASSIGN(page, documents.list(*request.actor, query));
        page.nextCursor = cursorOf(request, page.next);
        response = jsonTextResponse(wire::listBytes(page));
        addNextLink(response, request, page.nextCursor);
        if (showsSealing(page)) {
            response = withEtag(std::move(response));
            response.isCacheable = false;
            return response;
        }
    }
    response.setHeader("ETag", etag);
    response.setHeader("Cache-Control", "private, no-cache");
    return response;
}

/** Returns a response with an ETag and the document's version, which If-Match is compared with. */
Response responseFrom(const Documents::Presented& presented, const QJsonObject& object)
{
    Response response = jsonWithEtag(object);
    response.version = presented.document.version;
    response.isCacheable = presented.isCacheable;
    return response;
}

Result<Response> retrieve(const Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(presented, documents.present(*request.actor, id));
    return responseFrom(presented, wire::documentResponse(presented.document));
}

Result<Response> update(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(patch, wire::patchFromJson(object));
    INK_ASSIGN(document,
               runOnce(documents, request, id, [&] { return documents.update(*request.actor, id, patch); }));
    return jsonResponse(wire::documentResponse(document));
}

/** Parses an optional `version` next to the list: the version known to the client. A value of the wrong type
 * is an error, so that it is never ignored. */
Result<std::optional<qint64>> versionIn(const QJsonObject& object)
{
    QList<FieldIssue> issues;
    const auto version = wire::ObjectReader(object, {}, issues).integer({QLatin1StringView("version")}, 0);
    INK_TRY(wire::toResult(issues));
    return version;
}

/** Parses an object or a bare list. A list is wrapped in an object as `name`. */
Result<QJsonObject> objectOrList(const QByteArray& body, const QString& name)
{
    INK_ASSIGN(value, wire::parseJson(body));
    if (value.isObject()) return value.toObject();
    if (value.isArray()) return QJsonObject{{name, value}};
    return fail(ErrorCode::Malformed, reasons::jsonObjectExpected());
}

Result<Response> replaceTags(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(object, objectOrList(request.body, QStringLiteral("tags")));
    INK_ASSIGN(tags, wire::tagsFromJson(object));
    INK_ASSIGN(version, versionIn(object));
    INK_ASSIGN(document, runOnce(documents, request, id, [&] {
                   return documents.replaceTags(*request.actor, id, std::move(tags), version);
               }));
    QJsonObject answer = wire::tagsToJson(document.tags);
    answer.insert(QStringLiteral("success"), true);
    answer.insert(QStringLiteral("version"), document.version);
    return jsonResponse(answer);
}

Result<Response> invitations(const Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(presented, documents.present(*request.actor, id));
    return responseFrom(presented, wire::invitationsToJson(presented.document.invitations));
}

Result<Response> replaceInvitations(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(object, objectOrList(request.body, QStringLiteral("invitation")));
    INK_ASSIGN(input, wire::invitationsFromJson(object));
    INK_ASSIGN(version, versionIn(object));
    INK_ASSIGN(document, runOnce(documents, request, id, [&] {
                   return documents.replaceInvitations(*request.actor, id, std::move(input), version);
               }));
    QJsonObject answer = wire::invitationsToJson(document.invitations);
    answer.insert(QStringLiteral("success"), true);
    answer.insert(QStringLiteral("version"), document.version);
    return jsonResponse(answer);
}

Result<Response> handOver(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    const QString invitation = request.variables.value(QStringLiteral("invitation"));
    INK_ASSIGN(document, runOnce(documents, request, id,
                                 [&] { return documents.delegateToDeputy(*request.actor, id, invitation); }));
    QJsonObject answer = wire::invitationsToJson(document.invitations);
    answer.insert(QStringLiteral("success"), true);
    answer.insert(QStringLiteral("version"), document.version);
    return jsonResponse(answer);
}

Result<Response> remove(Documents& documents, const Request& request)
{
    QList<domain::DocumentId> ids;
    if (!request.body.trimmed().isEmpty()) {
        INK_ASSIGN(value, wire::parseJson(request.body));
        INK_ASSIGN(input, wire::idsFromJson(value));
        ids = std::move(input);
    } else {
        INK_ASSIGN(input, wire::idsFromItems(request.query));
        ids = std::move(input);
    }
    const QString purge = request.queryValue(QStringLiteral("purge"));
    const bool purges = purge == QLatin1StringView("true");
    if (!purges && !purge.isEmpty() && purge != QLatin1StringView("false"))
        return fail(ErrorCode::Validation, reasons::purgeMustBeTrueOrFalse(),
                    {{QStringLiteral("purge"), reasons::mustBeTrueOrFalse()}});
    if (purges)
        INK_TRY(request.actor->require(domain::KeyScope::Manage));
    else
        INK_TRY(request.actor->requireAny({domain::KeyScope::Draft, domain::KeyScope::Send}));
    QList<wire::DeleteResult> results;
    for (const domain::DocumentId id : std::as_const(ids)) {
        const Result<void> removed = request.processedDocuments.contains(id) ? Result<void>()
                                     : purges ? documents.purge(*request.actor, id)
                                              : documents.remove(*request.actor, id);
        results.append({id, removed.has_value(), removed ? Message() : wire::publicMessage(removed.error())});
    }
    return jsonResponse(wire::deleteResponse(results));
}

Result<Response> takeEditLock(EditLocks& locks, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(computer, wire::computerFromBody(object));
    INK_ASSIGN(lock, locks.acquire(*request.actor, id, computer));
    return jsonResponse(wire::editLockResponse(lock));
}

Result<Response> releaseEditLock(EditLocks& locks, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_TRY(locks.release(*request.actor, id));
    return jsonResponse({{QStringLiteral("success"), true}});
}

/** Returns the text for a response to a request for a reminder or a copy. */
QString reminderDelivery(Documents::Reminder reminder)
{
    switch (reminder) {
    case Documents::Reminder::Queued:
        return QStringLiteral("queued");
    case Documents::Reminder::NoMail:
        return QStringLiteral("no_mail");
    case Documents::Reminder::NoAddress:
        return QStringLiteral("no_address");
    }
    return {};
}

QJsonArray questionsToJson(const domain::Document& document)
{
    QJsonArray all;
    for (const domain::Question& question : domain::questionsOf(document.histories))
        all.append(wire::toJson(question));
    return all;
}

Result<Response> listQuestions(const Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(presented, documents.present(*request.actor, id));
    return responseFrom(presented, {{QStringLiteral("questions"), questionsToJson(presented.document)}});
}

Result<Response> answerQuestion(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    const auto number = wire::idFromText(request.variables.value(QStringLiteral("number")));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(text, wire::answerRequestFromJson(object));
    INK_ASSIGN(document, runOnce(documents, request, id, [&] {
                   return documents.answerQuestion(*request.actor, id, number.value_or(0), text);
               }));
    return jsonResponse({{QStringLiteral("success"), true},
                         {QStringLiteral("version"), document.version},
                         {QStringLiteral("questions"), questionsToJson(document)}});
}

Result<Response> sendSignedCopy(Documents& documents, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(addresses, wire::copyRequestFromJson(object));
    QJsonObject answer{{QStringLiteral("success"), true}};
    if (!request.processedDocuments.isEmpty()) return jsonResponse(answer);
    INK_ASSIGN(isQueued, documents.sendSignedCopies(*request.actor, id, addresses));
    answer.insert(QStringLiteral("delivery"),
                  reminderDelivery(isQueued ? Documents::Reminder::Queued : Documents::Reminder::NoMail));
    return jsonResponse(answer);
}

Result<Response> recordPaper(SigningService& service, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    if (!request.isMultipart) return fail(ErrorCode::MediaType, reasons::multipartFilesExpected());
    if (request.files.size() != 1)
        return failField(ErrorCode::Validation, QStringLiteral("files[]"), reasons::paperNeedsOneScan());
    INK_ASSIGN(document, runOnce(service.documents(), request, id, [&] {
                   return service.paperRecorder().record(
                       *request.actor, id, request.variables.value(QStringLiteral("invitation")),
                       request.files.constFirst());
               }));
    return jsonResponse({{QStringLiteral("success"), true}, {QStringLiteral("version"), document.version}});
}

} // namespace

void addDocumentRoutes(Router& router, SigningService& service, Stores& stores)
{
    Documents& documents = service.documents();
    const QByteArray run = QUuid::createUuid().toRfc4122();
    const auto listing = toHandler([&service, run](const Request& request) {
        return listDocuments(service.documents(), request, run + service.baseUrl().toUtf8());
    });
    router.add({"GET", QStringLiteral("/v2/documents/search2"), Access::Read, Body::None, listing,
                Router::Caching::ByRevision});
    router.add({"GET", QStringLiteral("/documents"), Access::Read, Body::None, listing,
                Router::Caching::ByRevision});
    router.add({"POST", QStringLiteral("/documents"), Access::Draft, Body::JsonOrMultipart,
                toHandler([&documents, &stores](const Request& request) {
                    return createOne(documents, stores, request);
                }),
                Router::Caching::None, quotaCheck(service.quota(), 1)});
    router.add({"POST", QStringLiteral("/v1/documents/array"), Access::Draft, Body::JsonOrMultipart,
                toHandler([&documents, &stores](const Request& request) {
                    return createSeveral(documents, stores, request);
                }),
                Router::Caching::None, quotaCheck(service.quota(), 1)});
    router.add({"DELETE", QStringLiteral("/documents/array"), Access::DraftSendOrManage, Body::Json,
                toHandler([&documents](const Request& request) { return remove(documents, request); })});
    Router::Route one{
        "GET",
        QStringLiteral("/v1/documents/{docID}"),
        Access::Read,
        Body::None,
        toHandler([&documents](const Request& request) { return retrieve(documents, request); }),
        Router::Caching::ByRevision};
    one.browserPage = [&service, page = DocumentPage()](const Request& request) {
        return page.respond(request, service.baseUrl());
    };
    router.add(std::move(one));
    router.add({"PUT", QStringLiteral("/v1/documents/{docID}"), Access::DraftOrSend, Body::Json,
                toHandler([&documents](const Request& request) { return update(documents, request); })});
    router.add({"PUT", QStringLiteral("/v1/documents/{docID}/tags"), Access::DraftOrSend, Body::Json,
                toHandler([&documents](const Request& request) { return replaceTags(documents, request); })});
    EditLocks& locks = service.editLocks();
    router.add({"PUT", QStringLiteral("/v1/documents/{docID}/editLock"), Access::Send, Body::Json,
                toHandler([&locks](const Request& request) { return takeEditLock(locks, request); })});
    router.add({"DELETE", QStringLiteral("/v1/documents/{docID}/editLock"), Access::Send, Body::None,
                toHandler([&locks](const Request& request) { return releaseEditLock(locks, request); })});
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/invitations"), Access::Read, Body::None,
                toHandler([&documents](const Request& request) { return invitations(documents, request); }),
                Router::Caching::ByRevision});
    router.add(
        {"PUT", QStringLiteral("/v1/documents/{docID}/invitations"), Access::DraftOrSend, Body::Json,
         toHandler([&documents](const Request& request) { return replaceInvitations(documents, request); })});
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/questions"), Access::Read, Body::None,
                toHandler([&documents](const Request& request) { return listQuestions(documents, request); }),
                Router::Caching::ByRevision});
    router.add(
        {"POST", QStringLiteral("/v1/documents/{docID}/questions/{number}/answers"), Access::Send, Body::Json,
         toHandler([&documents](const Request& request) { return answerQuestion(documents, request); })});
    router.add({"POST", QStringLiteral("/v1/documents/{docID}/invitations/{invitation}/deputy"), Access::Send,
                Body::None,
                toHandler([&documents](const Request& request) { return handOver(documents, request); })});
    router.add({"POST", QStringLiteral("/v1/documents/{docID}/invitations/{invitation}/paper"), Access::Sign,
                Body::JsonOrMultipart,
                toHandler([&service](const Request& request) { return recordPaper(service, request); }),
                Router::Caching::None, quotaCheck(service.quota(), 0)});
    router.add(
        {"POST", QStringLiteral("/v1/documents/{docID}/signedCopy"), Access::Send, Body::Json,
         toHandler([&documents](const Request& request) { return sendSignedCopy(documents, request); })});
    router.add({"POST", QStringLiteral("/v1/documents/{docID}/resend/{invitation}"), Access::Send, Body::None,
                toHandler([&documents](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
                    QJsonObject answer{{QStringLiteral("success"), true}};
                    if (!request.processedDocuments.isEmpty()) return jsonResponse(answer);
                    INK_ASSIGN(reminder,
                               documents.remind(*request.actor, id,
                                                request.variables.value(QStringLiteral("invitation"))));
                    answer.insert(QStringLiteral("delivery"), reminderDelivery(reminder));
                    return jsonResponse(answer);
                })});
}

} // namespace ink::service::http
