#include "app/api/apiclient.h"

#include "app/api/apirequests.h"
#include "app/api/apiresponses.h"
#include "app/api/callrunner.h"
#include "app/api/reasons.h"
#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/wire/absencecodec.h"
#include "app/wire/createcodec.h"
#include "app/wire/customfieldcodec.h"
#include "app/wire/editlockcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/usagecodec.h"

#include <QCache>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace ink::api {

/** The state shared by all calls. */
struct ApiClient::Private
{
    Private(Transport& transport, RetryPolicy retry) : runner(transport, std::move(retry)) {}

    struct Kept
    {
        QByteArray etag;
        domain::DocumentPage page; ///< the parsed list, which is reused while the list is unchanged
    };

    /** Adds this client's editor id, by which the service checks the edit lock, to a correcting request. */
    [[nodiscard]] Request correcting(Request request) const
    {
        request.editor = editor;
        return request;
    }
    /** Returns a decoder for the account that also records whether the server supports idempotency keys. */
    std::function<Result<domain::AccountDetails>(const Response&)> decodeAccount();

    QCache<QByteArray, Kept> lists{16 * 1024 * 1024};
    QHash<QString, Secret> passes; ///< access tokens, by the path of the invitation
    const QByteArray editor = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    CallRunner runner;
};

namespace {

Request bytesRequest(const QString& path)
{
    Request out = request(Method::Get, path);
    out.kind = Request::Kind::Transfer;
    out.accept = "*/*";
    return out;
}

QString folderPath(domain::FolderId id)
{
    return QStringLiteral("/v1/folders/%1").arg(id.value());
}

wire::FolderPatch patchOf(const domain::Folder& folder)
{
    wire::FolderPatch patch;
    patch.name = folder.name;
    patch.type = folder.type;
    patch.parent = folder.parent;
    if (!folder.metaData.isEmpty()) patch.metaData = folder.metaData;
    return patch;
}

QString keyPath(qint64 id, QLatin1StringView rest = {})
{
    return QStringLiteral("/v1/user/keys/%1").arg(id) + rest;
}

wire::QueryItems pageItems(int pageIndex, int pageSize, const QString& cursor)
{
    return {cursor.isEmpty() ? qMakePair(QStringLiteral("pageIndex"), QString::number(pageIndex))
                             : qMakePair(QStringLiteral("cursor"), cursor),
            {QStringLiteral("pageSize"), QString::number(pageSize)}};
}

QList<BodyFile> partsOf(const QList<Upload>& uploads)
{
    QList<BodyFile> parts;
    for (const Upload& upload : uploads)
        parts.append({upload.name, upload.path});
    return parts;
}

} // namespace

ApiClient::ApiClient(Transport& transport, RetryPolicy retry) : d(new Private(transport, std::move(retry))) {}

ApiClient::~ApiClient() = default;

QUrl ApiClient::baseUrl() const
{
    return d->runner.baseUrl();
}

SignerCalls ApiClient::signer(const QString& signingUrl)
{
    return {d->runner, d->passes, signingUrl};
}

Call ApiClient::list(const domain::DocumentQuery& query, QObject* context, Done<domain::DocumentPage> done)
{
    Request out = request(Method::Get, QStringLiteral("/v2/documents/search2"));
    out.query = wire::toQueryString(wire::toItems(query));
    const QByteArray key = out.query;
    if (const auto* kept = d->lists.object(key)) out.ifNoneMatch = kept->etag;
    // The cache belongs to the client: after its destruction, the only result is Cancelled.
    const auto decode = [this, key](const Response& response) -> Result<domain::DocumentPage> {
        if (response.status == 304) {
            const auto* kept = d->lists.object(key);
            if (!kept) return fail(ErrorCode::Protocol, reasons::serverSentNoList());
            return kept->page;
        }
        auto page = decodeResponse<domain::DocumentPage>(response, wire::documentPageFromJson);
        const QByteArray etag = response.header("ETag");
        constexpr qsizetype weight = 3; // memory used by a page relative to the length of its JSON
        if (!page)
            d->lists.remove(key);
        else if (!etag.isEmpty())
            d->lists.insert(key, new Private::Kept{etag, *page}, response.body.size() * weight);
        return page;
    };
    return d->runner.run<domain::DocumentPage>(out, context, std::move(done), decode);
}

