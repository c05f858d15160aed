#include "ui/widgets/inputs/wrappingcheckbox.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionFocusRect>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int minLabelWidth = 160;
constexpr int labelFlags = static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextWordWrap) |
                           static_cast<int>(Qt::TextHideMnemonic);

} // namespace

WrappingCheckBox::WrappingCheckBox(QWidget* parent) : WrappingCheckBox(QString(), parent) {}

WrappingCheckBox::WrappingCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent)
{
    // With a fixed height, the label would have only one line.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappingCheckBox::labelIndent() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int WrappingCheckBox::labelHeight(int width) const
{
    return fontMetrics()
        .boundingRect(QRect(0, 0, std::max(1, width), QWIDGETSIZE_MAX), labelFlags, text())
        .height();
}

QRect WrappingCheckBox::labelRect(int width) const
{
    const int least = QCheckBox::sizeHint().height();
    const int available = width - labelIndent();
    const int needed = labelHeight(available);
    // A single line is centred like the label of any other check box.
    return {labelIndent(), std::max(0, (least - fontMetrics().height()) / 2), available, needed};
}

QSize WrappingCheckBox::sizeHint() const
{
    return QCheckBox::sizeHint();
}

QSize WrappingCheckBox::minimumSizeHint() const
{
    const QSize oneLine = QCheckBox::sizeHint();
    return {std::min(oneLine.width(), labelIndent() + minLabelWidth), oneLine.height()};
}

int WrappingCheckBox::heightForWidth(int width) const
{
    const QRect label = labelRect(width);
    const int oneLine = QCheckBox::sizeHint().height();
    if (label.height() <= fontMetrics().height()) return oneLine;
    return std::max(oneLine, label.height() + 2 * label.top());
}

void WrappingCheckBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect label = labelRect(width());
    const int side = style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this);
    QStyleOptionButton box = option;
    box.rect = QStyle::visualRect(layoutDirection(), rect(),
                                  QRect(0, label.top() + (fontMetrics().height() - side) / 2, side, side));
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), label);
    const int flags = labelFlags | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft).toInt();
    style()->drawItemText(&painter, place, flags, palette(), isEnabled(), text(), foregroundRole());
    if (!hasFocus()) return;
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.rect = painter.boundingRect(place, flags, text()).adjusted(-3, -1, 3, 1).intersected(rect());
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

bool WrappingCheckBox::hitButton(const QPoint& at) const
{
    return rect().contains(at);
}

} // namespace ink::ui

#include "moc_wrappingcheckbox.cpp"
