#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/domain/document/tag.h"
#include "app/pdf/forms/formfields.h"

namespace ink::pdf {

/** The style of a field's text: its default appearance and alignment (ISO 32000-2 §12.7.4.3). */
struct FieldStyle
{
    double fontSize = 0; ///< 0 = as it fits
    QString colour;      ///< `#rrggbb`; empty = black
    domain::TextAlign align = domain::TextAlign::Natural;
    QString font; ///< name of a resource, or of the font that it is
};
/** `form` is the AcroForm, which holds what fields do not say. */
[[nodiscard]] FieldStyle fieldStyleOf(const FormWidget& widget, QPDFObjectHandle form);

} // namespace ink::pdf