std::function<Result<domain::AccountDetails>(const Response&)> ApiClient::Private::decodeAccount()
{
    return [this](const Response& response) -> Result<domain::AccountDetails> {
        INK_ASSIGN(account, decodeResponse<domain::AccountDetails>(response, wire::accountFromJson));
        runner.setKeysSupported(account.limits.idempotencyDays > 0);
        return account;
    };
}

Call ApiClient::retrieve(domain::DocumentId id, QObject* context, Done<domain::Document> done)
{
    return d->runner.run<domain::Document>(request(Method::Get, documentPath(id)), context, std::move(done),
                                           decodeDocument);
}

Call ApiClient::create(const domain::Document& document, const QList<Upload>& uploads,
                       const QString& idempotencyKey, QObject* context, Done<domain::Document> done,
                       Progress progress, bool addTagsOfPdf, domain::ContentTreatment content)
{
    wire::CreateRequest creation;
    creation.document = document;
    // If `document.files` restricts who may see a file, it must describe exactly the uploaded files.
    creation.addTagsOfPdf = addTagsOfPdf;
    creation.content = content;
    Request out = request(Method::Post, QStringLiteral("/v1/documents/array"), wire::toJson(creation));
    out.jsonPart = QStringLiteral("document");
    out.files = partsOf(uploads);
    out.idempotencyKey = idempotencyKey.toLatin1();
    out.kind = Request::Kind::Transfer;
    return d->runner.run<domain::Document>(out, context, std::move(done), decodeDocument,
                                           std::move(progress));
}

Call ApiClient::update(domain::DocumentId id, const wire::DocumentPatch& patch, const QString& idempotencyKey,
                       QObject* context, Done<domain::Document> done)
{
    Request out = d->correcting(request(Method::Put, documentPath(id), wire::toJson(patch)));
    out.idempotencyKey = idempotencyKey.toLatin1();
    return d->runner.run<domain::Document>(out, context, std::move(done), decodeDocument);
}

Call ApiClient::replaceTags(domain::DocumentId id, const QList<domain::Tag>& tags, QObject* context,
                            Done<QList<domain::Tag>> done)
{
    return d->runner.run<QList<domain::Tag>>(
        d->correcting(
            request(Method::Put, documentPath(id, QLatin1StringView("/tags")), wire::tagsToJson(tags))),
        context, std::move(done), decoded<QList<domain::Tag>, wire::tagsFromJson>);
}

Call ApiClient::invitations(domain::DocumentId id, QObject* context, Done<QList<domain::Invitation>> done)
{
    return d->runner.run<QList<domain::Invitation>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/invitations"))), context, std::move(done),
        decoded<QList<domain::Invitation>, wire::invitationsFromJson>);
}

Call ApiClient::replaceInvitations(domain::DocumentId id, const QList<domain::Invitation>& invitations,
                                   std::optional<qint64> version, QObject* context,
                                   Done<QList<domain::Invitation>> done)
{
    QJsonObject body = wire::invitationsToJson(invitations);
    if (version) body.insert(QLatin1StringView("version"), *version);
    return d->runner.run<QList<domain::Invitation>>(
        d->correcting(request(Method::Put, documentPath(id, QLatin1StringView("/invitations")), body)),
        context, std::move(done), decoded<QList<domain::Invitation>, wire::invitationsFromJson>);
}

Call ApiClient::acquireEditLock(domain::DocumentId id, const QString& computer, QObject* context,
                                Done<domain::EditLock> done)
{
    return d->runner.run<domain::EditLock>(
        d->correcting(request(Method::Put, documentPath(id, QLatin1StringView("/editLock")),
                              wire::editLockBody(computer))),
        context, std::move(done), decoded<domain::EditLock, wire::editLockFromResponse>);
}

Call ApiClient::releaseEditLock(domain::DocumentId id, QObject* context, Done<void> done)
{
    return d->runner.run<void>(
        d->correcting(request(Method::Delete, documentPath(id, QLatin1StringView("/editLock")))), context,
        std::move(done), decodeNothing);
}

