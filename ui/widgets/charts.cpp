#include "ui/widgets/charts.h"

#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ink::ui {

namespace {

qint64 sumOf(const QList<ChartPart>& parts)
{
    qint64 sum = 0;
    for (const ChartPart& part : parts)
        sum += part.count;
    return sum;
}

/** Converts a theme font, whose size is in screen pixels, to the resolution of a printer. */
QFont scaled(QFont font, const QPainter& painter)
{
    const int dpi = painter.device() ? painter.device()->logicalDpiY() : 96;
    if (dpi > 150) font.setPixelSize(font.pixelSize() * dpi / 96);
    return font;
}

/** Mirrors `part` within `area` in right-to-left layouts. */
QRectF mirroredPart(const QRectF& area, const QRectF& part)
{
    if (!QGuiApplication::isRightToLeft()) return part;
    return {area.left() + area.right() - part.right(), part.top(), part.width(), part.height()};
}

double unitOf(const QPainter& painter)
{
    const int dpi = painter.device() ? painter.device()->logicalDpiY() : 96;
    return dpi > 150 ? dpi / 96.0 : 1.0;
}

} // namespace

void paintRing(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts, const QString& middle,
               const ChartColours& ink)
{
    const double unit = unitOf(painter);
    const qint64 sum = sumOf(parts);
    const double side = std::min(area.height(), area.width() * 0.45);
    const QRectF inOrder(area.left(), area.top() + (area.height() - side) / 2, side, side);
    const QRectF ring = mirroredPart(area, inOrder);
    painter.setRenderHint(QPainter::Antialiasing);
    const double thickness = side * 0.16;
    const QRectF arc = ring.adjusted(thickness / 2, thickness / 2, -thickness / 2, -thickness / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.line, thickness, Qt::SolidLine, Qt::FlatCap));
    painter.drawEllipse(arc);
    double from = 90;
    for (const ChartPart& part : parts) {
        if (part.count == 0 || sum == 0) continue;
        const double span = 360.0 * static_cast<double>(part.count) / static_cast<double>(sum);
        painter.setPen(QPen(part.colour, thickness, Qt::SolidLine, Qt::FlatCap));
        // A hairline gap, so that adjacent parts of similar brightness remain distinguishable.
        const double gap = span > 4 && span < 360 ? 1.2 : 0;
        painter.drawArc(arc, static_cast<int>((from - gap / 2) * 16), -static_cast<int>((span - gap) * 16));
        from -= span;
    }
    painter.setFont(scaled(titleFont(), painter));
    painter.setPen(ink.text);
    painter.drawText(ring, Qt::AlignCenter, middle);

    const QFont font = scaled(bodyFont(), painter);
    painter.setFont(font);
    const double lineHeight = QFontMetricsF(font, painter.device()).height() + 4 * unit;
    double y =
        area.top() + std::max(0.0, (area.height() - lineHeight * static_cast<double>(parts.size())) / 2);
    const double x = inOrder.right() + 16 * unit;
    for (const ChartPart& part : parts) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(part.colour);
        painter.drawRoundedRect(
            mirroredPart(area, QRectF(x, y + lineHeight / 2 - 5 * unit, 10 * unit, 10 * unit)), 2 * unit,
            2 * unit);
        const QRectF words =
            mirroredPart(area, QRectF(x + 18 * unit, y, area.right() - x - 18 * unit, lineHeight));
        const QString count = QLocale().toString(part.count);
        const double countWidth = QFontMetricsF(font, painter.device()).horizontalAdvance(count);
        painter.setPen(part.count > 0 ? ink.text : ink.quiet);
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, count);
        const QString word =
            QFontMetricsF(font, painter.device())
                .elidedText(part.label, Qt::ElideRight, words.width() - countWidth - 8 * unit);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, word);
        y += lineHeight;
    }
}

