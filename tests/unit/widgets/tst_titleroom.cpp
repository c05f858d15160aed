// The width of a table's titles beside its other columns.
#include "tests/support/testmain.h"
#include "ui/widgets/layout/titlecolumnresizer.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

namespace tst_titleroom {

using namespace ink::ui;

class TestTitleRoom final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titlesGiveWayBeforeTheTableScrolls_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("title");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("wide") << 700 << 700 - 145 - 150 << false;
        QTest::newRow("a bit too narrow") << 480 << 480 - 145 - 150 << false;
        QTest::newRow("titles shorter than their least") << 425 << 425 - 145 - 150 << false;
        QTest::newRow("scrolls, with titles at their least") << 400 << 200 << true;
        QTest::newRow("very narrow, with the whole second column") << 300 << 300 - 145 << true;
        QTest::newRow("too narrow even for it") << 200 << 120 << true;
    }
    void titlesGiveWayBeforeTheTableScrolls()
    {
        QFETCH(int, width);
        QTableWidget table(3, 3);
        table.setFrameShape(QFrame::NoFrame);
        table.verticalHeader()->hide();
        table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        table.horizontalHeader()->resizeSection(1, 145);
        table.horizontalHeader()->resizeSection(2, 150);
        const auto* room = new TitleColumnResizer(*table.horizontalHeader(), 0, 200); // the header's child
        QCOMPARE(room->parent(), table.horizontalHeader());
        table.resize(width, 200);
        table.show();
        QTRY_COMPARE(table.viewport()->width(), width);
        QTEST(table.columnWidth(0), "title");
        QTEST(table.horizontalScrollBar()->maximum() > 0, "scrolls");
    }
};

INK_TEST(TestTitleRoom, "tst_titleroom")

} // namespace tst_titleroom

#include "tst_titleroom.moc"
