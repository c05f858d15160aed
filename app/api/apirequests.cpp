#include "app/api/apirequests.h"

#include "app/wire/json.h"

namespace ink::api {

Result<QJsonObject> parseObject(const Response& response)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    return asProtocolError(wire::parseJsonObject(response.body, limits));
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

} // namespace ink::api
