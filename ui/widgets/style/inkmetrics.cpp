#include "ui/widgets/style/inkmetrics.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/inkparts.h"
#include "ui/widgets/style/tokens.h"

#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QFrame>
#include <QGuiApplication>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTransform>

namespace ink::ui {

using namespace inkparts;

namespace {

constexpr int listFrame = 3;     ///< px; the line and a margin
constexpr int inset = space::xs; ///< in addition to Fusion's space between an input's edge and its text
constexpr int lineInset = 7;     ///< aligns the text of a line edit with that of other inputs

constexpr int popupRowHeight = 28; ///< px; of menus, combo boxes and lists of completions

QIcon chevron(bool isLeft)
{
    const QPixmap onward = iconPixmap(Icon::ChevronRight, tokens(QGuiApplication::palette()).ink,
                                      metric::iconSize, qGuiApp->devicePixelRatio());
    // In right-to-left layouts the icon itself is mirrored.
    return isLeft != QGuiApplication::isRightToLeft() ? onward.transformed(QTransform().scale(-1, 1))
                                                      : onward;
}

/** `place` extended by the inset of the text. */
QRect fromEdge(const QStyleOption& option, const QRect& place)
{
    return option.direction == Qt::RightToLeft ? place.adjusted(0, 0, -inset, 0)
                                               : place.adjusted(inset, 0, 0, 0);
}

} // namespace

InkMetrics::InkMetrics() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

QRect InkMetrics::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    // The focus frame surrounds the whole item, including its icon.
    if (element == SE_ItemViewItemFocusRect) return option->rect.adjusted(1, 1, -1, -1);
    const QRect place = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_ShapedFrameContents && frame && frame->frameShape == QFrame::StyledPanel) {
        const int edge = proxy()->pixelMetric(PM_DefaultFrameWidth, option, widget);
        return option->rect.adjusted(edge, edge, -edge, -edge); // without this, one pixel in every theme
    }
    if (element != SE_LineEditContents || !frame || frame->lineWidth <= 0) return place;
    return {option->rect.left() + lineInset, place.top(), option->rect.width() - 2 * lineInset,
            place.height()};
}

QRect InkMetrics::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                 SubControl subControl, const QWidget* widget) const
{
    if (control == CC_ComboBox && subControl == SC_ComboBoxEditField) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        const QRect place =
            fromEdge(*option, QProxyStyle::subControlRect(control, option, subControl, widget));
        if (!combo || !combo->editable) return place;
        // Leaves room for a thick edge; the box's line edit has a margin one pixel smaller than that of a
        // label.
        return option->direction == Qt::RightToLeft ? place.adjusted(0, 2, -1, -2)
                                                    : place.adjusted(1, 2, 0, -2);
    }
    if (control == CC_SpinBox && subControl == SC_SpinBoxEditField)
        return fromEdge(*option, QProxyStyle::subControlRect(control, option, subControl, widget));
    if (control != CC_ScrollBar) return QProxyStyle::subControlRect(control, option, subControl, widget);
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!slider) return {};
    const bool upright = slider->orientation == Qt::Vertical;
    const int length = upright ? option->rect.height() : option->rect.width();
    const int range = slider->maximum - slider->minimum;
    int grip = length;
    if (range > 0) {
        grip = static_cast<int>(static_cast<qint64>(length) * slider->pageStep /
                                (static_cast<qint64>(range) + slider->pageStep));
        grip = qBound(qMin(28, length), grip, length);
    }
    const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                              length - grip, slider->upsideDown);
    const auto part = [&](int from, int extent) {
        if (upright)
            return QRect(option->rect.left(), option->rect.top() + from, option->rect.width(), extent);
        return visualRect(option->direction, option->rect,
                          {option->rect.left() + from, option->rect.top(), extent, option->rect.height()});
    };
    switch (subControl) {
    case SC_ScrollBarSlider:
        return part(start, grip);
    case SC_ScrollBarGroove:
        return option->rect;
    case SC_ScrollBarSubPage:
        return part(0, start);
    case SC_ScrollBarAddPage:
        return part(start + grip, length - start - grip);
    default:
        return {};
    }
}

