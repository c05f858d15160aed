#include "ui/viewer/pagetoolhost.h"

#include "app/domain/document/document.h"
#include "ui/viewer/editing/tagcopyactions.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/viewer/pagemarks.h"

namespace ink::ui {

PageToolHost::PageToolHost(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection,
                           TagEditor& editing, TagCopyActions& copying)
    : m_canvas(canvas), m_tags(tags), m_selection(selection), m_editing(editing), m_copying(copying)
{
}

const PageLayout& PageToolHost::pageLayout() const
{
    return m_canvas.pageLayout();
}

const domain::Document& PageToolHost::document() const
{
    return m_tags.document();
}

QList<qsizetype> PageToolHost::tagsOnPage(int page) const
{
    return m_tags.tagsOnPage(page);
}

QList<domain::TagId> PageToolHost::selectedTags() const
{
    return m_selection.ids();
}

void PageToolHost::selectTags(const QList<domain::TagId>& tags)
{
    m_selection.select(tags);
}

const PageMarks* PageToolHost::pageMarks(int page)
{
    return m_canvas.marksReader().marks(page - 1);
}

QSize PageToolHost::newTagSize(domain::TagType type) const
{
    return m_editing.newTagSize(type);
}

void PageToolHost::repaintContent(const QRectF& content)
{
    m_canvas.repaintContent(content);
}

void PageToolHost::moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text)
{
    m_editing.moveTags(places, text);
}

void PageToolHost::copyTags(const QHash<domain::TagId, TagGeometry>& places)
{
    m_copying.copyTags(places);
}

void PageToolHost::placeTagIn(domain::TagType type, const TagGeometry& place)
{
    m_editing.placeTagIn(type, place);
}

void PageToolHost::placeBlock(const QList<domain::Tag>& tags)
{
    m_copying.placeBlock(tags);
}

void PageToolHost::drawTag(domain::TagType type, const TagGeometry& place)
{
    m_editing.drawTag(type, place);
}

} // namespace ink::ui
