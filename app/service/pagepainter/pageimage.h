#pragma once

#include <QByteArray>

class QImage;

namespace ink::service::pagepainter {

/**
 * A painted page in few bytes. Pages of text and lines become a PNG with a palette: colours of areas stay
 * exact, those of letters' edges move to the nearest of the palette. Photographs and scans become a JPEG
 * where the reader takes it, else a PNG with all colours. Empty when it can't be written.
 */
[[nodiscard]] QByteArray pageImage(const QImage& page, bool takesJpeg);

} // namespace ink::service::pagepainter
