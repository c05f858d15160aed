#include "app/service/http/signinglinks.h"

#include "app/service/http/router.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink::service::http {

namespace {

QJsonValue withoutLinks(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& each : value.toArray())
            array.append(withoutLinks(each));
        return array;
    }
    if (!value.isObject()) return value;
    QJsonObject object = value.toObject();
    const bool isInvitation =
        object.contains(QLatin1StringView("signingURL")) || object.contains(QLatin1StringView("actionType"));
    if (isInvitation) {
        object.remove(QStringLiteral("signingURL"));
        object.remove(QStringLiteral("GUID"));
    }
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.value().isObject() || it.value().isArray()) it.value() = withoutLinks(it.value());
    return object;
}

} // namespace

void removeSigningLinks(Response& response, const domain::KeyRights& rights)
{
    if (rights.scopes.hasAny({domain::KeyScope::Send, domain::KeyScope::Sign})) return;
    if (response.body.isEmpty() || !response.header("Content-Type").startsWith("application/json")) return;
    const QJsonDocument document = QJsonDocument::fromJson(response.body);
    if (document.isObject())
        response.body =
            QJsonDocument(withoutLinks(document.object()).toObject()).toJson(QJsonDocument::Compact);
    else if (document.isArray())
        response.body =
            QJsonDocument(withoutLinks(document.array()).toArray()).toJson(QJsonDocument::Compact);
}

} // namespace ink::service::http
