// Backups of a service under load, restored and checked; and backups that must not be restored.
#include "app/service/admin/backup.h"
#include "app/service/admin/manifest.h"
#include "app/service/admin/restore.h"
#include "app/store/database/query.h"
#include "app/store/jobs/outbox.h"
#include "tests/integration/admin/sealedservice.h"
#include "tests/integration/processes.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_backup {

using namespace ink;
using namespace ink::test;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Changes a manifest so that it is valid but states one document more. */
bool changeRowCount(const QString& manifest)
{
    QFile file(manifest);
    if (!file.open(QIODevice::ReadWrite)) return false;
    QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject rows = object.value(u"rows"_s).toObject();
    rows.insert(u"document"_s, rows.value(u"document"_s).toInteger() + 1);
    object.insert(u"rows"_s, rows);
    return file.resize(0) && file.seek(0) && file.write(QJsonDocument(object).toJson()) > 0;
}

} // namespace

class TestBackup final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SystemClock m_clock;

    [[nodiscard]] Result<admin::BackupReport> backUp(const QString& data, const QString& target,
                                                     const QString& previous = {})
    {
        INK_ASSIGN(folder, DataFolder::open(data));
        return admin::backUp({*folder.database, folder.blobs, folder.path}, target, previous, m_clock);
    }

private Q_SLOTS:
    void initTestCase();
    void consistentUnderLoad();
    void anEarlierBackupIsLinked();
    void onlyWholeBackupsAreRestored();
    void nothingIsOverwritten();
    void damageInTheServiceIsTold();
    void toPostgreSqlAndBack();
    void killedRestores();
};

