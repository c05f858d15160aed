#include "app/service/http/answers.h"
#include "app/service/http/routes.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

Result<Response> updateSettings(SigningService& service, const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(patch, wire::settingsPatchFromJson(object));
    INK_ASSIGN(account, service.accountDetails(*request.actor));
    if (patch.userSetting && patch.userSetting->allowedAddresses &&
        !isAllowedAddress(*patch.userSetting->allowedAddresses, request.peer))
        return fail(ErrorCode::Validation,
                    QStringLiteral("Your own address, %1, must be among the allowed ones.").arg(request.peer),
                    {{QStringLiteral("userSetting.allowedAddresses"), QStringLiteral("would lock you out")}});
    if (patch.userSetting) wire::apply(*patch.userSetting, account.userSetting);
    if (patch.notificationSetting) wire::apply(*patch.notificationSetting, account.notificationSetting);
    INK_ASSIGN(updated,
               service.updateSettings(*request.actor, patch.userSetting ? &account.userSetting : nullptr,
                                      patch.notificationSetting ? &account.notificationSetting : nullptr));
    return jsonResponse(wire::accountAnswer(updated));
}

} // namespace

void addAccountRoutes(Router& router, SigningService& service, Authenticator& authenticator)
{
    router.add({"GET", QStringLiteral("/v1/user/login"), Access::Public, Body::None,
                answering([&service, &authenticator](const Request& request) -> Result<Response> {
                    INK_ASSIGN(login, authenticator.login(request));
                    INK_ASSIGN(account, service.accountDetails(login.actor));
                    Response response = jsonResponse(wire::accountAnswer(account));
                    response.setHeader("Set-Cookie", "JSESSIONID=" + login.cookie.reveal() +
                                                         "; Path=/; HttpOnly; SameSite=Strict");
                    return response;
                })});
    router.add({"POST", QStringLiteral("/user/logout"), Access::Public, Body::None,
                answering([&authenticator](const Request& request) -> Result<Response> {
                    INK_TRY(authenticator.logout(request));
                    Response response = jsonResponse({{QStringLiteral("success"), true}});
                    response.setHeader("Set-Cookie",
                                       "JSESSIONID=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
                    return response;
                })});
    const auto account = answering([&service](const Request& request) -> Result<Response> {
        INK_ASSIGN(details, service.accountDetails(*request.actor));
        return taggedJson(wire::toJson(details));
    });
    router.add({"GET", QStringLiteral("/v1/user"), Access::Account, Body::None, account});
    router.add({"GET", QStringLiteral("/user/accountDetails"), Access::Account, Body::None, account});
    router.add({"PUT", QStringLiteral("/v1/user/userSettings"), Access::Account, Body::Json,
                answering([&service](const Request& request) { return updateSettings(service, request); })});
}

} // namespace ink::service::http
