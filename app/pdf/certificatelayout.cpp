#include "app/pdf/certificatelayout.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

namespace ink::pdf {

namespace {

constexpr double units = 10; ///< device units a point
constexpr double gap = 10;   ///< between columns
constexpr double firstTop = 48;
constexpr double nextTop = 64; ///< below the running head
constexpr double bottom = 842 - 62;
const QColor ruleColour(0xDA, 0xDC, 0xD7);
const QColor quietColour(0x5B, 0x65, 0x73);

} // namespace

CertificateLayout::CertificateLayout(QPdfWriter& writer) : m_writer(writer)
{
    writer.setResolution(static_cast<int>(72 * units));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout::Point);
}

CertificateLayout::~CertificateLayout() = default;

QFont CertificateLayout::fontOf(const CertificateText& text) const
{
    QFont font;
    font.setFamilies(
        text.mono
            ? QStringList{QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Noto Sans Mono"),
                          QStringLiteral("Menlo"), QStringLiteral("Consolas"), QStringLiteral("Courier New")}
            : QStringList{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                          QStringLiteral("Helvetica"), QStringLiteral("Segoe UI"), QStringLiteral("Arial")});
    font.setStyleHint(text.mono ? QFont::Monospace : QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(static_cast<QFont::Weight>(text.weight));
    font.setPointSizeF(text.points);
    return font;
}

QStringList CertificateLayout::linesOf(const CertificateText& text, double width) const
{
    const QFont font = fontOf(text);
    QStringList lines;
    QString clean = text.text.left(4000);
    for (QChar& c : clean)
        if (c.unicode() < 32) c = QLatin1Char(' ');
    QTextLayout layout(clean, font, &m_writer);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width * units);
        if (lines.size() == text.maxLines) {
            // What does not fit is told by an ellipsis on the last line.
            const QString last = lines.takeLast() + clean.mid(line.textStart());
            lines << QFontMetricsF(font, &m_writer).elidedText(last, Qt::ElideRight, width * units);
            break;
        }
        lines << clean.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

double CertificateLayout::heightOf(const CertificateCell& cell, double width) const
{
    double height = 0;
    for (const CertificateText& text : cell)
        height += lineHeight(text) * double(linesOf(text, width).size());
    return height;
}

void CertificateLayout::drawCell(QPainter& painter, const CertificateCell& cell, double x, double y,
                                 double width)
{
    for (const CertificateText& text : cell) {
        painter.setFont(fontOf(text));
        painter.setPen(text.colour);
        for (const QString& line : linesOf(text, width)) {
            const QRectF rect(x * units, y * units, width * units, lineHeight(text) * units);
            painter.drawText(rect,
                             static_cast<int>(Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter) |
                                 Qt::TextSingleLine | Qt::TextDontClip,
                             line);
            y += lineHeight(text);
        }
    }
}

void CertificateLayout::space(double points)
{
    Block block;
    block.height = points;
    block.isSpace = true;
    m_blocks.push_back(block);
}

void CertificateLayout::text(const CertificateText& text)
{
    Block block;
    block.height = heightOf({text}, contentWidth);
    block.paint = [this, text](QPainter& painter, double y) {
        drawCell(painter, {text}, margin, y, contentWidth);
    };
    m_blocks.push_back(std::move(block));
}

void CertificateLayout::heading(const QString& text)
{
    space(20);
    CertificateText title{text, 11, QFont::DemiBold};
    Block block;
    block.height = lineHeight(title) + 4;
    block.keepWithNext = true;
    block.paint = [this, title](QPainter& painter, double y) {
        drawCell(painter, {title}, margin, y, contentWidth);
    };
    m_blocks.push_back(std::move(block));
}

CertificateLayout::Block CertificateLayout::rowBlock(const QList<CertificateCell>& cells, bool ruled)
{
    constexpr double pad = 5;
    Block block;
    double height = 0;
    for (qsizetype i = 0; i < cells.size(); ++i)
        height = std::max(height, heightOf(cells.at(i), m_widths.at(i) - gap));
    block.height = height + 2 * pad;
    block.paint = [this, cells, ruled, widths = m_widths, total = block.height](QPainter& painter, double y) {
        double x = margin;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            drawCell(painter, cells.at(i), x, y + pad, widths.at(i) - gap);
            x += widths.at(i);
        }
        if (ruled) rule(painter, y + total, ruleColour);
    };
    return block;
}

void CertificateLayout::table(const QList<double>& shares, const QStringList& head)
{
    double sum = 0;
    for (const double share : shares)
        sum += share;
    m_widths.clear();
    for (const double share : shares)
        m_widths << share / sum * (contentWidth + gap);
    QList<CertificateCell> cells;
    for (const QString& each : head)
        cells << CertificateCell{{each, 7.5, QFont::DemiBold, quietColour, false, 2}};
    m_heads.push_back(rowBlock(cells, true));
    m_table = static_cast<int>(m_heads.size()) - 1;
    Block first = m_heads.back();
    first.keepWithNext = true;
    m_blocks.push_back(std::move(first));
}

void CertificateLayout::row(const QList<CertificateCell>& cells, bool ruled)
{
    Block block = rowBlock(cells, ruled);
    block.table = m_table;
    m_blocks.push_back(std::move(block));
}

void CertificateLayout::endTable()
{
    m_table = -1;
}

bool CertificateLayout::paint(const std::function<void(CertificateLayout&, QPainter&, int, int)>& furniture)
{
    struct Placed
    {
        const Block* block = nullptr;
        int page = 1;
        double y = 0;
    };
    std::vector<Placed> placed;
    int page = 1;
    double y = firstTop;
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        const Block& block = m_blocks[i];
        double needed = block.height;
        for (size_t next = i; m_blocks[next].keepWithNext && next + 1 < m_blocks.size(); ++next)
            needed += m_blocks[next + 1].height;
        if (y + needed > bottom && y > nextTop) {
            ++page;
            y = nextTop;
            if (block.isSpace) continue;
            if (block.table >= 0) {
                const Block& head = m_heads[static_cast<size_t>(block.table)];
                placed.push_back({&head, page, y});
                y += head.height;
            }
        }
        if (block.paint) placed.push_back({&block, page, y});
        y += block.height;
    }

    QPainter painter;
    if (!painter.begin(&m_writer)) return false;
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    int current = 1;
    furniture(*this, painter, 1, page);
    for (const Placed& each : placed) {
        if (each.page != current) {
            if (!m_writer.newPage()) return false;
            current = each.page;
            furniture(*this, painter, current, page);
        }
        each.block->paint(painter, each.y);
    }
    return painter.end();
}

void CertificateLayout::draw(QPainter& painter, const QRectF& rect, const CertificateText& text,
                             Qt::Alignment alignment)
{
    const QFont font = fontOf(text);
    painter.setFont(font);
    painter.setPen(text.colour);
    const QString line =
        QFontMetricsF(font, &m_writer).elidedText(text.text, Qt::ElideMiddle, rect.width() * units);
    painter.drawText(QRectF(rect.topLeft() * units, rect.size() * units),
                     static_cast<int>(alignment | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine |
                         Qt::TextDontClip,
                     line);
}

void CertificateLayout::rule(QPainter& painter, double y, const QColor& colour, double thickness)
{
    painter.fillRect(
        QRectF(margin * units, (y - thickness / 2) * units, contentWidth * units, thickness * units), colour);
}

} // namespace ink::pdf
