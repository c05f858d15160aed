#include "app/base/reasons.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/query.h"
#include "app/store/jobs/idempotency.h"
#include "app/store/jobs/outbox.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_outbox {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace std::chrono_literals;

class TestOutbox final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    static Timestamp at(qint64 ms) { return Timestamp(std::chrono::milliseconds(ms)); }

    void queue(JobKind kind, const QString& key)
    {
        auto transaction = Transaction::begin(*m_db);
        Job job(kind);
        job.key = key;
        job.documentId = DocumentId(7);
        QVERIFY(Outbox(*m_db).queue(*transaction, job));
        QVERIFY(transaction->commit());
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto db = openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
    }

    void aJobIsTakenOnceAndComesBackWhenItsWorkerDies()
    {
        Outbox outbox(*m_db);
        queue(JobKind::Finalize, QStringLiteral("7"));
        queue(JobKind::Finalize, QStringLiteral("7")); // the same work
        const auto first = outbox.leaseNext({JobKind::Finalize}, QStringLiteral("a"), at(10), 30s);
        QVERIFY(first->has_value());
        QCOMPARE((*first)->attempts, 1);
        QVERIFY(!outbox.leaseNext({JobKind::Finalize}, QStringLiteral("b"), at(11), 30s)->has_value());
        QVERIFY(!outbox.leaseNext({JobKind::Callback}, QStringLiteral("b"), at(99'999), 30s)->has_value());
        const auto again = outbox.leaseNext({JobKind::Finalize}, QStringLiteral("b"), at(10 + 30'000), 30s);
        QVERIFY(again->has_value());
        QCOMPARE((*again)->attempts, 2);
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(outbox.complete(*transaction, (*again)->id));
        QVERIFY(transaction->commit());
        QCOMPARE(outbox.jobsOf(DocumentId(7))->size(), 0);
        QVERIFY(!outbox.nextDueTime()->has_value());
    }

    void everyKindHasAWordOfItsOwn_data()
    {
        QTest::addColumn<JobKind>("kind");
        QTest::addColumn<QString>("word");
        QTest::newRow("finalize") << JobKind::Finalize << QStringLiteral("finalize");
        QTest::newRow("signature") << JobKind::Signature << QStringLiteral("signature");
        QTest::newRow("timestamp") << JobKind::Timestamp << QStringLiteral("timestamp");
        QTest::newRow("callback") << JobKind::Callback << QStringLiteral("callback");
        QTest::newRow("mail") << JobKind::Mail << QStringLiteral("mail");
        QTest::newRow("sms") << JobKind::Sms << QStringLiteral("sms");
    }
    void everyKindHasAWordOfItsOwn()
    {
        QFETCH(JobKind, kind);
        QFETCH(QString, word);
        QCOMPARE(jobKindName(kind), word); // rows of earlier versions have it
        QCOMPARE(jobKindFromName(word), std::optional(kind));
        queue(kind, QStringLiteral("1"));
        auto rows = runText(*m_db, QStringLiteral("SELECT kind FROM outbox"), {});
        QVERIFY(rows && rows->next());
        QCOMPARE(rows->value(0).toString(), word);
        QCOMPARE(Outbox(*m_db).jobsOf(DocumentId(7))->at(0).kind, kind);
    }

    void aKindThatIsNotKnownIsAnErrorThatNamesIt()
    {
        Outbox outbox(*m_db);
        queue(JobKind::Mail, QStringLiteral("1"));
        queue(JobKind::Finalize, QStringLiteral("2"));
        QVERIFY(runText(*m_db, QStringLiteral("UPDATE outbox SET kind = 'fax' WHERE kind = 'mail'"), {}));
        QVERIFY(!jobKindFromName(QStringLiteral("fax")));
        const auto jobs = outbox.jobsOf(DocumentId(7));
        QVERIFY(!jobs);
        QCOMPARE(jobs.error().code, ErrorCode::Database);
        QVERIFY2(jobs.error().detail.english().contains(QStringLiteral("fax")),
                 qPrintable(jobs.error().detail.english()));
        QCOMPARE(outbox.jobsOf(QList{DocumentId(7)}).error().code, ErrorCode::Database);
        // Workers take only known kinds: it stays for the version that queued it.
        QVERIFY(outbox.leaseNext({JobKind::Finalize}, QStringLiteral("a"), at(10), 30s)->has_value());
        QVERIFY(!outbox.leaseNext({JobKind::Mail}, QStringLiteral("a"), at(10), 30s)->has_value());
    }

    void leasesOfADeadOwnerAreGivenBack()
    {
        Outbox outbox(*m_db);
        queue(JobKind::Mail, QStringLiteral("1"));
        QVERIFY(outbox.leaseNext({JobKind::Mail}, QStringLiteral("dead-1"), at(0), 1h)->has_value());
        QVERIFY(outbox.releaseLeases(QStringLiteral("dead")));
        const auto job = outbox.leaseNext({JobKind::Mail}, QStringLiteral("b"), at(1), 1h);
        QVERIFY(job->has_value());
        // A worker presumed dead can't change the job of its new owner.
        QVERIFY(outbox.retryLater((*job)->id, at(5), Message::literal(QStringLiteral("late")),
                                  QStringLiteral("dead-1")));
        QVERIFY(!outbox.leaseNext({JobKind::Mail}, QStringLiteral("c"), at(6), 1h)->has_value());
        QVERIFY(outbox.retryLater((*job)->id, at(500), Message::literal(QStringLiteral("no route")),
                                  QStringLiteral("b")));
        QCOMPARE(*outbox.nextDueTime(), std::optional(at(500)));
        QCOMPARE(outbox.jobsOf(DocumentId(7))->at(0).lastError, Message::literal(QStringLiteral("no route")));
        QVERIFY(outbox.retryLater((*job)->id, at(600), reasons::serverAnswered(500)));
        QCOMPARE(outbox.jobsOf(DocumentId(7))->at(0).lastError, reasons::serverAnswered(500));
    }

    void anIdempotencyKeyAnswersOnce()
    {
        IdempotencyStore keys(*m_db);
        keys.setOwner(QStringLiteral("p1:"));
        const AccountId account(1);
        using State = IdempotencyStore::State;
        const auto reserve = [&](const char* hash, qint64 ms) {
            return keys.reserve(account, QStringLiteral("k"), hash, at(ms));
        };
        QCOMPARE(reserve("h", 0)->state, State::New);
        QCOMPARE(reserve("h", 1)->state, State::Running);
        QCOMPARE(reserve("other", 1)->state, State::Mismatch);
        QVERIFY(keys.finish(account, QStringLiteral("k"), {201, "{}", "application/json"}));
        const auto replay = reserve("h", 2);
        QCOMPARE(replay->state, State::Replay);
        QCOMPARE(replay->response.httpStatus, 201);
        QCOMPARE(reserve("h", 8LL * 24 * 3600 * 1000)->state, State::New); // forgotten after 7 days
    }

    void workThatWasDoneBeforeACrashIsNotDoneAgain()
    {
        IdempotencyStore keys(*m_db);
        keys.setOwner(QStringLiteral("p1:"));
        const AccountId account(1);
        using State = IdempotencyStore::State;
        QCOMPARE(keys.reserve(account, QStringLiteral("done"), "h", at(0))->state, State::New);
        QCOMPARE(keys.reserve(account, QStringLiteral("lost"), "h", at(0))->state, State::New);
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(keys.addAffectedDocument(*transaction, account, QStringLiteral("done"), DocumentId(5)));
            QVERIFY(transaction->commit());
        }
        QVERIFY(keys.releaseRunning(QStringLiteral("p1:"))); // the process was killed
        const auto done = keys.reserve(account, QStringLiteral("done"), "h", at(1));
        QCOMPARE(done->state, State::Done);
        QCOMPARE(done->affectedDocuments, QList<DocumentId>{DocumentId(5)});
        QCOMPARE(keys.reserve(account, QStringLiteral("lost"), "h", at(1))->state, State::New);
    }

    void onlyOneCarriesARequestOut()
    {
        using State = IdempotencyStore::State;
        const AccountId account(1);
        const QString key = QStringLiteral("contended");
        IdempotencyStore first(*m_db);
        first.setOwner(QStringLiteral("p1:"));
        IdempotencyStore second(*m_db);
        second.setOwner(QStringLiteral("p2:"));
        const auto note = [&](IdempotencyStore& keys, qint64 document) {
            auto transaction = Transaction::begin(*m_db);
            const auto noted = keys.addAffectedDocument(*transaction, account, key, DocumentId(document));
            return noted.has_value() && transaction->commit().has_value();
        };
        QCOMPARE(first.reserve(account, key, "h", at(0))->state, State::New);
        QVERIFY(note(first, 5));
        QCOMPARE(second.reserve(account, key, "h", at(1))->state, State::Running); // one part of several
        QVERIFY(second.releaseRunning(QStringLiteral("p1:")));                     // presumed dead
        QVERIFY(!note(first, 6));
        const auto done = second.reserve(account, key, "h", at(2));
        QCOMPARE(done->state, State::Done);
        QCOMPARE(done->affectedDocuments, QList<DocumentId>{DocumentId(5)});
        QVERIFY(!note(first, 6));
        QVERIFY(!first.finish(account, key, {200, "{}", "application/json"}));
        QCOMPARE(first.reserve(account, key, "h", at(3))->state, State::Running);
        // A response not worth storing, such as 503: the effects are kept.
        QVERIFY(second.abandon(account, key));
        QCOMPARE(first.reserve(account, key, "h", at(4))->state, State::Done);
        QVERIFY(first.finish(account, key, {200, "{}", "application/json"}));
        QVERIFY(second.abandon(account, key));
        QCOMPARE(second.reserve(account, key, "h", at(5))->state, State::Replay);
    }

    void blobsAreWholeOrNotThere()
    {
        const QString folder = m_dir.filePath(QStringLiteral("blobs"));
        const auto blobs =
            m_db->isPostgreSql() ? BlobStore::openInDatabase(*m_db, folder) : BlobStore::open(folder);
        QVERIFY(blobs.has_value());
        QByteArray bytes;
        for (int i = 0; i < 150'000; ++i)
            bytes.append(QByteArray::number(i));
        {
            auto writer = blobs->createWriter();
            QVERIFY(writer->write(bytes.constData(), 10));
        }                                                                             // dropped
        QCOMPARE(QDir(m_dir.filePath(QStringLiteral("blobs/incoming"))).count(), 2u); // . and ..
        const auto name = blobs->put(bytes);
        QCOMPARE(*name,
                 QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
        QCOMPARE(*blobs->put(bytes), *name);
        const auto blob = blobs->read(*name);
        QCOMPARE(blob->size(), bytes.size());
        // Pieces across the chunks of the rows, at the end and beyond.
        for (const qint64 from : {qint64{0}, 256LL * 1024 - 3, 512LL * 1024, blob->size() - 5, blob->size()})
            QCOMPARE(*blob->read(from, 300'000), bytes.mid(from, 300'000));
        QCOMPARE(blob->bytes(), bytes);
        QFile local(*blobs->localFile(*name));
        QVERIFY(local.open(QIODevice::ReadOnly));
        QCOMPARE(local.readAll(), bytes);
        QCOMPARE(blobs->read(*blobs->put({}))->size(), 0);
        QCOMPARE(blobs->read(QString(64, QLatin1Char('0'))).error().code, ErrorCode::Io);
        QCOMPARE(QDir(m_dir.filePath(QStringLiteral("blobs/incoming"))).count(), 2u);
    }

    void theJournalKeepsTheLastState()
    {
        auto db = openSqlite(m_dir.filePath(QStringLiteral("work")), Schema::Workstation);
        QVERIFY(db.has_value());
        DraftJournal journal(**db);
        QVERIFY(journal.write({QStringLiteral("local"), DocumentId(3), 1, "one"}));
        QVERIFY(journal.write({QStringLiteral("local"), DocumentId(3), 2, "two"}));
        QCOMPARE((*journal.read(QStringLiteral("local"), DocumentId(3)))->body, QByteArray("two"));
        QVERIFY(!journal.read(QStringLiteral("other"), DocumentId(3))->has_value());
        QVERIFY(journal.remove(QStringLiteral("local"), DocumentId(3)));
        QCOMPARE(journal.all(QStringLiteral("local"))->size(), 0);
        QVERIFY(journal.saveValue(QStringLiteral("k"), "v"));
        QCOMPARE(**journal.loadValue(QStringLiteral("k")), QByteArray("v"));
    }
};

INK_TEST(TestOutbox, "tst_outbox")

} // namespace tst_outbox

#include "tst_outbox.moc"
