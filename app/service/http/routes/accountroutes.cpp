#include "app/service/http/routes/accountroutes.h"

#include "app/domain/account/network.h"
#include "app/service/accounts/accounts.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/reasons.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"

#include <algorithm>

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

QByteArray cookieRules(const Request& request)
{
    return QByteArray("; Path=/; HttpOnly; SameSite=Strict") + (request.isSecure ? "; Secure" : "");
}

/** Returns whether all are valid networks. The validation of the settings reports invalid ones. */
bool areNetworks(const QStringList& networks)
{
    return std::all_of(networks.begin(), networks.end(), domain::isNetwork);
}

Result<Response> updateSettings(Accounts& accounts, const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(patch, wire::settingsPatchFromJson(object));
    const QStringList* networks =
        patch.userSetting ? patch.userSetting->find(&domain::UserSetting::allowedAddresses) : nullptr;
    if (networks && areNetworks(*networks) && !isAllowedAddress(*networks, request.peer))
        return failField(ErrorCode::Validation, QStringLiteral("userSetting.allowedAddresses"),
                         reasons::ownAddressNotAllowed(request.peer));
    INK_ASSIGN(updated, accounts.updateSettings(*request.actor, patch));
    return jsonResponse(wire::accountResponse(updated));
}

} // namespace

void addAccountRoutes(Router& router, Accounts& accounts, Authenticator& authenticator)
{
    router.add({"GET", QStringLiteral("/v1/user/login"), Access::Public, Body::None,
                toHandler([&accounts, &authenticator](const Request& request) -> Result<Response> {
                    INK_ASSIGN(login, authenticator.login(request));
                    INK_ASSIGN(account, accounts.details(login.actor));
                    Response response = jsonResponse(wire::accountResponse(account));
                    response.setHeader("Set-Cookie",
                                       "JSESSIONID=" + login.cookie.reveal() + cookieRules(request));
                    return response;
                })});
    router.add({"POST", QStringLiteral("/user/logout"), Access::Public, Body::None,
                toHandler([&authenticator](const Request& request) -> Result<Response> {
                    INK_TRY(authenticator.logout(request));
                    Response response = jsonResponse({{QStringLiteral("success"), true}});
                    response.setHeader("Set-Cookie", "JSESSIONID=; Max-Age=0" + cookieRules(request));
                    return response;
                })});
    const auto account = toHandler([&accounts](const Request& request) -> Result<Response> {
        INK_ASSIGN(details, accounts.details(*request.actor));
        return jsonWithEtag(wire::toJson(details));
    });
    router.add({"GET", QStringLiteral("/v1/user"), Access::AnyKey, Body::None, account});
    router.add({"GET", QStringLiteral("/user/accountDetails"), Access::AnyKey, Body::None, account});
    router.add(
        {"PUT", QStringLiteral("/v1/user/userSettings"), Access::ManageAccount, Body::Json,
         toHandler([&accounts](const Request& request) { return updateSettings(accounts, request); })});
}

} // namespace ink::service::http
