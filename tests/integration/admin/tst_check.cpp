// Damages copies of a real service's data; a check must find each damage and nothing else.
#include "app/domain/history/history.h"
#include "app/pdf/seal/sealer.h"
#include "app/service/records/chaindigest.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentrows.h"
#include "app/store/documents/documentstore.h"
#include "tests/integration/admin/sealedservice.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <functional>

namespace tst_check {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestCheck final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_whole; ///< the folder of a service with finished, running and removed documents

    /** Changes a database without the service. */
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
    /** Replaces the actor of a signature and recomputes every hash, so that the chain is consistent. */
    [[nodiscard]] static bool forgeHistory(const QString& folder, qint64 document,
                                           const QString& event = u"signed"_s)
    {
        const auto data = service::DataFolder::open(folder);
        if (!data) return false;
        store::Database& db = *data->database;
        auto transaction = store::Transaction::begin(db);
        auto rows =
            store::runText(db,
                           u"SELECT id, time, event, actor, address, user_agent, detail, hash, reason, "
                           "args FROM history "
                           "WHERE document_id = ? ORDER BY id"_s,
                           {document});
        if (!transaction || !rows) return false;
        QList<std::pair<qint64, domain::HistoryEntry>> entries;
        while (rows->next())
            entries.append({rows->value(0).toLongLong(), store::historyFromRow(*rows)});
        rows->finish();
        QString previous;
        for (auto& [id, entry] : entries) {
            if (entry.event == domain::HistoryEvent::fromCode(event))
                entry.actor = u"Mallory <mallory@example.com>"_s;
            entry = domain::chained(entry, previous);
            previous = entry.hash;
            if (!store::runText(db, u"UPDATE history SET actor = ?, hash = ? WHERE id = ?"_s,
                                {entry.actor, entry.hash, id}))
                return false;
        }
        return entries.size() > 1 && transaction->commit().has_value();
    }
    /** Creates two digests, as the service does on two days: the second covers one document's last entry. */
    static void makeDigests(const QString& folder)
    {
        const auto key = sealKeyOf(folder);
        const auto data = service::DataFolder::open(folder);
        QVERIFY(key && data);
        store::Database& db = *data->database;
        const Timestamp now = SystemClock().now();
        const auto make = [&](std::chrono::hours later) {
            const auto made = service::chaindigest::createNext(db, *key, {}, now + later);
            return made ? QVariant(*made) : QVariant(made.error().detail.english());
        };
        QCOMPARE(make(std::chrono::hours(0)), QVariant(true));
        QCOMPARE(make(std::chrono::hours(25)), QVariant(false)); // nothing new to cover
        {
            store::DocumentStore documents(db);
            auto transaction = store::Transaction::begin(db);
            auto document = documents.loadAny(domain::DocumentId(3));
            QVERIFY(transaction && document);
            const qint64 version = document->version;
            domain::HistoryEntry entry;
            entry.time = now;
            entry.event = domain::HistoryEvent::Opened;
            domain::appendHistory(*document, entry);
            QVERIFY(documents.replace(*transaction, *document, version));
            QVERIFY(transaction->commit());
        }
        QCOMPARE(make(std::chrono::hours(23)), QVariant(false)); // too early
        QCOMPARE(make(std::chrono::hours(25)), QVariant(true));
    }
    [[nodiscard]] static Result<pdf::SealKey> sealKeyOf(const QString& folder)
    {
        QFile key(folder + u"/seal.key.pem"_s);
        QFile certificate(folder + u"/seal.cert.pem"_s);
        if (!key.open(QIODevice::ReadOnly) || !certificate.open(QIODevice::ReadOnly))
            return fail(ErrorCode::NotFound);
        return pdf::SealKey::fromPem(key.readAll(), certificate.readAll(), {});
    }
    [[nodiscard]] static QString blobPath(const QString& folder, const QString& sha256)
    {
        return folder + u"/blobs/"_s + sha256.left(2) + u'/' + sha256;
    }

private Q_SLOTS:
    void initTestCase();
    void aWholeServiceIsClean();
    void hiddenFilesAreClean();
    void everyDamageIsFound_data();
    void everyDamageIsFound();
    void theAdviceForAStuckDocumentHelps_data();
    void theAdviceForAStuckDocumentHelps();
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
    makeDigests(m_whole);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(findingsOf(m_whole), QStringList());
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

/** Recipients' certificates and files whose history is withheld in part belong to their document. */
void TestCheck::hiddenFilesAreClean()
{
    ServiceFixture fixture;
    QVERIFY(fixture.start());
    const QJsonObject wanted = ServiceFixture::documentWithHiddenFile(u"Hidden"_s);
    const RawAnswer made = fixture.mine("POST", "/documents", ServiceFixture::bytes(wanted));
    QVERIFY2(made.status == 201, made.body.constData());
    QJsonObject document = ServiceFixture::json(made).value("document"_L1).toObject();
    // Its entry in the history names the hidden file.
    const RawAnswer replaced =
        fixture.mine("PUT",
                     ServiceFixture::pathOf(document) + "/files/" +
                         QByteArray::number(document.value("files"_L1)[1]["id"_L1].toInteger()),
                     part("files[]", ServiceFixture::sample() + "%3\n", "salaries.pdf") + "--BB--", {},
                     "multipart/form-data; boundary=BB");
    QVERIFY2(replaced.status == 200, replaced.body.constData());
    document = fixture.now(document);
    for (int i = 0; i < 2; ++i) {
        const RawAnswer finished = fixture.finish(ServiceFixture::signingPath(document, i));
        QVERIFY2(finished.status == 200, finished.body.constData());
    }
    QTRY_COMPARE_WITH_TIMEOUT(fixture.now(document).value("signingStatus"_L1).toInt(), 53, 20'000);
    const RawAnswer certificate =
        fixture.call("GET", ServiceFixture::signingPath(document) + "/download?content=audit");
    QCOMPARE(certificate.status, 200);
    QCOMPARE(findingsOf(QFileInfo(fixture.databasePath()).path()), QStringList());
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
    row("the seal's key is gone",
        [](const QString& folder) { return QFile::remove(folder + u"/seal.key.pem"_s); }, {u"seal.key"_s});
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
        {u"digest.history"_s, u"history.incomplete"_s});
    row("the history of a removed document is changed",
        sql({u"UPDATE history SET detail = 'x' WHERE document_id = (SELECT document_id FROM tombstone) AND "
             u"id = "
             "(SELECT max(id) FROM history WHERE document_id = (SELECT document_id FROM tombstone))"_s}),
        {u"history.broken"_s});
    row(
        "a whole history is forged", [](const QString& folder) { return forgeHistory(folder, 1); },
        {u"digest.history"_s, u"history.forged"_s}, false);
    row("the history of a document that is not sealed yet is forged",
        [](const QString& folder) { return forgeHistory(folder, 3, u"sent"_s); },
        {u"digest.history"_s, u"digest.history"_s});
    row("a digest is taken out", sql({u"DELETE FROM chain_digest WHERE number = 1"_s}),
        {u"digest.missing"_s});
    row("the text of a digest",
        sql({u"UPDATE chain_digest SET content = replace(content, 'chains: 1', 'chains: 2') WHERE number = "
             "2"_s}),
        {u"digest.signature"_s});
    row("what a digest covers",
        sql({u"UPDATE chain_digest SET last_entry = last_entry - 1 WHERE number = 2"_s}),
        {u"digest.history"_s});
    row("histories and digests are made anew with another key",
        [](const QString& folder) {
            const auto other =
                pdf::SealKey::generate(pdf::KeyKind::P256, u"Other"_s, {}, SystemClock().now());
            if (!other || !edit(folder, {u"DELETE FROM chain_digest"_s})) return false;
            const auto data = service::DataFolder::open(folder);
            const auto made =
                data ? service::chaindigest::createNext(*data->database, *other, {}, SystemClock().now())
                     : Result<bool>(false);
            return made && *made;
        },
        {u"digest.key"_s});
    row("the value of a field",
        sql({u"UPDATE tag SET value = 'Mallory' WHERE document_id = 1 AND value = 'Ben'"_s}),
        {u"values.altered"_s}, false);
    row("the picture of a signature",
        sql({u"UPDATE tag SET image = x'89504e47' WHERE document_id = 1 AND image IS NOT NULL"_s}),
        {u"values.altered"_s}, false);
    row("the place of a field", sql({u"UPDATE tag SET x = x + 5 WHERE document_id = 1"_s}),
        {u"values.altered"_s}, false);
    row("the fields of a finished document are deleted", sql({u"DELETE FROM tag WHERE document_id = 1"_s}),
        {u"values.altered"_s}, false);
    row("the file of a finished document is deleted", sql({u"DELETE FROM file WHERE document_id = 1"_s}),
        {u"document.altered"_s, u"file.missing"_s, u"tag.page"_s}, false);
    row("the time of completion", sql({u"UPDATE document SET completed = completed - 60000 WHERE id = 1"_s}),
        {u"document.altered"_s}, false);
    row("the sender of a finished document",
        sql({u"UPDATE document SET sender_name = 'Mallory' WHERE id = 1"_s}), {u"document.altered"_s}, false);
    row("the sealed file of another document",
        sql({u"UPDATE artifact SET (sha256, size) = (SELECT sha256, size FROM artifact WHERE document_id = 2 "
             "AND kind = 'signed') WHERE document_id = 1 AND kind = 'signed'"_s}),
        {u"seal.other-document"_s}, false);
    row("the certificate of another document",
        sql({u"UPDATE artifact SET (sha256, size) = (SELECT sha256, size FROM artifact WHERE document_id = 2 "
             "AND kind = 'certificate') WHERE document_id = 1 AND kind = 'certificate'"_s}),
        {u"seal.other-document"_s}, false);
    row("a template that never was", sql({u"UPDATE document SET template_id = 4711 WHERE id = 3"_s}),
        {u"document.template"_s});
    row("data by which a document isn't found",
        sql({u"UPDATE document SET data = '{\"a\":\"1\"}' WHERE id = 3"_s}), {u"document.data"_s});
    row("data that a document doesn't show",
        sql({u"INSERT INTO document_data(document_id, account_id, name, value) SELECT id, account_id, 'a', "
             u"'1' FROM "
             "document WHERE id = 3"_s}),
        {u"document.data"_s});
    row("a field on a missing page", sql({u"UPDATE tag SET page_index = 9 WHERE document_id = 3"_s}),
        {u"tag.page"_s});
    row("the certificate of another key",
        [](const QString& folder) {
            const auto other =
                pdf::SealKey::generate(pdf::KeyKind::P256, u"Other"_s, {}, SystemClock().now());
            QFile file(folder + u"/seal.cert.pem"_s);
            return other && file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                   file.write(other->certificatePem()) > 0;
        },
        {u"seal.key"_s});
    row("a document vanishes", sql({u"PRAGMA foreign_keys = ON"_s, u"DELETE FROM document WHERE id = 3"_s}),
        {u"account.charges"_s, u"charge.unfounded"_s, u"document.lost"_s, u"words.wrong"_s});
    row("a tombstone vanishes", sql({u"DELETE FROM tombstone"_s}),
        {u"account.charges"_s, u"charge.unfounded"_s, u"document.lost"_s});
    row("a row without its document",
        sql({u"PRAGMA foreign_keys = OFF"_s,
             u"UPDATE tag SET document_id = 999 WHERE id = (SELECT max(id) FROM tag WHERE document_id = 3)"_s}),
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
        {u"account.ledger"_s});
    row("a document that was not charged",
        sql({u"UPDATE account SET documents_sent = documents_sent - 1 WHERE documents_sent > 0"_s}),
        {u"account.charges"_s, u"account.ledger"_s});
    row("a charge vanishes from the statement",
        sql({u"DELETE FROM charge WHERE id = (SELECT min(id) FROM charge)"_s}), {u"account.ledger"_s});
    row("a charge of another price",
        sql({u"UPDATE charge SET cents = 49 WHERE id = (SELECT min(id) FROM charge)"_s}),
        {u"account.ledger"_s});
    row("a charge for a document that was never sent",
        sql({u"UPDATE charge SET document_id = 4711 WHERE id = (SELECT min(id) FROM charge)"_s}),
        {u"charge.unfounded"_s});
    row("a total of listings",
        sql({u"UPDATE document_count SET documents = documents + 1 WHERE status = 53"_s}),
        {u"count.wrong"_s});
    row("an account's storage", sql({u"UPDATE account_storage SET bytes = bytes - 1"_s}),
        {u"storage.wrong"_s});
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
            // A wrong cell count: the index has too few entries.
            return file.open(QIODevice::ReadWrite) && file.seek((page.toLongLong() - 1) * pageSize + 3) &&
                   file.write(QByteArray(2, '\1')) == 2;
        },
        {u"database.damaged"_s});
}

