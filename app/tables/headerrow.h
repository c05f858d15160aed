#pragma once

#include "app/tables/table.h"

#include <QStringList>

#include <functional>

namespace ink::tables {

/** Counts the cells of a row that are headings known to the caller, such as “Email” and “Last name”. */
using KnownHeadings = std::function<int(const QStringList& cells)>;

/**
 * Returns the index of the row that contains the column names, in a table whose header isn't set yet: the
 * first row with a known heading. Without one, the first row, unless it is narrow like a title; then the
 * first row that looks like headings and is nearly as wide as most rows, while the rows above it have at most
 * a third as many cells.
 */
[[nodiscard]] int guessHeaderRow(const Table& table, const KnownHeadings& knownHeadings = {});

/** The index of the first row that begins at this line of the file or below it; -1 = none. */
[[nodiscard]] int rowFromLine(const Table& table, qint64 line);

} // namespace ink::tables
