#include "ui/viewer/tools/placeblocktool.h"

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "ui/commands/tagclipboard.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <QMimeData>

#include <algorithm>

namespace ink::ui {

const QString PlaceBlockTool::mimeType = QStringLiteral("application/x-inkstone-block");

QMimeData* PlaceBlockTool::mimeData(const QList<domain::Tag>& block)
{
    auto* data = new QMimeData;
    data->setData(mimeType, tagclipboard::toBytes(block));
    return data;
}

QList<domain::Tag> PlaceBlockTool::tagsOf(const QMimeData* data)
{
    return data && data->hasFormat(mimeType) ? tagclipboard::fromBytes(data->data(mimeType))
                                             : QList<domain::Tag>();
}

domain::PageRect blockRect(const QList<domain::Tag>& block)
{
    const int first = tagclipboard::firstPage(block);
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : block)
        if (tag.pageIndex == first) rects.append(tag.rect);
    return boundingRect(rects);
}

QList<domain::Tag> makeBlock(QList<domain::Tag> tags)
{
    const int first = tagclipboard::firstPage(tags);
    QList<domain::PageRect> rects;
    QList<int> owners;
    for (const domain::Tag& tag : std::as_const(tags)) {
        rects.append(tag.rect);
        if (!owners.contains(tag.invitationIndex)) owners.append(tag.invitationIndex);
    }
    const domain::PageRect box = boundingRect(rects);
    std::sort(owners.begin(), owners.end());
    for (domain::Tag& tag : tags) {
        tag.id = {};
        tag.pageId = {};
        tag.invitationId = {};
        tag.image.clear();
        tag.facts = {};
        tag.extra = {};
        tag.pageIndex += 1 - first;
        tag.rect.left -= box.left;
        tag.rect.top -= box.top;
        tag.invitationIndex = static_cast<int>(owners.indexOf(tag.invitationIndex)) + 1;
        Q_ASSERT(tag.pageIndex >= 1 && tag.invitationIndex >= 1);
    }
    return tags;
}

QList<domain::Tag> withOwners(QList<domain::Tag> block, int activeInvitation)
{
    const bool isOnes = std::all_of(block.begin(), block.end(),
                                    [](const domain::Tag& tag) { return tag.invitationIndex == 1; });
    if (isOnes)
        for (domain::Tag& tag : block)
            tag.invitationIndex = std::max(1, activeInvitation);
    return block;
}

PlaceBlockTool::PlaceBlockTool(ToolHost& toolHost, const QList<domain::Tag>& block, int invitationIndex)
    : Tool(toolHost), m_block(withOwners(block, invitationIndex)), m_box(blockRect(block)),
      m_snapper(toolHost)
{
}

void PlaceBlockTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    repaint();
    m_ghosts.clear();
    const PageLayout& layout = host().pageLayout();
    if (const auto place = layout.hitTest(content)) {
        const int page = place->page + 1;
        const domain::PageRect wanted = domain::clampedTo(
            rectCentredOn(place->point, QSize(m_box.width, m_box.height)), layout.pageSize(place->page));
        const SnapResult snapped = m_snapper.snapMove({page, wanted}, modifiers);
        setGuides(page, snapped.guides);
        for (domain::Tag tag : std::as_const(m_block)) {
            tag.pageIndex = std::min(tag.pageIndex - 1 + page, layout.pageCount());
            tag.rect.left += snapped.rect.left - m_box.left;
            tag.rect.top += snapped.rect.top - m_box.top;
            tag.rect = domain::clampedTo(tag.rect, layout.pageSize(tag.pageIndex - 1));
            m_ghosts.append(tag);
        }
    } else {
        setGuides(1, {});
    }
    repaint();
}

void PlaceBlockTool::release()
{
    const QList<domain::Tag> placed = m_ghosts;
    cancel();
    if (!placed.isEmpty()) host().placeBlock(placed);
}

void PlaceBlockTool::cancel()
{
    repaint();
    setGuides(1, {});
    m_ghosts.clear();
}

void PlaceBlockTool::repaint()
{
    for (const domain::Tag& ghost : std::as_const(m_ghosts))
        host().repaintContent(contentRect(host().pageLayout(), {ghost.pageIndex, ghost.rect}));
}

} // namespace ink::ui
