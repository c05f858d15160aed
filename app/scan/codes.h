#pragma once

#include <QStringList>

class QImage;

namespace ink::scan {

/**
 * The texts of the QR codes in a picture, however it is turned; empty when there are none, or in a build
 * without ZXing. Thread-safe.
 */
[[nodiscard]] QStringList readCodes(const QImage& picture);

} // namespace ink::scan
