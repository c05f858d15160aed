#include "app/workflow/bulk/workbookresults.h"

#include "app/base/languages.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/store/journals/draftjournal.h"
#include "app/tables/reasons.h"
#include "app/tables/workbookcopy.h"
#include "app/tables/xlsxreader.h"
#include "app/workflow/bulk/bulkreport.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/documentlinks.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using store::BulkJournal;

namespace {

QString sourceKey(const QString& runId)
{
    return QStringLiteral("bulkSource/") + runId;
}

/** Recognizes the rows of a run in a workbook whose rows may have been sorted or replaced since. */
class RowRecognizer final
{
public:
    explicit RowRecognizer(const QList<BulkJournal::Row>& rows) : m_rows(rows)
    {
        for (qsizetype row = 0; row < rows.size(); ++row) {
            const domain::BulkRow& content = rows.at(row).content;
            QSet<QString> texts = addressesOf(content);
            for (const domain::BulkPerson& person : content.recipients())
                texts.insert(folded(person.name));
            for (const auto& [name, value] : content.values)
                texts.insert(folded(value));
            texts.insert(folded(content.title));
            for (const QString& text : std::as_const(texts))
                m_rowsWith[text].append(row);
        }
    }

    /** Returns whether the cells have an address of this row, and no other row fits them better. */
    [[nodiscard]] bool isRow(const QStringList& cells, qsizetype row) const
    {
        QSet<QString> texts;
        for (const QString& cell : cells)
            if (const QString text = folded(cell); !text.isEmpty()) texts.insert(text);
        if (!texts.intersects(addressesOf(m_rows.at(row).content))) return false;
        QHash<qsizetype, int> scores;
        for (const QString& text : std::as_const(texts))
            // A text of many rows, such as the address of a manager, distinguishes none of them.
            if (const QList<qsizetype> with = m_rowsWith.value(text); with.size() <= maxRowsWithText)
                for (const qsizetype each : with)
                    ++scores[each];
        const int own = scores.value(row);
        return std::none_of(scores.cbegin(), scores.cend(), [own](int score) { return score > own; });
    }

private:
    static constexpr qsizetype maxRowsWithText = 100;

    [[nodiscard]] static QString folded(const QString& text) { return text.trimmed().toCaseFolded(); }
    [[nodiscard]] static QSet<QString> addressesOf(const domain::BulkRow& content)
    {
        QSet<QString> addresses;
        for (const domain::BulkPerson& person : content.recipients())
            if (!person.email.isEmpty()) addresses.insert(folded(person.email));
        return addresses;
    }

    const QList<BulkJournal::Row>& m_rows;
    QHash<QString, QList<qsizetype>> m_rowsWith; ///< by a text that a cell may have
};

QString statusName(domain::SigningStatus status, const QString& language)
{
    const auto word = [&language](const char* english) {
        return translatedIn(language, "ink::ui::Words", english);
    };
    switch (status) {
    case domain::SigningStatus::Draft:
        return word(QT_TRANSLATE_NOOP("ink::ui::Words", "Draft"));
    case domain::SigningStatus::InProgress:
        return word(QT_TRANSLATE_NOOP("ink::ui::Words", "In progress"));
    case domain::SigningStatus::Completed:
        return word(QT_TRANSLATE_NOOP("ink::ui::Words", "Completed"));
    case domain::SigningStatus::Rejected:
        return word(QT_TRANSLATE_NOOP("ink::ui::Words", "Declined"));
    case domain::SigningStatus::ReachDeadline:
        return word(QT_TRANSLATE_NOOP("ink::ui::Words", "Expired"));
    case domain::SigningStatus::Cancelled:
        break;
    }
    return word(QT_TRANSLATE_NOOP("ink::ui::Words", "Cancelled"));
}

} // namespace

QHash<domain::DocumentId, DocumentResult> documentResults(const QList<DocumentRef>& documents, bool isLocal,
                                                          const QString& language)
{
    QHash<domain::DocumentId, DocumentResult> results;
    for (const DocumentRef& each : documents)
        results.insert(each.id,
                       {statusName(each.status, language),
                        each.completed ? calendarDay(*each.completed).toString(Qt::ISODate) : QString(),
                        shareableLink(each, isLocal)});
    return results;
}

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
    const RowRecognizer recognizer(rows);
    WorkbookResults results;
    for (qsizetype number = 0; number < rows.size(); ++number) {
        const BulkJournal::Row& row = rows.at(number);
        if (row.line <= 0) continue;
        const auto at = rowAtLine.constFind(row.line);
        if (at == rowAtLine.cend() || !recognizer.isRow(table.row(*at), number)) {
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
