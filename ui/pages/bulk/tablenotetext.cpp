#include "ui/pages/bulk/tablenotetext.h"

#include "app/tables/tablenotes.h"
#include "ui/models/messagetext.h"

namespace ink::ui {

std::optional<TableNoteText> tableNoteText(const tables::TableFile& file)
{
    constexpr int maxNotes = 4;
    const QList<Message> notes = tables::notesOf(file, maxNotes);
    if (notes.isEmpty()) return std::nullopt;
    QStringList others;
    for (const Message& note : notes.sliced(1))
        others.append(messageText(note));
    return TableNoteText{messageText(notes.constFirst()), others.join(QLatin1Char('\n'))};
}

} // namespace ink::ui
