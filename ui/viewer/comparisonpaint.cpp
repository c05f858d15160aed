#include "ui/viewer/comparisonview.h"
#include "ui/viewer/pagecache.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>

namespace ink::ui {

namespace {

// On paper, which is white in every theme.
const QColor amber(0xB7, 0x79, 0x1F);
const QColor darkAmber(0x7A, 0x45, 0x00); ///< 7:1, where high contrast is asked for
constexpr int outset = 3;                 ///< px between what differs and its frame

} // namespace

bool ComparisonView::isPagePainted(Side side, int row) const
{
    return m_painted.contains({static_cast<int>(side), row});
}

void ComparisonView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setLayoutDirection(QGuiApplication::layoutDirection()); // the view's own is that of the pages
    const Tokens& look = tokens(palette());
    painter.fillRect(event->rect(), look.canvas);
    for (const Side side : {Side::Before, Side::After})
        if (const QRect half = halfOf(side); half.intersects(event->rect()))
            paintHalf(painter, side, half.intersected(event->rect()));
    if (m_shown == Shown::Both)
        painter.fillRect(halfWidth(), 0, look.lineWidth, viewport()->height(),
                         mixed(look.line, look.ink, look.highContrast ? 1 : 0.15));
}

void ComparisonView::paintHalf(QPainter& painter, Side side, const QRect& clip)
{
    if (!m_open) return;
    const QPoint offset = halfOf(side).topLeft() - scrollOffset();
    painter.save();
    painter.setClipRect(clip);
    painter.translate(offset);
    const QRect area = clip.translated(-offset);
    const auto visible = m_layout.visiblePages(area.top() - 2 * outset, area.bottom() + 2 * outset);
    for (int row = visible.first; row < visible.end; ++row) {
        paintPage(painter, side, row);
        if (m_marks) paintMarks(painter, side, row);
    }
    painter.restore();
}

void ComparisonView::paintPage(QPainter& painter, Side side, int row)
{
    const Tokens& look = tokens(palette());
    const QRect rect = pageRect(side, row);
    const int page = cachedPageOf(side, row);
    painter.setBrush(Qt::NoBrush);
    if (page < 0) {
        painter.setPen(QPen(look.quietInk, 1, Qt::DashLine));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        painter.setFont(bodyFont());
        painter.setPen(readableOn(look.quietInk, look.canvas));
        // As far up as the eye is: the middle of the part that can be seen.
        const QRect seen = rect.intersected(viewport()->rect().translated(scrollOffset()));
        painter.drawText(
            seen.adjusted(space::l, space::l, -space::l, -space::l), Qt::AlignCenter | Qt::TextWordWrap,
            side == Side::Before ? tr("Revision %1 does not have this page.").arg(m_before.number)
                                 : tr("Revision %1 no longer has this page.").arg(m_after.number));
        return;
    }
    const QSize pixels = pixelsOf(rect);
    const auto picture = m_cache->picture(page, pixels);
    if (picture.image.isNull()) {
        painter.fillRect(rect, Qt::white);
        if (m_cache->isUnreadable(page)) {
            painter.setPen(QColor(0x5B, 0x65, 0x73));
            painter.drawText(rect, Qt::AlignCenter, tr("This page can't be shown."));
        }
    } else if (picture.exact && picture.image.size() == pixels) {
        QImage image = picture.image;
        image.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(rect.topLeft(), image);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture.image);
    }
    painter.setPen(QPen(look.dark ? look.line : mixed(look.line, look.ink, 0.12), look.lineWidth));
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    if (picture.exact) m_painted.insert({static_cast<int>(side), row});
}

void ComparisonView::paintMarks(QPainter& painter, Side side, int row)
{
    const auto found = m_differences.constFind(row);
    if (found == m_differences.constEnd() || pageOf(side, row) < 0) return;
    const bool whole = found->kind != PageDifference::Kind::Changed;
    const bool strong = tokens(palette()).highContrast;
    const QColor colour = strong ? darkAmber : amber;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < found->areas.size(); ++i) {
        const Change change{row, i};
        const QRectF area = areaRect(side, change);
        const QRectF frame =
            whole ? area.adjusted(1, 1, -1, -1) : area.adjusted(-outset, -outset, outset, outset);
        const bool current = m_current == change;
        QColor hatch = colour;
        hatch.setAlpha(current || strong ? 110 : 70);
        if (!whole) painter.fillRect(frame, QBrush(hatch, Qt::BDiagPattern));
        painter.setBrush(Qt::NoBrush);
        if (current) { // a second, dark edge: the chosen one is told apart without colour
            painter.setPen(QPen(QColor(0x1B, 0x24, 0x30), 1));
            painter.drawRoundedRect(frame.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
        }
        painter.setPen(QPen(colour, (current ? 2.5 : 1.5) + (strong ? 1 : 0)));
        painter.drawRoundedRect(frame, 2, 2);
    }
    painter.restore();
}

} // namespace ink::ui
