#pragma once

#include "app/base/message.h"
#include "app/tables/tablefile.h"

#include <QList>

namespace ink::tables {

/** Notes for the user about how a file was read, the most doubtful first: at most `max` sentences, of which
 * the last counts those that are left out. */
[[nodiscard]] QList<Message> notesOf(const TableFile& file, int max);

} // namespace ink::tables
