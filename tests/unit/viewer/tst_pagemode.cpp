// One page at a time, pinch zoom, and the page number.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"

#include <QLineEdit>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_pagemode {

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
    domain::Tag tag = domain::makeTag(made, domain::TagType::Text, 4, {200, 600}, 1, QStringLiteral("en"));
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
        QCOMPARE(view.currentPage(), 1); // it pauses at the end
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

    /** A large plan between letter-size pages: each fills the width, and the displayed zoom is the current
     * page's. */
    void pagesFitByTheirOwnSizes()
    {
        PageView view;
        view.resize(800, 700);
        domain::Document mixed = document(3);
        mixed.files[0].pages[1].size = QSizeF(1684, 2384);
        view.setDocument(mixed);
        view.show();
        view.setZoomMode(PageView::ZoomMode::FitWidth);
        const PageLayout& layout = view.pageLayout();
        QVERIFY(std::abs(layout.pageRect(0).width() - layout.pageRect(1).width()) <= 1);
        QSignalSpy zooms(&view, &PageView::zoomChanged);
        const double letter = view.zoomFactor();
        view.goToPage(2);
        QCOMPARE(zooms.count(), 1);
        QVERIFY(std::abs(view.zoomFactor() * 1684 - letter * mixed.files[0].pages[0].size.width()) < 2);
        // The wheel with Ctrl starts from the zoom of the page under the pointer.
        const QPointF at(300, 300);
        const PagePoint under = *layout.hitTest(view.toContent(at));
        QCOMPARE(under.page, 1);
        const double before = layout.zoom(1);
        QWheelEvent turn(at, view.viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                         Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &turn);
        QVERIFY(!layout.isFitted());
        QVERIFY(std::abs(layout.zoom() - 1.15 * before) < 1e-6);
        QVERIFY((view.toViewport(under) - at).manhattanLength() <= 2);

        view.setZoomMode(PageView::ZoomMode::FitPage);
        QCOMPARE(view.currentPage(), 2);
        for (const int page : {0, 1}) {
            const QSize size = layout.pageRect(page).size();
            const int room = 2 * PageLayout::margin;
            QVERIFY(size.height() <= view.viewport()->height() - room + 1);
            QVERIFY(size.height() >= view.viewport()->height() - room - 1 ||
                    size.width() >= view.viewport()->width() - room - 1);
        }
        // Drawing on a page uses that page's zoom.
        view.setZoomMode(PageView::ZoomMode::FitWidth);
        const QSizeF points = contentRect(layout, {4, mixed.tags.first().rect}).size() / layout.zoom(3);
        QCOMPARE(points.toSize(), QSize(mixed.tags.first().rect.width, mixed.tags.first().rect.height));
        view.setZoomFactor(letter); // the current page's zoom, which the others follow
        QVERIFY(std::abs(layout.zoom(1) - layout.zoom(0)) < 1e-9);
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

} // namespace tst_pagemode

#include "tst_pagemode.moc"
