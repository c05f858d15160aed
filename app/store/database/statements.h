#pragma once

#include "app/store/database/columns.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QVariant>

namespace ink::store {

class Database;

/** A value with the name of its parameter. */
struct BoundValue
{
    Column name;
    QVariant value;
};
/** Values in any order. Names that the statement doesn't have are ignored. */
using BoundValues = QList<BoundValue>;

/** A named statement of resources/sql, ready to be prepared. */
struct Statement
{
    struct Parameter
    {
        QByteArray name;
        quint64 hash = 0; ///< hash of the name; see Column
    };
    QString sql;                 ///< with a question mark for each parameter
    QList<Parameter> parameters; ///< in the order of the question marks; empty if they have no names

    /** Returns the values in the order of the parameters. Every parameter must have a value. */
    [[nodiscard]] QVariantList positionalValues(const BoundValues& values) const;
};

/** Returns the named statement from resources/sql/<dialect>/statements.sql, or else from
 * resources/sql/statements.sql. Ends the program if there is none. */
[[nodiscard]] const Statement& namedStatement(const Database& database, const char* name);
/** Returns the text of a named statement. */
[[nodiscard]] inline QString statementSql(const Database& database, const char* name)
{
    return namedStatement(database, name).sql;
}

} // namespace ink::store
