#include "app/pdf/certificate/certificatelayout.h"

#include "app/pdf/file/objecttext.h"
#include "app/pdf/text/writtentext.h"

#include <memory>

namespace ink::pdf {

namespace {

constexpr double gap = 10; ///< between columns
constexpr double firstTop = 48;
constexpr double nextTop = 64; ///< top of the content, below the page header
constexpr double bottom = 842 - 62;
const QColor ruleColour(0xDA, 0xDC, 0xD7);
const QColor quietColour(0x5B, 0x65, 0x73);

double lineHeight(const CertificateText& text)
{
    return text.pointSize * 1.36;
}

TextFace faceOfText(const CertificateText& text)
{
    static const QStringList sans{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                                  QStringLiteral("Helvetica"), QStringLiteral("Segoe UI"),
                                  QStringLiteral("Arial")};
    static const QStringList mono{QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Noto Sans Mono"),
                                  QStringLiteral("Menlo"), QStringLiteral("Consolas"),
                                  QStringLiteral("Courier New")};
    return {text.isMonospaced ? mono : sans, text.weight, false, text.isMonospaced};
}

} // namespace

CertificateLayout::CertificateLayout(TextPainter& painter, bool mirrored)
    : m_painter(painter), m_mirrored(mirrored)
{
}
CertificateLayout::~CertificateLayout() = default;

CertificateLayout::Cell CertificateLayout::shapeCell(const CertificateCell& cell, double width)
{
    Cell made;
    for (const CertificateText& text : cell)
        for (TextLine& line :
             m_painter.wrap(text.text.left(4000), faceOfText(text), text.pointSize, width, text.maxLines)) {
            made.text += line.text();
            if (line.endsWord()) {
                made.text += QLatin1Char(' ');
                m_painter.endWithSpace(line);
            }
            made.lines.push_back({std::move(line), made.height, lineHeight(text), text.colour});
            made.height += lineHeight(text);
        }
    return made;
}

void CertificateLayout::describe(CertificateStructure::Element element, const QString& text)
{
    if (containsRightToLeft(text)) m_structure.setActualText(element, text.trimmed());
}

void CertificateLayout::beginContent(Page& page, CertificateStructure::Element element, bool isRepeated)
{
    page.content += isRepeated ? beginRepetition : m_structure.begin(element, page.number);
}

void CertificateLayout::drawCell(Page& page, const Cell& cell, double x, double y, double width) const
{
    for (const Line& line : cell.lines)
        drawTextLine(page, line.line, m_mirrored ? x + width - line.line.width() : x, y + line.top,
                     line.height, line.colour);
}

void CertificateLayout::drawTextLine(Page& page, const TextLine& line, double x, double top, double height,
                                     const QColor& colour) const
{
    const double baseline = top + (height - line.ascent() - line.descent()) / 2 + line.ascent();
    m_painter.write(page.content, line, x, pageHeight - baseline, colour);
}

void CertificateLayout::addSpace(double points)
{
    Block block;
    block.height = points;
    block.isSpace = true;
    m_blocks.push_back(block);
}

CertificateLayout::Block CertificateLayout::makeParagraph(const CertificateText& text,
                                                          CertificateStructure::Element element)
{
    Block block;
    const auto cell = std::make_shared<Cell>(shapeCell({text}, contentWidth));
    cell->element = element;
    describe(element, cell->text);
    block.height = cell->height;
    block.paint = [this, cell](Page& page, double y, bool) {
        beginContent(page, cell->element, false);
        drawCell(page, *cell, margin, y, contentWidth);
        page.content += endContent;
    };
    return block;
}

void CertificateLayout::addText(const CertificateText& text, bool isTitle)
{
    m_blocks.push_back(makeParagraph(text, m_structure.add(m_section, isTitle ? "/H1" : "/P")));
}

void CertificateLayout::addHeading(const QString& text)
{
    addSpace(20);
    m_section = m_structure.add(0, "/Sect");
    CertificateText title{text, 11, QFont::DemiBold};
    Block block = makeParagraph(title, m_structure.add(m_section, "/H2"));
    block.height = lineHeight(title) + 4;
    block.keepWithNext = true;
    m_blocks.push_back(std::move(block));
}

CertificateLayout::Block CertificateLayout::makeRow(const QList<CertificateCell>& cells, bool ruled,
                                                    const char* tableCellType)
{
    constexpr double pad = 5;
    Block block;
    const bool isWhole = m_tableKind == TableKind::RowParagraphs;
    CertificateStructure::Element row = m_section;
    if (isWhole) row = m_structure.add(m_section, "/P");
    if (m_tableKind == TableKind::Table) row = m_structure.add(m_tableElement, "/TR");
    const char* const cellType = m_tableKind == TableKind::CellParagraphs ? "/P" : tableCellType;
    double height = 0;
    QString whole;
    auto made = std::make_shared<std::vector<Cell>>();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        made->push_back(shapeCell(cells.at(i), m_widths.at(i) - gap));
        made->back().element = isWhole ? row : m_structure.add(row, cellType);
        if (!isWhole) describe(made->back().element, made->back().text);
        whole += made->back().text;
        height = std::max(height, made->back().height);
    }
    if (isWhole) describe(row, whole);
    block.height = height + 2 * pad;
    block.paint = [this, made, ruled, isWhole, row, widths = m_widths,
                   total = block.height](Page& page, double y, bool isRepeated) {
        double x = m_mirrored ? margin + contentWidth : margin;
        if (isWhole) beginContent(page, row, isRepeated);
        for (size_t i = 0; i < made->size(); ++i) {
            const double width = widths.at(static_cast<qsizetype>(i));
            if (!isWhole) beginContent(page, (*made)[i].element, isRepeated);
            drawCell(page, (*made)[i], m_mirrored ? x - width + gap : x, y + pad, width - gap);
            if (!isWhole) page.content += endContent;
            x += m_mirrored ? -width : width;
        }
        if (isWhole) page.content += endContent;
        if (ruled) drawRule(page, y + total, ruleColour);
    };
    return block;
}

