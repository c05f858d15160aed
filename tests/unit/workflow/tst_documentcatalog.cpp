#include "app/wire/listcodec.h"
#include "app/workflow/documentcatalog.h"
#include "app/workflow/foldertree.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonArray>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;

namespace {
const QString listPath = QStringLiteral("/v2/documents/search2");

void fill(Office& office, int count)
{
    for (int i = 0; i < count; ++i) {
        Document document = test::emptyDraft(QStringLiteral("Document %1").arg(i));
        document.id = DocumentId(10 + i);
        office.service.add(document);
    }
}
} // namespace

class TestDocumentCatalog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fetchesPagesAsTheyAreAsked();
    void refreshKeepsTheRowsThatAreShown();
    void lateAnswersAreDropped();
    void oldRowsStayWhenAFetchFails();
    void cachedRowsComeFirst();
    void aServerThatCountsWronglyIsNoEndlessLoop();
    void actsOnDocuments();
    void emptiesWithTheAccount();
    void folders();
};

void TestDocumentCatalog::fetchesPagesAsTheyAreAsked()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 250);
    DocumentCatalog catalog(office.session);
    catalog.fetchMore(); // nothing is known yet: nothing to fetch
    QVERIFY(!catalog.isLoading());
    catalog.refresh();
    QVERIFY(catalog.isLoading());
    QTRY_VERIFY(!catalog.isLoading());
    QCOMPARE(catalog.rows().size(), 100);
    QCOMPARE(catalog.total(), 250);
    const auto before = office.transport->requests().size();
    catalog.fetchMore();
    catalog.fetchMore(); // one is under way
    QTRY_VERIFY(!catalog.isLoading());
    QCOMPARE(office.transport->requests().size(), before + 1);
    QCOMPARE(catalog.rows().size(), 200);
    catalog.fetchMore();
    QTRY_COMPARE(catalog.rows().size(), 250);
    QVERIFY(!catalog.canFetchMore());
    QSet<DocumentId> ids;
    for (const auto& row : catalog.rows())
        ids.insert(row.id);
    QCOMPARE(ids.size(), 250);
}

void TestDocumentCatalog::refreshKeepsTheRowsThatAreShown()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 250);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.rows().size(), 100);
    catalog.fetchMore();
    QTRY_COMPARE(catalog.rows().size(), 200);
    QSignalSpy rows(&catalog, &DocumentCatalog::rowsChanged);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isLoading());
    QCOMPARE(catalog.rows().size(), 200);
    QCOMPARE(rows.count(), 0); // nothing has changed
    office.service.document(DocumentId(15)).title = QStringLiteral("Renamed elsewhere");
    catalog.refresh();
    QTRY_COMPARE(rows.count(), 1);
    QCOMPARE(catalog.rows().at(5).title, QStringLiteral("Renamed elsewhere"));
}

void TestDocumentCatalog::lateAnswersAreDropped()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 3);
    DocumentCatalog catalog(office.session);
    // The request that is dropped ends with Cancelled: that is nobody's news.
    bool everFailed = false;
    connect(&catalog, &DocumentCatalog::stateChanged, this,
            [&] { everFailed = everFailed || catalog.error().has_value(); });
    office.transport->hang(listPath);
    catalog.refresh();
    DocumentQuery query;
    query.text = QStringLiteral("Document 2");
    catalog.setQuery(query);
    QTRY_VERIFY(!catalog.isLoading());
    QCOMPARE(catalog.rows().size(), 1);
    DocumentPage stale;
    stale.total = 3;
    office.transport->release(FakeTransport::json(wire::toJson(stale)));
    QTest::qWait(20);
    QCOMPARE(catalog.rows().size(), 1);
    QVERIFY(!catalog.error());
    QVERIFY(!everFailed);
    QCOMPARE(catalog.query().text, query.text);
}

void TestDocumentCatalog::oldRowsStayWhenAFetchFails()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 3);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.rows().size(), 3);
    office.transport->answer(listPath, {}, 500);
    QSignalSpy rows(&catalog, &DocumentCatalog::rowsChanged);
    catalog.refresh();
    QTRY_VERIFY(catalog.error());
    QVERIFY(!catalog.isLoading());
    QCOMPARE(catalog.rows().size(), 3);
    QCOMPARE(rows.count(), 0);
    catalog.refresh();
    QTRY_VERIFY(!catalog.error());
}

void TestDocumentCatalog::cachedRowsComeFirst()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 130);
    {
        DocumentCatalog catalog(office.session, nullptr, office.cache.get());
        catalog.refresh();
        QTRY_COMPARE(catalog.total(), 130);
    }
    DocumentCatalog catalog(office.session, nullptr, office.cache.get());
    office.transport->hang(listPath);
    catalog.refresh();
    QCOMPARE(catalog.rows().size(), 100); // at once, with the server silent
    QCOMPARE(catalog.total(), 130);
    QVERIFY(catalog.isLoading());
    // Another question has other rows.
    DocumentQuery query;
    query.text = QStringLiteral("nothing");
    office.transport->hang(listPath);
    catalog.setQuery(query);
    QVERIFY(catalog.rows().isEmpty());
}

