#include "ui/viewer/tools/snapper.h"

namespace ink::ui {

Snapper::Snapper(ToolHost& host, QSet<domain::TagId> moving) : m_host(host), m_moving(std::move(moving)) {}

bool Snapper::isOff(Qt::KeyboardModifiers modifiers) const
{
    return !m_host.isSnapping() || (modifiers & (Qt::AltModifier | Qt::ControlModifier));
}

double Snapper::tolerance(int page) const
{
    return threshold / m_host.pageLayout().zoom(page - 1);
}

const SnapTargets& Snapper::targets(int page)
{
    const PageMarks* marks = m_host.pageMarks(page);
    if (const auto known = m_pages.find(page); known != m_pages.end()) {
        if (known->second.hasMarks == (marks != nullptr)) return known->second.targets;
        m_pages.erase(known); // its content has been loaded meanwhile
    }
    SnapTargets made(m_host.pageLayout().pageSize(page - 1));
    QList<QRectF> tags;
    for (const qsizetype i : m_host.tagsOnPage(page)) {
        const domain::Tag& tag = m_host.document().tags.at(i);
        if (!m_moving.contains(tag.id)) tags.append(toRectF(tag.rect));
    }
    made.addTags(tags);
    if (marks) made.addMarks(*marks);
    return m_pages.emplace(page, Page{std::move(made), marks != nullptr}).first->second.targets;
}

Snapped Snapper::moved(const TagPlace& place, Qt::KeyboardModifiers modifiers)
{
    if (isOff(modifiers)) return {place.rect, {}};
    return targets(place.pageIndex).moved(place.rect, tolerance(place.pageIndex));
}

Snapped Snapper::stretched(const TagPlace& place, Qt::Edges edges, Qt::KeyboardModifiers modifiers)
{
    if (isOff(modifiers)) return {place.rect, {}};
    return targets(place.pageIndex).stretched(place.rect, edges, tolerance(place.pageIndex));
}

QRectF coveredBy(const PageLayout& layout, int page, const QList<SnapGuide>& guides)
{
    constexpr double room = 36; // px: half a label
    QRectF all;
    for (const SnapGuide& guide : guides) {
        const QRectF box = QRectF(guide.line.p1(), guide.line.p2()).normalized();
        all |= layout.toContent(page - 1, box.adjusted(0, 0, 0.01, 0.01));
    }
    return all.isNull() ? all : all.adjusted(-room, -room, room, room);
}

} // namespace ink::ui
