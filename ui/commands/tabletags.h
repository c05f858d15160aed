#pragma once

#include "app/domain/document/codes.h"

#include <QList>
#include <QString>

namespace ink::ui {

/** A field for a cell that was copied from a spreadsheet. */
struct TableField
{
    QString name;
    domain::TagType type = domain::TagType::Text;
    int row = 0; ///< 0-based
    int column = 0;
    bool operator==(const TableField&) const = default;
};

// Index(fieldsOfTable): Editor: fields pasted from a spreadsheet
/**
 * Returns the fields for text that was copied from a spreadsheet:
 * - A table with names in the first row and the first column and nothing else: a field for each empty cell,
 *   named after both ("Rent – March").
 * - Names above numbers or dates: a field for each column, whose type is that of the values.
 * - Otherwise a text field for each name.
 *
 * Empty for text that is no table of names: values alone, a long text, more than `maxTableFields` names.
 */
[[nodiscard]] QList<TableField> fieldsOfTable(const QString& text);
inline constexpr qsizetype maxTableFields = 200;

} // namespace ink::ui
