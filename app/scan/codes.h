#pragma once

#include <QStringList>

class QImage;

namespace ink::scan {

/**
 * The texts of the QR codes in a picture, in any orientation; empty if it has none, or in a build without
 * ZXing. Thread-safe.
 */
[[nodiscard]] QStringList readCodes(const QImage& picture);

} // namespace ink::scan
