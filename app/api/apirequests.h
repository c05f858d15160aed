#pragma once

// Private to app/api: helpers for the requests and responses of ApiClient.

#include "app/api/reasons.h"
#include "app/api/transport.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QJsonObject>
#include <QString>

namespace ink::api {

/** Returns the response's JSON object; ErrorCode::Protocol if it is malformed. */
[[nodiscard]] Result<QJsonObject> parseObject(const Response& response);
/** Converts a codec's error about a response to ErrorCode::Protocol. */
template <typename T> [[nodiscard]] Result<T> asProtocolError(Result<T> result)
{
    if (!result) {
        auto& error = result.error();
        error.code = ErrorCode::Protocol;
        error.detail = reasons::answerNotUnderstood(error.detail);
        error.retryable = false;
    }
    return result;
}
/** Returns the response's JSON object, decoded with `decode`. */
template <typename T, typename Decode>
[[nodiscard]] Result<T> decodeResponse(const Response& response, Decode decode)
{
    INK_ASSIGN(object, parseObject(response));
    return asProtocolError<T>(decode(object));
}

/** A decoder that reads the body with `Read`. */
template <typename T, auto Read> [[nodiscard]] Result<T> decoded(const Response& response)
{
    return decodeResponse<T>(response, Read);
}

/** A decoder for responses whose body is ignored. */
[[nodiscard]] inline Result<void> decodeNothing(const Response&)
{
    return {};
}

/** Returns a request without a body, or with a JSON body. */
[[nodiscard]] Request request(Method method, const QString& path);
[[nodiscard]] Request request(Method method, const QString& path, const QJsonObject& body);
/** Returns `/v1/documents/{id}` followed by `rest`. */
[[nodiscard]] QString documentPath(domain::DocumentId id, QLatin1StringView rest = {});

} // namespace ink::api
