#include "app/domain/recipientname.h"
#include "app/domain/rules.h"
#include "ui/commands/addtags.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setinvitations.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagaccessible.h"

#include <QScrollBar>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace ink::ui {

void PageView::setEditing(DraftTarget* target, QUndoStack* stack)
{
    endTool(false);
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
    if (!m_target) leaveModes();
    viewport()->update();
}

void PageView::setFilling(int invitationIndex)
{
    m_filling = invitationIndex;
    viewport()->update();
}

void PageView::setShowValues(bool show)
{
    m_showValues = show;
    viewport()->update();
}

void PageView::push(QUndoCommand* command)
{
    m_stack->push(command);
}

void PageView::selectTags(const QList<domain::TagId>& tags)
{
    if (tags == m_selection) return;
    const auto repaint = [this](const QList<domain::TagId>& ids) {
        for (const domain::TagId id : ids)
            if (const domain::Tag* tag = findTag(id)) repaintContent(contentRect(m_layout, placeOf(*tag)));
    };
    repaint(m_selection);
    const QList<domain::TagId> before = std::exchange(m_selection, tags);
    repaint(m_selection);
    followLinks();
    Q_EMIT selectionChanged();
    tellTagSelection(*this, before);
}

void PageView::selectAll()
{
    QList<domain::TagId> all;
    for (const qsizetype i : std::as_const(m_order))
        all.append(m_document.tags.at(i).id);
    selectTags(all);
}

void PageView::selectNext(bool forward)
{
    QList<domain::TagId> order;
    for (const qsizetype i : std::as_const(m_order)) {
        const domain::Tag& tag = m_document.tags.at(i);
        if (m_filling == 0 || tag.invitationIndex == m_filling) order.append(tag.id);
    }
    if (order.isEmpty()) return;
    qsizetype at = m_selection.isEmpty() ? (forward ? -1 : order.size()) : order.indexOf(m_selection.last());
    at += forward ? 1 : -1;
    if (at < 0 || at >= order.size()) {
        selectTags({}); // past the end: the keyboard may leave the view
        return;
    }
    goToTag(order.at(at));
}

void PageView::moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text)
{
    if (isEditing()) push(new SetTagRects(*m_target, places, text));
}

void PageView::nudge(QPoint points, bool resize)
{
    const QHash<domain::TagId, TagPlace> places = selectedPlaces();
    QHash<domain::TagId, TagPlace> moved = places;
    if (resize) {
        for (TagPlace& place : moved) {
            const QSizeF page = m_layout.pageSize(place.pageIndex - 1);
            domain::PageRect& rect = place.rect;
            rect.width =
                std::clamp(rect.width + points.x(), domain::minimumTagExtent,
                           std::max(domain::minimumTagExtent, static_cast<int>(page.width()) - rect.left));
            rect.height =
                std::clamp(rect.height + points.y(), domain::minimumTagExtent,
                           std::max(domain::minimumTagExtent, static_cast<int>(page.height()) - rect.top));
        }
    } else {
        moved = shifted(m_layout, places, points);
    }
    if (moved == places) return;
    const int count = static_cast<int>(moved.size());
    push(new SetTagRects(*m_target, moved,
                         resize ? tr("Resize %n tag(s)", nullptr, count)
                                : tr("Move %n tag(s)", nullptr, count),
                         SetTagRects::Merge::WithSameTags));
    // Who moves tags by key sees where they go.
    if (const auto box = handleBox();
        box && box->width() + 48 < viewport()->width() && box->height() + 48 < viewport()->height())
        reveal(box->adjusted(-24, -24, 24, 24));
}

void PageView::placeTag(domain::TagType type, const PagePoint& centre)
{
    placeTagIn(type,
               {centre.page + 1, domain::makeTag(m_document, type, centre.page + 1, centre.point, 1).rect});
}