void paintBars(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts, const ChartColours& ink)
{
    if (parts.isEmpty()) return;
    const double unit = unitOf(painter);
    const QFont font = scaled(bodyFont(), painter);
    const QFontMetricsF metrics(font, painter.device());
    qint64 maximum = 1;
    double words = 0;
    double figures = 0;
    for (const ChartPart& part : parts) {
        maximum = std::max(maximum, part.count);
        words = std::max(words, metrics.horizontalAdvance(part.label));
        figures = std::max(figures, metrics.horizontalAdvance(QLocale().toString(part.count)));
    }
    words = std::min(words, area.width() * 0.45);
    const double height = std::min(area.height() / static_cast<double>(parts.size()), 26 * unit);
    const double left = area.left() + words + 12 * unit;
    const double room = std::max(0.0, area.right() - figures - 8 * unit - left);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    double y = area.top();
    for (const ChartPart& part : parts) {
        painter.setPen(part.count > 0 ? ink.text : ink.quiet);
        painter.drawText(mirroredPart(area, QRectF(area.left(), y, words, height)),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(part.label, Qt::ElideRight, words));
        // The bar's track is painted in a weak tint, so that it isn't mistaken for a bar even in high
        // contrast.
        painter.setPen(Qt::NoPen);
        painter.setBrush(contrastRatio(ink.line, ink.surface) < 3 ? ink.line
                                                                  : mixedColour(ink.surface, ink.line, 0.12));
        const double thick = std::min(12 * unit, height * 0.5);
        const double top = y + (height - thick) / 2;
        painter.drawRoundedRect(mirroredPart(area, QRectF(left, top, room, thick)), thick / 2, thick / 2);
        if (part.count > 0) {
            const double length =
                std::max(thick, room * static_cast<double>(part.count) / static_cast<double>(maximum));
            painter.setBrush(part.colour);
            painter.drawRoundedRect(mirroredPart(area, QRectF(left, top, length, thick)), thick / 2,
                                    thick / 2);
        }
        painter.setPen(part.count > 0 ? ink.text : ink.quiet);
        painter.drawText(mirroredPart(area, QRectF(area.right() - figures, y, figures, height)),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(part.count));
        y += height;
    }
}

ChartView::ChartView(Kind form, QWidget* parent) : QWidget(parent), m_form(form) {}

void ChartView::setTitle(const QString& title)
{
    m_title = title;
    setAccessibleName(title);
    update();
}

void ChartView::setParts(const QList<ChartPart>& parts, const QString& middle)
{
    if (parts == m_parts && middle == m_middle) return;
    m_parts = parts;
    m_middle = middle;
    describe();
    update();
}

void ChartView::setNote(const QString& note)
{
    m_note = note;
    describe();
    update();
}

void ChartView::describe()
{
    QStringList words;
    for (const ChartPart& part : std::as_const(m_parts))
        words.append(tr("%1: %2").arg(part.label, QLocale().toString(part.count)));
    if (!m_note.isEmpty()) words.append(m_note);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

void ChartView::paintForPrinting(QPainter& painter, const QRectF& area) const
{
    const Tokens& paper = lightTokens();
    QList<ChartPart> parts = m_parts;
    for (ChartPart& part : parts)
        if (part.printColour.isValid()) part.colour = part.printColour;
    paintAll(painter, area, parts, {paper.ink, paper.quietInk, paper.line, paper.surface});
}

void ChartView::paintAll(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts,
                         const ChartColours& ink) const
{
    // The printer's painter doesn't inherit the direction.
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    const double unit = unitOf(painter);
    const QFont heading = scaled(sectionFont(), painter);
    const double headHeight = QFontMetricsF(heading, painter.device()).height() + 8 * unit;
    painter.setFont(heading);
    painter.setPen(ink.text);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), headHeight), Qt::AlignLeft | Qt::AlignTop,
                     m_title);
    QRectF body = area.adjusted(0, headHeight, 0, 0);
    if (!m_note.isEmpty()) {
        const QFont quiet = scaled(quietFont(), painter);
        const double noteHeight = QFontMetricsF(quiet, painter.device()).height() + 6 * unit;
        painter.setFont(quiet);
        painter.setPen(ink.quiet);
        painter.drawText(QRectF(area.left(), area.bottom() - noteHeight, area.width(), noteHeight),
                         Qt::AlignLeft | Qt::AlignBottom, m_note);
        body.adjust(0, 0, 0, -noteHeight);
    }
    if (m_form == Kind::Ring)
        paintRing(painter, body, parts, m_middle, ink);
    else
        paintBars(painter, body, parts, ink);
}

void ChartView::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
    const Tokens& look = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAll(painter, QRectF(rect()).adjusted(space::l, space::m, -space::l, -space::m), m_parts,
             {look.ink, look.quietInk, look.line, look.surface});
}

} // namespace ink::ui

#include "moc_charts.cpp"
