#pragma once

#include <QByteArray>

namespace ink::service::http {

/** Content that is compressed once and sent often may take five times as long, for four bytes in a hundred.
 */
enum class Effort { EachTime, Once };

/** The bytes as one gzip member (RFC 1952). Empty when out of memory. */
[[nodiscard]] QByteArray gzip(const QByteArray& bytes, Effort effort);

/** True if an Accept-Encoding header accepts gzip (RFC 9110 §12.5.3); codings with a weight of 0 are
 * refused. */
[[nodiscard]] bool takesGzip(const QByteArray& acceptEncoding);

} // namespace ink::service::http
