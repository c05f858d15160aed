// Damages the word index for searches; a check reports it, and the index is rebuilt.
#include "app/domain/document/document.h"
#include "app/service/admin/check.h"
#include "app/service/admin/words.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QUuid>

namespace tst_checkwords {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestCheckWords final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<store::Database> m_db;
    AccountId m_account;

    DocumentId add(const QString& title)
    {
        Document d;
        d.accountId = m_account;
        d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        d.title = title;
        auto transaction = store::Transaction::begin(*m_db);
        const auto inserted = store::DocumentStore(*m_db).insert(*transaction, d);
        [&] { QVERIFY(inserted && transaction->commit()); }();
        return inserted->id;
    }
    void spoil(const QString& sql)
    {
        auto transaction = store::Transaction::begin(*m_db);
        QVERIFY(store::runText(*m_db, sql, {}));
        QVERIFY(transaction->commit());
    }
    /** The check's findings about words. */
    QList<service::admin::Finding> found(const store::BlobStore& blobs) const
    {
        const SystemClock clock;
        const auto report = service::admin::check({*m_db, blobs, m_dir.path()}, {true}, clock);
        [&] { QVERIFY(report); }();
        QList<service::admin::Finding> findings;
        for (const auto& finding : report->findings)
            if (finding.id.startsWith(u"words."_s)) findings.append(finding);
        return findings;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_db.reset();
        m_db = *store::openDatabase(ink::test::newAddress(m_dir), store::Schema::Service);
        auto transaction = store::Transaction::begin(*m_db);
        const auto account = store::AccountStore(*m_db).create(*transaction, u"a@example.com"_s, u"A"_s);
        QVERIFY(account && transaction->commit());
        m_account = account->id;
    }

    void wordsAreCheckedAndMadeAnew()
    {
        const auto blobs = store::BlobStore::open(m_dir.filePath(u"blobs"_s));
        QVERIFY(blobs);
        const DocumentId lease = add(u"Lease"_s);
        add(u"Offer"_s);
        QVERIFY(found(*blobs).isEmpty());
        spoil(u"DELETE FROM word_block WHERE word = 'lease'"_s);
        const auto findings = found(*blobs);
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.constFirst().id, u"words.wrong"_s);
        QCOMPARE(findings.constFirst().subject, u"document %1"_s.arg(lease.value()));
        QVERIFY2(findings.constFirst().problem.contains(u"“lease”"_s),
                 qPrintable(findings.constFirst().problem));
        QVERIFY(findings.constFirst().advice.contains(u"--rebuild-words"_s));
        QCOMPARE(found(*blobs).size(), 1); // a check repairs nothing
        const auto made = service::admin::rebuildWords({*m_db, *blobs, m_dir.path()});
        QVERIFY(made);
        QCOMPARE(*made, 2);
        QVERIFY(found(*blobs).isEmpty());
    }

    /** Too many faults are counted instead of listed. */
    void tooManyAreCounted()
    {
        const auto blobs = store::BlobStore::open(m_dir.filePath(u"blobs"_s));
        QVERIFY(blobs);
        for (int i = 0; i < 210; ++i)
            add(u"Lease %1"_s.arg(i));
        spoil(u"DELETE FROM word_block WHERE word = 'lease'"_s);
        const auto findings = found(*blobs);
        QCOMPARE(findings.size(), 201);
        QCOMPARE(findings.constLast().subject, u"10 more"_s);
    }
};

INK_TEST(TestCheckWords, "tst_checkwords")

} // namespace tst_checkwords

#include "tst_checkwords.moc"
