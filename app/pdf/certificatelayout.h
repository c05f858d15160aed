#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;
class QPdfWriter;

namespace ink::pdf {

/** A piece of text that is wrapped to its width and elided after `maxLines`. */
struct CertificateText
{
    QString text;
    double points = 9;
    int weight = QFont::Normal;
    QColor colour = QColor(0x1B, 0x24, 0x30);
    bool mono = false;
    int maxLines = 3;
};

/** Texts one below another. */
using CertificateCell = QList<CertificateText>;

/**
 * Stacks rows on A4 pages, in points. Rows are measured first, so the number of pages is known before the
 * first is painted; a row is never split, and a table's head is repeated on every page that it goes on to.
 */
class CertificateLayout final
{
public:
    explicit CertificateLayout(QPdfWriter& writer);
    ~CertificateLayout();

    static constexpr double pageWidth = 595;
    static constexpr double pageHeight = 842;
    static constexpr double margin = 48;
    static constexpr double contentWidth = pageWidth - 2 * margin;

    void space(double points);
    void text(const CertificateText& text);
    /** Starts a section; it stays with the row that follows. */
    void heading(const QString& text);
    /** Starts a table: column widths as shares of the content width. */
    void table(const QList<double>& shares, const QStringList& head);
    void row(const QList<CertificateCell>& cells, bool ruled = true);
    void endTable();

    /** Paints all pages; `furniture` paints what stands on each (page number from 1, number of pages). */
    [[nodiscard]] bool paint(const std::function<void(CertificateLayout&, QPainter&, int, int)>& furniture);
    /** Paints a text into a rectangle, in points. */
    void draw(QPainter& painter, const QRectF& rect, const CertificateText& text,
              Qt::Alignment alignment = Qt::AlignLeft);
    void rule(QPainter& painter, double y, const QColor& colour, double thickness = 0.6);

private:
    struct Block
    {
        double height = 0;
        bool keepWithNext = false;
        int table = -1; ///< whose head is repeated above it
        bool isSpace = false;
        std::function<void(QPainter&, double)> paint;
    };
    [[nodiscard]] QFont fontOf(const CertificateText& text) const;
    [[nodiscard]] QStringList linesOf(const CertificateText& text, double width) const;
    [[nodiscard]] double lineHeight(const CertificateText& text) const { return text.points * 1.36; }
    [[nodiscard]] double heightOf(const CertificateCell& cell, double width) const;
    void drawCell(QPainter& painter, const CertificateCell& cell, double x, double y, double width);
    [[nodiscard]] Block rowBlock(const QList<CertificateCell>& cells, bool ruled);

    QPdfWriter& m_writer;
    std::vector<Block> m_blocks;
    std::vector<Block> m_heads;
    QList<double> m_widths;
    int m_table = -1;
};

} // namespace ink::pdf
