#include "ui/viewer/tools/snapper.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <cmath>

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
        m_pages.erase(known); // the page's content has been loaded since
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

SnapResult Snapper::snapMove(const TagGeometry& place, Qt::KeyboardModifiers modifiers)
{
    if (isOff(modifiers)) return {place.rect, {}};
    return targets(place.pageIndex).snapMove(place.rect, tolerance(place.pageIndex));
}

std::optional<domain::PageRect> Snapper::printedBox(const PagePoint& point) const
{
    const PageMarks* marks = m_host.pageMarks(point.page + 1);
    if (!marks) return std::nullopt;
    for (const QRectF& box : marks->boxes) {
        if (!SnapTargets::isCheckBox(box) || !box.contains(point.point)) continue;
        const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
        return domain::clampedTo(
            {whole(box.left()), whole(box.top()), whole(box.width()), whole(box.height())},
            m_host.pageLayout().pageSize(point.page));
    }
    return std::nullopt;
}

SnapResult Snapper::snapPlacement(domain::TagType type, const PagePoint& point,
                                  Qt::KeyboardModifiers modifiers)
{
    if (domain::isToggle(type) && !isOff(modifiers))
        if (const auto box = printedBox(point)) return {*box, {}};
    const domain::PageRect rect = domain::clampedTo(rectCentredOn(point.point, m_host.newTagSize(type)),
                                                    m_host.pageLayout().pageSize(point.page));
    return snapMove({point.page + 1, rect}, modifiers);
}

SnapResult Snapper::snapResize(const TagGeometry& place, Qt::Edges edges, Qt::KeyboardModifiers modifiers)
{
    if (isOff(modifiers)) return {place.rect, {}};
    return targets(place.pageIndex).snapResize(place.rect, edges, tolerance(place.pageIndex));
}

QRectF guideBounds(const PageLayout& layout, int page, const QList<SnapGuide>& guides)
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
