#pragma once

// Private to app/api: what the calls of ApiClient send and read.

#include "app/api/reasons.h"
#include "app/api/transport.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QJsonObject>
#include <QString>

namespace ink::api {

/** The answer's JSON object; what can't be read is ErrorCode::Protocol. */
[[nodiscard]] Result<QJsonObject> objectOf(const Response& response);
/** A codec's complaint about the server's answer is the server's fault. */
template <typename T> [[nodiscard]] Result<T> asProtocol(Result<T> result)
{
    if (!result) {
        auto& error = result.error();
        error.code = ErrorCode::Protocol;
        error.detail = reasons::answerNotUnderstood(error.detail);
        error.retryable = false;
    }
    return result;
}
/** decode(object) of an answer. */
template <typename T, typename Decode>
[[nodiscard]] Result<T> decoded(const Response& response, Decode decode)
{
    INK_ASSIGN(object, objectOf(response));
    return asProtocol<T>(decode(object));
}

/** For answers without a body that matters. */
[[nodiscard]] inline Result<void> decodeNothing(const Response&)
{
    return {};
}

/** A request without a body, and one with JSON. */
[[nodiscard]] Request request(Method method, const QString& path);
[[nodiscard]] Request request(Method method, const QString& path, const QJsonObject& body);
/** `/v1/documents/{id}` and what follows. */
[[nodiscard]] QString documentPath(domain::DocumentId id, QLatin1StringView rest = {});

} // namespace ink::api
