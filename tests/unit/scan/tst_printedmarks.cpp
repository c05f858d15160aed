// Lines, boxes and words in pictures of pages, as scanners make them.
#include "app/scan/printedmarks.h"
#include "tests/support/scannedform.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

namespace tst_printedmarks {

using namespace ink;
using namespace ink::scan;
using namespace ink::test;

namespace {

constexpr double near = 1.6; // points

bool hasLine(const PrintedMarks& marks, const QLineF& line)
{
    return std::any_of(marks.lines.begin(), marks.lines.end(), [&line](const PrintedLine& found) {
        return QLineF(found.line.p1(), line.p1()).length() < near &&
               QLineF(found.line.p2(), line.p2()).length() < near;
    });
}

bool hasBox(const PrintedMarks& marks, const QRectF& box)
{
    return std::any_of(marks.boxes.begin(), marks.boxes.end(), [&box](const QRectF& found) {
        return QLineF(found.topLeft(), box.topLeft()).length() < 2 &&
               QLineF(found.bottomRight(), box.bottomRight()).length() < 2;
    });
}

QLineF under(const QRectF& place)
{
    return {place.left(), place.bottom() + 0.4, place.right(), place.bottom() + 0.4};
}

} // namespace

class TestPrintedMarks final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pages_data()
    {
        QTest::addColumn<ScanLook>("look");
        QTest::newRow("clean") << ScanLook{};
        QTest::newRow("150 dpi") << ScanLook{.dpi = 150};
        QTest::newRow("400 dpi") << ScanLook{.dpi = 400};
        QTest::newRow("black and white") << ScanLook{.dpi = 300, .isMono = true};
        QTest::newRow("askew") << ScanLook{.skew = 1.3};
        QTest::newRow("askew to the left") << ScanLook{.skew = -3.1};
        QTest::newRow("grey paper with a shadow") << ScanLook{.paper = 215, .shadow = 70};
        QTest::newRow("noise") << ScanLook{.paper = 235, .noise = 28};
        QTest::newRow("noise, askew, grey") << ScanLook{.skew = 2.2, .paper = 205, .shadow = 30, .noise = 20};
        QTest::newRow("black and white, askew") << ScanLook{.dpi = 300, .skew = -0.8, .isMono = true};
    }
    void pages()
    {
        QFETCH(ScanLook, look);
        const ScannedForm form(look);
        const auto marks = findPrintedMarks(form.picture, look.dpi / 72, {});
        QVERIFY(marks.has_value());
        QVERIFY2(std::abs(marks->skew - look.skew) < 0.06, qPrintable(QString::number(marks->skew)));
        QVERIFY(hasLine(*marks, under(form.answer)));
        QVERIFY(hasLine(*marks, under(form.signature)));
        QVERIFY(hasLine(*marks, QLineF(72, 260, 522, 260)));
        for (int i = 0; i <= 3; ++i)
            QVERIFY(hasLine(*marks, QLineF(72 + 150 * i, 260, 72 + 150 * i, 296)));
        for (int i = 0; i <= 9; ++i)
            QVERIFY(hasLine(*marks, QLineF(72 + 18 * i, 440, 72 + 18 * i, 460)));
        for (const QRectF& box : form.boxes)
            QVERIFY(hasBox(*marks, box));
        QCOMPARE(marks->boxes.size(), form.boxes.size());
        // Words are no lines: nothing but what was drawn. Those of the paragraph are found as words.
        QCOMPARE(marks->lines.size(), size_t(3 + 2 + 4 + 2 + 10));
        const auto inParagraph =
            std::count_if(marks->words.begin(), marks->words.end(),
                          [](const QRectF& word) { return word.top() > 65 && word.bottom() < 130; });
        QVERIFY(inParagraph >= 36);
    }

    void nothingOnPaper()
    {
        QImage paper(1650, 2340, QImage::Format_Grayscale8);
        paper.fill(250);
        const auto marks = findPrintedMarks(paper, 200.0 / 72, {});
        QVERIFY(marks.has_value());
        QVERIFY(marks->lines.empty() && marks->boxes.empty() && marks->words.empty());
        QCOMPARE(marks->skew, 0.0);
    }

    /** Pictures that are no pages cost bounded work. */
    void hostilePictures()
    {
        QVERIFY(!findPrintedMarks(QImage(), 2, {}));
        QVERIFY(!findPrintedMarks(QImage(100, 100, QImage::Format_Grayscale8), 0, {}));
        QVERIFY(!findPrintedMarks(QImage(100, 100, QImage::Format_Grayscale8), std::nan(""), {}));
        QVERIFY(!findPrintedMarks(QImage(5000, 5000, QImage::Format_Mono), 2, {})); // 25 million pixels
        for (const QSize size : {QSize(1, 1), QSize(1, 3000), QSize(3000, 1), QSize(7, 5)}) {
            QImage small(size, QImage::Format_Grayscale8);
            small.fill(0);
            QVERIFY(findPrintedMarks(small, 2, {}).has_value());
        }
        // A chessboard, stripes and noise: more lines and blobs than a form has.
        QImage pattern(2000, 2800, QImage::Format_Grayscale8);
        QRandomGenerator chance(3);
        for (int kind = 0; kind < 3; ++kind) {
            for (int y = 0; y < pattern.height(); ++y)
                for (int x = 0; x < pattern.width(); ++x)
                    pattern.scanLine(y)[x] = static_cast<uchar>(kind == 0   ? (x + y) % 2 * 255
                                                                : kind == 1 ? y / 2 % 2 * 255
                                                                            : chance.bounded(256));
            const auto marks = findPrintedMarks(pattern, 200.0 / 72, {});
            QVERIFY(marks.has_value());
            QVERIFY(marks->lines.size() <= 8'000 && marks->words.size() <= 6'000);
        }
    }

    void canBeCanceled()
    {
        const ScannedForm form;
        int calls = 0;
        QVERIFY(!findPrintedMarks(form.picture, 200.0 / 72, [&calls] { return ++calls == 3; }));
        QCOMPARE(calls, 3);
    }
};

INK_TEST(TestPrintedMarks, "tst_printedmarks")

} // namespace tst_printedmarks

#include "tst_printedmarks.moc"
