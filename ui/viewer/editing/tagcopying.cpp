#include "ui/viewer/editing/tagcopying.h"

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "ui/commands/tagclipboard.h"
#include "ui/commands/tagcopies.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/tools/placeblocktool.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr QPoint aside(12, 12); ///< offset in points from existing tags
constexpr int maxSteps = 40;

} // namespace

TagCopying::TagCopying(const TagIndex& tags, const TagSelection& selection, TagEditing& editing,
                       const PageSurface& surface)
    : m_tags(tags), m_selection(selection), m_editing(editing), m_surface(surface)
{
}

void TagCopying::copySelected() const
{
    const QList<domain::Tag> tags = m_selection.values();
    if (!tags.isEmpty()) QGuiApplication::clipboard()->setMimeData(tagclipboard::mimeData(tags, document()));
}

void TagCopying::cutSelected()
{
    copySelected();
    m_editing.removeSelected();
}

void TagCopying::addCopies(QList<domain::Tag> tags, const QString& text)
{
    for (domain::Tag& tag : tags) {
        tag.pageIndex = std::clamp(tag.pageIndex, 1, std::max(1, pageCount()));
        const auto page = document().pageAt(tag.pageIndex);
        tag.pageId = page.page ? page.page->id : domain::PageId();
        tag.invitationIndex =
            std::clamp(tag.invitationIndex, 1, std::max(1, static_cast<int>(document().invitations.size())));
        tag.invitationId = document().invitations.value(tag.invitationIndex - 1).id;
        tag.rect = domain::clampedTo(tag.rect, m_surface.pageLayout().pageSize(tag.pageIndex - 1));
    }
    m_editing.addTags(std::move(tags), text);
}

// Index(stepAside): Editor: where copies and pasted tags lie
QPoint TagCopying::stepAside(const QList<domain::Tag>& tags, int pageShift, QPoint offset, bool always) const
{
    Q_ASSERT(!tags.isEmpty());
    const auto placed = [&](const domain::Tag& tag, QPoint by) {
        domain::PageRect rect = tag.rect;
        rect.left += by.x();
        rect.top += by.y();
        return rect;
    };
    const auto onPage = [&](const domain::Tag& tag, QPoint by) {
        const int page = std::clamp(tag.pageIndex + pageShift, 1, std::max(1, pageCount()));
        return domain::clampedTo(placed(tag, by), m_surface.pageLayout().pageSize(page - 1));
    };
    const auto isTaken = [&](QPoint by) {
        const domain::PageRect wanted = onPage(tags.first(), by);
        const QList<qsizetype> here = m_tags.onPage(tags.first().pageIndex + pageShift);
        return std::any_of(here.begin(), here.end(), [&](qsizetype i) {
            const domain::PageRect& rect = document().tags.at(i).rect;
            return rect.left == wanted.left && rect.top == wanted.top;
        });
    };
    const auto fits = [&](QPoint by) {
        return std::all_of(tags.begin(), tags.end(),
                           [&](const domain::Tag& tag) { return onPage(tag, by) == placed(tag, by); });
    };
    if (!always && !isTaken(offset)) return offset;
    // Increases the offset for repeated copies; changes direction at the page's edge.
    for (const QPoint way : {QPoint(1, 1), QPoint(-1, -1), QPoint(1, -1), QPoint(-1, 1)})
        for (int steps = 1; steps <= maxSteps; ++steps) {
            const QPoint by = offset + QPoint(way.x() * aside.x(), way.y() * aside.y()) * steps;
            if (!fits(by)) break;
            if (!isTaken(by)) return by;
        }
    return offset + aside;
}

void TagCopying::pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset)
{
    offset = stepAside(tags, pageShift, offset, false);
    int people = 1;
    for (domain::Tag& tag : tags) {
        tag.pageIndex += pageShift;
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
        people = std::max(people, tag.invitationIndex);
    }
    const int count = static_cast<int>(tags.size());
    const CopyOrigin origin = tagclipboard::originOf(QGuiApplication::clipboard()->mimeData(), document());
    // In a document without recipients, the tags bring placeholders; else unassigned ones go to the last
    // recipient.
    m_editing.withRecipients(
        document().invitations.isEmpty() ? people : 1, tr("Paste %n tag(s)", nullptr, count),
        [&](const QString& text) { addCopies(TagCopier(document()).copies(std::move(tags), origin), text); });
}

