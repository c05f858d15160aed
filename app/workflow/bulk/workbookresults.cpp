#include "app/workflow/bulk/workbookresults.h"

#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/store/journals/draftjournal.h"
#include "app/tables/reasons.h"
#include "app/tables/workbookcopy.h"
#include "app/tables/xlsxreader.h"
#include "app/workflow/bulk/bulkreport.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using store::BulkJournal;

namespace {

QString sourceKey(const QString& runId)
{
    return QStringLiteral("bulkSource/") + runId;
}

bool hasAddressOf(const tables::Table& table, int row, const domain::BulkRow& content)
{
    const QStringList cells = table.row(row);
    const auto recipients = content.recipients();
    return std::any_of(recipients.cbegin(), recipients.cend(), [&cells](const domain::BulkPerson& person) {
        return !person.email.isEmpty() &&
               std::any_of(cells.cbegin(), cells.cend(), [&person](const QString& cell) {
                   return cell.trimmed().compare(person.email, Qt::CaseInsensitive) == 0;
               });
    });
}

} // namespace

void rememberSource(store::DraftJournal& journal, const QString& runId, const BulkSourceFile& source)
{
    QJsonObject object{{QStringLiteral("path"), source.path}};
    if (source.sheet) object.insert(QStringLiteral("sheet"), *source.sheet);
    if (source.headerLine) object.insert(QStringLiteral("headerLine"), *source.headerLine);
    // A failure only means that the file has to be chosen again.
    std::ignore = journal.saveValue(sourceKey(runId), QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<BulkSourceFile> sourceOf(const store::DraftJournal& journal, const QString& runId)
{
    const auto stored = journal.loadValue(sourceKey(runId));
    if (!stored || !*stored) return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(**stored).object();
    BulkSourceFile source;
    source.path = object.value(QLatin1StringView("path")).toString();
    if (const QJsonValue sheet = object.value(QLatin1StringView("sheet")); sheet.isDouble())
        source.sheet = sheet.toInt();
    if (const QJsonValue line = object.value(QLatin1StringView("headerLine")); line.isDouble())
        source.headerLine = line.toInteger();
    return source.path.isEmpty() ? std::nullopt : std::optional(source);
}

Result<WorkbookResults> writeWorkbookResults(const BulkJournal& journal, const QString& runId,
                                             const BulkSourceFile& source, const QString& path,
                                             const QHash<domain::DocumentId, DocumentResult>& documents,
                                             const QString& language)
{
    tables::TableChoice choice;
    choice.sheet = source.sheet;
    choice.headerLine = source.headerLine;
    choice.includesHiddenRows = true;
    INK_ASSIGN(file, tables::readTableFile(source.path, choice, {}, {}, domain::countKnownHeadings));
    if (!file.isWorkbook) return fail(ErrorCode::State, reasons::notAWorkbook());
    QFile opened(source.path);
    if (!opened.open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, reasons::workbookDamaged());
    const QByteArray bytes = opened.readAll();
    INK_ASSIGN(reader, tables::XlsxReader::open(bytes));
    const tables::Table& table = file.table;
    tables::WorkbookColumns columns;
    columns.sheetPart = reader.sheets().value(file.sheet).part;
    columns.headerLine = table.headerLine();
    columns.firstColumn = table.columnCount() - static_cast<int>(domain::countResultColumns(table.header()));
    columns.names = domain::workbookColumnNames(language);

    INK_ASSIGN(rows, journal.rows(runId));
    QHash<qint64, int> rowAtLine;
    for (int row = 0; row < table.rowCount(); ++row)
        rowAtLine.insert(table.line(row), row);
    WorkbookResults results;
    for (const BulkJournal::Row& row : std::as_const(rows)) {
        if (row.line <= 0) continue;
        const auto at = rowAtLine.constFind(row.line);
        if (at == rowAtLine.cend() || !hasAddressOf(table, *at, row.content)) {
            ++results.missing;
            continue;
        }
        const DocumentResult document =
            documents.value(row.outcome.document, {bulkRowStateName(row.outcome.state, language), {}, {}});
        columns.rows.insert(row.line, {document.status, document.completed, document.link});
        ++results.written;
    }
    INK_ASSIGN(copy, tables::withColumns(bytes, columns));
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(copy) != copy.size() || !out.commit())
        return fail(ErrorCode::Io, reasons::workbookNotWritten());
    return results;
}

} // namespace ink::workflow
