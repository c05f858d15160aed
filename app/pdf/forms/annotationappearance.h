#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/file/objecttext.h"

#include <QRectF>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

class Revision;

/** Returns whether an annotation other than a form field has no appearance, so that programs generate
 * different ones or none (ISO 32000-2 §12.5.5). Links and pop-up windows show nothing. */
[[nodiscard]] bool isAppearanceGenerated(QPDFObjectHandle annotation);

/** The area of the generated appearance in default user space: the marked text, the size of a note icon, or
 * the annotation's rectangle. */
[[nodiscard]] QRectF generatedAppearanceRect(QPDFObjectHandle annotation);

/** Generates the appearance of an annotation without one: text markup, lines, shapes and notes; other kinds
 * show nothing, as in PDFium, which renders our pages (except for free text, see AppearanceContent). Returns
 * a form XObject whose box has the size of `rect`, at the origin; null if nothing is visible. */
[[nodiscard]] ObjectId generateAppearance(Revision& revision, QPDFObjectHandle annotation,
                                          const QRectF& rect);

} // namespace ink::pdf
