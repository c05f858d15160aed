#include "ui/widgets/style/inkparts.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/tokens.h"

#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

namespace ink::ui::inkparts {

void drawButtonPanel(const QStyleOption* option, QPainter* painter)
{
    const Tokens& t = tokens(option->palette);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool down =
        option->state.testFlag(QStyle::State_Sunken) || option->state.testFlag(QStyle::State_On);
    const bool hover = enabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool primary = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    const QRect rect = option->rect;
    if (primary && enabled) {
        const QColor fill =
            down ? mixedColour(t.accent, t.isDark ? Qt::white : Qt::black, 0.18)
                 : (hover ? mixedColour(t.accent, t.isDark ? Qt::white : Qt::black, 0.08) : t.accent);
        paintBox(*painter, rect, fill, fill, 0, metric::cornerRadius);
    } else if (flat) {
        if (down || hover) paintBox(*painter, rect, down ? t.line : t.hover, t.line, 0, metric::cornerRadius);
    } else {
        const QColor fill = !enabled ? t.window : (down ? t.selection : (hover ? t.hover : t.surface));
        paintBox(*painter, rect, fill, t.line, t.lineWidth, metric::cornerRadius);
    }
    if (option->state.testFlag(QStyle::State_HasFocus) &&
        option->state.testFlag(QStyle::State_KeyboardFocusChange))
        paintBox(*painter, rect.adjusted(2, 2, -2, -2), Qt::NoBrush, primary ? t.onAccent : t.accent,
                 t.lineWidth, metric::cornerRadius - 2);
}

void drawCheckIndicator(const QStyleOption* option, QPainter* painter, bool round)
{
    const Tokens& t = tokens(option->palette);
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool partly = option->state.testFlag(QStyle::State_NoChange);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const int extent = qMin(16, qMin(option->rect.width(), option->rect.height()));
    QRect rect(0, 0, extent, extent);
    rect.moveCenter(option->rect.center());
    const qreal corner = round ? extent / 2.0 : 4.0;
    const bool filled = (on || partly) && enabled;
    paintBox(*painter, rect, filled ? t.accent : t.surface,
             filled ? t.accent : mixedColour(t.line, t.quietInk, enabled ? 0.7 : 0.2), qMax(1, t.lineWidth),
             corner);
    if (!on && !partly) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor mark = enabled ? t.onAccent : t.quietInk;
    if (round) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(mark);
        painter->drawEllipse(QRectF(rect).center(), 3.0, 3.0);
    } else {
        painter->setPen(QPen(mark, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF o = rect.topLeft();
        if (partly)
            painter->drawLine(o + QPointF(4.5, 8), o + QPointF(11.5, 8));
        else
            painter->drawPolyline(
                QPolygonF{{o + QPointF(4.2, 8.3), o + QPointF(7, 11), o + QPointF(12, 5.2)}});
    }
    painter->restore();
}

namespace {
QPixmap tinted(const QIcon& icon, const QSize& size, qreal ratio, const QColor& colour)
{
    QPixmap pixmap = icon.pixmap(size, ratio);
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), pixmap.deviceIndependentSize()), colour);
    return pixmap;
}
} // namespace

void drawButtonLabel(const QStyleOptionButton& button, QPainter* painter)
{
    const Tokens& t = tokens(button.palette);
    const bool enabled = button.state.testFlag(QStyle::State_Enabled);
    const bool primary = button.features.testFlag(QStyleOptionButton::DefaultButton);
    const int sign = button.icon.isNull() ? 0 : button.iconSize.width();
    const QString text = button.text;
    const int words = button.fontMetrics.size(Qt::TextShowMnemonic, text).width();
    const int gap = sign > 0 && !text.isEmpty() ? space::s - 2 : 0;
    int x = button.rect.left() + qMax(space::xs, (button.rect.width() - sign - gap - words) / 2);
    const bool mirrored = button.direction == Qt::RightToLeft;
    const auto place = [&](const QRect& rect) {
        return mirrored ? QStyle::visualRect(Qt::RightToLeft, button.rect, rect) : rect;
    };
    if (sign > 0) {
        const QRect at(x, button.rect.center().y() - sign / 2 + 1, sign, sign);
        if (primary && enabled) // has the colour of the words
            painter->drawPixmap(place(at), tinted(button.icon, at.size(),
                                                  painter->device()->devicePixelRatioF(), t.onAccent));
        else
            button.icon.paint(painter, place(at), Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        x += sign + gap;
    }
    painter->save();
    painter->setPen(primary && enabled ? t.onAccent
                                       : button.palette.color(enabled ? QPalette::Normal : QPalette::Disabled,
                                                              QPalette::ButtonText));
    const QRect room(x, button.rect.top(), button.rect.right() - x, button.rect.height());
    painter->drawText(
        place(room),
        static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft)) |
            Qt::TextHideMnemonic,
        text);
    painter->restore();
}

int focusedEdgeWidth(const Tokens& t)
{
    return 2 * t.lineWidth;
}

namespace {
/** An input is recognized by its edge alone: 3:1 (WCAG 1.4.11) inside and outside. */
QColor inputEdge(const Tokens& t, bool isEnabled)
{
    const QColor quiet = mixedColour(t.line, t.quietInk, 0.25);
    if (!isEnabled) return quiet;
    return readableOn(readableOn(quiet, t.window, 3.0), t.surface, 3.0);
}

/** Paints a red edge over an input's own if its content is invalid. */
void markInvalid(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t)
{
    if (!input || !input->property("invalid").toBool()) return;
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    paintBox(*painter, option.rect, Qt::NoBrush, readableOn(toneColour(Tone::Bad, t), t.surface, 3.0),
             focus ? focusedEdgeWidth(t) : t.lineWidth, metric::cornerRadius);
}
} // namespace

void drawInputBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t)
{
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    paintBox(*painter, option.rect, enabled ? t.surface : t.window, focus ? t.accent : inputEdge(t, enabled),
             focus ? focusedEdgeWidth(t) : t.lineWidth, metric::cornerRadius);
    markInvalid(option, painter, input, t);
}

void drawComboBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool down = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
    const bool hover = enabled && option.state.testFlag(QStyle::State_MouseOver);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus) &&
                       option.state.testFlag(QStyle::State_KeyboardFocusChange);
    paintBox(*painter, option.rect,
             !enabled ? t.window
             : down   ? t.selection
             : hover  ? t.hover
                      : t.surface,
             focus ? t.accent : inputEdge(t, enabled), focus ? focusedEdgeWidth(t) : t.lineWidth,
             metric::cornerRadius);
    markInvalid(option, painter, input, t);
}

void drawPopupPanel(const QRect& rect, QPainter* painter, const Tokens& t)
{
    painter->fillRect(rect, popupEdge(t));
    const int edge = t.lineWidth;
    painter->fillRect(rect.adjusted(edge, edge, -edge, -edge), t.surface);
}

bool isPopupList(const QWidget* widget)
{
    const auto* list = qobject_cast<const QListView*>(widget);
    if (!list) return false;
    return list->windowType() == Qt::Popup ||
           (list->parentWidget() && list->parentWidget()->inherits("QComboBoxPrivateContainer"));
}

bool isMultiLineInput(const QWidget* widget)
{
    return qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QTextEdit*>(widget);
}

void drawSlider(const QStyleOptionSlider& slider, QPainter* painter, const QRect& groove, const QRect& handle)
{
    const Tokens& t = tokens(slider.palette);
    const bool enabled = slider.state.testFlag(QStyle::State_Enabled);
    const bool flat = slider.orientation == Qt::Horizontal;
    const QPoint middle = handle.center();
    constexpr int thickness = 4;
    constexpr int knob = 14;
    QRect rail = groove;
    if (flat)
        rail.setRect(groove.left(), middle.y() - thickness / 2 + 1, groove.width(), thickness);
    else
        rail.setRect(middle.x() - thickness / 2 + 1, groove.top(), thickness, groove.height());
    QRect done = rail;
    if (flat)
        slider.upsideDown ? done.setLeft(middle.x()) : done.setRight(middle.x());
    else
        slider.upsideDown ? done.setTop(middle.y()) : done.setBottom(middle.y());
    paintBox(*painter, rail, mixedColour(t.surface, t.ink, t.isHighContrast ? 1.0 : 0.25), t.line, 0,
             thickness / 2.0);
    const QColor colour = enabled ? t.accent : t.line;
    paintBox(*painter, done, colour, colour, 0, thickness / 2.0);
    const bool focus = slider.state.testFlag(QStyle::State_HasFocus) &&
                       slider.state.testFlag(QStyle::State_KeyboardFocusChange);
    const bool held = slider.state.testFlag(QStyle::State_Sunken);
    const QRect round(middle.x() - knob / 2 + 1, middle.y() - knob / 2 + 1, knob, knob);
    paintBox(*painter, round, held ? t.selection : t.surface, enabled ? t.accent : t.line, focus ? 3 : 2,
             knob / 2.0);
}

void drawTab(const QStyleOptionTab& tab, QPainter* painter)
{
    constexpr int accentHeight = 2;
    const Tokens& t = tokens(tab.palette);
    const bool isCurrent = tab.state.testFlag(QStyle::State_Selected);
    const bool isHovered = tab.state.testFlag(QStyle::State_MouseOver);
    painter->fillRect(tab.rect, isCurrent ? t.surface : isHovered ? t.hover : t.window);
    const QRect end = QStyle::visualRect(
        tab.direction, tab.rect,
        QRect(tab.rect.right() + 1 - t.lineWidth, tab.rect.top(), t.lineWidth, tab.rect.height()));
    painter->fillRect(end, t.line);
    if (!isCurrent)
        return painter->fillRect(
            QRect(tab.rect.left(), tab.rect.bottom() + 1 - t.lineWidth, tab.rect.width(), t.lineWidth),
            t.line);
    painter->fillRect(QRect(tab.rect.left(), tab.rect.top(), tab.rect.width(), accentHeight), t.accent);
    if (!tab.state.testFlag(QStyle::State_HasFocus)) return;
    painter->setPen(QPen(t.accent, focusedEdgeWidth(t)));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(tab.rect.adjusted(1, 1, -2, -2));
}

void drawChevron(QPainter* painter, const QRect& place, const QColor& colour, bool up)
{
    const QPointF middle = QRectF(place).center();
    const double rise = up ? -2 : 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QPolygonF{middle + QPointF(-4, -rise), middle + QPointF(0, rise), middle + QPointF(4, -rise)});
    painter->restore();
}

void drawSideChevron(QPainter* painter, const QRect& place, const QColor& colour, bool isLeft)
{
    const QPointF middle = QRectF(place).center();
    const double reach = isLeft ? -2 : 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QPolygonF{middle + QPointF(-reach, -4), middle + QPointF(reach, 0), middle + QPointF(-reach, 4)});
    painter->restore();
}

} // namespace ink::ui::inkparts
