#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/tables/csvreader.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/foldertreemodel.h"
#include "ui/models/words.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/dragfiles.h"
#include "ui/pages/documents/list/filterbar.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/shell/window/desktopnotifier.h"
#include "ui/shell/window/sidebar.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/qrcodeview.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/toast.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPdfDocument>
#include <QPrinter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QUrlQuery>

namespace tst_documents {

using namespace ink;
using namespace ink::ui;
using test::find;
using Column = DocumentTableModel::Column;

namespace {
constexpr int patience = 20000;
} // namespace

/** Scenarios of the documents page over the real service. */
class TestDocuments final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
    }
    void cleanup()
    {
        delete m_desk->window->findChild<QDialog*>();
        m_desk.reset();
    }

    void manyAreCancelledWithAReason()
    {
        for (int i = 0; i < 3; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        list(4);
        page().table()->selectAll();
        QCOMPARE(page().selectedCount(), 4);
        auto* pane = find<QWidget>(page(), "selectionPane");
        QTRY_VERIFY(pane->isVisible());
        QCOMPARE(find<QLabel>(*pane, "selectionTitle")->text(), QStringLiteral("4 documents selected"));
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong price"));
        find<QPushButton>(*pane, "selectionCancel")->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("3 documents cancelled."), patience);
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::Cancelled), 3, patience);
        QCOMPARE(page().selectedCount(), 4); // position and selection are unchanged
    }

    /** Rows that are not loaded are selected by position: the next action must not affect others. */
    void allOfALongListingAreNotSelectedAfterTheAction()
    {
        constexpr int count = 230;
        for (int i = 0; i < count; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, true);
        list(count);
        page().table()->selectAll();
        QCOMPARE(page().selectedCount(), count);
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong price"));
        page().selectionActions().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("%1 documents cancelled.").arg(count), patience);
        QTRY_COMPARE_WITH_TIMEOUT(page().selectedCount(), 0, patience);
        QVERIFY(page().table()->selectionModel()->selectedIndexes().isEmpty());
    }

    /** Regression test: 229 of 230 documents were cancelled without a message, because the last one had moved
     * from an unloaded page to a loaded one. */
    void aDocumentThatMovesMeanwhileIsNotLeftOut()
    {
        constexpr int count = 230;
        const auto first = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, false);
        for (int i = 1; i < count; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, false);
        listFirstPage(count);
        page().table()->selectAll();
        QCOMPARE(page().selectedCount(), count);
        QVERIFY(!model().rows().find(first.id)); // on the last page, which isn't loaded
        wire::DocumentPatch patch;
        patch.title = QStringLiteral("Order 0");
        const auto moved = test::resultOf<domain::Document>([&](QObject* context, auto done) {
            m_desk->session().client()->update(first.id, patch, {}, context, done);
        });
        QVERIFY(moved.has_value());
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("%1 documents moved to the trash.").arg(count),
                                  patience);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
    }

    /** If selected documents have disappeared, the window asks instead of claiming that all was done. */
    void aListThatShrankIsAskedAbout()
    {
        constexpr int count = 210;
        const auto first = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, false);
        for (int i = 1; i < count; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, false);
        listFirstPage(count);
        page().table()->selectAll();
        QVERIFY(!model().rows().find(first.id));
        const auto gone = test::resultOf<QList<api::ApiClient::Removal>>([&](QObject* context, auto done) {
            m_desk->session().client()->remove({first.id}, context, done);
        });
        QVERIFY(gone.has_value());
        m_desk->prompts.willConfirm(QStringLiteral("otherDocuments"), true);
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("209 documents moved to the trash."), patience);
        const auto& question = m_desk->prompts.lastConfirm();
        QCOMPARE(question.id, QStringLiteral("otherDocuments"));
        QCOMPARE(question.acceptText, QStringLiteral("Continue with 209 documents"));
        QVERIFY(question.text.contains(QStringLiteral("210")) &&
                question.text.contains(QStringLiteral("209")));
    }

    /** As many documents as were selected, but not the same ones. */
    void aListWithOtherDocumentsIsAskedAbout()
    {
        constexpr int count = 210;
        for (int i = 0; i < count; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, false);
        listFirstPage(count); // rows that are loaded are acted on as they were selected
        page().table()->selectAll();
        const domain::DocumentId selected = model().rows().at(0)->id;
        const auto gone = test::resultOf<QList<api::ApiClient::Removal>>([&](QObject* context, auto done) {
            m_desk->session().client()->remove({selected}, context, done);
        });
        QVERIFY(gone.has_value());
        const auto added =
            m_desk->create(QStringLiteral("Not selected"), {QStringLiteral("Anna Berg")}, false);
        QCOMPARE(page().selectedCount(), count);
        m_desk->prompts.willConfirm(QStringLiteral("otherDocuments"), false);
        page().selectionActions().trash();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(QStringLiteral("no longer in the list")));
        const auto now = m_desk->retrieve(added.id);
        QVERIFY(now);
        QVERIFY(!now->deleted);
    }

    /** Documents that have left the view are deselected: the next action can't affect them unnoticed. */
    void whatLeavesTheViewIsNotSelected()
    {
        for (int i = 0; i < 3; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, true);
        m_desk->window->findChild<SideBar*>()->selectView(
            {.kind = FolderView::Kind::Status, .status = domain::SigningStatus::InProgress});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 3, patience);
        page().table()->selectRow(0);
        page().table()->selectionModel()->select(model().index(1, 0),
                                                 QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(page().selectedCount(), 2);
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong price"));
        page().selectionActions().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QTRY_COMPARE(page().selectedCount(), 0);
        QVERIFY(page().statusLine().startsWith(QStringLiteral("1 document ")));
    }

    void theTrashIsEmptiedAtOnce()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        (void)m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        auto* empty = find<QPushButton>(page(), "emptyTrash");
        QVERIFY(!empty->isVisible());
        page().table()->selectAll();
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        m_desk->window->findChild<SideBar*>()->selectView({.kind = FolderView::Kind::Trash});
        QTRY_VERIFY_WITH_TIMEOUT(empty->isVisible(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        m_desk->prompts.willConfirm(QStringLiteral("purge"), true);
        empty->click();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QCOMPARE(m_desk->prompts.lastConfirm().acceptText, QStringLiteral("Delete 2 documents"));
        QTRY_VERIFY(!empty->isVisible());
    }

    /** Only a draft's title can be changed; Rename isn't offered for others. */
    void onlyDraftsAreRenamed()
    {
        const auto sent = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, true);
        const auto draft = m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        const auto& actions = m_desk->window->actions();
        page().select(sent.id);
        QVERIFY(!actions.action(QStringLiteral("document.rename"))->isEnabled());
        QVERIFY(actions.action(QStringLiteral("document.cancel"))->isEnabled());
        page().selectionActions().rename();
        QVERIFY(!page().table()->findChild<QLineEdit*>());
        page().select(draft.id);
        QVERIFY(actions.action(QStringLiteral("document.rename"))->isEnabled());
        QVERIFY(!actions.action(QStringLiteral("document.cancel"))->isEnabled());
        QVERIFY(!actions.action(QStringLiteral("document.remind"))->isEnabled());
    }

    /** "2 min ago" is updated in the details as in the listing. */
    void timesGoOnInTheDetailsToo()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        page().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(page(), "historyTime"), patience);
        auto* time = find<QLabel>(page(), "historyTime");
        const QString before = time->text();
        time->setText(QStringLiteral("long ago"));
        page().refreshTimes();
        QCOMPARE(find<QLabel>(page(), "historyTime"), time); // not rebuilt under the pointer
        QCOMPARE(time->text(), before);
    }

    /** Recipients get the width that titles don't need, until the user sets it. */
    void recipientsHaveTheRoomThatIsFree()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        const auto section = static_cast<int>(Column::Recipients);
        QHeaderView& header = *page().table()->horizontalHeader();
        m_desk->window->resize(1280, 800);
        const int narrow = header.sectionSize(section);
        m_desk->window->resize(1900, 900);
        QTRY_VERIFY(header.sectionSize(section) > narrow + 60);
        m_desk->window->resize(1280, 800);
        QTRY_COMPARE(header.sectionSize(section), narrow);
    }

    /** Keys typed into the search never become commands on the documents that it finds. */
    void theSearchKeepsTheFocus()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        m_desk->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        auto* search = find<QLineEdit>(page(), "documentSearch");
        for (const bool withReturn : {false, true}) {
            page().focusSearch();
            QTest::keyClicks(search, QStringLiteral("nobody has this"));
            if (withReturn) QTest::keyClick(search, Qt::Key_Return);
            QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
            if (withReturn) QTest::keyClick(search, Qt::Key_Return);
            QTRY_VERIFY(!page().table()->isVisible()); // it says that nothing was found
            page().focusSearch();
            QTest::keyClicks(search, QStringLiteral("Lease"));
            QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
            QTRY_VERIFY(page().table()->isVisible());
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(search));
            search->clear();
            QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        }
    }

    /** A completed document is the PDF that was signed, with nothing to edit. */
    void theDetailsTellNumberAndFolder()
    {
        domain::Folder clients;
        clients.id = domain::FolderId(3);
        clients.name = QStringLiteral("Clients");
        domain::Folder contoso = clients;
        contoso.id = domain::FolderId(4);
        contoso.name = QStringLiteral("Contoso");
        contoso.parent = clients.id;
        domain::Document document = test::emptyDraft();
        document.id = domain::DocumentId(1042);
        document.folderId = contoso.id;
        const SystemClock clock;
        DocumentDetailsPane pane(clock);
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(find<QLabel>(pane, "detailsPlace")->text(), QStringLiteral("No. 1042"));
        pane.setFolders({contoso, clients});
        QTRY_COMPARE(find<QLabel>(pane, "detailsPlace")->text(),
                     QStringLiteral("No. 1042 · Clients / Contoso"));
        clients.name = QStringLiteral("Customers");
        clients.parent = contoso.id; // even an inconsistent cycle terminates
        pane.setFolders({contoso, clients});
        QTRY_VERIFY(
            find<QLabel>(pane, "detailsPlace")->text().contains(QStringLiteral("Customers / Contoso")));
    }

    /** An uploaded picture is shown where it will be printed, not only its file name. */
    void picturesInFieldsAreShownWhileTheDocumentRuns()
    {
        domain::Document wanted;
        wanted.title = QStringLiteral("Licence");
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.status = domain::SigningStatus::InProgress;
        wanted.invitations = {
            test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"))};
        auto photo = test::tag(domain::TagType::Attachment, QStringLiteral("Photo"), 1, 1, 90, 200);
        photo.rect = {90, 200, 120, 90};
        photo.style.format = QStringLiteral("image");
        wanted.tags = {photo,
                       test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 1, 1, 90, 400)};
        api::ApiClient& client = *m_desk->session().client();
        std::optional<Result<domain::Document>> made;
        client.create(wanted, {{QStringLiteral("agreement.pdf"), test::WindowFixture::sample()}},
                      QStringLiteral("a licence"), this,
                      [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made && *made, patience);
        QImage green(64, 48, QImage::Format_RGB32);
        green.fill(QColor(0, 160, 0));
        const QString path = m_desk->path(QStringLiteral("photo.png"));
        QVERIFY(green.save(path));
        std::optional<Result<wire::SignerView>> attached;
        client.signer((**made).invitations.constFirst().signingUrl)
            .attach((**made).tags.constFirst().id, {QStringLiteral("photo.png"), path}, this,
                    [&attached](const Result<wire::SignerView>& result) { attached = result; });
        QTRY_VERIFY_WITH_TIMEOUT(attached && *attached, patience);

        list(1);
        page().select((**made).id);
        page().selectionActions().open();
        PageView& view = m_desk->window->editorPage().workspace().view();
        QTRY_VERIFY_WITH_TIMEOUT(
            !view.document().tags.isEmpty() && !view.document().tags.constFirst().image.isEmpty(), patience);
        view.goToTag((**made).tags.constFirst().id);
        view.selection().select({});
        const auto colour = [&view, id = (**made).tags.constFirst().id] {
            const QImage shown = view.viewport()->grab().toImage();
            const QPointF at = view.tagViewportRect(id).center() * shown.devicePixelRatio();
            return shown.pixelColor(at.toPoint());
        };
        QTRY_VERIFY(colour().green() > 100 && colour().red() < 60);
    }

    void aCompletedDocumentOpensAsItsSignedPdf()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(m_desk->sign(lease, 0));
        list(1);
        QTRY_COMPARE_WITH_TIMEOUT((page().refresh(), withStatus(domain::SigningStatus::Completed)), 1,
                                  patience);
        page().select(lease.id);
        page().selectionActions().open();
        test::DeskWindow& window = *m_desk->window;
        SignedPage& view = window.signedPage();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&view));
        const int uploaded = static_cast<int>(lease.files.constFirst().pages.size());
        QTRY_VERIFY_WITH_TIMEOUT(view.pages().pageCount() > uploaded, patience); // and its certificate
        QVERIFY(view.pages().document().tags.isEmpty());
        QVERIFY(!view.pages().editor().isActive());

        const QString path = m_desk->path(QStringLiteral("saved.pdf"));
        m_desk->prompts.willChoose(QStringLiteral("saveSigned"), {path});
        find<QPushButton>(view, "signedSave")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), patience);

        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setResolution(72);
        printer.setOutputFileName(m_desk->path(QStringLiteral("printed.pdf")));
        QVERIFY(view.printTo(printer));
        QPdfDocument printed;
        QCOMPARE(printed.load(printer.outputFileName()), QPdfDocument::Error::None);
        QCOMPARE(printed.pageCount(), view.pages().pageCount());

        find<QPushButton>(view, "signedVerify")->click();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report().has_value(), 60000);
        QVERIFY(!window.verifyPage().report()->signatures.isEmpty());

        // Esc and Ctrl+W both go back.
        window.showSigned(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(view.pages().pageCount() > uploaded, patience);
        QTest::keyClick(&view.pages(), Qt::Key_Escape);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&page()));
        window.showSigned(lease.id);
        window.actions().action(QStringLiteral("view.back"))->trigger();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&page()));
        QTRY_VERIFY(page().selectedIds() == QList<domain::DocumentId>{lease.id});
    }

    void manyAreTrashedTakenBackAndDeletedForGood()
    {
        for (int i = 0; i < 3; ++i)
            (void)m_desk->create(QStringLiteral("Draft %1").arg(i), {QStringLiteral("Anna Berg")}, false);
        list(3);
        page().table()->selectAll();
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QCOMPARE(page().selectedCount(), 0);
        m_desk->window->actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 3, patience);
        page().table()->selectAll();
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        m_desk->window->findChild<SideBar*>()->selectView({.kind = FolderView::Kind::Trash});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 3, patience);
        page().table()->selectRow(0);
        page().selectionActions().restore();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        page().table()->selectAll();
        m_desk->prompts.willConfirm(QStringLiteral("purge"), true);
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QCOMPARE(m_desk->prompts.lastConfirm().acceptText, QStringLiteral("Delete 2 documents"));
    }

    /** If no email can be sent, that is stated first, and the links are offered instead. */
    void withoutMailTheLinksAreOffered()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        const auto order = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Ben Unal")}, true);
        list(2);
        page().table()->selectAll();
        m_desk->prompts.willConfirm(QStringLiteral("remindByLink"), true);
        page().selectionActions().remind();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(QStringLiteral("only on this computer")));
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("2 signing links copied."), patience);
        const QString copied = QApplication::clipboard()->text();
        for (const domain::Document& one : {lease, order})
            QVERIFY2(copied.contains(one.invitations.constFirst().signingUrl), qPrintable(copied));
        // No message claims that somebody was reminded.
        for (const domain::DocumentId id : {lease.id, order.id}) {
            std::optional<Result<domain::Document>> now;
            m_desk->session().client()->retrieve(
                id, &page(), [&now](const Result<domain::Document>& document) { now = document; });
            QTRY_VERIFY_WITH_TIMEOUT(now, patience);
            QVERIFY(*now);
            QCOMPARE((**now).invitations.constFirst().reminderEmailCount, 0);
            for (const domain::HistoryEntry& entry : (**now).histories)
                QVERIFY(entry.event != domain::HistoryEvent::Reminded);
        }
    }

    void remindersTellWhatFailed()
    {
        m_desk.reset();
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_desk->mailThrough(9); // no mail server: the emails stay queued
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        for (int i = 0; i < 2; ++i)
            (void)m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, true);
        list(2);
        page().table()->selectAll();
        m_desk->prompts.willConfirm(QStringLiteral("remindMany"), true);
        page().selectionActions().remind();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QCOMPARE(m_desk->prompts.lastConfirm().acceptText, QStringLiteral("Send reminders for 2 documents"));
        for (const char* order : {"Anna Berg – Order 0", "Anna Berg – Order 1"}) // the people it reaches
            QVERIFY2(m_desk->prompts.lastConfirm().text.contains(QString::fromUtf8(order)),
                     qPrintable(m_desk->prompts.lastConfirm().text));
        auto* bar = find<ActionBar>(page(), "actionBar");
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("A reminder will be sent to 2 people."), patience);
        // At most one in ten minutes each: the second time, each document gives the reason.
        m_desk->prompts.willConfirm(QStringLiteral("remindMany"), true);
        page().selectionActions().remind();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isShowingFailures(), patience);
        QCOMPARE(find<QTreeWidget>(*bar, "actFailures")->topLevelItemCount(), 2);
        QVERIFY(find<QTreeWidget>(*bar, "actFailures")->topLevelItem(0)->text(1).size() > 10);
    }

    void aSignedCopyIsMailed()
    {
        const auto isOffered = [this] {
            return documentCommand(DocumentCommandId::SendSignedCopy)
                .isAvailable(page().selectionActions().selection());
        };
        // Without email, the command leads to the settings.
        const auto first = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        page().select(first.id);
        QVERIFY(!isOffered()); // not completed
        QVERIFY(m_desk->sign(first, 0));
        QVERIFY(m_desk->waitUntilCompleted(first.id));
        QTRY_VERIFY_WITH_TIMEOUT((page().refresh(), isOffered()), patience);
        m_desk->prompts.willConfirm(QStringLiteral("copyNeedsMail"), false);
        page().selectionActions().perform(DocumentCommandId::SendSignedCopy);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);

        m_desk.reset();
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_desk->mailThrough(9); // no mail server: the emails stay queued
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        QVERIFY(m_desk->sign(lease, 0));
        QVERIFY(m_desk->waitUntilCompleted(lease.id));
        page().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT((page().refresh(), isOffered()), patience);
        QTRY_VERIFY_WITH_TIMEOUT(page().findChild<QPushButton*>(QStringLiteral("detailsSendCopy")), patience);
        m_desk->prompts.willText(QStringLiteral("signedCopy"),
                                 QStringLiteral("tax@example.org, archive@example.org tax@example.org"));
        find<QPushButton>(page(), "detailsSendCopy")->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Signed copies are on their way to 2 addresses."),
                                  patience);
    }

    void theSelectionFollowsItsDocument()
    {
        const auto first = m_desk->create(QStringLiteral("First"), {QStringLiteral("Anna Berg")}, true);
        for (int i = 0; i < 4; ++i)
            (void)m_desk->create(QStringLiteral("Other %1").arg(i), {QStringLiteral("Ben Unal")}, true);
        list(5);
        page().select(first.id);
        QCOMPARE(model().rowOf(first.id), 4);
        QVERIFY(m_desk->sign(first, 0));
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowOf(first.id), 0, patience);
        QCOMPARE(page().selectedIds(), QList<domain::DocumentId>{first.id});
        QCOMPARE(page().table()->selectedSpans(), (QList<workflow::RowSpan>{{0, 0}}));
    }

    void filtersCombineAndAreSaved()
    {
        (void)m_desk->create(QStringLiteral("Lease A"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Lease B"), {QStringLiteral("Ben Unal")}, true);
        (void)m_desk->create(QStringLiteral("Lease C"), {QStringLiteral("Anna Berg")}, false);
        list(3);
        auto* bar = find<FilterBar>(page(), "filterBar");
        auto* save = find<QToolButton>(page(), "saveSearch");
        QVERIFY(save->isHidden());
        workflow::DocumentFilter filter;
        filter.status = domain::SigningStatus::InProgress;
        bar->setFilter(filter);
        Q_EMIT bar->filterChanged();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        filter.person = QStringLiteral("anna@example.org");
        bar->setFilter(filter);
        Q_EMIT bar->filterChanged();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QCOMPARE(model().rows().at(0)->title, QStringLiteral("Lease A"));
        QTRY_VERIFY(find<QToolButton>(page(), "chipPerson"));
        QVERIFY(!save->isHidden());
        m_desk->prompts.willText(QStringLiteral("searchName"), QStringLiteral("Anna's open leases"));
        save->click();
        auto* tree = find<QTreeView>(*m_desk->window, "folderTree");
        auto* folders = qobject_cast<FolderTreeModel*>(tree->model());
        QTRY_COMPARE_WITH_TIMEOUT(page().searches().all().size(), 1, patience);
        const FolderView view{.kind = FolderView::Kind::Search,
                              .search = page().searches().all().constFirst().id};
        QTRY_COMPARE(folders->viewAt(tree->currentIndex()), std::optional(view));
        const auto isTitled = [this](const QString& title) {
            const auto labels = page().findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text() == title; });
        };
        QVERIFY(isTitled(QStringLiteral("Anna's open leases")));
        // A click on its cross removes a filter; the search then differs from the saved one.
        auto* chip = find<QToolButton>(page(), "chipPerson");
        QTest::mouseClick(chip, Qt::LeftButton, {}, {20, chip->height() / 2});
        QVERIFY(!bar->filter().person.isEmpty());
        QTest::mouseClick(chip, Qt::LeftButton, {}, {chip->width() - 15, chip->height() / 2});
        QVERIFY(bar->filter().person.isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        QVERIFY(isTitled(QStringLiteral("Anna's open leases (changed)")));
        m_desk->window->findChild<SideBar*>()->selectView({});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 3, patience); // its filters are removed too
        // Selecting it again restores everything.
        m_desk->window->findChild<SideBar*>()->selectView(view);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QVERIFY(folders->setData(folders->indexOf(view), QStringLiteral("Anna"), Qt::EditRole));
        QCOMPARE(page().searches().all().constFirst().name, QStringLiteral("Anna"));
        page().searches().remove(view.search);
        QTRY_COMPARE(folders->viewAt(tree->currentIndex()), std::optional(FolderView{}));
    }

    void columnsOfAnEarlierVersionAreKept()
    {
        m_desk->window->resize(1900, 900); // with room for all of them
        QTRY_VERIFY(page().table()->viewport()->width() > 900);
        QHeaderView& header = *page().table()->horizontalHeader();
        const int last = DocumentTableModel::columns - 1;
        const bool wasHidden = header.isSectionHidden(last);
        QStandardItemModel fewer(0, DocumentTableModel::columns - 2);
        QTableView earlier;
        earlier.setModel(&fewer);
        earlier.horizontalHeader()->moveSection(3, 1);
        earlier.horizontalHeader()->resizeSection(5, 217);
        earlier.horizontalHeader()->setSectionHidden(4, true);
        page().table()->setColumnState(earlier.horizontalHeader()->saveState());
        QCOMPARE(header.count(), DocumentTableModel::columns);
        QCOMPARE(header.visualIndex(3), 1);
        QCOMPARE(header.sectionSize(5), 217);
        QVERIFY(header.isSectionHidden(4));
        QVERIFY(!header.isSectionHidden(3));
        QCOMPARE(header.visualIndex(last), last);
        QCOMPARE(header.isSectionHidden(last), wasHidden);
        const QByteArray own = page().table()->columnState();
        header.showSection(last);
        header.moveSection(0, 5);
        page().table()->setColumnState(own);
        QVERIFY(header.isSectionHidden(last));
        QCOMPARE(header.visualIndex(3), 1);
        // Nothing is taken from a later version.
        header.moveSection(0, 5);
        const int place = header.visualIndex(0);
        page().table()->setColumnState(QByteArray::number(DocumentTableModel::columns + 1) + ':' +
                                       own.mid(own.indexOf(':') + 1));
        QCOMPARE(header.visualIndex(0), place);
    }

    void deadlinesAreFiltered()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        const auto urgent = m_desk->create(QStringLiteral("Offer"), {QStringLiteral("Ben Unal")}, true);
        (void)m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        wire::DocumentPatch soon;
        soon.setting.emplace().fields.set(&domain::DocumentSetting::expireDaysAfterSent, 2);
        bool isSet = false;
        m_desk->session().client()->update(
            urgent.id, soon, QStringLiteral("sooner"), this,
            [&isSet](const Result<domain::Document>& result) { isSet = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(isSet, patience);
        list(3);
        auto* menu = find<QToolButton>(page(), "addFilter")->menu();
        const auto choose = [menu](const QString& text) {
            Q_EMIT menu->aboutToShow();
            for (QMenu* submenu : menu->findChildren<QMenu*>())
                for (QAction* action : submenu->actions())
                    if (action->text() == text) return action->trigger();
            QFAIL(qPrintable(text));
        };
        choose(QStringLiteral("In the next 3 days"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QCOMPARE(model().rows().at(0)->title, QStringLiteral("Offer"));
        auto* chip = find<QToolButton>(page(), "chipDeadline");
        QCOMPARE(chip->text(), QStringLiteral("Deadline in the next 3 days"));
        chip->click();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 3, patience);
    }

    void completionAndContentAreFiltered()
    {
        (void)m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        auto* menu = find<QToolButton>(page(), "addFilter")->menu();
        const auto choose = [menu](const QString& in, const QString& text) {
            Q_EMIT menu->aboutToShow();
            for (QAction* action : menu->actions()) {
                if (in.isEmpty() && action->text() == text) return action->trigger();
                if (!action->menu() || action->menu()->title() != in) continue;
                for (QAction* each : action->menu()->actions())
                    if (each->text() == text) return each->trigger();
            }
            QFAIL(qPrintable(text));
        };
        const auto chip = [this] { return find<QToolButton>(page(), "chipCompleted"); };
        choose(QStringLiteral("Completed"), QStringLiteral("Last year"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        const int year = QDate::currentDate().year() - 1;
        QTRY_COMPARE_WITH_TIMEOUT(chip()->text(),
                                  QStringLiteral("Completed %1 – %2")
                                      .arg(dateText(QDate(year, 1, 1)), dateText(QDate(year, 12, 31))),
                                  patience);
        choose(QStringLiteral("Completed"), QStringLiteral("This year"));
        QTRY_COMPARE_WITH_TIMEOUT(chip()->text(),
                                  QStringLiteral("Completed since %1").arg(dateText(QDate(year + 1, 1, 1))),
                                  patience);
        m_desk->prompts.willText(QStringLiteral("filterDate"), QStringLiteral("2025-03-31"));
        choose(QStringLiteral("Completed"), QStringLiteral("Up to…")); // the end of a range
        QTRY_COMPARE_WITH_TIMEOUT(chip()->text(),
                                  QStringLiteral("Completed %1 – %2")
                                      .arg(dateText(QDate(year + 1, 1, 1)), dateText(QDate(2025, 3, 31))),
                                  patience);
        chip()->click();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        m_desk->prompts.willText(QStringLiteral("filterContent"), QStringLiteral("notice  period"));
        choose({}, QStringLiteral("Text in documents…"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience); // a draft
        QVERIFY(find<QToolButton>(page(), "chipContent")->text().contains(QStringLiteral("notice period")));
        find<QToolButton>(page(), "chipContent")->click();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    void theLastActivityIsFiltered()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        auto* menu = find<QToolButton>(page(), "addFilter")->menu();
        const auto choose = [menu](const QString& text) {
            Q_EMIT menu->aboutToShow();
            for (QMenu* submenu : menu->findChildren<QMenu*>())
                if (submenu->title() == QStringLiteral("Last activity"))
                    for (QAction* action : submenu->actions())
                        if (action->text() == text) return action->trigger();
            QFAIL(qPrintable(text));
        };
        choose(QStringLiteral("Today"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QCOMPARE(model().rows().at(0)->title, QStringLiteral("Lease"));
        const auto chip = [this] { return find<QToolButton>(page(), "chipActivity"); };
        QCOMPARE(chip()->text(), QStringLiteral("Last activity today"));
        choose(QStringLiteral("More than 7 days ago")); // instead of the other one
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QCOMPARE(chip()->text(), QStringLiteral("Last activity more than 7 days ago"));
        choose(QStringLiteral("In the last 30 days"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QCOMPARE(chip()->text(), QStringLiteral("Last activity in the last 30 days"));
        // A saved search keeps it.
        m_desk->prompts.willText(QStringLiteral("searchName"), QStringLiteral("Recent"));
        find<QToolButton>(page(), "saveSearch")->click();
        QTRY_COMPARE_WITH_TIMEOUT(page().searches().all().size(), 1, patience);
        QCOMPARE(page().searches().all().constFirst().filter.activeWithin, std::optional(30));
        QTRY_VERIFY_WITH_TIMEOUT(chip() && chip()->isVisible(), patience);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty()) {
            m_desk->window->grab().save(folder + QStringLiteral("/activity-filter.png"));
            m_desk->settings().set(settings::options::language, QStringLiteral("de"));
            m_desk->settings().set(settings::options::theme, settings::Theme::Dark);
            m_desk->settle();
            m_desk->window->grab().save(folder + QStringLiteral("/activity-filter-de-dark.png"));
            Q_EMIT menu->aboutToShow();
            menu->actions().at(3)->menu()->grab().save(folder + QStringLiteral("/activity-menu-de-dark.png"));
            m_desk->settings().set(settings::options::language, QStringLiteral("en"));
            m_desk->settings().set(settings::options::theme, settings::Theme::Light);
            QTRY_COMPARE(chip()->text(), QStringLiteral("Last activity in the last 30 days"));
        }
        find<QToolButton>(page(), "chipActivity")->click();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        // Drafts have no activity.
        m_desk->window->findChild<SideBar*>()->selectView(
            {.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Draft});
        Q_EMIT menu->aboutToShow();
        const auto offered = menu->actions();
        for (const QAction* action : offered)
            QVERIFY(action->text() != QStringLiteral("Last activity"));
    }

    void otherKindsAreListedWhenAskedFor()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        domain::Document source;
        source.title = QStringLiteral("Offer letter");
        source.type = domain::DocumentType::BulkTemplate;
        source.senderName = QStringLiteral("Nora Lind");
        source.senderEmail = QStringLiteral("nora@example.org");
        std::optional<Result<domain::Document>> made;
        m_desk->session().client()->create(
            source, {{QStringLiteral("agreement.pdf"), test::WindowFixture::sample()}},
            QStringLiteral("a template"), this,
            [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made && *made, patience);
        list(1);
        auto* bar = find<FilterBar>(page(), "filterBar");
        workflow::DocumentFilter filter;
        filter.type = domain::DocumentType::BulkTemplate;
        QCOMPARE(workflow::documentFilterFromJson(workflow::toJson(filter)), filter);
        bar->setFilter(filter);
        Q_EMIT bar->filterChanged();
        QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() == 1 && model().rows().at(0) &&
                                     model().rows().at(0)->title == source.title,
                                 patience);
        find<QToolButton>(page(), "chipType")->click();
        QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() == 1 && model().rows().at(0) &&
                                     model().rows().at(0)->title == QStringLiteral("Lease"),
                                 patience);
    }

    void columnsAreChosenAndKept()
    {
        DocumentTable& table = *page().table();
        QVERIFY(!table.isColumnShown(Column::Folder));
        table.setColumnShown(Column::Folder, true);
        table.setColumnShown(Column::WaitingFor, true);
        table.setColumnShown(Column::Title, false); // never
        table.horizontalHeader()->moveSection(1, 3);
        table.horizontalHeader()->resizeSection(static_cast<int>(Column::Status), 177);
        page().saveState();
        DocumentTable other(model());
        other.setColumnState(m_desk->settings().value(settings::options::tableState));
        QVERIFY(other.isColumnShown(Column::Folder));
        QVERIFY(other.isColumnShown(Column::Title));
        QCOMPARE(other.columnWidth(static_cast<int>(Column::Status)), 177);
        QCOMPARE(other.horizontalHeader()->visualIndex(1), 3);
        const QByteArray before = other.columnState();
        other.setColumnState(QByteArrayLiteral("of another version"));
        QCOMPARE(other.columnState(), before);
    }

    void signedFilesAreExported()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease: 14/B"), {QStringLiteral("Anna Berg")}, true);
        const auto open = m_desk->create(QStringLiteral("Open"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(m_desk->sign(lease, 0));
        list(2);
        QVERIFY(m_desk->waitUntilCompleted(lease.id));
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::Completed), 1, patience);
        page().table()->selectAll();
        page().selectionActions().exportFiles();
        auto* dialog = find<QDialog>(page(), "exportDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());
        const QString folder = m_desk->path(QStringLiteral("out"));
        find<QLineEdit>(*dialog, "exportFolder")->setText(folder);
        auto* pattern = find<QLineEdit>(*dialog, "exportPattern");
        pattern->setText(QStringLiteral("{nothing}"));
        auto* go = find<QPushButton>(*dialog, "exportGo");
        QVERIFY(!go->isEnabled());
        QVERIFY(find<QLabel>(*dialog, "exportFault")->isVisible());
        pattern->setText(QStringLiteral("{recipient}/{title}"));
        QVERIFY(go->isEnabled());
        QCOMPARE(go->text(), QStringLiteral("Export 2 documents"));
        go->click();
        const QString file = folder + QStringLiteral("/Anna Berg/Lease_ 14_B.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + QStringLiteral("/manifest.csv")), patience);
        QVERIFY(QFile::exists(file));
        const auto manifest = tables::readCsvFile(folder + QStringLiteral("/manifest.csv"));
        QVERIFY(manifest);
        QCOMPARE(manifest->table.rowCount(), 1);
        QCOMPARE(manifest->table.cell(0, 0).toString(), QString::number(lease.id.value()));
        // The unfinished one is reported.
        auto* bar = find<ActionBar>(page(), "exportBar");
        QTRY_VERIFY(bar->isShowingFailures());
        QCOMPARE(find<QTreeWidget>(*bar, "actFailures")->topLevelItem(0)->text(0), open.title);
    }

    void aDragBringsTheSignedFile()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(m_desk->sign(lease, 0));
        list(1);
        QVERIFY(m_desk->waitUntilCompleted(lease.id));
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::Completed), 1, patience);
        DocumentTable& table = *page().table();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, QPoint(20, 10));
        auto* files = page().findChild<DragFiles*>();
        QTRY_VERIFY_WITH_TIMEOUT(files->isReady(lease.id), patience);
        const std::unique_ptr<QMimeData> data(model().mimeData({model().index(0, 0)}));
        QCOMPARE(documentsOf(data.get()), QList<domain::DocumentId>{lease.id});
        QVERIFY(data->hasUrls());
        QCOMPARE(data->urls().size(), 1);
        QFile file(data->urls().constFirst().toLocalFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
        QVERIFY(file.fileName().endsWith(QStringLiteral("/Lease.pdf")));
        QVERIFY(data->data(QStringLiteral("text/uri-list")).startsWith("file://"));
    }

    void theLinkAsACodeAndByMail()
    {
        const auto lease =
            m_desk->create(QStringLiteral("Lease & more?"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        page().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(page(), "copyLink"), patience);
        auto* ways = find<QToolButton>(page(), "copyLink")->menu();
        // The link in two forms, and printing and scanning for handwritten signatures.
        QCOMPARE(ways->actions().size(), 5);
        ways->actions().constFirst()->trigger();
        auto* dialog = find<QDialog>(page(), "linkDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());
        const QString url = lease.invitations.constFirst().signingUrl;
        QCOMPARE(find<QLineEdit>(*dialog, "signingLink")->text(), url);
        QCOMPARE(find<QrCodeView>(*dialog, "qrCode")->text(), url);
        // Phones can't reach the embedded service's address: no QR code, but a notice.
        QVERIFY(find<QrCodeView>(*dialog, "qrCode")->isHidden());
        QVERIFY(
            find<QLabel>(*dialog, "linkNote")->text().startsWith(QStringLiteral("This link works only on")));
        find<QPushButton>(*dialog, "linkCopy")->click();
        QCOMPARE(QApplication::clipboard()->text(), url);
        const QUrl letter = mailtoUrl(lease, lease.invitations.constFirst());
        QCOMPARE(letter.scheme(), QStringLiteral("mailto"));
        QCOMPARE(letter.path(), QStringLiteral("anna@example.org"));
        const QUrlQuery query(letter);
        QCOMPARE(query.queryItemValue(QStringLiteral("subject"), QUrl::FullyDecoded),
                 QStringLiteral("Please sign: Lease & more?"));
        QVERIFY(query.queryItemValue(QStringLiteral("body"), QUrl::FullyDecoded).contains(url));
    }

    void aCancelledDocumentGoesOutAgain()
    {
        const auto order = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        page().select(order.id);
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong"));
        page().selectionActions().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsResend"), patience);
        find<QPushButton>(page(), "detailsResend")->click();
        auto* menu = find<QMenu>(page(), "resendMenu");
        QTRY_VERIFY(menu);
        auto* button = find<QPushButton>(page(), "detailsResend"); // and not over it
        QVERIFY(!menu->geometry().intersects(QRect(button->mapToGlobal(QPoint()), button->size())));
        m_desk->prompts.willConfirm(QStringLiteral("resend"), true);
        menu->actions().at(1)->trigger();
        menu->close();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::InProgress), 1, patience);
        QCOMPARE(page().view().kind, FolderView::Kind::All);
        QTRY_VERIFY_WITH_TIMEOUT(!page().table()->selectedDocument().isNull(), patience);
        QVERIFY(page().table()->selectedDocument() != order.id);
        const auto* again = model().rows().at(0);
        QCOMPARE(again->title, order.title);
        QCOMPARE(again->invitations.constFirst().recipientEmail, QStringLiteral("anna@example.org"));
        // Copied for editing: it opens as a draft.
        page().select(order.id);
        page().selectionActions().copy();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->currentPage(),
                                  static_cast<QWidget*>(&m_desk->window->editorPage()), patience);
    }

    void aDocumentThatLeftTheViewKeepsItsCommands()
    {
        const auto order = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        m_desk->window->findChild<SideBar*>()->selectView(
            {.kind = FolderView::Kind::Status, .status = domain::SigningStatus::InProgress});
        list(2);
        page().select(order.id);
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong"));
        page().selectionActions().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsResend"), patience);
        const DocumentSelection selection = page().selectionActions().selection();
        QCOMPARE(selection.count, 1);
        for (const auto id :
             {DocumentCommandId::Remind, DocumentCommandId::Correct, DocumentCommandId::Cancel})
            QVERIFY2(!documentCommand(id).isAvailable(selection), documentCommand(id).name);
        for (const auto id : {DocumentCommandId::Open, DocumentCommandId::Copy, DocumentCommandId::SendAgain})
            QVERIFY2(documentCommand(id).isAvailable(selection), documentCommand(id).name);
        QTRY_VERIFY(m_desk->window->actions().action(QStringLiteral("document.sendAgain"))->isEnabled());
    }

    void whatIsSentAgainIsShownFromAViewThatHidesIt()
    {
        const auto order = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        page().select(order.id);
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong"));
        page().selectionActions().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::Cancelled), 1, patience);
        m_desk->window->findChild<SideBar*>()->selectView(
            {.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Cancelled});
        list(1);
        page().select(order.id);
        const auto resend = [this] {
            auto* button = find<QPushButton>(page(), "detailsResend");
            return button && button->isVisible() && !button->visibleRegion().isEmpty() ? button : nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(resend(), patience);
        QTest::mouseClick(resend(), Qt::LeftButton);
        auto* menu = find<QMenu>(page(), "resendMenu");
        QVERIFY(menu);
        m_desk->prompts.willConfirm(QStringLiteral("resend"), true);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(1)).center());
        QTRY_COMPARE_WITH_TIMEOUT(page().view().kind, FolderView::Kind::All, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page().table()->selectedDocument().isNull() &&
                                     page().table()->selectedDocument() != order.id,
                                 patience);
        QTRY_COMPARE_WITH_TIMEOUT(withStatus(domain::SigningStatus::InProgress), 1, patience);
    }

    void aDocumentThatIsShownIsNotHiddenByASearch()
    {
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        m_desk->window->findChild<SideBar*>()->selectView(
            {.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Draft});
        list(1);
        auto* search = find<QLineEdit>(page(), "documentSearch");
        QTest::keyClicks(search, QStringLiteral("Order"));
        m_desk->window->navigator().showDocument(lease.id);
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->selectedDocument(), lease.id, patience);
        QCOMPARE(page().view().kind, FolderView::Kind::All);
        QVERIFY(search->text().isEmpty());
    }

    void whatOthersDoIsToldOnTheDesktop()
    {
        auto* notes = m_desk->window->findChild<DesktopNotifier*>();
        QVERIFY(notes);
        const domain::DocumentId id(5);
        using Event = workflow::DocumentNews;
        const QString title = QStringLiteral("Lease");
        const auto one = DesktopNotifier::composeNotification(
            {{Event::Kind::Signed, id, title, QStringLiteral("Anna Berg")}});
        QCOMPARE(one.title, title);
        QCOMPARE(one.text, QStringLiteral("Anna Berg signed."));
        const auto many =
            DesktopNotifier::composeNotification({{Event::Kind::Completed, id, title, {}},
                                                  {Event::Kind::Viewed, id, title, QStringLiteral("Ben")},
                                                  {Event::Kind::Viewed, id, title, QStringLiteral("Cara")}});
        QVERIFY(many.text.contains(QLatin1Char('2')));
        QSignalSpy told(notes, &DesktopNotifier::notified);
        m_desk->settings().set(settings::options::notify, false);
        notes->notify({{Event::Kind::Completed, id, title, {}}});
        QCOMPARE(told.count(), 0);
    }

    void offlineTheLastKnownRowsAreThere()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        m_desk->stopService();
        page().refresh();
        auto* banner = find<QWidget>(*m_desk->window, "offlineBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 40000);
        QCOMPARE(model().rowCount(), 1);
        QTRY_VERIFY(page().table()->isFaded());
        // They are still readable.
        page().table()->clearSelection();
        const QRect cell = page().table()->visualRect(model().index(0, 0));
        const QImage image = page().table()->viewport()->grab(cell).toImage();
        const QColor back = image.pixelColor(image.width() - 2, 2);
        double best = 1;
        for (int y = 0; y < image.height() - 2; ++y)
            for (int x = 0; x < image.width() - 2; ++x)
                best = std::max(best, contrastRatio(image.pixelColor(x, y), back));
        QVERIFY2(best > 4.2, qPrintable(QString::number(best))); // 4.5, less what smoothing takes
    }

private:
    [[nodiscard]] DocumentsPage& page() { return m_desk->window->documentsPage(); }
    [[nodiscard]] DocumentTableModel& model() { return *page().findChild<DocumentTableModel*>(); }
    [[nodiscard]] QString toast() { return find<Toast>(*m_desk->window, "toast")->text(); }
    [[nodiscard]] int withStatus(domain::SigningStatus status)
    {
        int count = 0;
        for (const auto& row : model().rows().knownRows())
            if (row.status == status) ++count;
        return count;
    }
    /** Lists all documents anew, so that only the first page is loaded. */
    void listFirstPage(int count)
    {
        auto* sideBar = m_desk->window->findChild<SideBar*>();
        sideBar->selectView({.kind = FolderView::Kind::Trash});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        sideBar->selectView({.kind = FolderView::Kind::All});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), count, patience);
        QTRY_VERIFY(model().rows().at(0));
    }

    void list(int count)
    {
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), count, patience);
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestDocuments, "tst_documents")

} // namespace tst_documents

#include "tst_documents.moc"
