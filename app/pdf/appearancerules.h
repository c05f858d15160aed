#pragma once

#include <QRectF>
#include <QString>

#include <functional>
#include <optional>

class QPDFObjectHandle;

/** What annotations show, as far as judging later revisions needs it. */
namespace ink::pdf {

/** /Rect of an annotation, normalised; empty when it has none. */
[[nodiscard]] QRectF rectOf(QPDFObjectHandle annotation);
/** Whether a viewer draws it: it has room and is not hidden. */
[[nodiscard]] bool isShown(QPDFObjectHandle annotation);
/** Whether its normal appearance paints anything; also true when that cannot be told. */
[[nodiscard]] bool paintsSomething(QPDFObjectHandle annotation);

/**
 * Whether a filled field (text or choice) shows another text than its value; only when both can be told.
 * `value` is the field's, `options` its /Opt.
 */
[[nodiscard]] bool showsAnotherValue(QPDFObjectHandle widget, QPDFObjectHandle value,
                                     QPDFObjectHandle options, long long flags);
/** Whether a button's state is not the one of its value. */
[[nodiscard]] bool showsAnotherState(QPDFObjectHandle widget, QPDFObjectHandle value);

/**
 * Whether an annotation is a comment that can't pass for content of the page: a note, a mark on text, a
 * drawing on blank paper. Not one: free text, stamps, redactions, fields, anything with an action.
 * `coversContent` tells whether a rectangle of default user space lies over something.
 */
[[nodiscard]] bool isHarmlessComment(QPDFObjectHandle annotation,
                                     const std::function<bool(const QRectF&)>& coversContent);

} // namespace ink::pdf
