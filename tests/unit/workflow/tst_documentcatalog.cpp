#include "app/domain/document/document.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/documentactions.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/foldertree.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonArray>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUuid>

namespace tst_documentcatalog {

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
    void fetchesWhatIsLookedAt();
    void refreshTellsOnlyWhatChanged();
    void lateAnswersAreDropped();
    void oldRowsStayWhenAFetchFails();
    void cachedRowsComeFirst();
    void keptRowsAreShownBeforeTheAccountIsOpen();
    void aServerGivesShorterPages();
    void aServerThatCountsWronglyIsNoEndlessLoop();
    void aServerThatDoesNotFilterIsFilteredHere();
    void aServerWithTooManyToFilterIsTold();
    void collectsDocumentsThatAreNotKnown();
    void collectsDocumentsThatMoveMeanwhile();
    void collectsNoDeselectedDocument();
    void actsOnDocuments();
    void resultsAreThereOnceTheyAreKnown();
    void actionsEndWithTheAccount_data();
    void actionsEndWithTheAccount();
    void removalsTellEachDocument();
    void emptiesWithTheAccount();
    void folders();
};

void TestDocumentCatalog::fetchesWhatIsLookedAt()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 1250);
    DocumentCatalog catalog(office.session);
    catalog.setVisibleRows(500, 520); // nothing is loaded yet, so nothing to fetch
    QCOMPARE(test::expireTimers(catalog), 1);
    QVERIFY(!catalog.isBusy());
    QVERIFY(office.transport->log().filter(listPath).isEmpty());
    catalog.setVisibleRows(0, 20);
    catalog.refresh();
    QVERIFY(catalog.isLoading());
    QTRY_VERIFY(!catalog.isBusy());
    QCOMPARE(catalog.total(), 1250);
    QVERIFY(catalog.rows().isKnown(0, 99));
    catalog.setVisibleRows(0, 20);
    QTRY_VERIFY(catalog.rows().isKnown(0, 199)); // and the adjacent rows
    QTRY_VERIFY(!catalog.isBusy());
    const auto before = office.transport->requests().size();
    catalog.setVisibleRows(10, 30); // all loaded
    QVERIFY(test::expireTimers(catalog) > 0);
    QCOMPARE(office.transport->requests().size(), before);
    catalog.setVisibleRows(1000, 1030);
    QTRY_VERIFY(catalog.rows().isKnown(900, 1199));
    QTRY_VERIFY(!catalog.isBusy());
    QVERIFY(!catalog.rows().isKnown(400, 499));
    QCOMPARE(catalog.rows().at(1001)->id, DocumentId(1011));
}

void TestDocumentCatalog::refreshTellsOnlyWhatChanged()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 250);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    QSignalSpy edits(&catalog.rows(), &DocumentRows::edited);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    QCOMPARE(edits.count(), 0);
    office.service.document(DocumentId(15)).title = QStringLiteral("Renamed elsewhere");
    catalog.refresh();
    QTRY_COMPARE(edits.count(), 1);
    QCOMPARE(catalog.rows().at(5)->title, QStringLiteral("Renamed elsewhere"));
}

void TestDocumentCatalog::lateAnswersAreDropped()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 3);
    DocumentCatalog catalog(office.session);
    // The dropped request ends with Cancelled, which isn't reported.
    bool everFailed = false;
    connect(&catalog, &DocumentCatalog::stateChanged, this,
            [&] { everFailed = everFailed || catalog.error().has_value(); });
    office.transport->hang(listPath);
    catalog.refresh();
    DocumentQuery query;
    query.text = QStringLiteral("Document 2");
    catalog.setQuery(query);
    QTRY_VERIFY(!catalog.isBusy());
    QCOMPARE(catalog.total(), 1);
    DocumentPage stale;
    stale.total = 3;
    office.transport->release(FakeTransport::json(wire::toJson(stale)));
    test::processEvents();
    QCOMPARE(catalog.total(), 1);
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
    QTRY_COMPARE(catalog.total(), 3);
    QVERIFY(!catalog.cachedSince());
    office.transport->answer(listPath, {}, 500);
    QSignalSpy edits(&catalog.rows(), &DocumentRows::edited);
    catalog.refresh();
    QTRY_VERIFY(catalog.error());
    QVERIFY(!catalog.isBusy());
    QCOMPARE(catalog.total(), 3);
    QCOMPARE(edits.count(), 0);
    QVERIFY(catalog.cachedSince());
    catalog.refresh();
    QTRY_VERIFY(!catalog.error());
    QVERIFY(!catalog.cachedSince());
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
        QTRY_VERIFY(
            *office.cache->read(office.session.current()->id, QStringLiteral("pageIndex=1&pageSize=100"), 1));
    }
    DocumentCatalog catalog(office.session, nullptr, office.cache.get());
    office.transport->hang(listPath);
    catalog.refresh();
    QVERIFY(catalog.rows().isKnown(0, 99)); // immediately, while the server is silent
    QCOMPARE(catalog.total(), 130);
    QVERIFY(catalog.cachedSince());
    QVERIFY(catalog.isBusy());
    // Another query has other rows: the old ones stay until it is answered.
    DocumentQuery query;
    query.text = QStringLiteral("nothing");
    catalog.setQuery(query);
    QVERIFY(!catalog.hasReceivedRows());
    QVERIFY(catalog.isLoading());
    QTRY_COMPARE(catalog.total(), 0);
    QVERIFY(catalog.hasReceivedRows());
}

