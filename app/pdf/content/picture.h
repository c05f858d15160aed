#pragma once

#include "app/base/result.h"
#include "app/pdf/file/objecttext.h"

#include <QByteArray>
#include <QSize>

namespace ink::pdf {

class Revision;

/** An image XObject in a revision. */
struct Picture
{
    ObjectId id;
    QSize size; ///< pixels
};

/** Adds a PNG or JPEG to the revision: a JPEG unchanged if PDF supports it, otherwise pixels with
 * transparency as a soft mask. An image of one colour, such as a drawn signature, is little larger than its
 * mask. Fails with Validation, or with TooLarge if decoding takes too long. */
[[nodiscard]] Result<Picture> addPicture(Revision& revision, const QByteArray& image);

} // namespace ink::pdf
