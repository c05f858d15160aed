#include "app/service/http/routes/openapiroutes.h"

#include "app/service/http/routes/asset.h"

#include <QFile>

/** Must be outside every namespace for Q_INIT_RESOURCE; without it, a static library's resources are not
 * found. */
static void initOpenApiResource()
{
    Q_INIT_RESOURCE(openapi);
}

namespace ink::service::http {

QByteArray openApiDescription()
{
    initOpenApiResource();
    QFile file(QStringLiteral(":/openapi/openapi.json"));
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return QByteArray(bytes).replace("@version@", INKSTONE_VERSION);
}

void addOpenApiRoutes(Router& router)
{
    const QByteArray bytes = openApiDescription();
    Q_ASSERT(!bytes.isEmpty());
    router.add({"GET", QStringLiteral("/openapi.json"), Router::Access::Public, Router::Body::None,
                [file = Asset(bytes, "application/json; charset=utf-8", Effort::EachTime)](
                    const Request& request) { return file.answerTo(request); }});
}

} // namespace ink::service::http