void TestDocumentCatalog::keptRowsAreShownBeforeTheAccountIsOpen()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 130);
    const QString account = office.session.current()->id;
    {
        DocumentCatalog catalog(office.session, nullptr, office.cache.get());
        catalog.refresh();
        QTRY_COMPARE(catalog.total(), 130);
        QTRY_VERIFY(*office.cache->read(account, QStringLiteral("pageIndex=1&pageSize=100"), 1));
    }
    // The next start.
    Session session(
        office.settings, office.secrets, [] { return fail(ErrorCode::Internal); },
        [&office](const QUrl& url, const Secret&) {
            auto fake = std::make_unique<FakeTransport>(url);
            fake->setHandler(
                [&office](const api::Request& request) { return office.service.handle(request); });
            return fake;
        });
    DocumentCatalog catalog(session, nullptr, office.cache.get());
    catalog.refresh();
    QVERIFY(!catalog.hasReceivedRows()); // no profile was given
    QVERIFY(!catalog.showCached(QStringLiteral("another")));
    QVERIFY(catalog.showCached(account));
    QVERIFY(catalog.rows().isKnown(0, 99));
    QCOMPARE(catalog.total(), 130);
    QVERIFY(catalog.cachedSince());
    QVERIFY(catalog.isLoading());
    // Nothing is removed from the listing when the account is open and its service responds.
    const QSignalSpy begun(&catalog, &DocumentCatalog::reset);
    const QSignalSpy emptied(&catalog.rows(), &DocumentRows::wasReset);
    Outcome<void> opened;
    session.open(account, this, opened.done());
    QVERIFY(opened.wait());
    QVERIFY(opened.result);
    QVERIFY(catalog.isBusy());
    QTRY_VERIFY(!catalog.isBusy());
    QVERIFY(!catalog.cachedSince());
    QVERIFY(!catalog.isLoading());
    QCOMPARE(catalog.total(), 130);
    QCOMPARE(begun.count(), 0);
    QCOMPARE(emptied.count(), 0);
    // Nothing of another account stays.
    DocumentCatalog other(session, nullptr, office.cache.get());
    session.signOut();
    QVERIFY(other.showCached(account));
    const QSignalSpy otherEmptied(&other.rows(), &DocumentRows::wasReset);
    Outcome<void> connected;
    session.connectTo(QUrl(QStringLiteral("https://other.example.com")), Secret("key"), &session,
                      connected.done());
    QVERIFY(connected.wait());
    QVERIFY(session.current()->id != account);
    QCOMPARE(otherEmptied.count(), 1);
}

void TestDocumentCatalog::aServerGivesShorterPages()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 90);
    office.service.limitedPageSize = 20;
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    QCOMPARE(catalog.total(), 90);
    catalog.setVisibleRows(60, 75);
    QTRY_VERIFY(catalog.rows().isKnown(60, 79));
    QCOMPARE(catalog.rows().at(65)->id, DocumentId(75));
}

