#include "ui/viewer/sheetpainter.h"

#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QRegion>

#include <cmath>

namespace ink::ui {

SheetPainter::SheetPainter(const PageLayout& layout, PageCache& cache, const PageFinder& finder,
                           const Tokens& look, double ratio)
    : m_layout(layout), m_cache(cache), m_finder(finder), m_look(look), m_ratio(ratio)
{
}

PageLayout::Range SheetPainter::pagesIn(const QRect& area) const
{
    return m_layout.visiblePages(area.top() - shadow, area.bottom() + shadow);
}

QList<int> SheetPainter::paint(QPainter& painter, const QRect& area)
{
    const auto visible = pagesIn(area);
    QRegion around(area); // each pixel is filled once: pages cover most of them
    // At a fractional scale, a page's edge may be one pixel further in.
    const int in = qFuzzyCompare(std::round(m_ratio), m_ratio) ? 0 : 1;
    for (int page = visible.first; page < visible.end; ++page)
        around -= m_layout.pageRect(page).adjusted(in, in, -in, -in);
    for (const QRect& part : around)
        painter.fillRect(part, m_look.canvas);
    QList<int> sharp;
    for (int page = visible.first; page < visible.end; ++page)
        if (paintPage(painter, page, area)) sharp.append(page);
    for (int page = visible.first; page < visible.end; ++page)
        paintHits(painter, page, QRectF(area));
    return sharp;
}

bool SheetPainter::paintPicture(QPainter& painter, int page, const QRect& clip)
{
    const QRect rect = m_layout.pageRect(page);
    const QSize pixels = m_layout.pixelSize(page, m_ratio);
    const QRect seen = m_layout.visiblePixelRect(page, clip, m_ratio);
    const bool tiled = PageCache::isTiled(pixels);
    const auto picture = m_cache.picture(page, pixels);
    const bool whole = picture.isExact && picture.image.size() == pixels;
    const bool complete = whole || (tiled && m_cache.hasTiles(page, pixels, seen));
    if (picture.image.isNull() && !complete) {
        painter.fillRect(rect, Qt::white);
        if (m_cache.isUnreadable(page)) {
            painter.setPen(QColor(0x5B, 0x65, 0x73));
            painter.drawText(rect, Qt::AlignCenter, tr("This page can't be shown."));
        }
    } else if (!complete) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture.image);
    }
    if (!whole && !tiled) return false;

    // Aligns the page to physical pixels, so that each pixel of its picture is exactly one of the screen's.
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
        for (const PageCache::Tile& tile : m_cache.tiles(page, pixels, seen)) {
            if (tile.isExact)
                painter.drawImage(tile.rect.topLeft(), tile.image);
            else if (!complete)
                painter.drawImage(tile.rect, tile.image);
        }
    }
    painter.setWorldTransform(before);
    return complete;
}

bool SheetPainter::paintPage(QPainter& painter, int page, const QRect& clip)
{
    const QRect rect = m_layout.pageRect(page);
    if (!rect.adjusted(-shadow, -shadow, shadow, shadow).intersects(clip)) return false;
    const Tokens& look = m_look;
    if (!look.isHighContrast && !rect.contains(clip)) {
        const QColor shade(0, 0, 0, look.isDark ? 22 : 7);
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
        painter.setPen(
            QPen(look.isDark ? look.line : mixedColour(look.line, look.ink, 0.12), look.lineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    }
    return sharp;
}

void SheetPainter::paintHits(QPainter& painter, int page, const QRectF& clip)
{
    const QList<FindHit> hits = m_finder.hitsOf(page);
    if (hits.isEmpty()) return;
    // Like a highlighter on white paper, without lightening the letters.
    static const QColor marked(255, 231, 120);
    static const QColor strong(255, 158, 61);
    const auto current = m_finder.current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < hits.size(); ++i) {
        const bool isCurrent = current == PageFinder::HitIndex{page, i};
        for (const QRectF& place : hits.at(i).rects) {
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

} // namespace ink::ui
