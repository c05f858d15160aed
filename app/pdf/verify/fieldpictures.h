#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include <QString>
#include <QStringList>
#include <qpdf/QPDFObjectHandle.hh>

#include <vector>

class QPDF;

namespace ink::pdf {

class PageRenderer;
class WorkLimit;

/** The appearance of a filled-in text or choice field, whose letters already match its value. */
struct FilledAppearance
{
    QPDFObjectHandle widget;
    QString field;        ///< fully qualified name
    bool isList = false;  ///< a list box: shows its options, the selected ones highlighted
    QStringList options;  ///< the options of a list, as displayed
    QStringList selected; ///< the selected options of a list, as displayed
};

enum class AppearanceResult { Same, Different, NotCompared };

/** Compares the appearances of filled-in fields with their letters as images: each one is rendered alone, and
 * once more with only its letters, black on white, in their fonts and positions. Every letter must be
 * visible, and nothing else except one background and a frame along the edges (for a list: highlights of
 * selected options). This detects manipulations that the operators don't reveal: hidden, pale, covered or
 * clipped letters, letters drawn as shapes, glyphs with a wrong shape, bars. `file` is the file of the
 * widgets; copied direct objects become indirect ones in it. May throw qpdf's exceptions. */
[[nodiscard]] std::vector<AppearanceResult> compareFieldPictures(const std::vector<FilledAppearance>& looks,
                                                                 QPDF& file, const PageRenderer& renderer,
                                                                 const WorkLimit& limit);

} // namespace ink::pdf
