#pragma once

#include <QByteArray>

namespace ink::service::http {

/** The compression effort. Once is for content that is compressed once and sent often: it takes five times as
 * long to save another 4 %. EachTime is for pages of a few kilobytes, EachRequest for content of any size. */
enum class Effort { EachRequest, EachTime, Once };

/** Compresses the bytes to one gzip member (RFC 1952). Empty if memory runs out. */
[[nodiscard]] QByteArray gzip(const QByteArray& bytes, Effort effort);

/** Returns whether an Accept-Encoding header accepts gzip (RFC 9110 §12.5.3). A coding with a weight of 0 is
 * not accepted. */
[[nodiscard]] bool acceptsGzip(const QByteArray& acceptEncoding);

} // namespace ink::service::http
