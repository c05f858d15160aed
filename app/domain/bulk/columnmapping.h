#pragma once

#include "app/domain/bulk/bulkform.h"
#include "app/domain/bulk/bulkrow.h"
#include "app/domain/bulk/cellsource.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace ink::domain {

/** The target that a column of the file is mapped to. */
struct ColumnTarget
{
    enum class Kind {
        Ignored,
        Name, ///< the recipient's full name
        FirstName,
        LastName, ///< joined with FirstName and MiddleName
        Email,
        Phone, ///< for a code by SMS
        Value, ///< for a field of the form
        MiddleName
    };
    Kind kind = Kind::Ignored;
    int field = -1; ///< index into the form's fields, for a Value; a name or an email address also fills this
                    ///< field; -1 = none
    int role = 0;   ///< for a name, an address or a phone number: index into the form's roles
    bool operator==(const ColumnTarget&) const = default;
};

/** The target of each column of the file, and the people who are the same in all rows. */
struct ColumnMapping
{
    QList<ColumnTarget> columns;
    QMap<int, BulkPerson> people = {}; ///< roles with the same person in all rows, instead of columns
    [[nodiscard]] int columnOf(ColumnTarget::Kind kind, int role = 0) const; ///< the first column; -1 = none
    [[nodiscard]] int columnOfField(int field) const;                        ///< -1 = none
    bool operator==(const ColumnMapping&) const = default;
};

/**
 * Guesses the mapping from the columns' headings (in English, French, German and Spanish for names and
 * addresses), from their similarity to the names of tags, and from the content of the first rows: addresses,
 * options of a list, numbers, dates.
 */
[[nodiscard]] ColumnMapping guessMapping(const BulkForm& form, const QStringList& header,
                                         const CellSource& cells);

/** Gives a role the same person in all rows, instead of its columns, or, with an empty person, none. */
void setPersonInAllRows(ColumnMapping& mapping, int role, const BulkPerson& person);

/**
 * Converts a mapping of one form to another form, by the names of roles and fields. Columns without a target
 * there become Ignored. Columns that `guess`, a mapping of the new form, maps to something that the old form
 * didn't have are mapped to it.
 */
[[nodiscard]] ColumnMapping adaptedMapping(const ColumnMapping& mapping, const BulkForm& from,
                                           const BulkForm& to, const ColumnMapping& guess);

/** The reasons why a mapping can't be used; empty = it is usable. */
[[nodiscard]] QList<Message> mappingFaults(const BulkForm& form, const ColumnMapping& mapping);

/** The number of cells that are headings of a name, an address or a phone number, in the languages of
 * guessMapping(). */
[[nodiscard]] int countKnownHeadings(const QStringList& cells);

/** The similarity of two names, 0–1, ignoring case, accents and punctuation. */
[[nodiscard]] double nameSimilarity(const QString& a, const QString& b);

} // namespace ink::domain
