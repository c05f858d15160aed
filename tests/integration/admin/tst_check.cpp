// Copies of a real service's data are really damaged, and a check must find each damage and nothing else.
#include "tests/integration/admin/sealedservice.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <functional>

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestCheck final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_whole; ///< the folder of a service with finished, running and removed documents

    /** Changes a database behind the service's back. */
    [[nodiscard]] static bool edit(const QString& folder, const QStringList& statements)
    {
        bool good = true;
        {
            auto db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"edit"_s);
            db.setDatabaseName(folder + u"/inkstone.db"_s);
            good = db.open();
            for (const QString& sql : statements) {
                QSqlQuery query(db);
                good = query.exec(sql) && good;
                if (!good) qWarning("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(u"edit"_s);
        return good;
    }
    [[nodiscard]] static QString ask(const QString& folder, const QString& sql)
    {
        QString answer;
        {
            auto db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"ask"_s);
            db.setDatabaseName(folder + u"/inkstone.db"_s);
            db.open();
            QSqlQuery query(db);
            if (query.exec(sql) && query.next()) answer = query.value(0).toString();
        }
        QSqlDatabase::removeDatabase(u"ask"_s);
        return answer;
    }
    [[nodiscard]] static QString blobPath(const QString& folder, const QString& sha256)
    {
        return folder + u"/blobs/"_s + sha256.left(2) + u'/' + sha256;
    }

private Q_SLOTS:
    void initTestCase();
    void aWholeServiceIsClean();
    void everyDamageIsFound_data();
    void everyDamageIsFound();
};

void TestCheck::initTestCase()
{
    ServiceFixture fixture;
    QVERIFY(fixture.start());
    const QJsonObject first = sendDocument(fixture, u"First"_s);
    const QJsonObject second = sendDocument(fixture, u"Second"_s);
    const QJsonObject running = sendDocument(fixture, u"Running"_s);
    const QJsonObject removed = sendDocument(fixture, u"Removed"_s);
    for (const QJsonObject& document : {first, second}) {
        QCOMPARE(signDocument(fixture, document), 200);
        const qint64 id = document.value(u"id"_s).toInteger();
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(fixture, id), 53, 20'000);
    }
    QVERIFY(!running.isEmpty());
    QVERIFY(removeDocument(fixture, removed));
    const QString data = QFileInfo(fixture.databasePath()).path();
    QCOMPARE(findingsOf(data), QStringList()); // while it runs
    fixture.stop();
    m_whole = m_dir.filePath(u"whole"_s);
    copyFolder(data, m_whole);
}

void TestCheck::aWholeServiceIsClean()
{
    const SystemClock clock;
    const auto data = service::DataFolder::open(m_whole);
    QVERIFY(data);
    const auto report = service::admin::check({*data->database, data->blobs, data->path}, {}, clock);
    QVERIFY(report);
    QCOMPARE(report->findings.size(), 0);
    QCOMPARE(report->documents, 3);
    QCOMPARE(report->seals, 4); // two files and two certificates
    QVERIFY(report->blobs >= 5 && report->historyEntries >= 10);
}

