#pragma once

#include "app/pdf/certificate/certificatestructure.h"
#include "app/pdf/text/textpainter.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace ink::pdf {

/** A piece of text that is wrapped to its width and elided after `maxLines`. */
struct CertificateText
{
    QString text;
    double pointSize = 9;
    int weight = QFont::Normal;
    QColor colour = QColor(0x1B, 0x24, 0x30);
    bool isMonospaced = false;
    int maxLines = 3;
};

/** Texts stacked vertically. */
using CertificateCell = QList<CertificateText>;

/** Stacks rows on A4 pages, in points. Rows are measured first, so the number of pages is known before the
 * first one is painted. A row is never split; a table's header is repeated on every page that the table
 * continues on. */
class CertificateLayout final
{
public:
    /** If `mirrored` is true, the layout is right-to-left, as for Arabic. */
    explicit CertificateLayout(TextPainter& painter, bool mirrored = false);
    ~CertificateLayout();

    static constexpr double pageWidth = 595;
    static constexpr double pageHeight = 842;
    static constexpr double margin = 48;
    static constexpr double contentWidth = pageWidth - 2 * margin;

    void addSpace(double points);
    /** Adds a paragraph, or the document's title. */
    void addText(const CertificateText& text, bool isTitle = false);
    /** Starts a section; the heading stays on the same page as the following row. */
    void addHeading(const QString& text);
    /** The structure of what is laid out as a table. */
    enum class TableKind {
        Table,          ///< rows of header and data cells
        CellParagraphs, ///< each cell is a paragraph
        RowParagraphs   ///< each row is a paragraph: many rows then take a fifth of the space in the file
    };
    /** Starts a table: `shares` are the column widths as fractions of the content width. */
    void beginTable(const QList<double>& shares, const QStringList& head, TableKind kind = TableKind::Table);
    void addRow(const QList<CertificateCell>& cells, bool ruled = true);
    void endTable();

    /** A page under construction. */
    struct Page
    {
        int number = 1; ///< 1-based
        std::string content;
    };
    /** Returns the content of all pages. `furniture` adds the header and footer to each page; its last
     * arguments are the 1-based page number and the number of pages. */
    [[nodiscard]] std::vector<Page>
    paint(const std::function<void(CertificateLayout&, Page&, int, int)>& furniture);
    /** The structure of what paint() painted. */
    [[nodiscard]] const CertificateStructure& structure() const { return m_structure; }
    /** Adds a line of text in a header or footer: in a rectangle, in points from the top left; text that does
     * not fit is elided in the middle. */
    void drawFurniture(Page& page, const QRectF& rect, const CertificateText& text,
                       Qt::Alignment alignment = Qt::AlignLeft);
    void drawRule(Page& page, double y, const QColor& colour, double thickness = 0.6);

private:
    /** A shaped line and its offset from the top of its cell. */
    struct Line
    {
        TextLine line;
        double top = 0;
        double height = 0;
        QColor colour;
    };
    struct Cell
    {
        std::vector<Line> lines;
        double height = 0;
        QString text; ///< text of all lines, in logical order
        CertificateStructure::Element element = 0;
    };
    struct Block
    {
        double height = 0;
        bool keepWithNext = false;
        int table = -1; ///< index of the table whose header is repeated above the row
        bool isSpace = false;
        /** Paints at a distance from the top; `true`: on a further page. */
        std::function<void(Page&, double, bool)> paint;
    };
    [[nodiscard]] Cell shapeCell(const CertificateCell& cell, double width);
    void drawCell(Page& page, const Cell& cell, double x, double y, double width) const;
    /** Gives an element its text where that isn't drawn in its logical order. */
    void describe(CertificateStructure::Element element, const QString& text);
    void beginContent(Page& page, CertificateStructure::Element element, bool isRepeated);
    void drawTextLine(Page& page, const TextLine& line, double x, double top, double height,
                      const QColor& colour) const;
    [[nodiscard]] Block makeParagraph(const CertificateText& text, CertificateStructure::Element element);
    /** `tableCellType`: the structure type of the cells of a table. */
    [[nodiscard]] Block makeRow(const QList<CertificateCell>& cells, bool ruled, const char* tableCellType);

    TextPainter& m_painter;
    bool m_mirrored;
    std::vector<Block> m_blocks;
    std::vector<Block> m_headers;
    CertificateStructure m_structure;
    CertificateStructure::Element m_section = 0;
    CertificateStructure::Element m_tableElement = 0;
    TableKind m_tableKind = TableKind::Table;
    QList<double> m_widths;
    int m_table = -1;
};

} // namespace ink::pdf