void TestDocumentCatalog::aServerThatCountsWronglyIsNoEndlessLoop()
{
    Office office;
    QVERIFY(office.open());
    DocumentPage page;
    page.total = 500; // but it only ever has this one
    page.documents = {summaryOf(test::emptyDraft())};
    page.documents.first().id = DocumentId(4);
    for (int i = 0; i < 8; ++i)
        office.transport->answer(listPath, wire::toJson(page));
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    catalog.setVisibleRows(0, 20);
    QTRY_COMPARE(catalog.total(), 1);
    QTRY_VERIFY(!catalog.isBusy());
    test::expireTimers(catalog);
    QVERIFY(!catalog.isBusy());
    QVERIFY(!office.transport->scriptIsDone());
}

void TestDocumentCatalog::aServerThatDoesNotFilterIsFilteredHere()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 230);
    for (const int id : {12, 115, 230})
        office.service.document(DocumentId(id)).folderId = FolderId(7);
    DocumentCatalog catalog(office.session);
    DocumentQuery query;
    query.folder = FolderId(7); // this service doesn't support it
    catalog.setQuery(query);
    QTRY_COMPARE(catalog.total(), 3);
    QTRY_VERIFY(!catalog.isBusy());
    QSet<DocumentId> shown;
    for (const auto& row : catalog.rows().knownRows())
        shown.insert(row.id);
    QCOMPARE(shown, (QSet<DocumentId>{DocumentId(12), DocumentId(115), DocumentId(230)}));
    office.service.document(DocumentId(33)).folderId = FolderId(7);
    catalog.refresh();
    QTRY_COMPARE(catalog.total(), 4);
}

void TestDocumentCatalog::aServerWithTooManyToFilterIsTold()
{
    Office office;
    QVERIFY(office.open());
    // The count comes as a text, as some servers write it.
    QJsonArray rows;
    for (int i = 0; i < 100; ++i)
        rows.append(QJsonObject{{QStringLiteral("id"), 10 + i},
                                {QStringLiteral("title"), QStringLiteral("Document %1").arg(i)},
                                {QStringLiteral("documentType"), 5},
                                {QStringLiteral("folderId"), 0}});
    for (int i = 0; i < 8; ++i)
        office.transport->answer(listPath, {{QStringLiteral("DocumentCount"), QStringLiteral("30000")},
                                            {QStringLiteral("Documents"), rows}});
    DocumentCatalog catalog(office.session);
    DocumentQuery query;
    query.folder = FolderId(7);
    catalog.setQuery(query);
    QTRY_VERIFY(catalog.hasReceivedRows());
    QCOMPARE(catalog.total(), 30000);
    QVERIFY(catalog.isUnfiltered());
}

void TestDocumentCatalog::collectsDocumentsThatAreNotKnown()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 730);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    std::optional<Result<QList<DocumentRef>>> all;
    qsizetype told = 0;
    catalog.collect(
        {{0, 9}, {650, 729}}, this, [&told](qsizetype done, qsizetype) { told = done; },
        [&all](Result<QList<DocumentRef>> refs) { all = std::move(refs); });
    QTRY_VERIFY(all);
    QVERIFY(*all);
    QCOMPARE((*all)->size(), 90);
    QCOMPARE((*all)->constFirst().id, DocumentId(10));
    QCOMPARE((*all)->constLast().id, DocumentId(739));
    QCOMPARE(told, 90);
    std::optional<Result<QList<DocumentRef>>> stopped;
    const auto job = catalog.collect(
        {{0, 729}}, this, {}, [&stopped](Result<QList<DocumentRef>> refs) { stopped = std::move(refs); });
    job->cancel();
    QTRY_VERIFY(stopped);
    QCOMPARE(stopped->error().code, ErrorCode::Cancelled);
}

/** A document leaves the first page while the next ones are read, by a server without cursors: those behind
 * it move to pages that were read already. */
void TestDocumentCatalog::collectsDocumentsThatMoveMeanwhile()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 730);
    office.service.limitedPageSize = 100;
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    int lists = 0;
    office.transport->setHandler([&office, &lists](const api::Request& request) {
        if (++lists == 3) office.service.document(DocumentId(12)).deleted = true;
        return office.service.handle(request);
    });
    std::optional<Result<QList<DocumentRef>>> all;
    catalog.collect({{0, 729}}, this, {}, [&all](Result<QList<DocumentRef>> refs) { all = std::move(refs); });
    QTRY_VERIFY(all);
    QVERIFY(*all);
    QSet<DocumentId> found;
    for (const DocumentRef& ref : **all)
        found.insert(ref.id);
    QCOMPARE(found.size(), (*all)->size());
    for (int i = 0; i < 730; ++i)
        QVERIFY2(i == 2 || found.contains(DocumentId(10 + i)), qPrintable(QString::number(10 + i)));
}

