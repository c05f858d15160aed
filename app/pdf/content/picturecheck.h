#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QSize>

namespace ink::pdf {

inline constexpr qint64 maximumPictureBytes = 4LL * 1024 * 1024;
inline constexpr int maximumPictureSide = 4000; ///< pixels

/** Reads the size in pixels from the header of a PNG or JPEG. Fails like `checkPicture`, except for images
 * that can't be decoded. */
[[nodiscard]] Result<QSize> pictureSize(const QByteArray& bytes);
/** Checks that these bytes are a PNG or JPEG that can be stamped: by their signature, by the limits above,
 * and by decoding them. Returns the size in pixels; otherwise Validation with an explanation, TooLarge if
 * decoding takes too long. */
[[nodiscard]] Result<QSize> checkPicture(const QByteArray& bytes);

} // namespace ink::pdf
