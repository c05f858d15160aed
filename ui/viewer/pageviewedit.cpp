#include "app/domain/rules.h"
#include "ui/commands/addtags.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setinvitations.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagclipboard.h"
#include "ui/viewer/tools/taggeometry.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QScrollBar>
#include <QUndoStack>

#include <algorithm>

namespace ink::ui {

void PageView::setEditing(DraftTarget* target, QUndoStack* stack)
{
    endTool(false);
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
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
    m_selection = tags;
    repaint(m_selection);
    Q_EMIT selectionChanged();
    if (QAccessible::isActive() && m_selection.size() == 1) {
        if (const auto at = m_tagIndex.constFind(m_selection.first()); at != m_tagIndex.constEnd()) {
            QAccessibleEvent focus(this, QAccessible::Focus);
            focus.setChild(static_cast<int>(m_order.indexOf(*at)));
            QAccessible::updateAccessibility(&focus);
        }
    }
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
    QHash<domain::TagId, TagPlace> places;
    for (const domain::TagId id : std::as_const(m_selection))
        if (const domain::Tag* tag = findTag(id)) places.insert(id, {tag->pageIndex, tag->rect});
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
}

void PageView::placeTag(domain::TagType type, const PagePoint& centre)
{
    if (!isEditing()) return;
    const int owner =
        std::clamp(m_activeInvitation, 1, std::max(1, static_cast<int>(m_document.invitations.size())));
    const QString text = tr("Add %1").arg(tagTypeWord(type));
    const domain::Tag tag = domain::makeTag(m_document, type, centre.page + 1, centre.point, owner);
    if (!m_document.invitations.isEmpty()) {
        addTags({tag}, text);
        return;
    }
    // A tag needs someone to fill it: the first tag brings the first recipient, to be named later.
    domain::Invitation signer;
    signer.recipientName = tr("Signer 1");
    m_stack->beginMacro(text);
    push(new SetInvitations(*m_target, {signer}, {0}, text));
    addTags({tag}, text);
    m_stack->endMacro();
}

void PageView::placeInView(domain::TagType type)
{
    if (!isEditing() || pageCount() == 0) return;
    const QRect page = m_layout.pageRect(m_currentPage - 1);
    const QRect seen = page.intersected(QRect(scrollOffset(), viewport()->size()));
    QPointF centre = seen.isEmpty() ? QPointF(page.center()) : QRectF(seen).center();
    PagePoint place{m_currentPage - 1, m_layout.toPage(m_currentPage - 1, centre)};
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
    const QList<domain::TagId> gone = m_selection;
    selectTags({});
    push(new RemoveTags(*m_target, gone));
}

void PageView::copySelected() const
{
    QList<domain::Tag> tags;
    for (const domain::TagId id : m_selection)
        if (const domain::Tag* tag = findTag(id)) tags.append(*tag);
    if (!tags.isEmpty()) QGuiApplication::clipboard()->setMimeData(tagclipboard::mimeData(tags));
}

void PageView::cutSelected()
{
    copySelected();
    removeSelected();
}

QList<domain::Tag> PageView::copiesOf(QList<domain::Tag> tags, int pageShift, QPoint offset)
{
    domain::Document named = m_document; // grows, so that copies do not share a name either
    for (domain::Tag& tag : tags) {
        tag.id = domain::TagId();
        tag.pageIndex = std::clamp(tag.pageIndex + pageShift, 1, std::max(1, pageCount()));
        const auto page = m_document.pageAt(tag.pageIndex);
        tag.pageId = page.page ? page.page->id : domain::PageId();
        tag.invitationIndex =
            std::clamp(tag.invitationIndex, 1, std::max(1, static_cast<int>(m_document.invitations.size())));
        tag.invitationId = m_document.invitations.value(tag.invitationIndex - 1).id;
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
        tag.rect = domain::clampedTo(tag.rect, m_layout.pageSize(tag.pageIndex - 1));
        tag.name = freeTagName(named, tag.name);
        tag.image.clear();
        named.tags.append(tag);
    }
    return tags;
}

void PageView::paste()
{
    if (!isEditing() || m_document.invitations.isEmpty()) return;
    QList<domain::Tag> tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData());
    if (tags.isEmpty() || pageCount() == 0) return;
    const int first =
        std::min_element(tags.begin(), tags.end(), [](const domain::Tag& a, const domain::Tag& b) {
            return a.pageIndex < b.pageIndex;
        })->pageIndex;
    // Step aside from what is there already, as often as it was pasted before.
    const int shift = m_currentPage - first;
    QPoint offset;
    const auto taken = [&] {
        const QList<qsizetype> here = m_tagsOfPage.value(tags.first().pageIndex + shift);
        return std::any_of(here.begin(), here.end(), [&](qsizetype i) {
            const domain::PageRect& rect = m_document.tags.at(i).rect;
            return rect.left == tags.first().rect.left + offset.x() &&
                   rect.top == tags.first().rect.top + offset.y();
        });
    };
    for (int tries = 0; tries < 20 && taken(); ++tries)
        offset += QPoint(12, 12);
    const int count = static_cast<int>(tags.size());
    addTags(copiesOf(std::move(tags), shift, offset), tr("Paste %n tag(s)", nullptr, count));
}

void PageView::duplicateSelected()
{
    if (!isEditing() || m_selection.isEmpty()) return;
    QList<domain::Tag> tags;
    for (const domain::TagId id : std::as_const(m_selection))
        if (const domain::Tag* tag = findTag(id)) tags.append(*tag);
    const int count = static_cast<int>(tags.size());
    addTags(copiesOf(std::move(tags), 0, {12, 12}), tr("Duplicate %n tag(s)", nullptr, count));
}

} // namespace ink::ui
