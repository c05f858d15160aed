#include "app/store/database/session.h"

#include "app/store/database/databasefailure.h"

#include <QSqlError>

namespace ink::store {

bool WriteQueue::waitForTurn(std::chrono::milliseconds maximum)
{
    std::unique_lock lock(m_mutex);
    const quint64 own = ++m_last;
    m_waiting.push_back(own);
    const bool mine =
        m_changed.wait_for(lock, maximum, [&] { return !m_isBusy && m_waiting.front() == own; });
    std::erase(m_waiting, own);
    Q_ASSERT(!mine || !m_isBusy);
    m_isBusy = m_isBusy || mine;
    if (!mine) m_changed.notify_all(); // another thread may be first in the queue now
    return mine;
}

void WriteQueue::endTurn()
{
    {
        const std::lock_guard lock(m_mutex);
        Q_ASSERT(m_isBusy);
        m_isBusy = false;
    }
    m_changed.notify_all();
}

Session::Session(std::shared_ptr<const ConnectionParameters> opening,
                 const std::shared_ptr<ConnectionPool>& pool)
    : m_parameters(std::move(opening)), m_pool(pool), m_holdsAlways(dialect() == Dialect::Sqlite)
{
}

Session::~Session()
{
    // A connection that a thread held until its end isn't reused, because it may still have locks and
    // settings.
    if (m_held) m_held->markLost();
}

Result<std::shared_ptr<Connection>> Session::acquire()
{
    {
        auto used = m_used.lock();
        if (used && !used->isLost()) return used;
        if (isInTransaction || isInSnapshot) return fail(connectionLostError());
    }
    m_held.reset();
    const auto pool = m_pool.lock();
    if (!pool) return fail(connectionLostError());
    INK_ASSIGN(taken, pool->acquire(isUrgent));
    m_used = taken;
    if (m_holdsAlways) m_held = taken;
    return taken;
}

Result<std::shared_ptr<Connection>> Session::hold()
{
    INK_ASSIGN(used, acquire());
    m_held = used;
    return used;
}

void Session::releaseHold()
{
    if (!m_holdsAlways) m_held.reset();
}

bool Session::isLost() const
{
    const auto used = m_used.lock();
    return !used || used->isLost();
}

Error Session::recordFailure(const QSqlError& error)
{
    if (dialect() == Dialect::Sqlite) {
        lastSqliteCode = error.nativeErrorCode().toInt();
        return rejectedStatementError(error, m_parameters->address);
    }
    isAborted = isInTransaction;
    if (isLostConnection(error)) {
        if (const auto used = m_used.lock()) used->markLost();
        if (const auto pool = m_pool.lock()) pool->closeIdle();
        // Before the commit, nothing of the transaction was stored. libpq doesn't report that the server
        // ended an idle transaction: this looks like a lost connection.
        hasLostConnection = isInTransaction && !isCommitting;
        hadConflict = hasLostConnection;
    } else if (isConflict(error)) {
        hadConflict = isInTransaction;
    } else if (isLockTimeout(error)) {
        hadConflict = hadLockTimeout = isInTransaction;
    }
    return rejectedStatementError(error, m_parameters->address);
}

Result<void> Session::exec(const QString& sql)
{
    INK_ASSIGN(connection, acquire());
    if (const auto done = connection->exec(sql); !done) return fail(recordFailure(done.error()));
    return {};
}

Result<void> Session::begin(const QString& sql)
{
    Q_ASSERT(!isInTransaction && !isInSnapshot);
    const auto attempt = [&]() -> Result<void> {
        INK_TRY(hold());
        return exec(sql);
    };
    auto begun = attempt();
    // The idle connection was lost, for example because the server restarted. Nothing has been done on it
    // yet.
    if (!begun && m_held && m_held->isLost()) begun = attempt();
    if (!begun) releaseHold();
    return begun;
}

Result<void> Session::setDurability(Durability durability)
{
    INK_ASSIGN(connection, acquire());
    if (const auto done = connection->setDurability(durability); !done)
        return fail(recordFailure(done.error()));
    return {};
}

} // namespace ink::store
