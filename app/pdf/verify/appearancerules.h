#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include "app/pdf/verify/annotationrect.h"
#include "app/pdf/verify/appearancetext.h"

#include <QRectF>
#include <QString>

#include <functional>

/** The visible content of annotations, for judging later revisions. */
namespace ink::pdf {

/** Returns whether the normal appearance paints anything in its current state (in any state if /AS is
 * missing), or the annotation's colours and borders make a viewer paint; also true if that can't be
 * determined. */
[[nodiscard]] bool paintsSomething(QPDFObjectHandle annotation);

/** Returns whether the normal appearance of a filled-in text or choice field shows anything but its value:
 * other text, text of unknown meaning, no text, images, or drawings beyond a border. Text is read letter by
 * letter at its position through the fonts that draw it; the text mapping (/ToUnicode) is used only for
 * embedded fonts and compared with their shapes by drawsOtherShapes. `value`, `options` and `flags` are the
 * field's /V, /Opt and /Ff; a list box (`isList`) shows its options. `formatScript` is the script that
 * formats a text field's value (/AA /F), empty if there is none: numbers, percentages and digits are then
 * compared with the results of well-known functions (AFNumber_Format and related ones); the results of other
 * scripts are unknown. */
[[nodiscard]] bool showsAnotherValue(QPDFObjectHandle widget, QPDFObjectHandle value,
                                     QPDFObjectHandle options, long long flags, bool isList,
                                     const QString& formatScript = {});
/** The text in the normal appearance of a widget. */
[[nodiscard]] AppearanceText appearanceText(QPDFObjectHandle widget);
/** The appearance that a widget shows; null if it has none, or if its state is ambiguous. */
[[nodiscard]] QPDFObjectHandle soleAppearance(QPDFObjectHandle widget);
/** Returns whether a button's state doesn't match its value. */
[[nodiscard]] bool showsAnotherState(QPDFObjectHandle widget, QPDFObjectHandle value);

/** Returns whether an annotation is a comment that can't be mistaken for content of the page: a note, text
 * markup, a drawing on blank paper. Excludes free text, stamps, redactions, fields, and annotations with
 * actions. `coversContent` returns whether a rectangle in default user space covers content. */
[[nodiscard]] bool isHarmlessComment(QPDFObjectHandle annotation,
                                     const std::function<bool(const QRectF&)>& coversContent);

} // namespace ink::pdf
