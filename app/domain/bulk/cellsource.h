#pragma once

#include "app/base/message.h"

#include <QStringView>

namespace ink::domain {

/** The rows of a table as cells of text, from any source. */
class CellSource
{
public:
    virtual ~CellSource() = default;
    [[nodiscard]] virtual int rowCount() const = 0;
    /** The value, such as 0.19. Valid until the rows change. */
    [[nodiscard]] virtual QStringView cell(int row, int column) const = 0;
    /** The cell as displayed, such as `19 %`. Valid until the rows change. */
    [[nodiscard]] virtual QStringView displayText(int row, int column) const { return cell(row, column); }
    /** The reason why a cell's value is unusable, such as a spreadsheet error; empty = it is usable. */
    [[nodiscard]] virtual Message problem(int /*row*/, int /*column*/) const { return {}; }
    /** Returns whether the row has text in cells beyond the last column of the header. */
    [[nodiscard]] virtual bool hasSurplusCells(int /*row*/) const { return false; }
};

} // namespace ink::domain
