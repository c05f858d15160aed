#pragma once

#include "app/base/message.h"
#include "app/tables/tablefile.h"

#include <QList>

namespace ink::tables {

/** Notes for the user about how a file was read, the most important first: at most `max` sentences; the
 * last one has the number of omitted notes. */
[[nodiscard]] QList<Message> notesOf(const TableFile& file, int max);

} // namespace ink::tables
