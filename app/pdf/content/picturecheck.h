#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QSize>

namespace ink::pdf {

inline constexpr qint64 maximumPictureBytes = 4LL * 1024 * 1024;
inline constexpr int maximumPictureSide = 4000; ///< pixels

/** The size in pixels that the first bytes of a PNG or JPEG tell; the faults of `checkPicture` but that it
 * cannot be decoded. */
[[nodiscard]] Result<QSize> pictureSize(const QByteArray& bytes);
/**
 * Checks that these bytes are a PNG or JPEG that can be stamped: by their first bytes, within the limits
 * above, and really decoded. Returns the size in pixels; Validation with one sentence otherwise, TooLarge
 * when decoding takes too long.
 */
[[nodiscard]] Result<QSize> checkPicture(const QByteArray& bytes);

} // namespace ink::pdf
