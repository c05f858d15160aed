#include "app/service/http/routes/fileroutes.h"

#include "app/domain/document/document.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/service/files/reasons.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/signingservice.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

QJsonObject filesAnswer(const domain::Document& document)
{
    QJsonObject answer = wire::filesToJson(document.files);
    answer.insert(QStringLiteral("success"), true);
    answer.insert(QStringLiteral("version"), document.version);
    return answer;
}

Result<domain::ContentTreatment> contentFrom(const QString& code)
{
    if (const auto content = domain::contentTreatmentFromCode(code)) return *content;
    return failField(ErrorCode::Validation, QStringLiteral("fileContent"),
                     reasons::unknownContentTreatment(code));
}

Result<Response> addFiles(SigningService& service, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    if (!request.isMultipart) return fail(ErrorCode::MediaType, reasons::multipartFilesExpected());
    if (request.files.isEmpty())
        return failField(ErrorCode::Validation, QStringLiteral("files[]"), reasons::fileMissingInBody());
    const QString asked = request.queryValue(QStringLiteral("fileContent"));
    INK_ASSIGN(content, asked.isEmpty() ? Result<domain::ContentTreatment>(domain::ContentTreatment::Keep)
                                        : contentFrom(asked));
    INK_ASSIGN(document, runOnce(service.documents(), request, id, [&] {
                   return service.documentFiles().add(*request.actor, id, request.files, content);
               }));
    const domain::FileId added = document.files.constLast().id;
    return createdResponse(filesAnswer(document),
                           QStringLiteral("/v1/documents/%1/files/%2").arg(id.value()).arg(added.value()));
}

/** Treats the draft's existing file as requested by a JSON body. */
Result<domain::Document> treatFile(SigningService& service, const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    QList<FieldIssue> issues;
    wire::ObjectReader reader(object, {}, issues);
    const QJsonValue asked = reader.take({QLatin1StringView("fileContent")});
    reader.refuseUnread();
    INK_TRY(wire::toResult(issues));
    const auto content = contentFrom(asked.toString());
    if (!content && !asked.isUndefined()) return fail(content.error());
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(file, idFrom<domain::FileId>(request, "fileID", "file"));
    if (!content) { // another account's document is NotFound even if no treatment is requested
        INK_TRY(service.documents().retrieve(*request.actor, id));
        return fail(content.error());
    }
    return runOnce(service.documents(), request, id,
                   [&] { return service.documentFiles().treat(*request.actor, id, file, *content); });
}

Result<Response> replaceFile(SigningService& service, const Request& request)
{
    if (!request.isMultipart) {
        INK_ASSIGN(treated, treatFile(service, request));
        return jsonResponse(filesAnswer(treated));
    }
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(file, idFrom<domain::FileId>(request, "fileID", "file"));
    if (request.files.size() != 1)
        return failField(ErrorCode::Validation, QStringLiteral("files[]"), reasons::fileMissingInBody());
    INK_ASSIGN(document, runOnce(service.documents(), request, id, [&] {
                   return service.documentFiles().replace(*request.actor, id, file,
                                                          request.files.constFirst());
               }));
    return jsonResponse(filesAnswer(document));
}

Result<Response> removeFile(SigningService& service, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(file, idFrom<domain::FileId>(request, "fileID", "file"));
    INK_ASSIGN(document, runOnce(service.documents(), request, id,
                                 [&] { return service.documentFiles().remove(*request.actor, id, file); }));
    return jsonResponse(filesAnswer(document));
}

Result<Response> download(const SigningService& service, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    const QString fileText = request.queryValue(QStringLiteral("fileID"));
    const auto file = fileText.isEmpty() ? std::optional<qint64>(0) : wire::idFromText(fileText);
    if (!file) return fail(ErrorCode::NotFound, reasons::noSuchFile());
    INK_ASSIGN(found,
               service.downloads().download(*request.actor, id, request.queryValue(QStringLiteral("content")),
                                            domain::FileId(*file)));
    return fileResponse(found, true);
}

} // namespace

void addFileRoutes(Router& router, SigningService& service)
{
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/files"), Access::Read, Body::None,
                toHandler([&service](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
                    INK_ASSIGN(document, service.documents().retrieve(*request.actor, id));
                    Response response = jsonWithEtag(wire::filesToJson(document.files));
                    response.version = document.version;
                    return response;
                })});
    router.add({"POST", QStringLiteral("/v1/documents/{docID}/files"), Access::Draft, Body::JsonOrMultipart,
                toHandler([&service](const Request& request) { return addFiles(service, request); }),
                Router::Caching::None, quotaCheck(service.quota(), 0)});
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/files/{fileID}"), Access::Read, Body::None,
                toHandler([&service](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
                    INK_ASSIGN(file, idFrom<domain::FileId>(request, "fileID", "file"));
                    INK_ASSIGN(found, service.downloads().original(*request.actor, id, file));
                    return fileResponse(found, true);
                })});
    router.add({"PUT", QStringLiteral("/v1/documents/{docID}/files/{fileID}"), Access::Draft,
                Body::JsonOrMultipart,
                toHandler([&service](const Request& request) { return replaceFile(service, request); }),
                Router::Caching::None, quotaCheck(service.quota(), 0)});
    router.add({"DELETE", QStringLiteral("/v1/documents/{docID}/files/{fileID}"), Access::Draft, Body::None,
                toHandler([&service](const Request& request) { return removeFile(service, request); })});
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/download"), Access::Read, Body::None,
                toHandler([&service](const Request& request) { return download(service, request); })});
}

} // namespace ink::service::http
