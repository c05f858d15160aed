// What decoding a picture may cost: the number of its pixels doesn't bound it.
#include "app/base/workbudget.h"
#include "app/pdf/content/picturecheck.h"
#include "app/pdf/content/reasons.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QTest>

namespace tst_picturework {

using namespace ink;
using namespace std::chrono_literals;

namespace {

QByteArray progressiveJpeg(int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixel(x, y, qRgb(x % 256, y % 256, (x * y) % 256));
    QBuffer buffer;
    QImageWriter writer(&buffer, "jpeg");
    writer.setProgressiveScanWrite(true);
    writer.setQuality(30);
    writer.write(image);
    return buffer.data();
}

/** The last scan again and again, each of which is decoded into all pixels. */
QByteArray withScans(const QByteArray& jpeg, qsizetype bytes)
{
    const qsizetype end = jpeg.lastIndexOf("\xFF\xD9");
    const qsizetype scan = jpeg.lastIndexOf("\xFF\xDA");
    // An empty scan: its header, then nothing but what ends it. The decoder fills in the rest.
    const auto length =
        static_cast<unsigned char>(jpeg.at(scan + 2)) << 8 | static_cast<unsigned char>(jpeg.at(scan + 3));
    const QByteArray empty = jpeg.sliced(scan, 2 + length) + '\0';
    QByteArray all = jpeg.first(end);
    while (all.size() + empty.size() < bytes)
        all += empty;
    return all + "\xFF\xD9";
}

} // namespace

class TestPictureWork final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picturesAreTaken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray jpeg = progressiveJpeg(600);
        QVERIFY(jpeg.contains("\xFF\xC2"));
        QTest::newRow("progressive JPEG") << jpeg;
        for (const char* format : {"png", "jpeg"}) {
            QBuffer buffer;
            QVERIFY(QImage::fromData(jpeg).save(&buffer, format));
            QTest::newRow(format) << buffer.data();
        }
    }
    void picturesAreTaken()
    {
        QFETCH(QByteArray, bytes);
        const auto size = pdf::checkPicture(bytes);
        QVERIFY2(size, size ? "" : qPrintable(size.error().detail.english()));
        QCOMPARE(*size, QSize(600, 600));
    }

    /** Hours of decoding in a file that is small enough: ended by the budget, and said. */
    void scansWithoutEndAreRefused()
    {
        const QByteArray bomb = withScans(progressiveJpeg(3000), 4'000'000);
        const WorkBudget budget(500ms); // the one of checkPicture can't be longer
        const auto size = pdf::checkPicture(bomb);
        QVERIFY(!size);
        QCOMPARE(size.error().code, ErrorCode::TooLarge);
        QVERIFY(size.error().detail.is(reason::pictureTooCostly));
    }
};

INK_TEST(TestPictureWork, "tst_picturework")

} // namespace tst_picturework

#include "tst_picturework.moc"
