#include "app/service/http/routes/asset.h"

#include "app/service/http/headerfields.h"

#include <QCryptographicHash>

namespace ink::service::http {

Asset::Asset(const QByteArray& bytes, const QByteArray& type, Effort effort)
{
    const QByteArray etag =
        '"' + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(32) + '"';
    m_plain.body = bytes;
    m_plain.headers = {
        {"Content-Type", type}, {"ETag", etag}, {"Cache-Control", "no-cache"}, {"Vary", "Accept-Encoding"}};
    m_packed = m_plain;
    // Fonts and images are already compressed.
    constexpr qsizetype least = 20; // compression must save at least 5 %
    const QByteArray packed = gzip(bytes, effort);
    if (packed.isEmpty() || packed.size() > bytes.size() - bytes.size() / least) return;
    m_packed.body = packed;
    m_packed.setHeader("ETag", compressedTag(etag));
    m_packed.setHeader("Content-Encoding", "gzip");
}

const Response& Asset::answerTo(const Request& request) const
{
    return acceptsGzip(request.header("accept-encoding")) ? m_packed : m_plain;
}

} // namespace ink::service::http