/** "All but one", while a new document moves the deselected one onto a page that isn't known. */
void TestDocumentCatalog::collectsNoDeselectedDocument()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 730);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_VERIFY(!catalog.isBusy());
    qsizetype last = 0;
    while (catalog.rows().at(last + 1))
        ++last;
    QVERIFY(last > 0 && last + 1 < 730);
    const DocumentId deselected = catalog.rows().at(last)->id;
    bool isMoved = false;
    office.transport->setHandler([&](const api::Request& request) {
        if (!std::exchange(isMoved, true)) {
            Document added = office.service.document(deselected);
            added.id = DocumentId(1);
            office.service.add(added);
        }
        return office.service.handle(request);
    });
    std::optional<Result<QList<DocumentRef>>> all;
    catalog.collect({{0, last - 1}, {last + 1, 729}}, this, {},
                    [&all](Result<QList<DocumentRef>> refs) { all = std::move(refs); });
    QTRY_VERIFY(all);
    QVERIFY(*all);
    QVERIFY((*all)->size() > last);
    for (const DocumentRef& ref : **all)
        QVERIFY(ref.id != deselected);
}

void TestDocumentCatalog::actsOnDocuments()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 20);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.total(), 20);
    QList<DocumentRef> refs;
    for (const auto& row : catalog.rows().knownRows())
        refs.append(refOf(row));
    // One of them fails: it is reported, the others succeed.
    DocumentRef gone;
    gone.id = DocumentId(9999);
    refs.insert(3, gone);
    DocumentActions acts(office.session);
    QSignalSpy finished(&acts, &DocumentActions::finished);
    QSignalSpy progressed(&acts, &DocumentActions::progressed);
    QVERIFY(acts.start({DocumentAction::Kind::Move, {}, FolderId(9)}, refs));
    QVERIFY(!acts.start({DocumentAction::Kind::Move, {}, FolderId(8)}, refs)); // one at a time
    QVERIFY(finished.wait());
    QCOMPARE(progressed.count(), 21);
    QCOMPARE(acts.failures().size(), 1);
    QCOMPARE(acts.failures().constFirst().document.id, gone.id);
    QCOMPARE(acts.failures().constFirst().result.error().code, ErrorCode::NotFound);
    QCOMPARE(acts.succeededDocuments().size(), 20);
    for (const DocumentRef& ref : acts.succeededDocuments())
        QCOMPARE(office.service.document(ref.id).folderId, FolderId(9));
    QVERIFY(acts.start({DocumentAction::Kind::Move, {}, {}}, {}));
    QVERIFY(finished.wait()); // of none
    // Stopped: the running one completes, the rest is reported.
    QVERIFY(acts.start({DocumentAction::Kind::Move, {}, FolderId(3)}, refs));
    acts.stop();
    QVERIFY(finished.wait());
    QCOMPARE(acts.failures().size(), 21);
    QCOMPARE(acts.failures().constLast().result.error().code, ErrorCode::Cancelled);

    const DocumentAction rename{DocumentAction::Kind::Rename, {}, {}, QStringLiteral("New name")};
    QVERIFY(rename.appliesTo(refs.constFirst()));
    QVERIFY(acts.start(rename, {refs.constFirst()}));
    QVERIFY(finished.wait());
    QCOMPARE(acts.succeededDocuments().size(), 1);
    QCOMPARE(office.service.document(refs.constFirst().id).title, QStringLiteral("New name"));
    QVERIFY(!rename.appliesTo(refOf(office.service.document(refs.constFirst().id))));
}

void TestDocumentCatalog::resultsAreThereOnceTheyAreKnown()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 2);
    DocumentActions acts(office.session);
    QList<DocumentRef> refs(2);
    refs[0].id = DocumentId(10);
    refs[1].id = DocumentId(11);
    office.transport->hang(QStringLiteral("/v1/documents/11"));
    QVERIFY(acts.start({DocumentAction::Kind::Rename, {}, {}, QStringLiteral("New name")}, refs));
    QVERIFY(acts.succeededDocuments().isEmpty() && acts.failures().isEmpty());
    QTRY_COMPARE(acts.doneCount(), 1);
    QCOMPARE(acts.succeededDocuments().size(), 1);
    QCOMPARE(acts.succeededDocuments().constFirst().id, DocumentId(10));
    QVERIFY(acts.failures().isEmpty());
}

