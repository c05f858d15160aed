#include "ui/widgets/layout/firstlines.h"

#include <QLabel>
#include <QTextLayout>

#include <algorithm>

namespace ink::ui {

namespace {
/** Returns the distance from the top of the text to its first baseline. It depends on the fonts of the
 * letters, which differ between scripts, not only on the label's font. */
qreal firstBaseline(const QLabel& label)
{
    QTextLayout layout(label.text(), label.font());
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid()) line.setLineWidth(QWIDGETSIZE_MAX);
    layout.endLayout();
    return line.isValid() ? line.ascent() : label.fontMetrics().ascent();
}
} // namespace

void alignFirstLines(std::initializer_list<QLabel*> labels)
{
    qreal lowest = 0;
    for (const QLabel* label : labels)
        lowest = std::max(lowest, firstBaseline(*label));
    for (QLabel* label : labels) {
        QMargins margins = label->contentsMargins();
        margins.setTop(qRound(lowest - firstBaseline(*label)));
        label->setContentsMargins(margins);
    }
}

} // namespace ink::ui
