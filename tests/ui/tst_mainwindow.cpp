#include "app/base/languages.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/draggedonto.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/draft/filepreview.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/window/commandpalette.h"
#include "ui/shell/window/ondemand.h"
#include "ui/shell/window/sidebar.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/toast.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include <cstdlib>

namespace tst_mainwindow {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::find;

namespace {
constexpr int patience = 20000;

void click(QWidget& where, const char* name)
{
    auto* button = find<QWidget>(where, name);
    QVERIFY2(button, name);
    QTest::mouseClick(button, Qt::LeftButton);
}
} // namespace

class TestMainWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void theMenuTicksTheLanguageOfTheSystem()
    {
        m_desk->settings().set(settings::options::language, QString());
        QVERIFY(m_desk->startLocal());
        QStringList ticked;
        for (const Language& language : languages())
            if (m_desk->window->actions().action(u"view.language."_s + language.code)->isChecked())
                ticked.append(language.code);
        QCOMPARE(ticked, QStringList{languageCode(QLocale().bcp47Name())});
    }

    void firstStartAsksOnceAndRemembers()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
        click(window, "chooseLocal");
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()),
                                  patience);
        QVERIFY(m_desk->session().hasLastProfile());
        QTRY_VERIFY_WITH_TIMEOUT(!find<QWidget>(*window.currentPage(), "emptyState")->isHidden(),
                                 patience); // once it is listed
    }

    void aFileOpensInTheEditorWithoutTheWelcomePage()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        window.openFiles({test::WindowFixture::sample()});
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.editorPage()),
                                  patience);
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), patience);
        QCOMPARE(m_desk->session().current()->id, QStringLiteral("local"));
        QTRY_VERIFY(window.windowTitle().startsWith(QStringLiteral("agreement")));
    }

    void aFileThatIsKnownAlreadyIsShownBeforeAnythingElse()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.hold();
        startFilePreview({test::WindowFixture::sample()});
        window.openFiles({test::WindowFixture::sample()});
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.editorPage())); // at once
        window.showStartPage();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.editorPage()));
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), patience);
        // The preview was used: the file is read again when it is opened again.
        QVERIFY(!canPreviewImmediately({test::WindowFixture::sample()}));
    }

    void aPageIsCreatedOnceWhenItIsFirstUsed()
    {
        int created = 0;
        int used = 0;
        QWidget window;
        const OnDemand<QLabel> page([&] {
            ++created;
            return new QLabel(&window);
        });
        page.whenCreated([&used](QLabel&) { ++used; });
        const QWidget* const current = &window;
        QVERIFY(current != page);
        QCOMPARE(created, 0);
        page->setText(QStringLiteral("Outbox"));
        page->setText(QStringLiteral("Waiting"));
        QCOMPARE(created, 1);
        QCOMPARE(used, 1);
        page.whenCreated(
            [&used](QLabel& label) { used += label.text() == QStringLiteral("Waiting") ? 10 : 0; });
        QCOMPARE(used, 11);
        const QWidget* const shown = page.getIfCreated();
        QVERIFY(shown == page);
    }

    void aFileToVerifyIsNotOpenedInTheEditor()
    {
        test::DeskWindow& window = local();
        window.verifyFile({});
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        window.showDocuments();
        window.verifyFile(test::WindowFixture::sample()); // unsigned: opening it would create a draft
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report().has_value(), patience);
        QVERIFY(window.editorPage().documentId().isNull());
    }

    void aFileToVerifyStaysOnTheScreenAtTheFirstStart()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.hold();
        window.verifyFile(test::WindowFixture::sample());
        window.showStartPage();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        window.start();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report().has_value(), patience);
        window.showDocuments(); // as Back does
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
    }

    void aFileToVerifyStaysOnTheScreenWhenTheAccountOpens()
    {
        QVERIFY(m_desk->startLocal()); // from now on there is an account that was used last
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.hold();
        window.verifyFile(test::WindowFixture::sample());
        window.showStartPage();
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current().has_value(), patience);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        QVERIFY(window.findChild<SideBar*>()->isVisibleTo(&window));
        // Only at the start: another account shows its documents.
        window.showVerify();
        QVERIFY(m_desk->open(QStringLiteral("local")));
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
    }

    void aPdfDroppedOnTheWindowBecomesADraft()
    {
        test::DeskWindow& window = local();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test::WindowFixture::sample())});
        QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &drop);
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), patience);
        window.editorPage().closeDocument();
        window.showDocuments();
        window.documentsPage().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    void trashIsTakenBackByUndo()
    {
        test::DeskWindow& window = local();
        const auto draft = m_desk->create(QStringLiteral("Lease 14B"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        window.documentsPage().select(draft.id);
        QTest::keyClick(window.documentsPage().table(), Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QTRY_VERIFY(!find<Toast>(window, "toast")->isHidden());
        window.actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    void whatIsBeingSignedIsOnlyTrashedAfterAQuestion()
    {
        test::DeskWindow& window = local();
        const auto running = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!running.id.isNull());
        list(1);
        window.documentsPage().select(running.id);
        m_desk->prompts.willConfirm(QStringLiteral("trashRunning"), false);
        window.documentsPage().selectionActions().trash();
        QTRY_VERIFY(m_desk->prompts.isDone());
        QCOMPARE(m_desk->prompts.lastConfirm().acceptText, QStringLiteral("Cancel 1 document"));
        QCOMPARE(model().rowCount(), 1);
    }

    void searchNarrowsAndRefreshKeepsTheSelection()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        (void)m_desk->create(QStringLiteral("Order"), {QStringLiteral("Ben Unal")}, true);
        list(2);
        window.documentsPage().select(lease.id);
        const auto third = m_desk->create(QStringLiteral("Minutes"), {QStringLiteral("Dev")}, false);
        list(3);
        QCOMPARE(window.documentsPage().selectedIds(), QList<domain::DocumentId>{lease.id});
        QTest::keyClicks(find<QLineEdit>(window, "documentSearch"), QStringLiteral("minu"));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QCOMPARE(model().rows().at(0)->id, third.id);
        QVERIFY(window.documentsPage().statusLine().startsWith(QStringLiteral("1 document")));
    }

    void aFolderIsMadeAndTakesADrop()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        m_desk->prompts.willText(QStringLiteral("folderName"), QStringLiteral("Clients"));
        click(window, "newFolder");
        auto* tree = find<QTreeView>(window, "folderTree");
        auto* folders = qobject_cast<FolderTreeModel*>(tree->model());
        QTRY_COMPARE_WITH_TIMEOUT(folders->rowCount(folders->foldersIndex()), 1, patience);
        const QModelIndex clients = folders->index(0, 0, folders->foldersIndex());
        const std::unique_ptr<QMimeData> data(model().mimeData({model().index(0, 0)}));
        // Anywhere on the row, also at its edges.
        for (const int y :
             {0, tree->visualRect(clients).height() / 2, tree->visualRect(clients).height() - 1}) {
            const QModelIndex now = folders->index(0, 0, folders->foldersIndex());
            QVERIFY2(ink::test::draggedOnto(model(), *data, *tree,
                                            tree->visualRect(now).topLeft() + QPoint(20, y)),
                     qPrintable(QString::number(y)));
            QTRY_COMPARE_WITH_TIMEOUT(
                folders->index(0, 0, folders->foldersIndex()).data(FolderTreeModel::CountRole).toInt(), 1,
                patience);
            if (y == tree->visualRect(now).height() - 1) {
                // The question and its button name the consequences of a deletion.
                m_desk->prompts.willConfirm(QStringLiteral("removeFolder"), false);
                tree->findChild<FolderActions*>()->remove(folders->viewAt(now)->folder);
                QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
                QCOMPARE(m_desk->prompts.lastConfirm().acceptText,
                         QStringLiteral("Delete folder and move 1 document"));
                QVERIFY(m_desk->prompts.lastConfirm().text.startsWith(QStringLiteral("1 document ")));
                break;
            }
            window.actions().action(QStringLiteral("edit.undo"))->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(
                folders->index(0, 0, folders->foldersIndex()).data(FolderTreeModel::CountRole).toInt(), 0,
                patience);
        }
        window.actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(
            folders->index(0, 0, folders->foldersIndex()).data(FolderTreeModel::CountRole).toInt(), 0,
            patience);
    }

    /** With text at 150 % the window fits a screen of 1440×900: larger pages scroll. */
    void largeTextDoesNotOutgrowTheScreen()
    {
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 1.5);
        QApplication::setFont(large);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
        QVERIFY2(window.minimumSizeHint().height() <= 860 && window.minimumSizeHint().width() <= 1440,
                 qPrintable(QStringLiteral("%1×%2")
                                .arg(window.minimumSizeHint().width())
                                .arg(window.minimumSizeHint().height())));
        QVERIFY(m_desk->open(QStringLiteral("local")));
        QTest::mouseClick(find<QWidget>(window, "goBulk"), Qt::LeftButton);
        window.resize(960, 600); // the size of 1440×900 at a scale of 150 %
        QCOMPARE(window.size(), QSize(960, 600));
    }

    /** The listing uses the whole width while there are no details, also in 1280×800 at a scale of 150 %. */
    void theListHasTheWidthWithoutDetails()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        window.resize(853, 500);
        QCOMPARE(window.size(), QSize(853, 500));
        auto* pane = find<QWidget>(window, "detailsPane");
        QTRY_VERIFY(!pane->isVisible());
        QTRY_VERIFY2(window.documentsPage().table()->width() > 500,
                     qPrintable(QString::number(window.documentsPage().table()->width())));
        window.documentsPage().select(lease.id);
        QTRY_VERIFY(pane->isVisible());
        window.resize(1280, 800);
        QVERIFY(pane->isVisible());
        window.documentsPage().table()->clearSelection();
        QTRY_VERIFY(!pane->isVisible());
    }

    void aDraggedDocumentGoesToTheTrash()
    {
        test::DeskWindow& window = local();
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        auto* tree = find<QTreeView>(window, "folderTree");
        auto* folders = qobject_cast<FolderTreeModel*>(tree->model());
        const std::unique_ptr<QMimeData> data(model().mimeData({model().index(0, 0)}));
        const QModelIndex drafts = folders->indexOf(
            FolderView{.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Draft});
        QVERIFY(!ink::test::draggedOnto(model(), *data, *tree, tree->visualRect(drafts).center()));
        const QModelIndex trash = folders->indexOf(FolderView{.kind = FolderView::Kind::Trash});
        QVERIFY(ink::test::draggedOnto(model(), *data, *tree, tree->visualRect(trash).center()));
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        window.actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    void signingInPersonEndsWithASealedDocument()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!lease.id.isNull());
        list(1);
        window.documentsPage().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "signHere"), patience);
        find<QPushButton>(window, "signHere")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "kioskLeaveOpen"), patience);
        find<QPushButton>(window, "kioskLeaveOpen")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<SignaturePad>(window.signingPage(), "signaturePad"), patience);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.signingPage()));
        auto* next = find<QPushButton>(window.signingPage(), "signingNext");

        next->click(); // nothing drawn yet
        QVERIFY(!find<QLabel>(window.signingPage(), "signingFieldFault")->isHidden());
        click(window.signingPage(), "signatureType");
        QCOMPARE(find<QLineEdit>(window.signingPage(), "signatureName")->text(), QStringLiteral("Anna Berg"));
        next->click();
        QTRY_VERIFY(find<QLineEdit>(window.signingPage(), "signingInput"));
        QApplication::setActiveWindow(&window); // there is no window manager to do so after the dialog
        QTest::keyClicks(find<QLineEdit>(window.signingPage(), "signingInput"), QStringLiteral("Appleford"));
        QTest::keyClick(find<QLineEdit>(window.signingPage(), "signingInput"), Qt::Key_Return);
        auto* consent = find<QCheckBox>(window.signingPage(), "signingConsent");
        QCOMPARE(
            find<QLabel>(window.signingPage(), "signingConsentText")->text(),
            QStringLiteral("I agree to sign this document electronically, and that my electronic signature "
                           "counts like one on paper.")); // in full
        if (!consent->isHidden()) {
            QVERIFY(consent->hasFocus());
            QVERIFY(!next->isEnabled());
            consent->setChecked(true);
        }
        QTRY_VERIFY(next->isEnabled());
        next->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(window.signingPage(), "signingDone")->isVisible(), patience);
        click(window.signingPage(), "signingDone");
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
        // Without user input: the listing detects the seal automatically.
        QApplication::setActiveWindow(&window);
        QTRY_VERIFY_WITH_TIMEOUT(
            model().rows().at(0) && model().rows().at(0)->status == domain::SigningStatus::Completed, 30000);
        QCOMPARE(window.documentsPage().selectedIds(), QList<domain::DocumentId>{lease.id});
    }

    /** Enter inserts a new line in a reason; Ctrl+Enter accepts, as in other dialogs. */
    void ctrlEnterAcceptsAnAnswerOfSeveralLines()
    {
        QVERIFY(m_desk->start());
        WidgetPrompts prompts;
        std::optional<QString> answer;
        prompts.text(m_desk->window.get(),
                     {QStringLiteral("reason"),
                      QStringLiteral("Cancel signing"),
                      QStringLiteral("Reason"),
                      {},
                      QStringLiteral("Cancel 1 document"),
                      2000,
                      true,
                      true},
                     [&answer](const std::optional<QString>& text) { answer = text; });
        auto* dialog = m_desk->window->findChild<QDialog*>(QStringLiteral("reason"));
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        auto* lines = dialog->findChild<QPlainTextEdit*>();
        lines->setFocus();
        QTest::keyClick(lines, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(dialog->isVisible()); // a reason is required
        QTest::keyClicks(lines, QStringLiteral("A new lease follows."));
        QTest::keyClick(lines, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(answer, std::optional(QStringLiteral("A new lease follows.")));
    }

    /** An answer that can't be accepted says why, instead of doing nothing. */
    void anInvalidAnswerSaysWhy()
    {
        QVERIFY(m_desk->start());
        WidgetPrompts prompts;
        std::optional<QString> answer;
        Prompts::Text question{QStringLiteral("day"),  QStringLiteral("Created since"), QStringLiteral("Day"),
                               QStringLiteral("soon"), QStringLiteral("Filter"),        30};
        question.validate = [](const QString& text) {
            return text == QLatin1String("soon") ? QStringLiteral("Enter a day.") : QString();
        };
        prompts.text(m_desk->window.get(), question,
                     [&answer](const std::optional<QString>& text) { answer = text; });
        auto* dialog = m_desk->window->findChild<QDialog*>(QStringLiteral("day"));
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        auto* line = dialog->findChild<QLineEdit*>();
        const auto* error = dialog->findChild<QLabel*>(QStringLiteral("dayInputError"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QTRY_COMPARE(error->text(), QStringLiteral("Enter a day."));
        QVERIFY(error->isVisible());
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("today"));
        QVERIFY(error->isHidden());
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(answer, std::optional(QStringLiteral("today")));
    }

    void leavingAsksAndRejectingNeedsAReason()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!lease.id.isNull());
        list(1);
        window.signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find<SignaturePad>(window.signingPage(), "signaturePad"), patience);
        m_desk->prompts.willConfirm(QStringLiteral("leaveSigning"), false);
        click(window.signingPage(), "leaveSigning");
        QTRY_VERIFY(m_desk->prompts.isDone());
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.signingPage()));
        m_desk->prompts.willText(QStringLiteral("rejectReason"), QStringLiteral("Wrong flat"));
        click(window.signingPage(), "rejectSigning");
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(window.signingPage(), "signingDone")->isVisible(), patience);
        click(window.signingPage(), "signingDone");
        QTRY_VERIFY_WITH_TIMEOUT(model().rows().at(0) &&
                                     model().rows().at(0)->status == domain::SigningStatus::Rejected,
                                 patience);
    }

    void anUnsignedFileGetsThatVerdict()
    {
        test::DeskWindow& window = local();
        window.showVerify();
        window.verifyPage().verifyFile(test::WindowFixture::sample());
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report(), patience);
        QCOMPARE(find<QLabel>(window, "verdict")->text(), QStringLiteral("Not signed"));
        window.verifyPage().verifyFile(m_desk->path(QStringLiteral("absent.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(window.verifyPage().report(), patience);
        QCOMPARE(window.verifyPage().report()->integrity, pdf::Integrity::Unreadable);
    }

    void theWelcomePageFitsIntoALowWindow()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.resize(911, 512); // 1366 x 768 at 150 %
        window.show();
        const auto isScrollable = [&window] {
            for (auto* area : window.findChildren<QScrollArea*>())
                if (area->isVisible() && area->verticalScrollBar()->maximum() > 0) return true;
            return false;
        };
        QTRY_VERIFY(!isScrollable());
        click(window, "chooseService");
        QTRY_VERIFY(!isScrollable());
    }

    void plainHttpIsRefusedAtTheField()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        click(window, "chooseService");
        auto* address = find<QLineEdit>(window, "baseAddress");
        auto* key = find<QLineEdit>(window, "apiKey");
        auto* button = find<QPushButton>(window, "connectButton");
        address->setText(QStringLiteral("http://sign.example.org"));
        key->setText(QStringLiteral("k"));
        test::processEvents(); // laid out
        const QPoint before = button->mapTo(&window, QPoint());
        click(window, "connectButton");
        QVERIFY(!find<QLabel>(window, "baseAddressError")->text().isEmpty());
        QVERIFY(!m_desk->session().current());
        QTRY_VERIFY(find<QLabel>(window, "baseAddressError")->isVisible());
        test::processEvents();
        // The next click meets the button: the error takes the place of the hint.
        QVERIFY(std::abs(button->mapTo(&window, QPoint()).y() - before.y()) <= 2);
        QCOMPARE(window.focusWidget(), static_cast<QWidget*>(address));
        // Nobody listens there: the address is asked for again.
        address->setText(QStringLiteral("http://127.0.0.1:1"));
        click(window, "connectButton");
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), patience);
        QCOMPARE(window.focusWidget(), static_cast<QWidget*>(address));
        QTRY_VERIFY(find<QWidget>(window, "connectForm")->findChild<ErrorBanner*>()->isVisible());
        test::processEvents();
        QVERIFY(std::abs(button->mapTo(&window, QPoint()).y() - before.y()) <= 2); // the banner is below
        key->clear();
        click(window, "connectButton");
        QCOMPARE(window.focusWidget(), static_cast<QWidget*>(key));
    }

    void aServiceIsTestedThenConnectedAndItsKeyStaysInMemoryWithoutAKeychain()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        QVERIFY(m_desk->host());
        const auto key =
            m_desk->host()->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora"));
        QVERIFY(key);
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        click(window, "chooseService");
        find<QLineEdit>(window, "baseAddress")->setText(m_desk->host()->baseUrl());
        find<QLineEdit>(window, "apiKey")->setText(QStringLiteral("not the key"));
        click(window, "testConnection");
        QTRY_VERIFY_WITH_TIMEOUT(!find<QLabel>(window, "apiKeyError")->text().isEmpty(), patience);
        auto* keyInput = find<QLineEdit>(window, "apiKey");
        keyInput->clear();
        QTest::keyClicks(keyInput, QString::fromLatin1(key->reveal()));
        QVERIFY(find<QLabel>(window, "apiKeyError")->text().isEmpty());
        click(window, "testConnection");
        auto* form = find<QWidget>(window, "connectForm");
        QTRY_VERIFY_WITH_TIMEOUT(find<Banner>(*form, "banner")->isVisible(), patience);
        QVERIFY(!m_desk->session().current());
        click(window, "connectButton");
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()),
                                  patience);
        QVERIFY(m_desk->session().isKeyTemporary());
        auto* notice = window.findChild<Banner*>(QStringLiteral("keyBanner"));
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(keyInput->text().isEmpty());
        window.showSettings();
        const auto says = [&window](const QString& words) {
            const auto labels = window.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().startsWith(words); });
        };
        QVERIFY(says(QStringLiteral("This computer has no usable keychain")));
        QVERIFY(!says(QStringLiteral("Keys are stored in this computer's keychain")));
        // Once dismissed it stays away, in another language too.
        notice->findChild<QAbstractButton*>(QStringLiteral("bannerClose"))->click();
        QVERIFY(notice->isHidden());
        m_desk->settings().set(settings::options::language, QStringLiteral("de"));
        QTRY_COMPARE(QLocale().language(), QLocale::German);
        QVERIFY(notice->isHidden());
        const auto pages = [&window] {
            return window.menuBar()->findChildren<QMenu*>(QStringLiteral("pagesMenu"));
        };
        QTRY_COMPARE(pages().size(), 1);
        QVERIFY(!pages().constFirst()->menuAction()->isVisible()); // only the editor has pages
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }

    void aLostServiceKeepsTheRowsAndOffersRetry()
    {
        test::DeskWindow& window = local();
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        m_desk->stopService();
        window.documentsPage().refresh();
        auto* banner = find<Banner>(window, "offlineBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 40000);
        QVERIFY(!window.documentsPage().statusLine().contains(QStringLiteral("up to date")));
        QCOMPARE(model().rowCount(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window.documentsPage().statusLine().contains(QStringLiteral(" · as of ")),
                                 patience);
    }

    void thePaletteRunsAnyAction()
    {
        test::DeskWindow& window = local();
        window.actions().action(QStringLiteral("view.palette"))->trigger();
        auto* input = find<QLineEdit>(window, "commandInput");
        QVERIFY(input->isVisible());
        QTest::keyClicks(input, QStringLiteral("apdark"));
        QTest::keyClick(input, Qt::Key_Return);
        QCOMPARE(m_desk->settings().value(settings::options::theme), settings::Theme::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().window);
        QVERIFY(!input->isVisible());
    }

    void thePaletteHasWhatIsInNoMenu()
    {
        test::DeskWindow& window = local();
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        list(1);
        window.documentsPage().table()->selectRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QToolButton*>(QStringLiteral("copyLink")), patience);
        const auto run = [&window](const QString& words) {
            window.actions().action(QStringLiteral("view.palette"))->trigger();
            auto* input = find<QLineEdit>(window, "commandInput");
            QTest::keyClicks(input, words);
            QTest::keyClick(input, Qt::Key_Return);
        };
        QGuiApplication::clipboard()->clear();
        run(QStringLiteral("copy signing link of Anna"));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("http://")));
        run(QStringLiteral("QR code for Anna"));
        auto* dialog = window.findChild<LinkDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->close();
        run(QStringLiteral("settings: API keys"));
        auto* settings = window.findChild<SettingsPage*>();
        QVERIFY(settings && settings->isVisible());
        QCOMPARE(settings->section(), SettingsPage::Section::Keys);
        run(QStringLiteral("new template"));
        auto* menu = window.findChild<QMenu*>(QStringLiteral("newTemplateMenu"));
        QTRY_VERIFY(menu && menu->isVisible());
        menu->close();
        // The same place by its key, on every system
        QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(settings->isVisible());
    }

    void thePaletteSaysThatNothingWasFound()
    {
        test::DeskWindow& window = local();
        window.actions().action(QStringLiteral("view.palette"))->trigger();
        auto* palette = window.findChild<CommandPalette*>();
        auto* input = palette->findChild<QLineEdit*>(QStringLiteral("commandInput"));
        QTest::keyClicks(input, QStringLiteral("quincunx"));
        auto* list = palette->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("quincunx")));
        QTest::keyClick(input, Qt::Key_Return);
        QVERIFY(palette->isVisible()); // there is nothing to run
        // Its edge is that of menus, as it lies over lists of the same background.
        const QImage shown = palette->grab().toImage();
        QCOMPARE(shown.pixelColor(shown.width() / 2, 0), popupEdge(tokens(palette->palette())));
    }

    void fuzzyOrder()
    {
        QVERIFY(*fuzzyScore(QStringLiteral("nd"), QStringLiteral("New document")) >
                *fuzzyScore(QStringLiteral("nd"), QStringLiteral("Find documents")));
        QVERIFY(!fuzzyScore(QStringLiteral("xyz"), QStringLiteral("New document")));
    }

    void everythingCanBeReachedAndNamed()
    {
        test::DeskWindow& window = local();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!lease.id.isNull());
        list(1);
        window.documentsPage().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "signHere"), patience);
        window.signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find<SignaturePad>(window, "signaturePad"), patience);
        QStringList nameless;
        const auto check = [&nameless](QWidget* widget, const QString& name) {
            if (name.isEmpty() && !widget->objectName().startsWith(QStringLiteral("qt_")))
                nameless.append(QStringLiteral("%1 in %2")
                                    .arg(widget->objectName().isEmpty()
                                             ? QString::fromLatin1(widget->metaObject()->className())
                                             : widget->objectName(),
                                         widget->parentWidget()->objectName()));
        };
        const auto pages = {
            static_cast<QWidget*>(&window.documentsPage()), static_cast<QWidget*>(&window.signingPage()),
            static_cast<QWidget*>(&window.verifyPage()), static_cast<QWidget*>(&window.welcomePage())};
        for (QWidget* page : pages) {
            for (auto* button : page->findChildren<QAbstractButton*>())
                if (button->isVisibleTo(page) && button->focusPolicy() != Qt::NoFocus)
                    check(button, button->text() + button->accessibleName());
            for (auto* line : page->findChildren<QLineEdit*>())
                check(line, line->accessibleName() + line->objectName());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        QStringList ids;
        for (const QAction* action : window.actions().actions()) {
            QVERIFY(!action->text().isEmpty());
            QVERIFY2(!ids.contains(action->objectName()), qPrintable(action->objectName()));
            ids.append(action->objectName());
        }
    }

private:
    test::DeskWindow& local()
    {
        if (!m_desk->startLocal()) qFatal("the local workspace did not open");
        m_desk->window->show();
        QApplication::setActiveWindow(m_desk->window.get());
        return *m_desk->window;
    }
    [[nodiscard]] DocumentTableModel& model() { return *m_desk->window->findChild<DocumentTableModel*>(); }
    void list(int rows)
    {
        m_desk->window->documentsPage().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), rows, patience);
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestMainWindow, "tst_mainwindow")

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
