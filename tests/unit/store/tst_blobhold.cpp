// Bytes stored for a rejected request are removed immediately, unless another one needs them.
#include "app/store/blobs/blobstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_blobhold {

using namespace ink;
using namespace ink::store;

class TestBlobHold final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    std::optional<BlobStore> m_blobs;

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        QTemporaryDir fresh(m_dir.filePath(QStringLiteral("XXXXXX")));
        fresh.setAutoRemove(false); // removed with m_dir
        auto db = openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        const QString folder = fresh.filePath(QStringLiteral("blobs"));
        auto opened =
            m_db->isPostgreSql() ? BlobStore::openInDatabase(*m_db, folder) : BlobStore::open(folder);
        QVERIFY(opened.has_value());
        m_blobs = *opened;
    }

    void whatIsNotKeptGoes()
    {
        QString name;
        {
            const auto hold = m_blobs->hold(QByteArray("refused")).value();
            name = hold->sha256();
            QVERIFY(m_blobs->contains(name));
            const auto copy = hold; // the last one counts
        }
        QVERIFY(!m_blobs->contains(name));
        {
            const auto hold = m_blobs->hold(QByteArray("refused")).value();
            hold->commit();
        }
        QCOMPARE(m_blobs->read(name)->bytes(), QByteArray("refused"));
    }

    void whatWasThereBeforeStays()
    {
        const QString name = m_blobs->put("shared").value();
        QCOMPARE(m_blobs->hold(QByteArray("shared")).value()->sha256(), name); // rejected immediately
        QVERIFY(m_blobs->contains(name));
    }

    void whatSomebodyStoresMeanwhileStays()
    {
        auto first = m_blobs->hold(QByteArray("both")).value();
        const QString name = first->sha256();
        auto second = m_blobs->hold(QByteArray("both")).value(); // another pending request
        first.reset();
        QVERIFY(m_blobs->contains(name));
        second->commit();
        second.reset();
        QCOMPARE(m_blobs->read(name)->bytes(), QByteArray("both"));

        auto third = m_blobs->hold(QByteArray("again")).value();
        const QString other = m_blobs->put("again").value();
        third.reset();
        QVERIFY(m_blobs->contains(other));
    }

    void severalAreStoredTogether()
    {
        std::vector<BlobWriter> writers;
        for (const char* text : {"one", "two", "two"}) {
            auto writer = m_blobs->createWriter();
            QVERIFY(writer->write(text, 3));
            QVERIFY(writer->suspend());
            writers.push_back(std::move(*writer));
        }
        auto holds = m_blobs->hold(std::move(writers)).value();
        QCOMPARE(holds.size(), 3);
        const QString one = holds.at(0)->sha256();
        QCOMPARE(holds.at(1)->sha256(), holds.at(2)->sha256());
        QCOMPARE(m_blobs->read(one)->bytes(), QByteArray("one"));
        holds.clear();
        QVERIFY(!m_blobs->contains(one));
    }
};

INK_TEST(TestBlobHold, "tst_blobhold")

} // namespace tst_blobhold

#include "tst_blobhold.moc"
