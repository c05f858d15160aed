#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/forms/formfields.h"

#include <QRectF>
#include <QSizeF>

#include <memory>
#include <string>
#include <vector>

namespace ink::pdf {

/** The normal appearance of an annotation in its current state; null if it has none. */
[[nodiscard]] QPDFObjectHandle normalAppearance(QPDFObjectHandle annotation);

/** Parses a rectangle; null if it is invalid or larger than any page. */
[[nodiscard]] QRectF parseRect(QPDFObjectHandle rectangle);

/** Flags of annotations (ISO 32000-2 table 167). */
namespace annotationflag {
inline constexpr int hidden = 2;
inline constexpr int print = 4;
inline constexpr int noRotate = 16;
inline constexpr int noView = 32;
inline constexpr int toggleNoView = 256;
} // namespace annotationflag
[[nodiscard]] int annotationFlags(QPDFObjectHandle annotation);

/** Returns the numbers of an array: exactly `count` finite ones of a plausible size, otherwise none. */
[[nodiscard]] std::vector<double> numbersOf(QPDFObjectHandle array, int count);

/** The operator that sets an annotation's colour, with its operands; empty if there is no colour. */
[[nodiscard]] std::string colourOperator(QPDFObjectHandle colour, bool fills);

class Revision;

/** Generates appearances like viewers: for fields with a value but no appearance, or for all fields if the
 * form requests it (/NeedAppearances; ISO 32000-2 §12.7.4.3). Page images and sealed files
 * (prepareFormForSealing) use the same ones. */
class FieldAppearance final
{
public:
    explicit FieldAppearance(Revision& revision);
    ~FieldAppearance();
    FieldAppearance(const FieldAppearance&) = delete;
    FieldAppearance& operator=(const FieldAppearance&) = delete;

    /** Returns whether viewers generate an appearance instead of showing `appearance`, the widget's own or
     * null. */
    [[nodiscard]] bool isGenerated(const FormWidget& widget, QPDFObjectHandle appearance) const;
    /** Generates the appearance of a widget: a form XObject whose box has this size, at the origin, available
     * after finish(); null if nothing is visible. */
    [[nodiscard]] ObjectId make(const FormWidget& widget, QSizeF size);
    /** Call once, after the last make(). */
    void finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
