#pragma once

// Private to app/pdf/verify: shows the types of qpdf.

#include "app/pdf/verify/annotationrect.h"
#include "app/pdf/verify/appearancetext.h"

#include <QRectF>
#include <QString>

#include <functional>

/** The visible content of annotations, for judging later revisions. */
namespace ink::pdf {

/** Returns whether its normal appearance paints anything in any state, or its own colours and borders make a
 * viewer paint; also true when that cannot be told. */
[[nodiscard]] bool paintsSomething(QPDFObjectHandle annotation);

/**
 * Returns whether the normal appearance of a filled text or choice field shows anything but the field's
 * value: other text, text whose meaning nothing tells, no text, pictures, or drawings beyond a border. Text
 * is read letter by letter where it stands, through the fonts as they draw it; the text mapping (/ToUnicode)
 * counts only for embedded fonts, and is held against their shapes by drawsOtherShapes. `value`, `options`
 * and `flags` are the field's /V, /Opt and /Ff; a list box (`isList`) shows its options. `formatScript` is
 * the script that decides how a text field shows its value (/AA /F), empty when there is none: numbers,
 * percentages and digits are then held against what the well-known functions make of them (AFNumber_Format
 * and its kin); what another script writes isn't known.
 */
[[nodiscard]] bool showsAnotherValue(QPDFObjectHandle widget, QPDFObjectHandle value,
                                     QPDFObjectHandle options, long long flags, bool isList,
                                     const QString& formatScript = {});
/** The text that the normal appearance of a widget shows. */
[[nodiscard]] AppearanceText appearanceText(QPDFObjectHandle widget);
/** The appearance that a widget shows; null when it has none, or when its state leaves several open. */
[[nodiscard]] QPDFObjectHandle soleAppearance(QPDFObjectHandle widget);
/** Returns whether a button's state is not the one of its value. */
[[nodiscard]] bool showsAnotherState(QPDFObjectHandle widget, QPDFObjectHandle value);

/**
 * Returns whether an annotation is a comment that can't pass for content of the page: a note, a mark on text,
 * a drawing on blank paper. Not one: free text, stamps, redactions, fields, anything with an action.
 * `coversContent` tells whether a rectangle of default user space lies over something.
 */
[[nodiscard]] bool isHarmlessComment(QPDFObjectHandle annotation,
                                     const std::function<bool(const QRectF&)>& coversContent);

} // namespace ink::pdf