void TestCheck::everyDamageIsFound()
{
    QFETCH(const std::function<bool(QString)>, damaging);
    QFETCH(const QStringList, found);
    QFETCH(const bool, quickToo);
    const QString folder = m_dir.filePath(u"damaged"_s);
    QDir(folder).removeRecursively();
    copyFolder(m_whole, folder);
    QVERIFY(damaging(folder));
    QStringList ids = findingsOf(folder);
    if (!found.contains(u"storage.wrong"_s)) ids.removeAll(u"storage.wrong"_s); // sizes were changed too
    if (found == QStringList{u"database.damaged"_s}) { // rows that the broken index hides are missed too
        QVERIFY2(ids.contains(found.constFirst()), qPrintable(ids.join(u' ')));
        return;
    }
    QCOMPARE(ids, found);
    if (!quickToo) return;
    QStringList quick = findingsOf(folder, true);
    if (!found.contains(u"storage.wrong"_s)) quick.removeAll(u"storage.wrong"_s);
    QCOMPARE(quick, found);
}

void TestCheck::theAdviceForAStuckDocumentHelps_data()
{
    QTest::addColumn<QStringList>("damage");
    QTest::addColumn<QString>("finding");
    QTest::newRow("sealing") << QStringList{u"DELETE FROM artifact WHERE document_id = 2"_s,
                                            u"UPDATE document SET status = 52, completed = NULL "
                                            "WHERE id = 2"_s}
                             << u"document.stuck"_s;
    QTest::newRow("time-stamping")
        << QStringList{u"UPDATE seal_level SET awaits = 'B-T' WHERE document_id = 2"_s} << u"seal.stuck"_s;
}

