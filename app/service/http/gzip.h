#pragma once

#include <QByteArray>

namespace ink::service::http {

/** The bytes as one gzip member (RFC 1952), packed as small as it goes: for what is packed once and sent
 * often. Empty when there is no memory. */
[[nodiscard]] QByteArray gzip(const QByteArray& bytes);

/** Returns whether an Accept-Encoding header takes gzip (RFC 9110 §12.5.3); names with a weight of 0 are
 * refused. */
[[nodiscard]] bool takesGzip(const QByteArray& acceptEncoding);

} // namespace ink::service::http
