#include "app/service/http/server/origincheck.h"

#include "app/service/http/server/reasons.h"

namespace ink::service::http {

namespace {

/** Returns the host and port in lower case, without the default ports 80 and 443. */
QByteArray plainAuthority(QByteArray authority)
{
    authority = authority.trimmed().toLower();
    for (const char* port : {":443", ":80"})
        if (authority.endsWith(port)) authority.chop(static_cast<qsizetype>(qstrlen(port)));
    return authority;
}

tl::unexpected<Error> fromElsewhere()
{
    return fail(ErrorCode::Forbidden, reasons::requestFromOtherSite());
}

} // namespace

Result<void> checkOrigin(const Request& request, const QByteArray& publicAuthority)
{
    const QByteArray site = request.header("sec-fetch-site").trimmed().toLower();
    if (site == "same-origin" || site == "none") return {};
    if (!site.isEmpty()) return fromElsewhere(); // "same-site" includes other ports and subdomains
    const QByteArray origin = request.header("origin").trimmed().toLower();
    if (origin.isEmpty()) return {};
    const qsizetype scheme = origin.indexOf("://");
    if (scheme < 0 || (request.isSecure && !origin.startsWith("https://"))) return fromElsewhere();
    const QByteArray authority = plainAuthority(origin.mid(scheme + 3));
    if (!authority.isEmpty() &&
        (authority == plainAuthority(request.header("host")) || authority == plainAuthority(publicAuthority)))
        return {};
    return fromElsewhere();
}

} // namespace ink::service::http
