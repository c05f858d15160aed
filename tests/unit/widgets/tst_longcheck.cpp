// Check boxes with long labels: they wrap, take clicks everywhere and look like any other when they are
// short.
#include "tests/support/testmain.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>

namespace tst_longcheck {

using namespace ink::ui;

class TestLongCheck final : public QObject
{
    Q_OBJECT

    const QString m_long =
        QStringLiteral("Remind recipients automatically until they have signed, declined or "
                       "delegated, or until the document expires");

    /** The columns of a picture that have anything on the background, from the left. */
    static QPair<int, int> inkedColumns(const QImage& image)
    {
        int first = -1;
        int last = -1;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y).lightness() < 150) {
                    if (first < 0) first = x;
                    last = x;
                }
        return {first, last};
    }

private Q_SLOTS:
    void aLongLabelWraps()
    {
        WrappingCheckBox box(m_long);
        QVERIFY(box.minimumSizeHint().width() < box.sizeHint().width());
        QCOMPARE(box.heightForWidth(box.sizeHint().width() + 4), box.sizeHint().height());
        const int narrow = box.minimumSizeHint().width();
        QVERIFY(box.heightForWidth(narrow) >= 3 * box.fontMetrics().height());
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* inside = new WrappingCheckBox(m_long);
        column->addWidget(inside);
        column->addStretch(1);
        window.resize(300, 400);
        column->activate();
        QCOMPARE(inside->height(), inside->heightForWidth(inside->width()));
    }
    void aShortLabelNeedsNoMoreThanAnOrdinaryBox()
    {
        WrappingCheckBox box(QStringLiteral("Send copies"));
        const QCheckBox ordinary(QStringLiteral("Send copies"));
        QCOMPARE(box.sizeHint(), ordinary.sizeHint());
        QCOMPARE(box.minimumSizeHint(), ordinary.sizeHint());
        QCOMPARE(box.heightForWidth(box.sizeHint().width()), ordinary.sizeHint().height());
    }
    void everyPartTakesTheClick()
    {
        WrappingCheckBox box(m_long);
        box.resize(240, box.heightForWidth(240));
        box.show();
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(box.isChecked());
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(60, box.height() - 4));
        QVERIFY(!box.isChecked());
        QTest::keyClick(&box, Qt::Key_Space);
        QVERIFY(box.isChecked());
    }
    void theBoxStandsAtTheStart()
    {
        const Theme theme(*qApp);
        const QString word = QStringLiteral("Copies");
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            WrappingCheckBox box(word);
            box.setLayoutDirection(direction);
            box.setChecked(true);
            box.resize(300, box.heightForWidth(300));
            const auto [first, last] = inkedColumns(box.grab().toImage());
            if (direction == Qt::LeftToRight) {
                QVERIFY(first < 16);
                QVERIFY(last < 150);
            } else {
                QVERIFY(last > 300 - 16);
                QVERIFY(first > 150);
            }
        }
    }
};

INK_TEST(TestLongCheck, "tst_longcheck")

} // namespace tst_longcheck

#include "tst_longcheck.moc"
