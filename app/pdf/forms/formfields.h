#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/file/objecttext.h"

#include <QString>
#include <qpdf/QPDFObjectHandle.hh>

#include <functional>
#include <set>
#include <vector>

class QPDF;

namespace ink::pdf {

struct PageTree;

/** Flags of fields; bits are counted from 1 (ISO 32000-2 tables 227, 229, 231, 233). */
namespace fieldbit {
inline constexpr int readOnly = 1;
inline constexpr int required = 2;
inline constexpr int multiline = 13;
inline constexpr int password = 14;
inline constexpr int radio = 16;
inline constexpr int pushButton = 17;
inline constexpr int combo = 18;
inline constexpr int edit = 19;
inline constexpr int fileSelect = 21;
inline constexpr int multiSelect = 22;
inline constexpr int comb = 25;
} // namespace fieldbit

/** One widget of a terminal form field, with its inherited attributes (ISO 32000-2 §12.7.4.1). */
struct FormWidget
{
    QPDFObjectHandle widget; ///< the annotation; may be the field itself
    QPDFObjectHandle field;  ///< the terminal field
    ObjectId widgetId;       ///< null for a direct value
    ObjectId fieldId;        ///< null for a direct value
    QString name;            ///< fully qualified name, parts separated by dots
    QString type;            ///< Tx, Btn, Ch, Sig; empty if unspecified
    int flags = 0;           ///< /Ff
    int page = -1;           ///< 0-based; -1 = not on a page
    int kidIndex = 0;        ///< index of the widget in its field
    int widgetCount = 1;     ///< number of widgets of the field

    /** The value under `key` of the widget, its field or the nearest ancestor that has one. */
    [[nodiscard]] QPDFObjectHandle inherited(const char* key) const;
    [[nodiscard]] bool hasFlag(int bit) const
    {
        return (flags & (1 << (bit - 1))) != 0;
    } ///< bits are counted from 1
    /** The name (without its slash) of a button's "on" appearance; empty if it has none. */
    [[nodiscard]] QString onState() const;
    /** The field's value when this button is on: its entry in /Opt, or `onState`. */
    [[nodiscard]] QString exportValue() const;
    /** The export value of the choice option with this display text; the text itself if there is none. */
    [[nodiscard]] QString exportValueOf(const QString& shown) const;
};

/** Returns whether an annotation is a dictionary with the subtype Widget. */
[[nodiscard]] bool isWidget(QPDFObjectHandle annotation);

/** All widgets of a file's form: those reachable from the AcroForm, and others on pages, page by page in the
 * order of /Annots; widgets that aren't on a page come first. Cycles are skipped, and at most 50,000 widgets
 * are read; `cut` is set if there are more. */
[[nodiscard]] std::vector<FormWidget> formWidgets(QPDF& qpdf, const PageTree& tree, bool& cut);

/** The text of a text string or a name, or at most 64 KB of a stream (rich text, scripts); empty for anything
 * else. */
[[nodiscard]] QString fieldText(QPDFObjectHandle value);

} // namespace ink::pdf
