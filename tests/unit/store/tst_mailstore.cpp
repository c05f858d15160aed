#include "app/store/jobs/mailstore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_mailstore {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

class TestMailStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    DocumentId m_document;
    AccountId m_account;
    static Timestamp at(qint64 ms) { return Timestamp(std::chrono::milliseconds(ms)); }

    Result<void> note(const QString& key, bool sent, const QString& error, qint64 ms)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_TRY(MailStore(*m_db).record(transaction, {m_document, key, QStringLiteral("guid-1"),
                                                      QStringLiteral("invitation"), sent,
                                                      Message::literal(error), at(ms)}));
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

    void theLastOutcomeOfAMailStays()
    {
        QVERIFY(note(QStringLiteral("b"), false, QStringLiteral("550 no such user"), 20));
        QVERIFY(note(QStringLiteral("a"), true, {}, 10));
        auto all = MailStore(*m_db).list(m_document);
        QVERIFY(all);
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->at(0).key, QStringLiteral("a")); // oldest first
        QVERIFY(all->at(0).isSent);
        QVERIFY(!all->at(1).isSent);
        QCOMPARE(all->at(1).error, Message::literal(QStringLiteral("550 no such user")));
        QCOMPARE(all->at(1).invitation, QStringLiteral("guid-1"));
        QCOMPARE(all->at(1).notice, QStringLiteral("invitation"));
        QCOMPARE(all->at(1).time, at(20));

        QVERIFY(note(QStringLiteral("b"), true, {}, 30));
        all = MailStore(*m_db).list(m_document);
        QCOMPARE(all->size(), 2);
        QVERIFY(all->at(1).isSent);
        QCOMPARE(all->at(1).error, Message());
    }

    void outcomesGoWithTheirDocument()
    {
        QVERIFY(note(QStringLiteral("a"), true, {}, 10));
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, m_document));
        QVERIFY(transaction->commit());
        QCOMPARE(MailStore(*m_db).list(m_document)->size(), 0);
        QVERIFY(!note(QStringLiteral("b"), true, {}, 20)); // nothing is stored about removed ones
    }
};

INK_TEST(TestMailStore, "tst_mailstore")

} // namespace tst_mailstore

#include "tst_mailstore.moc"
