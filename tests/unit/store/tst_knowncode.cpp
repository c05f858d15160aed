// Rows with unknown codes: an error that names the row, never a default.
#include "app/domain/document/document.h"
#include "app/store/database/query.h"
#include "app/store/documents/folderstore.h"
#include "app/store/documents/templatestore.h"
#include "app/store/journals/bulkjournal.h"
#include "app/store/search/documentsearch.h"
#include "app/store/words/wordindex.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_knowncode {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

class TestKnownCode final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    Document m_document;
    AccountId m_account;

    /** Runs a statement that damages or repairs a row. */
    void execute(const QString& sql)
    {
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(transaction);
        const auto done = runText(*m_db, sql, {});
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail.english()));
        QVERIFY(transaction->commit());
    }
    template <typename T> static void isUnknown(const Result<T>& result, const QString& place)
    {
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Database);
        QVERIFY2(result.error().detail.english().contains(place),
                 qPrintable(result.error().detail.english()));
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto made = test::oneDocument(m_dir);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail.english()));
        m_db = std::move(made->db);
        m_account = made->account;
        auto document = DocumentStore(*m_db).load({m_account}, made->document);
        QVERIFY(document);
        Invitation invitation;
        invitation.guid = u"00000000-0000-4000-8000-000000000002"_s;
        invitation.recipientName = u"Anna"_s;
        invitation.recipientEmail = u"anna@example.org"_s;
        invitation.authentications = {{AuthenticationType::Email, {}, {}, {}}};
        document->invitations = {invitation};
        Tag tag;
        tag.name = u"City"_s;
        document->tags = {tag};
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(transaction);
        QVERIFY(DocumentStore(*m_db).replace(*transaction, *document, document->version));
        QVERIFY(transaction->commit());
        document = DocumentStore(*m_db).load({m_account}, made->document);
        QVERIFY(document);
        m_document = *document;
    }

    void documents_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::newRow("type") << u"type"_s << u"99"_s;
        QTest::newRow("status") << u"status"_s << u"99"_s;
        QTest::newRow("zero") << u"status"_s << u"0"_s;
        QTest::newRow("language") << u"setting"_s << u"'{\"languageCode\":99}'"_s;
        QTest::newRow("no number") << u"setting"_s << u"'{\"languageCode\":\"en\"}'"_s;
    }
    void documents()
    {
        QFETCH(const QString, column);
        QFETCH(const QString, value);
        execute(u"UPDATE document SET %1 = %2"_s.arg(column, value));
        const QString place = u"document."_s + column;
        const DocumentStore store(*m_db);
        isUnknown(store.load({m_account}, m_document.id), place);
        isUnknown(store.loadAny(m_document.id), u"where id is %1"_s.arg(m_document.id.value()));
        isUnknown(DocumentSearch(*m_db).search({m_account}, {}), place); // a list can't be shown without it
        if (column == u"status") isUnknown(TemplateStore(*m_db).reportLines({m_document.id}), place);
    }

    void partsOfDocuments_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::newRow("action") << u"action_type"_s << u"99"_s;
        QTest::newRow("status") << u"status"_s << u"99"_s;
        QTest::newRow("authentication") << u"detail"_s << u"'{\"authentications\":[{\"type\":99}]}'"_s;
        QTest::newRow("no authentication") << u"detail"_s << u"'{\"authentications\":[{}]}'"_s;
    }
    void partsOfDocuments()
    {
        QFETCH(const QString, column);
        QFETCH(const QString, value);
        execute(u"UPDATE invitation SET %1 = %2"_s.arg(column, value));
        const QString place = u"invitation."_s + column;
        const QString row = u"where id is %1"_s.arg(m_document.invitations.constFirst().id.value());
        const DocumentStore store(*m_db);
        isUnknown(store.load({m_account}, m_document.id), place);
        isUnknown(store.load({m_account}, m_document.id), row);
        isUnknown(DocumentSearch(*m_db).search({m_account}, {}), place);
        if (column == u"action_type") isUnknown(TemplateStore(*m_db).reportLines({m_document.id}), place);
    }

    void tags()
    {
        execute(u"UPDATE tag SET type = 99"_s);
        const QString row = u"where id is %1"_s.arg(m_document.tags.constFirst().id.value());
        isUnknown(DocumentStore(*m_db).load({m_account}, m_document.id), u"tag.type"_s);
        isUnknown(DocumentStore(*m_db).load({m_account}, m_document.id), row);
        isUnknown(TemplateStore(*m_db).tagsOf({m_document.id}), row);
        isUnknown(TemplateStore(*m_db).reportLines({m_document.id}),
                  u"where document_id is %1"_s.arg(m_document.id.value()));
    }

    /** Nothing overwrites it with another meaning, but it can be removed. */
    void aDamagedDocumentCanBePurged()
    {
        execute(u"UPDATE document SET status = 99"_s);
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(rebuildWords(*transaction)); // such a row doesn't keep the others from being found
            QVERIFY(transaction->commit());
        }
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, m_document.id));
        QVERIFY(transaction->commit());
        const auto page = DocumentSearch(*m_db).search({m_account}, {});
        QVERIFY(page);
        QVERIFY(page->documents.isEmpty());
    }

    void folders()
    {
        FolderStore store(*m_db);
        Folder folder;
        folder.accountId = m_account;
        folder.name = u"Leases"_s;
        folder.type = FolderType::Documents;
        auto transaction = Transaction::begin(*m_db);
        const auto made = store.insert(*transaction, folder);
        QVERIFY(made);
        QVERIFY(transaction->commit());
        execute(u"UPDATE folder SET type = 9"_s);
        const QString row = u"folder.type is 9 where id is %1"_s.arg(made->id.value());
        isUnknown(store.load({m_account}, made->id), row);
        isUnknown(store.list(m_account, FolderType::Documents), row);
        isUnknown(store.list(m_account, FolderType::Templates), row);
    }
};

INK_TEST(TestKnownCode, "tst_knowncode")

} // namespace tst_knowncode

#include "tst_knowncode.moc"
