// A small screen at 150 %: side bar, columns and lists make room for each other, and return as they were.
#include "app/service/documents/reasons.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/shell/window/sidebar.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace tst_narrowwindow {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestNarrowWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSideBarMakesRoom()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({911, 512}));
        auto& window = *desk.window;
        window.showDocuments();
        auto* side = window.findChild<SideBar*>();
        auto* splitter = window.findChild<QSplitter*>(u"sideSplitter"_s);
        QVERIFY(side && splitter);
        QVERIFY(!side->isCompact());
        QVERIFY(side->tree()->isVisible());
        splitter->setSizes({260, window.width() - 261});
        QTRY_COMPARE(side->width(), 260);

        window.showReports();
        QVERIFY(side->isCompact());
        QTRY_VERIFY(side->width() < 80);
        QVERIFY(!side->tree()->isVisible());
        auto* verify = side->findChild<QToolButton*>(u"goVerify"_s);
        QVERIFY(verify->isVisible() && !verify->toolTip().isEmpty());
        verify->click();
        QTRY_COMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));

        window.showDocuments();
        QTRY_COMPARE(side->width(), 260);
        QVERIFY(side->tree()->isVisible());
        QVERIFY(verify->toolTip().isEmpty());

        window.showReports();
        QVERIFY(side->isCompact());
        window.resize(1280, 800);
        QTRY_COMPARE(side->width(), 260);
        QVERIFY(!side->isCompact());
    }

    /** The least important columns give way to the details; nobody has to scroll sideways. */
    void columnsGiveWayToTheDetails()
    {
        using Column = DocumentTableModel::Column;
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({1280, 800}));
        auto& window = *desk.window;
        const auto lease = desk.create(u"Lease of the second floor"_s, {u"Anna Berg"_s, u"Ben Unal"_s}, true);
        auto& page = window.documentsPage();
        window.showDocuments();
        page.refresh();
        auto& table = *page.table();
        const auto& header = *table.horizontalHeader();
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() == 1, 20000);
        page.select(lease.id);
        const auto isSeen = [&](Column column) { return !header.isSectionHidden(static_cast<int>(column)); };
        const auto scrolls = [&] { return table.horizontalScrollBar()->maximum() > 0; };
        QTRY_VERIFY(isSeen(Column::Recipients) && isSeen(Column::Modified) && !scrolls());
        const int recipients = table.columnWidth(static_cast<int>(Column::Recipients));

        for (const QSize size : {QSize(1000, 640), QSize(911, 512)}) {
            window.resize(size);
            QTRY_VERIFY(!isSeen(Column::Recipients));
            QVERIFY(isSeen(Column::Title) && isSeen(Column::Status) && !isSeen(Column::Modified));
            QVERIFY(!scrolls());
            QVERIFY(table.columnWidth(static_cast<int>(Column::Title)) >= 140);
        }
        // They are still chosen, and the menu says why they aren't seen.
        QVERIFY(table.isColumnShown(Column::Recipients));
        Q_EMIT table.horizontalHeader()->customContextMenuRequested({10, 10});
        auto* menu = table.findChild<QMenu*>(u"columnMenu"_s);
        QVERIFY(menu);
        const QAction* entry = menu->actions().at(static_cast<int>(Column::Recipients));
        QVERIFY(entry->isChecked() && entry->text() != DocumentTableModel::headerText(Column::Recipients));
        delete menu;
        DocumentTable next(*page.findChild<DocumentTableModel*>());
        next.setColumnShown(Column::Recipients, false);
        next.setColumnState(table.columnState());
        QVERIFY(next.isColumnShown(Column::Recipients) && next.isColumnShown(Column::Modified));

        table.clearSelection(); // the details make room
        QTRY_VERIFY(isSeen(Column::Recipients));
        QVERIFY(!scrolls());
        page.select(lease.id);
        QTRY_VERIFY(!isSeen(Column::Recipients));

        // The details are made narrower with the pointer. That sets no width of the recipients' column.
        window.resize(1100, 640);
        auto* splitter = page.findChild<QSplitter*>(u"documentsSplitter"_s);
        QTRY_VERIFY(!isSeen(Column::Modified));
        QWidget* handle = splitter->handle(1);
        QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
        for (int x = 20; x <= 140; x += 20)
            QTest::mouseMove(handle, handle->rect().center() + QPoint(x, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
        window.resize(1900, 900);
        QTRY_VERIFY(isSeen(Column::Recipients) && isSeen(Column::Modified));
        QTRY_VERIFY(table.columnWidth(static_cast<int>(Column::Recipients)) > recipients + 60);
        window.resize(1280, 800);
        QTRY_VERIFY(isSeen(Column::Recipients) && !scrolls());
    }

    /** A column that is chosen in a narrow table is seen there; others give way to it. */
    void aChosenColumnIsSeen()
    {
        using Column = DocumentTableModel::Column;
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({911, 512}));
        auto& window = *desk.window;
        window.showDocuments();
        auto& table = *window.documentsPage().table();
        const auto& header = *table.horizontalHeader();
        QTRY_VERIFY(table.viewport()->width() > 400);
        table.setColumnShown(Column::WaitingFor, true);
        QVERIFY(!header.isSectionHidden(static_cast<int>(Column::WaitingFor)));
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
        table.setColumnShown(Column::WaitingFor, false);
        QVERIFY(!table.isColumnShown(Column::WaitingFor));
        QVERIFY(!header.isSectionHidden(static_cast<int>(Column::Recipients)));
    }

    /** The reasons of failures are read in full, and only their list scrolls. */
    void failuresAreReadInFull()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({911, 512}));
        auto& window = *desk.window;
        window.showDocuments();
        auto* bar = window.documentsPage().findChild<ActionBar*>(u"actionBar"_s);
        QList<workflow::ActionResult> failed;
        workflow::DocumentRef offer;
        offer.title = u"Offer letter"_s;
        for (int i = 0; i < 8; ++i)
            failed.append({offer, fail(ErrorCode::RateLimit, reasons::remindedTooOften())});
        bar->end(u"The action failed for 8 of 8 documents."_s, failed);
        auto* list = bar->findChild<QTreeWidget*>(u"actFailures"_s);
        QTRY_VERIFY(list->isVisible());
        const auto* room = window.findChild<QScrollArea*>(u"pageRoom"_s);
        QTRY_COMPARE(room->verticalScrollBar()->maximum(), 0);
        QTRY_VERIFY([list] {
            const QModelIndex reason = list->model()->index(0, 1);
            const QRect cell = list->visualRect(reason);
            const QRect words = list->fontMetrics().boundingRect(QRect(0, 0, cell.width() - 16, 1000),
                                                                 Qt::TextWordWrap, reason.data().toString());
            return words.height() > list->fontMetrics().height() && cell.height() >= words.height();
        }());
        QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(list->viewport()->height() >= list->visualItemRect(list->topLevelItem(0)).height());
        window.resize(1280, 800);
        QTRY_VERIFY(list->visualItemRect(list->topLevelItem(5)).bottom() <= list->viewport()->height());
    }
};

INK_TEST(TestNarrowWindow, "tst_narrowwindow")

} // namespace tst_narrowwindow

#include "tst_narrowwindow.moc"
