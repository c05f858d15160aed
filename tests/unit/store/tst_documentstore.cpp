#include "app/domain/history.h"
#include "app/store/accountstore.h"
#include "app/store/documentstore.h"
#include "app/store/folderstore.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUuid>
#include <QtTest>

#include <thread>

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

namespace {
Timestamp at(qint64 ms)
{
    return Timestamp(std::chrono::milliseconds(ms));
}
QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}
} // namespace

class TestDocumentStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_address;
    std::unique_ptr<Database> m_db;
    AccountId m_account;

    AccountId addAccount(const QString& email)
    {
        auto transaction = Transaction::begin(*m_db);
        auto account = AccountStore(*m_db).create(*transaction, email, QStringLiteral("A"));
        [&] { QVERIFY(account && transaction->commit()); }();
        return account->id;
    }
    Document sample(const QString& title) const
    {
        Document d;
        d.guid = newGuid();
        d.title = title;
        d.senderName = QStringLiteral("Sam");
        d.senderEmail = QStringLiteral("sam@example.com");
        d.accountId = m_account;
        d.createdTime = d.lastModifiedTime = at(1000);
        File file;
        file.name = QStringLiteral("a.pdf");
        file.size = 12;
        file.sha256 = QString(64, QLatin1Char('a'));
        file.pages = {{{}, 1, QSizeF(595, 842)}, {{}, 2, QSizeF(842, 595.5)}};
        d.files = {file};
        Invitation anna;
        anna.guid = newGuid();
        anna.recipientName = QStringLiteral("Änna Groß");
        anna.recipientEmail = QStringLiteral("anna@example.com");
        anna.authentications = {{AuthenticationType::AccessCode, {}, {}, QStringLiteral("77")}};
        anna.openedTime = at(5);
        d.invitations = {anna};
        Tag tag;
        tag.name = QStringLiteral("sig");
        tag.pageIndex = 2;
        tag.rect = {1, 2, 30, 40};
        tag.image = QByteArray("\x89PNG\0x", 6);
        tag.style.options = {QStringLiteral("x"), QStringLiteral("y")};
        tag.style.min = 0.5;
        tag.style.condition = TagCondition{QStringLiteral("q"), QStringLiteral("1")};
        d.tags = {tag};
        d.setting.postBackUrl = QStringLiteral("http://127.0.0.1:1/x");
        appendHistory(d, {at(1000), QStringLiteral("created"), QStringLiteral("Sam"), {}, {}, {}, {}});
        return d;
    }
    Document insert(Document d)
    {
        auto transaction = Transaction::begin(*m_db);
        auto stored = DocumentStore(*m_db).insert(*transaction, std::move(d));
        [&] {
            QVERIFY2(stored.has_value(), stored ? "" : qPrintable(stored.error().detail.english()));
            QVERIFY(transaction->commit());
        }();
        return *stored;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_address = ink::test::newAddress(m_dir);
        auto db = Database::open(m_address, Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        m_account = addAccount(QStringLiteral("sam@example.com"));
    }
    void cleanup() { m_db.reset(); }

    void roundTrip()
    {
        DocumentStore store(*m_db);
        const Document stored = insert(sample(QStringLiteral("Lease")));
        QVERIFY(!stored.id.isNull());
        QCOMPARE(stored.tags.at(0).invitationId, stored.invitations.at(0).id);
        QCOMPARE(stored.tags.at(0).pageId, stored.files.at(0).pages.at(1).id);
        const auto loaded = store.load(m_account, stored.id);
        QVERIFY(loaded.has_value());
        QCOMPARE(*loaded == stored, true);
        QCOMPARE(store.loadByInvitation(stored.invitations.at(0).guid)->id, stored.id);
    }

    void replaceKeepsIdsAndChecksTheVersion()
    {
        DocumentStore store(*m_db);
        Document d = insert(sample(QStringLiteral("Lease")));
        const TagId kept = d.tags.at(0).id;
        Tag second = d.tags.at(0);
        second.id = TagId(kept.value() + 1000); // not ours: gets a new id
        d.tags.append(second);
        d.title = QStringLiteral("Lease 2");
        auto transaction = Transaction::begin(*m_db);
        const auto replaced = store.replace(*transaction, d, 1);
        QVERIFY(replaced.has_value());
        QVERIFY(transaction->commit());
        QCOMPARE(replaced->version, 2);
        QCOMPARE(replaced->tags.at(0).id, kept);
        QVERIFY(replaced->tags.at(1).id != second.id);
        QCOMPARE(*store.load(m_account, d.id) == *replaced, true);

        auto stale = Transaction::begin(*m_db);
        const auto refused = store.replace(*stale, d, 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Version);
    }

    void anotherAccountSeesNothing()
    {
        DocumentStore store(*m_db);
        const Document d = insert(sample(QStringLiteral("Lease")));
        const AccountId other = addAccount(QStringLiteral("other@example.com"));
        QCOMPARE(store.load(other, d.id).error().code, ErrorCode::NotFound);
        QCOMPARE(store.search(other, {})->total, 0);
    }

    void searchFiltersSortsAndPages()
    {
        DocumentStore store(*m_db);
        for (int i = 0; i < 25; ++i) {
            Document d = sample(QStringLiteral("Doc %1").arg(i, 2, 10, QLatin1Char('0')));
            d.lastModifiedTime = at(1000 + i);
            if (i == 7) d.title = QStringLiteral("100% _special_");
            insert(d);
        }
        DocumentQuery q;
        q.sort = SortField::Title;
        q.ascending = true;
        q.pageSize = 10;
        q.pageIndex = 3;
        auto page = store.search(m_account, q);
        QVERIFY(page.has_value());
        QCOMPARE(page->total, 25);
        QCOMPARE(page->documents.size(), 5);
        QCOMPARE(page->documents.last().title, QStringLiteral("Doc 24"));
        QCOMPARE(page->documents.last().invitations.size(), 1);
        const auto whole = store.load(m_account, page->documents.last().id);
        QVERIFY(page->documents.last() == summaryOf(*whole));
        QCOMPARE(page->documents.last().files.size(), 1);
        q.pageIndex = 1;
        q.text = QStringLiteral("100% _SPEC");
        QCOMPARE(store.search(m_account, q)->total, 1);
        q.text = QStringLiteral("ÄNN");
        QCOMPARE(store.search(m_account, q)->total, 25);
        q.text = QStringLiteral("a%b");
        QCOMPARE(store.search(m_account, q)->total, 0);
    }

    void purgeLeavesATombstone()
    {
        DocumentStore store(*m_db);
        const Document d = insert(sample(QStringLiteral("Lease")));
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(store.purge(*transaction, m_account, d.id));
        QVERIFY(transaction->commit());
        QCOMPARE(store.load(m_account, d.id).error().code, ErrorCode::Deleted);
    }

    void aTransactionThatIsNotCommittedLeavesNothing()
    {
        DocumentStore store(*m_db);
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(store.insert(*transaction, sample(QStringLiteral("gone"))));
        }
        QCOMPARE(store.search(m_account, {})->total, 0);
    }

    void foldersNestAndLoseNothing()
    {
        FolderStore folders(*m_db);
        DocumentStore store(*m_db);
        auto transaction = Transaction::begin(*m_db);
        Folder top;
        top.name = QStringLiteral("Clients");
        top.accountId = m_account;
        const Folder clients = *folders.insert(*transaction, top);
        Folder inner = top;
        inner.parent = clients.id;
        const Folder same = *folders.insert(*transaction, inner);
        QCOMPARE(folders.insert(*transaction, inner).error().code, ErrorCode::Duplicate);
        top.name = QStringLiteral("CLIENTS");
        QCOMPARE(folders.insert(*transaction, top).error().code, ErrorCode::Duplicate);
        Folder loop = clients;
        loop.parent = same.id;
        QCOMPARE(folders.update(*transaction, loop).error().code, ErrorCode::Validation);
        Document d = sample(QStringLiteral("in"));
        d.folderId = clients.id;
        const auto stored = store.insert(*transaction, d);
        QVERIFY(stored.has_value());
        QVERIFY(folders.remove(*transaction, m_account, clients.id));
        QVERIFY(transaction->commit());
        const auto left = folders.list(m_account, FolderType::Documents);
        QCOMPARE(left->size(), 1);
        QCOMPARE(left->at(0).name, QStringLiteral("Clients"));
        QVERIFY(left->at(0).parent.isNull());
        QVERIFY(store.load(m_account, stored->id)->folderId.isNull());
    }

    void chargesAreExactFromManyThreads()
    {
        AccountStore accounts(*m_db);
        {
            auto transaction = Transaction::begin(*m_db);
            auto account = *accounts.load(m_account);
            account.userSetting.spendLimitCents = 1000;
            QVERIFY(accounts.saveSettings(*transaction, account));
            QVERIFY(transaction->commit());
        }
        std::atomic<int> accepted = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 10; ++i) {
                    auto transaction = Transaction::begin(*m_db);
                    if (transaction && AccountStore(*m_db).charge(*transaction, m_account, 50, 1) &&
                        transaction->commit())
                        ++accepted;
                }
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(accepted.load(), 20);
        QCOMPARE(accounts.load(m_account)->chargesCents, 1000);
    }

    void aKeyIsFoundByItsHashOnlyAndEnds()
    {
        AccountStore accounts(*m_db);
        auto transaction = Transaction::begin(*m_db);
        const auto key = accounts.addKey(*transaction, m_account, QStringLiteral("k"), at(0), at(1000));
        QVERIFY(key.has_value());
        QVERIFY(transaction->commit());
        QCOMPARE(accounts.accountForKey(*key, at(999))->id, m_account);
        QCOMPARE(accounts.accountForKey(*key, at(1000)).error().code, ErrorCode::Auth);
        QCOMPARE(accounts.accountForKey(Secret("wrong"), at(1)).error().code, ErrorCode::Auth);
        QCOMPARE(accounts.keys(m_account)->at(0).lastFour, QString::fromLatin1(key->reveal().right(4)));
    }

    void aNewerDatabaseIsRefused()
    {
        QVERIFY(QSqlQuery(m_db->connection())
                    .exec(m_db->isPostgreSql() ? QStringLiteral("UPDATE schema_version SET version = 99")
                                               : QStringLiteral("PRAGMA user_version = 99")));
        m_db.reset();
        const auto refused = Database::open(m_address, Schema::Service);
        QVERIFY(!refused);
        QVERIFY(refused.error().detail.english().contains(QStringLiteral("newer")));
    }
};

INK_TEST(TestDocumentStore, "tst_documentstore")
#include "tst_documentstore.moc"
