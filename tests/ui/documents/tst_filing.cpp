#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/pointerdrag.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/foldertreemodel.h"
#include "ui/models/templatetablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/pages/documents/list/folderchooser.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/sidebar.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/tables/compactdrag.h"
#include "ui/widgets/toast.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

namespace tst_filing {

using namespace ink;
using namespace ink::ui;
using test::find;

namespace {
constexpr int patience = 20000;
} // namespace

/** Filing documents and templates in folders by drag and drop and with the folder chooser. */
class TestFiling final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->resize(1280, 900);
        m_desk->window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_desk->window.get()));
        m_clients = addFolder(QStringLiteral("Clients"), {});
        m_contoso = addFolder(QStringLiteral("Contoso"), m_clients);
        QVERIFY(!m_contoso.isNull());
    }
    void cleanup() { m_desk.reset(); }

    void thePointerFilesDocumentsAlsoInNestedFolders()
    {
        if (!test::requireDrags()) return;
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        dragFirstOnto(folder(m_contoso));
        QTRY_COMPARE_WITH_TIMEOUT(countOf(m_contoso), 1, patience);
        window().actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(countOf(m_contoso), 0, patience);

        dragFirstOnto({.kind = FolderView::Kind::Trash});
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        window().actions().action(QStringLiteral("edit.undo"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    /** A collapsed folder expands during a drag, so that its subfolders can be reached. */
    void aClosedFolderOpensWhileSomethingIsHeldOverIt()
    {
        if (!test::requireDrags()) return;
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        tree().setExpanded(folders().indexOf(folder(m_clients)), false);
        // A refresh leaves it closed.
        (void)addFolder(QStringLiteral("Archive"), {});
        QVERIFY(!tree().isExpanded(folders().indexOf(folder(m_clients))));
        const QPoint over = centreOf(folder(m_clients));
        test::dragByPointer(
            *page().table()->viewport(), firstRow(), *tree().viewport(),
            [this] { return centreOf(folder(m_contoso)); }, over,
            [this] { return tree().isExpanded(folders().indexOf(folder(m_clients))); });
        QTRY_COMPARE_WITH_TIMEOUT(countOf(m_contoso), 1, patience);
    }

    void thePictureOfADragIsSmallAndBesideThePointer()
    {
        const QPixmap picture =
            makeDragPixmap(window(), Icon::Documents, QStringLiteral("A very long title ").repeated(40));
        QVERIFY(picture.deviceIndependentSize().width() < 300);
        QVERIFY(picture.deviceIndependentSize().height() < 40);
    }

    void thePointerFilesTemplates()
    {
        if (!test::requireDrags()) return;
        window().showTemplates();
        TemplatesPage& templates = window().templatesPage();
        m_desk->prompts.willText(QStringLiteral("folderName"), QStringLiteral("Sales"));
        find<QWidget>(templates, "newTemplateFolder")->setFocus();
        QTest::mouseClick(find<QWidget>(templates, "newTemplateFolder"), Qt::LeftButton);
        auto& shelf = *qobject_cast<FolderTreeModel*>(templates.folderView()->model());
        QTRY_COMPARE_WITH_TIMEOUT(shelf.rowCount(shelf.foldersIndex()), 1, patience);
        const auto made = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        templates.saveAsTemplate(made.id);
        QTRY_COMPARE_WITH_TIMEOUT(templates.table()->model()->rowCount(), 1, patience);
        window().showTemplates();
        const auto sales = [&shelf] { return shelf.index(0, 0, shelf.foldersIndex()); };
        QTreeView& table = *templates.table();
        test::dragByPointer(*table.viewport(), table.visualRect(table.model()->index(0, 0)).center(),
                            *templates.folderView()->viewport(),
                            [&] { return templates.folderView()->visualRect(sales()).center(); });
        QTRY_COMPARE_WITH_TIMEOUT(sales().data(FolderTreeModel::CountRole).toInt(), 1, patience);
    }

    void theChooserSearchesAndMakesFolders()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        const FolderId first = addFolder(QStringLiteral("2026"), m_clients);
        const FolderId second = addFolder(QStringLiteral("2026"), m_contoso);
        list(1);
        auto* add = find<QToolButton>(page(), "addFilter");
        Q_EMIT add->menu()->aboutToShow();
        QStringList offered;
        for (const QMenu* menu : add->menu()->findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                offered.append(action->text());
        QVERIFY(offered.contains(QStringLiteral("Clients / 2026")));
        QVERIFY(offered.contains(QStringLiteral("Clients / Contoso / 2026")));
        page().table()->selectAll();
        page().selectionActions().chooseFolder();
        auto* chooser = page().findChild<FolderChooser*>();
        QVERIFY(chooser);
        auto* choices = find<QTreeView>(*chooser, "folderChoices");
        auto* search = find<QLineEdit>(*chooser, "folderSearch");
        QTest::keyClicks(search, QStringLiteral("2026"));
        // Both exist, each under its own parent.
        QCOMPARE(chooser->selectedFolder(), first);
        QCOMPARE(choices->currentIndex().parent().data().toString(), QStringLiteral("Clients"));
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(chooser->selectedFolder(), second);
        QCOMPARE(choices->currentIndex().parent().data().toString(), QStringLiteral("Contoso"));
        m_desk->settings().set(settings::options::language, QStringLiteral("de"));
        QTRY_COMPARE(find<QPushButton>(*chooser, "folderChooserGo")->text(), QStringLiteral("Verschieben"));
        QCOMPARE(chooser->selectedFolder(),
                 second); // the open dialog follows the language and keeps the selection
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_desk->prompts.willText(QStringLiteral("folderName"), QStringLiteral("Signed"));
        QTest::mouseClick(find<QPushButton>(*chooser, "chooserNewFolder"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(choices->currentIndex().data().toString(), QStringLiteral("Signed"),
                                  patience);
        const FolderId made = chooser->selectedFolder();
        QCOMPARE(choices->currentIndex().parent().data().toString(), QStringLiteral("2026"));
        QTest::mouseClick(find<QPushButton>(*chooser, "folderChooserGo"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(countOf(made), 1, patience);
    }

    /** Undoing the deletion of a folder restores it with its documents and subfolders. */
    void aDeletedFolderComesBack()
    {
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false, m_clients);
        (void)m_desk->create(QStringLiteral("Order"), {QStringLiteral("Ben Unal")}, true, m_clients);
        list(2);
        QTRY_COMPARE_WITH_TIMEOUT(countOf(m_clients), 2, patience);
        m_desk->prompts.willConfirm(QStringLiteral("removeFolder"), true);
        side().folderActions().remove(m_clients);
        QTRY_VERIFY_WITH_TIMEOUT(!folders().indexOf(folder(m_clients)).isValid(), patience);
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(QStringLiteral("2 documents and 1 folder")));
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Folder deleted. 2 documents moved."), patience);
        window().actions().action(QStringLiteral("edit.undo"))->trigger();
        const auto first = [this] { return folders().index(0, 0, folders().foldersIndex()); };
        QTRY_COMPARE_WITH_TIMEOUT(first().data().toString(), QStringLiteral("Clients"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(first().data(FolderTreeModel::CountRole).toInt(), 2, patience);
        QTRY_COMPARE_WITH_TIMEOUT(folders().rowCount(first()), 1, patience);
    }

    /** A document that is taken out of its folder isn't said to be in a folder of the name “no folder”. */
    void leavingAFolderIsSaid()
    {
        const auto lease =
            m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false, m_clients);
        list(1);
        page().selectionActions().moveTo({lease.id}, {});
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Removed from the folder."), patience);
        QTRY_COMPARE_WITH_TIMEOUT(countOf(m_clients), 0, patience);
    }

    void theViewStaysAtAFolderThatMoves()
    {
        if (!test::requireDrags()) return;
        const FolderId other = addFolder(QStringLiteral("Archive"), {});
        side().selectView(folder(m_contoso));
        QCOMPARE(page().view(), folder(m_contoso));
        QSignalSpy chosen(&side(), &SideBar::viewChosen);
        test::dragByPointer(*tree().viewport(), centreOf(folder(m_contoso)), *tree().viewport(),
                            [this, other] { return centreOf(folder(other)); });
        QTRY_COMPARE_WITH_TIMEOUT(folders().indexOf(folder(m_contoso)).parent().data().toString(),
                                  QStringLiteral("Archive"), patience);
        QCOMPARE(side().currentView(), folder(m_contoso));
        QVERIFY(tree().selectionModel()->isSelected(folders().indexOf(folder(m_contoso))));
        QCOMPARE(chosen.count(), 0);
    }

    /** Drafts are documents: a template that is being prepared isn't counted among them. */
    void templatesAreNotCountedAmongDrafts()
    {
        const auto made = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        window().templatesPage().saveAsTemplate(made.id);
        window().showTemplates();
        QTRY_COMPARE_WITH_TIMEOUT(window().templatesPage().table()->model()->rowCount(), 1, patience);
        list(1);
        const FolderView drafts{.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Draft};
        QTRY_COMPARE_WITH_TIMEOUT(folders().indexOf(drafts).data(FolderTreeModel::CountRole).toInt(), 1,
                                  patience);
    }

    /** Also what was changed last; the editor stays open. A template offers no template of itself. */
    void aDraftInTheEditorBecomesATemplate()
    {
        const auto made = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        const QAction* save = window().actions().action(QStringLiteral("document.saveAsTemplate"));
        QVERIFY(!save->isEnabled());
        window().edit(made.id);
        EditorPage& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), patience);
        auto* title = find<QLineEdit>(editor, "documentTitle");
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease 2026"));
        window().actions().action(QStringLiteral("document.saveAsTemplate"))->trigger();
        const QAbstractItemModel& rows = *window().templatesPage().table()->model();
        QTRY_COMPARE_WITH_TIMEOUT(rows.rowCount(), 1, patience);
        QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("Lease 2026"));
        QCOMPARE(editor.documentId(), made.id);
        QCOMPARE(window().currentPage(), static_cast<QWidget*>(&editor));
        window().edit(domain::DocumentId(rows.index(0, 0).data(TemplateTableModel::IdRole).toLongLong()));
        QTRY_VERIFY_WITH_TIMEOUT(window().editorPage().isTemplate(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!save->isEnabled(), patience);
    }

    void theSideBarIsWidenedAndStaysSo()
    {
        auto* sides = find<QSplitter>(window(), "sideSplitter");
        const int before = side().width();
        QWidget* handle = sides->handle(1);
        const QPoint grip(0, handle->height() / 2);
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip + QPoint(60, 0));
        QTest::mouseMove(handle, grip + QPoint(90, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(90, 0));
        const int wide = side().width();
        QVERIFY2(wide >= before + 60, qPrintable(QStringLiteral("%1 after %2").arg(wide).arg(before)));
        window().showTemplates();
        window().showSettings();
        window().showDocuments();
        QCOMPARE(side().width(), wide);
        window().close();
        QVERIFY(m_desk->startLocal());
        window().resize(1280, 900);
        window().show();
        QTRY_COMPARE(side().width(), wide);
    }

private:
    using FolderId = domain::FolderId;

    [[nodiscard]] test::DeskWindow& window() { return *m_desk->window; }
    [[nodiscard]] DocumentsPage& page() { return window().documentsPage(); }
    [[nodiscard]] SideBar& side() { return *find<SideBar>(window(), "sideBar"); }
    [[nodiscard]] QTreeView& tree() { return *side().tree(); }
    [[nodiscard]] FolderTreeModel& folders() { return *qobject_cast<FolderTreeModel*>(tree().model()); }
    [[nodiscard]] DocumentTableModel& model()
    {
        return *qobject_cast<DocumentTableModel*>(page().table()->model());
    }
    [[nodiscard]] QString toast() { return find<Toast>(window(), "toast")->text(); }
    [[nodiscard]] static FolderView folder(FolderId id)
    {
        return {.kind = FolderView::Kind::Folder, .folder = id};
    }
    [[nodiscard]] int countOf(FolderId id)
    {
        return folders().indexOf(folder(id)).data(FolderTreeModel::CountRole).toInt();
    }
    [[nodiscard]] QPoint centreOf(const FolderView& view)
    {
        return tree().visualRect(folders().indexOf(view)).center();
    }
    [[nodiscard]] QPoint firstRow() { return page().table()->visualRect(model().index(0, 0)).center(); }
    void dragFirstOnto(const FolderView& view)
    {
        test::dragByPointer(*page().table()->viewport(), firstRow(), *tree().viewport(),
                            [this, view] { return centreOf(view); });
    }
    void list(int count)
    {
        window().showDocuments();
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), count, patience);
    }
    FolderId addFolder(const QString& name, FolderId parent)
    {
        const auto before = idsOf(folders().foldersIndex());
        m_desk->prompts.willText(QStringLiteral("folderName"), name);
        side().folderActions().create(parent);
        FolderId made;
        (void)QTest::qWaitFor(
            [&] {
                for (const FolderId id : idsOf(folders().foldersIndex()))
                    if (!before.contains(id)) made = id;
                return !made.isNull();
            },
            patience);
        return made;
    }
    QList<FolderId> idsOf(const QModelIndex& inside)
    {
        QList<FolderId> ids;
        for (int row = 0; row < folders().rowCount(inside); ++row) {
            const QModelIndex index = folders().index(row, 0, inside);
            ids << folders().viewAt(index)->folder << idsOf(index);
        }
        return ids;
    }

    std::unique_ptr<test::WindowFixture> m_desk;
    FolderId m_clients;
    FolderId m_contoso;
};

INK_TEST(TestFiling, "tst_filing")

} // namespace tst_filing

#include "tst_filing.moc"
