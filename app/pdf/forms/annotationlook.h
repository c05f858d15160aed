#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/pdf/file/objecttext.h"

#include <QRectF>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

class Revision;

/** Returns whether an annotation that is no form field has no appearance, so that each program makes one of
 * its own or none (ISO 32000-2 §12.5.5). Links and pop-up windows show nothing. */
[[nodiscard]] bool isLookMade(QPDFObjectHandle annotation);

/** The part of the page that its appearance takes, in default user space: that of the marked text, the size
 * of a note's sign, else the annotation's rectangle. */
[[nodiscard]] QRectF madeLookRect(QPDFObjectHandle annotation);

/**
 * The one appearance for such an annotation: marks on text, lines, shapes and notes; other kinds show
 * nothing, as PDFium, which paints our pages, has it (but for free text, see AppearanceContent). A form
 * XObject whose box is as large as `rect`, at the origin; null when nothing is to be seen.
 */
[[nodiscard]] ObjectId makeLook(Revision& revision, QPDFObjectHandle annotation, const QRectF& rect);

} // namespace ink::pdf
