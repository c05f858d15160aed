#include "ui/viewer/tagpainter.h"

#include "ui/viewer/editing/tageditor.h"
#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/editormodes.h"
#include "ui/viewer/modes/guidepainter.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QSet>
#include <QTimer>

#include <deque>
#include <utility>

namespace ink::ui {

TagPainter::TagPainter(PageCanvas& canvas, const TagIndex& tags, const TagSelection& selection,
                       const TagEditor& editing, const TagProposals& proposals, const EditorModes& modes)
    : m_canvas(canvas), m_tags(tags), m_selection(selection), m_editing(editing), m_proposals(proposals),
      m_modes(modes)
{
}

TagAppearance TagPainter::appearanceOf(const domain::Tag& tag, bool selected) const
{
    return {.isSelected = selected,
            .hasHandles =
                selected && m_modes.mode().hasHandles() && m_selection.size() == 1 && !tag.facts.isLocked,
            .isFaded = m_selection.recipient() > 0 && tag.invitationIndex != m_selection.recipient(),
            // Several tags have a common frame instead.
            .hasFocus = m_canvas.hasFocus() && m_selection.size() == 1,
            .showsValue = (m_showValues || m_selection.recipient() > 0) &&
                          (!tag.text.isEmpty() || !tag.image.isEmpty() ||
                           isToggle(tag.type))}; // an unchecked box is painted empty
}

void TagPainter::paintProposals(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip)
{
    if (!m_modes.mode().hasProposals()) return;
    const double room = TagOverlay::outset;
    for (const domain::Tag& tag : m_proposals.tags()) {
        if (!visible.contains(tag.pageIndex - 1)) continue;
        const QRectF rect = contentRect(m_canvas.pageLayout(), {tag.pageIndex, tag.rect});
        if (!rect.adjusted(-room, -room, room, room).intersects(clip)) continue;
        m_overlay.paint(painter, m_tags.document(), tag, rect, m_canvas.pageLayout().zoom(tag.pageIndex - 1),
                        {.isSelected = tag.id == m_proposals.highlightedTag(), .isGhost = true});
    }
}

void TagPainter::paint(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip)
{
    const double room = TagOverlay::outset;
    const auto isResized = [](const domain::Tag& tag, const TagGeometry& place) {
        return place.rect.width != tag.rect.width || place.rect.height != tag.rect.height;
    };
    const auto resized = [](const domain::Tag& tag, const TagGeometry& place) {
        domain::Tag copy = tag;
        copy.rect = place.rect;
        return copy;
    };
    const auto paintOne = [&](const domain::Tag& tag, const TagGeometry& place, const TagAppearance& look) {
        const QRectF rect = contentRect(m_canvas.pageLayout(), place);
        if (!rect.adjusted(-room, -room, room, room).intersects(clip)) return;
        const double zoom = m_canvas.pageLayout().zoom(place.pageIndex - 1);
        if (isResized(tag, place))
            m_overlay.paint(painter, m_tags.document(), resized(tag, place), rect, zoom, look);
        else
            m_overlay.paint(painter, m_tags.document(), tag, rect, zoom, look);
    };
    // Thousands may be selected, but few are visible.
    const QSet<domain::TagId> selected(m_selection.ids().begin(), m_selection.ids().end());
    paintProposals(painter, visible, clip);
    const double ratio = painter.device()->devicePixelRatioF();
    if (m_editing.isActive()) {
        TagOverlay::VisibleTags values;
        std::deque<domain::Tag> copies; // copies of tags that a gesture resizes
        for (int page = visible.first; page < visible.end; ++page)
            for (const qsizetype i : m_tags.tagsOnPage(page + 1)) {
                const domain::Tag& tag = m_tags.document().tags.at(i);
                if (!showsDefaultValue(tag)) continue;
                const TagGeometry place = m_modes.displayedGeometry(tag);
                const QRectF rect = contentRect(m_canvas.pageLayout(), place);
                if (!rect.intersects(clip)) continue;
                if (isResized(tag, place)) copies.push_back(resized(tag, place));
                values.append({isResized(tag, place) ? &copies.back() : &tag, rect});
            }
        m_overlay.requestValues(m_tags.document(), values, ratio, [this] { m_canvas.repaintAll(); });
    } else if (m_showValues || m_selection.recipient() > 0) {
        TagOverlay::VisibleTags values;
        for (const domain::Tag& tag : m_tags.document().tags) {
            const TagGeometry place = m_modes.displayedGeometry(tag);
            if (!visible.contains(place.pageIndex - 1) || !appearanceOf(tag, false).showsValue) continue;
            if (const QRectF rect = contentRect(m_canvas.pageLayout(), place); rect.intersects(clip))
                values.append({&tag, rect});
        }
        if (m_overlay.prepareValues(values, ratio))
            QTimer::singleShot(0, m_canvas.viewport(), qOverload<>(&QWidget::update));
    }
    for (int page = visible.first; page < visible.end; ++page)
        for (const qsizetype i : m_tags.tagsOnPage(page + 1)) {
            const domain::Tag& tag = m_tags.document().tags.at(i);
            const TagGeometry place = m_modes.displayedGeometry(tag);
            if (!selected.contains(tag.id) && visible.contains(place.pageIndex - 1))
                paintOne(tag, place, appearanceOf(tag, false));
        }
    for (const domain::TagId id : m_selection.ids()) {
        const domain::Tag* tag = m_tags.find(id);
        if (!tag) continue;
        const TagGeometry place = m_modes.displayedGeometry(*tag);
        if (visible.contains(place.pageIndex - 1)) paintOne(*tag, place, appearanceOf(*tag, true));
    }
    if (!m_modes.tool()) return;
    for (const domain::Tag& ghost : m_modes.tool()->ghosts())
        if (visible.contains(ghost.pageIndex - 1))
            paintOne(ghost, {ghost.pageIndex, ghost.rect}, {.isSelected = true, .isGhost = true});
}

void TagPainter::paintRubberBand(QPainter& painter, const Tokens& look) const
{
    if (const Tool* tool = m_modes.tool(); tool && !tool->frame().isNull())
        m_overlay.paintFrame(painter, tool->frame(), look.accent);
}

void TagPainter::paintSelectionFrame(QPainter& painter, const Tokens& look)
{
    const auto box = m_selection.size() > 1 && m_editing.isActive() ? m_modes.handleBox() : std::nullopt;
    if (box) paintGroupFrame(painter, *box, look);
    repaintFrame(box.value_or(QRectF()));
}

void TagPainter::repaintFrame(const QRectF& frame)
{
    // Otherwise only the areas around changed tags are repainted, and the frame extends beyond them.
    if (frame == m_frameShown) return;
    for (const QRectF& edges : {std::exchange(m_frameShown, frame), frame}) {
        if (edges.isNull()) continue;
        const QRectF line = handleFrame(edges);
        m_canvas.repaintContent({line.left(), line.top(), line.width(), 1});
        m_canvas.repaintContent({line.left(), line.bottom(), line.width(), 1});
        m_canvas.repaintContent({line.left(), line.top(), 1, line.height()});
        m_canvas.repaintContent({line.right(), line.top(), 1, line.height()});
    }
}

} // namespace ink::ui
