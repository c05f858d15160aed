#include "app/store/database/presence.h"

#include "app/store/database/query.h"
#include "app/store/database/reasons.h"
#include "app/store/database/session.h"

#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

namespace ink::store {

namespace {
constexpr auto lookEvery = std::chrono::seconds(2);

/** Makes the server detect a host without power after about 15 s instead of two hours. */
const QString& quickDeath()
{
    static const QString sql = QStringLiteral("SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; "
                                              "SET tcp_keepalives_count = 2");
    return sql;
}
} // namespace

struct Presence::Private
{
    Private(const Database& theDatabase, const QString& theOwner, Timestamp now)
        : database(theDatabase), owner(theOwner), started(now)
    {
    }

    Result<qint64> number(Session& session, const char* name, const QVariantList& values) const
    {
        INK_ASSIGN(connection, session.acquire());
        const auto prepared = connection->prepare(nullptr, statementSql(database, name));
        if (!prepared) return fail(session.recordFailure(prepared.error()));
        Query query(connection, *prepared);
        for (qsizetype i = 0; i < values.size(); ++i)
            (*prepared)->query.bindValue(static_cast<int>(i), values.at(i));
        if (!(*prepared)->query.exec()) return fail(session.recordFailure((*prepared)->query.lastError()));
        return query.next() ? query["number"].toLongLong() : 0;
    }

    /** Acquires the lock first, so that every visible row belongs to a live process. */
    Result<void> enter(Session& session) const
    {
        INK_TRY(session.exec(quickDeath()));
        INK_ASSIGN(id, number(session, "instance_number", {}));
        INK_ASSIGN(locked, number(session, "instance_lock", {id}));
        if (locked == 0) return fail(ErrorCode::Unavailable, reasons::instanceNumberTaken());
        INK_TRY(number(session, "instance_insert", {id, owner, fromTime(started)}));
        return {};
    }

    void hold(std::promise<Result<void>> entered)
    {
        Session session(database.connectionParameters(), database.pool());
        session.isUrgent = true;
        session.holdAlways();
        auto in = enter(session);
        const bool once = in.has_value();
        entered.set_value(in);
        if (!once) return;
        std::unique_lock lock(mutex);
        while (!wake.wait_for(lock, lookEvery, [this] { return stopping; })) {
            lock.unlock();
            if (in) in = session.exec(QStringLiteral("SELECT 1"));
            if (!in) in = enter(session);
            lock.lock();
        }
        if (in) (void)number(session, "instance_remove", {owner});
    }

    const Database& database;
    const QString owner;
    const Timestamp started;
    std::mutex mutex;
    std::condition_variable wake;
    bool stopping = false;
    std::thread thread;
};

Presence::Presence(std::unique_ptr<Private> data) : d(std::move(data)) {}

Presence::~Presence()
{
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    d->wake.notify_all();
    if (d->thread.joinable()) d->thread.join();
}

Result<std::unique_ptr<Presence>> Presence::join(const Database& database, const QString& owner,
                                                 Timestamp now)
{
    std::unique_ptr<Presence> presence(new Presence(std::make_unique<Private>(database, owner, now)));
    std::promise<Result<void>> entered;
    auto answer = entered.get_future();
    presence->d->thread = std::thread(
        [d = presence->d.get(), promise = std::move(entered)]() mutable { d->hold(std::move(promise)); });
    INK_TRY(answer.get());
    return presence;
}

Result<Presence::Owners> Presence::owners() const
{
    INK_ASSIGN(query, run(d->database, "instance_list", {}));
    Owners others;
    while (query.next())
        (query["lives"].toInt() != 0 || query["owner"].toString() == d->owner ? others.live : others.dead)
            .append(query["owner"].toString());
    return others;
}

Result<void> Presence::remove(const QString& deadOwner) const
{
    INK_TRY(run(d->database, "instance_remove", {deadOwner}));
    return {};
}

} // namespace ink::store
