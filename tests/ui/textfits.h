#pragma once

#include "ui/widgets/quietlabel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QWidget>

namespace ink::test {

/** The visible labels, buttons and empty inputs of `window` whose text doesn't fit: name, text, available
 * and required width. */
[[nodiscard]] inline QStringList cutTexts(const QWidget& window)
{
    QStringList cut;
    const auto note = [&cut](const QWidget& widget, const QString& text, int has, int needs) {
        cut << QStringLiteral("%1 %2 “%3” has %4, needs %5")
                   .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), text)
                   .arg(has)
                   .arg(needs);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty()) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(button);
            if (button->text().isEmpty() || button->sizeHint().isEmpty() ||
                (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
                continue;
            // Elides, with the full text in its tool tip.
            if (button->sizePolicy().horizontalPolicy() == QSizePolicy::Maximum &&
                button->toolTip().contains(button->text()))
                continue;
            if (button->hasHeightForWidth()) { // its text wraps
                const int needs = button->heightForWidth(button->width());
                if (button->height() < needs) note(*button, button->text(), button->height(), needs);
                continue;
            }
            constexpr int padding = 4; // shrinks before the text is cut
            if (button->width() + padding < button->sizeHint().width())
                note(*button, button->text(), button->width(), button->sizeHint().width());
        } else if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            // An eliding label has the full text in its tool tip.
            if (label->text().isEmpty() || qobject_cast<const ui::ElidedLabel*>(label)) continue;
            if (label->wordWrap()) {
                const int needs = label->heightForWidth(label->width());
                if (label->height() < needs) note(*label, label->text(), label->height(), needs);
            } else if (label->width() < label->sizeHint().width()) {
                note(*label, label->text(), label->width(), label->sizeHint().width());
            }
        } else if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
            if (!line->text().isEmpty() || line->placeholderText().isEmpty()) continue;
            QStyleOptionFrame option;
            option.initFrom(line);
            option.rect = line->contentsRect();
            option.lineWidth = line->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, line);
            const QMargins margins = line->textMargins();
            constexpr int own = 4; // QLineEdit's margins
            int has = line->style()->subElementRect(QStyle::SE_LineEditContents, &option, line).width() -
                      margins.left() - margins.right() - own;
            for (const QToolButton* inside : line->findChildren<QToolButton*>())
                if (inside->isVisibleTo(line)) has -= inside->width() + 4;
            const int needs = line->fontMetrics().horizontalAdvance(line->placeholderText());
            if (has < needs) note(*line, line->placeholderText(), has, needs);
        }
    }
    return cut;
}

} // namespace ink::test
