#include "app/tables/tablenotes.h"

#include "app/tables/reasons.h"

namespace ink::tables {

namespace {

Message sentenceOf(const TableNote& note)
{
    using K = TableNote::Kind;
    const qint64 line = note.line;
    switch (note.kind) {
    case K::TooFewCells:
        return reasons::lineHasFewerCells(line);
    case K::TooManyCells:
        return reasons::lineHasMoreCells(line);
    case K::BadCharacter:
        return reasons::lineHasInvalidCharacters(line);
    case K::CellError:
        return reasons::lineHasCellError(line, qint64{note.column});
    case K::FormulaWithoutResult:
        return reasons::lineHasUnreadFormula(line, qint64{note.column});
    }
    return {};
}

} // namespace

QList<Message> notesOf(const TableFile& file, int max)
{
    const Table& table = file.table;
    QList<Message> all;
    if (!file.emptySheet.isEmpty())
        all.append(reasons::otherSheetShown(file.emptySheet, file.sheets.value(file.sheet)));
    if (file.dialect.isGuessed) all.append(reasons::encodingWasGuessed(encodingName(file.dialect.encoding)));
    if (table.rowsAboveHeader() > 0) all.append(reasons::headerFoundInLine(table.headerLine()));
    if (table.hiddenRowCount() > 0) all.append(reasons::hiddenRowsLeftOut(qint64{table.hiddenRowCount()}));
    const qint64 count = all.size() + table.noteCount();
    for (const TableNote& note : table.notes()) {
        if (all.size() >= max) break;
        all.append(sentenceOf(note));
    }
    if (count <= max) return all;
    all.resize(max - 1);
    all.append(reasons::moreNotes(count - all.size()));
    return all;
}

} // namespace ink::tables