void TestDocumentCatalog::aServerThatCountsWronglyIsNoEndlessLoop()
{
    Office office;
    QVERIFY(office.open());
    DocumentPage page;
    page.total = 500; // but it only ever has this one
    page.documents = {summaryOf(test::emptyDraft())};
    page.documents.first().id = DocumentId(4);
    for (int i = 0; i < 2; ++i)
        office.transport->answer(listPath, wire::toJson(page));
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.rows().size(), 1);
    QVERIFY(catalog.canFetchMore());
    catalog.fetchMore();
    QTRY_VERIFY(!catalog.isLoading());
    QVERIFY(!catalog.canFetchMore());
    QCOMPARE(catalog.rows().size(), 1);
}

void TestDocumentCatalog::actsOnDocuments()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 20);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.rows().size(), 20);
    Outcome<void> moved;
    QList<DocumentId> ids;
    for (const auto& row : catalog.rows())
        ids.append(row.id);
    catalog.move(ids, FolderId(9), this, moved.done());
    QVERIFY(moved.wait());
    QVERIFY(moved.result);
    for (const DocumentId id : ids)
        QCOMPARE(office.service.document(id).folderId, FolderId(9));
    QTRY_COMPARE(catalog.rows().first().folderId, FolderId(9));
    Outcome<void> renamed;
    catalog.rename(ids.first(), QStringLiteral(" New name "), this, renamed.done());
    QVERIFY(renamed.wait());
    QTRY_COMPARE(catalog.rows().first().title, QStringLiteral("New name"));
    // One of them fails: it is told, the others are done.
    ids.insert(3, DocumentId(9999));
    Outcome<void> partly;
    catalog.move(ids, {}, this, partly.done());
    QVERIFY(partly.wait());
    QCOMPARE(partly.calls, 1);
    QCOMPARE(partly.result.error().code, ErrorCode::NotFound);
    QCOMPARE(office.service.document(ids.last()).folderId, FolderId());
    office.transport->answer(
        QStringLiteral("/documents/array"),
        {{QStringLiteral("success"), false},
         {QStringLiteral("results"),
          QJsonArray{QJsonObject{{QStringLiteral("id"), 10},
                                 {QStringLiteral("success"), false},
                                 {QStringLiteral("message"), QStringLiteral("busy")}}}}});
    Outcome<void> trashed;
    catalog.trash({DocumentId(10)}, this, trashed.done());
    QVERIFY(trashed.wait());
    QCOMPARE(trashed.result.error().detail, QStringLiteral("busy"));
    Outcome<void> none;
    catalog.move({}, {}, this, none.done());
    QVERIFY(none.wait());
    QVERIFY(none.result);
}

void TestDocumentCatalog::emptiesWithTheAccount()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 3);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.rows().size(), 3);
    office.session.remove(office.session.current()->id);
    QVERIFY(catalog.rows().isEmpty());
    QVERIFY(!catalog.isLoading());
    catalog.refresh();
    Outcome<void> renamed;
    catalog.rename(DocumentId(10), QStringLiteral("x"), this, renamed.done());
    QVERIFY(renamed.wait());
    QCOMPARE(renamed.result.error().code, ErrorCode::State);
}

void TestDocumentCatalog::folders()
{
    Office office;
    QVERIFY(office.open());
    const auto folder = [](int id, const QString& name) {
        return QJsonObject{
            {QStringLiteral("id"), id}, {QStringLiteral("name"), name}, {QStringLiteral("parent"), 0}};
    };
    const auto answer = [&](const QJsonArray& all) {
        office.transport->answer(QStringLiteral("/v1/folders"), {{QStringLiteral("folders"), all}}).method =
            api::Method::Get;
    };
    FolderTree tree(office.session);
    QSignalSpy changes(&tree, &FolderTree::changed);
    answer({folder(1, QStringLiteral("Leases"))});
    tree.refresh();
    QTRY_COMPARE(changes.count(), 1);
    QCOMPARE(tree.folders().first().name, QStringLiteral("Leases"));
    // Made: there at once, and asked for again.
    office.transport
        ->answer(QStringLiteral("/v1/folders"),
                 {{QStringLiteral("data"), folder(2, QStringLiteral("Offers"))}}, 201)
        .method = api::Method::Post;
    answer({folder(1, QStringLiteral("Leases")), folder(2, QStringLiteral("Offers"))});
    Outcome<Folder> made;
    tree.create(QStringLiteral(" Offers "), {}, this, made.done());
    QVERIFY(made.wait());
    QVERIFY(made.result);
    QCOMPARE(tree.folders().size(), 2);
    QTRY_VERIFY(office.transport->scriptIsDone());
    // Renaming fails: the tree stays.
    office.transport->answer(QStringLiteral("/v1/folders/1"),
                             {{QStringLiteral("code"), QStringLiteral("duplicate")}}, 409);
    Outcome<void> renamed;
    tree.rename(FolderId(1), QStringLiteral("Offers"), this, renamed.done());
    QVERIFY(renamed.wait());
    QCOMPARE(renamed.result.error().code, ErrorCode::Duplicate);
    QCOMPARE(tree.folders().first().name, QStringLiteral("Leases"));
    Outcome<void> gone;
    tree.move(FolderId(8), FolderId(1), this, gone.done());
    QVERIFY(gone.wait());
    QCOMPARE(gone.result.error().code, ErrorCode::NotFound);
    QSignalSpy failures(&tree, &FolderTree::failed);
    office.transport->answer(QStringLiteral("/v1/folders"), {}, 500);
    tree.refresh();
    QTRY_COMPARE(failures.count(), 1);
    QCOMPARE(tree.folders().size(), 2);
}

INK_TEST(TestDocumentCatalog, "tst_documentcatalog")
#include "tst_documentcatalog.moc"
