#include "app/scan/codes.h"
#include "tests/support/testmain.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTransform>
#include <qrencode.h>

#include <memory>

namespace tst_codes {

using namespace ink;

namespace {

QImage codeOf(const QByteArray& text, int module)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.constData()), 0, QR_ECLEVEL_M),
        &QRcode_free);
    QImage picture(code->width * module, code->width * module, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width; ++x)
            if (code->data[y * code->width + x] & 1)
                painter.fillRect(x * module, y * module, module, module, Qt::black);
    return picture;
}

/** A page like a scanner's: A4 at 200 dpi, grey paper, a code in a corner. */
QImage scanned(const QByteArray& text, double degrees)
{
    QImage page(1654, 2339, QImage::Format_RGB32);
    page.fill(QColor(236, 234, 228));
    QPainter painter(&page);
    for (int line = 0; line < 40; ++line)
        painter.fillRect(150, 150 + 40 * line, 1100 + 30 * (line % 7), 8, QColor(60, 60, 60));
    painter.drawImage(120, 2060, codeOf(text, 4));
    painter.end();
    return page.transformed(QTransform().rotate(degrees), Qt::SmoothTransformation);
}

} // namespace

class TestCodes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesAreReadHoweverTheSheetLies_data()
    {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {0.0, 90.0, 180.0, 270.0, 1.5, -2.0})
            QTest::addRow("%g", degrees) << degrees;
    }
    void codesAreReadHoweverTheSheetLies()
    {
        QFETCH(double, degrees);
        QCOMPARE(scan::readCodes(scanned("INK1:4711:3:AB12CD34", degrees)),
                 QStringList{QStringLiteral("INK1:4711:3:AB12CD34")});
    }
    void aPageWithoutACodeHasNone()
    {
        QImage page(800, 1100, QImage::Format_RGB32);
        page.fill(Qt::white);
        QVERIFY(scan::readCodes(page).isEmpty());
        QVERIFY(scan::readCodes({}).isEmpty());
    }
};

INK_TEST(TestCodes, "tst_codes")

} // namespace tst_codes

#include "tst_codes.moc"
