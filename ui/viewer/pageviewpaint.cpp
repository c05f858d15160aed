#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QRegion>
#include <QTimer>

#include <cmath>
#include <deque>

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
    painter.setLayoutDirection(Qt::LeftToRight); // else the window's
    const Tokens& look = tokens(palette());
    const QRect clip = event->rect();
    const QPoint offset = scrollOffset();
    painter.translate(-offset);
    const QRect area = clip.translated(offset);
    const auto visible = m_layout.visiblePages(area.top() - shadow, area.bottom() + shadow);
    QRegion around(area); // each pixel is filled once: pages are most of them
    // Between the pixels of a fractional scale, a page's edge may lie a pixel further in.
    const int in = qFuzzyCompare(std::round(devicePixelRatioF()), devicePixelRatioF()) ? 0 : 1;
    for (int page = visible.first; page < visible.end; ++page)
        around -= m_layout.pageRect(page).adjusted(in, in, -in, -in);
    for (const QRect& part : around)
        painter.fillRect(part, look.canvas);
    for (int page = visible.first; page < visible.end; ++page)
        paintPage(painter, page, area);
    for (int page = visible.first; page < visible.end; ++page)
        paintFound(painter, page, QRectF(area));
    paintTags(painter, visible, QRectF(area));
    if (m_tool && !m_tool->frame().isNull()) m_overlay.paintFrame(painter, m_tool->frame(), look.accent);
    paintGesture(painter, QRectF(area));
}

