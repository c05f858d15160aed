#include "app/tables/tablefile.h"

#include "app/tables/csvreader.h"
#include "app/tables/reasons.h"
#include "app/tables/xlsxreader.h"

#include <QFile>

namespace ink::tables {

namespace {

/** Web applications often export a web page as an .xls file. */
bool isMarkup(QByteArray beginning)
{
    if (beginning.startsWith("\xEF\xBB\xBF")) beginning.remove(0, 3);
    beginning.replace('\0', ""); // UTF-16
    beginning = beginning.trimmed().toLower();
    if (beginning.startsWith("\xFF\xFE") || beginning.startsWith("\xFE\xFF"))
        beginning = beginning.mid(2).trimmed();
    for (const char* start :
         {"<html", "<!doctype", "<?xml", "<table", "<meta", "<head", "<!--", "<div", "<style"})
        if (beginning.startsWith(start)) return true;
    return false;
}

} // namespace

Result<TableFile> readTableFile(const QString& path, const TableChoice& choice, const Progress& progress,
                                const TableLimits& limits, const KnownHeadings& knownHeadings)
{
    const HeaderRow header = [&](const Table& table) {
        const int wanted = choice.headerLine ? rowFromLine(table, *choice.headerLine) : -1;
        return wanted >= 0 ? wanted : guessHeaderRow(table, knownHeadings);
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, Message::literal(file.errorString()));
    const QByteArray beginning = file.peek(512);
    file.close();
    TableFile result;
    if (beginning.startsWith("PK\x03\x04") || beginning.startsWith("\xD0\xCF\x11\xE0")) {
        INK_ASSIGN(reader, XlsxReader::openFile(path, limits));
        result.isWorkbook = true;
        for (const XlsxReader::Sheet& sheet : reader.sheets())
            result.sheets.append(sheet.name);
        const int wanted = choice.sheet.value_or(reader.firstVisibleSheet());
        result.sheet = wanted >= 0 && wanted < result.sheets.size() ? wanted : reader.firstVisibleSheet();
        const XlsxReader::ReadOptions options{choice.includesHiddenRows, header, QLocale::system()};
        auto table = reader.read(result.sheet, progress, options);
        // The rows may be on another sheet than the first, which is often a cover page.
        const auto hasRows = [](const Result<Table>& read) { return read && read->rowCount() > 0; };
        for (int i = 0; !choice.sheet && !hasRows(table) && i < result.sheets.size(); ++i) {
            if (i == result.sheet || reader.sheets().at(i).isHidden) continue;
            auto other = reader.read(i, progress, options);
            if (!hasRows(other)) continue;
            result.emptySheet = result.sheets.at(result.sheet);
            result.sheet = i;
            table = std::move(other);
        }
        if (!table) return fail(table.error());
        result.table = std::move(*table);
        return result;
    }
    if (beginning.startsWith("%PDF")) return fail(ErrorCode::Malformed, reasons::pdfIsNotTable());
    if (isMarkup(beginning)) return fail(ErrorCode::Malformed, reasons::webPageNotTable());
    INK_ASSIGN(read, readCsvFile(path, choice.csv, progress, limits, header));
    result.table = std::move(read.table);
    result.dialect = read.dialect;
    return result;
}

} // namespace ink::tables
