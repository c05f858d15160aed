#include "app/service/documents/documents.h"
#include "app/service/jobs/blobsweep.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <filesystem>
#include <thread>

namespace tst_blobsweep {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::atomic_bool goOn = false;

/** Sets a file's time to this long before the clock's time. */
void age(const QString& path, const Clock& clock, std::chrono::hours old)
{
    namespace fs = std::filesystem;
    const auto wanted = std::chrono::time_point_cast<fs::file_time_type::duration>(
        fs::file_time_type::clock::from_sys(clock.now() - old));
    fs::last_write_time(path.toStdString(), wanted);
}

} // namespace

class TestBlobSweep final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWhatNobodyUses();
    void whatAKilledSweepLeft();
    void storedAgainIsYoungAgain();
    void aSweepNeverTakesWhatIsBeingStored();
};

void TestBlobSweep::onlyWhatNobodyUses()
{
    World world;
    const store::BlobStore& blobs = world.stores->blobs;
    const auto sent = world.create(world.simple(domain::SigningStatus::InProgress));
    QVERIFY(world.sign(sent, 1));
    const auto done = world.finalized(sent.id);
    QStringList used{done.files.constFirst().sha256};
    const auto artifacts = world.stores->documents.artifacts(sent.id).value();
    for (const auto& artifact : artifacts)
        used.append(artifact.sha256);
    QCOMPARE(used.size(), 3);
    const QString unused = blobs.put("nobody's").value();
    const QString young = blobs.put("just uploaded").value();
    const QString incoming = world.folder.filePath(u"blobs/incoming/"_s);
    for (const QString& name : {u"broken"_s, u"running"_s}) {
        QFile file(incoming + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    for (const QString& sha256 : used + QStringList{unused})
        age(blobs.pathOf(sha256), world.clock, std::chrono::hours(25));
    age(blobs.pathOf(young), world.clock, std::chrono::hours(23));
    age(incoming + u"broken"_s, world.clock, std::chrono::hours(25));
    age(incoming + u"running"_s, world.clock, std::chrono::hours(23));
    QFile foreign(world.folder.filePath(u"blobs/"_s + unused.left(2) + u"/notes.txt"_s));
    QVERIFY(foreign.open(QIODevice::WriteOnly));
    age(foreign.fileName(), world.clock, std::chrono::hours(99));

    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(2));
    QVERIFY(!blobs.contains(unused));
    QVERIFY(blobs.contains(young));
    for (const QString& sha256 : std::as_const(used))
        QVERIFY(blobs.contains(sha256));
    QVERIFY(foreign.exists());
    QCOMPARE(QDir(incoming).entryList(QDir::Files), QStringList{u"running"_s});
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(0));

    // Purged, its bytes are removed too.
    QVERIFY(world.service->documents().remove(world.actor, sent.id));
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(0)); // in the trash
    QVERIFY(world.service->documents().purge(world.actor, sent.id));
    constexpr std::atomic_bool stopped = true;
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, stopped), Result<qint64>(0));
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(3));
    QVERIFY(!blobs.contains(used.constFirst()));
}

void TestBlobSweep::whatAKilledSweepLeft()
{
    World world;
    const store::BlobStore& blobs = world.stores->blobs;
    const auto draft = world.create(world.simple());
    const QString used = draft.files.constFirst().sha256;
    const QString unused = blobs.put("nobody's").value();
    for (const QString& sha256 : {used, unused}) {
        age(blobs.pathOf(sha256), world.clock, std::chrono::hours(25));
        QVERIFY(QFile::rename(blobs.pathOf(sha256),
                              world.folder.filePath(u"blobs/incoming/%1.aside"_s.arg(sha256))));
    }
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(1));
    QVERIFY(blobs.contains(used));
    QVERIFY(!blobs.contains(unused));
    QVERIFY(QDir(world.folder.filePath(u"blobs/incoming"_s)).entryList(QDir::Files).isEmpty());
}

void TestBlobSweep::storedAgainIsYoungAgain()
{
    World world;
    const store::BlobStore& blobs = world.stores->blobs;
    const QString name = blobs.put("twice").value();
    age(blobs.pathOf(name), world.clock, std::chrono::hours(25));
    QCOMPARE(blobs.put("twice").value(), name); // an upload that has no row yet
    QCOMPARE(service::sweepBlobs(*world.stores, world.clock, goOn), Result<qint64>(0));
    QVERIFY(blobs.contains(name));
}

void TestBlobSweep::aSweepNeverTakesWhatIsBeingStored()
{
    World world;
    const store::BlobStore& blobs = world.stores->blobs;
    const Timestamp cut = world.clock.now() - std::chrono::hours(24);
    const QByteArray bytes(3000, 'x');
    int removed = 0;
    for (int round = 0; round < 300; ++round) {
        const QString name = blobs.put(bytes).value();
        age(blobs.pathOf(name), world.clock, std::chrono::hours(25));
        bool swept = false;
        std::thread sweeper([&] { swept = blobs.removeUnless(name, cut); });
        const bool stored = blobs.put(bytes).has_value();
        sweeper.join();
        QVERIFY(stored);
        QVERIFY2(blobs.contains(name), "stored, and gone");
        removed += swept ? 1 : 0;
    }
    QVERIFY(blobs.setAsideBlobs().isEmpty());
    qInfo("%d of 300 sweeps were before the upload", removed);
}

INK_TEST(TestBlobSweep, "tst_blobsweep")

} // namespace tst_blobsweep

#include "tst_blobsweep.moc"
