#pragma once

#include <QString>
#include <QStringList>

namespace ink::domain {

/** The place of a column, ignoring case and spaces around its name; -1 = there is none. */
[[nodiscard]] int columnNamed(const QStringList& header, const QString& name);

/**
 * The names of the columns with the title and the message of each row's document, in reports and in files
 * that are sent: the second one where a tag of the template is called like the first.
 */
[[nodiscard]] const QStringList& namesOfTitleColumn();
[[nodiscard]] const QStringList& namesOfMessageColumn();
/** Returns whether a column has one of these names. */
[[nodiscard]] bool isRowTextColumn(const QString& column);
/** The first of the names that none of the `others` has. */
[[nodiscard]] QString freeName(const QStringList& names, const QStringList& others);

} // namespace ink::domain
