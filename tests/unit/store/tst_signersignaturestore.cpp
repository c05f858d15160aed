#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/signersignaturestore.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_signersignaturestore {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace std::chrono_literals;

class TestSignerSignatureStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    DocumentId m_document;
    AccountId m_account;

    Result<void> save(DocumentId id, const SignerSignatureStore::Signature& signature)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_TRY(SignerSignatureStore(*m_db).insert(transaction, id, signature));
        return transaction.commit();
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto db = openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
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
        QVERIFY2(inserted, inserted ? "" : qPrintable(inserted.error().detail.english()));
        m_document = inserted->id;
        QVERIFY(transaction->commit());
    }

    void eachOnce()
    {
        const SignerSignatureStore signatures(*m_db);
        QVERIFY(signatures.list(m_document)->isEmpty());
        const SignerSignatureStore::Signature second{InvitationId(8), 0, Timestamp(2000ms)};
        const SignerSignatureStore::Signature first{InvitationId(9), 1, Timestamp(1000ms)};
        const SignerSignatureStore::Signature third{InvitationId(9), 2, Timestamp(3000ms)};
        QVERIFY(save(m_document, second) && save(m_document, third) && save(m_document, first));
        QCOMPARE(*signatures.list(m_document),
                 (QList<SignerSignatureStore::Signature>{first, second, third}));
        QVERIFY(!save(m_document, first));
        QCOMPARE(signatures.list(m_document)->size(), 3);
    }

    void theyGoWithTheirDocument()
    {
        QVERIFY(save(m_document, {InvitationId(8), 0, {}}));
        QVERIFY(!save(DocumentId(424'242), {InvitationId(8), 0, {}})); // no such document
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, m_document));
        QVERIFY(transaction->commit());
        QVERIFY(SignerSignatureStore(*m_db).list(m_document)->isEmpty());
    }
};

INK_TEST(TestSignerSignatureStore, "tst_signersignaturestore")

} // namespace tst_signersignaturestore

#include "tst_signersignaturestore.moc"
