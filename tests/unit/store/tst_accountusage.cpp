// The database counts documents and bytes of an account as rows are inserted and deleted.
#include "app/domain/document/document.h"
#include "app/store/documents/attachmentstore.h"
#include "app/store/documents/templatestore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <limits>

namespace tst_accountusage {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

class TestAccountUsage final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    DocumentId m_document;
    AccountId m_account;

    static File fileOf(qint64 size)
    {
        File file;
        file.name = u"lease.pdf"_s;
        file.size = size;
        file.sha256 = QString(64, u'a');
        file.sequence = 1;
        return file;
    }
    Document draft(const QList<qint64>& sizes) const
    {
        Document document;
        document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        document.title = u"Lease"_s;
        document.accountId = m_account;
        for (const qint64 size : sizes)
            document.files.append(fileOf(size));
        return document;
    }
    template <typename Work> Result<void> within(const Work& work)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_TRY(work(transaction));
        return transaction.commit();
    }
    AccountStore::Usage used() const { return AccountStore(*m_db).usage(m_account).value(); }

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

    void everyKindOfRowCounts()
    {
        QCOMPARE(used().documents, 1);
        QCOMPARE(used().bytes, 0);
        DocumentStore documents(*m_db);
        Document kept;
        QVERIFY(within([&](Transaction& transaction) -> Result<void> {
            INK_ASSIGN(inserted, documents.insert(transaction, draft({1'000, 200})));
            kept = inserted;
            return {};
        }));
        QCOMPARE(used().documents, 2);
        QCOMPARE(used().bytes, 1'200);
        QVERIFY(within([&](Transaction& transaction) -> Result<void> {
            kept.files = {fileOf(700)};
            INK_TRY(documents.replace(transaction, kept, kept.version));
            return documents.setArtifacts(
                transaction, kept.id,
                {{DocumentStore::ArtifactKind::Signed, {}, u"a.pdf"_s, QString(64, u'b'), 50},
                 {DocumentStore::ArtifactKind::Certificate, {}, u"b.pdf"_s, QString(64, u'b'), 30}});
        }));
        QCOMPARE(used().bytes, 780);
        AttachmentStore attachments(*m_db);
        const auto attach = [&](qint64 size) {
            return within([&](Transaction& transaction) {
                return attachments.save(transaction, kept.id, TagId(7),
                                        {QString(64, u'c'), size, u"text/plain"_s});
            });
        };
        QVERIFY(attach(5));
        QVERIFY(attach(9)); // replaces it
        QCOMPARE(used().bytes, 789);
        QVERIFY(within([&](Transaction& transaction) {
            return documents.setArtifacts(
                transaction, kept.id,
                {{DocumentStore::ArtifactKind::Signed, {}, u"a.pdf"_s, QString(64, u'b'), 1}});
        }));
        QCOMPARE(used().bytes, 710);

        // All of it is removed with the document, and another account's isn't counted.
        QVERIFY(within([&](Transaction& transaction) -> Result<void> {
            INK_ASSIGN(other, AccountStore(*m_db).create(transaction, u"b@example.com"_s, u"B"_s));
            Document theirs = draft({33});
            theirs.accountId = other.id;
            INK_TRY(documents.insert(transaction, theirs));
            return documents.purge(transaction, m_account, kept.id);
        }));
        QCOMPARE(used().bytes, 0);
        QCOMPARE(used().documents, 1);
    }

    void manyAtOnceCountEach()
    {
        QList<Document> all;
        for (int i = 0; i < 700; ++i)
            all.append(draft({10, 1}));
        QVERIFY(within(
            [&](Transaction& transaction) { return TemplateStore(*m_db).insertAll(transaction, all, {}); }));
        QCOMPARE(used().documents, 701);
        QCOMPARE(used().bytes, 7'700);
        constexpr qint64 none = std::numeric_limits<qint64>::max();
        const AccountStore accounts(*m_db);
        QCOMPARE(accounts.usageOverLimits(701, none, 10)->size(), 0);
        QCOMPARE(accounts.usageOverLimits(700, none, 10)->size(), 1);
        QCOMPARE(accounts.usageOverLimits(none, 7'700, 10)->size(), 0);
        const auto over = accounts.usageOverLimits(none, 7'699, 10).value();
        QCOMPARE(over.size(), 1);
        QCOMPARE(over.first().account, m_account);
        QCOMPARE(over.first().bytes, 7'700);
    }
};

INK_TEST(TestAccountUsage, "tst_accountusage")

} // namespace tst_accountusage

#include "tst_accountusage.moc"