void TagCopying::paste()
{
    if (const auto place = m_surface.pointerPosition())
        pasteAt(*place);
    else
        pasteInPlace();
}

void TagCopying::pasteInPlace()
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), document().invitations);
    if (!m_editing.isActive() || tags.isEmpty() || pageCount() == 0) return;
    pasteShifted(tags, m_surface.currentPage() - tagclipboard::firstPage(tags), {});
}

void TagCopying::pasteAt(const PagePoint& centre)
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), document().invitations);
    if (!m_editing.isActive() || tags.isEmpty() || pageCount() == 0) return;
    const int first = tagclipboard::firstPage(tags);
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : tags)
        if (tag.pageIndex == first) rects.append(tag.rect);
    const domain::PageRect box = around(rects);
    const domain::PageRect wanted = domain::clampedTo(centredOn(centre.point, QSize(box.width, box.height)),
                                                      m_surface.pageLayout().pageSize(centre.page));
    pasteShifted(tags, centre.page + 1 - first, {wanted.left - box.left, wanted.top - box.top});
}

void TagCopying::duplicateSelected()
{
    QList<domain::Tag> tags = m_selection.values();
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    const QPoint offset = stepAside(tags, 0, {}, true);
    for (domain::Tag& tag : tags) {
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
    }
    addCopies(TagCopier(document()).copies(std::move(tags)), tr("Duplicate %n tag(s)", nullptr, count));
}

void TagCopying::duplicateToPages(const QList<int>& pages)
{
    const QList<domain::Tag> tags = m_selection.values();
    if (!m_editing.isActive() || tags.isEmpty()) return;
    TagCopier copier(document());
    QList<domain::Tag> all;
    for (const int page : pages) {
        if (page < 1 || page > pageCount()) continue;
        QList<domain::Tag> here;
        for (const domain::Tag& tag : tags) {
            if (tag.pageIndex == page) continue;
            here.append(tag);
            here.last().pageIndex = page;
        }
        all.append(copier.copies(std::move(here)));
    }
    if (all.isEmpty()) return;
    const int count = static_cast<int>(all.size());
    addCopies(std::move(all), tr("Duplicate %n tag(s) to pages", nullptr, count));
}

void TagCopying::copyTags(const QHash<domain::TagId, TagPlace>& places)
{
    QList<domain::Tag> tags;
    for (const domain::Tag& tag : m_selection.values()) {
        const auto found = places.constFind(tag.id);
        if (found == places.constEnd()) continue;
        tags.append(tag);
        tags.last().pageIndex = found->pageIndex;
        tags.last().rect = found->rect;
    }
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    addCopies(TagCopier(document()).copies(std::move(tags)), tr("Duplicate %n tag(s)", nullptr, count));
}

// ---- blocks

void TagCopying::placeBlockInView(const QList<domain::Tag>& block)
{
    if (!m_editing.isActive() || block.isEmpty() || pageCount() == 0) return;
    const domain::PageRect box = boxOf(block);
    const TagPlace place = m_editing.placeInMiddle({box.width, box.height});
    QList<domain::Tag> placed = withOwners(block, m_editing.activeInvitation());
    for (domain::Tag& tag : placed) {
        tag.pageIndex += place.pageIndex - 1;
        tag.rect.left += place.rect.left - box.left;
        tag.rect.top += place.rect.top - box.top;
    }
    placeBlock(placed);
}

void TagCopying::placeBlock(const QList<domain::Tag>& tags)
{
    if (!m_editing.isActive() || tags.isEmpty()) return;
    int people = 1;
    for (const domain::Tag& tag : tags)
        people = std::max(people, tag.invitationIndex);
    const int count = static_cast<int>(tags.size());
    m_editing.withRecipients(
        people, tr("Place a block of %n tag(s)", nullptr, count), [&](const QString& text) {
            addCopies(TagCopier(document()).copies(tags, CopyOrigin{.isSameDocument = false, .parts = {}}),
                      text);
        });
}

} // namespace ink::ui
