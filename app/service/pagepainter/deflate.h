#pragma once

#include <QByteArray>

namespace ink::service::pagepainter {

/**
 * Compresses rows of pixels to a zlib stream (RFC 1950 and 1951). Most of a page is one long run of paper,
 * which general compressors enter into their tables byte by byte: this one skips it, and takes a fifth of
 * zlib's time for as few bytes.
 */
[[nodiscard]] QByteArray zlibStream(const QByteArray& raw);

} // namespace ink::service::pagepainter
