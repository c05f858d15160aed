// Conversion between the displayed page and the user space of its file.
#include "app/pdf/file/pagespace.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <tuple>

namespace tst_pagespace {

using namespace ink::pdf;

namespace {

/** A page of 200 × 300 points whose crop box begins left of and below the usual origin. */
PageInfo pageWith(int rotation, double userUnit)
{
    PageInfo page;
    page.cropBox = QRectF(10.5, -20, 200, 300);
    page.rotation = rotation;
    page.userUnit = userUnit;
    page.size = PageSpace(page).size();
    return page;
}

/** The rectangle around a rectangle whose corners were mapped. */
QRectF mapped(const Matrix& matrix, const QRectF& rect)
{
    return QRectF(matrix.map(rect.left(), rect.top()), matrix.map(rect.right(), rect.bottom())).normalized();
}

bool isClose(const QRectF& a, const QRectF& b)
{
    return (a.topLeft() - b.topLeft()).manhattanLength() < 1e-9 &&
           (a.bottomRight() - b.bottomRight()).manhattanLength() < 1e-9;
}

} // namespace

class TestPageSpace : public QObject
{
    Q_OBJECT

    const QRectF m_user{30.5, 0, 50, 40}; ///< 20 from the left and from the lower edge of the crop box

private Q_SLOTS:
    void converts_data()
    {
        QTest::addColumn<int>("rotation");
        QTest::addColumn<double>("userUnit");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<QRectF>("displayed");
        const QList<std::tuple<int, QSizeF, QRectF>> turns{
            {0, {200, 300}, {20, 240, 50, 40}},
            {90, {300, 200}, {20, 20, 40, 50}},
            {180, {200, 300}, {130, 20, 50, 40}},
            {270, {300, 200}, {240, 130, 40, 50}},
        };
        for (const double unit : {1.0, 2.5})
            for (const auto& [rotation, size, rect] : turns)
                QTest::addRow("%d degrees, user unit %g", rotation, unit)
                    << rotation << unit << size * unit << QRectF(rect.topLeft() * unit, rect.size() * unit);
    }

    void converts()
    {
        QFETCH(const int, rotation);
        QFETCH(const double, userUnit);
        QFETCH(const QSizeF, size);
        QFETCH(const QRectF, displayed);
        const PageSpace space(pageWith(rotation, userUnit));
        QCOMPARE(space.size(), size);
        QCOMPARE(space.mapToDisplay(m_user), displayed);
        QVERIFY(isClose(space.mapToUser(displayed), m_user));
        QVERIFY(isClose(mapped(space.displayMatrix(), m_user), displayed));
        const QRectF upright(displayed.left(), size.height() - displayed.bottom(), displayed.width(),
                             displayed.height());
        QVERIFY(isClose(mapped(space.uprightToUser(), upright), m_user));
    }

    void theWholePage()
    {
        for (const int rotation : {0, 90, 180, 270}) {
            const PageInfo page = pageWith(rotation, 1);
            const PageSpace space(page);
            QCOMPARE(space.mapToDisplay(page.cropBox), QRectF(QPointF(), page.size));
            QCOMPARE(space.mapToUser(QRectF(QPointF(), page.size)), page.cropBox);
        }
    }

    /** The directions of a letter's right and top after the matrices. */
    void directions()
    {
        const PageSpace turned(pageWith(90, 1));
        // If the viewer rotates clockwise, upright text runs upwards in the file …
        QCOMPARE(turned.uprightToUser(), (Matrix{0, 1, -1, 0, 210.5, -20}));
        // … and text from left to right in the file runs downwards.
        const Matrix shown = turned.displayMatrix();
        QCOMPARE(shown.map(20.5, -20) - shown.map(10.5, -20), QPointF(0, 10));
        QCOMPARE(matrixText(turned.uprightToUser()), std::string("0 1 -1 0 210.5 -20"));
        QVERIFY(!std::signbit(PageSpace(pageWith(0, 1)).displayMatrix().b));
    }
};

INK_TEST(TestPageSpace, "tst_pagespace")

} // namespace tst_pagespace

#include "tst_pagespace.moc"
