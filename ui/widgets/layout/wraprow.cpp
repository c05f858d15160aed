#include "ui/widgets/layout/wraprow.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ink::ui {

WrapRow::WrapRow(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

WrapRow::~WrapRow()
{
    while (const QLayoutItem* item = takeAt(0))
        delete item;
}

void WrapRow::add(QWidget* widget, int stretch, Qt::Alignment alignment)
{
    addWidget(widget);
    m_entries.back().stretch = stretch;
    m_entries.back().item->setAlignment(alignment);
}

void WrapRow::add(QLayout* layout, int stretch)
{
    addChildLayout(layout);
    addItem(layout);
    m_entries.back().stretch = stretch;
}

WrapRow* WrapRow::addGroup(int stretch)
{
    auto* group = new WrapRow;
    group->setSpacing(gap());
    group->m_lineSpacing = m_lineSpacing;
    add(group, stretch);
    return group;
}

void WrapRow::addStretch()
{
    m_entries.push_back({nullptr, 0});
    invalidate();
}

void WrapRow::setLineSpacing(int pixels)
{
    m_lineSpacing = pixels;
    invalidate();
}

void WrapRow::addItem(QLayoutItem* item)
{
    m_entries.push_back({std::unique_ptr<QLayoutItem>(item), 0});
    invalidate();
}

int WrapRow::count() const
{
    return static_cast<int>(std::count_if(m_entries.cbegin(), m_entries.cend(),
                                          [](const Entry& entry) { return entry.item != nullptr; }));
}

QLayoutItem* WrapRow::itemAt(int index) const
{
    for (const Entry& entry : m_entries)
        if (entry.item && index-- == 0) return entry.item.get();
    return nullptr;
}

QLayoutItem* WrapRow::takeAt(int index)
{
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!entry->item || index-- != 0) continue;
        QLayoutItem* taken = entry->item.release();
        m_entries.erase(entry);
        if (QLayout* inner = taken->layout(); inner && inner->parent() == this) inner->setParent(nullptr);
        invalidate();
        return taken;
    }
    return nullptr;
}

Qt::Orientations WrapRow::expandingDirections() const
{
    return Qt::Horizontal;
}

int WrapRow::gap() const
{
    return std::max(0, spacing());
}

int WrapRow::lineGap() const
{
    return m_lineSpacing < 0 ? gap() : m_lineSpacing;
}

int WrapRow::neededWidth(const Entry& entry)
{
    const int minimum = entry.item->minimumSize().width();
    return entry.stretch > 0 ? minimum : std::max(minimum, entry.item->sizeHint().width());
}

QList<WrapRow::Line> WrapRow::linesFor(int width) const
{
    QList<Line> lines;
    int taken = 0;
    bool isAtEnd = false;
    for (const Entry& entry : m_entries) {
        if (!entry.item) {
            isAtEnd = true;
            if (!lines.isEmpty()) lines.last().firstAtEnd = lines.last().items.size();
            continue;
        }
        if (entry.item->isEmpty()) continue;
        const int needed = neededWidth(entry);
        if (lines.isEmpty() || taken + gap() + needed > width) {
            lines.append(Line());
            if (isAtEnd) lines.last().firstAtEnd = 0;
            taken = needed;
        } else {
            taken += gap() + needed;
        }
        lines.last().items.append({&entry, std::min(needed, width)});
    }
    for (Line& line : lines)
        fill(line, width);
    return lines;
}

/** Distributes the width by the stretch factors, as box layouts do, and determines the height. */
void WrapRow::fill(Line& line, int width) const
{
    Q_ASSERT(!line.items.isEmpty());
    int free = width - gap() * static_cast<int>(line.items.size() - 1);
    int stretches = 0;
    QList<Placed*> flexible;
    for (Placed& placed : line.items) {
        if (placed.entry->stretch == 0) {
            free -= placed.width;
            continue;
        }
        stretches += placed.entry->stretch;
        flexible.append(&placed);
    }
    // Items whose share is outside their limits get the limit; the others share the rest.
    for (qsizetype i = 0; i < flexible.size();) {
        Placed* placed = flexible.at(i);
        Q_ASSERT(stretches > 0);
        const int share = free * placed->entry->stretch / stretches;
        const int maximum = std::max(placed->width, placed->entry->item->maximumSize().width());
        if (share >= placed->width && share <= maximum) {
            ++i;
            continue;
        }
        placed->width = std::clamp(share, placed->width, maximum);
        free -= placed->width;
        stretches -= placed->entry->stretch;
        flexible.removeAt(i);
        i = 0;
    }
    for (Placed* placed : std::as_const(flexible)) {
        placed->width = free * placed->entry->stretch / stretches;
        free -= placed->width;
        stretches -= placed->entry->stretch;
    }
    for (const Placed& placed : std::as_const(line.items)) {
        const QLayoutItem& item = *placed.entry->item;
        const int height =
            item.hasHeightForWidth() ? item.heightForWidth(placed.width) : item.sizeHint().height();
        line.height = std::max({line.height, height, item.minimumSize().height()});
    }
}

int WrapRow::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    int height = 0;
    const QList<Line> lines = linesFor(width - around.left() - around.right());
    for (const Line& line : lines)
        height += line.height;
    return height + lineGap() * std::max(0, static_cast<int>(lines.size()) - 1) + around.top() +
           around.bottom();
}

QSize WrapRow::sizeHint() const
{
    int width = 0;
    int height = 0;
    int shown = 0;
    for (const Entry& entry : m_entries) {
        if (!entry.item || entry.item->isEmpty()) continue;
        const QSize wanted = entry.item->sizeHint().expandedTo(entry.item->minimumSize());
        width += wanted.width();
        height = std::max(height, wanted.height());
        ++shown;
    }
    const QMargins around = contentsMargins();
    return {width + gap() * std::max(0, shown - 1) + around.left() + around.right(),
            height + around.top() + around.bottom()};
}

QSize WrapRow::minimumSize() const
{
    QSize minimum;
    for (const Entry& entry : m_entries)
        if (entry.item && !entry.item->isEmpty()) minimum = minimum.expandedTo(entry.item->minimumSize());
    const QMargins around = contentsMargins();
    return {std::max(0, minimum.width()) + around.left() + around.right(),
            std::max(0, minimum.height()) + around.top() + around.bottom()};
}

void WrapRow::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const QRect inside = area.marginsRemoved(contentsMargins());
    const QWidget* parent = parentWidget();
    const Qt::LayoutDirection direction = parent ? parent->layoutDirection() : Qt::LeftToRight;
    int top = inside.top();
    const QList<Line> lines = linesFor(inside.width());
    for (const Line& line : lines) {
        int left = inside.left();
        for (qsizetype i = 0; i < line.items.size(); ++i) {
            if (i == line.firstAtEnd) {
                int atEnd = gap() * static_cast<int>(line.items.size() - i - 1);
                for (qsizetype k = i; k < line.items.size(); ++k)
                    atEnd += line.items.at(k).width;
                left = std::max(left, inside.right() + 1 - atEnd);
            }
            const Placed& placed = line.items.at(i);
            placed.entry->item->setGeometry(
                QStyle::visualRect(direction, inside, QRect(left, top, placed.width, line.height)));
            left += placed.width + gap();
        }
        top += line.height + lineGap();
    }
}

} // namespace ink::ui
