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
    /** The content of a page (1-based); null while it is not loaded. */
    [[nodiscard]] virtual const PageMarks* pageMarks(int page) = 0;
    /** The size of a new tag of this type. */
    [[nodiscard]] virtual QSize newTagSize(domain::TagType type) const = 0;
    /** Repaints this part of the sheet (content coordinates, without the margin for handles). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** Moves tags. This function and those below change the draft, with one command per gesture. */
    virtual void moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text) = 0;
    /** Copies the selected tags, each to the place given for its original. */
    virtual void copyTags(const QHash<domain::TagId, TagGeometry>& places) = 0;
    virtual void placeTagIn(domain::TagType type, const TagGeometry& place) = 0;
    /** Places the tags of a block, whose recipients are role numbers. */
    virtual void placeBlock(const QList<domain::Tag>& tags) = 0;
    /** Like placeTagIn for a drawn rectangle: a large one of check boxes or radio buttons becomes several. */
    virtual void drawTag(domain::TagType type, const TagGeometry& place) = 0;
};

} // namespace ink::ui