Call ApiClient::remind(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                       Done<void> done)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->runner.failCall<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(),
                                        context, std::move(done));
    const QString path =
        documentPath(id, QLatin1StringView("/resend/")) + guid.toString(QUuid::WithoutBraces);
    return d->runner.run<void>(request(Method::Post, path), context, std::move(done), decodeReminder);
}

Call ApiClient::sendSignedCopies(domain::DocumentId id, const QStringList& addresses, QObject* context,
                                 Done<void> done)
{
    return d->runner.run<void>(request(Method::Post, documentPath(id, QLatin1StringView("/signedCopy")),
                                       {{QStringLiteral("to"), QJsonArray::fromStringList(addresses)}}),
                               context, std::move(done), decodeReminder);
}

Call ApiClient::delegateToDeputy(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                                 Done<void> done)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->runner.failCall<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(),
                                        context, std::move(done));
    const QString path = documentPath(id, QLatin1StringView("/invitations/")) +
                         guid.toString(QUuid::WithoutBraces) + QStringLiteral("/deputy");
    return d->runner.run<void>(request(Method::Post, path), context, std::move(done),
                               [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::recordPaper(domain::DocumentId id, const QString& invitationGuid, const Upload& scan,
                            QObject* context, Done<void> done, Progress progress)
{
    const QUuid guid = QUuid::fromString(invitationGuid);
    if (guid.isNull())
        return d->runner.failCall<void>(fail(ErrorCode::Validation, reasons::recipientNotSaved()).value(),
                                        context, std::move(done));
    Request out = request(Method::Post, documentPath(id, QLatin1StringView("/invitations/")) +
                                            guid.toString(QUuid::WithoutBraces) + QStringLiteral("/paper"));
    out.files = partsOf({scan});
    out.kind = Request::Kind::Transfer;
    return d->runner.run<void>(out, context, std::move(done), decodeNothing, std::move(progress));
}

Call ApiClient::answerQuestion(domain::DocumentId id, qint64 number, const QString& text, QObject* context,
                               Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/questions/")) + QString::number(number) +
                         QStringLiteral("/answers");
    return d->runner.run<void>(request(Method::Post, path, {{QStringLiteral("text"), text}}), context,
                               std::move(done), decodeNothing);
}

Call ApiClient::files(domain::DocumentId id, QObject* context, Done<QList<domain::File>> done)
{
    return d->runner.run<QList<domain::File>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/files"))), context, std::move(done),
        decoded<QList<domain::File>, wire::filesFromJson>);
}

Call ApiClient::addFiles(domain::DocumentId id, const QList<Upload>& uploads, QObject* context,
                         Done<domain::Document> done, Progress progress)
{
    Request out = request(Method::Post, documentPath(id, QLatin1StringView("/files")));
    out.files = partsOf(uploads);
    out.kind = Request::Kind::Transfer;
    return d->runner.run<domain::Document>(out, context, std::move(done), decodeDocument,
                                           std::move(progress));
}

Call ApiClient::removeFile(domain::DocumentId id, domain::FileId file, QObject* context, Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    return d->runner.run<void>(request(Method::Delete, path), context, std::move(done), decodeNothing);
}

Call ApiClient::treatFile(domain::DocumentId id, domain::FileId file, domain::ContentTreatment treatment,
                          QObject* context, Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    const QJsonObject body{{QStringLiteral("fileContent"), domain::contentTreatmentCode(treatment)}};
    return d->runner.run<void>(request(Method::Put, path, body), context, std::move(done), decodeNothing);
}

Call ApiClient::replaceFile(domain::DocumentId id, domain::FileId file, const Upload& upload,
                            QObject* context, Done<void> done)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    Request out = d->correcting(request(Method::Put, path));
    out.files = partsOf({upload});
    out.kind = Request::Kind::Transfer;
    return d->runner.run<void>(out, context, std::move(done), decodeNothing);
}

