#pragma once

#include "app/domain/document/ids.h"

#include <QColor>
#include <QList>
#include <QRectF>

#include <utility>

class QPainter;

namespace ink::ui {

class EditorModes;
class PageCanvas;
class TagEditor;
class TagIndex;
class TagSelection;

/** Lines from the selected tags to the tags that their conditions and formulas refer to. */
class TagLinks final
{
public:
    TagLinks(PageCanvas& canvas, const TagIndex& tags, const TagSelection& selection,
             const TagEditor& editing, const EditorModes& modes);

    /** Pairs of a selected tag and a tag that it refers to. */
    using Pairs = QList<std::pair<domain::TagId, domain::TagId>>;
    [[nodiscard]] const Pairs& pairs() const { return m_links; }
    /** Updates the links after a change of the selection or the document. */
    void update();
    void paint(QPainter& painter, const QColor& accent);

private:
    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    const TagSelection& m_selection;
    const TagEditor& m_editing;
    const EditorModes& m_modes;
    Pairs m_links;
    QRectF m_shown; ///< bounds of the lines as last painted (content coordinates)
};

} // namespace ink::ui
