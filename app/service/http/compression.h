#pragma once

#include "app/service/http/router.h"

namespace ink::service::http {

// Number(minCompressedBytes, bytes): Response: size from which it is compressed
constexpr qsizetype minCompressedBytes = 1400; ///< smaller ones fit into one packet anyway

/** Returns whether the response may be compressed, regardless of Accept-Encoding: the successful response to
 * a GET or HEAD request with an API key or password, with a large JSON, CSV, HTML or plain-text body that
 * contains no signing links.
 *
 * The size of a compressed response shows whether guessed text occurs in it (BREACH). So a response isn't
 * compressed if it contains both a secret and text that others can influence: signing links occur along with
 * the names and values that recipients enter. Responses to recipients and to browsers with a session cookie
 * aren't compressed either, because other websites can make a browser send requests. */
[[nodiscard]] bool isCompressible(const Request& request, const Response& response);
/** Returns whether compressing takes so long that it shouldn't be done on the thread of the connection. */
[[nodiscard]] bool isLongToCompress(const Request& request, const Response& response);
/** Compresses the body for a client that accepts gzip. The ETag becomes that of the compressed form, and Vary
 * names Accept-Encoding in both forms. */
void compress(const Request& request, Response& response);

} // namespace ink::service::http
