#include "app/service/http/routes/openapiroutes.h"

#include "app/service/http/gzip.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/responses.h"

#include <QCryptographicHash>
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
    const QByteArray etag =
        '"' + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(32) + '"';
    router.add({"GET", QStringLiteral("/openapi.json"), Router::Access::Public, Router::Body::None,
                [bytes, packed = gzip(bytes, Effort::EachTime), etag](const Request& request) {
                    const bool isPacked = !packed.isEmpty() && acceptsGzip(request.header("accept-encoding"));
                    Response response;
                    response.body = isPacked ? packed : bytes;
                    response.headers = {{"Content-Type", "application/json; charset=utf-8"},
                                        {"ETag", isPacked ? compressedTag(etag) : etag},
                                        {"Cache-Control", "no-cache"},
                                        {"Vary", "Accept-Encoding"}};
                    if (isPacked) response.setHeader("Content-Encoding", "gzip");
                    return response;
                }});
}

} // namespace ink::service::http
