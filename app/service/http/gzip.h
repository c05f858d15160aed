#pragma once

#include <QByteArray>

namespace ink::service::http {

/** The bytes as one gzip member (RFC 1952) with maximum compression, for content that is compressed once
 * and sent often. Empty when out of memory. */
[[nodiscard]] QByteArray gzip(const QByteArray& bytes);

/** True if an Accept-Encoding header accepts gzip (RFC 9110 §12.5.3); codings with a weight of 0 are
 * refused. */
[[nodiscard]] bool takesGzip(const QByteArray& acceptEncoding);

} // namespace ink::service::http
