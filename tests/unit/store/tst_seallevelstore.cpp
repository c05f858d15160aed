#include "app/store/seals/seallevelstore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_seallevelstore {

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
        auto made = test::oneDocument(m_dir);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail.english()));
        m_db = std::move(made->db);
        m_account = made->account;
        m_document = made->document;
    }

    void theLastStateStays()
    {
        SealLevelStore levels(*m_db);
        QVERIFY(!levels.load(m_document)->has_value());
        const SealLevelStore::State waits{QStringLiteral("B-B"), QStringLiteral("B-LT"),
                                          Message::literal(QStringLiteral("Nobody answered."))};
        QVERIFY(save(m_document, waits));
        QCOMPARE(levels.load(m_document)->value(), waits);
        const SealLevelStore::State raised{QStringLiteral("B-LT"), {}, {}};
        QVERIFY(save(m_document, raised));
        QCOMPARE(levels.load(m_document)->value().level, raised.level);
        QVERIFY(levels.load(m_document)->value().pendingLevel.isEmpty());
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

} // namespace tst_seallevelstore

#include "tst_seallevelstore.moc"
