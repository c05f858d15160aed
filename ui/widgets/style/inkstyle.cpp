#include "ui/widgets/style/inkstyle.h"

#include "ui/widgets/style/calendar.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/inkparts.h"
#include "ui/widgets/style/selectionedge.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/tokens.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCalendarWidget>
#include <QComboBox>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QStyleOption>
#include <QTableView>
#include <QTextLayout>
#include <QToolButton>
#include <QTransform>
#include <QTreeView>
#include <QtMath>

namespace ink::ui {

using namespace inkparts;

namespace {
QColor disabledInk(const QStyleOption& option)
{
    return option.palette.color(QPalette::Disabled, QPalette::ButtonText);
}

constexpr int iconWordGap = 4;    ///< between a tool button's icon and text, in all styles of Qt
constexpr int foldArrowInset = 5; ///< blank before a fold's arrow, as far as a focus frame leaves room

/** Extends the line under the columns' names through the margin between a list and its frame. */
void extendHeaderLine(QPainter& painter, const QRect& frame, int margin, const QWidget* list, const Tokens& t)
{
    const QHeaderView* names = nullptr;
    QRect head;
    if (const auto* table = qobject_cast<const QTableView*>(list)) {
        names = table->horizontalHeader();
        head = names->geometry();
        // includes the corner above the row headers
        if (const QHeaderView* rows = table->verticalHeader(); !rows->isHidden()) {
            head.setLeft(qMin(head.left(), rows->geometry().left()));
            head.setRight(qMax(head.right(), rows->geometry().right()));
        }
    } else if (const auto* tree = qobject_cast<const QTreeView*>(list)) {
        names = tree->header();
        head = names->geometry();
    }
    if (!names || names->isHidden()) return;
    const int top = head.bottom() + 1 - t.lineWidth;
    // The header ends before the scroll bar, which may be on either side.
    if (const int gap = head.left() - frame.left(); gap > 0 && gap <= margin)
        paintRule(painter, {frame.left(), top, gap, t.lineWidth}, t.line);
    if (const int gap = frame.right() - head.right(); gap > 0 && gap <= margin)
        paintRule(painter, {head.right() + 1, top, gap, t.lineWidth}, t.line);
}
} // namespace

void InkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const Tokens& t = tokens(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
        drawButtonPanel(option, painter);
        return;
    case PE_PanelButtonTool: {
        const bool enabled = option->state.testFlag(State_Enabled);
        const bool on = option->state.testFlag(State_On);
        if (option->state.testFlag(State_Sunken) || on)
            paintBox(*painter, option->rect, on || t.isHighContrast ? t.selection : t.line, t.accent,
                     selectionEdgeWidth(t), metric::cornerRadius);
        else if (enabled && option->state.testFlag(State_MouseOver))
            paintBox(*painter, option->rect, t.hover, t.line, 0, metric::cornerRadius);
        if (option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange))
            paintBox(*painter, option->rect.adjusted(1, 1, -1, -1), Qt::NoBrush, t.accent, t.lineWidth,
                     metric::cornerRadius - 1);
        return;
    }
    case PE_FrameDefaultButton:
    case PE_PanelScrollAreaCorner: // between two scroll bars; a box there would look like a button
        return;
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        // The spin box or combo box around it has painted the background.
        if (widget && (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) ||
                       qobject_cast<const QComboBox*>(widget->parentWidget())))
            return;
        if (!frame || frame->lineWidth <= 0) break;
        drawInputBox(*option, painter, widget, t);
        return;
    }
    case PE_FrameLineEdit:
        return; // the panel draws its own edge
    case PE_Frame:
        if (isMultiLineInput(widget)) return drawInputBox(*option, painter, widget, t);
        if (widget && (widget->windowType() == Qt::Popup || widget->inherits("QComboBoxPrivateContainer")))
            return drawPopupPanel(option->rect, painter, t);
        if (qobject_cast<const QAbstractItemView*>(widget) ||
            (widget && widget->inherits("QAbstractScrollArea"))) {
            const bool isList = qobject_cast<const QAbstractItemView*>(widget);
            const bool focus = option->state.testFlag(State_HasFocus) && !isList;
            paintBox(*painter, option->rect, isList ? option->palette.base() : QBrush(Qt::NoBrush),
                     focus ? t.accent : t.line, t.lineWidth, metric::cornerRadius);
            if (isList)
                extendHeaderLine(*painter, option->rect,
                                 proxy()->pixelMetric(PM_DefaultFrameWidth, option, widget), widget, t);
            return;
        }
        break;
    case PE_FrameGroupBox:
        paintBox(*painter, option->rect, t.surface, t.line, t.lineWidth, metric::cornerRadius);
        return;
    case PE_FrameFocusRect: {
        const auto* focus = qstyleoption_cast<const QStyleOptionFocusRect*>(option);
        if (!focus || !option->state.testFlag(State_KeyboardFocusChange)) return;
        if (isPopupList(widget)) return;                      // the current row is tinted
        if (qobject_cast<const QToolButton*>(widget)) return; // the button's panel has painted a focus frame
        paintBox(*painter, option->rect, Qt::NoBrush, t.accent, qMax(1, t.lineWidth),
                 metric::cornerRadius - 2);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckIndicator(option, painter, false);
        return;
    case PE_IndicatorRadioButton:
        drawCheckIndicator(option, painter, true);
        return;
    case PE_PanelItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item) break;
        if (item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(item->rect, item->backgroundBrush);
        const bool selected = option->state.testFlag(State_Selected);
        if (selected || (option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled))) {
            // A stand-alone list has round corners like buttons.
            const auto* list = qobject_cast<const QListView*>(widget);
            const bool free = list && list->frameShape() == QFrame::NoFrame;
            const QColor& fill = selected ? t.selection : t.hover;
            if (free)
                paintBox(*painter, item->rect, fill, t.accent, selected ? selectionEdgeWidth(t) : 0,
                         metric::cornerRadius);
            else
                painter->fillRect(item->rect, fill); // no seams between cells at 150 %
            if (selected && !free) paintSelectionEdge(*painter, *item, item->index);
        }
        return;
    }
    case PE_PanelItemViewRow: {
        // Set by views whose delegate paints the whole selection itself.
        if (widget && widget->property("paintsOwnSelection").toBool()) return;
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item || !option->state.testFlag(State_Selected)) return;
        painter->fillRect(item->rect, t.selection);
        // The edge begins before the branches, where the item itself can't paint.
        if (const auto* tree = qobject_cast<const QTreeView*>(widget))
            paintSelectionEdge(*painter, *item, tree->indexAt(item->rect.center()));
        return;
    }
    case PE_IndicatorBranch: {
        if (!option->state.testFlag(State_Children)) return;
        const bool open = option->state.testFlag(State_Open);
        const QRect rect(option->rect.center().x() - 6, option->rect.center().y() - 6, 14, 14);
        painter->drawPixmap(rect.topLeft(),
                            iconPixmap(open ? Icon::ChevronDown : Icon::ChevronRight, t.quietInk, 14,
                                       painter->device()->devicePixelRatioF()));
        return;
    }
    case PE_IndicatorArrowDown: {
        const QPoint at = option->rect.center() - QPoint(6, 6);
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool primary = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
        painter->drawPixmap(at, iconPixmap(Icon::ChevronDown,
                                           !option->state.testFlag(State_Enabled) ? disabledInk(*option)
                                           : primary                              ? t.onAccent
                                                                                  : t.ink,
                                           14, painter->device()->devicePixelRatioF()));
        return;
    }
    case PE_IndicatorArrowLeft: // of submenus
    case PE_IndicatorArrowRight:
        drawSideChevron(painter, option->rect,
                        option->state.testFlag(State_Enabled) ? t.quietInk : disabledInk(*option),
                        element == PE_IndicatorArrowLeft);
        return;
    case PE_IndicatorHeaderArrow:
        return; // next to the text, see CE_HeaderSection
    case PE_PanelMenu:
    case PE_FrameMenu:
        drawPopupPanel(option->rect, painter, t);
        return;
    case PE_FrameStatusBarItem:
        return;
    default:
        break;
    }
    InkMetrics::drawPrimitive(element, option, painter, widget);
}

void InkStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const
{
    const Tokens& t = tokens(option->palette);
    switch (element) {
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (!button) break;
        QStyleOptionButton label = *button;
        if (button->features.testFlag(QStyleOptionButton::HasMenu)) { // its chevron is at the end
            const int chevron = proxy()->pixelMetric(PM_MenuButtonIndicator, option, widget);
            const bool mirrored = button->direction == Qt::RightToLeft;
            label.rect.adjust(mirrored ? chevron : 0, 0, mirrored ? 0 : -chevron, 0);
        }
        drawButtonLabel(label, painter);
        return;
    }
    case CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (!item) break;
        painter->fillRect(option->rect, t.window);
        if (option->state.testFlag(State_Selected))
            paintBox(*painter, option->rect.adjusted(1, 1, -1, -1), t.hover, t.line, 0,
                     metric::cornerRadius - 2);
        const int keys = styleHint(SH_UnderlineShortcut, option, widget, nullptr) != 0 ? Qt::TextShowMnemonic
                                                                                       : Qt::TextHideMnemonic;
        drawItemText(painter, option->rect, static_cast<int>(Qt::AlignCenter) | keys, option->palette,
                     option->state.testFlag(State_Enabled), item->text, QPalette::ButtonText);
        return;
    }
    case CE_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (!item) break;
        if (item->menuItemType == QStyleOptionMenuItem::Separator && item->text.isEmpty()) {
            const QRect& row = option->rect;
            paintRule(*painter,
                      {row.left() + space::xs, row.center().y(), row.width() - 2 * space::xs, t.lineWidth},
                      t.line);
            return;
        }
        QStyleOptionMenuItem copy(*item); // tinted like selected rows: text and icons keep their colour
        copy.palette.setColor(QPalette::Highlight, t.selection);
        copy.palette.setColor(QPalette::HighlightedText, t.ink);
        InkMetrics::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_ItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item) break;
        QStyleOptionViewItem copy(*item); // the selection is a tint, so the text keeps its colour
        copy.palette.setColor(QPalette::HighlightedText, copy.palette.color(QPalette::Text));
        InkMetrics::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_ProgressBarGroove: {
        paintBox(*painter, option->rect, t.isHighContrast ? t.surface : t.line, t.line,
                 t.isHighContrast ? 1 : 0, option->rect.height() / 2.0);
        return;
    }
    case CE_ProgressBarContents: {
        const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
        if (!bar || bar->maximum <= bar->minimum) break;
        const double part = static_cast<double>(bar->progress - bar->minimum) / (bar->maximum - bar->minimum);
        QRect done = option->rect;
        done.setWidth(qRound(done.width() * qBound(0.0, part, 1.0)));
        if (bar->direction == Qt::RightToLeft) done.moveRight(option->rect.right());
        if (done.width() > 0)
            paintBox(*painter, done, t.accent, t.accent, 0, qMin(done.width(), done.height()) / 2.0);
        return;
    }
    case CE_ToolButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (!button || button->toolButtonStyle != Qt::ToolButtonTextBesideIcon || button->icon.isNull())
            break;
        QStyleOptionToolButton copy(*button); // Fusion puts the text too close to the icon
        copy.text.prepend(QLatin1Char(' '));
        if (widget &&
            widget->property("centersLabel").toBool()) { // Fusion leaves all free space after the text
            const int content = iconWordGap + button->iconSize.width() +
                                button->fontMetrics.size(Qt::TextShowMnemonic, copy.text).width();
            const int free = qMax(0, button->rect.width() - content) / 2;
            copy.rect = visualRect(button->direction, button->rect, button->rect.adjusted(free, 0, 0, 0));
        }
        if (widget && widget->property("isFoldHeader").toBool()) // the blank around the arrow is left out
            copy.rect =
                visualRect(button->direction, button->rect, button->rect.translated(-foldArrowInset, 0));
        InkMetrics::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: {
        painter->fillRect(option->rect, t.surface);
        paintRule(
            *painter,
            {option->rect.left(), option->rect.bottom() + 1 - t.lineWidth, option->rect.width(), t.lineWidth},
            t.line);
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (!header || header->sortIndicator == QStyleOptionHeader::None) return;
        QPixmap arrow = iconPixmap(Icon::ChevronDown, t.quietInk, 12, painter->device()->devicePixelRatioF());
        // Points down for newest or greatest first, as in a list read from the top.
        if (header->sortIndicator == QStyleOptionHeader::SortDown)
            arrow = arrow.transformed(QTransform::fromScale(1, -1));
        const int sign =
            header->icon.isNull() ? 0 : proxy()->pixelMetric(PM_SmallIconSize, option, widget) + 2;
        const int words = sign + QFontMetrics(quietFont()).horizontalAdvance(header->text);
        const int beside = space::s + words + space::s; // space for the text, which starts at either end
        const int left = header->textAlignment.testFlag(Qt::AlignRight)
                             ? qMax(option->rect.right() - beside - 12, option->rect.left())
                             : qMin(option->rect.left() + beside, option->rect.right() - 12);
        const QRect at(left, option->rect.center().y() - 5, 12, 12);
        painter->drawPixmap(visualRect(option->direction, option->rect, at).topLeft(), arrow);
        return;
    }
    case CE_HeaderLabel: {
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (!header) break;
        QStyleOptionHeader copy(*header);
        copy.palette.setColor(QPalette::ButtonText, t.quietInk);
        copy.palette.setColor(QPalette::Text, t.quietInk);
        painter->save();
        painter->setFont(quietFont());
        InkMetrics::drawControl(element, &copy, painter, widget);
        painter->restore();
        return;
    }
    case CE_TabBarTabShape: {
        const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (!tab) break;
        painter->save();
        drawTab(*tab, painter);
        painter->restore();
        return;
    }
    case CE_TabBarTabLabel: {
        const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (!tab) break;
        const QRect words =
            visualRect(tab->direction, tab->rect, subElementRect(SE_TabBarTabText, option, widget));
        const QRect sign(words.left() - space::xs - tab->iconSize.width(),
                         words.center().y() - tab->iconSize.height() / 2 + 1, tab->iconSize.width(),
                         tab->iconSize.height());
        const bool isCurrent = tab->state.testFlag(State_Selected);
        tab->icon.paint(painter, visualRect(tab->direction, tab->rect, sign));
        drawItemText(painter, visualRect(tab->direction, tab->rect, words),
                     static_cast<int>(visualAlignment(tab->direction, Qt::AlignLeft) | Qt::AlignVCenter) |
                         Qt::TextHideMnemonic,
                     tab->palette, tab->state.testFlag(State_Enabled), tab->text,
                     isCurrent ? QPalette::Text : QPalette::ButtonText);
        return;
    }
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, t.window);
        return;
    case CE_Splitter:
        return;
    case CE_ShapedFrame: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine)) {
            const QPoint c = option->rect.center();
            if (frame->frameShape == QFrame::HLine)
                paintRule(*painter, {option->rect.left(), c.y(), option->rect.width(), t.lineWidth}, t.line);
            else
                paintRule(*painter, {c.x(), option->rect.top(), t.lineWidth, option->rect.height()}, t.line);
            return;
        }
        break;
    }
    default:
        break;
    }
    InkMetrics::drawControl(element, option, painter, widget);
}

void InkStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                  QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = tokens(option->palette);
    if (control == CC_ScrollBar) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!slider) return;
        const bool upright = slider->orientation == Qt::Vertical;
        if (!widget || !widget->parentWidget()) painter->fillRect(option->rect, t.surface);
        QRect handle = subControlRect(control, option, SC_ScrollBarSlider, widget);
        const bool active =
            option->state.testFlag(State_MouseOver) || slider->activeSubControls == SC_ScrollBarSlider;
        const int beside = active ? 3 : 4; // thin until it is used
        handle = upright ? handle.adjusted(beside, 2, -beside, -2) : handle.adjusted(2, beside, -2, -beside);
        if (slider->maximum > slider->minimum) {
            const double contrast = active ? 4.5 : 3.0;
            const QColor colour =
                t.isHighContrast
                    ? t.ink
                    : readableOn(readableOn(mixedColour(t.surface, t.ink, 0.25), t.window, contrast),
                                 t.surface, contrast);
            paintBox(*painter, handle, colour, t.line, 0, (upright ? handle.width() : handle.height()) / 2.0);
        }
        return;
    }
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        const QColor chevron = option->state.testFlag(State_Enabled) ? t.quietInk : disabledInk(*option);
        if (combo && !combo->editable) {
            drawComboBox(*option, painter, widget, t);
            const QRect arrow = subControlRect(control, option, SC_ComboBoxArrow, widget);
            painter->drawPixmap(
                arrow.center() - QPoint(7, 6),
                iconPixmap(Icon::ChevronDown, chevron, 14, painter->device()->devicePixelRatioF()));
            return;
        }
        if (combo && combo->frame) {
            drawInputBox(*option, painter, widget, t);
            const QRect arrow = subControlRect(control, option, SC_ComboBoxArrow, widget);
            painter->drawPixmap(
                arrow.center() - QPoint(7, 6),
                iconPixmap(Icon::ChevronDown, chevron, 14, painter->device()->devicePixelRatioF()));
            return;
        }
    }
    if (control == CC_Slider) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (slider && slider->tickPosition == QSlider::NoTicks) {
            drawSlider(*slider, painter, subControlRect(control, option, SC_SliderGroove, widget),
                       subControlRect(control, option, SC_SliderHandle, widget));
            return;
        }
    }
    if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (spin && spin->frame) {
            drawInputBox(*option, painter, widget, t);
            if (spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
            for (const bool up : {true, false}) {
                const bool can = spin->stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled
                                                               : QAbstractSpinBox::StepDownEnabled) &&
                                 option->state.testFlag(State_Enabled);
                const QRect place =
                    subControlRect(control, option, up ? SC_SpinBoxUp : SC_SpinBoxDown, widget);
                drawChevron(painter, place, can ? t.quietInk : disabledInk(*option), up);
            }
            return;
        }
    }
    if (control == CC_ToolButton) {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
            !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup)) {
            QStyleOptionToolButton copy(*button);
            copy.features &= ~QStyleOptionToolButton::HasMenu;
            if (button->toolButtonStyle == Qt::ToolButtonIconOnly) // an arrow would cover the button's icon
                return InkMetrics::drawComplexControl(control, &copy, painter, widget);
            const bool signs =
                button->toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button->icon.isNull();
            if (!signs) copy.text.clear();
            InkMetrics::drawComplexControl(control, &copy, painter, widget);
            // The arrow is close to the text.
            const int words = button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width();
            const int begin = signs ? space::s + button->iconSize.width() + space::s : space::s;
            if (!signs)
                drawItemText(painter,
                             visualRect(option->direction, option->rect,
                                        option->rect.adjusted(begin, 0, -space::l, 0)),
                             int(visualAlignment(option->direction, Qt::AlignLeft)) | Qt::AlignVCenter |
                                 Qt::TextShowMnemonic,
                             option->palette, option->state.testFlag(State_Enabled), button->text,
                             QPalette::ButtonText);
            const int left = qMin(option->rect.right() - 18, option->rect.left() + begin + words + space::xs);
            const QRect arrow = visualRect(option->direction, option->rect,
                                           QRect(left, option->rect.center().y() - 6, 14, 14));
            painter->drawPixmap(arrow.topLeft(), iconPixmap(Icon::ChevronDown, t.quietInk, 14,
                                                            painter->device()->devicePixelRatioF()));
            return;
        }
    }
    InkMetrics::drawComplexControl(control, option, painter, widget);
}

