// The trash of documents and of templates, and Undo, which is offered only while there is something to undo.
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/templatedesk.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/shell/window/sidebar.h"
#include "ui/viewer/pageview.h"

#include <QAction>
#include <QPushButton>
#include <QTreeView>

namespace tst_trash {

using namespace ink;
using namespace ink::ui;
using test::find;

namespace {
constexpr int patience = 20000;
} // namespace

class TestTrash final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_desk = std::make_unique<test::TemplateDesk>(); }
    void cleanup() { m_desk.reset(); }

    void theDetailsRestoreADocument()
    {
        const auto lease = desk().create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        const auto order = desk().create(QStringLiteral("Order"), {QStringLiteral("Anna Berg")}, false);
        list(2);
        page().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsOpen"), patience);
        QVERIFY(!find<QPushButton>(page(), "detailsRestore"));
        page().table()->selectAll();
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        choose({.kind = FolderView::Kind::Trash});
        list(2);
        page().select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsRestore"), patience);
        QTest::mouseClick(find<QPushButton>(page(), "detailsRestore"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        page().select(order.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsPurge"), patience);
        desk().prompts.willConfirm(QStringLiteral("purge"), true);
        QTest::mouseClick(find<QPushButton>(page(), "detailsPurge"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        QCOMPARE(desk().prompts.lastConfirm().title, QStringLiteral("Delete “Order” permanently?"));
        choose({});
        list(1);
    }

    /** A completed document is the signed PDF, also in the trash. */
    void aCompletedDocumentInTheTrashShowsItsSignedPages()
    {
        const auto lease = desk().create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(desk().sign(lease, 0));
        list(1);
        QVERIFY(desk().waitUntilCompleted(lease.id));
        page().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(model().rows().find(lease.id) && model().rows().find(lease.id)->status ==
                                                                      domain::SigningStatus::Completed,
                                 patience);
        page().select(lease.id);
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        choose({.kind = FolderView::Kind::Trash});
        list(1);
        page().select(lease.id);
        page().selectionActions().open();
        QTRY_COMPARE_WITH_TIMEOUT(desk().window->currentPage(),
                                  static_cast<QWidget*>(&desk().window->signedPage()), patience);
        auto* pages = find<PageView>(desk().window->signedPage(), "signedPages");
        QTRY_VERIFY_WITH_TIMEOUT(pages && pages->isVisible() && pages->isPagePainted(1), patience);
    }

    void theDetailsRestoreATemplate()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& templates = m_desk->select(lease.id);
        templates.trashSelected();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 0, patience);
        const auto* folders = templates.folderView()->model();
        const QModelIndex views = folders->index(0, 0);
        templates.folderView()->setCurrentIndex(folders->index(folders->rowCount(views) - 1, 0, views));
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 1, patience);
        templates.select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(templates, "templateRestore"), patience);
        QVERIFY(find<QPushButton>(templates, "templatePurge"));
        QTest::mouseClick(find<QPushButton>(templates, "templateRestore"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 0, patience);
        QVERIFY(!m_desk->fetch(lease.id).deleted);
    }

    void undoIsOfferedOnlyForWhatCanBeUndone()
    {
        (void)desk().create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        const QAction* undo = desk().window->actions().action(QStringLiteral("edit.undo"));
        const QAction* redo = desk().window->actions().action(QStringLiteral("edit.redo"));
        QVERIFY(!undo->isEnabled());
        page().table()->selectRow(0);
        page().selectionActions().trash();
        QTRY_VERIFY_WITH_TIMEOUT(undo->isEnabled(), patience);
        QVERIFY(!redo->isEnabled());
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        QVERIFY(!undo->isEnabled());
        desk().window->navigator().showBulk();
        QVERIFY(!undo->isEnabled());
        QVERIFY(!redo->isEnabled());
    }

    /** The rows stay under the pointer while an action is in progress. */
    void progressMovesNoRows()
    {
        (void)desk().create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        list(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const QPoint before = page().table()->mapTo(desk().window.get(), QPoint());
        for (const char* name : {"actionBar", "exportBar"}) {
            auto* bar = find<ActionBar>(page(), name);
            bar->begin(QStringLiteral("Exporting…"));
            QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), patience);
            QTRY_VERIFY(bar->height() > 20 && bar->y() > 0);
            QCOMPARE(page().table()->mapTo(desk().window.get(), QPoint()), before);
            bar->end({}, {});
        }
    }

private:
    [[nodiscard]] test::WindowFixture& desk() { return m_desk->desk; }
    [[nodiscard]] DocumentsPage& page() { return desk().window->documentsPage(); }
    [[nodiscard]] DocumentTableModel& model() { return *page().findChild<DocumentTableModel*>(); }
    void choose(const FolderView& view) { desk().window->findChild<SideBar*>()->selectView(view); }
    void list(int count)
    {
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), count, patience);
    }

    std::unique_ptr<test::TemplateDesk> m_desk;
};

INK_TEST(TestTrash, "tst_trash")

} // namespace tst_trash

#include "tst_trash.moc"
