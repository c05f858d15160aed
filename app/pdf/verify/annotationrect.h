#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include <QRectF>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

/** Returns the normalised /Rect of an annotation; empty if it has none. */
[[nodiscard]] QRectF rectOf(QPDFObjectHandle annotation);
/** Returns whether /Rect is absent or an array of exactly four numbers: readers interpret anything else
 * differently. */
[[nodiscard]] bool hasPlainRect(QPDFObjectHandle annotation);

} // namespace ink::pdf