namespace {
/** Qt indents the wrapped lines of right-to-left text by the space at which they were broken. Returns false
 * if Qt may paint the text: it isn't wrapped, or has other features. */
bool drawWrappedFromRight(QPainter& painter, const QRect& rect, int flags, const QPalette& palette,
                          const QString& text, QPalette::ColorRole role)
{
    constexpr int others = Qt::TextShowMnemonic | Qt::TextHideMnemonic | Qt::TextSingleLine |
                           Qt::TextJustificationForced | Qt::TextWrapAnywhere;
    const auto side =
        QStyle::visualAlignment(Qt::RightToLeft, Qt::Alignment(flags & Qt::AlignHorizontal_Mask));
    if (!(flags & Qt::TextWordWrap) || flags & others || text.contains(QLatin1Char('\t')) ||
        !side.testFlag(Qt::AlignRight))
        return false;
    QString lines = text;
    QTextLayout layout(lines.replace(QLatin1Char('\n'), QChar::LineSeparator), painter.font());
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WordWrap);
    option.setTextDirection(flags & Qt::TextForceLeftToRight ? Qt::LeftToRight : Qt::RightToLeft);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        if (line.lineNumber() > 0) height += qMax(0, painter.fontMetrics().leading());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    if (layout.lineCount() < 2) return false;
    const qreal free = rect.height() - qCeil(height);
    const qreal top = rect.top() + (flags & Qt::AlignVCenter ? free / 2 : flags & Qt::AlignBottom ? free : 0);
    painter.save();
    if (role != QPalette::NoRole) painter.setPen(QPen(palette.brush(role), painter.pen().widthF()));
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        line.draw(&painter, {rect.left() + rect.width() - line.horizontalAdvance(), top});
    }
    painter.restore();
    return true;
}
} // namespace

void InkStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                            bool enabled, const QString& text, QPalette::ColorRole role) const
{
    // QLabel aligns text of the opposite direction, such as a title or an address in an Arabic window, to the
    // far end. Here it starts where all lines start.
    const bool fromRight = painter->layoutDirection() == Qt::RightToLeft;
    if (fromRight && flags & Qt::TextForceLeftToRight && flags & Qt::AlignLeft)
        flags = (flags & ~Qt::AlignLeft) | Qt::AlignRight;
    if (fromRight && enabled && drawWrappedFromRight(*painter, rect, flags, palette, text, role)) return;
    InkMetrics::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

namespace {
/** Qt places a splitter's parts a pixel too far to the right in right-to-left layouts: the first would lose
 * its edge. */
void keepEdge(QSplitter& splitter)
{
    splitter.setContentsMargins(0, 0, splitter.isRightToLeft() ? 1 : 0, 0);
}

/** By default the side depends on the letters: in a right-to-left window, "X 27" would begin at the left and
 * a number with an Arabic unit at the right. A box that is aligned to the end or the centre is unchanged. */
void beginAtStart(QAbstractSpinBox& field)
{
    const Qt::Alignment across = field.alignment() & Qt::AlignHorizontal_Mask;
    if (across != Qt::AlignLeft && !across.testFlag(Qt::AlignAbsolute)) return;
    field.setAlignment(Qt::AlignAbsolute | Qt::AlignVCenter |
                       (field.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
}
} // namespace

void InkStyle::polish(QWidget* widget)
{
    InkMetrics::polish(widget);
    if (auto* field = qobject_cast<QAbstractSpinBox*>(widget)) {
        beginAtStart(*field);
        field->installEventFilter(this);
    }
    if (auto* calendar = qobject_cast<QCalendarWidget*>(widget)) {
        polishCalendar(*calendar);
        calendar->installEventFilter(this);
    }
    auto* splitter = qobject_cast<QSplitter*>(widget);
    if (!splitter || splitter->orientation() != Qt::Horizontal) return;
    keepEdge(*splitter);
    splitter->installEventFilter(this);
}

bool InkStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange) {
        if (auto* splitter = qobject_cast<QSplitter*>(watched)) keepEdge(*splitter);
        if (auto* field = qobject_cast<QAbstractSpinBox*>(watched)) beginAtStart(*field);
    }
    if (event->type() == QEvent::PaletteChange)
        if (auto* calendar = qobject_cast<QCalendarWidget*>(watched)) polishCalendar(*calendar);
    return InkMetrics::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_inkstyle.cpp"