void PageView::placeTagIn(domain::TagType type, const TagPlace& place)
{
    if (!isEditing()) return;
    const int owner =
        std::clamp(m_activeInvitation, 1, std::max(1, static_cast<int>(m_document.invitations.size())));
    domain::Tag tag = domain::makeTag(m_document, type, place.pageIndex, {}, owner);
    const QSize usual = domain::defaultTagSize(type);
    tag.rect = place.rect;
    m_defaults.applyTo(tag, QSize(place.rect.width, place.rect.height) == usual); // what was drawn stays
    tag.rect = domain::clampedTo(tag.rect, m_layout.pageSize(place.pageIndex - 1));
    withRecipient(tr("Add %1").arg(tagTypeWord(type)), [&](const QString& text) { addTags({tag}, text); });
}

void PageView::withRecipient(const QString& text, const std::function<void(const QString&)>& add)
{
    withRecipients(1, text, add);
}

void PageView::withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add)
{
    QList<domain::Invitation> people = m_document.invitations;
    if (people.size() >= count) return add(text);
    // A tag needs someone to fill it: the first tag brings the first recipient, to be named later.
    QList<int> origins;
    while (origins.size() < people.size())
        origins.append(static_cast<int>(origins.size()) + 1);
    while (people.size() < count) {
        domain::Invitation signer;
        domain::setPlaceholderName(signer, tr("Signer %1").arg(people.size() + 1));
        people.append(signer);
        origins.append(0);
    }
    m_stack->beginMacro(text);
    push(new SetInvitations(*m_target, people, origins, text));
    add(text);
    m_stack->endMacro();
}

PagePoint PageView::middleOfView() const
{
    const QRect page = m_layout.pageRect(m_currentPage - 1);
    const QRect seen = page.intersected(QRect(scrollOffset(), viewport()->size()));
    const QPointF centre = QRectF(seen.isEmpty() ? page : seen).center();
    return {m_currentPage - 1, m_layout.toPage(m_currentPage - 1, centre)};
}

TagPlace PageView::placeInMiddle(QSize points) const
{
    const PagePoint middle = middleOfView();
    return {middle.page + 1,
            domain::clampedTo(centredOn(middle.point, points), m_layout.pageSize(middle.page))};
}

std::optional<PagePoint> PageView::pagePointAt(const QPoint& global) const
{
    return m_layout.hitTest(toContent(QPointF(viewport()->mapFromGlobal(global))));
}

void PageView::placeInView(domain::TagType type)
{
    if (!isEditing() || pageCount() == 0) return;
    PagePoint place = middleOfView();
    // Not exactly onto a tag that is there already: below it.
    domain::Tag probe = domain::makeTag(m_document, type, m_currentPage, place.point, 1);
    for (int tries = 0; tries < 40; ++tries) {
        const QList<qsizetype> here = m_tagsOfPage.value(m_currentPage);
        const bool taken = std::any_of(here.begin(), here.end(), [&](qsizetype i) {
            return m_document.tags.at(i).rect.intersects(probe.rect);
        });
        if (!taken) break;
        place.point.ry() += probe.rect.height + 8;
        if (place.point.y() > m_layout.pageSize(place.page).height()) break;
        probe = domain::makeTag(m_document, type, m_currentPage, place.point, 1);
    }
    placeTag(type, place);
}

void PageView::addTags(QList<domain::Tag> tags, const QString& text)
{
    QList<domain::TagId> ids;
    for (domain::Tag& tag : tags) {
        tag.id = m_target->nextTagId();
        ids.append(tag.id);
    }
    push(new AddTags(*m_target, std::move(tags), text));
    selectTags(ids);
}

void PageView::removeSelected()
{
    if (!isEditing() || m_selection.isEmpty()) return;
    QList<domain::TagId> gone = m_selection;
    gone.removeIf([this](domain::TagId id) {
        const domain::Tag* tag = findTag(id);
        return !tag || tag->facts.isLocked;
    });
    if (gone.isEmpty()) return;
    selectTags({});
    push(new RemoveTags(*m_target, gone));
    Q_EMIT tagsRemoved(static_cast<int>(gone.size()));
}

} // namespace ink::ui
