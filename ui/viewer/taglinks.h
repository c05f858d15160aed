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
class TagEditing;
class TagIndex;
class TagSelection;

/** Lines from the selected tags to the tags that their conditions and formulas refer to. */
class TagLinks final
{
public:
    TagLinks(PageCanvas& canvas, const TagIndex& tags, const TagSelection& selection,
             const TagEditing& editing, const EditorModes& modes);

    /** From a selected tag to one that it names. */
    using Pairs = QList<std::pair<domain::TagId, domain::TagId>>;
    [[nodiscard]] const Pairs& pairs() const { return m_links; }
    /** Updates the links after a change of the selection or the document. */
    void update();
    void paint(QPainter& painter, const QColor& accent);

private:
    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    const TagSelection& m_selection;
    const TagEditing& m_editing;
    const EditorModes& m_modes;
    Pairs m_links;
    QRectF m_shown; ///< bounds of the lines as last painted (content coordinates)
};

} // namespace ink::ui
