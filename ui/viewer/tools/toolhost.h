#pragma once

#include "app/domain/document/tag.h"
#include "ui/commands/settagrects.h"
#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/snapping.h"

class QUndoCommand;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** The interface that pointer tools work with; the page view implements it. */
class ToolHost
{
public:
    ToolHost() = default;
    virtual ~ToolHost() = default;
    ToolHost(const ToolHost&) = delete;
    ToolHost& operator=(const ToolHost&) = delete;

    [[nodiscard]] virtual const PageLayout& pageLayout() const = 0;
    [[nodiscard]] virtual const domain::Document& document() const = 0;
    /** The tags on a page (1-based), as indexes into the document's list. */
    [[nodiscard]] virtual QList<qsizetype> tagsOnPage(int page) const = 0;
    [[nodiscard]] virtual QList<domain::TagId> selectedTags() const = 0;
    virtual void selectTags(const QList<domain::TagId>& tags) = 0;
    /** Returns whether snapping is enabled. */
    [[nodiscard]] virtual bool isSnapping() const = 0;
    /** The snap targets in a page's content (1-based page); null while they are not loaded. */
    [[nodiscard]] virtual const PageMarks* pageMarks(int page) = 0;
    /** The size of a new tag of this type, in points. */
    [[nodiscard]] virtual QSize newTagSize(domain::TagType type) const = 0;
    /** Repaints this part of the sheet (content coordinates, without the margin for handles). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** Moves tags. This function and those below change the draft, with one command per gesture. */
    virtual void moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text) = 0;
    /** Copies each selected tag to the geometry given for its ID. */
    virtual void copyTags(const QHash<domain::TagId, TagGeometry>& places) = 0;
    virtual void placeTagIn(domain::TagType type, const TagGeometry& place) = 0;
    /** Adds the tags of a block, with placeholder recipients if there are too few. */
    virtual void placeBlock(const QList<domain::Tag>& tags) = 0;
    /** Like placeTagIn for a drawn rectangle; asks for rows and columns instead if the type is a check box or
     * radio button and the rectangle has room for several. */
    virtual void drawTag(domain::TagType type, const TagGeometry& place) = 0;
};

} // namespace ink::ui
