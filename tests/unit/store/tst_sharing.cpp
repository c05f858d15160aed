// Many concurrent writers, and failures beneath them.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/presence.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/jobs/idempotency.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/dialects.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>

#include <atomic>
#include <barrier>
#include <thread>

namespace tst_sharing {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace std::chrono_literals;

namespace {

Timestamp at(qint64 ms)
{
    return Timestamp(std::chrono::milliseconds(ms));
}

QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/** Runs `work(number)` in this many threads at once; returns how many returned true. */
template <typename Work> int together(int threads, Work&& work)
{
    std::atomic<int> good = 0;
    std::barrier start(threads);
    std::vector<std::thread> all;
    for (int number = 0; number < threads; ++number)
        all.emplace_back([&, number] {
            start.arrive_and_wait();
            if (work(number)) ++good;
        });
    for (auto& thread : all)
        thread.join();
    return good;
}

/** Resident memory of this process in bytes. */
qint64 resident()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

} // namespace

class TestSharing final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_address;
    std::unique_ptr<Database> m_db;
    AccountId m_account;

    [[nodiscard]] bool onPostgres() const { return m_db->isPostgreSql(); }

    Document insert(const QString& title, int signers = 2)
    {
        Document d;
        d.guid = newGuid();
        d.title = title;
        d.accountId = m_account;
        for (int i = 0; i < signers; ++i) {
            Invitation signer;
            signer.guid = newGuid();
            signer.recipientName = QStringLiteral("Signer %1").arg(i);
            d.invitations.append(signer);
        }
        Tag tag;
        tag.text = title;
        d.tags = {tag};
        auto transaction = Transaction::begin(*m_db);
        auto stored = DocumentStore(*m_db).insert(*transaction, std::move(d));
        [&] { QVERIFY(stored && transaction->commit()); }();
        return *stored;
    }
    /** Load, change, replace in one transaction, as the service does it. */
    template <typename Load, typename Rule> Result<void> change(Load&& load, Rule&& rule)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_ASSIGN(document, load());
        rule(document);
        const qint64 version = document.version;
        INK_TRY(DocumentStore(*m_db).replace(transaction, std::move(document), version));
        return transaction.commit();
    }
    [[nodiscard]] QString backend() const
    {
        auto query = runText(*m_db, QStringLiteral("SELECT pg_backend_pid()"), {});
        return query && query->next() ? query->value(0).toString() : QString();
    }
    static void terminate(const QString& pid)
    {
        auto* const postgres = ink::test::Postgres::shared();
        QCOMPARE(postgres->ask(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(pid)),
                 QStringLiteral("true"));
        QTRY_COMPARE(
            postgres->ask(QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE pid = %1").arg(pid)),
            QStringLiteral("0"));
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_address = ink::test::newAddress(m_dir);
        auto db = openDatabase(m_address, Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        auto transaction = Transaction::begin(*m_db);
        m_account = AccountStore(*m_db)
                        .create(*transaction, QStringLiteral("sam@example.com"), QStringLiteral("Sam"))
                        ->id;
        QVERIFY(transaction->commit());
    }
    void cleanup() { m_db.reset(); }

    // First, because after a crash the server replays what all earlier tests have written.
    void aBrokenConnectionLosesItsTransactionOnly()
    {
        if (!onPostgres()) return;
        const Document kept = insert(QStringLiteral("kept"));
        DocumentStore documents(*m_db);
        {
            auto transaction = Transaction::begin(*m_db);
            Document gone = kept;
            gone.guid = newGuid();
            gone.invitations.clear();
            QVERIFY(documents.insert(*transaction, gone));
            terminate(backend());
            const auto next = documents.loadAny(kept.id);
            QCOMPARE(next.error().code, ErrorCode::Unavailable);
            QVERIFY(next.error().retryable);
            QVERIFY(!next.error().detail.english().contains(ink::test::Postgres::shared()->password()));
            QVERIFY(!transaction->commit());
        }
        // An idle connection isn't affected.
        QCOMPARE(DocumentSearch(*m_db).search({m_account}, {})->total, 1);
        terminate(backend());
        QVERIFY(documents.loadAny(kept.id));
        terminate(backend());
        QVERIFY(change([&] { return documents.loadAny(kept.id); },
                       [](Document& d) { d.title = QStringLiteral("changed"); }));
        QVERIFY(ink::test::Postgres::shared()->restart());
        QCOMPARE(documents.loadAny(kept.id)->title, QStringLiteral("changed"));
    }

    void severalStartAtOnce()
    {
        const QString address = ink::test::newAddress(m_dir);
        QCOMPARE(together(4,
                          [&](int) {
                              const auto db = openDatabase(address, Schema::Service);
                              if (!db) qWarning("%s", qPrintable(db.error().detail.english()));
                              return db && DocumentSearch(**db).search({AccountId(1)}, {}).has_value();
                          }),
                 4);
    }

    void twoSignersFinishAtOnce()
    {
        constexpr int signers = 6;
        const Document sent = insert(QStringLiteral("Lease"), signers);
        DocumentStore documents(*m_db);
        QCOMPARE(together(signers,
                          [&](int number) {
                              const QString guid = sent.invitations.at(number).guid;
                              const auto done = change(
                                  [&] { return documents.loadByInvitation(guid); },
                                  [&](Document& d) {
                                      d.invitations[number].status = InvitationStatus::Finalized;
                                      appendHistory(d, {at(number),
                                                        HistoryEvent::fromCode(QStringLiteral("finished")),
                                                        guid,
                                                        {},
                                                        {},
                                                        {},
                                                        {}});
                                  });
                              if (!done) qWarning("%s", qPrintable(done.error().detail.english()));
                              return done.has_value();
                          }),
                 signers);
        const auto after = documents.loadAny(sent.id);
        QCOMPARE(after->version, 1 + signers);
        QCOMPARE(after->histories.size(), signers);
        for (const Invitation& each : after->invitations)
            QCOMPARE(each.status, InvitationStatus::Finalized);
        QCOMPARE(firstBrokenLink(after->histories), -1);
        QCOMPARE(documents.accountRevision(m_account), 2 + signers); // each change of a listing is seen
    }

    void aReadSeesOneState()
    {
        const Document first = insert(QStringLiteral("0"));
        DocumentStore documents(*m_db);
        std::atomic_bool stop = false;
        std::thread writer([&] {
            for (int i = 1; i <= 150 && !stop; ++i)
                (void)change([&] { return documents.loadAny(first.id); },
                             [&](Document& d) { d.title = d.tags[0].text = QString::number(i); });
            stop = true;
        });
        int torn = 0;
        int reads = 0;
        while (!stop) {
            const auto read = documents.loadAny(first.id);
            if (!read || read->title != read->tags.at(0).text) ++torn;
            ++reads;
        }
        writer.join();
        QCOMPARE(torn, 0);
        QVERIFY(reads > 5);
    }

    void everyJobIsTakenOnce()
    {
        constexpr int jobs = 60;
        {
            auto transaction = Transaction::begin(*m_db);
            for (int i = 0; i < jobs; ++i) {
                Job job(JobKind::Finalize);
                job.key = QString::number(i);
                QVERIFY(Outbox(*m_db).queue(*transaction, job));
            }
            QVERIFY(transaction->commit());
        }
        std::mutex mutex;
        QList<qint64> taken;
        together(6, [&](int number) {
            Outbox outbox(*m_db);
            for (;;) {
                const auto job = outbox.leaseNext({JobKind::Finalize}, QString::number(number), at(1), 1h);
                if (!job) qWarning("%s", qPrintable(job.error().detail.english()));
                // Nothing is available while another worker holds the last one: retried later.
                if (!job || !*job) return true;
                const std::lock_guard lock(mutex);
                taken.append((*job)->id);
            }
        });
        QCOMPARE(taken.size(), jobs);
        QCOMPARE(QSet<qint64>(taken.cbegin(), taken.cend()).size(), jobs);
    }

    void oneReservesAKey()
    {
        IdempotencyStore keys(*m_db);
        using State = IdempotencyStore::State;
        for (int round = 0; round < 5; ++round) {
            std::atomic<int> running = 0;
            QCOMPARE(together(6,
                              [&](int) {
                                  const auto got =
                                      keys.reserve(m_account, QString::number(round), "h", at(0));
                                  if (got && got->state == State::Running) ++running;
                                  return got && got->state == State::New;
                              }),
                     1);
            QCOMPARE(running, 5);
        }
    }

    void aFolderNameIsGivenOnce()
    {
        for (int round = 0; round < 5; ++round) {
            std::atomic<int> duplicates = 0;
            QCOMPARE(together(5,
                              [&](int) {
                                  auto transaction = Transaction::begin(*m_db);
                                  Folder folder;
                                  folder.name = QStringLiteral("Clients %1").arg(round);
                                  folder.accountId = m_account;
                                  const auto made = FolderStore(*m_db).insert(*transaction, folder);
                                  if (!made && made.error().code == ErrorCode::Duplicate) ++duplicates;
                                  return made && transaction->commit();
                              }),
                     1);
            QCOMPARE(duplicates, 4);
        }
    }

    void foldersThatMoveIntoEachOtherMakeNoCircle()
    {
        FolderStore folders(*m_db);
        Folder a;
        a.accountId = m_account;
        Folder b = a;
        a.name = QStringLiteral("a");
        b.name = QStringLiteral("b");
        {
            auto transaction = Transaction::begin(*m_db);
            a = *folders.insert(*transaction, a);
            b = *folders.insert(*transaction, b);
            QVERIFY(transaction->commit());
        }
        QCOMPARE(together(2,
                          [&](int number) {
                              auto transaction = Transaction::begin(*m_db);
                              Folder moved = number == 0 ? a : b;
                              moved.parent = number == 0 ? b.id : a.id;
                              return folders.update(*transaction, moved) && transaction->commit();
                          }),
                 1);
    }

    void aDeadlockIsTriedAgain()
    {
        const Document one = insert(QStringLiteral("one"));
        const Document two = insert(QStringLiteral("two"));
        DocumentStore documents(*m_db);
        std::barrier both(2);
        std::atomic<int> tries = 0;
        QCOMPARE(together(onPostgres() ? 2 : 1,
                          [&](int number) {
                              bool first = true;
                              const auto done = runWithRetries(*m_db, [&]() -> Result<void> {
                                  ++tries;
                                  INK_ASSIGN(transaction, Transaction::begin(*m_db));
                                  INK_TRY(documents.loadAny(number == 0 ? one.id : two.id));
                                  if (onPostgres() && std::exchange(first, false)) both.arrive_and_wait();
                                  INK_TRY(documents.loadAny(number == 0 ? two.id : one.id));
                                  return transaction.commit();
                              });
                              if (!done) qWarning("%s", qPrintable(done.error().detail.english()));
                              return done.has_value();
                          }),
                 onPostgres() ? 2 : 1);
        QVERIFY(onPostgres() ? tries >= 3 : tries == 1); // more if both gave up at the same time
    }

    void aFailedStatementSpoilsItsTransaction()
    {
        auto transaction = Transaction::begin(*m_db);
        auto account = AccountStore(*m_db).load(m_account);
        account->userSetting.name = QStringLiteral("New");
        QVERIFY(AccountStore(*m_db).saveSettings(*transaction, *account));
        QVERIFY(!runText(*m_db, QStringLiteral("SELECT nonsense FROM nowhere"), {}));
        const bool committed = transaction->commit().has_value();
        // Never reported as committed when it was not.
        QCOMPARE(committed, !onPostgres());
    }

    void textsWithNulAreRefused()
    {
        const auto refused = AccountStore(*m_db).loadByEmail(QStringLiteral("a") + QChar(0));
        QCOMPARE(refused.error().code, ErrorCode::Validation);
    }

    void whoIsThere()
    {
        if (!onPostgres()) return;
        auto one = Presence::join(*m_db, QStringLiteral("1:0:one"), at(1));
        auto two = Presence::join(*m_db, QStringLiteral("2:0:two"), at(1));
        QVERIFY2(one && two, one ? "" : qPrintable(one.error().detail.english()));
        // The row of a killed process, without a lock.
        QVERIFY(runText(*m_db, QStringLiteral("INSERT INTO instance(owner, started) VALUES ('3:0:three', 1)"),
                        {}));
        QCOMPARE((*one)->owners()->live, QStringList({QStringLiteral("1:0:one"), QStringLiteral("2:0:two")}));
        QCOMPARE((*one)->owners()->dead, QStringList(QStringLiteral("3:0:three")));
        QVERIFY((*one)->remove(QStringLiteral("3:0:three")));
        QCOMPARE((*two)->owners()->dead, QStringList());

        // A lost connection isn't the end of its process: the lock is reacquired.
        auto holder =
            runText(*m_db,
                    QStringLiteral("SELECT l.pid FROM pg_locks l JOIN instance i ON l.objid::bigint = i.id "
                                   "WHERE l.locktype = 'advisory' AND i.owner = '2:0:two'"),
                    {});
        QVERIFY(holder && holder->next());
        terminate(holder->value(0).toString());
        QCOMPARE((*one)->owners()->dead, QStringList(QStringLiteral("2:0:two")));
        QTRY_COMPARE((*one)->owners()->dead, QStringList());
        two->reset();
        QCOMPARE((*one)->owners()->live, QStringList(QStringLiteral("1:0:one")));
    }

    void blobsAreSharedAndFlat()
    {
        const QString folder = m_dir.filePath(newGuid());
        const auto blobs = onPostgres() ? BlobStore::openInDatabase(*m_db, folder) : BlobStore::open(folder);
        const QByteArray some(700'000, 's');
        QCOMPARE(together(4, [&](int) { return blobs->put(some).has_value(); }), 4);
        const QString name = *blobs->put(some);
        QCOMPARE(blobs->read(name)->bytes(), some);
        const Timestamp now(std::chrono::duration_cast<Timestamp::duration>(
            std::chrono::system_clock::now().time_since_epoch()));
        QVERIFY(!blobs->removeUnless(name, now - 1h));
        QVERIFY(blobs->blobsOlderThan(now - 1h).isEmpty());
        QVERIFY(blobs->blobsOlderThan(now + 1h).contains(name));
        QVERIFY(blobs->removeUnless(name, now + 1h));
        QVERIFY(!blobs->contains(name));
        QCOMPARE(blobs->read(name).error().code, ErrorCode::Io);

        // Memory use doesn't depend on the size.
        constexpr qint64 size = 48LL * 1024 * 1024;
        const qint64 before = resident();
        auto writer = blobs->createWriter();
        const QByteArray piece(64 * 1024, 'x');
        while (writer->size() < size)
            QVERIFY(writer->write(piece.constData(), piece.size()));
        const auto large = blobs->commit(std::move(*writer));
        QVERIFY2(large.has_value(), large ? "" : qPrintable(large.error().detail.english()));
        const auto blob = blobs->read(*large);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (qint64 from = 0; from < blob->size(); from += piece.size())
            hash.addData(*blob->read(from, piece.size()));
        QCOMPARE(QString::fromLatin1(hash.result().toHex()), *large);
        const qint64 grown = resident() - before;
        QVERIFY2(test::isSanitized || grown < 16LL * 1024 * 1024, qPrintable(QString::number(grown)));
    }

    void passwordsStayOutOfErrors()
    {
        if (!onPostgres()) return;
        const QString password = ink::test::Postgres::shared()->password();
        QString wrong = m_address;
        wrong.replace(QStringLiteral("inkstone:"), QStringLiteral("inkstone:no"));
        const auto refused = openDatabase(wrong, Schema::Service);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QVERIFY(refused.error().detail.english().contains(QStringLiteral("password authentication failed")));
        QVERIFY(!refused.error().detail.english().contains(password));
    }
};

INK_TEST(TestSharing, "tst_sharing")

} // namespace tst_sharing

#include "tst_sharing.moc"
