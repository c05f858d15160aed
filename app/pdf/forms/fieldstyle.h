#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/domain/document/tag.h"
#include "app/pdf/forms/formfields.h"

namespace ink::pdf {

/** The style of a field's text: its default appearance and alignment (ISO 32000-2 §12.7.4.3). */
struct FieldStyle
{
    double fontSize = 0; ///< 0 = automatic
    QString colour;      ///< `#rrggbb`; empty = black
    domain::TextAlign align = domain::TextAlign::Natural;
    QString font; ///< resource name of the font, without the slash; empty if unspecified
};
/** Returns the style of a field; `form` is the AcroForm, which provides the defaults. */
[[nodiscard]] FieldStyle fieldStyleOf(const FormWidget& widget, QPDFObjectHandle form);

} // namespace ink::pdf
