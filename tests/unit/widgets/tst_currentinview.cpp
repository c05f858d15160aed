#include "tests/support/testmain.h"
#include "ui/widgets/tables/currentinview.h"

#include <QListWidget>
#include <QScrollBar>
#include <QTest>

namespace tst_currentinview {

using namespace ink::ui;

class TestCurrentInView final : public QObject
{
    Q_OBJECT

    static bool isSeen(const QListWidget& list)
    {
        return list.viewport()->rect().contains(list.visualItemRect(list.currentItem()));
    }

private Q_SLOTS:
    void theCurrentRowStaysInView()
    {
        QListWidget list;
        for (int i = 0; i < 30; ++i)
            list.addItem(QString::number(i));
        keepCurrentInView(list);
        list.resize(200, 120);
        list.setCurrentRow(20);
        list.show(); // nothing scrolls while it is hidden
        QTRY_VERIFY(isSeen(list));
        list.resize(200, 500);
        QTRY_VERIFY(isSeen(list));
        list.resize(200, 90);
        QTRY_VERIFY(isSeen(list));
        list.verticalScrollBar()->setValue(0); // the user looks at something else
        QVERIFY(!isSeen(list));
        list.resize(200, 80);
        QCoreApplication::processEvents();
        QCOMPARE(list.verticalScrollBar()->value(), 0);
    }
};

INK_TEST(TestCurrentInView, "tst_currentinview")

} // namespace tst_currentinview

#include "tst_currentinview.moc"
