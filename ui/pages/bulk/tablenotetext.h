#pragma once

#include "app/tables/tablefile.h"

#include <QString>

#include <optional>

namespace ink::ui {

/** A note about a table that was read, as a title and a sentence. */
struct TableNoteText
{
    QString title;
    QString text;
};
/** The notes about how a file was read; nothing when the file is fine. */
[[nodiscard]] std::optional<TableNoteText> tableNoteText(const tables::TableFile& file);

} // namespace ink::ui