namespace {

Request deletion(const QList<domain::DocumentId>& ids)
{
    Request out = request(Method::Delete, QStringLiteral("/documents/array"), wire::idsToJson(ids));
    out.isSentOnce = true; // on other servers, the first call moves the documents to the trash, and a second
                           // one deletes them
    return out;
}

} // namespace

Call ApiClient::remove(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done)
{
    return d->runner.run<QList<Removal>>(deletion(ids), context, std::move(done), decodeRemovals);
}

Call ApiClient::purge(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done)
{
    Request out = deletion(ids);
    out.query = QByteArrayLiteral("purge=true");
    return d->runner.run<QList<Removal>>(out, context, std::move(done), decodeRemovals);
}

// Content of documents, folders, settings and templates.

Call ApiClient::fileBytes(domain::DocumentId id, domain::FileId file, QObject* context, Done<QByteArray> done,
                          Progress progress)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    return d->runner.run<QByteArray>(
        bytesRequest(path), context, std::move(done),
        [](const Response& response) -> Result<QByteArray> { return response.body; }, std::move(progress));
}

Call ApiClient::download(domain::DocumentId id, const QString& content, domain::FileId file, QObject* context,
                         Done<Download> done, Progress progress)
{
    Request out = bytesRequest(documentPath(id, QLatin1StringView("/download")));
    wire::QueryItems items;
    if (!content.isEmpty()) items.append({QStringLiteral("content"), content});
    if (!file.isNull()) items.append({QStringLiteral("fileId"), QString::number(file.value())});
    out.query = wire::toQueryString(items);
    return d->runner.run<Download>(out, context, std::move(done), decodeDownload, std::move(progress));
}

Call ApiClient::folders(domain::FolderType type, QObject* context, Done<QList<domain::Folder>> done)
{
    const QString path = type == domain::FolderType::Templates ? QStringLiteral("/v1/folders/template")
                                                               : QStringLiteral("/v1/folders");
    return d->runner.run<QList<domain::Folder>>(request(Method::Get, path), context, std::move(done),
                                                decoded<QList<domain::Folder>, wire::foldersFromJson>);
}

Call ApiClient::createFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done)
{
    return d->runner.run<domain::Folder>(
        request(Method::Post, QStringLiteral("/v1/folders"), wire::toJson(patchOf(folder))), context,
        std::move(done), decodeFolder);
}

Call ApiClient::updateFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done)
{
    return d->runner.run<domain::Folder>(
        request(Method::Put, folderPath(folder.id), wire::toJson(patchOf(folder))), context, std::move(done),
        decodeFolder);
}

Call ApiClient::removeFolder(domain::FolderId id, QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Delete, folderPath(id)), context, std::move(done),
                               decodeNothing);
}

Call ApiClient::accountDetails(QObject* context, Done<domain::AccountDetails> done)
{
    return d->runner.run<domain::AccountDetails>(request(Method::Get, QStringLiteral("/v1/user/")), context,
                                                 std::move(done), d->decodeAccount());
}

Call ApiClient::updateSettings(const wire::SettingsPatch& patch, QObject* context,
                               Done<domain::AccountDetails> done)
{
    return d->runner.run<domain::AccountDetails>(
        request(Method::Put, QStringLiteral("/v1/user/userSettings"), wire::toJson(patch)), context,
        std::move(done), d->decodeAccount());
}

Call ApiClient::login(QObject* context, Done<domain::AccountDetails> done)
{
    return d->runner.run<domain::AccountDetails>(request(Method::Get, QStringLiteral("/v1/user/login")),
                                                 context, std::move(done), d->decodeAccount());
}

Call ApiClient::checkReady(QObject* context, Done<void> done)
{
    Request out = request(Method::Get, QStringLiteral("/health/ready"));
    out.isAnonymous = true;
    return d->runner.run<void>(out, context, std::move(done), decodeNothing);
}

Call ApiClient::logout(QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Post, QStringLiteral("/user/logout")), context,
                               std::move(done), decodeNothing);
}

Call ApiClient::deliveries(domain::DocumentId id, QObject* context, Done<QList<wire::Delivery>> done)
{
    return d->runner.run<QList<wire::Delivery>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/deliveries"))), context, std::move(done),
        decoded<QList<wire::Delivery>, wire::deliveriesFromJson>);
}

