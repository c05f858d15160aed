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
struct Prepared;

/** Result rows of a statement, and the row that is read. Returns the prepared statement and the connection
 * when it goes out of scope. */
class Query final
{
public:
    Query(std::shared_ptr<Connection> connection, std::shared_ptr<Prepared> prepared);
    ~Query();
    Query(Query&&) noexcept = default;
    Query& operator=(Query&&) = delete;

    /** Starts before the first row. */
    [[nodiscard]] bool next();
    /** The row's value in a column of this name. Ends the program when the statement has no such column: the
     * names on both sides are the program's own. */
    [[nodiscard]] QVariant operator[](const Column& column) const;
    [[nodiscard]] QVariant value(int position) const;
    [[nodiscard]] int numRowsAffected() const;
    /** Stops reading, so that the rows are released. */
    void finish();

private:
    std::shared_ptr<Connection> m_connection; ///< destroyed last
    std::shared_ptr<Prepared> m_prepared;
};

/** Runs a named statement, which each connection prepares once. Its parameters have names. */
[[nodiscard]] Result<Query> run(const Database& database, const char* name, const BoundValues& values);
/** The same with values in the order of its question marks. */
[[nodiscard]] Result<Query> run(const Database& database, const char* name,
                                std::initializer_list<QVariant> values);
/** Runs SQL that was composed at run time; never put a value into its text. */
[[nodiscard]] Result<Query> runText(const Database& database, const QString& sql, const QVariantList& values);
/** So many question marks for values, with commas between. */
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

/** An id as it is stored; a null one as NULL. */
template <typename Id> [[nodiscard]] QVariant orNull(Id id)
{
    return id.isNull() ? QVariant() : QVariant(id.value());
}

/** Not null even for a null QString: the columns are NOT NULL. */
[[nodiscard]] inline QVariant text(const QString& value)
{
    return value.isNull() ? QVariant(QLatin1String("")) : QVariant(value);
}

[[nodiscard]] QString jsonText(const QJsonObject& object);
[[nodiscard]] QJsonObject jsonObject(const QVariant& value);

} // namespace ink::store
