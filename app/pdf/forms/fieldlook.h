#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/pdf/forms/formfields.h"

#include <QRectF>
#include <QSizeF>

#include <memory>
#include <string>
#include <vector>

namespace ink::pdf {

/** The normal appearance of an annotation's state; null when it has none. */
[[nodiscard]] QPDFObjectHandle normalAppearance(QPDFObjectHandle annotation);

/** A rectangle of the file; null when it isn't one, or is larger than any page. */
[[nodiscard]] QRectF annotationPlace(QPDFObjectHandle rectangle);

/** Flags of annotations (ISO 32000-2 table 167). */
namespace annotationflag {
inline constexpr int hidden = 2;
inline constexpr int print = 4;
inline constexpr int noRotate = 16;
inline constexpr int noView = 32;
inline constexpr int toggleNoView = 256;
} // namespace annotationflag
[[nodiscard]] int annotationFlags(QPDFObjectHandle annotation);

/** As many finite numbers of a sensible size as `count`, else none. */
[[nodiscard]] std::vector<double> numbersOf(QPDFObjectHandle array, int count);

/** The operator that sets a colour of an annotation, with its numbers; empty for none. */
[[nodiscard]] std::string paintText(QPDFObjectHandle colour, bool fills);

class Revision;

/**
 * Appearances that viewers make themselves: the appearances of fields that have a value and none, or whose
 * form asks programs to regenerate all of them (/NeedAppearances; ISO 32000-2 §12.7.4.3). Pictures of pages
 * and sealed files (keepForm) have the same ones.
 */
class FieldLook final
{
public:
    explicit FieldLook(Revision& revision);
    ~FieldLook();
    FieldLook(const FieldLook&) = delete;
    FieldLook& operator=(const FieldLook&) = delete;

    /** Returns whether viewers show something of their own instead of `appearance`, the widget's own or null.
     */
    [[nodiscard]] bool isMade(const FormWidget& widget, QPDFObjectHandle appearance) const;
    /** A form XObject whose box is `size` at the origin, there after finish(); null when nothing is to be
     * seen. */
    [[nodiscard]] ObjectId make(const FormWidget& widget, QSizeF size);
    /** Once, after the last one. */
    void finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
