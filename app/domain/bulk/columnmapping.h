#pragma once

#include "app/domain/bulk/bulkform.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace ink::domain {

/** Rows of text from any source. */
class BulkRows
{
public:
    virtual ~BulkRows() = default;
    [[nodiscard]] virtual int rowCount() const = 0;
    /** The value, such as 0.19. Valid until the rows change. */
    [[nodiscard]] virtual QStringView cell(int row, int column) const = 0;
    /** The cell as people see it, such as `19 %`. Valid until the rows change. */
    [[nodiscard]] virtual QStringView shown(int row, int column) const { return cell(row, column); }
    /** The reason why a cell has no usable value, such as an error of the spreadsheet; empty = it has one. */
    [[nodiscard]] virtual Message problem(int /*row*/, int /*column*/) const { return {}; }
    /** Returns whether the row has text to the right of the header. */
    [[nodiscard]] virtual bool hasSurplusCells(int /*row*/) const { return false; }
};

/** The meaning of a column of the file. */
struct ColumnTarget
{
    enum class Kind {
        Ignored,
        Name, ///< the recipient's whole name
        FirstName,
        LastName, ///< with FirstName and MiddleName: all together are the name
        Email,
        Phone, ///< for a code by SMS
        Value, ///< of the form's field
        MiddleName
    };
    Kind kind = Kind::Ignored;
    int field = -1; ///< of a Value; a name or an address with one goes into that tag as well
    int role = 0;   ///< for a name or an address: index into the form's roles
    bool operator==(const ColumnTarget&) const = default;
};

/** One target a column of the file. */
struct ColumnMapping
{
    QList<ColumnTarget> columns;
    [[nodiscard]] int columnOf(ColumnTarget::Kind kind, int role = 0) const; ///< the first; -1 = none
    [[nodiscard]] int columnOfField(int field) const;                        ///< -1 = none
    bool operator==(const ColumnMapping&) const = default;
};

/**
 * Guesses by the columns' names (in English, French, German and Spanish for names and addresses), by likeness
 * to the names of tags, and by what the first rows hold: addresses, options of a list, numbers, dates.
 */
[[nodiscard]] ColumnMapping guessMapping(const BulkForm& form, const QStringList& header,
                                         const BulkRows& rows);

/** The reason why a mapping can't be used at all; empty = nothing. */
[[nodiscard]] QList<Message> mappingFaults(const BulkForm& form, const ColumnMapping& mapping);

/** The number of cells that are headings of a name, an address or a phone number, in the languages of
 * guessMapping(). */
[[nodiscard]] int knownHeadings(const QStringList& cells);

/** The similarity of two names, 0–1, ignoring case, accents and punctuation. */
[[nodiscard]] double likeness(const QString& a, const QString& b);

} // namespace ink::domain
