#pragma once

// Private to app/pdf/verify: shows the types of qpdf.

#include <QString>
#include <QStringList>
#include <qpdf/QPDFObjectHandle.hh>

#include <vector>

class QPDF;

namespace ink::pdf {

class PageRenderer;
class WorkLimit;

/** The appearance of a filled text or choice field, whose letters were already found to be its value. */
struct FilledLook
{
    QPDFObjectHandle widget;
    QString field;        ///< full name
    bool isList = false;  ///< a list box: shows its options, the chosen ones highlighted
    QStringList options;  ///< of a list, as they are shown
    QStringList selected; ///< of a list: the chosen ones
};

enum class LookResult { Same, Different, NotCompared };

/**
 * Compares what such appearances look like with the letters that they are read as: each is rendered alone,
 * and once more as nothing but its letters, black on white, in their own fonts and places. Every letter has
 * to be visible, and nothing else but one background and a frame along the edges may be (for a list: bars
 * behind its chosen options). That finds what no reading of operators does: hidden, pale, covered or clipped
 * letters, letters drawn as shapes, glyphs that draw something else, bars. `file` is what the widgets belong
 * to; direct objects that are copied become indirect ones in it. May throw what qpdf throws.
 */
[[nodiscard]] std::vector<LookResult> compareFieldPictures(const std::vector<FilledLook>& looks, QPDF& file,
                                                           const PageRenderer& renderer,
                                                           const WorkLimit& limit);

} // namespace ink::pdf
