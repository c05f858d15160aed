#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database.h"

#include <QJsonObject>
#include <QSqlQuery>
#include <QVariant>

#include <initializer_list>
#include <optional>

namespace ink::store {

/** The text of a named statement of resources/sql/<dialect>/statements.sql; asserts that it exists. */
[[nodiscard]] QString statement(const char* name);

/** Runs a named statement with positional values. The query is positioned before the first row. */
[[nodiscard]] Result<QSqlQuery> run(const Database& database, const char* name,
                                    std::initializer_list<QVariant> values);
[[nodiscard]] Result<QSqlQuery> runText(const Database& database, const QString& sql,
                                        const QVariantList& values);

/** A read that sees one state of the database over several statements. Does nothing inside a Transaction. */
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

/** Not null even for a null QString: the columns are NOT NULL. */
[[nodiscard]] inline QVariant text(const QString& value)
{
    return value.isNull() ? QVariant(QLatin1String("")) : QVariant(value);
}

[[nodiscard]] QString jsonText(const QJsonObject& object);
[[nodiscard]] QJsonObject jsonObject(const QVariant& value);

} // namespace ink::store
