#include "ui/viewer/editing/tagcopyactions.h"

#include "app/base/languages.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "ui/commands/tabletags.h"
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

QList<domain::TagId> TagCopyActions::addCopies(QList<domain::Tag> tags, const QString& text)
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
    return m_editing.addTags(std::move(tags), text);
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
    if (pasteTable(std::nullopt)) return;
    const auto tags = tagclipboard::tagsOf(QGuiApplication::clipboard()->mimeData(), document().invitations);
    if (!m_editing.isActive() || tags.isEmpty() || pageCount() == 0) return;
    pasteShifted(tags, m_surface.currentPage() - tagclipboard::firstPage(tags), {});
}

void TagCopyActions::pasteAt(const PagePoint& centre)
{
    if (pasteTable(centre)) return;
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

bool TagCopyActions::pasteTable(const std::optional<PagePoint>& start)
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!m_editing.isActive() || pageCount() == 0 || !data || !data->hasText()) return false;
    if (data->hasFormat(tagclipboard::mimeType)) return false;
    const QList<TableField> fields = fieldsOfTable(data->text());
    if (fields.isEmpty())
        Q_EMIT m_editing.nothingPasted();
    else
        placeTable(fields, start.value_or(m_surface.middleOfView()));
    return true;
}

void TagCopyActions::placeTable(const QList<TableField>& fields, const PagePoint& start)
{
    constexpr int margin = 36;
    constexpr int minWidth = 40;
    constexpr QSize gap(12, 8);
    const QSizeF page = m_surface.pageLayout().pageSize(start.page);
    int rows = 0;
    int columns = 0;
    QSize size;
    for (const TableField& field : fields) {
        rows = std::max(rows, field.row + 1);
        columns = std::max(columns, field.column + 1);
        size = size.expandedTo(domain::defaultTagSize(field.type));
    }
    // Rows that don't fit below one another continue beside the first ones.
    const int pitch = size.height() + gap.height();
    const int rowsInBlock = std::max(1, (static_cast<int>(page.height()) - 2 * margin) / pitch);
    const int blocks = (rows + rowsInBlock - 1) / rowsInBlock;
    const int across = blocks * columns;
    const int room = static_cast<int>(page.width()) - 2 * margin;
    size.setWidth(std::clamp(room / across - gap.width(), minWidth, size.width()));
    const int width = across * (size.width() + gap.width());
    const int height = std::min(rows, rowsInBlock) * pitch;
    if (width > static_cast<int>(page.width()) && across > 1) { // too many columns: one below the other
        QList<TableField> list = fields;
        for (qsizetype i = 0; i < list.size(); ++i) {
            list[i].row = static_cast<int>(i);
            list[i].column = 0;
        }
        if (list != fields) return placeTable(list, start);
    }
    const QPoint corner(
        std::clamp(static_cast<int>(start.point.x()), 0, std::max(0, static_cast<int>(page.width()) - width)),
        std::clamp(static_cast<int>(start.point.y()), 0,
                   std::max(0, static_cast<int>(page.height()) - height)));
    TagCopier names(document());
    QList<domain::Tag> tags;
    for (const TableField& field : fields) {
        domain::Tag tag = domain::makeTag(document(), field.type, start.page + 1, {},
                                          m_editing.activeInvitation(), windowLanguage());
        tag.name = names.reserveName(field.name);
        const int block = field.row / rowsInBlock;
        tag.rect = {corner.x() + (block * columns + field.column) * (size.width() + gap.width()),
                    corner.y() + field.row % rowsInBlock * pitch, size.width(), size.height()};
        tags.append(tag);
    }
    const int count = static_cast<int>(tags.size());
    m_editing.withRecipients(1, tr("Paste %n field(s)", nullptr, count),
                             [&](const QString& text) { addCopies(std::move(tags), text); });
}