void TestCheck::everyDamageIsFound_data()
{
    QTest::addColumn<std::function<bool(QString)>>("damaging");
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<bool>("quickToo");
    using Damaging = std::function<bool(QString)>;
    const auto row = [](const char* name, Damaging damaging, QStringList found, bool quickToo = true) {
        QTest::newRow(name) << damaging << found << quickToo;
    };
    const auto sql = [](QStringList statements) {
        return Damaging([statements](const QString& folder) { return edit(folder, statements); });
    };
    row(
        "a bit of an upload",
        [](const QString& folder) {
            return damage(blobPath(folder, ask(folder, u"SELECT sha256 FROM file LIMIT 1"_s)));
        },
        {u"blob.damaged"_s}, false);
    row(
        "a bit of a sealed file",
        [](const QString& folder) {
            return damage(blobPath(
                folder, ask(folder, u"SELECT sha256 FROM artifact WHERE kind = 'signed' LIMIT 1"_s)));
        },
        {u"blob.damaged"_s, u"seal.invalid"_s}, false);
    row("an upload is gone",
        [](const QString& folder) {
            return QFile::remove(blobPath(folder, ask(folder, u"SELECT sha256 FROM file LIMIT 1"_s)));
        },
        {u"blob.missing"_s});
    row(
        "a sealed file is another PDF",
        [](const QString& folder) {
            return edit(
                folder,
                {u"UPDATE artifact SET (sha256, size) = (SELECT sha256, size FROM file WHERE "
                 "file.document_id = artifact.document_id) WHERE kind = 'certificate' AND document_id = "
                 "(SELECT min(document_id) FROM artifact)"_s});
        },
        {u"seal.invalid"_s}, false);
    row("an old file that nothing needs",
        [](const QString& folder) {
            const auto blobs = store::BlobStore::open(folder + u"/blobs"_s);
            const auto name = blobs->put("nobody needs this");
            QFile file(blobs->pathOf(*name));
            file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
            return file.open(QIODevice::ReadWrite) &&
                   file.setFileTime(QDateTime::currentDateTime().addDays(-4),
                                    QFileDevice::FileModificationTime);
        },
        {u"blob.unused"_s});
    row("a word in a history",
        sql({u"UPDATE history SET actor = 'Mallory' WHERE event = 'sent' AND document_id = 1"_s}),
        {u"history.broken"_s});
    row("a time in a history", sql({u"UPDATE history SET time = time + 1 WHERE id = 1"_s}),
        {u"history.broken"_s});
    row("an entry is taken out of a history", sql({u"DELETE FROM history WHERE id = 1"_s}),
        {u"history.broken"_s});
    row("the end of a history is cut off",
        sql({u"DELETE FROM history WHERE event = 'finalized' AND document_id = 1"_s}),
        {u"history.incomplete"_s});
    row("the history of a removed document is changed",
        sql({u"UPDATE history SET detail = 'x' WHERE document_id = (SELECT document_id FROM tombstone) AND "
             u"id = "
             "(SELECT max(id) FROM history WHERE document_id = (SELECT document_id FROM tombstone))"_s}),
        {u"history.broken"_s});
    row("a document vanishes", sql({u"PRAGMA foreign_keys = ON"_s, u"DELETE FROM document WHERE id = 3"_s}),
        {u"account.charges"_s, u"document.lost"_s, u"words.wrong"_s});
    row("a tombstone vanishes", sql({u"DELETE FROM tombstone"_s}),
        {u"account.charges"_s, u"document.lost"_s});
    row("a row without its document",
        sql({u"PRAGMA foreign_keys = OFF"_s, u"UPDATE tag SET document_id = 999 WHERE id = 1"_s}),
        {u"database.reference"_s});
    row("a finished document without its certificate",
        sql({u"DELETE FROM artifact WHERE kind = 'certificate' AND document_id = 1"_s}),
        {u"artifact.missing"_s});
    row("a document that waits for nothing",
        sql({u"DELETE FROM artifact WHERE document_id = 2"_s,
             u"UPDATE document SET status = 52, completed = NULL WHERE id = 2"_s}),
        {u"document.stuck"_s, u"words.wrong"_s});
    row("a seal that waits for nothing",
        sql({u"UPDATE seal_level SET awaits = 'B-T' WHERE document_id = 2"_s}), {u"seal.stuck"_s});
    row("a job of no document",
        sql({u"INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES ('callback', '77', "
             u"77, '{}', "
             "0)"_s}),
        {u"job.orphan"_s});
    row("a charge that nobody sent for",
        sql({u"UPDATE account SET charges_cents = charges_cents + 50 WHERE id = 1"_s}),
        {u"account.charges"_s});
    row("a document that was not charged",
        sql({u"UPDATE account SET documents_sent = documents_sent - 1 WHERE documents_sent > 0"_s}),
        {u"account.charges"_s});
    row("a total of listings",
        sql({u"UPDATE document_count SET documents = documents + 1 WHERE status = 53"_s}),
        {u"count.wrong"_s});
    row("a word by which searches find documents", sql({u"DELETE FROM word_block WHERE word = 'first'"_s}),
        {u"words.wrong"_s});
    row("a word of no document",
        sql({u"INSERT INTO word_block(account_id, word, block, bits) VALUES (1, 'mallory', 0, x'0300')"_s}),
        {u"words.wrong"_s});
    row("what is kept of a word", sql({u"UPDATE word_block SET bits = x'00' WHERE word = 'first'"_s}),
        {u"words.damaged"_s});
    row("a size in the database", sql({u"UPDATE artifact SET size = size + 1 WHERE kind = 'certificate'"_s}),
        {u"blob.size"_s, u"blob.size"_s}, false);
    row("a page of the database",
        [](const QString& folder) {
            const QString page =
                ask(folder, u"SELECT rootpage FROM sqlite_master WHERE name = 'tag_document'"_s);
            QFile file(folder + u"/inkstone.db"_s);
            constexpr qint64 pageSize = 4096;
            // A count of cells that is not so: the index has entries too few.
            return file.open(QIODevice::ReadWrite) && file.seek((page.toLongLong() - 1) * pageSize + 3) &&
                   file.write(QByteArray(2, '\1')) == 2;
        },
        {u"database.damaged"_s});
}

void TestCheck::everyDamageIsFound()
{
    QFETCH(const std::function<bool(QString)>, damaging);
    QFETCH(QStringList, found);
    QFETCH(const bool, quickToo);
    const QString folder = m_dir.filePath(u"damaged"_s);
    QDir(folder).removeRecursively();
    copyFolder(m_whole, folder);
    QVERIFY(damaging(folder));
    QStringList ids = findingsOf(folder);
    if (found == QStringList{u"database.damaged"_s}) ids.removeDuplicates();
    QCOMPARE(ids, found);
    if (quickToo && found != QStringList{u"database.damaged"_s}) QCOMPARE(findingsOf(folder, true), found);
}

INK_TEST(TestCheck, "tst_check")
#include "tst_check.moc"