Call ApiClient::redeliver(domain::DocumentId id, const QString& deliveryId, QObject* context, Done<void> done)
{
    return redeliverAt(documentPath(id, QLatin1StringView("/deliveries/")), deliveryId, context,
                       std::move(done));
}

Call ApiClient::redeliver(const QString& deliveryId, QObject* context, Done<void> done)
{
    return redeliverAt(QStringLiteral("/v1/user/deliveries/"), deliveryId, context, std::move(done));
}

Call ApiClient::redeliverAt(const QString& list, const QString& deliveryId, QObject* context, Done<void> done)
{
    const QUuid delivery = QUuid::fromString(deliveryId);
    if (delivery.isNull())
        return d->runner.failCall<void>(fail(ErrorCode::Validation, reasons::notADeliveryId()).value(),
                                        context, std::move(done));
    const QString path = list + delivery.toString(QUuid::WithoutBraces) + QStringLiteral("/redeliver");
    return d->runner.run<void>(request(Method::Post, path), context, std::move(done), decodeNothing);
}

Call ApiClient::useTemplate(domain::DocumentId id, const wire::TemplateUse& use,
                            const QString& idempotencyKey, QObject* context, Done<domain::Document> done)
{
    Request out =
        request(Method::Post, QStringLiteral("/v2/templates/sign/%1").arg(id.value()), wire::toJson(use));
    out.idempotencyKey = idempotencyKey.toLatin1();
    return d->runner.run<domain::Document>(out, context, std::move(done), [](const Response& response) {
        return decodeResponse<domain::Document>(
            response, [](const QJsonObject& object) { return wire::documentFromJson(object); });
    });
}

Call ApiClient::sendBulk(domain::DocumentId id, const wire::BulkRequest& bulkRequest,
                         const QString& idempotencyKey, QObject* context, Done<wire::BulkResponse> done)
{
    Request out = request(Method::Post, QStringLiteral("/v1/templates/use/%1/").arg(id.value()),
                          wire::toJson(bulkRequest));
    out.idempotencyKey = idempotencyKey.toLatin1();
    out.isSentOnce = true;              // a run repeats its calls itself, and records that it did
    out.kind = Request::Kind::Transfer; // up to 1,000 documents are created before the response arrives
    return d->runner.run<wire::BulkResponse>(out, context, std::move(done),
                                             decoded<wire::BulkResponse, wire::bulkResponseFromJson>);
}

Call ApiClient::report(domain::DocumentId id, int pageIndex, int pageSize, QObject* context,
                       Done<wire::ReportPage> done, bool showMasked, const QString& cursor)
{
    Request out = request(Method::Get, documentPath(id, QLatin1StringView("/childrentags")));
    wire::QueryItems items = pageItems(pageIndex, pageSize, cursor);
    if (showMasked) items.append({QStringLiteral("masked"), QStringLiteral("show")});
    out.query = wire::toQueryString(items);
    return d->runner.run<wire::ReportPage>(out, context, std::move(done),
                                           decoded<wire::ReportPage, wire::reportPageFromJson>);
}

Call ApiClient::reportCsv(domain::DocumentId id, bool showMasked, QObject* context, Done<Download> done,
                          Progress progress)
{
    Request out = bytesRequest(documentPath(id, QLatin1StringView("/childrentags")));
    out.accept = "text/csv";
    if (showMasked) out.query = "masked=show";
    return d->runner.run<Download>(out, context, std::move(done), decodeDownload, std::move(progress));
}

// Account management: API keys, the callback secret, all callbacks.

Call ApiClient::apiKeys(QObject* context, Done<QList<domain::ApiKeyInfo>> done)
{
    return d->runner.run<QList<domain::ApiKeyInfo>>(request(Method::Get, QStringLiteral("/v1/user/keys")),
                                                    context, std::move(done), [](const Response& response) {
                                                        return decodeResponse<QList<domain::ApiKeyInfo>>(
                                                            response, wire::keysFromJson);
                                                    });
}

