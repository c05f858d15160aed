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

/**
 * Puts a PNG or JPEG into the revision: JPEG as it is where a PDF can hold it, else pixels with transparency
 * as a soft mask. A picture of one colour, as drawn signatures are, costs little more than its mask. Errors
 * are Validation.
 */
[[nodiscard]] Result<Picture> addPicture(Revision& revision, const QByteArray& image);

} // namespace ink::pdf
