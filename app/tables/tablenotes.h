#pragma once

#include "app/base/message.h"
#include "app/tables/tablefile.h"

#include <QList>

namespace ink::tables {

/** What a person should know about how a file was read, the most doubtful first: at most `max` sentences, of
 * which the last counts what is left out. Empty = nothing. */
[[nodiscard]] QList<Message> notesOf(const TableFile& file, int max);

} // namespace ink::tables
