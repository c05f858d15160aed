// The differences between two pictures of a page, and matching the pages of two revisions.
#include "tests/support/testmain.h"
#include "ui/viewer/pagedifference.h"

#include <QPainter>
#include <QTest>

namespace tst_pagedifference {

using namespace ink::ui;

namespace {

const QFont text(QStringLiteral("DejaVu Sans"), 13);

/** A page of twenty lines; `change` paints over it. */
template <typename Change> QImage page(Change&& change)
{
    QImage image(600, 800, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(Qt::black);
    painter.setFont(text);
    for (int line = 0; line < 20; ++line)
        painter.drawText(QPointF(50, 60 + 30 * line),
                         QStringLiteral("Line %1: the parties agree on 1000.00 a month.").arg(line));
    change(painter);
    return image;
}

QImage page()
{
    return page([](QPainter&) {});
}

} // namespace

class TestPageDifference final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void samePicturesDoNotDiffer()
    {
        QVERIFY(changedAreas(page(), page()).isEmpty());
        QVERIFY(changedAreas(page(), page().convertToFormat(QImage::Format_ARGB32)).isEmpty());
        QVERIFY(changedAreas({}, {}).isEmpty());
    }

    void smoothingIsNoDifference()
    {
        // The same edges, smoothed slightly differently, like another program's rendering.
        const QImage one = page();
        QImage other = one;
        for (int y = 1; y + 1 < one.height(); ++y)
            for (int x = 1; x + 1 < one.width(); ++x) {
                const int left = qRed(one.pixel(x - 1, y));
                const int here = qRed(one.pixel(x, y));
                const int grey = (3 * here + left) / 4;
                other.setPixel(x, y, qRgb(grey, grey, grey));
            }
        QVERIFY(one != other);
        QVERIFY(changedAreas(one, other).isEmpty());
        QImage noise = one; // and lossy compression of flat areas
        for (int y = 0; y < noise.height(); y += 3)
            for (int x = 0; x < noise.width(); x += 3)
                noise.setPixel(x, y,
                               qRgb(std::max(0, qRed(one.pixel(x, y)) - 6), qGreen(one.pixel(x, y)),
                                    qBlue(one.pixel(x, y))));
        QVERIFY(changedAreas(one, noise).isEmpty());
    }

    void halfAPixelIsNoDifferenceAPixelIs()
    {
        const auto ruled = [](double y) {
            return page([y](QPainter& p) {
                p.setPen(QPen(Qt::black, 1));
                p.drawLine(QPointF(50, 700 + y), QPointF(500, 700 + y));
                p.drawEllipse(QPointF(300, 740 + y), 30, 20);
            });
        };
        QVERIFY(changedAreas(ruled(0), ruled(0.45)).isEmpty());
        QVERIFY(!changedAreas(ruled(0), ruled(1)).isEmpty());
    }

