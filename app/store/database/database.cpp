#include "app/store/database/database.h"

#include "app/base/perthread.h"
#include "app/store/database/databasefailure.h"
#include "app/store/database/query.h"
#include "app/store/database/reasons.h"
#include "app/store/database/session.h"

#include <QRandomGenerator>
#include <QSqlDatabase>

#include <map>
#include <utility>

namespace ink::store {

namespace {
using Sessions = std::map<const ConnectionPool*, std::unique_ptr<Session>>;

/** This thread's sessions, which end with the thread. */
Sessions& threadSessions()
{
    return perThread<Sessions, Database>();
}

/** The statement that begins a PostgreSQL transaction with these timeouts; connections default to Usual. */
QString beginning(Pace pace)
{
    switch (pace) {
    case Pace::Usual:
        break;
    case Pace::Quick:
        // Randomized, so that two transactions that block each other don't give up at the same time.
        return QStringLiteral("BEGIN; SET LOCAL lock_timeout = '%1ms'; SET LOCAL statement_timeout = '10s'; "
                              "SET LOCAL idle_in_transaction_session_timeout = '700ms'")
            .arg(QRandomGenerator::global()->bounded(400, 800));
    case Pace::Long:
        return QStringLiteral("BEGIN; SET LOCAL lock_timeout = '60s'; "
                              "SET LOCAL idle_in_transaction_session_timeout = '10min'");
    }
    return QStringLiteral("BEGIN");
}
} // namespace

struct Database::Private
{
    std::shared_ptr<const Opening> opening;
    std::shared_ptr<ConnectionPool> pool;
    WriterTurn writerTurn;
};

Database::Database(std::unique_ptr<Private> data) : d(std::move(data)) {}

Database::~Database()
{
    threadSessions().erase(d->pool.get());
    d->pool->close();
}

Result<std::unique_ptr<Database>> Database::connect(DatabaseAddress address, Schema schema)
{
    auto data = std::make_unique<Private>();
    data->opening = std::make_shared<const Opening>(Opening{std::move(address), schema});
    data->pool = std::make_shared<ConnectionPool>(data->opening);
    std::unique_ptr<Database> database(new Database(std::move(data)));
    INK_TRY(database->session().use());
    return database;
}

Dialect Database::dialect() const
{
    return d->opening->address.dialect;
}

Session& Database::session() const
{
    // A stale entry of a closed database at the same address is replaced.
    auto& slot = threadSessions()[d->pool.get()];
    if (!slot || !slot->belongsTo(d->pool)) slot = std::make_unique<Session>(d->opening, d->pool);
    return *slot;
}

std::shared_ptr<const Opening> Database::opening() const
{
    return d->opening;
}

std::shared_ptr<ConnectionPool> Database::pool() const
{
    return d->pool;
}

WriterTurn* Database::writerTurn() const
{
    return isPostgreSql() ? nullptr : &d->writerTurn;
}

void Database::setMaxConnections(int connections, std::chrono::milliseconds maxWait) const
{
    if (isPostgreSql()) d->pool->setLimit(connections, maxWait);
}

QSqlDatabase Database::connection() const
{
    session().holdAlways();
    const auto held = session().hold();
    return held ? (*held)->database() : QSqlDatabase();
}

bool Database::inTransaction() const
{
    return session().inTransaction;
}

UrgentUse::UrgentUse(const Database& database)
    : m_database(database), m_before(std::exchange(database.session().isUrgent, true))
{
}

UrgentUse::~UrgentUse()
{
    m_database.session().isUrgent = m_before;
}

Result<Transaction> Transaction::begin(Database& database)
{
    return begin(database, Durability::Kept);
}

Result<Transaction> Transaction::begin(Database& database, Durability durability)
{
    return begin(database, durability, database.session().pace);
}

Result<Transaction> Transaction::begin(Database& database, Durability durability, Pace pace)
{
    Session& session = database.session();
    Q_ASSERT_X(!session.inTransaction && !session.inSnapshot, "Transaction::begin", "nested transaction");
    session.lostToOthers = false;
    session.stoodStill = false;
    session.waitedForLock = false;
    WriterTurn* const turn = database.writerTurn();
    if (turn && !turn->wait(maxWriterWait)) return fail(databaseIsBusy());
    const auto begun = [&]() -> Result<void> {
        if (!turn) return session.begin(beginning(pace));
        INK_TRY(session.setDurability(durability));
        return session.begin(QStringLiteral("BEGIN IMMEDIATE"));
    }();
    if (!begun) {
        if (turn) turn->end();
        return fail(begun.error());
    }
    Q_ASSERT(!session.isCommitting);
    session.inTransaction = true;
    session.aborted = false;
    return Transaction(database);
}

Transaction::Transaction(Database& database) : m_database(&database) {}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(other.m_database), m_touched(std::move(other.m_touched)),
      m_touchedLast(std::move(other.m_touchedLast)), m_collected(std::move(other.m_collected)),
      m_open(other.m_open)
{
    other.m_open = false;
}

Transaction::~Transaction()
{
    if (!m_open) return;
    Session& session = m_database->session();
    Q_ASSERT_X(session.inTransaction, "Transaction::~Transaction", "not the thread that began it");
    session.inTransaction = false;
    if (!session.isLost()) (void)session.exec(QStringLiteral("ROLLBACK"));
    session.endHold();
    endTurn();
}

void Transaction::endTurn()
{
    if (WriterTurn* const turn = m_database->writerTurn()) turn->end();
}

Result<void> Transaction::touchAccount(qint64 accountId)
{
    Q_ASSERT(m_open);
    if (m_touched.insert(accountId).second) INK_TRY(run(*m_database, "account_touch", {accountId}));
    return {};
}

Result<void> Transaction::commit()
{
    Q_ASSERT(m_open);
    Session& session = m_database->session();
    Q_ASSERT_X(session.inTransaction, "Transaction::commit", "not the thread that began it");
    // PostgreSQL would turn a COMMIT into a silent rollback.
    if (session.aborted) return fail(ErrorCode::Database, reasons::databaseRefusedPart());
    INK_TRY(session.use()); // the connection that began it
    for (const qint64 account : std::as_const(m_touchedLast))
        INK_TRY(touchAccount(account));
    for (const auto& [kind, changes] : m_collected)
        INK_TRY(changes->write(*m_database));
    session.isCommitting = true;
    const auto committed = session.exec(QStringLiteral("COMMIT"));
    session.isCommitting = false;
    INK_TRY(committed);
    m_open = false;
    session.inTransaction = false;
    session.endHold();
    endTurn();
    return {};
}

bool lostToOthers(const Database& database)
{
    const Session& session = database.session();
    return session.lostToOthers && !session.inTransaction;
}

RetryAttempts::RetryAttempts(const Database& database)
    : m_database(database), m_before(database.session().pace),
      m_end(std::chrono::steady_clock::now() + maxWriterWait)
{
    database.session().pace = Pace::Quick;
}

RetryAttempts::~RetryAttempts()
{
    m_database.session().pace = m_before;
}

bool RetryAttempts::mayRepeat()
{
    constexpr int maximum = 5;
    if (!lostToOthers(m_database)) return false;
    Session& session = m_database.session();
    if (session.stoodStill) session.pace = Pace::Usual;
    // Waiting for a lock costs only time.
    if (session.waitedForLock) return std::chrono::steady_clock::now() < m_end;
    return ++m_count < maximum;
}

} // namespace ink::store
