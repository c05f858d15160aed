#include "app/store/database/query.h"

#include "app/store/database/reasons.h"
#include "app/store/database/session.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QSqlError>

static void initQueryResources()
{
    Q_INIT_RESOURCE(sql);
}

namespace ink::store {

namespace {

using Statements = QHash<QByteArray, QString>;

/** Later files take precedence. */
Statements readStatements(std::initializer_list<QString> paths)
{
    initQueryResources();
    Statements all;
    for (const QString& path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        Statements of;
        QByteArray current;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("--: "))
                current = line.mid(4).trimmed();
            else if (!current.isEmpty() && !line.startsWith("--") && !line.trimmed().isEmpty())
                of[current] += QString::fromUtf8(line) + QLatin1Char(' ');
        }
        for (auto each = of.cbegin(); each != of.cend(); ++each)
            all.insert(each.key(), each.value().trimmed());
    }
    return all;
}

const Statements& statements(Dialect dialect)
{
    static const Statements sqlite = readStatements(
        {QStringLiteral(":/sql/statements.sql"), QStringLiteral(":/sql/sqlite/statements.sql")});
    static const Statements postgres = readStatements(
        {QStringLiteral(":/sql/statements.sql"), QStringLiteral(":/sql/postgresql/statements.sql")});
    return dialect == Dialect::Sqlite ? sqlite : postgres;
}

/** U+0000 would end the text of the statement on PostgreSQL; the program stores no such text. */
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
        INK_ASSIGN(connection, session.use());
        const auto attempt = [&]() -> Result<Query> {
            const auto prepared = connection->prepare(name, sql);
            if (!prepared) return fail(session.failure(prepared.error()));
            Query rows(connection, *prepared);
            QSqlQuery& query = (*prepared)->query;
            for (qsizetype i = 0; i < values.size(); ++i)
                query.bindValue(static_cast<int>(i), values.at(i));
            if (!query.exec()) return fail(session.failure(query.lastError()));
            return rows;
        };
        auto done = attempt();
        // A read on an idle connection that was lost is repeated on a new one.
        const bool mayRepeat = again && connection->isLost() && !session.inTransaction &&
                               !session.inSnapshot && sql.startsWith(QLatin1StringView("SELECT"));
        if (done || !mayRepeat) return done;
    }
}

} // namespace

Query::Query(std::shared_ptr<Connection> connection, std::shared_ptr<Prepared> prepared)
    : m_connection(std::move(connection)), m_prepared(std::move(prepared))
{
}

Query::~Query()
{
    if (!m_prepared) return;
    m_prepared->query.finish();
    Q_ASSERT(m_prepared->busy);
    m_prepared->busy = false;
}

bool Query::next()
{
    return m_prepared->query.next();
}

QVariant Query::value(int column) const
{
    return m_prepared->query.value(column);
}

int Query::numRowsAffected() const
{
    return m_prepared->query.numRowsAffected();
}

void Query::finish()
{
    m_prepared->query.finish();
}

Query::operator const QSqlQuery&() const
{
    return m_prepared->query;
}

QString statement(const Database& database, const char* name)
{
    const Statements& all = statements(database.dialect());
    const auto found = all.constFind(QByteArray::fromRawData(name, static_cast<qsizetype>(qstrlen(name))));
    Q_ASSERT_X(found != all.cend(), "statement", name);
    return found == all.cend() ? QString() : *found;
}

Result<Query> runText(const Database& database, const QString& sql, const QVariantList& values)
{
    return runPrepared(database, nullptr, sql, values);
}

Result<Query> run(const Database& database, const char* name, const QVariantList& values)
{
    return runPrepared(database, name, statement(database, name), values);
}

Result<Query> run(const Database& database, const char* name, std::initializer_list<QVariant> values)
{
    return run(database, name, QVariantList(values));
}

Result<qint64> runForId(const Database& database, const char* name, const QVariantList& values)
{
    INK_ASSIGN(query, run(database, name, values));
    if (!query.next()) return fail(ErrorCode::Database, reasons::databaseGaveNoNumber());
    return query.value(0).toLongLong();
}

tl::unexpected<Error> refused(const Database& database, const QSqlQuery& query)
{
    return fail(database.session().failure(query.lastError()));
}

Snapshot::Snapshot(const Database& database) : m_database(database)
{
    Session& session = database.session();
    if (session.inTransaction || session.inSnapshot) return;
    m_begun = session
                  .begin(database.isPostgreSql()
                             ? QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; "
                                              "SET LOCAL idle_in_transaction_session_timeout = '10min'")
                             : QStringLiteral("BEGIN"))
                  .has_value();
    session.inSnapshot = m_begun;
}

Snapshot::~Snapshot()
{
    if (!m_begun) return;
    Session& session = m_database.session();
    session.inSnapshot = false;
    Q_ASSERT(!session.inTransaction);
    if (!session.isLost()) (void)session.exec(QStringLiteral("COMMIT"));
    session.endHold();
}

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject jsonObject(const QVariant& value)
{
    const QString text = value.toString();
    if (text == QLatin1StringView("{}")) return {}; // most rows have nothing in most columns
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

} // namespace ink::store