/** The advised statements queue the job, and raise the revision, so that no cached response is kept. */
void TestCheck::theAdviceForAStuckDocumentHelps()
{
    QFETCH(const QStringList, damage);
    QFETCH(const QString, finding);
    const QString folder = m_dir.filePath(u"stuck"_s);
    QDir(folder).removeRecursively();
    copyFolder(m_whole, folder);
    QVERIFY(edit(folder, damage));
    QString advice;
    {
        const SystemClock clock;
        const auto data = service::DataFolder::open(folder);
        QVERIFY(data);
        const auto report = service::admin::check({*data->database, data->blobs, data->path}, {}, clock);
        QVERIFY(report);
        for (const auto& each : report->findings)
            if (each.id == finding) advice = each.advice;
    }
    const QString before = u"Queue it: "_s;
    QVERIFY2(advice.startsWith(before), qPrintable(advice));
    QString statements =
        advice.mid(before.size(), advice.indexOf(u", with the document's"_s) - before.size());
    statements.replace(u"<id>"_s, u"2"_s).replace(u"<hash>"_s, QString(64, u'0'));
    const QString revision = u"SELECT revision FROM account WHERE id = (SELECT account_id FROM document "
                             "WHERE id = 2)"_s;
    const qint64 old = ask(folder, revision).toLongLong();
    QVERIFY(edit(folder, statements.split(u';')));
    QCOMPARE(ask(folder, revision).toLongLong(), old + 1);
    QVERIFY(!findingsOf(folder).contains(finding));
}

INK_TEST(TestCheck, "tst_check")

} // namespace tst_check

#include "tst_check.moc"
