#include "app/store/database/session.h"

#include "app/store/database/databasefailure.h"

#include <QSqlError>

namespace ink::store {

bool WriterTurn::wait(std::chrono::milliseconds maximum)
{
    std::unique_lock lock(m_mutex);
    const quint64 own = ++m_last;
    m_waiting.push_back(own);
    const bool mine = m_changed.wait_for(lock, maximum, [&] { return !m_taken && m_waiting.front() == own; });
    std::erase(m_waiting, own);
    Q_ASSERT(!mine || !m_taken);
    m_taken = m_taken || mine;
    if (!mine) m_changed.notify_all(); // another may be first now
    return mine;
}

void WriterTurn::end()
{
    {
        const std::lock_guard lock(m_mutex);
        Q_ASSERT(m_taken);
        m_taken = false;
    }
    m_changed.notify_all();
}

Session::Session(std::shared_ptr<const Opening> opening, const std::shared_ptr<ConnectionPool>& pool)
    : m_opening(std::move(opening)), m_pool(pool), m_holdsAlways(dialect() == Dialect::Sqlite)
{
}

Session::~Session()
{
    // A connection that a thread held until its end isn't reused: it may have locks and settings of its own.
    if (m_held) m_held->noteLost();
}

Result<std::shared_ptr<Connection>> Session::use()
{
    {
        auto used = m_used.lock();
        if (used && !used->isLost()) return used;
        if (inTransaction || inSnapshot) return fail(databaseConnectionBroke());
    }
    m_held.reset();
    const auto pool = m_pool.lock();
    if (!pool) return fail(databaseConnectionBroke());
    INK_ASSIGN(taken, pool->take(isUrgent));
    m_used = taken;
    if (m_holdsAlways) m_held = taken;
    return taken;
}

Result<std::shared_ptr<Connection>> Session::hold()
{
    INK_ASSIGN(used, use());
    m_held = used;
    return used;
}

void Session::endHold()
{
    if (!m_holdsAlways) m_held.reset();
}

bool Session::isLost() const
{
    const auto used = m_used.lock();
    return !used || used->isLost();
}

Error Session::failure(const QSqlError& error)
{
    if (dialect() == Dialect::Sqlite) {
        lastSqliteCode = error.nativeErrorCode().toInt();
        return databaseFailure(error, m_opening->address);
    }
    aborted = inTransaction;
    if (isLostConnection(error)) {
        if (const auto used = m_used.lock()) used->noteLost();
        if (const auto pool = m_pool.lock()) pool->dropIdle();
        // Before the commit nothing of the transaction was kept. libpq doesn't report that the server ended
        // an idle transaction: that looks like a lost connection.
        stoodStill = inTransaction && !isCommitting;
        lostToOthers = stoodStill;
    } else if (isConflict(error)) {
        lostToOthers = inTransaction;
    } else if (isLockTimeout(error)) {
        lostToOthers = waitedForLock = inTransaction;
    }
    return databaseFailure(error, m_opening->address);
}

Result<void> Session::exec(const QString& sql)
{
    INK_ASSIGN(connection, use());
    if (const auto done = connection->exec(sql); !done) return fail(failure(done.error()));
    return {};
}

Result<void> Session::begin(const QString& sql)
{
    Q_ASSERT(!inTransaction && !inSnapshot);
    const auto attempt = [&]() -> Result<void> {
        INK_TRY(hold());
        return exec(sql);
    };
    auto begun = attempt();
    // The idle connection was lost, for example because the server restarted: no work is lost yet.
    if (!begun && m_held && m_held->isLost()) begun = attempt();
    if (!begun) endHold();
    return begun;
}

Result<void> Session::setDurability(Durability durability)
{
    INK_ASSIGN(connection, use());
    if (const auto done = connection->setDurability(durability); !done) return fail(failure(done.error()));
    return {};
}

} // namespace ink::store