void TestBackup::initTestCase()
{
    ServiceFixture fixture;
    QVERIFY(fixture.start());
    const QJsonObject document = sendDocument(fixture, u"First"_s);
    QCOMPARE(signDocument(fixture, document), 200);
    QTRY_COMPARE_WITH_TIMEOUT(statusOf(fixture, document.value(u"id"_s).toInteger()), 53, 20'000);
    QVERIFY(!sendDocument(fixture, u"Second"_s).isEmpty());
    fixture.stop();
    copyFolder(QFileInfo(fixture.databasePath()).path(), m_dir.filePath(u"data"_s));
}

void TestBackup::consistentUnderLoad()
{
    ServiceFixture fixture;
    QVERIFY(fixture.start());
    std::atomic_bool stop = false;
    std::atomic_int sent = 0;
    std::vector<std::thread> load;
    for (int t = 0; t < 2; ++t)
        load.emplace_back([&] {
            for (int i = 0; !stop; ++i) {
                const QJsonObject document = sendDocument(fixture, u"Load"_s);
                if (document.isEmpty()) continue;
                ++sent;
                if (i % 2 == 0) (void)signDocument(fixture, document);
                if (i % 5 != 4) continue;
                (void)removeDocument(fixture, document);
            }
        });
    const QString data = QFileInfo(fixture.databasePath()).path();
    qint64 before = 0;
    for (int round = 0; round < 3; ++round) {
        const int atLeast = sent + 3;
        QTRY_VERIFY_WITH_TIMEOUT(sent >= atLeast, 20'000);
        const QString target = m_dir.filePath(u"load%1"_s.arg(round));
        const auto done = backUp(data, target);
        const QString why = done ? QString() : done.error().detail.english();
        QVERIFY2(done, qPrintable(why));
        QVERIFY(done->missingBlobs.isEmpty());
        QVERIFY(done->documents > before);
        before = done->documents;
        const QString restored = m_dir.filePath(u"restored%1"_s.arg(round));
        const auto back = admin::restoreToFolder(target, restored);
        const QString whyNot = back ? QString() : back.error().detail.english();
        QVERIFY2(back, qPrintable(whyNot));
        QCOMPARE(back->documents, done->documents);
        QCOMPARE(findingsOf(restored), QStringList());
    }
    stop = true;
    for (std::thread& thread : load)
        thread.join();
    // A service on the restored data works: everything signed in it is sealed.
    ServiceHost::Options options;
    options.dataFolder = m_dir.filePath(u"restored2"_s);
    {
        const auto host = ServiceHost::start(options, m_clock);
        QVERIFY(host);
        const auto quiet = [&] {
            const auto folder = DataFolder::open(options.dataFolder);
            return store::Outbox(*folder->database).nextDueTime().value().has_value() == false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(quiet(), 30'000);
    }
    QCOMPARE(findingsOf(options.dataFolder), QStringList());
}

void TestBackup::anEarlierBackupIsLinked()
{
    const QString data = m_dir.filePath(u"data"_s);
    const QString first = m_dir.filePath(u"first"_s);
    const QString second = m_dir.filePath(u"second"_s);
    const auto one = backUp(data, first);
    QVERIFY(one && one->linkedBlobs == 0 && one->blobs >= 3);
    const auto two = backUp(data, second, first);
    QVERIFY(two);
    QCOMPARE(two->linkedBlobs, one->blobs);
    QCOMPARE(blobFiles(first).size(), blobFiles(second).size());
    QVERIFY(std::filesystem::equivalent(blobFiles(first).constFirst().toStdString(),
                                        blobFiles(second).constFirst().toStdString()));
    QVERIFY(QDir(first).removeRecursively());
    QVERIFY(admin::restoreToFolder(second, m_dir.filePath(u"fromsecond"_s)));
    QCOMPARE(findingsOf(m_dir.filePath(u"fromsecond"_s)), QStringList());
    QVERIFY(!backUp(data, m_dir.filePath(u"third"_s), m_dir.filePath(u"data"_s))); // not a backup
    QVERIFY(!QFileInfo::exists(m_dir.filePath(u"third"_s)));
}

void TestBackup::onlyWholeBackupsAreRestored()
{
    const QString good = m_dir.filePath(u"good"_s);
    QVERIFY(backUp(m_dir.filePath(u"data"_s), good));
    const QStringList damagings{u"inkstone.db"_s,   u"blobs.txt"_s,  u"seal.key.pem"_s, u"seal.cert.pem"_s,
                                u"blob"_s,          u"no blob"_s,    u"no list"_s,      u"no manifest"_s,
                                u"manifest.json"_s, u"a row count"_s};
    for (const QString& what : damagings) {
        const QString bad = m_dir.filePath(u"bad"_s);
        const QString target = m_dir.filePath(u"target"_s);
        QDir(bad).removeRecursively();
        copyFolder(good, bad);
        if (what == u"blob"_s)
            QVERIFY(damage(blobFiles(bad).constLast()));
        else if (what == u"no blob"_s)
            QVERIFY(QFile::remove(blobFiles(bad).constFirst()));
        else if (what == u"no list"_s)
            QVERIFY(QFile::remove(bad + u"/blobs.txt"_s));
        else if (what == u"no manifest"_s)
            QVERIFY(QFile::remove(bad + u"/manifest.json"_s));
        else if (what == u"a row count"_s)
            QVERIFY(changeRowCount(bad + u"/manifest.json"_s));
        else
            QVERIFY(damage(bad + u'/' + what));
        const auto restored = admin::restoreToFolder(bad, target);
        QVERIFY2(!restored, qPrintable(what));
        QVERIFY(!restored.error().detail.english().isEmpty());
        QVERIFY2(!QFileInfo::exists(target + u"/inkstone.db"_s), qPrintable(what));
    }
}

void TestBackup::nothingIsOverwritten()
{
    const QString good = m_dir.filePath(u"good2"_s);
    const QString data = m_dir.filePath(u"data"_s);
    QVERIFY(backUp(data, good));
    QVERIFY(!backUp(data, good));
    QVERIFY(!admin::restoreToFolder(good, data));
    QCOMPARE(findingsOf(data), QStringList());
    const QDir here(m_dir.path());
    QVERIFY(here.entryList({u"*.part-*"_s}, QDir::AllEntries | QDir::Hidden).isEmpty());
    // Only the owner may access a folder with everybody's documents.
    constexpr auto others =
        QFileDevice::ReadGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther | QFileDevice::ExeOther;
    QVERIFY(!(QFileInfo(good).permissions() & others));
    QVERIFY(!(QFileInfo(good + u"/seal.key.pem"_s).permissions() & others));
}

void TestBackup::damageInTheServiceIsTold()
{
    const QString data = m_dir.filePath(u"hurt"_s);
    copyFolder(m_dir.filePath(u"data"_s), data);
    QVERIFY(damage(blobFiles(data).constFirst()));
    QVERIFY(QFile::remove(blobFiles(data).constLast()));
    const QString target = m_dir.filePath(u"ofhurt"_s);
    const auto done = backUp(data, target);
    QVERIFY(done);
    QCOMPARE(done->missingBlobs.size(), 2);
    const auto back = admin::restoreToFolder(target, m_dir.filePath(u"fromhurt"_s));
    QVERIFY(back);
    QCOMPARE(back->missingBlobs, done->missingBlobs);
    QVERIFY(findingsOf(m_dir.filePath(u"fromhurt"_s)).count(u"blob.missing"_s) == 2);
}

void TestBackup::toPostgreSqlAndBack()
{
    if (!require(Postgres::shared(), "PostgreSQL")) return;
    const DataLocation shared{m_dir.filePath(u"work"_s), Postgres::shared()->newDatabase(), {}};
    const QString first = m_dir.filePath(u"sqlite"_s);
    QVERIFY(backUp(m_dir.filePath(u"data"_s), first));
    const auto target = DataFolder::open(shared);
    QVERIFY(target);
    const admin::ServiceData place{*target->database, target->blobs, target->path};
    const auto there = admin::restoreToDatabase(first, place);
    const QString why = there ? QString() : there.error().detail.english();
    QVERIFY2(there, qPrintable(why));
    QVERIFY(!admin::restoreToDatabase(first, place)); // no longer empty
    const auto checked = admin::check(place, {}, m_clock);
    QVERIFY(checked);
    QVERIFY2(checked->findings.isEmpty(),
             checked->findings.isEmpty() ? "" : qPrintable(checked->findings.constFirst().problem));
    QCOMPARE(checked->seals, 2);

    const QString second = m_dir.filePath(u"postgres"_s);
    const auto made = admin::backUp(place, second, {}, m_clock);
    const QString whyNot = made ? QString() : made.error().detail.english();
    QVERIFY2(made, qPrintable(whyNot));
    const auto seen = [](const QString& folder) {
        return admin::Manifest::fromJson(contentOf(folder + u"/manifest.json"_s)).value();
    };
    // Moving between databases changes nothing but sessions.
    QMap<QString, qint64> before = seen(first).rows;
    QMap<QString, qint64> after = seen(second).rows;
    before.remove(u"session"_s);
    after.remove(u"session"_s);
    QCOMPARE(after, before);
    QCOMPARE(seen(second).files.value(u"blobs.txt"_s), seen(first).files.value(u"blobs.txt"_s));
    QCOMPARE(seen(second).files.value(u"seal.key.pem"_s), seen(first).files.value(u"seal.key.pem"_s));
    const QString home = m_dir.filePath(u"home"_s);
    QVERIFY(admin::restoreToFolder(second, home));
    QCOMPARE(findingsOf(home), QStringList());

    // Damage is found there too.
    const auto find = [&](const QString& sql) {
        const bool changed = store::runText(place.database, sql, {}).has_value();
        const auto report = admin::check(place, {}, m_clock);
        QStringList ids;
        if (report)
            for (const auto& finding : report->findings)
                ids.append(finding.id);
        ids.removeDuplicates();
        return changed ? ids : QStringList{u"not changed"_s};
    };
    QCOMPARE(find(u"UPDATE history SET actor = 'Mallory' WHERE event = 'sent'"_s),
             QStringList{u"history.broken"_s});
    const QStringList bitToo =
        find(u"UPDATE blob_chunk SET bytes = set_byte(bytes, 9, 255 - get_byte(bytes, 9)) WHERE "
             "sha256 = (SELECT min(sha256) FROM file)"_s);
    QVERIFY2(bitToo.contains(u"blob.damaged"_s), qPrintable(bitToo.join(u' ')));
    const QStringList goneToo = find(u"DELETE FROM blob WHERE sha256 = (SELECT min(sha256) FROM file)"_s);
    QVERIFY2(goneToo.contains(u"blob.missing"_s), qPrintable(goneToo.join(u' ')));

    // On both, new documents get new ids, and the service seals with the same key.
    for (const QString& kind : {u"postgresql"_s, u"sqlite"_s}) {
        ServiceHost::Options options;
        options.dataFolder = kind == u"sqlite"_s ? home : m_dir.filePath(u"work2"_s);
        if (kind != u"sqlite"_s) options.database = shared.database;
        const auto host = ServiceHost::start(options, m_clock);
        QVERIFY2(host, qPrintable(kind));
        QCOMPARE((*host)->accounts().value().size(), 2);
        QVERIFY((*host)->addAccount(u"new@example.com"_s, u"New"_s));
    }
}

/** A killed restore leaves a complete state, or one that no service opens. */
void TestBackup::killedRestores()
{
    const QString backup = m_dir.filePath(u"tokill"_s);
    QVERIFY(backUp(m_dir.filePath(u"data"_s), backup));
    const QStringList arguments{u"restore"_s, u"--from"_s, backup, u"--data"_s};
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(runToEnd(binary("inkstoned"), arguments + QStringList{m_dir.filePath(u"kill"_s)},
                      QProcessEnvironment::systemEnvironment())
                 .exitCode,
             0);
    const auto length = static_cast<int>(timer.elapsed());
    int whole = 0;
    constexpr int rounds = 20;
    for (int round = 0; round < rounds; ++round) {
        const QString target = m_dir.filePath(u"kill%1"_s.arg(round));
        QProcess victim;
        victim.start(binary("inkstoned"), arguments + QStringList{target});
        QVERIFY(victim.waitForStarted());
        if (!victim.waitForFinished(length * round / rounds)) victim.kill();
        victim.waitForFinished();
        if (QFileInfo::exists(target + u"/inkstone.db"_s)) {
            ++whole;
            QCOMPARE(findingsOf(target), QStringList());
            continue;
        }
        const bool touched = QFileInfo::exists(target + u"/restore.part"_s);
        if (touched) QVERIFY(!DataFolder::open(target));
    }
    qInfo("%d of %d were whole, a restore takes %d ms", whole, rounds, length);
}

INK_TEST(TestBackup, "tst_backup")

} // namespace tst_backup

#include "tst_backup.moc"
