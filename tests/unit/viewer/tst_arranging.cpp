#include "tests/support/testmain.h"
#include "ui/viewer/geometry/arranging.h"
#include "ui/viewer/geometry/pageranges.h"

#include <QTest>

namespace tst_arranging {

using namespace ink;
using namespace ink::ui;

namespace {

QSizeF pageSize(int page)
{
    return page == 2 ? QSizeF(300, 200) : QSizeF(595, 842);
}

domain::TagId id(int number)
{
    return domain::TagId(number);
}

QList<PlacedTag> three()
{
    return {
        {id(1), {1, {100, 50, 60, 20}}}, {id(2), {1, {130, 100, 40, 30}}}, {id(3), {1, {300, 180, 20, 40}}}};
}

} // namespace

class TestArranging final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aligned()
    {
        const auto at = [](Arrangement how, int tag) {
            return arrangedGeometries(three(), how, pageSize).value(id(tag)).rect;
        };
        QCOMPARE(at(Arrangement::AlignLeft, 3), (domain::PageRect{100, 180, 20, 40}));
        QCOMPARE(at(Arrangement::AlignRight, 1).right(), 320);
        QCOMPARE(at(Arrangement::AlignCentre, 2).left, 190); // around 100 … 320
        QCOMPARE(at(Arrangement::AlignTop, 3).top, 50);
        QCOMPARE(at(Arrangement::AlignBottom, 1).bottom(), 220);
        QCOMPARE(at(Arrangement::AlignMiddle, 1).top, 125);
        // Sizes stay.
        QCOMPARE(at(Arrangement::AlignBottom, 2).width, 40);
    }

    void oneAloneIsAlignedOnItsPage()
    {
        const QList<PlacedTag> one{{id(1), {2, {10, 10, 100, 20}}}};
        QCOMPARE(arrangedGeometries(one, Arrangement::AlignCentre, pageSize).value(id(1)).rect.left, 100);
        QCOMPARE(arrangedGeometries(one, Arrangement::AlignBottom, pageSize).value(id(1)).rect.bottom(), 200);
        QVERIFY(arrangedGeometries(one, Arrangement::SameSize, pageSize).isEmpty());
        QVERIFY(arrangedGeometries({}, Arrangement::AlignLeft, pageSize).isEmpty());
    }

    void distributed()
    {
        const auto across = arrangedGeometries(three(), Arrangement::DistributeAcross, pageSize);
        // 220 from the first to the last, 120 of it tags: gaps of 50.
        QCOMPARE(across.value(id(1)).rect.left, 100);
        QCOMPARE(across.value(id(2)).rect.left, 210);
        QCOMPARE(across.value(id(3)).rect.left, 300);
        const auto down = arrangedGeometries(three(), Arrangement::DistributeDown, pageSize);
        QCOMPARE(down.value(id(2)).rect.top, 110); // 50 … 220, gaps of 40
        // Two tags have only one gap; each page is distributed separately.
        QList<PlacedTag> more = three();
        more.append({id(4), {2, {0, 0, 10, 10}}});
        QCOMPARE(arrangedGeometries(more, Arrangement::DistributeAcross, pageSize).value(id(4)).rect.left, 0);
        more.removeAt(0);
        more.removeAt(0);
        QVERIFY(arrangedGeometries(more, Arrangement::DistributeAcross, pageSize).isEmpty());
    }

    void sameSizeStaysInsideThePages()
    {
        QList<PlacedTag> tags = three();
        tags[0].geometry.rect = {100, 50, 280, 90};
        tags.append({id(4), {2, {250, 150, 20, 20}}});
        const auto places = arrangedGeometries(tags, Arrangement::SameSize, pageSize);
        QCOMPARE(places.value(id(2)).rect, (domain::PageRect{130, 100, 280, 90}));
        QCOMPARE(places.value(id(4)).rect, (domain::PageRect{20, 110, 280, 90}));
        QCOMPARE(arrangedGeometries(tags, Arrangement::SameWidth, pageSize).value(id(2)).rect.height, 30);
        QCOMPARE(arrangedGeometries(tags, Arrangement::SameHeight, pageSize).value(id(2)).rect.width, 40);
    }

    void gridsFillTheirArea()
    {
        const QList<domain::PageRect> cells = gridCells({100, 100, 114, 64}, 2, 3, QSize(14, 14));
        QCOMPARE(cells.size(), 6);
        QCOMPARE(cells.at(0), (domain::PageRect{100, 100, 14, 14}));
        QCOMPARE(cells.at(1).left, 150);
        QCOMPARE(cells.at(2).right(), 214);
        QCOMPARE(cells.at(5).bottom(), 164);
        // A single column is on the left.
        for (const domain::PageRect& cell : gridCells({100, 100, 90, 80}, 3, 1, QSize(14, 14)))
            QCOMPARE(cell.left, 100);
        // The gaps are equal, even if the last cell then ends a point early ...
        const QList<domain::PageRect> rows = gridCells({100, 100, 90, 81}, 3, 1, QSize(14, 14));
        QCOMPARE(rows.at(1).top - rows.at(0).top, rows.at(2).top - rows.at(1).top);
        QCOMPARE(rows.at(2).bottom(), 180);
        // ... but not so early that many cells miss what is printed beside them.
        QCOMPARE(gridCells({100, 100, 90, 350}, 13, 1, QSize(14, 14)).last().bottom(), 450);
        // A single cell is in the middle.
        QCOMPARE(gridCells({0, 0, 40, 40}, 1, 1, QSize(14, 14)).first(), (domain::PageRect{13, 13, 14, 14}));
    }

    void pagesAsTheyAreWritten()
    {
        QCOMPARE(parsePageRanges(QStringLiteral("1-3, 7"), 10), (QList<int>{1, 2, 3, 7}));
        QCOMPARE(parsePageRanges(QStringLiteral("8-"), 10), (QList<int>{8, 9, 10}));
        QCOMPARE(parsePageRanges(QStringLiteral(" -2 ; 2 "), 10), (QList<int>{1, 2}));
        QCOMPARE(parsePageRanges(QStringLiteral("3 – 5"), 10), (QList<int>{3, 4, 5}));
        for (const char* wrong : {"", "0", "11", "5-3", "a", "-", "1-2-3", "3-11", "99999999999"})
            QVERIFY2(!parsePageRanges(QString::fromLatin1(wrong), 10), wrong);
    }
};

INK_TEST(TestArranging, "tst_arranging")

} // namespace tst_arranging

#include "tst_arranging.moc"
