// Copies: the clipboard, duplicates, the same place on other pages.
#include "app/domain/rules.h"
#include "ui/commands/tagclipboard.h"
#include "ui/commands/tagcopies.h"
#include "ui/viewer/pageview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr QPoint aside(12, 12); ///< points from what is there already
constexpr int maxSteps = 40;

} // namespace

QList<domain::Tag> PageView::selectedValues() const
{
    QList<domain::Tag> tags;
    for (const domain::TagId id : m_selection)
        if (const domain::Tag* tag = findTag(id)) tags.append(*tag);
    return tags;
}

void PageView::copySelected() const
{
    const QList<domain::Tag> tags = selectedValues();
    if (!tags.isEmpty()) QGuiApplication::clipboard()->setMimeData(tagclipboard::mimeData(tags, m_document));
}

void PageView::cutSelected()
{
    copySelected();
    removeSelected();
}

void PageView::addCopies(QList<domain::Tag> tags, const QString& text)
{
    for (domain::Tag& tag : tags) {
        tag.pageIndex = std::clamp(tag.pageIndex, 1, std::max(1, pageCount()));
        const auto page = m_document.pageAt(tag.pageIndex);
        tag.pageId = page.page ? page.page->id : domain::PageId();
        tag.invitationIndex =
            std::clamp(tag.invitationIndex, 1, std::max(1, static_cast<int>(m_document.invitations.size())));
        tag.invitationId = m_document.invitations.value(tag.invitationIndex - 1).id;
        tag.rect = domain::clampedTo(tag.rect, m_layout.pageSize(tag.pageIndex - 1));
    }
    addTags(std::move(tags), text);
}

QPoint PageView::stepAside(const QList<domain::Tag>& tags, int pageShift, QPoint offset, bool always) const
{
    const auto placed = [&](const domain::Tag& tag, QPoint by) {
        domain::PageRect rect = tag.rect;
        rect.left += by.x();
        rect.top += by.y();
        return rect;
    };
    const auto onPage = [&](const domain::Tag& tag, QPoint by) {
        const int page = std::clamp(tag.pageIndex + pageShift, 1, std::max(1, pageCount()));
        return domain::clampedTo(placed(tag, by), m_layout.pageSize(page - 1));
    };
    const auto isTaken = [&](QPoint by) {
        const domain::PageRect wanted = onPage(tags.first(), by);
        const QList<qsizetype> here = m_tagsOfPage.value(tags.first().pageIndex + pageShift);
        return std::any_of(here.begin(), here.end(), [&](qsizetype i) {
            const domain::PageRect& rect = m_document.tags.at(i).rect;
            return rect.left == wanted.left && rect.top == wanted.top;
        });
    };
    const auto fits = [&](QPoint by) {
        return std::all_of(tags.begin(), tags.end(),
                           [&](const domain::Tag& tag) { return onPage(tag, by) == placed(tag, by); });
    };
    if (!always && !isTaken(offset)) return offset;
    // As often as it was done before; from the edge of the page the other way.
    for (const QPoint way : {QPoint(1, 1), QPoint(-1, -1), QPoint(1, -1), QPoint(-1, 1)})
        for (int steps = 1; steps <= maxSteps; ++steps) {
            const QPoint by = offset + QPoint(way.x() * aside.x(), way.y() * aside.y()) * steps;
            if (!fits(by)) break;
            if (!isTaken(by)) return by;
        }
    return offset + aside;
}

void PageView::pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset)
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
    const CopyOrigin origin = tagclipboard::originOf(QGuiApplication::clipboard()->mimeData(), m_document);
    // In a document without recipients they bring theirs; else the last one takes what is nobody's.
    withRecipients(
        m_document.invitations.isEmpty() ? people : 1, tr("Paste %n tag(s)", nullptr, count),
        [&](const QString& text) { addCopies(TagCopier(m_document).copies(std::move(tags), origin), text); });
}

void PageView::paste()
{
    const auto place = m_layout.hitTest(toContent(m_pointer));
    if (m_pointerHere && place)
        pasteAt(*place);
    else
        pasteInPlace();
}

void PageView::pasteInPlace()
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), m_document.invitations);
    if (!isEditing() || tags.isEmpty() || pageCount() == 0) return;
    pasteShifted(tags, m_currentPage - tagclipboard::firstPage(tags), {});
}

void PageView::pasteAt(const PagePoint& centre)
{
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), m_document.invitations);
    if (!isEditing() || tags.isEmpty() || pageCount() == 0) return;
    const int first = tagclipboard::firstPage(tags);
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : tags)
        if (tag.pageIndex == first) rects.append(tag.rect);
    const domain::PageRect box = around(rects);
    const domain::PageRect wanted = domain::clampedTo(centredOn(centre.point, QSize(box.width, box.height)),
                                                      m_layout.pageSize(centre.page));
    pasteShifted(tags, centre.page + 1 - first, {wanted.left - box.left, wanted.top - box.top});
}

void PageView::duplicateSelected()
{
    QList<domain::Tag> tags = selectedValues();
    if (!isEditing() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    const QPoint offset = stepAside(tags, 0, {}, true);
    for (domain::Tag& tag : tags) {
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
    }
    addCopies(TagCopier(m_document).copies(std::move(tags)), tr("Duplicate %n tag(s)", nullptr, count));
}

void PageView::duplicateToPages(const QList<int>& pages)
{
    const QList<domain::Tag> tags = selectedValues();
    if (!isEditing() || tags.isEmpty()) return;
    TagCopier copier(m_document);
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
    addCopies(std::move(all), tr("Duplicate to pages: %n tag(s)", nullptr, count));
}

} // namespace ink::ui
