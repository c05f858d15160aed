#include "app/service/http/routes/linkvisitor.h"

#include "app/service/http/headerfields.h"
#include "app/service/http/routes/reasons.h"

#include <QUuid>

namespace ink::service::http {

Result<SignerActor> visitorFrom(const Request& request)
{
    const QUuid guid(request.variables.value(QStringLiteral("guid")));
    if (guid.isNull()) return fail(ErrorCode::NotFound, reasons::linkUnknown());
    SignerActor visitor;
    visitor.invitationGuid = guid.toString(QUuid::WithoutBraces);
    visitor.address = request.peer;
    visitor.userAgent = QString::fromLatin1(request.header("user-agent").left(256));
    visitor.language = firstLanguage(request.header("accept-language"));
    return visitor;
}

} // namespace ink::service::http
