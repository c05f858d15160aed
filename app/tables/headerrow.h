#pragma once

#include "app/tables/table.h"

#include <QStringList>

#include <functional>

namespace ink::tables {

/** Counts the cells of a row that are headings known to the caller, such as “Email” and “Last name”. */
using KnownHeadings = std::function<int(const QStringList& cells)>;

/**
 * The row that holds the columns' names, in a table whose rows are all read: the first one, unless it is a
 * title or a group of columns above them. A later row is chosen when it has known headings and the rows above
 * have none, or when it is as wide as the rows below and the rows above hold one cell or two.
 */
[[nodiscard]] int guessHeaderRow(const Table& table, const KnownHeadings& knownHeadings = {});

/** The first row that begins in a line of the file or below it; -1 = none. */
[[nodiscard]] int rowFromLine(const Table& table, qint64 line);

} // namespace ink::tables
