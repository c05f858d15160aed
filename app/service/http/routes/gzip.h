#pragma once

#include <QByteArray>

namespace ink::service::http {

/** Once: for content that is compressed once and sent often; takes five times as long to save another 4 %. */
enum class Effort { EachTime, Once };

/** The bytes as one gzip member (RFC 1952). Empty when out of memory. */
[[nodiscard]] QByteArray gzip(const QByteArray& bytes, Effort effort);

/** True if an Accept-Encoding header accepts gzip (RFC 9110 §12.5.3); codings with a weight of 0 are
 * refused. */
[[nodiscard]] bool acceptsGzip(const QByteArray& acceptEncoding);

} // namespace ink::service::http
