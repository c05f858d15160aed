#include "app/api/apiresponses.h"

#include "app/api/apirequests.h"
#include "app/api/downloadname.h"
#include "app/api/reasons.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/wire/createcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ink::api {

namespace {

/** Returns the document in a response: `{"document"}`, bare, or the first of `{"documents"}`. */
Result<domain::Document> documentOf(const QJsonObject& object)
{
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        if (it.key().compare(QLatin1StringView("documents"), Qt::CaseInsensitive) != 0) continue;
        INK_ASSIGN(documents, wire::documentsFromResponse(object));
        if (documents.isEmpty()) return fail(ErrorCode::Protocol, reasons::noDocumentReturned());
        return documents.first();
    }
    return wire::documentFromJson(object);
}

} // namespace

Result<ApiClient::Download> decodeDownload(const Response& response)
{
    return ApiClient::Download{response.body, suggestedFileName(response.header("Content-Disposition")),
                               response.header("Content-Type")};
}

Result<domain::Folder> decodeFolder(const Response& response)
{
    return decodeResponse<domain::Folder>(response, wire::folderFromJson);
}

Result<wire::CreatedKey> decodeCreatedKey(const Response& response)
{
    return decodeResponse<wire::CreatedKey>(response, wire::createdKeyFromJson);
}

Result<Secret> decodeSecret(const Response& response)
{
    return decodeResponse<Secret>(response, wire::callbackSecretFromJson);
}

Result<domain::Document> decodeDocument(const Response& response)
{
    return decodeResponse<domain::Document>(response, documentOf);
}

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

Result<QList<ApiClient::Removal>> decodeRemovals(const Response& response)
{
    INK_ASSIGN(results, decodeResponse<QList<wire::DeleteResult>>(response, wire::deleteResultsFromJson));
    QList<ApiClient::Removal> removals;
    for (const auto& result : results)
        removals.append({result.id, result.success, result.message});
    return removals;
}

} // namespace ink::api
