#include "ui/viewer/editing/tagcopyactions.h"

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

TagCopyActions::TagCopyActions(const TagIndex& tags, const TagSelection& selection, TagEditor& editing,
                               const PageSurface& surface)
    : m_tags(tags), m_selection(selection), m_editing(editing), m_surface(surface)
{
}

void TagCopyActions::copySelected() const
{
    const QList<domain::Tag> tags = m_selection.selectedTags();
    if (!tags.isEmpty()) QGuiApplication::clipboard()->setMimeData(tagclipboard::mimeData(tags, document()));
}

void TagCopyActions::cutSelected()
{
    copySelected();
    m_editing.removeSelected();
}

void TagCopyActions::addCopies(QList<domain::Tag> tags, const QString& text)
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

// Index(freeOffset): Editor: where copies and pasted tags lie
QPoint TagCopyActions::freeOffset(const QList<domain::Tag>& tags, int pageShift, QPoint offset,
                                  bool always) const
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
        const QList<qsizetype> here = m_tags.tagsOnPage(tags.first().pageIndex + pageShift);
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

void TagCopyActions::pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset)
{
    offset = freeOffset(tags, pageShift, offset, false);
    int people = 1;
    for (domain::Tag& tag : tags) {
        tag.pageIndex += pageShift;
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
        people = std::max(people, tag.invitationIndex);
    }
    const int count = static_cast<int>(tags.size());
    const CopyOrigin origin = tagclipboard::originOf(QGuiApplication::clipboard()->mimeData(), document());
    // Adds placeholder recipients to a document without any; otherwise tags without a matching recipient go
    // to the last one.
    m_editing.withRecipients(
        document().invitations.isEmpty() ? people : 1, tr("Paste %n field(s)", nullptr, count),
        [&](const QString& text) { addCopies(TagCopier(document()).copy(std::move(tags), origin), text); });
}

void TagCopyActions::paste()
{
    if (const auto place = m_surface.pointerPosition())
        pasteAt(*place);
    else
        pasteInPlace();
}

void TagCopyActions::pasteInPlace()
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), document().invitations);
    if (!m_editing.isActive() || tags.isEmpty() || pageCount() == 0) return;
    pasteShifted(tags, m_surface.currentPage() - tagclipboard::firstPage(tags), {});
}

void TagCopyActions::pasteAt(const PagePoint& centre)
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), document().invitations);
    if (!m_editing.isActive() || tags.isEmpty() || pageCount() == 0) return;
    const int first = tagclipboard::firstPage(tags);
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : tags)
        if (tag.pageIndex == first) rects.append(tag.rect);
    const domain::PageRect box = boundingRect(rects);
    const domain::PageRect wanted =
        domain::clampedTo(rectCentredOn(centre.point, QSize(box.width, box.height)),
                          m_surface.pageLayout().pageSize(centre.page));
    pasteShifted(tags, centre.page + 1 - first, {wanted.left - box.left, wanted.top - box.top});
}

void TagCopyActions::duplicateSelected()
{
    QList<domain::Tag> tags = m_selection.selectedTags();
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    const QPoint offset = freeOffset(tags, 0, {}, true);
    for (domain::Tag& tag : tags) {
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
    }
    addCopies(TagCopier(document()).copy(std::move(tags)), tr("Duplicate %n field(s)", nullptr, count));
}

void TagCopyActions::duplicateToPages(const QList<int>& pages)
{
    const QList<domain::Tag> tags = m_selection.selectedTags();
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
        all.append(copier.copy(std::move(here)));
    }
    if (all.isEmpty()) return;
    const int count = static_cast<int>(all.size());
    addCopies(std::move(all), tr("Duplicate %n field(s) to pages", nullptr, count));
}

void TagCopyActions::copyTags(const QHash<domain::TagId, TagGeometry>& places)
{
    QList<domain::Tag> tags;
    for (const domain::Tag& tag : m_selection.selectedTags()) {
        const auto found = places.constFind(tag.id);
        if (found == places.constEnd()) continue;
        tags.append(tag);
        tags.last().pageIndex = found->pageIndex;
        tags.last().rect = found->rect;
    }
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    addCopies(TagCopier(document()).copy(std::move(tags)), tr("Duplicate %n field(s)", nullptr, count));
}

// ---- blocks

void TagCopyActions::placeBlockInView(const QList<domain::Tag>& block)
{
    if (!m_editing.isActive() || block.isEmpty() || pageCount() == 0) return;
    const domain::PageRect box = blockRect(block);
    const TagGeometry place = m_editing.centredGeometry({box.width, box.height});
    QList<domain::Tag> placed = withOwners(block, m_editing.activeInvitation());
    for (domain::Tag& tag : placed) {
        tag.pageIndex += place.pageIndex - 1;
        tag.rect.left += place.rect.left - box.left;
        tag.rect.top += place.rect.top - box.top;
    }
    placeBlock(placed);
}

void TagCopyActions::placeBlock(const QList<domain::Tag>& tags)
{
    if (!m_editing.isActive() || tags.isEmpty()) return;
    int people = 1;
    for (const domain::Tag& tag : tags)
        people = std::max(people, tag.invitationIndex);
    const int count = static_cast<int>(tags.size());
    m_editing.withRecipients(
        people, tr("Place a block of %n field(s)", nullptr, count), [&](const QString& text) {
            addCopies(
                TagCopier(document()).copy(tags, CopyOrigin{.isSameDocument = false, .partialGroups = {}}),
                text);
        });
}

} // namespace ink::ui
