#include "app/service/http/compression.h"

#include "app/service/http/gzip.h"
#include "app/service/http/headerfields.h"

namespace ink::service::http {

namespace {

constexpr qsizetype longToCompressBytes = 16 * 1024;

/** Returns whether the content is a kind of text. Images, PDFs and archives are already compressed. */
bool isCompressibleType(const Response& response)
{
    const QByteArray type = parseHeaderValue(response.header("Content-Type")).value.toLower();
    return type == "application/json" || type == "text/csv" || type == "text/html" || type == "text/plain";
}

/** Returns whether the body may contain signing links, which only keys with these scopes receive; see
 * removeSigningLinks. */
bool mayHaveSigningLinks(const Request& request, const Response& response)
{
    if (response.body.contains("\"signingURL\"")) return true;
    return (!request.actor ||
            request.actor->rights.scopes.hasAny({domain::KeyScope::Send, domain::KeyScope::Sign})) &&
           response.body.contains("\"actionType\"");
}

bool isGzipAccepted(const Request& request)
{
    return acceptsGzip(request.header("accept-encoding"));
}

/** Returns whether the client already has the compressed form. The response then becomes a 304 without a
 * body. */
bool isKnown(const Request& request, const QByteArray& compressedEtag)
{
    return matchesEtag(request.header("if-none-match"), compressedEtag);
}

} // namespace

// Index(isCompressible): Compression: which responses, and which never
bool isCompressible(const Request& request, const Response& response)
{
    const bool isRead = request.method == "GET" || request.method == "HEAD";
    if (!isRead || response.status != 200 || response.blob || response.supportsRange) return false;
    if (response.body.size() < minCompressedBytes || !isCompressibleType(response)) return false;
    if (!response.header("Content-Encoding").isEmpty()) return false;
    return request.actor && !request.header("authorization").isEmpty() &&
           response.header("Set-Cookie").isEmpty() && !mayHaveSigningLinks(request, response);
}

bool isLongToCompress(const Request& request, const Response& response)
{
    return response.body.size() > longToCompressBytes && isGzipAccepted(request) &&
           !isKnown(request, compressedTag(response.header("ETag"))) && isCompressible(request, response);
}

void compress(const Request& request, Response& response)
{
    if (!isCompressible(request, response)) return;
    const QByteArray vary = response.header("Vary");
    response.setHeader("Vary", vary.isEmpty() ? QByteArray("Accept-Encoding") : vary + ", Accept-Encoding");
    if (!isGzipAccepted(request)) return;
    const QByteArray etag = compressedTag(response.header("ETag"));
    if (!isKnown(request, etag)) {
        const QByteArray packed = gzip(response.body, Effort::EachRequest);
        if (packed.isEmpty() || packed.size() >= response.body.size()) return;
        response.body = packed;
        response.setHeader("Content-Encoding", "gzip");
    }
    if (!etag.isEmpty()) response.setHeader("ETag", etag);
}

} // namespace ink::service::http
