#include "app/api/signerpass.h"

#include "app/api/reasons.h"

#include <algorithm>

namespace ink::api {

namespace {

/** Returns whether an access token is safe in a header. */
bool isPass(const QByteArray& token)
{
    return token.size() <= 128 && std::all_of(token.begin(), token.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      QByteArrayView("-_.~+/=").contains(c);
           });
}

} // namespace

Result<SignerPass> signerPassFromJson(const QJsonObject& object)
{
    const QByteArray token = object.value(QLatin1StringView("token")).toString().toLatin1();
    if (!isPass(token)) return fail(ErrorCode::Protocol, reasons::tokenUnknown());
    return SignerPass{Secret(token), object.value(QLatin1StringView("unlocked")).toBool(true)};
}

} // namespace ink::api
