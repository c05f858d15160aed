// A small screen at 150 %: the side bar makes room for pages without the folders, and returns as it was.
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/shell/sidebar.h"

#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

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
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(911, 512);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
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
};

INK_TEST(TestNarrowWindow, "tst_narrowwindow")

} // namespace tst_narrowwindow

#include "tst_narrowwindow.moc"
