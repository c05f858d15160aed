// What an account manages of itself: keys, the callbacks' secret, all its callbacks.
#include "app/api/apiclient.h"
#include "app/api/apiclient_p.h"
#include "app/wire/absencecodec.h"
#include "app/wire/listcodec.h"

namespace ink::api {

namespace {

QString keyPath(qint64 id, QLatin1StringView rest = {})
{
    return QStringLiteral("/v1/user/keys/%1").arg(id) + rest;
}

Result<wire::MadeKey> decodeMade(const Response& response)
{
    return decoded<wire::MadeKey>(response, wire::madeKeyFromJson);
}

Result<Secret> decodeSecret(const Response& response)
{
    return decoded<Secret>(response, wire::callbackSecretFromJson);
}

} // namespace

Call ApiClient::apiKeys(QObject* context, Done<QList<domain::ApiKeyInfo>> done)
{
    return d->run<QList<domain::ApiKeyInfo>>(request(Method::Get, QStringLiteral("/v1/user/keys")), context,
                                             std::move(done), [](const Response& response) {
                                                 return decoded<QList<domain::ApiKeyInfo>>(
                                                     response, wire::keysFromJson);
                                             });
}

Call ApiClient::makeKey(const wire::KeyRequest& wanted, QObject* context, Done<wire::MadeKey> done)
{
    return d->run<wire::MadeKey>(request(Method::Post, QStringLiteral("/v1/user/keys"), wire::toJson(wanted)),
                                 context, std::move(done), decodeMade);
}

Call ApiClient::rotateKey(qint64 keyId, QObject* context, Done<wire::MadeKey> done)
{
    return d->run<wire::MadeKey>(request(Method::Post, keyPath(keyId, QLatin1StringView("/rotate"))), context,
                                 std::move(done), decodeMade);
}

Call ApiClient::revokeKey(qint64 keyId, QObject* context, Done<void> done)
{
    return d->run<void>(request(Method::Delete, keyPath(keyId)), context, std::move(done),
                        [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::absences(QObject* context, Done<domain::AbsenceList> done)
{
    return d->run<domain::AbsenceList>(request(Method::Get, QStringLiteral("/v1/user/absences")), context,
                                       std::move(done), [](const Response& response) {
                                           return decoded<domain::AbsenceList>(response,
                                                                               wire::absenceListFromJson);
                                       });
}

Call ApiClient::saveAbsence(const domain::Absence& absence, QObject* context, Done<domain::Absence> done)
{
    const QString path = QStringLiteral("/v1/user/absences");
    const Request out = absence.id == 0 ? request(Method::Post, path, wire::absenceBody(absence))
                                        : request(Method::Put, path + QStringLiteral("/%1").arg(absence.id),
                                                  wire::absenceBody(absence));
    return d->run<domain::Absence>(out, context, std::move(done), [](const Response& response) {
        return decoded<domain::Absence>(response, wire::absenceFromAnswer);
    });
}

Call ApiClient::removeAbsence(qint64 absenceId, QObject* context, Done<void> done)
{
    return d->run<void>(request(Method::Delete, QStringLiteral("/v1/user/absences/%1").arg(absenceId)),
                        context, std::move(done), [](const Response&) -> Result<void> { return {}; });
}

Call ApiClient::callbackSecret(QObject* context, Done<Secret> done)
{
    return d->run<Secret>(request(Method::Get, QStringLiteral("/v1/user/callbackSecret")), context,
                          std::move(done), decodeSecret);
}

Call ApiClient::rotateCallbackSecret(QObject* context, Done<Secret> done)
{
    return d->run<Secret>(request(Method::Post, QStringLiteral("/v1/user/callbackSecret/rotate")), context,
                          std::move(done), decodeSecret);
}

Call ApiClient::allDeliveries(const QString& state, int pageIndex, int pageSize, QObject* context,
                              Done<wire::AccountDeliveries> done)
{
    Request out = request(Method::Get, QStringLiteral("/v1/user/deliveries"));
    wire::QueryItems items;
    if (!state.isEmpty()) items.append({QStringLiteral("state"), state});
    items.append({QStringLiteral("pageIndex"), QString::number(pageIndex)});
    items.append({QStringLiteral("pageSize"), QString::number(pageSize)});
    out.query = wire::toQueryString(items);
    return d->run<wire::AccountDeliveries>(out, context, std::move(done), [](const Response& response) {
        return decoded<wire::AccountDeliveries>(response, wire::accountDeliveriesFromJson);
    });
}

} // namespace ink::api
