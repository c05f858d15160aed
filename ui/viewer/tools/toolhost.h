#pragma once

#include "app/domain/document.h"
#include "ui/commands/settagrects.h"
#include "ui/viewer/pagelayout.h"

class QUndoCommand;

namespace ink::ui {

/** What a pointer tool may see and do; the page view is one. */
class ToolHost
{
public:
    ToolHost() = default;
    virtual ~ToolHost() = default;
    ToolHost(const ToolHost&) = delete;
    ToolHost& operator=(const ToolHost&) = delete;

    [[nodiscard]] virtual const PageLayout& pageLayout() const = 0;
    [[nodiscard]] virtual const domain::Document& document() const = 0;
    [[nodiscard]] virtual QList<domain::TagId> selectedTags() const = 0;
    virtual void selectTags(const QList<domain::TagId>& tags) = 0;
    /** Draws this part of the sheet again (content coordinates, without the room that handles need). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** The one place where a tool changes the draft: one command a gesture. */
    virtual void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text) = 0;
    virtual void placeTag(domain::TagType type, const PagePoint& centre) = 0;
};

} // namespace ink::ui
