#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QSize>

namespace ink::pdf {

inline constexpr qint64 maxPictureBytes = 4LL * 1024 * 1024;
inline constexpr int maxPictureSide = 4000; ///< pixels

/** Reads the size in pixels from the header of a PNG or JPEG. Fails like `checkPicture`, except for images
 * that can't be decoded. */
[[nodiscard]] Result<QSize> pictureSize(const QByteArray& bytes);
/** Checks that these bytes are a PNG or JPEG that can be stamped: by their signature, by the limits above,
 * and by decoding them. Returns the size in pixels. Fails with Validation and an explanation, or with
 * TooLarge if decoding takes too long. */
[[nodiscard]] Result<QSize> checkPicture(const QByteArray& bytes);

} // namespace ink::pdf
