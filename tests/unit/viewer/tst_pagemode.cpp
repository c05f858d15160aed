// One page at a time, zooming with two fingers, and the number of the page.
#include "app/domain/rules.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"

#include <QLineEdit>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QWheelEvent>
#include <QtTest>

using namespace ink;
using namespace ink::ui;

namespace {

domain::Document document(int pages)
{
    domain::Document made = test::emptyDraft();
    made.id = domain::DocumentId(5);
    made.files = {test::file(QStringLiteral("a.pdf"), pages), test::file(QStringLiteral("b.pdf"), 2)};
    made.files.last().id = domain::FileId(made.files.first().id.value() + 1);
    made.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    domain::Tag tag = domain::makeTag(made, domain::TagType::Text, 4, {200, 600}, 1);
    tag.id = domain::TagId(9);
    made.tags = {tag};
    return made;
}

void wheel(PageView& view, int angle)
{
    const QPointF at(200, 200);
    QWheelEvent turn(at, view.viewport()->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &turn);
}

} // namespace

class TestPageMode final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onePageIsShownAndTheOthersAreNotThere()
    {
        PageView view;
        view.resize(800, 700);
        view.setDocument(document(5));
        view.setZoomFactor(1);
        view.show();
        view.goToPage(3);
        QSignalSpy modes(&view, &PageView::pageModeChanged);
        view.setPageMode(PageView::PageMode::SinglePage);
        QCOMPARE(modes.count(), 1);
        QCOMPARE(view.currentPage(), 3);
        QCOMPARE(view.pageLayout().visiblePages(0, 100000), (PageLayout::Range{2, 3}));
        QVERIFY(!view.pageLayout().hitTest(QRectF(view.pageLayout().pageRect(1)).center()));
        QCOMPARE(view.verticalScrollBar()->maximum() - view.verticalScrollBar()->minimum(),
                 view.pageLayout().pageRect(2).height() + 2 * PageLayout::margin - view.viewport()->height());
        view.setPageMode(PageView::PageMode::Continuous);
        QCOMPARE(view.currentPage(), 3);
        QVERIFY(view.pageLayout().hitTest(QRectF(view.pageLayout().pageRect(1)).center()));
    }

    void aSmallPageIsInTheMiddle()
    {
        PageView view;
        view.resize(800, 700);
        view.setDocument(document(3));
        view.setPageMode(PageView::PageMode::SinglePage);
        view.show();
        view.setZoomFactor(0.3);
        const QPointF middle = view.toViewport({0, {297.5, 421}});
        QVERIFY(std::abs(middle.x() - view.viewport()->width() / 2.0) <= 2);
        QVERIFY(std::abs(middle.y() - view.viewport()->height() / 2.0) <= 2);
    }

    void keysAndWheelTurnPages()
    {
        PageView view;
        view.resize(800, 700);
        view.setDocument(document(5));
        view.setZoomFactor(1);
        view.setPageMode(PageView::PageMode::SinglePage);
        view.show();
        QScrollBar& bar = *view.verticalScrollBar();
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.currentPage(), 1);
        QCOMPARE(bar.value(), bar.maximum());
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.currentPage(), 2);
        QCOMPARE(bar.value(), bar.minimum());
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.currentPage(), 1);
        QCOMPARE(bar.value(), bar.maximum());
        wheel(view, -120);
        QCOMPARE(view.currentPage(), 1); // it stops at the end for a moment
        wheel(view, -120);
        QCOMPARE(view.currentPage(), 2);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.currentPage(), 7);
        wheel(view, -1200);
        wheel(view, -1200);
        QCOMPARE(view.currentPage(), 7);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.currentPage(), 1);
        view.goToTag(domain::TagId(9));
        QCOMPARE(view.currentPage(), 4);
        QVERIFY(view.viewport()->rect().contains(view.tagViewportRect(domain::TagId(9)).toAlignedRect()));
        view.setDocument(document(1)); // shorter
        QCOMPARE(view.currentPage(), 3);
    }

    void pinchZoomsAroundTheFingers()
    {
        PageView view;
        view.resize(800, 700);
        view.setDocument(document(5));
        view.setZoomFactor(1);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QPointF at(300, 400);
        const PagePoint under = *view.pageLayout().hitTest(
            at + QPointF(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value()));
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  view.viewport()->mapToGlobal(at), 0.5, {});
        QCoreApplication::sendEvent(view.viewport(), &pinch);
        QVERIFY(std::abs(view.zoomFactor() - 1.5) < 0.001);
        QVERIFY((view.toViewport(under) - at).manhattanLength() <= 2);
    }

    void theNumberGoesToItsPage()
    {
        PageView view;
        PageNumber number(view);
        view.resize(800, 700);
        view.setDocument(document(5));
        number.refresh();
        view.show();
        number.show();
        auto* edit = number.findChild<QLineEdit*>();
        QVERIFY(edit);
        QVERIFY(!edit->accessibleName().isEmpty());
        QCOMPARE(edit->text(), QStringLiteral("1"));
        number.edit();
        QTest::keyClicks(edit, QStringLiteral("6"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(view.currentPage(), 6);
        QCOMPARE(edit->text(), QStringLiteral("6"));
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("99"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(view.currentPage(), 7);
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("2"));
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(view.currentPage(), 7);
        QCOMPARE(edit->text(), QStringLiteral("7"));
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(view.currentPage(), 6);
        QCOMPARE(edit->text(), QStringLiteral("6"));
    }
};

INK_TEST(TestPageMode, "tst_pagemode")
#include "tst_pagemode.moc"