Call ApiClient::createKey(const wire::KeyRequest& wanted, QObject* context, Done<wire::CreatedKey> done)
{
    return d->runner.run<wire::CreatedKey>(
        request(Method::Post, QStringLiteral("/v1/user/keys"), wire::toJson(wanted)), context,
        std::move(done), decodeCreatedKey);
}

Call ApiClient::rotateKey(qint64 keyId, QObject* context, Done<wire::CreatedKey> done)
{
    return d->runner.run<wire::CreatedKey>(
        request(Method::Post, keyPath(keyId, QLatin1StringView("/rotate"))), context, std::move(done),
        decodeCreatedKey);
}

Call ApiClient::revokeKey(qint64 keyId, QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Delete, keyPath(keyId)), context, std::move(done),
                               decodeNothing);
}

Call ApiClient::absences(QObject* context, Done<domain::AbsenceList> done)
{
    return d->runner.run<domain::AbsenceList>(request(Method::Get, QStringLiteral("/v1/user/absences")),
                                              context, std::move(done), [](const Response& response) {
                                                  return decodeResponse<domain::AbsenceList>(
                                                      response, wire::absenceListFromJson);
                                              });
}

Call ApiClient::saveAbsence(const domain::Absence& absence, QObject* context, Done<domain::Absence> done)
{
    const QString path = QStringLiteral("/v1/user/absences");
    const Request out = absence.id == 0 ? request(Method::Post, path, wire::absenceBody(absence))
                                        : request(Method::Put, path + QStringLiteral("/%1").arg(absence.id),
                                                  wire::absenceBody(absence));
    return d->runner.run<domain::Absence>(out, context, std::move(done),
                                          decoded<domain::Absence, wire::absenceFromResponse>);
}

Call ApiClient::removeAbsence(qint64 absenceId, QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Delete, QStringLiteral("/v1/user/absences/%1").arg(absenceId)),
                               context, std::move(done), decodeNothing);
}

Call ApiClient::customFields(QObject* context, Done<domain::CustomFieldList> done)
{
    return d->runner.run<domain::CustomFieldList>(
        request(Method::Get, QStringLiteral("/v1/user/customFields")), context, std::move(done),
        [](const Response& response) -> Result<domain::CustomFieldList> {
            INK_ASSIGN(list,
                       decodeResponse<domain::CustomFieldList>(response, wire::customFieldListFromJson));
            list.state = response.header("ETag");
            return list;
        });
}

Call ApiClient::customFieldUses(QObject* context, Done<domain::CustomFieldList> done)
{
    return d->runner.run<domain::CustomFieldList>(
        request(Method::Get, QStringLiteral("/v1/user/customFields/usage")), context, std::move(done),
        decoded<domain::CustomFieldList, wire::customFieldListFromJson>);
}

Call ApiClient::replaceCustomFields(const domain::CustomFieldsWish& wish, const QByteArray& state,
                                    QObject* context, Done<domain::CustomFieldList> done)
{
    Request out = request(Method::Put, QStringLiteral("/v1/user/customFields"), wire::toJson(wish));
    out.ifMatch = state;
    return d->runner.run<domain::CustomFieldList>(
        out, context, std::move(done), decoded<domain::CustomFieldList, wire::customFieldListFromJson>);
}

Call ApiClient::usage(const domain::UsageQuery& query, QObject* context, Done<domain::UsageStatement> done)
{
    Request out = request(Method::Get, QStringLiteral("/v1/user/usage"));
    out.query = wire::toQueryString(wire::toItems(query));
    return d->runner.run<domain::UsageStatement>(out, context, std::move(done),
                                                 decoded<domain::UsageStatement, wire::usageFromJson>);
}

Call ApiClient::usageCsv(const domain::UsageQuery& query, QObject* context, Done<Download> done)
{
    Request out = bytesRequest(QStringLiteral("/v1/user/usage"));
    out.accept = "text/csv";
    out.query = wire::toQueryString(wire::toItems(query));
    return d->runner.run<Download>(out, context, std::move(done), decodeDownload);
}

Call ApiClient::callbackSecret(QObject* context, Done<Secret> done)
{
    return d->runner.run<Secret>(request(Method::Get, QStringLiteral("/v1/user/callbackSecret")), context,
                                 std::move(done), decodeSecret);
}

