// One limit of connections to PostgreSQL for all threads: those that wait are served, and nothing hangs.
#include "app/store/accounts/accountstore.h"
#include "app/store/database/database.h"
#include "app/store/database/presence.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <optional>
#include <thread>
#include <vector>

namespace tst_connectionpool {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

/** The number of processes of the server that serve the test's database, by the administrator's connection.
 */
int openConnections(const QString& address)
{
    return test::Postgres::shared()
        ->ask(
            u"SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = '%1'"_s
                .arg(address.section(u'/', -1)))
        .toInt();
}

Result<qint64> number(const Database& database, const QString& sql)
{
    INK_ASSIGN(query, runText(database, sql, {}));
    return query.next() ? query.value(0).toLongLong() : -1;
}

class TestConnectionPool final : public QObject
{
    Q_OBJECT

    QString m_address;
    std::unique_ptr<Database> m_database;

private Q_SLOTS:
    void init()
    {
        if (!test::require(test::Postgres::shared(), "PostgreSQL")) return;
        m_address = test::Postgres::shared()->newDatabase();
        m_database = openDatabase(m_address, Schema::Service).value();
    }
    void cleanup() { m_database.reset(); }

    /** Forty threads read and write with five connections: all succeed, and there are never more. */
    void manyThreadsShareFewConnections()
    {
        constexpr int limit = 5;
        constexpr int threads = 40;
        m_database->setMaxConnections(limit);
        AccountStore accounts(*m_database);
        std::atomic_int running = threads;
        std::atomic_int failed = 0;
        std::latch start(threads);
        std::vector<std::thread> all;
        for (int i = 0; i < threads; ++i)
            all.emplace_back([&, i] {
                start.arrive_and_wait();
                for (int round = 0; round < 5; ++round) {
                    const auto done = runWithRetries(*m_database, [&]() -> Result<void> {
                        INK_ASSIGN(open, Transaction::begin(*m_database));
                        INK_TRY(accounts.create(open, u"%1-%2@example.org"_s.arg(i).arg(round), {}));
                        INK_TRY(runText(*m_database, u"SELECT pg_sleep(0.005)"_s, {}));
                        return open.commit();
                    });
                    const auto read = number(*m_database, u"SELECT count(*) FROM account"_s);
                    if (!done || !read) ++failed;
                }
                --running;
            });
        int peak = 0;
        while (running > 0)
            peak = std::max(peak, openConnections(m_address));
        for (std::thread& each : all)
            each.join();
        QCOMPARE(failed.load(), 0);
        QVERIFY2(peak <= limit, qPrintable(QString::number(peak)));
        QVERIFY2(peak >= limit - 1, qPrintable(QString::number(peak))); // one is left to urgent uses
        QCOMPARE(number(*m_database, u"SELECT count(*) FROM account"_s), threads * 5);
    }

    /** A thread whose result is open gets what else it needs on the same connection. */
    void nestedUsesNeedNoOther()
    {
        m_database->setMaxConnections(minConnections);
        std::latch read(2); // as many as there are for uses that aren't urgent
        std::atomic_int failed = 0;
        std::vector<std::thread> all;
        for (int i = 0; i < 2; ++i)
            all.emplace_back([&, i] {
                auto rows = runText(*m_database, u"SELECT generate_series(1, 3)"_s, {});
                read.arrive_and_wait(); // now none is free
                int seen = 0;
                while (rows && rows->next()) {
                    ++seen;
                    const Snapshot snapshot(*m_database);
                    auto inner = runText(*m_database, u"SELECT generate_series(1, 3)"_s, {});
                    if (!inner || !number(*m_database, u"SELECT 1"_s)) ++failed;
                }
                const auto added = [&]() -> Result<void> {
                    INK_ASSIGN(open, Transaction::begin(*m_database));
                    INK_TRY(AccountStore(*m_database).create(open, u"%1@example.org"_s.arg(i), {}));
                    return open.commit();
                }();
                if (seen != 3 || !added) ++failed;
            });
        for (std::thread& each : all)
            each.join();
        QCOMPARE(failed.load(), 0);
        QCOMPARE(openConnections(m_address), 2);
    }

    /** While all others are in use, an urgent use is served at once, and one that isn't fails in time. */
    void urgentUsesAreServedFirst()
    {
        m_database->setMaxConnections(minConnections, 50ms);
        const auto presence = Presence::join(*m_database, u"this"_s, Timestamp(0ms)).value(); // keeps one
        const auto rows = runText(*m_database, u"SELECT 1"_s, {}); // this thread has the other
        std::optional<Error> refused;
        std::thread([&] {
            const UrgentUse urgent(*m_database);
            QCOMPARE(number(*m_database, u"SELECT 2"_s), 2);
        }).join();
        QCOMPARE(openConnections(m_address), 3);
        QTest::ignoreMessage(QtWarningMsg,
                             "All 3 connections to the database are in use: none became free in 50 ms.");
        std::thread([&] {
            const auto read = number(*m_database, u"SELECT 3"_s);
            if (!read) refused = read.error();
        }).join();
        QVERIFY(refused.has_value());
        QCOMPARE(refused->code, ErrorCode::Unavailable);
        QVERIFY(refused->retryable);
        QCOMPARE(openConnections(m_address), 3);
        QCOMPARE(presence->owners().value().live, QStringList{u"this"_s}); // this thread has its own
    }

    /** Connections that ended while nobody used them are replaced, in whatever number. */
    void idleConnectionsThatWereLostAreReplaced()
    {
        constexpr int threads = 6;
        const auto atOnce = [&](const auto& work) {
            std::latch together(threads);
            std::atomic_int failed = 0;
            std::vector<std::thread> all;
            for (int i = 0; i < threads; ++i)
                all.emplace_back([&] { failed += work(together) ? 0 : 1; });
            for (std::thread& each : all)
                each.join();
            return failed.load();
        };
        const auto reads = [&](std::latch& together) {
            const auto rows = runText(*m_database, u"SELECT 1"_s, {});
            together.arrive_and_wait();
            return rows.has_value();
        };
        const auto writes = [&](std::latch& together) {
            const auto open = Transaction::begin(*m_database);
            together.arrive_and_wait();
            return open.has_value();
        };
        const auto end = [&] {
            test::Postgres::shared()->ask(
                u"SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE datname = '%1'"_s
                    .arg(m_address.section(u'/', -1)));
        };
        QCOMPARE(atOnce(reads), 0);
        QCOMPARE(openConnections(m_address), threads);
        end();
        QCOMPARE(openConnections(m_address), 0);
        QCOMPARE(atOnce(reads), 0);
        end();
        QCOMPARE(atOnce(writes), 0);
    }

    /** A connection with settings or locks of its own isn't handed on. */
    void aHeldConnectionEndsWithItsThread()
    {
        std::thread([&] {
            QSqlQuery query(m_database->connection());
            QVERIFY(query.exec(u"SELECT pg_advisory_lock(4711)"_s));
        }).join();
        QCOMPARE(number(*m_database, u"SELECT pg_try_advisory_lock(4711)::int"_s), 1);
    }
};

INK_TEST(TestConnectionPool, "tst_connectionpool")

} // namespace tst_connectionpool

#include "tst_connectionpool.moc"
