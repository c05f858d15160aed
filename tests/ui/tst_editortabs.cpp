#include "app/domain/document/document.h"
#include "app/wire/patchcodec.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/shell/editortabbar.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/sectionbutton.h"
#include "ui/shell/window/sidebar.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QUndoStack>
#include <QWindow>

namespace tst_editortabs {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 20000;
} // namespace

/** Several documents in the editor at once. */
class TestEditorTabs final : public QObject, private test::WindowTest
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        makeDesk();
        QVERIFY(openWindow());
    }
    void cleanup() { m_desk.reset(); }

    void twoDocumentsAreEditedAlternately()
    {
        const auto [lease, order] = openTwo();
        QCOMPARE(tabs().count(), 2);
        QVERIFY(tabs().isVisible());
        EditorPage& second = page();
        add(second);
        window().edit(lease);
        EditorPage& first = page();
        QVERIFY(&first != &second);
        QCOMPARE(first.documentId(), lease);
        add(first);
        add(first);
        first.workspace().view().setZoomFactor(2);
        QTest::keyClick(&window(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(&page(), &second);
        // Undo acts on the visible document only, and is named after its step.
        trigger("edit.undo");
        QCOMPARE(fieldsOf(second), 0);
        QCOMPARE(fieldsOf(first), 2);
        QVERIFY(!action("edit.undo").isEnabled());
        trigger("edit.redo");
        QTest::keyClick(&window(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(&page(), &first);
        QCOMPARE(first.workspace().view().zoomFactor(), 2.0);
        QVERIFY(qAbs(second.workspace().view().zoomFactor() - 2.0) > 0.01);
        trigger("edit.undo");
        trigger("edit.undo");
        QCOMPARE(fieldsOf(first), 0);
        QCOMPARE(fieldsOf(second), 1);
        QCOMPARE(window().windowTitle(), QStringLiteral("Lease — Inkstone"));
        // What each service has in the end.
        QTRY_VERIFY_WITH_TIMEOUT(first.isSaved() && second.isSaved(), patience);
        QCOMPARE(m_desk->retrieve(lease)->tags.size(), 0);
        QCOMPARE(m_desk->retrieve(order)->tags.size(), 1);
    }

    void anOpenDocumentIsNotOpenedTwice()
    {
        const auto [lease, order] = openTwo();
        add(page());
        window().edit(lease);
        window().edit(order);
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(fieldsOf(page()), 1);
        QVERIFY(page().undoStack()->canUndo());
    }

    void otherPagesAndBack()
    {
        auto& side = *window().findChild<SideBar*>();
        auto* entry = side.findChild<SectionButton*>(QStringLiteral("goEditor"));
        QVERIFY(!entry->isVisible());
        QVERIFY(!action("tabs.show").isEnabled());
        const auto [lease, order] = openTwo();
        window().edit(lease);
        window().showDocuments();
        QVERIFY(entry->isVisible());
        QCOMPARE(entry->accessibleName(), QStringLiteral("Open documents: 2"));
        entry->click();
        QVERIFY(window().currentPage() == &page());
        QCOMPARE(page().documentId(), lease);
        window().showTemplates();
        trigger("tabs.next"); // returns to the editor first
        QVERIFY(window().currentPage() == &page());
        QCOMPARE(page().documentId(), lease);
        window().showToday();
        auto* menu = window().findChild<QMenu*>(QStringLiteral("openDocumentsMenu"));
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().at(1)->text(), QStringLiteral("Order"));
        menu->actions().at(1)->trigger();
        QVERIFY(window().currentPage() == &page());
        QCOMPARE(page().documentId(), order);
        QVERIFY(page().isAncestorOf(QApplication::focusWidget()));
    }

    void closing_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"button", "middle", "delete", "ctrlW", "header", "menu"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void closing()
    {
        QFETCH(QString, way);
        const auto [lease, order] = openTwo();
        add(page()); // still being saved when its tab is closed
        EditorTabBar& bar = tabs();
        const QPoint middle = bar.tabRect(1).center();
        if (way == QLatin1String("button"))
            qobject_cast<QToolButton*>(bar.tabButton(1, QTabBar::RightSide))->click();
        else if (way == QLatin1String("middle"))
            QTest::mouseClick(&bar, Qt::MiddleButton, {}, middle);
        else if (way == QLatin1String("delete"))
            QTest::keyClick(&bar, Qt::Key_Delete);
        else if (way == QLatin1String("ctrlW"))
            QTest::keyClick(&window(), Qt::Key_W, Qt::ControlModifier);
        else if (way == QLatin1String("header"))
            test::find<QToolButton>(page(), "editorClose")->click();
        else
            chooseInMenu(1, 0);
        // The other one remains, without a bar.
        QTRY_COMPARE(page().documentId(), lease);
        QVERIFY(window().currentPage() == &page());
        QVERIFY(!bar.isVisible());
        QVERIFY(m_desk->waitForDocument(order, [](const auto& now) { return now.tags.size() == 1; }));
        // The last one leads back to the documents, as before.
        trigger("view.back");
        QTRY_VERIFY(window().currentPage() == &window().documentsPage());
        QVERIFY(window().editorTabs().isEmpty());
        QVERIFY(!test::find<SectionButton>(window(), "goEditor")->isVisible());
    }

    void closeOthers()
    {
        const auto [lease, order] = openTwo();
        const auto third = draft("Minutes");
        edit(third);
        add(page());
        chooseInMenu(1, 1);
        QTRY_COMPARE(tabs().count(), 1);
        QCOMPARE(page().documentId(), order);
        QVERIFY(m_desk->waitForDocument(third, [](const auto& now) { return now.tags.size() == 1; }));
        Q_UNUSED(lease)
    }

    void tabsAreMoved()
    {
        const auto [lease, order] = openTwo();
        const auto third = draft("Minutes");
        edit(third);
        EditorTabBar& bar = tabs();
        bar.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&bar, Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().editorTabs().titles(), named({"Lease", "Minutes", "Order"}));
        QCOMPARE(page().documentId(), third);
        QTest::keyClick(&bar, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(page().documentId(), order);
        QVERIFY(bar.hasFocus()); // the next key moves on
        QTest::keyClick(&bar, Qt::Key_Left);
        QTest::keyClick(&bar, Qt::Key_Left);
        QCOMPARE(page().documentId(), lease);
        // By dragging
        QWindow* platform = window().windowHandle();
        const auto at = [&](QPoint point) { return bar.mapTo(&window(), point); };
        const QPoint from = at(bar.tabRect(0).center());
        const QPoint to = at(bar.tabRect(2).center() - QPoint(20, 0));
        QTest::mousePress(platform, Qt::LeftButton, {}, from);
        for (const QPoint& over : {from + QPoint(30, 0), at(bar.tabRect(1).center()), to})
            QTest::mouseMove(platform, over);
        QTest::mouseRelease(platform, Qt::LeftButton, {}, to);
        QTRY_COMPARE(window().editorTabs().titles(), named({"Minutes", "Order", "Lease"}));
        QCOMPARE(page().documentId(), lease);
        trigger("tabs.next"); // wraps around
        QCOMPARE(page().documentId(), third);
    }

    void textsAndNames()
    {
        const auto [lease, order] = openTwo();
        EditorTabBar& bar = tabs();
        QTRY_COMPARE_WITH_TIMEOUT(bar.accessibleTabName(1), QStringLiteral("Order, draft, saved"), patience);
        add(page());
        QVERIFY(bar.tabText(1).endsWith(QStringLiteral("•")));
        QVERIFY(bar.accessibleTabName(1).startsWith(QStringLiteral("Order, draft, sav")));
        const int width = bar.tabRect(1).width();
        QTRY_COMPARE_WITH_TIMEOUT(bar.tabText(1), QStringLiteral("Order"), patience);
        QCOMPARE(bar.tabRect(1).width(), width);
        QCOMPARE(bar.tabToolTip(1), QStringLiteral("Order\ndraft, saved"));
        QCOMPARE(bar.accessibleName(), QStringLiteral("Open documents"));
        auto* close = bar.tabButton(0, QTabBar::RightSide);
        QCOMPARE(close->accessibleName(), QStringLiteral("Close “Lease”"));
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&bar);
        QVERIFY(told && told->childCount() >= 2);
        Q_UNUSED(lease)
        Q_UNUSED(order)
    }

    void looks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("en-light") << QStringLiteral("en") << settings::Theme::Light;
        QTest::newRow("de-dark") << QStringLiteral("de") << settings::Theme::Dark;
        QTest::newRow("ar-contrast") << QStringLiteral("ar") << settings::Theme::HighContrast;
    }
    /** The bar is as wide as the window and above the page, and the tabs share its width. */
    void looks()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        makeDesk(language, theme);
        QVERIFY(openWindow());
        (void)openTwo();
        domain::Document form = test::WindowFixture::fromNora(
            QStringLiteral("Residential lease agreement for the flat at 14 Mill Lane, second floor"));
        form.status = domain::SigningStatus::Draft;
        form.type = domain::DocumentType::RegularTemplate;
        edit(m_desk->create(form).id);
        add(page());
        EditorTabBar& bar = tabs();
        test::keepPicture(window(), QStringLiteral("tabs-%1.png").arg(language));
        QCOMPARE(bar.count(), 3);
        QVERIFY(bar.tabText(2).startsWith(QStringLiteral("Residential")));
        QVERIFY(bar.mapTo(&window(), QPoint(0, bar.height())).y() <= page().mapTo(&window(), QPoint()).y());
        for (int i = 0; i < 6; ++i)
            edit(draft("Minutes of a meeting"));
        QVERIFY(bar.width() <= window().width());
        QCOMPARE(bar.tabRect(0).width(), bar.tabRect(8).width());
        test::keepPicture(window(), QStringLiteral("tabs-many-%1.png").arg(language));
        window().showDocuments();
        test::keepPicture(window(), QStringLiteral("tabs-side-%1.png").arg(language));
    }

    /** A new file never touches an open document. */
    void filesOpenInNewTabs_data()
    {
        QTest::addColumn<bool>("isDropped");
        QTest::newRow("dropped") << true;
        QTest::newRow("command line") << false;
    }
    void filesOpenInNewTabs()
    {
        QFETCH(bool, isDropped);
        const auto lease = draft("Lease");
        edit(lease);
        EditorPage& first = page();
        add(first);
        const qsizetype files = first.workspace().view().document().files.size();
        if (isDropped)
            drop(first.workspace().view().viewport());
        else
            window().openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(&page() != &first && !page().documentId().isNull(), patience);
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(first.documentId(), lease);
        QCOMPARE(first.workspace().view().document().files.size(), files);
        QVERIFY(first.undoStack()->canUndo());
        // An unchanged new draft isn't kept, as with one document.
        const auto fresh = page().documentId();
        QTest::keyClick(&window(), Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), lease, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->retrieve(fresh), patience);
    }

    void fieldsAreCopiedBetweenDocuments()
    {
        const auto [lease, order] = openTwo();
        add(page());
        page().workspace().view().selection().selectAll();
        page().workspace().view().setFocus();
        trigger("tags.copy");
        window().edit(lease);
        page().workspace().view().setFocus();
        trigger("tags.paste");
        QCOMPARE(fieldsOf(page()), 1);
        QCOMPARE(page().documentId(), lease);
        Q_UNUSED(order)
    }

    void openedAgainAtTheNextStart()
    {
        const auto [lease, order] = openTwo();
        const auto third = draft("Minutes");
        edit(third);
        window().edit(order);
        window().close();
        restart();
        QTRY_VERIFY_WITH_TIMEOUT(window().currentPage() == &page(), patience);
        QCOMPARE(window().editorTabs().titles(), named({"Lease", "Order", "Minutes"}));
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), order, patience);
        // Only the visible one is loaded; the next one when it is displayed.
        QCOMPARE(loadedPages(), 1);
        QCOMPARE(tabs().accessibleTabName(0), QStringLiteral("Lease, document"));
        trigger("tabs.next");
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), third, patience);
        QCOMPARE(loadedPages(), 2);
        window().edit(lease); // has a tab, though it isn't loaded
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), lease, patience);
        QCOMPARE(tabs().count(), 3);
        // From another page, the start page is shown, and nothing is loaded.
        window().showDocuments();
        window().close();
        restart();
        QTRY_COMPARE_WITH_TIMEOUT(window().editorTabs().openCount(), 3, patience);
        QVERIFY(window().currentPage() == &window().documentsPage());
        QCOMPARE(loadedPages(), 0);
        QVERIFY(test::find<SectionButton>(window(), "goEditor")->isVisible());
        // A tab that was never displayed is closed like any other.
        trigger("tabs.show");
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), lease, patience);
        chooseInMenu(0, 1);
        QCOMPARE(window().editorTabs().openCount(), 1);
    }

    void notOpenedAgainUnlessWanted()
    {
        (void)openTwo();
        m_desk->settings().set(settings::options::reopenDocuments, false);
        QVERIFY(m_desk->settings().value(settings::options::openDocuments).isEmpty());
        window().close();
        restart();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QVERIFY(window().editorTabs().isEmpty());
        QVERIFY(window().currentPage() == &window().documentsPage());
    }

    void eachAccountHasItsDocuments()
    {
        const auto [lease, order] = openTwo();
        add(page());
        const auto key =
            m_desk->host()->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora"));
        QVERIFY(key && m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), *key));
        QVERIFY(window().editorTabs().isEmpty());
        QVERIFY(!tabs().isVisible());
        QCOMPARE(window().windowTitle(), QStringLiteral("Inkstone"));
        QVERIFY(!action("edit.undo").isEnabled());
        const QString nora = m_desk->session().current()->id;
        const auto minutes = draft("Minutes");
        edit(minutes);
        QVERIFY(m_desk->open(QStringLiteral("local")));
        QVERIFY(window().currentPage() == &window().documentsPage());
        QCOMPARE(window().editorTabs().titles(), named({"Lease", "Order"}));
        QCOMPARE(loadedPages(), 0);
        trigger("tabs.show");
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), order, patience);
        QTRY_COMPARE_WITH_TIMEOUT(fieldsOf(page()), 1, patience); // saved at the switch
        QVERIFY(m_desk->open(nora));
        QCOMPARE(window().editorTabs().titles(), named({"Minutes"}));
        Q_UNUSED(lease)
    }

    void aDeletedDocumentHasNoTab()
    {
        const auto [lease, order] = openTwo();
        window().showDocuments();
        window().documentsPage().refresh();
        window().documentsPage().selectionActions().trash(QList{order});
        QTRY_COMPARE_WITH_TIMEOUT(window().editorTabs().openCount(), 1, patience);
        QCOMPARE(page().documentId(), lease);
    }

    void aDeletedTemplateHasNoTab()
    {
        const auto lease = draft("Lease");
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Rental contract"));
        wanted.status = domain::SigningStatus::Draft;
        wanted.type = domain::DocumentType::RegularTemplate;
        wanted.invitations = {test::invitation(QStringLiteral("Tenant"), {})};
        wanted.invitations.first().recipientEmail.clear();
        const auto pattern = m_desk->create(wanted).id;
        edit(lease);
        edit(pattern);
        QVERIFY(page().isTemplate());
        window().showTemplates();
        auto& templates = window().templatesPage();
        templates.refresh();
        templates.select(pattern);
        QTRY_COMPARE_WITH_TIMEOUT(templates.selectedIds(), QList{pattern}, patience);
        templates.trashSelected();
        QTRY_COMPARE_WITH_TIMEOUT(window().editorTabs().openCount(), 1, patience);
        QCOMPARE(page().documentId(), lease);
        QVERIFY(window().currentPage() == &templates);
    }

    /** A document that is sent while another one is displayed doesn't take the window away. */
    void aDocumentSentMeanwhile()
    {
        const auto [lease, order] = openTwo();
        EditorPage& sending = page();
        window().edit(lease);
        add(page());
        Q_EMIT sending.documentSent(order);
        QCOMPARE(window().editorTabs().openCount(), 1);
        QVERIFY(window().currentPage() == &page());
        QCOMPARE(page().documentId(), lease);
        QVERIFY(page().undoStack()->canUndo());
        QVERIFY(!window().findChild<Toast*>()->isHidden());
    }

    /** A conflict is asked about where it is visible what it is about. */
    void aConflictInAnotherTab()
    {
        const auto [lease, order] = openTwo();
        window().edit(lease);
        EditorPage& first = page();
        wire::DocumentPatch patch;
        patch.title = QStringLiteral("Lease of somebody else");
        QVERIFY(test::resultOf<domain::Document>([&, id = lease](QObject* context, const auto& done) {
            m_desk->session().client()->update(id, patch, {}, context, done);
        }));
        auto* title = test::find<QLineEdit>(first, "documentTitle");
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease of mine"));
        window().edit(order);
        QTRY_COMPARE_WITH_TIMEOUT(first.stateText(), QStringLiteral("draft, conflicting changes"), patience);
        QVERIFY(!window().findChild<ConflictDialog*>());
        QCOMPARE(tabs().accessibleTabName(0), QStringLiteral("Lease of mine, draft, conflicting changes"));
        window().edit(lease);
        auto* dialog = first.findChild<ConflictDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject(); // postponed: not asked about again, but shown
        QTRY_VERIFY(!first.findChild<ConflictDialog*>());
        window().edit(order);
        window().edit(lease);
        QVERIFY(!first.findChild<ConflictDialog*>());
        QVERIFY(first.findChild<ErrorBanner*>()->isVisible());
    }

    /** The undo in a message is about the document that was displayed. */
    void messagesOfOtherDocuments()
    {
        const auto [lease, order] = openTwo();
        Q_EMIT page().messageRequested(QStringLiteral("2 fields deleted."), [] {});
        QVERIFY(window().findChild<Toast*>()->canUndo());
        window().edit(lease);
        QVERIFY(!window().findChild<Toast*>()->canUndo());
        Q_UNUSED(order)
    }

    /** Actions of the menus are those of the visible document. */
    void menusFollow()
    {
        const auto [lease, order] = openTwo();
        EditorPage& second = page();
        auto* panels = window().findChild<QMenu*>(QStringLiteral("panelsMenu"));
        const auto first = [panels] {
            Q_EMIT panels->aboutToShow();
            return panels->actions().value(0);
        };
        QCOMPARE(first(), second.workspace().panelToggleActions().value(0));
        window().edit(lease);
        QCOMPARE(first(), page().workspace().panelToggleActions().value(0));
        QVERIFY(&page() != &second);
        add(page());
        trigger("tags.selectAll");
        trigger("tags.delete");
        QCOMPARE(fieldsOf(page()), 0);
        QCOMPARE(fieldsOf(second), 0);
        QVERIFY(!second.undoStack()->canUndo());
        Q_UNUSED(order)
    }

    /** Only two documents keep the pictures of their pages. */
    void picturesAreReleased()
    {
        const auto lease = draft("Lease");
        edit(lease);
        PageView& first = page().workspace().view();
        QTRY_VERIFY_WITH_TIMEOUT(first.isPagePainted(1) && first.pageCache().byteCount() > 0, patience);
        edit(draft("Order"));
        QVERIFY(first.pageCache().byteCount() > 0);
        edit(draft("Minutes"));
        QCOMPARE(first.pageCache().byteCount(), 0);
        window().edit(lease);
        QTRY_VERIFY_WITH_TIMEOUT(first.pageCache().byteCount() > 0, patience);
    }

