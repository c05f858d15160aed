#include "ui/viewer/editing/tagselection.h"

#include "ui/viewer/geometry/taggeometry.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace ink::ui {

const domain::Tag* TagSelection::singleTag() const
{
    return m_selected.size() == 1 ? m_tags.find(m_selected.first()) : nullptr;
}

QList<domain::Tag> TagSelection::selectedTags() const
{
    QList<domain::Tag> tags;
    for (const domain::TagId id : m_selected)
        if (const domain::Tag* tag = m_tags.find(id)) tags.append(*tag);
    return tags;
}

QHash<domain::TagId, TagGeometry> TagSelection::geometries() const
{
    QHash<domain::TagId, TagGeometry> places;
    for (const domain::TagId id : m_selected)
        if (const domain::Tag* tag = m_tags.find(id); tag && !tag->facts.isLocked)
            places.insert(id, {tag->pageIndex, tag->rect});
    return places;
}

bool TagSelection::isLocked() const
{
    // Called for each action whenever the selection changes, so it copies no tags.
    bool isAny = false;
    for (const domain::TagId id : m_selected) {
        const domain::Tag* tag = m_tags.find(id);
        if (tag && !tag->facts.isLocked) return false;
        isAny = isAny || tag;
    }
    return isAny;
}

std::optional<TagGeometry> TagSelection::frame(const GeometryProvider& placeOf) const
{
    QList<domain::PageRect> rects;
    int page = 0;
    for (const domain::TagId id : m_selected) {
        const domain::Tag* tag = m_tags.find(id);
        if (!tag) continue;
        if (tag->facts.isLocked) return std::nullopt;
        const TagGeometry place = placeOf ? placeOf(*tag) : TagGeometry{tag->pageIndex, tag->rect};
        if (page != 0 && place.pageIndex != page) return std::nullopt;
        page = place.pageIndex;
        rects.append(place.rect);
    }
    if (rects.isEmpty()) return std::nullopt;
    return TagGeometry{page, boundingRect(rects)};
}

void TagSelection::select(const QList<domain::TagId>& tags)
{
    if (tags == m_selected) return;
    const QList<domain::TagId> before = std::exchange(m_selected, tags);
    Q_EMIT changed();
    Q_EMIT replaced(before);
}

void TagSelection::selectWhere(const std::function<bool(const domain::Tag&)>& wanted)
{
    QList<domain::TagId> chosen;
    for (const qsizetype i : m_tags.readingOrder())
        if (const domain::Tag& tag = m_tags.document().tags.at(i); wanted(tag)) chosen.append(tag.id);
    select(chosen);
}

void TagSelection::selectAll()
{
    selectWhere([](const domain::Tag&) { return true; });
}

void TagSelection::selectSameType()
{
    QSet<int> types;
    for (const domain::Tag& tag : selectedTags())
        types.insert(static_cast<int>(tag.type));
    selectWhere([&types](const domain::Tag& tag) { return types.contains(static_cast<int>(tag.type)); });
}

void TagSelection::selectSameRecipient()
{
    QSet<int> owners;
    for (const domain::Tag& tag : selectedTags())
        owners.insert(tag.invitationIndex);
    selectWhere([&owners](const domain::Tag& tag) { return owners.contains(tag.invitationIndex); });
}

void TagSelection::selectPage(int page)
{
    selectWhere([page](const domain::Tag& tag) { return tag.pageIndex == page; });
}

void TagSelection::toggle(domain::TagId tag)
{
    QList<domain::TagId> chosen = m_selected;
    if (!chosen.removeOne(tag)) chosen.append(tag);
    select(chosen);
}

domain::TagId TagSelection::nextTag(bool forward) const
{
    QList<domain::TagId> order;
    for (const qsizetype i : m_tags.readingOrder()) {
        const domain::Tag& tag = m_tags.document().tags.at(i);
        if (m_recipient == 0 || tag.invitationIndex == m_recipient) order.append(tag.id);
    }
    qsizetype at = m_selected.isEmpty() ? (forward ? -1 : order.size()) : order.indexOf(m_selected.last());
    at += forward ? 1 : -1;
    return at < 0 || at >= order.size() ? domain::TagId() : order.at(at);
}

void TagSelection::prune()
{
    QList<domain::TagId> left = m_selected;
    left.removeIf([this](domain::TagId id) { return !m_tags.contains(id); });
    select(left);
}

const domain::Tag* TagSelection::tagAt(const PageLayout& layout, QPointF content) const
{
    const auto hit = layout.hitTest(content);
    if (!hit) return nullptr;
    const auto isUnder = [&](const domain::Tag& tag) {
        // The hit area is at least 12 px wide and high.
        const QRectF rect = toRectF(tag.rect);
        const double minimum = 12 / layout.zoom(hit->page);
        const double dx = std::max(0.0, minimum - rect.width()) / 2;
        const double dy = std::max(0.0, minimum - rect.height()) / 2;
        return rect.adjusted(-dx, -dy, dx, dy).contains(hit->point);
    };
    const domain::Tag* top = nullptr;
    const domain::Tag* chosen = nullptr;                         // selected ones are drawn over the others
    for (const qsizetype i : m_tags.tagsOnPage(hit->page + 1)) { // the last one painted is on top
        const domain::Tag& tag = m_tags.document().tags.at(i);
        if (m_recipient > 0 && tag.invitationIndex != m_recipient) continue;
        if (!isUnder(tag)) continue;
        if (m_selected.contains(tag.id)) chosen = &tag;
        top = &tag;
    }
    Q_ASSERT(!chosen || top);
    return chosen ? chosen : top;
}

} // namespace ink::ui

#include "moc_tagselection.cpp"
