#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/taggeometry.h"
#include "ui/widgets/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QRegion>

namespace ink::ui {

namespace {

constexpr int shadow = 6;

} // namespace

bool PageView::isPagePainted(int page) const
{
    return m_painted.contains(page);
}

void PageView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const Tokens& look = tokens(palette());
    const QRect clip = event->rect();
    const QPoint offset = scrollOffset();
    painter.translate(-offset);
    const QRect area = clip.translated(offset);
    const auto visible = m_layout.visiblePages(area.top() - shadow, area.bottom() + shadow);
    QRegion around(area); // each pixel is filled once: pages are most of them
    for (int page = visible.first; page < visible.end; ++page)
        around -= m_layout.pageRect(page);
    for (const QRect& part : around)
        painter.fillRect(part, look.canvas);
    for (int page = visible.first; page < visible.end; ++page)
        paintPage(painter, page, area);
    for (int page = visible.first; page < visible.end; ++page)
        paintTags(painter, page + 1, QRectF(area));
    if (m_tool && !m_tool->frame().isNull()) m_overlay.paintFrame(painter, m_tool->frame(), look.accent);
}

void PageView::paintPage(QPainter& painter, int page, const QRect& clip)
{
    const QRect rect = m_layout.pageRect(page);
    if (!rect.adjusted(-shadow, -shadow, shadow, shadow).intersects(clip)) return;
    const Tokens& look = tokens(palette());
    if (!look.highContrast && !rect.contains(clip)) {
        const QColor shade(0, 0, 0, look.dark ? 22 : 7);
        for (int i = shadow; i > 0; --i) { // thin strips: far cheaper than outlines with a translucent pen
            const QRect out = rect.adjusted(-i, -i + 2, i, i + 2);
            painter.fillRect(out.left(), out.top(), out.width(), 1, shade);
            painter.fillRect(out.left(), out.bottom(), out.width(), 1, shade);
            painter.fillRect(out.left(), out.top() + 1, 1, out.height() - 2, shade);
            painter.fillRect(out.right(), out.top() + 1, 1, out.height() - 2, shade);
        }
    }
    const auto picture = m_cache->picture(page, pixelsOf(page));
    if (picture.image.isNull()) {
        painter.fillRect(rect, Qt::white);
        if (m_cache->isUnreadable(page)) {
            painter.setPen(QColor(0x5B, 0x65, 0x73));
            painter.drawText(rect, Qt::AlignCenter, tr("This page can't be shown."));
        }
    } else if (picture.exact && picture.image.size() == pixelsOf(page)) {
        QImage image = picture.image;
        image.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(rect.topLeft(), image);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture.image);
    }
    if (!rect.contains(clip)) {
        painter.setPen(QPen(look.dark ? look.line : mixed(look.line, look.ink, 0.12), look.lineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    }
    if (picture.exact && !m_painted.contains(page + 1)) {
        m_painted.insert(page + 1);
        Q_EMIT pagePainted(page + 1);
    }
}

TagPlace PageView::placeOf(const domain::Tag& tag) const
{
    if (m_tool)
        if (const auto preview = m_tool->preview(tag.id)) return *preview;
    return {tag.pageIndex, tag.rect};
}

TagLook PageView::lookOf(const domain::Tag& tag) const
{
    const bool selected = m_selection.contains(tag.id);
    return {.selected = selected,
            .handles = selected && isEditing() && m_selection.size() == 1,
            .faded = m_filling > 0 && tag.invitationIndex != m_filling,
            .focused = hasFocus(),
            .filled = (m_showValues || m_filling > 0) && (!tag.text.isEmpty() || !tag.image.isEmpty())};
}

void PageView::paintTags(QPainter& painter, int page, const QRectF& clip)
{
    const double room = TagOverlay::outset;
    const auto paintOne = [&](const domain::Tag& tag, const TagLook& look) {
        const TagPlace place = placeOf(tag);
        if (place.pageIndex != page) return;
        const QRectF rect = contentRect(m_layout, place);
        if (rect.adjusted(-room, -room, room, room).intersects(clip))
            m_overlay.paint(painter, m_document, tag, rect, m_layout.zoom(), look);
    };
    const bool moving = m_tool != nullptr;
    for (const qsizetype i : m_tagsOfPage.value(page)) {
        const domain::Tag& tag = m_document.tags.at(i);
        if (!m_selection.contains(tag.id)) paintOne(tag, lookOf(tag));
    }
    for (const domain::TagId id : std::as_const(m_selection)) {
        const domain::Tag* tag = findTag(id);
        if (tag && (moving || tag->pageIndex == page)) paintOne(*tag, lookOf(*tag));
    }
    if (m_tool)
        if (const auto ghost = m_tool->ghost()) paintOne(*ghost, {.selected = true, .ghost = true});
}

} // namespace ink::ui
