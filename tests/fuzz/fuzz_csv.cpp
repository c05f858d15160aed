// The CSV reader: every file yields a table or an error with its place; what was read survives writing and
// reading again, in every encoding.
#include "app/tables/csvreader.h"
#include "app/tables/csvwriter.h"
#include "tests/fuzz/fuzz.h"

#include <QBuffer>

#include <cstdint>

using namespace ink;
using namespace ink::tables;

namespace {

QList<QStringList> rowsOf(const Table& table)
{
    QList<QStringList> rows{table.header()};
    for (int row = 0; row < table.rowCount(); ++row)
        rows.append(table.row(row));
    return rows;
}

void roundTrip(const CsvTable& first)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    FUZZ_CHECK(buffer.open(QIODevice::WriteOnly));
    CsvWriter writer(buffer, {first.dialect.delimiter, true, true});
    const QList<QStringList> rows = rowsOf(first.table);
    for (const QStringList& row : rows)
        writer.addRow(row);
    FUZZ_CHECK(writer.finish().has_value());
    const auto again = readCsv(bytes, {Encoding::Utf8, first.dialect.delimiter});
    FUZZ_CHECK(again.has_value());
    FUZZ_CHECK(again->dialect.separatorLength == 0);
    const QList<QStringList> back = rowsOf(again->table);
    FUZZ_CHECK(back.size() == rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i)
        for (qsizetype j = 0; j < rows.at(i).size(); ++j) {
            QString cell = rows.at(i).at(j);
            // A cell that begins with an apostrophe and a formula sign loses the apostrophe: documented in
            // the reader.
            const bool looksNeutralised =
                cell.size() > 1 && cell.front() == QLatin1Char('\'') && isFormulaStart(cell.at(1));
            if (!looksNeutralised) FUZZ_CHECK(back.at(i).value(j) == cell);
        }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    TableLimits limits;
    limits.rows = 1000;
    limits.columns = 200;
    limits.cellLength = 3000;
    for (const auto encoding :
         {std::optional<Encoding>(), std::optional(Encoding::Utf8), std::optional(Encoding::Utf16Le),
          std::optional(Encoding::Utf16Be), std::optional(Encoding::Windows1252)}) {
        const auto result = readCsv(bytes, {encoding, std::nullopt}, {}, limits);
        if (!result) {
            FUZZ_CHECK(result.error().code == ErrorCode::Malformed ||
                       result.error().code == ErrorCode::TooLarge);
            FUZZ_CHECK(!result.error().detail.english().isEmpty());
            continue;
        }
        const Table& table = result->table;
        FUZZ_CHECK(table.columnCount() >= 1 && table.columnCount() <= limits.columns);
        FUZZ_CHECK(table.rowCount() <= limits.rows);
        qint64 last = 0;
        for (int row = 0; row < table.rowCount(); ++row) {
            FUZZ_CHECK(table.line(row) > last);
            last = table.line(row);
            for (int column = 0; column < table.columnCount(); ++column)
                FUZZ_CHECK(table.cell(row, column).size() <= limits.cellLength);
        }
        roundTrip(*result);
    }
    return 0;
}
