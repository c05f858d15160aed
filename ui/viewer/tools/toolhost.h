#pragma once

#include "app/domain/document.h"
#include "ui/commands/settagrects.h"
#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/snapping.h"

class QUndoCommand;

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
    /** Indexes into the document's tags of those on a page (1-based). */
    [[nodiscard]] virtual QList<qsizetype> tagsOnPage(int page) const = 0;
    [[nodiscard]] virtual QList<domain::TagId> selectedTags() const = 0;
    virtual void selectTags(const QList<domain::TagId>& tags) = 0;
    /** Returns whether a person wants dragged tags to snap. */
    [[nodiscard]] virtual bool isSnapping() const = 0;
    /** The content of a page (1-based); null while it is not known. */
    [[nodiscard]] virtual const PageMarks* pageMarks(int page) = 0;
    /** The size of a new tag of this type. */
    [[nodiscard]] virtual QSize newTagSize(domain::TagType type) const = 0;
    /** Draws this part of the sheet again (content coordinates, without the room that handles need). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** The places where a tool changes the draft: one command a gesture. */
    virtual void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text) = 0;
    /** Copies of the selected tags, each at the place of the tag that it is made of. */
    virtual void copyTags(const QHash<domain::TagId, TagPlace>& places) = 0;
    virtual void placeTagIn(domain::TagType type, const TagPlace& place) = 0;
    /** Tags that belong together, where they are to be; their recipients are numbers only. */
    virtual void placeBlock(const QList<domain::Tag>& tags) = 0;
    /** Like placeTagIn, with a rectangle that was drawn: a big one of check boxes or buttons becomes several.
     */
    virtual void drawTag(domain::TagType type, const TagPlace& place) = 0;
};

} // namespace ink::ui