/** Documents of another account may have the same numbers. */
void TestDocumentCatalog::actionsEndWithTheAccount_data()
{
    QTest::addColumn<DocumentAction::Kind>("kind");
    QTest::newRow("cancel") << DocumentAction::Kind::Cancel;
    QTest::newRow("remind") << DocumentAction::Kind::Remind;
}
void TestDocumentCatalog::actionsEndWithTheAccount()
{
    QFETCH(DocumentAction::Kind, kind);
    Office office;
    QVERIFY(office.open());
    fill(office, 20);
    QList<DocumentRef> refs;
    for (int i = 0; i < 20; ++i) {
        DocumentRef ref;
        ref.id = DocumentId(10 + i);
        ref.pendingInvitations = {QUuid::createUuid().toString(QUuid::WithoutBraces),
                                  QUuid::createUuid().toString(QUuid::WithoutBraces)};
        refs.append(ref);
    }
    for (int i = 0; i < 20; ++i)
        office.transport->hang(QString()); // whatever it is
    DocumentActions acts(office.session);
    const QSignalSpy finished(&acts, &DocumentActions::finished);
    QVERIFY(acts.start({kind}, refs));
    QTRY_VERIFY(office.transport->open() > 0);
    Outcome<void> opened;
    office.session.connectTo(QUrl(QStringLiteral("https://other.example.com")), Secret("key"), this,
                             opened.done());
    QVERIFY(opened.wait() && opened.result);
    QTRY_COMPARE(finished.size(), 1);
    const QStringList log = office.transport->log();
    QVERIFY2(
        std::none_of(log.cbegin(), log.cend(), [](const QString& call) { return !call.startsWith(u"GET "); }),
        qPrintable(log.join(u'\n')));
    QCOMPARE(acts.failures().size(), 20);
    QVERIFY(acts.succeededDocuments().isEmpty());
}

void TestDocumentCatalog::removalsTellEachDocument()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 2);
    office.transport->answer(
        QStringLiteral("/documents/array"),
        {{QStringLiteral("success"), false},
         {QStringLiteral("results"),
          QJsonArray{QJsonObject{{QStringLiteral("id"), 10},
                                 {QStringLiteral("success"), false},
                                 {QStringLiteral("message"), QStringLiteral("busy")}},
                     QJsonObject{{QStringLiteral("id"), 11}, {QStringLiteral("success"), true}}}}});
    DocumentActions acts(office.session);
    QSignalSpy finished(&acts, &DocumentActions::finished);
    DocumentRef first;
    first.id = DocumentId(10);
    DocumentRef second;
    second.id = DocumentId(11);
    QVERIFY(acts.start({DocumentAction::Kind::Trash, {}, {}}, {first, second}));
    QVERIFY(finished.wait());
    QCOMPARE(acts.failures().size(), 1);
    QCOMPARE(acts.failures().constFirst().result.error().detail.english(), QStringLiteral("busy"));
    QCOMPARE(acts.succeededDocuments().constFirst().id, second.id);
}

void TestDocumentCatalog::emptiesWithTheAccount()
{
    Office office;
    QVERIFY(office.open());
    fill(office, 3);
    DocumentCatalog catalog(office.session);
    catalog.refresh();
    QTRY_COMPARE(catalog.total(), 3);
    office.session.remove(office.session.current()->id);
    QCOMPARE(catalog.total(), 0);
    QVERIFY(!catalog.isLoading());
    catalog.refresh();
    DocumentRef ref;
    ref.id = DocumentId(10);
    DocumentActions acts(office.session);
    const QSignalSpy finished(&acts, &DocumentActions::finished);
    QVERIFY(acts.start({DocumentAction::Kind::Rename, {}, {}, QStringLiteral("x")}, {ref}));
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(acts.failures().constFirst().result.error().code, ErrorCode::State);
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
    // Created: displayed immediately, and requested again.
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

} // namespace tst_documentcatalog

#include "tst_documentcatalog.moc"
