#include "app/store/accountstore.h"
#include "app/store/documentstore.h"
#include "app/store/mailstore.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest>

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
        INK_TRY(MailStore(*m_db).note(transaction, {m_document, key, QStringLiteral("guid-1"),
                                                    QStringLiteral("invitation"), sent, error, at(ms)}));
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

    void theLastOutcomeOfAMailStays()
    {
        QVERIFY(note(QStringLiteral("b"), false, QStringLiteral("550 no such user"), 20));
        QVERIFY(note(QStringLiteral("a"), true, {}, 10));
        auto all = MailStore(*m_db).list(m_document);
        QVERIFY(all);
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->at(0).key, QStringLiteral("a")); // oldest first
        QVERIFY(all->at(0).sent);
        QVERIFY(!all->at(1).sent);
        QCOMPARE(all->at(1).error, QStringLiteral("550 no such user"));
        QCOMPARE(all->at(1).invitation, QStringLiteral("guid-1"));
        QCOMPARE(all->at(1).notice, QStringLiteral("invitation"));
        QCOMPARE(all->at(1).time, at(20));

        QVERIFY(note(QStringLiteral("b"), true, {}, 30));
        all = MailStore(*m_db).list(m_document);
        QCOMPARE(all->size(), 2);
        QVERIFY(all->at(1).sent);
        QCOMPARE(all->at(1).error, QString());
    }

    void outcomesGoWithTheirDocument()
    {
        QVERIFY(note(QStringLiteral("a"), true, {}, 10));
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, m_document));
        QVERIFY(transaction->commit());
        QCOMPARE(MailStore(*m_db).list(m_document)->size(), 0);
        QVERIFY(!note(QStringLiteral("b"), true, {}, 20)); // nothing is kept about what is gone
    }
};

INK_TEST(TestMailStore, "tst_mailstore")
#include "tst_mailstore.moc"
