#pragma once

#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/tagoverlay.h"

class QPainter;

namespace ink::ui {

class EditorModes;
class PageCanvas;
class TagEditor;
class TagIndex;
class TagSelection;
class TagProposals;
struct Tokens;

/** Paints the tags of the visible pages, proposals, drag previews and the selection frame. */
class TagPainter final
{
public:
    TagPainter(PageCanvas& canvas, const TagIndex& tags, const TagSelection& selection,
               const TagEditor& editing, const TagProposals& proposals, const EditorModes& modes);

    /** Shows the tags' values instead of their labels. */
    void setShowValues(bool show) { m_showValues = show; }

    /** Paints proposals, tags and the tags that a drag would add (content coordinates). */
    void paint(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip);
    /** Paints the frame of a selection gesture, if there is one. */
    void paintRubberBand(QPainter& painter, const Tokens& look) const;
    /** Paints the frame around several selected tags, with its handles. */
    void paintSelectionFrame(QPainter& painter, const Tokens& look);

private:
    [[nodiscard]] TagAppearance appearanceOf(const domain::Tag& tag, bool selected) const;
    void paintProposals(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip);
    /** Repaints the group's frame at its old and new position if it has changed. */
    void repaintFrame(const QRectF& frame);

    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    const TagSelection& m_selection;
    const TagEditor& m_editing;
    const TagProposals& m_proposals;
    const EditorModes& m_modes;
    TagOverlay m_overlay;
    QRectF m_frameShown; ///< the group's frame as last painted (content coordinates)
    bool m_showValues = false;
};

} // namespace ink::ui
