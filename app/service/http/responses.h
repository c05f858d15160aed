#pragma once

#include "app/service/core/stores.h"
#include "app/service/documents/documents.h"
#include "app/service/files/download.h"
#include "app/service/files/quota.h"
#include "app/service/http/reasons.h"
#include "app/service/http/router.h"
#include "app/wire/objectreader.h"

#include <QJsonObject>

namespace ink::service::http {

/** RFC 9110 §15.5.13: If-Match names an earlier state. */
inline constexpr int statusPreconditionFailed = 412;

[[nodiscard]] Response jsonResponse(const QJsonObject& object, int status = 200);
/** Returns a response with status 201 and the address of the new object, such as `/v1/documents/12`. All
 * responses with this status are made here. */
[[nodiscard]] Response createdResponse(const QJsonObject& object, const QString& path);
/** Returns a response from text that is already JSON. */
[[nodiscard]] Response jsonTextResponse(QByteArray text);
/** Returns the response with an ETag computed from its body. */
[[nodiscard]] Response withEtag(Response response);
/** Returns a JSON response with an ETag of its text. */
[[nodiscard]] Response jsonWithEtag(const QJsonObject& object);
/** Returns an error of contract §9 with the status, WWW-Authenticate and Retry-After for its code. Its
 * sentences are in the language of X-Inkstone-Shown-Language or X-Inkstone-Language, which the signing page
 * sends, and otherwise in English. */
[[nodiscard]] Response errorResponse(Error error, const Request& request);
/** Returns the error with status 412 for a request with If-Match whose resource has changed. */
[[nodiscard]] Response preconditionFailed(const Request& request);
/** Converts a handler that returns a Result to one that responds to errors according to contract §9. */
[[nodiscard]] Router::Handler toHandler(std::function<Result<Response>(const Request&)> handler);
/** Returns a file response, which is sent in chunks, with an ETag, a safe name and support for ranges. */
[[nodiscard]] Response fileResponse(const Download& download, bool attachment);
/** Returns the id in a path. NotFound unless it is a positive number. */
template <typename Id>
[[nodiscard]] Result<Id> idFrom(const Request& request, const char* variable, const char* what)
{
    const auto value = wire::idFromText(request.variables.value(QLatin1String(variable)));
    if (value.value_or(0) <= 0) return fail(ErrorCode::NotFound, reasons::noSuchObject(QLatin1String(what)));
    return Id(*value);
}

/** Stores the response to a request with an idempotency key in the transaction that does its work. After a
 * crash, a request with the same key gets this response again. */
[[nodiscard]] Result<void> storeResponse(Stores& stores, const Request& request,
                                         store::Transaction& transaction, Response& response);
/** Returns the parts of a response that are stored for repeated requests, or restores a response from
 * them. */
[[nodiscard]] store::IdempotencyStore::Response storedResponse(const Response& response);
[[nodiscard]] Response restoreResponse(const store::IdempotencyStore::Response& answer);

/** Returns the result of `work` on a document. If an earlier attempt of the same request already did the
 * work, returns the document in its current state instead. */
template <typename Work>
[[nodiscard]] Result<domain::Document> runOnce(const Documents& documents, const Request& request,
                                               domain::DocumentId id, const Work& work)
{
    return request.processedDocuments.isEmpty() ? work() : documents.retrieve(*request.actor, id);
}

/** Rejects a request before its body is read if the account is full. Requests with an Idempotency-Key are
 * excepted, because they may already have been processed. */
[[nodiscard]] inline std::function<Result<void>(const Request&)> quotaCheck(const Quota& quota, int documents)
{
    return [&quota, documents](const Request& request) -> Result<void> {
        if (!request.actor || !request.header("idempotency-key").isEmpty()) return {};
        return quota.checkSpace(*request.actor, documents, 1);
    };
}

/** The head to send to a client, and the range of the response's content. */
struct WireResponse
{
    QByteArray head;
    qint64 from = 0;
    qint64 length = 0; ///< 0 = no content
};
/**
 * Applies If-None-Match, Range and HEAD to a handler's response and writes the head with the common
 * headers. May replace the response with a 304 or 416.
 */
[[nodiscard]] WireResponse toWire(const Request& request, Response& response, bool close,
                                  qint64 secondsSinceEpoch);
/** Returns up to `maximum` bytes of the response's content, starting at `from`. Io if the file can't be
 * read. */
[[nodiscard]] Result<QByteArray> contentChunk(const Response& response, qint64 from, qint64 maximum);
[[nodiscard]] QByteArray reasonPhrase(int status);

} // namespace ink::service::http