private:
    [[nodiscard]] static QStringList named(std::initializer_list<const char*> titles)
    {
        QStringList all;
        for (const char* title : titles)
            all.append(QString::fromLatin1(title));
        return all;
    }
    [[nodiscard]] EditorPage& page() { return window().editorPage(); }
    [[nodiscard]] EditorTabBar& tabs() { return *window().findChild<EditorTabBar*>(); }
    [[nodiscard]] QAction& action(const char* id)
    {
        return *window().actions().action(QString::fromLatin1(id));
    }
    void trigger(const char* id) { action(id).trigger(); }
    [[nodiscard]] domain::DocumentId draft(const char* title)
    {
        domain::Document wanted = test::WindowFixture::fromNora(QString::fromLatin1(title));
        wanted.status = domain::SigningStatus::Draft;
        return m_desk->create(wanted).id;
    }
    void edit(domain::DocumentId id)
    {
        window().edit(id);
        QTRY_COMPARE_WITH_TIMEOUT(page().documentId(), id, patience);
        QTRY_VERIFY_WITH_TIMEOUT(page().isSaved() && page().workspace().view().pageCount() > 0, patience);
    }
    /** Opens “Lease” and “Order”; the latter is displayed. */
    std::pair<domain::DocumentId, domain::DocumentId> openTwo()
    {
        const auto lease = draft("Lease");
        const auto order = draft("Order");
        edit(lease);
        edit(order);
        return {lease, order};
    }
    static void add(EditorPage& to)
    {
        to.workspace().view().editor().placeTag(domain::TagType::Text, {0, {200, 200}});
    }
    [[nodiscard]] static qsizetype fieldsOf(EditorPage& page)
    {
        return page.workspace().view().document().tags.size();
    }
    /** The number of pages that show a document. */
    [[nodiscard]] int loadedPages()
    {
        int count = 0;
        for (const EditorPage* each : window().findChildren<EditorPage*>())
            if (!each->isEmpty()) ++count;
        return count;
    }
    void chooseInMenu(int tab, int entry)
    {
        EditorTabBar& bar = tabs();
        QContextMenuEvent event(QContextMenuEvent::Mouse, bar.tabRect(tab).center(),
                                bar.mapToGlobal(bar.tabRect(tab).center()));
        QApplication::sendEvent(&bar, &event);
        auto* menu = bar.findChild<QMenu*>(QStringLiteral("tabMenu"));
        menu->actions().at(entry)->trigger();
        menu->close();
    }
    /** Drops the sample onto a widget as a window system does: on the first widget around that takes it. */
    static void drop(QWidget* onto)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test::WindowFixture::sample())});
        for (QWidget* at = onto; at; at = at->parentWidget()) {
            if (!at->acceptDrops()) continue;
            QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(at, &enter);
            if (!enter.isAccepted()) continue;
            QDropEvent dropped(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(at, &dropped);
            return;
        }
        QFAIL("nothing takes the file");
    }
    void restart()
    {
        QVERIFY(m_desk->start());
        window().hold();
        window().show();
        window().start();
    }
};

INK_TEST(TestEditorTabs, "tst_editortabs")

} // namespace tst_editortabs

#include "tst_editortabs.moc"