void CertificateLayout::beginTable(const QList<double>& shares, const QStringList& head, TableKind kind)
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
    m_tableKind = kind;
    if (kind == TableKind::Table) m_tableElement = m_structure.add(m_section, "/Table");
    m_headers.push_back(makeRow(cells, true, "/TH"));
    m_table = static_cast<int>(m_headers.size()) - 1;
    Block first = m_headers.back();
    first.keepWithNext = true;
    m_blocks.push_back(std::move(first));
}

void CertificateLayout::addRow(const QList<CertificateCell>& cells, bool ruled)
{
    Block block = makeRow(cells, ruled, "/TD");
    block.table = m_table;
    m_blocks.push_back(std::move(block));
}

void CertificateLayout::endTable()
{
    m_table = -1;
}

std::vector<CertificateLayout::Page>
CertificateLayout::paint(const std::function<void(CertificateLayout&, Page&, int, int)>& furniture)
{
    struct Placed
    {
        const Block* block = nullptr;
        int page = 1;
        double y = 0;
        bool isRepeated = false;
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
                const Block& head = m_headers[static_cast<size_t>(block.table)];
                placed.push_back({&head, page, y, true});
                y += head.height;
            }
        }
        if (block.paint) placed.push_back({&block, page, y});
        y += block.height;
    }

    std::vector<Page> pages(static_cast<size_t>(page));
    for (int i = 1; i <= page; ++i) {
        pages[static_cast<size_t>(i - 1)].number = i;
        furniture(*this, pages[static_cast<size_t>(i - 1)], i, page);
    }
    for (const Placed& each : placed)
        each.block->paint(pages[static_cast<size_t>(each.page - 1)], each.y, each.isRepeated);
    return pages;
}

void CertificateLayout::drawFurniture(Page& page, const QRectF& rect, const CertificateText& text,
                                      Qt::Alignment alignment)
{
    const TextLine line =
        m_painter.elide(text.text, faceOfText(text), text.pointSize, rect.width(), Qt::ElideMiddle);
    const double left = m_mirrored ? pageWidth - rect.right() : rect.left();
    const bool atRight = alignment.testFlag(Qt::AlignRight) != m_mirrored;
    const double x = atRight ? left + rect.width() - line.width() : left;
    page.content += beginRepetition;
    drawTextLine(page, line, x, rect.top(), rect.height(), text.colour);
    page.content += endContent;
}

void CertificateLayout::drawRule(Page& page, double y, const QColor& colour, double thickness)
{
    page.content += beginDecoration;
    for (const double part : {colour.redF(), colour.greenF(), colour.blueF()})
        page.content += numberText(part) + ' ';
    page.content += "rg " + numberText(margin) + ' ' + numberText(pageHeight - y - thickness / 2) + ' ' +
                    numberText(contentWidth) + ' ' + numberText(thickness) + " re f\n" +
                    std::string(endContent);
}

} // namespace ink::pdf
