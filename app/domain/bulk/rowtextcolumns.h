#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The index of a column, ignoring case and spaces around its name; -1 = there is none. */
[[nodiscard]] int columnNamed(const QStringList& header, const QString& name);

/**
 * The names of the columns with the title and the message of each row's document, in reports and in imported
 * files. The second name is used if a tag of the template has the first one.
 */
[[nodiscard]] const QStringList& titleColumnNames();
[[nodiscard]] const QStringList& messageColumnNames();
/** The name of the data that a column sets, such as `caseNumber` for `data.caseNumber`; nothing for any other
 * column. */
[[nodiscard]] std::optional<QString> dataOfColumn(const QString& column);
/** Returns whether a column has the title or the message of a document, or sets data. */
[[nodiscard]] bool isRowTextColumn(const QString& column);
/** The number of columns at the end of a report of the rows to correct: the field and the reason. */
inline constexpr qsizetype errorColumnCount = 2;
/** The names of the last columns of a report of all rows in `language` (BCP 47), including the
 * errorColumnCount at the end. */
[[nodiscard]] QStringList resultColumnNames(const QString& language);
/** The names of the columns that a copy of a workbook has with the results of a run, in `language` (BCP 47).
 */
[[nodiscard]] QStringList workbookColumnNames(const QString& language);
/** The number of columns at the end of a file that are the results of an earlier run, in any language: those
 * of a report of all rows, errorColumnCount, those of a workbook's copy, or 0. */
[[nodiscard]] qsizetype countResultColumns(const QStringList& header);
/** The first of `names` that is not among `others`; the last one if all are. */
[[nodiscard]] QString unusedName(const QStringList& names, const QStringList& others);

} // namespace ink::domain
