#pragma once

#include <QByteArray>

class QImage;

namespace ink::service::pagepainter {

/**
 * Encodes a rendered page on white paper compactly. Pages of text and lines become a PNG with a palette:
 * colours of areas stay exact, those of antialiased edges move to the nearest palette entry. Photographs and
 * scans become a JPEG if the client accepts it, else a PNG with all colours. Empty when encoding fails.
 */
[[nodiscard]] QByteArray pageImage(const QImage& page, bool acceptsJpeg);

} // namespace ink::service::pagepainter
