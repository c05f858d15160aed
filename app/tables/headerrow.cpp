#include "app/tables/headerrow.h"

#include <QSet>

#include <algorithm>

namespace ink::tables {

namespace {

constexpr int maxLinesAbove = 20;
constexpr int sampleRows = 50;
constexpr qsizetype maxHeading = 80; ///< characters

/** The cells of a row that aren't blank. */
QStringList filledCells(const Table& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        if (const QStringView cell = table.displayText(row, column).trimmed(); !cell.isEmpty())
            cells.append(cell.toString());
    return cells;
}

/** Returns whether all cells could be names of columns: different short texts, no addresses and few
 * numbers. */
bool isHeadings(const QStringList& cells)
{
    const QSet<QString> different(cells.begin(), cells.end());
    if (different.size() < cells.size()) return false;
    qsizetype numbers = 0;
    for (const QString& cell : cells) {
        if (cell.size() > maxHeading || cell.contains(QLatin1Char('@'))) return false;
        const auto letters = std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isLetter(); });
        numbers += letters == 0 ? 1 : 0;
    }
    return numbers * 4 <= cells.size();
}

} // namespace

int guessHeaderRow(const Table& table, const KnownHeadings& knownHeadings)
{
    const int count = std::min(table.rowCount(), sampleRows);
    QList<QStringList> rows;
    for (int row = 0; row < count; ++row)
        rows.append(filledCells(table, row));
    const auto known = [&](int row) { return knownHeadings ? knownHeadings(rows.at(row)) : 0; };
    const int above = std::min(count, maxLinesAbove + 1);
    for (int row = 0; row < above && knownHeadings; ++row)
        if (rows.at(row).size() > 1 && isHeadings(rows.at(row)) && known(row) > 0) return row;

    qsizetype width = 0; // median number of filled cells in a row
    QList<qsizetype> widths;
    for (const QStringList& cells : std::as_const(rows))
        widths.append(cells.size());
    std::sort(widths.begin(), widths.end());
    if (!widths.isEmpty()) width = widths.at(widths.size() / 2);
    qsizetype widestAbove = 0;
    for (int row = 0; row + 1 < above; ++row) {
        const qsizetype filled = rows.at(row).size();
        const bool isWide = filled > 1 && filled * 10 >= width * 6;
        if (isWide && row == 0) return 0;
        if (isWide && isHeadings(rows.at(row)) && widestAbove <= std::max<qsizetype>(1, filled / 3) &&
            rows.at(row + 1).size() > 1)
            return row;
        widestAbove = std::max(widestAbove, filled);
    }
    return 0;
}

int rowFromLine(const Table& table, qint64 line)
{
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.line(row) >= line) return row;
    return -1;
}

} // namespace ink::tables
