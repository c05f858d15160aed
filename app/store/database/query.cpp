#include "app/store/database/query.h"

#include "app/store/database/reasons.h"
#include "app/store/database/session.h"

#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

namespace ink::store {

namespace {

/** Returns whether a text contains U+0000, at which PostgreSQL would truncate it. The program stores no such
 * text. */
bool hasNul(const QVariantList& values)
{
    for (const QVariant& value : values)
        if (value.metaType() == QMetaType::fromType<QString>() && value.toString().contains(QChar(0)))
            return true;
    return false;
}

Result<Query> runPrepared(const Database& database, const char* name, const QString& sql,
                          const QVariantList& values)
{
    Session& session = database.session();
    if (hasNul(values)) return fail(ErrorCode::Validation, reasons::textHasNul());
    for (bool again = true;; again = false) {
        INK_ASSIGN(connection, session.acquire());
        const auto attempt = [&]() -> Result<Query> {
            const auto prepared = connection->prepare(name, sql);
            if (!prepared) return fail(session.recordFailure(prepared.error()));
            Query rows(connection, *prepared);
            QSqlQuery& query = (*prepared)->query;
            for (qsizetype i = 0; i < values.size(); ++i)
                query.bindValue(static_cast<int>(i), values.at(i));
            if (!query.exec()) return fail(session.recordFailure(query.lastError()));
            return rows;
        };
        auto done = attempt();
        // A read on an idle connection that was lost is repeated on a new one.
        const bool mayRepeat = again && connection->isLost() && !session.isInTransaction &&
                               !session.isInSnapshot && sql.startsWith(QLatin1StringView("SELECT"));
        if (done || !mayRepeat) return done;
    }
}

} // namespace

Query::Query(std::shared_ptr<Connection> connection, std::shared_ptr<PreparedStatement> prepared)
    : m_connection(std::move(connection)), m_statement(std::move(prepared))
{
}

Query::~Query()
{
    if (!m_statement) return;
    m_statement->query.finish();
    Q_ASSERT(m_statement->isBusy);
    m_statement->isBusy = false;
}

bool Query::next()
{
    return m_statement->query.next();
}

QVariant Query::operator[](const Column& column) const
{
    Columns& columns = m_statement->columns;
    if (columns.isEmpty()) columns = Columns(m_statement->query.record());
    const int position = columns.positionOf(column);
    // Stops instead of returning NULL, which might be written back.
    if (position < 0)
        qFatal("No column %s: %s", column.name(), qUtf8Printable(m_statement->query.lastQuery()));
    return m_statement->query.value(position);
}

QVariant Query::value(int position) const
{
    return m_statement->query.value(position);
}

int Query::numRowsAffected() const
{
    return m_statement->query.numRowsAffected();
}

void Query::finish()
{
    m_statement->query.finish();
}

Result<Query> runText(const Database& database, const QString& sql, const QVariantList& values)
{
    return runPrepared(database, nullptr, sql, values);
}

QString placeholders(qsizetype count)
{
    Q_ASSERT(count > 0);
    return QStringLiteral("?") + QStringLiteral(",?").repeated(count - 1);
}

Result<Query> run(const Database& database, const char* name, std::initializer_list<QVariant> values)
{
    const Statement& statement = namedStatement(database, name);
    Q_ASSERT_X(statement.parameters.isEmpty(), "run", name);
    return runPrepared(database, name, statement.sql, values);
}

Result<Query> run(const Database& database, const char* name, const BoundValues& values)
{
    const Statement& statement = namedStatement(database, name);
    return runPrepared(database, name, statement.sql, statement.positionalValues(values));
}

Result<qint64> runForId(const Database& database, const char* name, const BoundValues& values)
{
    INK_ASSIGN(query, run(database, name, values));
    if (!query.next()) return fail(ErrorCode::Database, reasons::databaseGaveNoNumber());
    return query["id"].toLongLong();
}

Snapshot::Snapshot(const Database& database) : m_database(database)
{
    Session& session = database.session();
    if (session.isInTransaction || session.isInSnapshot) return;
    m_begun = session
                  .begin(database.isPostgreSql()
                             ? QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; "
                                              "SET LOCAL idle_in_transaction_session_timeout = '10min'")
                             : QStringLiteral("BEGIN"))
                  .has_value();
    session.isInSnapshot = m_begun;
}

Snapshot::~Snapshot()
{
    if (!m_begun) return;
    Session& session = m_database.session();
    session.isInSnapshot = false;
    Q_ASSERT(!session.isInTransaction);
    if (!session.isLost()) (void)session.exec(QStringLiteral("COMMIT"));
    session.releaseHold();
}

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject jsonObject(const QVariant& value)
{
    const QString text = value.toString();
    if (text == QLatin1StringView("{}")) return {}; // most JSON columns of most rows are empty
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

} // namespace ink::store
