// A running service creates the digests of all histories automatically, one per day.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/seal/detachedsignature.h"
#include "app/service/host/servicehost.h"
#include "app/service/records/chaindigest.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/chaindigeststore.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace tst_digestschedule {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestDigestSchedule final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    test::ManualClock m_clock;
    std::unique_ptr<store::Database> m_database;

    /** A document whose history has one current entry. */
    Result<void> addDocument()
    {
        INK_ASSIGN(transaction, store::Transaction::begin(*m_database));
        INK_ASSIGN(accounts, store::AccountStore(*m_database).list());
        domain::Document document;
        document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        document.title = u"Lease"_s;
        document.accountId = accounts.constFirst().id;
        domain::appendHistory(document,
                              {m_clock.now(), domain::HistoryEvent::Created, u"Anna"_s, {}, {}, {}, {}});
        INK_TRY(store::DocumentStore(*m_database).insert(transaction, document));
        return transaction.commit();
    }
    QList<store::ChainDigest> digests() const
    {
        return store::ChainDigestStore(*m_database).list().value_or(QList<store::ChainDigest>());
    }

private Q_SLOTS:
    void oneADay()
    {
        QCOMPARE(service::ServiceHost::Options().digestInterval, std::chrono::milliseconds(1h));
        QCOMPARE(service::ServiceHost::Options().initialDigestDelay, std::chrono::milliseconds(1min));
        service::ServiceHost::Options options;
        options.dataFolder = m_folder.filePath(u"data"_s);
        options.sealKey =
            pdf::SealKey::generate(pdf::KeyKind::P256, u"Test"_s, u"Tests"_s, test::ManualClock::epoch)
                .value();
        options.digestInterval = 10ms;
        options.initialDigestDelay = 0ms;
        auto host = service::ServiceHost::start(options, m_clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        QVERIFY((*host)->addAccount(u"anna@example.com"_s, u"Anna"_s));
        m_database =
            store::openSqlite(m_folder.filePath(u"data/inkstone.db"_s), store::Schema::Service).value();
        QCOMPARE(digests().size(), 0); // there is nothing to cover yet
        QVERIFY(addDocument());
        QTRY_COMPARE(digests().size(), 1);

        m_clock.advance(service::chaindigest::interval - 1s);
        QVERIFY(addDocument());
        // A premature one would be recognizable by its time.
        m_clock.advance(1s);
        QTRY_COMPARE(digests().size(), 2);
        const QList<store::ChainDigest> made = digests();
        QVERIFY(made.at(1).created - made.at(0).created >= service::chaindigest::interval);
        QVERIFY(made.at(1).lastEntry > made.at(0).lastEntry);
        for (const store::ChainDigest& digest : made)
            QCOMPARE(pdf::verifyDetached(digest.signature, digest.content.toUtf8()).fingerprint,
                     options.sealKey->fingerprint());
    }
};

INK_TEST(TestDigestSchedule, "tst_digestschedule")

} // namespace tst_digestschedule

#include "tst_digestschedule.moc"
