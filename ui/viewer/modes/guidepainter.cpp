#include "ui/viewer/modes/guidepainter.h"

#include "ui/viewer/geometry/taggeometry.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

// Guides are on the page, which is white in every theme.
const QColor guidePaper(Qt::white);
constexpr double tick = 3;       ///< px: half the width of a measure's end mark
constexpr double minMeasure = 6; ///< px: shorter distances have no line

QFont labelFont()
{
    QFont font = bodyFont();
    font.setPixelSize(11);
    font.setWeight(QFont::Medium);
    return font;
}

QLineF sharp(const QLineF& line)
{
    const auto half = [](double value) { return std::floor(value) + 0.5; };
    return {half(line.x1()), half(line.y1()), half(line.x2()), half(line.y2())};
}

void paintLabel(QPainter& painter, QPointF centre, const QString& words, const QColor& colour)
{
    painter.setFont(labelFont());
    const QFontMetricsF metrics(painter.font());
    QRectF box(0, 0, metrics.horizontalAdvance(words) + 8, metrics.height() + 2);
    box.moveCenter(centre);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(guidePaper);
    painter.drawText(box, Qt::AlignCenter, words);
}

} // namespace

void paintGuides(QPainter& painter, const PageLayout& layout, int page, const QList<SnapGuide>& guides,
                 const Tokens& look, const std::function<QString(double)>& words)
{
    if (guides.isEmpty()) return;
    const QColor colour = readableOn(look.accent, guidePaper);
    const auto toContent = [&](const QLineF& line) {
        return QLineF(layout.toContent({page - 1, line.p1()}), layout.toContent({page - 1, line.p2()}));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SnapGuide& guide : guides) {
        if (guide.kind == SnapKind::Gap) continue; // its distance line is sufficient
        QPen pen(colour, 1);
        if (guide.kind == SnapKind::Page || guide.kind == SnapKind::Text) pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(sharp(toContent(guide.line)));
    }
    // Equal distances on both sides are labelled once.
    const auto isLabelled = [&guides](const SnapGuide& guide) {
        for (const SnapGuide& other : guides) {
            if (&other == &guide) return false;
            const bool same = std::abs(other.distance - guide.distance) < 0.75;
            if (same && other.kind != SnapKind::Gap && !other.measure.isNull()) return true;
        }
        return false;
    };
    const bool gaps = std::any_of(guides.begin(), guides.end(),
                                  [](const SnapGuide& guide) { return guide.kind == SnapKind::Gap; });
    for (const SnapGuide& guide : guides) {
        const QLineF measure = toContent(guide.measure);
        if (guide.measure.isNull() || guide.distance < 0.5) continue;
        if (guide.kind != SnapKind::Gap && (gaps || isLabelled(guide))) continue;
        const bool level = std::abs(measure.dx()) > std::abs(measure.dy());
        const QPointF across = level ? QPointF(0, tick) : QPointF(tick, 0);
        painter.setPen(QPen(colour, 1.5));
        if (guide.kind == SnapKind::Gap && measure.length() >= minMeasure) {
            painter.drawLine(sharp(measure));
            painter.drawLine(measure.p1() - across, measure.p1() + across);
            painter.drawLine(measure.p2() - across, measure.p2() + across);
        }
        // The label is centred on a vertical line, but below a horizontal one, which may be too short for it.
        QPointF at = measure.center();
        if (level) at.ry() += 14;
        const QString text = words
                                 ? words(guide.distance)
                                 : QStringLiteral("%1 pt").arg(static_cast<int>(std::lround(guide.distance)));
        paintLabel(painter, at, text, colour);
    }
    painter.restore();
}

void paintGroupFrame(QPainter& painter, const QRectF& frame, const Tokens& look)
{
    const QColor colour = readableOn(look.accent, guidePaper);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen line(colour, 1);
    line.setDashPattern({3, 3});
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(handleFrame(frame));
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(guidePaper);
    for (const Handle handle : allHandles) {
        QRectF box(0, 0, handleExtent, handleExtent);
        box.moveCenter(handleCentre(frame, handle));
        painter.drawRoundedRect(box, 2, 2);
    }
    painter.restore();
}

void paintTabNumber(QPainter& painter, QPointF centre, int number, bool chosen, const QColor& colour)
{
    painter.setFont(labelFont());
    const QString words = QString::number(number);
    const double height = 18;
    const double width = std::max(height, QFontMetricsF(painter.font()).horizontalAdvance(words) + 10);
    QRectF disc(0, 0, width, height);
    disc.moveCenter(centre);
    painter.setPen(QPen(chosen ? colour : guidePaper, 1.5));
    painter.setBrush(chosen ? guidePaper : colour);
    painter.drawRoundedRect(disc, height / 2, height / 2);
    painter.setPen(chosen ? colour : guidePaper);
    painter.drawText(disc, Qt::AlignCenter, words);
}

} // namespace ink::ui
