#include "app/service/http/routes/templateroutes.h"

#include "app/service/documents/documents.h"
#include "app/service/documents/templatedocuments.h"
#include "app/service/documents/templatereport.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/listcursor.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/csvresponse.h"
#include "app/service/http/routes/linkvisitor.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signingservice.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/reasons.h"
#include "app/wire/templatecodec.h"

#include <QCryptographicHash>
#include <QUuid>

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

const char jsonType[] = "application/json; charset=utf-8";

Result<Response> bulk(SigningService& service, Stores& stores, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "template"));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(rows, wire::bulkRequestFromJson(object));
    Response response;
    response.setHeader("Content-Type", jsonType);
    const Actor& actor = *request.actor;
    // The response is stored in the sending transaction. After a crash, a request with the same key gets this
    // response again.
    const auto keep = [&](store::Transaction& transaction, const wire::BulkResponse& answer) -> Result<void> {
        response.body = wire::toBytes(wire::toJson(answer));
        return storeResponse(stores, request, transaction, response);
    };
    INK_ASSIGN(answer, service.templates().sendBulk(actor, id, rows, keep));
    if (response.body.isEmpty()) response.body = wire::toBytes(wire::toJson(answer)); // nothing was sent
    return response;
}

Result<Response> useTemplate(SigningService& service, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "templateID", "template"));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(use, wire::templateUseFromJson(object));
    INK_ASSIGN(document,
               request.processedDocuments.isEmpty()
                   ? service.templates().create(*request.actor, id, use)
                   : service.documents().retrieve(*request.actor, request.processedDocuments.constFirst()));
    return createdResponse(wire::documentResponse(document),
                           QStringLiteral("/v1/documents/%1").arg(document.id.value()));
}

bool hasPage(const Request& request)
{
    return wire::queryValue(request.query, QLatin1StringView("pageIndex")) ||
           wire::queryValue(request.query, QLatin1StringView("pageSize")) ||
           wire::queryValue(request.query, QLatin1StringView("cursor"));
}

Result<Response> csvReport(const SigningService& service, const Request& request, domain::DocumentId id,
                           const wire::PageRequest& page, bool showMasked)
{
    const auto part = hasPage(request) ? std::optional(page) : std::nullopt;
    std::optional<domain::ListPosition> next;
    INK_ASSIGN(response,
               csvResponse(QStringLiteral("report-%1.csv").arg(id.value()), [&](const CsvSink& write) {
                   return service.templateReport().writeCsv(*request.actor, id, part, showMasked, write,
                                                            &next, page.modifiedFrom);
               }));
    addNextLink(response, request, cursorOf(request, next));
    return response;
}

/** Computes the ETag from the revision of the account's documents, the query, and this run of the service. */
QByteArray reportEtag(const Request& request, qint64 revision, bool csv, const QByteArray& run)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(run);
    hash.addData(QByteArray::number(request.actor->account.value()) + '/' + QByteArray::number(revision) +
                 (csv ? ";csv" : ";json") + request.path.toUtf8() + '?');
    hash.addData(wire::toQueryString(request.query));
    hash.addData(request.actor->rights.cacheKey().toLatin1());
    return '"' + hash.result().toHex().left(32) + '"';
}

Result<Response> report(const SigningService& service, const Request& request, const QByteArray& run)
{
    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
    INK_ASSIGN(page, wire::pageRequestFromItems(request.query));
    INK_TRY(readCursor(request, page));
    const QString masked = request.queryValue(QStringLiteral("masked"));
    if (!masked.isEmpty() && masked != QLatin1StringView("show") && masked != QLatin1StringView("hide"))
        return fail(ErrorCode::Validation, reasons::maskedMustBeShowOrHide(),
                    {{QStringLiteral("masked"), reasons::mustBeOneOf(QStringLiteral("show, hide"))}});
    const bool showMasked = masked == QLatin1StringView("show");
    const bool csv = wantsCsv(request);
    INK_ASSIGN(revision, service.documents().listRevision(*request.actor));
    const QByteArray etag = reportEtag(request, revision, csv, run);
    Response response;
    if (matchesEtag(request.header("if-none-match"), etag)) {
        INK_TRY(service.documents().retrieve(*request.actor, id));
    } else if (csv) {
        INK_ASSIGN(made, csvReport(service, request, id, page, showMasked));
        response = std::move(made);
    } else {
        INK_ASSIGN(rows, service.templateReport().page(*request.actor, id, page, showMasked));
        rows.nextCursor = cursorOf(request, rows.next);
        response = jsonResponse(wire::toJson(rows));
        addNextLink(response, request, rows.nextCursor);
    }
    response.setHeader("ETag", etag);
    response.setHeader("Vary", "Accept");
    response.setHeader("Cache-Control", "private, no-cache");
    return response;
}

/** Creates a document for a visitor of a template link. */
Result<Response> start(SigningService& service, const Request& request)
{
    INK_ASSIGN(visitor, visitorFrom(request));
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(input, wire::linkStartFromJson(object));
    INK_ASSIGN(address, service.templates().startFromLink(visitor, input));
    return createdResponse({{QStringLiteral("success"), true}, {QStringLiteral("signingURL"), address}},
                           QStringLiteral("/sign/") + address.section(QLatin1Char('/'), -1));
}

} // namespace

void addTemplateRoutes(Router& router, SigningService& service, Stores& stores)
{
    const QByteArray run = QUuid::createUuid().toRfc4122();
    router.add(
        {"POST", QStringLiteral("/v1/templates/use/{docID}"), Access::Send, Body::Json,
         toHandler([&service, &stores](const Request& request) { return bulk(service, stores, request); })});
    router.add({"POST", QStringLiteral("/v2/templates/sign/{templateID}"), Access::DraftOrSend, Body::Json,
                toHandler([&service](const Request& request) { return useTemplate(service, request); })});
    router.add(
        {"GET", QStringLiteral("/v1/documents/{docID}/childrentags"), Access::Read, Body::None,
         toHandler([&service, run](const Request& request) { return report(service, request, run); })});
    router.add({"POST", QStringLiteral("/sign/{guid}/start"), Access::Public, Body::Json,
                toHandler([&service](const Request& request) { return start(service, request); }),
                Router::Caching::None,
                [&service](const Request& request) -> Result<void> {
                    INK_ASSIGN(visitor, visitorFrom(request));
                    return service.signerAuthenticator().admit(visitor, false);
                },
                qint64(64) * 1024}); // sufficient for a name and an address
}

} // namespace ink::service::http