    void changesAreFoundAndFramed_data()
    {
        using Change = std::function<void(QPainter&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QRect>("where");
        QTest::newRow("box") << Change([](QPainter& p) { p.fillRect(400, 700, 60, 20, Qt::black); })
                             << QRect(400, 700, 60, 20);
        QTest::newRow("hairline") << Change([](QPainter& p) { p.fillRect(50, 400, 300, 1, Qt::black); })
                                  << QRect(50, 400, 300, 1);
        QTest::newRow("faint tint") << Change([](QPainter& p) {
            p.setCompositionMode(QPainter::CompositionMode_Multiply);
            p.fillRect(300, 680, 200, 80, QColor(240, 240, 240));
        }) << QRect(300, 680, 200, 80);
        QTest::newRow("full stop") << Change([](QPainter& p) {
            p.setFont(text);
            p.drawText(QPointF(500, 700), QStringLiteral("."));
        }) << QRect(500, 696, 5, 5);
        QTest::newRow("letters over letters") << Change([](QPainter& p) {
            p.fillRect(40, 45, 500, 20, Qt::white);
            p.setFont(text);
            p.drawText(QPointF(50, 60), QStringLiteral("Line 0: the parties agree on 1900.00 a month."));
        }) << QRect(290, 44, 40, 22);
    }
    void changesAreFoundAndFramed()
    {
        QFETCH(std::function<void(QPainter&)>, change);
        QFETCH(QRect, where);
        const QList<QRect> areas = changedAreas(page(), page(change));
        QCOMPARE(areas.size(), 1);
        QVERIFY2(where.adjusted(-8, -8, 8, 8).contains(areas.first()) && areas.first().intersects(where),
                 qPrintable(QStringLiteral("%1 %2 %3 %4")
                                .arg(areas.first().x())
                                .arg(areas.first().y())
                                .arg(areas.first().width())
                                .arg(areas.first().height())));
        // Removed content differs as much as added content.
        QCOMPARE(changedAreas(page(change), page()), areas);
    }

    void farAreasStayApartNearOnesJoin()
    {
        const QList<QRect> areas = changedAreas(page(), page([](QPainter& p) {
                                                    p.fillRect(20, 20, 10, 10, Qt::red);
                                                    p.fillRect(34, 20, 10, 10, Qt::red);
                                                    p.fillRect(560, 760, 10, 10, Qt::red);
                                                }));
        QCOMPARE(areas.size(), 2);
        QVERIFY(areas.at(0).contains(QRect(20, 20, 24, 10)));
        QVERIFY(areas.at(1).contains(QRect(560, 760, 10, 10)));
    }

    void manySpotsBecomeFewAreasThatHoldThemAll()
    {
        QList<QRect> spots;
        const QImage after = page([&](QPainter& p) {
            for (int y = 10; y < 800; y += 50)
                for (int x = 10; x < 600; x += 50) {
                    spots.append(QRect(x, y, 4, 4));
                    p.fillRect(spots.last(), Qt::blue);
                }
        });
        const QList<QRect> areas = changedAreas(page(), after);
        QVERIFY(!areas.isEmpty() && areas.size() <= 12);
        for (const QRect& spot : spots)
            QVERIFY(std::any_of(areas.begin(), areas.end(),
                                [&](const QRect& area) { return area.contains(spot); }));
    }

    void otherSizesDifferEverywhere()
    {
        const QImage one(100, 200, QImage::Format_RGB32);
        const QImage other(200, 100, QImage::Format_RGB32);
        QCOMPARE(changedAreas(one, other), QList<QRect>{QRect(0, 0, 200, 200)});
    }

    void pagesAreFoundByName_data()
    {
        using Names = QList<quint64>;
        using Pairs = QList<PagePair>;
        QTest::addColumn<Names>("before");
        QTest::addColumn<Names>("after");
        QTest::addColumn<Pairs>("pairs");
        QTest::newRow("none") << Names{} << Names{} << Pairs{};
        QTest::newRow("same") << Names{1, 2} << Names{1, 2} << Pairs{{0, 0}, {1, 1}};
        QTest::newRow("put before") << Names{1, 2} << Names{9, 1, 2} << Pairs{{-1, 0}, {0, 1}, {1, 2}};
        QTest::newRow("put behind") << Names{1} << Names{1, 8, 9} << Pairs{{0, 0}, {-1, 1}, {-1, 2}};
        QTest::newRow("taken out") << Names{1, 2, 3} << Names{1, 3} << Pairs{{0, 0}, {1, -1}, {2, 1}};
        QTest::newRow("replaced") << Names{1, 2, 3} << Names{1, 7, 3} << Pairs{{0, 0}, {1, 1}, {2, 2}};
        QTest::newRow("moved") << Names{1, 2, 3} << Names{3, 1, 2} << Pairs{{-1, 0}, {0, 1}, {1, 2}, {2, -1}};
        QTest::newRow("nameless") << Names{0, 0} << Names{0, 0, 0} << Pairs{{0, 0}, {1, 1}, {-1, 2}};
        QTest::newRow("twice") << Names{5, 5, 6} << Names{5, 6} << Pairs{{0, 0}, {1, -1}, {2, 1}};
    }
    void pagesAreFoundByName()
    {
        QFETCH(QList<quint64>, before);
        QFETCH(QList<quint64>, after);
        QFETCH(QList<PagePair>, pairs);
        QCOMPARE(pairPages(before, after), pairs);
    }
};

INK_TEST(TestPageDifference, "tst_pagedifference")

} // namespace tst_pagedifference

#include "tst_pagedifference.moc"
