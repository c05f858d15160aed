#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordcheck.h"
#include "app/store/words/wordindex.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <atomic>
#include <thread>

namespace tst_documentsearch {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

/** Searching documents by words, and pages from either end. */
class TestDocumentSearch final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    AccountId m_account;

    AccountId addAccount(const QString& email)
    {
        auto transaction = Transaction::begin(*m_db);
        auto account = AccountStore(*m_db).create(*transaction, email, QStringLiteral("A"));
        [&] { QVERIFY(account && transaction->commit()); }();
        return account->id;
    }
    Document add(const QString& title, const QString& name, const QString& email,
                 SigningStatus status = SigningStatus::Draft, AccountId account = {})
    {
        Document d;
        d.accountId = account.isNull() ? m_account : account;
        d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        d.title = title;
        d.status = status;
        d.lastModifiedTime = d.createdTime = Timestamp(std::chrono::milliseconds(++m_time));
        Invitation i;
        i.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        i.recipientName = name;
        i.recipientEmail = email;
        d.invitations = {i};
        auto transaction = Transaction::begin(*m_db);
        auto inserted = DocumentStore(*m_db).insert(*transaction, d);
        [&] { QVERIFY(inserted && transaction->commit()); }();
        return *inserted;
    }
    qint64 hits(const QString& text) const
    {
        DocumentQuery query;
        query.text = text;
        const auto page = DocumentSearch(*m_db).search({m_account}, query);
        return page ? page->total : -1;
    }
    qint64 counted(const QString& where) const
    {
        auto query = runText(
            *m_db, QStringLiteral("SELECT coalesce(sum(documents), 0) FROM document_count WHERE ") + where,
            {});
        return query && query->next() ? query->value(0).toLongLong() : -1;
    }
    /** The whole listing, its joined pages, and the reversed listing have the same order. */
    void checkPages(SortField sort, const QString& text) const
    {
        const DocumentSearch documents(*m_db);
        DocumentQuery query;
        query.sort = sort;
        query.text = text;
        query.pageSize = 500;
        const auto all = documents.search({m_account}, query);
        QVERIFY(all);
        QCOMPARE(all->total, text == QLatin1StringView("even") ? 27 : 53);
        QCOMPARE(all->documents.size(), all->total);
        query.pageSize = 10;
        QList<DocumentSummary> joined;
        for (query.pageIndex = 1; query.pageIndex <= 7; ++query.pageIndex)
            joined += documents.search({m_account}, query)->documents;
        QVERIFY(joined == all->documents);
        query.pageIndex = 1'000'000;
        QCOMPARE(documents.search({m_account}, query)->documents.size(), 0);
        query.pageIndex = 1;
        query.ascending = !query.ascending;
        query.pageSize = 500;
        auto reversed = documents.search({m_account}, query)->documents;
        std::reverse(reversed.begin(), reversed.end());
        QVERIFY(reversed == all->documents);
    }
    qint64 m_time = 0;

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_db.reset();
        m_db = *openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        m_account = addAccount(QStringLiteral("me@example.com"));
    }

    void wordsAreFoldedAndCut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const char* text, const QStringList& words) {
            QTest::newRow(name) << QString::fromUtf8(text) << words;
        };
        row("case and accents", "Änna GROß", {QStringLiteral("anna"), QStringLiteral("gross")});
        row("address", "j.o'neil+x@mail.example.com",
            {QStringLiteral("j"), QStringLiteral("o"), QStringLiteral("neil"), QStringLiteral("x"),
             QStringLiteral("mail"), QStringLiteral("example"), QStringLiteral("com")});
        row("numbers", "2026-0412/7", {QStringLiteral("2026"), QStringLiteral("0412"), QStringLiteral("7")});
        row("once", "a A a", {QStringLiteral("a")});
        row("ligature and full width", "ﬁnal ＡＢ", {QStringLiteral("final"), QStringLiteral("ab")});
        row("han in pairs", "契約書 v2",
            {QString::fromUtf8("契約"), QString::fromUtf8("約書"), QString::fromUtf8("書"),
             QStringLiteral("v2")});
        row("cyrillic", "Договор № 5",
            {QString::fromUtf8("договор"), QStringLiteral("no"), QStringLiteral("5")});
        row("nothing", "!!! — …", {});
    }
    void wordsAreFoldedAndCut()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QCOMPARE(searchWords(text), words);
    }
    void wordsAreBounded()
    {
        QCOMPARE(searchWords(QString(1000, QLatin1Char('x'))), QStringList(QString(64, QLatin1Char('x'))));
        QString many;
        for (int i = 0; i < 2000; ++i)
            many += QStringLiteral("w%1 ").arg(i);
        QCOMPARE(searchWords(many).size(), 500);
    }

    void everyWordMustBeginAWord()
    {
        add(QStringLiteral("Mietvertrag 2026-0412"), QStringLiteral("Änna Groß"),
            QStringLiteral("anna@firm7.example"));
        add(QString::fromUtf8("売買契約書"), QStringLiteral("Bo"), QStringLiteral("bo@firm8.example"));
        add(QStringLiteral("hidden"), QStringLiteral("Anna"), QStringLiteral("a@b.example"),
            SigningStatus::Draft, addAccount(QStringLiteral("other@example.com")));
        QCOMPARE(hits(QStringLiteral("ann")), 1);
        QCOMPARE(hits(QStringLiteral("miet gross")), 1);
        QCOMPARE(hits(QStringLiteral("ANNA@FIRM7.example")), 1);
        QCOMPARE(hits(QStringLiteral("anna@firm")), 1);
        QCOMPARE(hits(QStringLiteral("anna@firm8")), 0);
        QCOMPARE(hits(QStringLiteral("@firm7")), 0);
        QCOMPARE(hits(QStringLiteral("bo@firm8.example 書")), 1);
        QCOMPARE(hits(QStringLiteral("2026-04")), 1);
        QCOMPARE(hits(QStringLiteral("vertrag")), 0);
        QCOMPARE(hits(QStringLiteral("anna bo")), 0);
        QCOMPARE(hits(QString::fromUtf8("契約")), 1);
        QCOMPARE(hits(QString::fromUtf8("書")), 1);
        QCOMPARE(hits(QStringLiteral("example")), 2);
        QCOMPARE(hits(QStringLiteral("...")), 0);
        QCOMPARE(hits(QStringLiteral("  ")), 2);
    }

    void whatChangesIsFoundAnew()
    {
        Document d = add(QStringLiteral("Lease"), QStringLiteral("Anna"), QStringLiteral("anna@example.com"));
        QCOMPARE(hits(QStringLiteral("lease")), 1);
        d.title = QStringLiteral("Offer");
        d.invitations[0].recipientName = QStringLiteral("Bea");
        {
            auto transaction = Transaction::begin(*m_db);
            auto changed = DocumentStore(*m_db).replace(*transaction, d, 1);
            QVERIFY(changed && transaction->commit());
        }
        QCOMPARE(hits(QStringLiteral("lease")), 0);
        QCOMPARE(hits(QStringLiteral("offer bea")), 1);
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, d.id) && transaction->commit());
        QCOMPARE(hits(QStringLiteral("offer")), 0);
        auto left = runText(*m_db, QStringLiteral("SELECT count(*) FROM word_block"), {});
        QVERIFY(left && left->next());
        QCOMPARE(left->value(0).toInt(), 0);
    }

    void completedDocumentsAreFoundByContentAndDate()
    {
        Document lease = add(QStringLiteral("Lease"), QStringLiteral("Anna"), QStringLiteral("a@b.example"),
                             SigningStatus::Draft);
        add(QStringLiteral("Notice"), QStringLiteral("Bo"), QStringLiteral("bo@b.example"),
            SigningStatus::Draft);
        lease.status = SigningStatus::Completed;
        lease.completedTime = Timestamp(std::chrono::milliseconds(1000));
        const auto change = [&](const auto& edit) {
            auto transaction = Transaction::begin(*m_db);
            return edit(*transaction) && transaction->commit();
        };
        QVERIFY(
            change([&](Transaction& t) { return DocumentStore(*m_db).replace(t, lease, 1).has_value(); }));
        const auto unread = [&] {
            return DocumentStore(*m_db).documentsWithUnreadContent(DocumentId(1'000'000), 10);
        };
        QCOMPARE(*unread(), QList<DocumentId>{lease.id}); // drafts aren't read
        const QStringList texts{QStringLiteral("Kündigungsfrist: Three Months"), QStringLiteral("Contoso")};
        QVERIFY(change(
            [&](Transaction& t) { return DocumentStore(*m_db).setContent(t, lease.id, texts).has_value(); }));
        QVERIFY(unread()->isEmpty());
        const auto found = [&](const auto& set) {
            DocumentQuery query;
            set(query);
            const auto page = DocumentSearch(*m_db).search({m_account}, query);
            return page ? page->total : -1;
        };
        const auto containing = [&](const QString& words, const QString& text = {}) {
            return found([&](DocumentQuery& q) {
                q.content = words;
                q.text = text;
            });
        };
        const auto check = [&] {
            QCOMPARE(containing(QStringLiteral("kundigung CONTOSO")), 1);
            QCOMPARE(containing(QStringLiteral("contoso"), QStringLiteral("lease")), 1);
            QCOMPARE(containing(QStringLiteral("contoso"), QStringLiteral("notice")), 0);
            QCOMPARE(containing(QStringLiteral("lease")), 0); // the title isn't content
            QCOMPARE(containing(QStringLiteral("...")), 0);
            QCOMPARE(hits(QStringLiteral("contoso")), 0); // nor content a title
            QCOMPARE(hits(QStringLiteral("#contoso")), 0);
        };
        check();
        QStringList mismatches;
        WordCheckHandlers handlers;
        handlers.onMismatch = [&](const WordMismatch& m) { mismatches << m.missing << m.superfluous; };
        handlers.onDamagedBlock = [&](AccountId, const QString& word) { mismatches << word; };
        QVERIFY(checkWords(*m_db, handlers));
        QCOMPARE(mismatches, QStringList());
        // A later change, such as a rename, keeps the content, and so does a rebuilt index.
        lease.version = 2;
        lease.title = QStringLiteral("Lease 14B");
        QVERIFY(
            change([&](Transaction& t) { return DocumentStore(*m_db).replace(t, lease, 2).has_value(); }));
        check();
        QVERIFY(change([&](Transaction& t) { return rebuildWordIndex(t).has_value(); }));
        check();

        const auto completed = [&](std::optional<qint64> from, std::optional<qint64> to) {
            return found([&](DocumentQuery& q) {
                if (from) q.completedFrom = Timestamp(std::chrono::milliseconds(*from));
                if (to) q.completedTo = Timestamp(std::chrono::milliseconds(*to));
            });
        };
        QCOMPARE(completed(1000, 1000), 1);
        QCOMPARE(completed(1001, {}), 0);
        QCOMPARE(completed({}, 999), 0);
        QCOMPARE(completed({}, 1000), 1);
        QCOMPARE(found([](DocumentQuery& q) {
                     q.completedTo = Timestamp(std::chrono::milliseconds(1000));
                     q.status = SigningStatus::Draft;
                 }),
                 0);

        QVERIFY(change(
            [&](Transaction& t) { return DocumentStore(*m_db).purge(t, m_account, lease.id).has_value(); }));
        QCOMPARE(containing(QStringLiteral("contoso")), 0);
        auto left =
            runText(*m_db, QStringLiteral("SELECT count(*) FROM word_block WHERE word LIKE '#%'"), {});
        QVERIFY(left && left->next());
        QCOMPARE(left->value(0).toInt(), 0);
    }

    void countsFollowEveryChange()
    {
        Document a = add(QStringLiteral("a"), {}, {}, SigningStatus::Draft);
        add(QStringLiteral("b"), {}, {}, SigningStatus::InProgress);
        QCOMPARE(counted(QStringLiteral("status = 51")), 1);
        a.status = SigningStatus::InProgress;
        {
            auto transaction = Transaction::begin(*m_db);
            Folder folder;
            folder.accountId = m_account;
            folder.name = QStringLiteral("F");
            const auto made = FolderStore(*m_db).insert(*transaction, folder);
            QVERIFY(made);
            a.folderId = made->id;
            auto moved = DocumentStore(*m_db).replace(*transaction, a, a.version);
            QVERIFY(moved && transaction->commit());
            a = *moved;
        }
        QCOMPARE(counted(QStringLiteral("status = 51")), 0);
        QCOMPARE(counted(QStringLiteral("status = 52")), 2);
        QCOMPARE(FolderStore(*m_db).list(m_account, FolderType::Documents)->constFirst().documentCount, 1);
        a.deleted = true;
        {
            auto transaction = Transaction::begin(*m_db);
            auto trashed = DocumentStore(*m_db).replace(*transaction, a, a.version);
            QVERIFY(trashed && transaction->commit());
        }
        QCOMPARE(counted(QStringLiteral("deleted = 0")), 1);
        QCOMPARE(FolderStore(*m_db).list(m_account, FolderType::Documents)->constFirst().documentCount, 0);
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(DocumentStore(*m_db).purge(*transaction, m_account, a.id) && transaction->commit());
        QCOMPARE(counted(QStringLiteral("documents > 0")), 1);
    }

    void pagesFromBothEndsAreTheSameOrder()
    {
        for (int i = 0; i < 53; ++i)
            add(QStringLiteral("Doc %1 %2")
                    .arg(i % 7)
                    .arg(i % 2 == 0 ? QStringLiteral("even") : QStringLiteral("odd")),
                QStringLiteral("Anna"), {},
                i % 3 == 0 ? SigningStatus::InProgress : SigningStatus::Completed);
        for (const auto sort :
             {SortField::Title, SortField::Created, SortField::Modified, SortField::Sent, SortField::Status})
            for (const char* text : {"", "even", "doc"})
                checkPages(sort, QString::fromLatin1(text));
    }

    void aKeptSearchEndsWithTheNextChange()
    {
        const DocumentSearch documents(*m_db);
        DocumentQuery query;
        query.text = QStringLiteral("lease");
        add(QStringLiteral("Lease 1"), {}, {});
        QCOMPARE(documents.search({m_account}, query)->total, 1);
        QCOMPARE(documents.search({m_account}, query)->total, 1);
        add(QStringLiteral("Lease 2"), {}, {});
        QCOMPARE(documents.search({m_account}, query)->total, 2);
    }

    /** At any time exactly one of two documents is a lease, and a search finds exactly that one. */
    void aSearchSeesOneState()
    {
        Document a = add(QStringLiteral("Lease"), {}, {});
        Document b = add(QStringLiteral("Offer"), {}, {});
        std::atomic<bool> ended = false;
        std::atomic<int> swaps = 0;
        std::thread writer([&] {
            DocumentStore store(*m_db);
            while (!ended) {
                std::swap(a.title, b.title);
                auto transaction = Transaction::begin(*m_db);
                const auto first = store.replace(*transaction, a, a.version);
                const auto second = store.replace(*transaction, b, b.version);
                if (!first || !second || !transaction->commit()) break;
                a = *first;
                b = *second;
                ++swaps;
            }
        });
        const auto stop = qScopeGuard([&] {
            ended = true;
            writer.join();
        });
        const DocumentSearch documents(*m_db);
        DocumentQuery query;
        query.text = QStringLiteral("lease");
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 500 || (swaps < 100 && clock.elapsed() < 20'000); ++i) {
            const auto page = documents.search({m_account}, query);
            QVERIFY2(page, page ? "" : qPrintable(page.error().detail.english()));
            QCOMPARE(page->total, 1);
            QCOMPARE(page->documents.size(), 1);
            QCOMPARE(page->documents.constFirst().title, QStringLiteral("Lease"));
        }
        QVERIFY(swaps >= 100);
    }

    void wordsOfOlderDataAreMade()
    {
        const Document d =
            add(QStringLiteral("Lease"), QStringLiteral("Anna"), QStringLiteral("a@example.com"));
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(runText(*m_db, QStringLiteral("DELETE FROM word_block"), {}));
            QVERIFY(runText(*m_db, QStringLiteral("UPDATE document SET search = 'lease'"), {}));
            QVERIFY(rewriteSearchTexts(*transaction) && rebuildWords(*transaction) && transaction->commit());
        }
        QCOMPARE(hits(QStringLiteral("anna lease")), 1);
        QCOMPARE(searchText(d), QStringLiteral(" lease anna a example com @a@example.com "));
    }
};

INK_TEST(TestDocumentSearch, "tst_documentsearch")

} // namespace tst_documentsearch

#include "tst_documentsearch.moc"
