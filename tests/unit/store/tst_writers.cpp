#include "app/base/reasons.h"
#include "app/base/systemfault.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_writers {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

namespace {

int synchronousOf(const Database& database)
{
    QSqlQuery query(database.connection());
    return query.exec(u"PRAGMA synchronous"_s) && query.next() ? query.value(0).toInt() : -1;
}

Job job(int number)
{
    Job made(JobKind::Finalize);
    made.key = QString::number(number);
    return made;
}

} // namespace

class TestWriters final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_database = openSqlite(m_folder->filePath(u"db"_s), Schema::Service).value();
    }
    void cleanup()
    {
        m_database.reset();
        m_folder.reset();
    }
    void threadsTakeTurns();
    void aFailedWriterGivesItsTurnBack();
    void whatIsKeptIsWaitedFor();
    void severalBlobsAtOnce();
    void aFullDiskSaysSo();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
};

/** Each holds the turn briefly; with SQLite's own waiting they would sleep in between. */
void TestWriters::threadsTakeTurns()
{
    constexpr int threads = 6;
    constexpr int each = 20;
    std::atomic_int inside = 0;
    std::atomic_int together = 0;
    std::atomic_int failed = 0;
    std::vector<std::thread> all;
    for (int t = 0; t < threads; ++t)
        all.emplace_back([&, t] {
            Outbox outbox(*m_database);
            for (int i = 0; i < each; ++i) {
                auto transaction = Transaction::begin(*m_database);
                if (!transaction) {
                    ++failed;
                    continue;
                }
                if (++inside > 1) ++together;
                const bool queued = outbox.queue(*transaction, job(t * each + i)).has_value();
                --inside;
                if (!queued || !transaction->commit()) ++failed;
            }
        });
    for (std::thread& thread : all)
        thread.join();
    QCOMPARE(failed, 0);
    QCOMPARE(together, 0);
    QSqlQuery count(m_database->connection());
    QVERIFY(count.exec(u"SELECT count(*) FROM outbox"_s) && count.next());
    QCOMPARE(count.value(0).toInt(), threads * each);
}

void TestWriters::aFailedWriterGivesItsTurnBack()
{
    {
        auto dropped = Transaction::begin(*m_database);
        QVERIFY(dropped); // rolled back at its end
        auto moved = std::move(*dropped);
        Q_UNUSED(moved)
    }
    bool done = false;
    std::thread other([&] {
        auto transaction = Transaction::begin(*m_database);
        done = transaction && transaction->commit();
    });
    other.join();
    QVERIFY(done);
}

void TestWriters::whatIsKeptIsWaitedFor()
{
    constexpr int full = 2;
    constexpr int normal = 1;
    QCOMPARE(synchronousOf(*m_database), full);
    {
        auto passing = Transaction::begin(*m_database, Durability::WhileRunning);
        QVERIFY(passing);
        QCOMPARE(synchronousOf(*m_database), normal);
        QVERIFY(passing->commit());
    }
    auto kept = Transaction::begin(*m_database);
    QVERIFY(kept);
    QCOMPARE(synchronousOf(*m_database), full);
    QVERIFY(kept->commit());
}

void TestWriters::severalBlobsAtOnce()
{
    const auto blobs = BlobStore::open(m_folder->filePath(u"blobs"_s)).value();
    const QByteArray known = "known already";
    QVERIFY(blobs.put(known));
    const QList<QByteArray> all{"one", QByteArray(300'000, 'x'), known, "one", {}};
    const auto names = blobs.putAll(all);
    QVERIFY(names);
    QCOMPARE(names->size(), all.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        QCOMPARE(names->at(i), QString::fromLatin1(
                                   QCryptographicHash::hash(all.at(i), QCryptographicHash::Sha256).toHex()));
        const auto blob = blobs.read(names->at(i));
        QVERIFY(blob);
        QCOMPARE(blob->bytes(), all.at(i));
    }
    // Nothing is left of partial writes.
    QVERIFY(QDir(m_folder->filePath(u"blobs/incoming"_s)).isEmpty());
}

void TestWriters::aFullDiskSaysSo()
{
    const auto maximum = [&](qint64 pages) {
        QSqlQuery query(m_database->connection());
        return query.exec(u"PRAGMA max_page_count = %1"_s.arg(pages)) && query.next()
                   ? query.value(0).toLongLong()
                   : -1;
    };
    const qint64 now = maximum(1); // not less than there are
    QVERIFY(now > 1);
    Outbox outbox(*m_database);
    const auto fill = [&]() -> Result<void> {
        INK_ASSIGN(transaction, Transaction::begin(*m_database));
        for (int i = 0; i < 2000; ++i)
            INK_TRY(outbox.queue(transaction, job(i)));
        return transaction.commit();
    };
    QTest::ignoreMessage(QtWarningMsg, "Storing in the database failed: No space left on device (errno 28).");
    const auto refused = fill();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Unavailable);
    QVERIFY2(refused.error().detail.english().contains(u"disk is full"_s),
             qPrintable(refused.error().detail.english()));
    QVERIFY(maximum(1'000'000) > now);
    QVERIFY(fill()); // continues when there is space
#ifdef Q_OS_LINUX
    QFile full(u"/dev/full"_s);
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(!writeAll(full, "x", 1));
    QCOMPARE(systemFault("Storing a file", full).detail, reasons::diskFull());
#endif
}

INK_TEST(TestWriters, "tst_writers")

} // namespace tst_writers

#include "tst_writers.moc"
