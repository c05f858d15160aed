#include "ui/pages/bulk/tablenotetext.h"

#include "ui/models/isolated.h"

#include <QCoreApplication>
#include <QLocale>

namespace ink::ui {

namespace {

class TableNotes
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TableNotes)
};

} // namespace

std::optional<TableNoteText> tableNoteText(const tables::TableFile& file)
{
    using K = tables::TableNote::Kind;
    if (!file.emptySheet.isEmpty())
        return TableNoteText{TableNotes::tr("The sheet “%1” has no rows.").arg(isolated(file.emptySheet)),
                             TableNotes::tr("Showing “%1” instead.").arg(file.sheets.at(file.sheet))};
    const auto& notes = file.table.notes();
    if (notes.isEmpty()) return std::nullopt;
    const tables::TableNote& first = notes.constFirst();
    const QString line = QLocale().toString(first.line);
    QString what;
    switch (first.kind) {
    case K::TooFewCells:
        what = TableNotes::tr("Line %1 has fewer cells than the header.").arg(line);
        break;
    case K::TooManyCells:
        what = TableNotes::tr("Line %1 has more cells than the header.").arg(line);
        break;
    case K::BadCharacter:
        what = TableNotes::tr("Line %1 has characters that aren't valid in this encoding.").arg(line);
        break;
    case K::CellError:
        what = TableNotes::tr("Line %1 has a cell with an error instead of a value.").arg(line);
        break;
    case K::FormulaUnread:
        what = TableNotes::tr("Line %1 has a formula without a stored result.").arg(line);
        break;
    }
    const auto others = static_cast<int>(file.table.noteCount() - 1);
    return TableNoteText{
        what, others > 0
                  ? TableNotes::tr("%n more place(s) look wrong. Check the delimiter and the encoding.",
                                   nullptr, others)
                  : TableNotes::tr("Check the delimiter and the encoding.")};
}

} // namespace ink::ui
