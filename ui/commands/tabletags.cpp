#include "ui/commands/tabletags.h"

#include "app/tables/csvreader.h"
#include "ui/models/dateparsing.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr qsizetype maxFieldName = 100; ///< characters; a longer cell is a text, not a name
constexpr qsizetype maxTypeRows = 500;  ///< whose cells decide the type of a column

/** Returns whether a cell is a number as a spreadsheet displays it: "1.234,50 €", "19 %". */
bool isNumber(QString cell)
{
    cell.removeIf([](QChar c) {
        return c.category() == QChar::Symbol_Currency || c.isSpace() || c == QLatin1Char('%');
    });
    bool isLocal = false;
    bool isPlain = false;
    (void)QLocale().toDouble(cell, &isLocal);
    (void)QLocale::c().toDouble(cell, &isPlain);
    return isLocal || isPlain;
}

bool isDate(const QString& cell)
{
    return parseDate(cell).has_value();
}

bool isName(const QString& cell)
{
    return !cell.isEmpty() && !isNumber(cell) && !isDate(cell);
}

/** The cells of the copied text, without blank rows; rows may have different lengths. */
QList<QStringList> cellsOf(const QString& text)
{
    const auto read = tables::readCsv(text.toUtf8(), {.encoding = tables::Encoding::Utf8, .delimiter = '\t'});
    if (!read) return {};
    QList<QStringList> rows{read->table.header()};
    for (int i = 0; i < read->table.rowCount(); ++i)
        rows.append(read->table.row(i));
    for (QStringList& row : rows)
        for (QString& cell : row)
            cell = cell.simplified();
    return rows;
}

/** Fields for the empty cells between the names of rows and of columns, with an empty cell in the corner;
 * empty if this isn't such a table. */
QList<TableField> crossedFields(const QList<QStringList>& rows, qsizetype width)
{
    if (rows.size() < 2 || width < 2 || !rows.first().constFirst().isEmpty()) return {};
    QList<TableField> fields;
    for (qsizetype row = 1; row < rows.size(); ++row)
        for (qsizetype column = 1; column < width; ++column) {
            const QString across = rows.first().value(column);
            const QString down = rows.at(row).value(0);
            if (!isName(across) || !isName(down) || !rows.at(row).value(column).isEmpty()) return {};
            fields.append({QStringLiteral("%1 – %2").arg(down, across), domain::TagType::Text,
                           static_cast<int>(row - 1), static_cast<int>(column - 1)});
            if (fields.size() > maxTableFields) return fields;
        }
    return fields;
}

/** A field for each column of a table of values; empty if no value is below the names. */
QList<TableField> columnFields(const QList<QStringList>& rows, qsizetype width)
{
    QList<TableField> fields;
    bool hasValues = false;
    for (qsizetype column = 0; column < width; ++column) {
        const QString name = rows.first().value(column);
        if (!isName(name)) return {};
        qsizetype numbers = 0;
        qsizetype dates = 0;
        qsizetype filled = 0;
        for (qsizetype row = 1; row < std::min(rows.size(), maxTypeRows); ++row) {
            const QString cell = rows.at(row).value(column);
            if (cell.isEmpty()) continue;
            ++filled;
            if (isDate(cell))
                ++dates;
            else if (isNumber(cell))
                ++numbers;
        }
        hasValues = hasValues || numbers > 0 || dates > 0;
        const auto type = filled == 0         ? domain::TagType::Text
                          : numbers == filled ? domain::TagType::Number
                          : dates == filled   ? domain::TagType::Date
                                              : domain::TagType::Text;
        fields.append({name, type, 0, static_cast<int>(column)});
        if (fields.size() > maxTableFields) break;
    }
    return hasValues ? fields : QList<TableField>();
}

} // namespace

QList<TableField> fieldsOfTable(const QString& text)
{
    const QList<QStringList> rows = cellsOf(text);
    qsizetype width = 0;
    for (const QStringList& row : rows) {
        width = std::max(width, row.size());
        for (const QString& cell : row)
            if (cell.size() > maxFieldName) return {};
    }
    QList<TableField> fields = crossedFields(rows, width);
    if (fields.isEmpty() && rows.size() > 1) fields = columnFields(rows, width);
    if (fields.isEmpty())
        for (qsizetype row = 0; row < rows.size() && fields.size() <= maxTableFields; ++row)
            for (qsizetype column = 0; column < rows.at(row).size(); ++column)
                if (const QString& cell = rows.at(row).at(column); isName(cell))
                    fields.append(
                        {cell, domain::TagType::Text, static_cast<int>(row), static_cast<int>(column)});
    return fields.size() <= maxTableFields ? fields : QList<TableField>();
}

} // namespace ink::ui
