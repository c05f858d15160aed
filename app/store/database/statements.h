#pragma once

#include "app/store/database/columns.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QVariant>

namespace ink::store {

class Database;

/** A value with the name of its parameter. */
struct Bound
{
    Column name;
    QVariant value;
};
/** Values in any order. A name that the statement doesn't have is ignored. */
using BoundValues = QList<Bound>;

/** A named statement of resources/sql, ready to be prepared. */
struct Statement
{
    struct Parameter
    {
        QByteArray name;
        quint64 hash = 0; ///< of the name, see Column
    };
    QString sql;                 ///< with a question mark for each parameter
    QList<Parameter> parameters; ///< in the order of the question marks; empty when these have no names

    /** The values in the order of the parameters. Each must be there. */
    [[nodiscard]] QVariantList inOrder(const BoundValues& values) const;
};

/** The named statement: of resources/sql/<dialect>/statements.sql, else of resources/sql/statements.sql.
 * Ends the program when there is none. */
[[nodiscard]] const Statement& namedStatement(const Database& database, const char* name);
/** The text of a named statement. */
[[nodiscard]] inline QString statement(const Database& database, const char* name)
{
    return namedStatement(database, name).sql;
}

} // namespace ink::store
