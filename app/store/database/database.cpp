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

/** Returns the statement that begins a PostgreSQL transaction with these timeouts. `Default` needs no
 * settings, because connections are set up with these timeouts. */
QString beginning(TransactionTimeouts pace)
{
    switch (pace) {
    case TransactionTimeouts::Default:
        break;
    case TransactionTimeouts::Short:
        // Randomized, so that two transactions that block each other don't time out at the same moment.
        return QStringLiteral("BEGIN; SET LOCAL lock_timeout = '%1ms'; SET LOCAL statement_timeout = '10s'; "
                              "SET LOCAL idle_in_transaction_session_timeout = '700ms'")
            .arg(QRandomGenerator::global()->bounded(400, 800));
    case TransactionTimeouts::Long:
        return QStringLiteral("BEGIN; SET LOCAL lock_timeout = '60s'; "
                              "SET LOCAL idle_in_transaction_session_timeout = '10min'");
    }
    return QStringLiteral("BEGIN");
}
} // namespace

struct Database::Private
{
    std::shared_ptr<const ConnectionParameters> opening;
    std::shared_ptr<ConnectionPool> pool;
    WriteQueue writerTurn;
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
    data->opening =
        std::make_shared<const ConnectionParameters>(ConnectionParameters{std::move(address), schema});
    data->pool = std::make_shared<ConnectionPool>(data->opening);
    std::unique_ptr<Database> database(new Database(std::move(data)));
    INK_TRY(database->session().acquire());
    return database;
}

Dialect Database::dialect() const
{
    return d->opening->address.dialect;
}

Session& Database::session() const
{
    // Replaces the stale entry of a closed database whose pool had the same memory address.
    auto& slot = threadSessions()[d->pool.get()];
    if (!slot || !slot->belongsTo(d->pool)) slot = std::make_unique<Session>(d->opening, d->pool);
    return *slot;
}

std::shared_ptr<const ConnectionParameters> Database::connectionParameters() const
{
    return d->opening;
}

std::shared_ptr<ConnectionPool> Database::pool() const
{
    return d->pool;
}

WriteQueue* Database::writeQueue() const
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

bool Database::isInTransaction() const
{
    return session().isInTransaction;
}

UrgentUse::UrgentUse(const Database& database)
    : m_database(database), m_wasUrgent(std::exchange(database.session().isUrgent, true))
{
}

UrgentUse::~UrgentUse()
{
    m_database.session().isUrgent = m_wasUrgent;
}

Result<Transaction> Transaction::begin(Database& database)
{
    return begin(database, Durability::Full);
}

Result<Transaction> Transaction::begin(Database& database, Durability durability)
{
    return begin(database, durability, database.session().timeouts);
}

Result<Transaction> Transaction::begin(Database& database, Durability durability, TransactionTimeouts pace)
{
    Session& session = database.session();
    Q_ASSERT_X(!session.isInTransaction && !session.isInSnapshot, "Transaction::begin", "nested transaction");
    session.hadConflict = false;
    session.hasLostConnection = false;
    session.hadLockTimeout = false;
    WriteQueue* const turn = database.writeQueue();
    if (turn && !turn->waitForTurn(maxWriterWait)) return fail(databaseBusyError());
    const auto begun = [&]() -> Result<void> {
        if (!turn) return session.begin(beginning(pace));
        INK_TRY(session.setDurability(durability));
        return session.begin(QStringLiteral("BEGIN IMMEDIATE"));
    }();
    if (!begun) {
        if (turn) turn->endTurn();
        return fail(begun.error());
    }
    Q_ASSERT(!session.isCommitting);
    session.isInTransaction = true;
    session.isAborted = false;
    return Transaction(database);
}

Transaction::Transaction(Database& database) : m_database(&database) {}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(other.m_database), m_touched(std::move(other.m_touched)),
      m_touchedAtCommit(std::move(other.m_touchedAtCommit)), m_collected(std::move(other.m_collected)),
      m_isOpen(other.m_isOpen)
{
    other.m_isOpen = false;
}

Transaction::~Transaction()
{
    if (!m_isOpen) return;
    Session& session = m_database->session();
    Q_ASSERT_X(session.isInTransaction, "Transaction::~Transaction", "not the thread that began it");
    session.isInTransaction = false;
    if (!session.isLost()) (void)session.exec(QStringLiteral("ROLLBACK"));
    session.releaseHold();
    endTurn();
}

void Transaction::endTurn()
{
    if (WriteQueue* const turn = m_database->writeQueue()) turn->endTurn();
}

Result<void> Transaction::touchAccount(qint64 accountId)
{
    Q_ASSERT(m_isOpen);
    if (m_touched.insert(accountId).second) INK_TRY(run(*m_database, "account_touch", {accountId}));
    return {};
}

Result<void> Transaction::commit()
{
    Q_ASSERT(m_isOpen);
    Session& session = m_database->session();
    Q_ASSERT_X(session.isInTransaction, "Transaction::commit", "not the thread that began it");
    // After a failed statement, PostgreSQL would turn the COMMIT into a silent rollback.
    if (session.isAborted) return fail(ErrorCode::Database, reasons::databaseRefusedPart());
    INK_TRY(session.acquire()); // the connection that began the transaction
    for (const qint64 account : std::as_const(m_touchedAtCommit))
        INK_TRY(touchAccount(account));
    for (const auto& [kind, changes] : m_collected)
        INK_TRY(changes->write(*m_database));
    session.isCommitting = true;
    const auto committed = session.exec(QStringLiteral("COMMIT"));
    session.isCommitting = false;
    INK_TRY(committed);
    m_isOpen = false;
    session.isInTransaction = false;
    session.releaseHold();
    endTurn();
    return {};
}

bool hadConflict(const Database& database)
{
    const Session& session = database.session();
    return session.hadConflict && !session.isInTransaction;
}

RetryAttempts::RetryAttempts(const Database& database)
    : m_database(database), m_previousTimeouts(database.session().timeouts),
      m_end(std::chrono::steady_clock::now() + maxWriterWait)
{
    database.session().timeouts = TransactionTimeouts::Short;
}

RetryAttempts::~RetryAttempts()
{
    m_database.session().timeouts = m_previousTimeouts;
}

bool RetryAttempts::shouldRetry()
{
    constexpr int maximum = 5;
    if (!hadConflict(m_database)) return false;
    Session& session = m_database.session();
    if (session.hasLostConnection) session.timeouts = TransactionTimeouts::Default;
    // After a lock timeout, only the total time is limited, not the number of attempts.
    if (session.hadLockTimeout) return std::chrono::steady_clock::now() < m_end;
    return ++m_count < maximum;
}

} // namespace ink::store
