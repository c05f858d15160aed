#pragma once

#include <QByteArray>

class QImage;

namespace ink::service::pagepainter {

/**
 * Encodes a rendered page on white paper compactly. Pages of text and lines become a PNG with a palette:
 * colours of areas stay exact, and those of antialiased edges are mapped to the nearest palette entry.
 * Photographs and scans become a JPEG if the client accepts it, and otherwise a PNG with all colours. Empty
 * if encoding fails.
 */
[[nodiscard]] QByteArray encodePageImage(const QImage& page, bool acceptsJpeg);

} // namespace ink::service::pagepainter
