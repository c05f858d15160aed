#pragma once

#include "app/service/http/router.h"

namespace ink::service::http {

// Number(minCompressedBytes, bytes): Response: size from which it is compressed
constexpr qsizetype minCompressedBytes = 1400; ///< smaller ones fit into one packet anyway

/** True if the response may be compressed, whatever the client accepts: a large JSON, CSV, HTML or plain text
 * to a GET with an API key or password, without signing links.
 *
 * The size of compressed text shows whether a guess occurs in it (BREACH). So nothing is compressed that
 * contains a secret next to text that others can influence: signing links are next to the names and values
 * that recipients enter. Responses to recipients and to browsers with a session cookie aren't compressed
 * either, because others can make a browser send requests. */
[[nodiscard]] bool isCompressible(const Request& request, const Response& response);
/** True if compressing takes so long that it shouldn't be done on the thread of the connection. */
[[nodiscard]] bool isLongToCompress(const Request& request, const Response& response);
/** Compresses the body for a client that accepts gzip. The ETag becomes that of the compressed form, and Vary
 * names Accept-Encoding in both forms. */
void compress(const Request& request, Response& response);

} // namespace ink::service::http
