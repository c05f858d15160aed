#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database/database.h"
#include "app/store/database/statements.h"

#include <QJsonObject>
#include <QVariant>

#include <initializer_list>
#include <memory>
#include <optional>

namespace ink::store {

class Connection;
struct PreparedStatement;

/** The result rows of a statement. Returns the prepared statement and the connection for reuse when the query
 * is destroyed. */
class Query final
{
public:
    Query(std::shared_ptr<Connection> connection, std::shared_ptr<PreparedStatement> prepared);
    ~Query();
    Query(Query&&) noexcept = default;
    Query& operator=(Query&&) = delete;

    /** Advances to the next row. A query is initially positioned before the first row. */
    [[nodiscard]] bool next();
    /** Returns the row's value in the column of this name. Ends the program if the statement has no such
     * column, because both names are part of the program. */
    [[nodiscard]] QVariant operator[](const Column& column) const;
    [[nodiscard]] QVariant value(int position) const;
    [[nodiscard]] int numRowsAffected() const;
    /** Stops reading, so that the rows are released. */
    void finish();

private:
    std::shared_ptr<Connection> m_connection; ///< destroyed last
    std::shared_ptr<PreparedStatement> m_statement;
};

/** Runs a named statement, which each connection prepares once. Its parameters have names. */
[[nodiscard]] Result<Query> run(const Database& database, const char* name, const BoundValues& values);
/** Like run() above, with the values in the order of the question marks. */
[[nodiscard]] Result<Query> run(const Database& database, const char* name,
                                std::initializer_list<QVariant> values);
/** Runs SQL composed at run time. Its text must never contain values. */
[[nodiscard]] Result<Query> runText(const Database& database, const QString& sql, const QVariantList& values);
/** Returns `count` question marks, separated by commas. */
[[nodiscard]] QString placeholders(qsizetype count);
/** Runs a named `INSERT … RETURNING id` and returns the id. */
[[nodiscard]] Result<qint64> runForId(const Database& database, const char* name, const BoundValues& values);

/** A consistent read of the database across several statements. Does nothing inside a Transaction or another
 * Snapshot. */
class Snapshot final
{
public:
    explicit Snapshot(const Database& database);
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    const Database& m_database;
    bool m_begun = false;
};

[[nodiscard]] inline QVariant fromTime(Timestamp time)
{
    return QVariant::fromValue<qint64>(time.time_since_epoch().count());
}
[[nodiscard]] inline QVariant fromTime(const std::optional<Timestamp>& time)
{
    return time ? fromTime(*time) : QVariant();
}
[[nodiscard]] inline Timestamp toTime(const QVariant& value)
{
    return Timestamp(std::chrono::milliseconds(value.toLongLong()));
}
[[nodiscard]] inline std::optional<Timestamp> toOptionalTime(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional<Timestamp>(toTime(value));
}

/** Converts an id to a column value; a null id becomes NULL. */
template <typename Id> [[nodiscard]] QVariant orNull(Id id)
{
    return id.isNull() ? QVariant() : QVariant(id.value());
}

/** Converts a text to a column value that is never NULL, because text columns are NOT NULL. */
[[nodiscard]] inline QVariant fromText(const QString& value)
{
    return value.isNull() ? QVariant(QLatin1String("")) : QVariant(value);
}

[[nodiscard]] QString jsonText(const QJsonObject& object);
[[nodiscard]] QJsonObject jsonObject(const QVariant& value);

} // namespace ink::store