void TagCopyActions::duplicateSelected()
{
    QList<domain::Tag> tags = m_selection.selectedTags();
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const QList<domain::Tag> originals = tags;
    const int count = static_cast<int>(tags.size());
    const auto repeated = repeatedOffset(tags);
    const QPoint offset = repeated ? *repeated : freeOffset(tags, 0, {}, true);
    for (domain::Tag& tag : tags) {
        tag.rect.left += offset.x();
        tag.rect.top += offset.y();
    }
    rememberOffset(originals, addCopies(TagCopier(document()).copy(std::move(tags)),
                                        tr("Duplicate %n field(s)", nullptr, count)));
}

void TagCopyActions::rememberOffset(const QList<domain::Tag>& originals, const QList<domain::TagId>& copies)
{
    m_originals.clear();
    for (qsizetype i = 0; i < copies.size(); ++i)
        m_originals.insert(copies.at(i), {originals.at(i).pageIndex, originals.at(i).rect});
}

std::optional<QPoint> TagCopyActions::repeatedOffset(const QList<domain::Tag>& tags) const
{
    if (tags.size() != m_originals.size()) return std::nullopt;
    std::optional<QPoint> offset;
    for (const domain::Tag& tag : tags) {
        const auto original = m_originals.constFind(tag.id);
        if (original == m_originals.constEnd() || original->pageIndex != tag.pageIndex) return std::nullopt;
        const QPoint by(tag.rect.left - original->rect.left, tag.rect.top - original->rect.top);
        if (by.isNull() || by != offset.value_or(by)) return std::nullopt;
        offset = by;
        domain::PageRect next = tag.rect;
        next.left += by.x();
        next.top += by.y();
        if (domain::clampedTo(next, m_surface.pageLayout().pageSize(tag.pageIndex - 1)) != next)
            return std::nullopt;
    }
    return offset;
}

QList<QPoint> TagCopyActions::gridOffsets(int rows, int columns, QSize gap) const
{
    const QList<domain::Tag> tags = m_selection.selectedTags();
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : tags)
        rects.append(tag.rect);
    const domain::PageRect box = boundingRect(rects);
    QList<QPoint> offsets;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QPoint by(column * (box.width + gap.width()), row * (box.height + gap.height()));
            const bool isOnPage = std::all_of(tags.begin(), tags.end(), [&](const domain::Tag& tag) {
                const QSizeF page = m_surface.pageLayout().pageSize(tag.pageIndex - 1);
                return tag.rect.left + tag.rect.width + by.x() <= page.width() &&
                       tag.rect.top + tag.rect.height + by.y() <= page.height();
            });
            if (!by.isNull() && isOnPage) offsets.append(by);
        }
    return offsets;
}

QList<domain::Tag> TagCopyActions::selectedAt(const QList<QPoint>& offsets) const
{
    QList<domain::Tag> all;
    for (const QPoint& by : offsets)
        for (domain::Tag tag : m_selection.selectedTags()) {
            tag.rect.left += by.x();
            tag.rect.top += by.y();
            all.append(tag);
        }
    return all;
}

void TagCopyActions::duplicateAt(const QList<QPoint>& offsets)
{
    const QList<domain::Tag> tags = m_selection.selectedTags();
    if (!m_editing.isActive() || tags.isEmpty() || offsets.isEmpty()) return;
    std::optional<CopyOrigin> origin;
    if (tags.size() == 1 && !tags.first().groupName.isEmpty())
        origin = CopyOrigin{.isSameDocument = true, .partialGroups = {radioGroupKey(tags.first())}};
    TagCopier copier(document());
    QList<domain::Tag> all;
    for (const QPoint& by : offsets)
        all.append(copier.copy(selectedAt({by}), origin));
    const int count = static_cast<int>(all.size());
    addCopies(std::move(all), tr("Duplicate %n field(s)", nullptr, count));
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
    QList<domain::Tag> originals;
    QList<domain::Tag> tags;
    for (const domain::Tag& tag : m_selection.selectedTags()) {
        const auto found = places.constFind(tag.id);
        if (found == places.constEnd()) continue;
        originals.append(tag);
        tags.append(tag);
        tags.last().pageIndex = found->pageIndex;
        tags.last().rect = found->rect;
    }
    if (!m_editing.isActive() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    rememberOffset(originals, addCopies(TagCopier(document()).copy(std::move(tags)),
                                        tr("Duplicate %n field(s)", nullptr, count)));
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
