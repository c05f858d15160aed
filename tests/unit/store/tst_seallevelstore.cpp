#include "app/store/accountstore.h"
#include "app/store/documentstore.h"
#include "app/store/seallevelstore.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

class TestSealLevelStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    DocumentId m_document;
    AccountId m_account;

    Result<void> save(DocumentId id, const SealLevelStore::State& state)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_TRY(SealLevelStore(*m_db).save(transaction, id, state));
        return transaction.commit();
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto db = Database::open(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail));
        m_db = std::move(*db);
        auto transaction = Transaction::begin(*m_db);
        const auto account =
            AccountStore(*m_db).create(*transaction, QStringLiteral("a@example.com"), QStringLiteral("A"));
        QVERIFY(account);
        m_account = account->id;
        Document document;
        document.guid = QStringLiteral("00000000-0000-4000-8000-000000000001");
        document.title = QStringLiteral("Lease");
        document.accountId = m_account;
        const auto inserted = DocumentStore(*m_db).insert(*transaction, document);
        QVERIFY2(inserted, inserted ? "" : qPrintable(inserted.error().detail));
        m_document = inserted->id;
        QVERIFY(transaction->commit());
    }

    void theLastStateStays()
    {
        SealLevelStore levels(*m_db);
        QVERIFY(!levels.load(m_document)->has_value());
        const SealLevelStore::State waits{QStringLiteral("B-B"), QStringLiteral("B-LT"),
                                          QStringLiteral("Nobody answered.")};
        QVERIFY(save(m_document, waits));
        QCOMPARE(levels.load(m_document)->value(), waits);
        const SealLevelStore::State raised{QStringLiteral("B-LT"), {}, {}};
        QVERIFY(save(m_document, raised));
        QCOMPARE(levels.load(m_document)->value().level, raised.level);
        QVERIFY(levels.load(m_document)->value().awaits.isEmpty());
    }

    void itGoesWithItsDocument()
    {
        QVERIFY(save(m_document, {QStringLiteral("B-T"), {}, {}}));
        QVERIFY(!save(DocumentId(424'242), {QStringLiteral("B-T"), {}, {}})); // no such document
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, m_document));
        QVERIFY(transaction->commit());
        QVERIFY(!SealLevelStore(*m_db).load(m_document)->has_value());
    }
};

INK_TEST(TestSealLevelStore, "tst_seallevelstore")
#include "tst_seallevelstore.moc"
