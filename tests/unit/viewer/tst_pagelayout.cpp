#include "tests/support/testmain.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_pagelayout {

using namespace ink::ui;

class TestPageLayout final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void roundTrips_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("zoom");
        // A displayed page: rotated by 90° or 270° it is landscape; unusual crop boxes result in unusual
        // sizes.
        const QList<std::pair<const char*, QSizeF>> sizes{
            {"A4 0/180", {595.276, 841.89}}, {"A4 90/270", {841.89, 595.276}},
            {"odd crop", {301.37, 477.013}}, {"odd crop turned", {477.013, 301.37}},
            {"tiny", {8.5, 11.25}},          {"wide", {14400, 36}}};
        for (const auto& [name, size] : sizes)
            for (const double zoom : {0.1, 0.37, 1.0, 96.0 / 72, 1.7321, 5.003, 8.0})
                QTest::addRow("%s at %g", name, zoom) << size << zoom;
    }

    void roundTrips()
    {
        QFETCH(QSizeF, size);
        QFETCH(double, zoom);
        PageLayout layout;
        layout.setPages({{595, 842}, size, {612, 792}, size});
        layout.setZoom(zoom);
        layout.setAvailableWidth(913);
        QRandomGenerator random(7);
        for (const int page : {1, 3}) {
            for (int i = 0; i < 200; ++i) {
                const QPointF point(random.bounded(size.width()), random.bounded(size.height()));
                const QPointF content = layout.toContent({page, point});
                const QPointF back = layout.toPage(page, content);
                QVERIFY2((back - point).manhattanLength() < 1e-6, qPrintable(QString::number(i)));
                const auto hit = layout.hitTest(content);
                QVERIFY(hit);
                QCOMPARE(hit->page, page);
                QVERIFY((hit->point - point).manhattanLength() < 1e-6);
            }
            // The picture's whole pixels and the page's points agree to half a pixel at the far corner.
            const QRectF exact = layout.toContent(page, QRectF(QPointF(), size));
            const QRect pixels = layout.pageRect(page);
            QVERIFY(std::abs(exact.width() - pixels.width()) <= 1.0);
            QVERIFY(std::abs(exact.height() - pixels.height()) <= 1.0);
            QCOMPARE(exact.topLeft(), QPointF(pixels.topLeft()));
        }
    }

    void visiblePagesAgreeWithLookingAtAll()
    {
        QRandomGenerator random(11);
        QList<QSizeF> sizes;
        for (int i = 0; i < 500; ++i)
            sizes.append(QSizeF(random.bounded(100, 900), random.bounded(100, 900)));
        PageLayout layout;
        layout.setPages(sizes);
        layout.setZoom(0.73);
        for (int i = 0; i < 500; ++i) {
            const int top = random.bounded(-50, layout.contentSize().height() + 50);
            const int bottom = top + random.bounded(1, 3000);
            int first = -1;
            int end = -1;
            for (int page = 0; page < layout.pageCount(); ++page) {
                const QRect rect = layout.pageRect(page);
                if (rect.bottom() < top || rect.top() > bottom) continue;
                if (first < 0) first = page;
                end = page + 1;
            }
            const auto range = layout.visiblePages(top, bottom);
            if (first < 0)
                QVERIFY(range.isEmpty());
            else
                QCOMPARE(range, (PageLayout::Range{first, end}));
        }
    }

    void gapsBelongToNoPageButHaveANearest()
    {
        PageLayout layout;
        layout.setPages({{200, 300}, {200, 300}});
        layout.setZoom(1);
        layout.setAvailableWidth(400);
        const QRect first = layout.pageRect(0);
        const QPointF gap(first.center().x(), first.bottom() + 4);
        QVERIFY(!layout.hitTest(gap));
        QCOMPARE(layout.nearestPoint(gap).page, 0);
        QCOMPARE(layout.nearestPoint(gap + QPointF(0, 9)).page, 1);
        QVERIFY(!layout.hitTest(QPointF(first.left() - 1, first.top() + 10)));
        QCOMPARE(layout.nearestPoint(QPointF(0, 1e6)).page, 1);
        QCOMPARE(layout.nearestPoint(QPointF(0, -1e6)).page, 0);
        QCOMPARE(layout.pageRect(0).left(), 100); // centred
    }

    void fits()
    {
        PageLayout layout;
        layout.setPages({{600, 800}, {800, 600}});
        layout.setZoom(layout.zoomForWidth(832));
        layout.setAvailableWidth(832);
        QCOMPARE(layout.contentSize().width(), 832);
        QCOMPARE(layout.pageRect(1).width(), 800);
        layout.setZoom(layout.zoomForPage(0, {500, 432}));
        QCOMPARE(layout.pageRect(0).height(), 400);
    }

    void eachPageFitsByItsOwnSize()
    {
        PageLayout layout;
        layout.setPages({{600, 800}, {2400, 1600}, {600, 800}});
        layout.setAvailableWidth(832);
        layout.fitWidth(832, 4);
        QVERIFY(layout.isFitted());
        for (int page = 0; page < 3; ++page)
            QCOMPARE(layout.pageRect(page).width(), 800);
        QCOMPARE(layout.contentSize().width(), 832);
        QCOMPARE(layout.pageRect(2).top(), layout.pageRect(1).bottom() + 1 + PageLayout::gap);
        // Points and pixels of each page correspond.
        for (int page = 0; page < 3; ++page) {
            const QPointF at = layout.toContent({page, {300, 500}});
            QCOMPARE(layout.toPage(page, at), QPointF(300, 500));
            QCOMPARE(layout.hitTest(at)->page, page);
            QCOMPARE(layout.toContent(page, QRectF(0, 0, 300, 150)).width(), 300 * layout.zoom(page));
        }
        layout.fitWidth(832, 0.5);
        QCOMPARE(layout.pageRect(0).width(), 300); // limited by the maximum zoom
        layout.fitPages({432, 432});
        QCOMPARE(layout.pageRect(0).size(), QSize(300, 400));
        QCOMPARE(layout.pageRect(1).size(), QSize(400, 267));
        layout.setZoom(1);
        QVERIFY(!layout.isFitted());
        QCOMPARE(layout.pageRect(1).width(), 2400);
        layout.fitPages({432, 432});
        layout.setPages({{100, 100}});
        QCOMPARE(layout.zoom(0), 1.0);
    }

    void nonsenseSizesCountAsA4()
    {
        PageLayout layout;
        layout.setPages({{0, 0}, {-5, 10}, {qQNaN(), 100}, {1e9, 5}});
        layout.setZoom(1);
        for (int page = 0; page < 4; ++page)
            QCOMPARE(layout.pageRect(page).size(), QSize(595, 842));
        PageLayout none;
        QVERIFY(none.visiblePages(0, 100).isEmpty());
        QVERIFY(!none.hitTest({0, 0}));
    }
};

INK_TEST(TestPageLayout, "tst_pagelayout")

} // namespace tst_pagelayout

#include "tst_pagelayout.moc"