QSize InkMetrics::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result = {result.width() + space::s, qMax(result.height(), 32)};
        break;
    case CT_ComboBox:
        result.rwidth() += inset;
        result.setHeight(qMax(result.height(), 32));
        break;
    case CT_LineEdit:
        result.setHeight(qMax(result.height(), 32));
        break;
    case CT_SpinBox: // the line edit is as high as an input already
        result = {result.width() + inset, qMax(size.height(), 32)};
        break;
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item && item->menuItemType != QStyleOptionMenuItem::Separator)
            result.setHeight(qMax(result.height(), popupRowHeight));
        break;
    }
    case CT_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
            button->toolButtonStyle != Qt::ToolButtonIconOnly)
            result.setWidth(result.width() +
                            (button->toolButtonStyle == Qt::ToolButtonTextBesideIcon ? 8 : 20));
        if (button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon)
            result.setWidth(result.width() + space::s);
        break;
    }
    case CT_MenuBarItem:
        result += QSize(space::xs, space::xs);
        break;
    case CT_ItemViewItem:
        if (isPopupList(widget)) result.setHeight(qMax(result.height(), popupRowHeight));
        break;
    case CT_HeaderSection:
        result.setHeight(qMax(result.height(), 30));
        break;
    default:
        break;
    }
    return result;
}

int InkMetrics::pixelMetric(PixelMetric which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case PM_TabBarTabShiftVertical:
        return 0; // the title of the current tab stays in place
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
        return metric::iconSize;
    case PM_SplitterWidth:
        return 9;
    case PM_DefaultFrameWidth:
        // The background of a multi-line input has round corners, so the text needs a margin.
        if (isMultiLineInput(widget)) return space::xs;
        // The square corners of a list's content would cover the round ones of its frame.
        if (qobject_cast<const QAbstractItemView*>(widget)) return listFrame;
        return option ? tokens(option->palette).lineWidth : 1;
    case PM_MenuPanelWidth:
        return option ? tokens(option->palette).lineWidth : 1;
    case PM_MenuVMargin:
        return space::xs;
    case PM_FocusFrameHMargin:
        return space::s - 1;
    case PM_HeaderMargin:
        return space::s;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuButtonIndicator: // keeps the chevron off the text
        return qobject_cast<const QPushButton*>(widget) ? 18
                                                        : QProxyStyle::pixelMetric(which, option, widget);
    case PM_HeaderMarkSize:
        return 12;
    default:
        return QProxyStyle::pixelMetric(which, option, widget);
    }
}

int InkMetrics::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_ScrollBar_Transient:
        return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_UnderlineShortcut:
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons: // of Qt's own dialogs: stock pictures in many colours
        return 0;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // the accepting button is last on every system
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon InkMetrics::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    // Qt searches all folders of the icon theme for this one: thousands of file names for each input with a
    // clear button, before the first window is visible.
    if (which == SP_LineEditClearButton) return icon(Icon::Close);
    const bool isMirrored = QGuiApplication::isRightToLeft();
    switch (which) { // of calendars and of Qt's own file dialog
    case SP_ArrowLeft:
        return chevron(true);
    case SP_ArrowRight:
        return chevron(false);
    case SP_ArrowBack:
    case SP_FileDialogBack:
        return chevron(!isMirrored);
    case SP_ArrowForward:
        return chevron(isMirrored);
    case SP_ArrowUp:
    case SP_FileDialogToParent:
        return icon(Icon::ChevronUp);
    case SP_FileDialogNewFolder:
        return icon(Icon::FolderAdd);
    case SP_FileDialogListView:
        return icon(Icon::AlignLeft);
    case SP_FileDialogDetailedView:
        return icon(Icon::Report);
    case SP_DirIcon:
    case SP_DirOpenIcon:
    case SP_DirClosedIcon:
    case SP_DirLinkIcon:
    case SP_DirLinkOpenIcon:
        return icon(Icon::Folder);
    case SP_FileIcon:
    case SP_FileLinkIcon:
        return icon(Icon::Draft);
    case SP_DirHomeIcon:
        return icon(Icon::Person);
    case SP_ComputerIcon:
    case SP_DesktopIcon:
    case SP_DriveHDIcon:
        return icon(Icon::Computer);
    case SP_DriveNetIcon:
        return icon(Icon::Cloud);
    case SP_TrashIcon:
        return icon(Icon::Trash);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

} // namespace ink::ui

#include "moc_inkmetrics.cpp"