Call ApiClient::rotateCallbackSecret(QObject* context, Done<Secret> done)
{
    return d->runner.run<Secret>(request(Method::Post, QStringLiteral("/v1/user/callbackSecret/rotate")),
                                 context, std::move(done), decodeSecret);
}

Call ApiClient::allDeliveries(const QString& state, int pageIndex, int pageSize, QObject* context,
                              Done<wire::AccountDeliveries> done, const QString& cursor)
{
    Request out = request(Method::Get, QStringLiteral("/v1/user/deliveries"));
    wire::QueryItems items;
    if (!state.isEmpty()) items.append({QStringLiteral("state"), state});
    items += pageItems(pageIndex, pageSize, cursor);
    out.query = wire::toQueryString(items);
    return d->runner.run<wire::AccountDeliveries>(
        out, context, std::move(done), decoded<wire::AccountDeliveries, wire::accountDeliveriesFromJson>);
}

namespace {

QString subscriptionPath(qint64 id, const char* act = "")
{
    return QStringLiteral("/v1/user/events/%1%2").arg(id).arg(QLatin1StringView(act));
}

Result<domain::EventSubscription> decodeSubscription(const Response& response)
{
    return decodeResponse<domain::EventSubscription>(response, wire::subscriptionFromResponse);
}

} // namespace

Call ApiClient::eventSubscriptions(QObject* context, Done<wire::SubscriptionList> done)
{
    const Request out = request(Method::Get, QStringLiteral("/v1/user/events"));
    return d->runner.run<wire::SubscriptionList>(
        out, context, std::move(done), decoded<wire::SubscriptionList, wire::subscriptionListFromJson>);
}

Call ApiClient::addEventSubscription(const domain::EventSubscription& wanted, const QString& idempotencyKey,
                                     QObject* context, Done<domain::EventSubscription> done)
{
    Request out = request(Method::Post, QStringLiteral("/v1/user/events"), wire::subscriptionBody(wanted));
    out.idempotencyKey = idempotencyKey.toLatin1();
    return d->runner.run<domain::EventSubscription>(out, context, std::move(done), decodeSubscription);
}

Call ApiClient::removeEventSubscription(qint64 id, QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Delete, subscriptionPath(id)), context, std::move(done),
                               decodeNothing);
}

Call ApiClient::pauseEventSubscription(qint64 id, bool isPaused, QObject* context,
                                       Done<domain::EventSubscription> done)
{
    return d->runner.run<domain::EventSubscription>(
        request(Method::Post, subscriptionPath(id, isPaused ? "/pause" : "/resume")), context,
        std::move(done), decodeSubscription);
}

Call ApiClient::testEventSubscription(qint64 id, QObject* context, Done<void> done)
{
    return d->runner.run<void>(request(Method::Post, subscriptionPath(id, "/test")), context, std::move(done),
                               decodeNothing);
}

Call ApiClient::replayEvents(qint64 id, qint64 after, QObject* context, Done<wire::ReplayResult> done)
{
    Request out = request(Method::Post, subscriptionPath(id, "/replay"));
    out.query = wire::toQueryString({{QStringLiteral("after"), QString::number(after)}});
    return d->runner.run<wire::ReplayResult>(out, context, std::move(done),
                                             decoded<wire::ReplayResult, wire::replayResultFromJson>);
}

Call ApiClient::changes(const wire::ChangesQuery& query, QObject* context, Done<domain::EventPage> done)
{
    Request out = request(Method::Get, QStringLiteral("/v1/changes"));
    wire::QueryItems items{{QStringLiteral("limit"), QString::number(query.limit)}};
    if (query.after) items.append({QStringLiteral("after"), QString::number(*query.after)});
    if (query.since)
        items.append({QStringLiteral("since"), QString::number(query.since->time_since_epoch().count())});
    out.query = wire::toQueryString(items);
    return d->runner.run<domain::EventPage>(out, context, std::move(done),
                                            decoded<domain::EventPage, wire::eventPageFromJson>);
}

} // namespace ink::api