bool PageView::paintPicture(QPainter& painter, int page, const QRect& clip)
{
    const QRect rect = m_layout.pageRect(page);
    const QSize pixels = pixelsOf(page);
    const QRect seen = seenPixels(page, clip);
    const bool tiled = PageCache::isTiled(pixels);
    const auto picture = m_cache->picture(page, pixels);
    const bool whole = picture.exact && picture.image.size() == pixels;
    const bool complete = whole || (tiled && m_cache->hasTiles(page, pixels, seen));
    if (picture.image.isNull() && !complete) {
        painter.fillRect(rect, Qt::white);
        if (m_cache->isUnreadable(page)) {
            painter.setPen(QColor(0x5B, 0x65, 0x73));
            painter.drawText(rect, Qt::AlignCenter, tr("This page can't be shown."));
        }
    } else if (!complete) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture.image);
    }
    if (!whole && !tiled) return false;

    // The screen's own pixels, whatever the scale: where the page begins is brought onto one, and each pixel
    // of its picture is one of the screen's.
    const QTransform before = painter.worldTransform();
    const QTransform toDevice = painter.deviceTransform();
    const QPointF corner = toDevice.map(QPointF(rect.topLeft()));
    painter.setWorldTransform(QTransform::fromTranslate(std::round(corner.x()), std::round(corner.y())) *
                              toDevice.inverted() * before);
    const QRectF device(seen);
    if (whole) {
        painter.drawImage(device, picture.image, device);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        for (const PageCache::Tile& tile : m_cache->tiles(page, pixels, seen)) {
            if (tile.exact)
                painter.drawImage(tile.place.topLeft(), tile.image);
            else if (!complete)
                painter.drawImage(tile.place, tile.image);
        }
    }
    painter.setWorldTransform(before);
    return complete;
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
    const bool sharp = paintPicture(painter, page, clip);
    if (!rect.contains(clip)) {
        painter.setPen(QPen(look.dark ? look.line : mixed(look.line, look.ink, 0.12), look.lineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    }
    if (sharp && !m_painted.contains(page + 1)) {
        m_painted.insert(page + 1);
        Q_EMIT pagePainted(page + 1);
    }
}

void PageView::paintFound(QPainter& painter, int page, const QRectF& clip)
{
    const QList<FindHit> hits = m_finder->hitsOf(page);
    if (hits.isEmpty()) return;
    // Like a marker pen on white paper: the letters stay as dark as they are.
    static const QColor marked(255, 231, 120);
    static const QColor strong(255, 158, 61);
    const auto current = m_finder->current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < hits.size(); ++i) {
        const bool isCurrent = current == PageFinder::Place{page, i};
        for (const QRectF& place : hits.at(i).places) {
            const QRectF rect = m_layout.toContent(page, place).adjusted(-1.5, -1.5, 1.5, 1.5);
            if (!rect.adjusted(-3, -3, 3, 3).intersects(clip)) continue;
            painter.setCompositionMode(QPainter::CompositionMode_Multiply);
            painter.setPen(Qt::NoPen);
            painter.setBrush(isCurrent ? strong : marked);
            painter.drawRoundedRect(rect, 2, 2);
            if (!isCurrent) continue;
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            painter.setPen(QPen(QColor(0x9A, 0x4A, 0x00), 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect, 2, 2);
        }
    }
    painter.restore();
}

TagPlace PageView::placeOf(const domain::Tag& tag) const
{
    if (m_tool)
        if (const auto preview = m_tool->preview(tag.id)) return *preview;
    return {tag.pageIndex, tag.rect};
}

TagLook PageView::lookOf(const domain::Tag& tag, bool selected) const
{
    return {.selected = selected,
            .handles = selected && isEditing() && m_selection.size() == 1 && !m_tabOrderMode && !m_armed &&
                       !tag.facts.isLocked,
            .faded = m_filling > 0 && tag.invitationIndex != m_filling,
            .focused = hasFocus() && m_selection.size() == 1, // several have a frame around them
            .filled =
                (m_showValues || m_filling > 0) && (!tag.text.isEmpty() || !tag.image.isEmpty() ||
                                                    isToggle(tag.type))}; // an empty box is an empty box
}

void PageView::paintTags(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip)
{
    const double room = TagOverlay::outset;
    const auto isResized = [](const domain::Tag& tag, const TagPlace& place) {
        return place.rect.width != tag.rect.width || place.rect.height != tag.rect.height;
    };
    const auto resized = [](const domain::Tag& tag, const TagPlace& place) {
        domain::Tag copy = tag;
        copy.rect = place.rect;
        return copy;
    };
    const auto paintOne = [&](const domain::Tag& tag, const TagPlace& place, const TagLook& look) {
        const QRectF rect = contentRect(m_layout, place);
        if (!rect.adjusted(-room, -room, room, room).intersects(clip)) return;
        if (isResized(tag, place))
            m_overlay.paint(painter, m_document, resized(tag, place), rect, m_layout.zoom(), look);
        else
            m_overlay.paint(painter, m_document, tag, rect, m_layout.zoom(), look);
    };
    // Thousands may be selected, few are seen.
    const QSet<domain::TagId> selected(m_selection.begin(), m_selection.end());
    paintSuggestions(painter, visible, clip);
    const double ratio = painter.device()->devicePixelRatioF();
    if (isEditing()) {
        TagOverlay::ShownTags values;
        std::deque<domain::Tag> copies; // of tags that a gesture makes larger or smaller
        for (int page = visible.first; page < visible.end; ++page)
            for (const qsizetype i : m_tagsOfPage.value(page + 1)) {
                const domain::Tag& tag = m_document.tags.at(i);
                if (!hasDefaultLook(tag)) continue;
                const TagPlace place = placeOf(tag);
                const QRectF rect = contentRect(m_layout, place);
                if (!rect.intersects(clip)) continue;
                if (isResized(tag, place)) copies.push_back(resized(tag, place));
                values.append({isResized(tag, place) ? &copies.back() : &tag, rect});
            }
        m_overlay.orderValues(m_document, values, ratio, [this] { viewport()->update(); });
    } else if (m_showValues || m_filling > 0) {
        TagOverlay::ShownTags values;
        for (const domain::Tag& tag : m_document.tags) {
            const TagPlace place = placeOf(tag);
            if (!visible.contains(place.pageIndex - 1) || !lookOf(tag, false).filled) continue;
            if (const QRectF rect = contentRect(m_layout, place); rect.intersects(clip))
                values.append({&tag, rect});
        }
        if (m_overlay.prepareValues(values, ratio))
            QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
    }
    for (int page = visible.first; page < visible.end; ++page)
        for (const qsizetype i : m_tagsOfPage.value(page + 1)) {
            const domain::Tag& tag = m_document.tags.at(i);
            const TagPlace place = placeOf(tag);
            if (!selected.contains(tag.id) && visible.contains(place.pageIndex - 1))
                paintOne(tag, place, lookOf(tag, false));
        }
    for (const domain::TagId id : std::as_const(m_selection)) {
        const domain::Tag* tag = findTag(id);
        if (!tag) continue;
        const TagPlace place = placeOf(*tag);
        if (visible.contains(place.pageIndex - 1)) paintOne(*tag, place, lookOf(*tag, true));
    }
    if (!m_tool) return;
    for (const domain::Tag& ghost : m_tool->ghosts())
        if (visible.contains(ghost.pageIndex - 1))
            paintOne(ghost, {ghost.pageIndex, ghost.rect}, {.selected = true, .ghost = true});
}

} // namespace ink::ui
