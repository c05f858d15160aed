#include "app/pageprocess/pageprotocol.h"
#include "app/pdf/forms/renderedform.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/filledform.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfWriter>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_pagepictures {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using pageprocess::isJpeg;
using pageprocess::isPngOfPage;
using service::signingpage::PagePictures;

namespace {

void writePdf(const QString& path, int pages, const QString& text, QSizeF millimetres = {210, 297})
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(millimetres, QPageSize::Millimeter));
    writer.setPageMargins({});
    QPainter painter(&writer);
    for (int i = 0; i < pages; ++i) {
        if (i > 0) writer.newPage();
        painter.fillRect(0, 0, writer.width() / 2, writer.height() / 2, Qt::red);
        painter.drawText(writer.width() / 4, writer.height() * 3 / 4, u"%1 %2"_s.arg(text).arg(i + 1));
    }
}

} // namespace

class TestPagePictures final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void paintsAPage();
    void pagesOfTextTakeFewBytes();
    void densePagesNeedSixteenColours();
    void pagesWithoutColoursLookAsWithThem();
    void photographsAreJpegsForWhoTakesThem();
    void tellsTheText();
    void formFieldsShowWhatTheyHold();
    void refuses();
    void manyThreads();
};

/** Half the size of Qt's output, and as crisp: areas keep their colour, edges of letters nearly. */
void TestPagePictures::pagesOfTextTakeFewBytes()
{
    const QString path = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
    QPdfDocument document;
    QCOMPARE(document.load(path), QPdfDocument::Error::None);
    PagePictures pictures;
    for (const int width : {400, 1200, 2000}) {
        const auto picture = pictures.image(path, 1, width, true);
        QVERIFY2(picture, picture ? "" : qPrintable(picture.error().detail.english()));
        QVERIFY(isPngOfPage(*picture));
        const QImage image = QImage::fromData(*picture, "PNG").convertToFormat(QImage::Format_RGB32);
        QImage wanted(image.size(), QImage::Format_RGB32);
        wanted.fill(Qt::white);
        QPdfDocumentRenderOptions options;
        options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
        QPainter(&wanted).drawImage(0, 0, document.render(0, image.size(), options));
        QBuffer plain;
        QVERIFY(plain.open(QIODevice::WriteOnly) && wanted.save(&plain, "PNG", 60));
        QVERIFY2(picture->size() * 2 < plain.size(),
                 qPrintable(u"%1 of %2 at %3"_s.arg(picture->size()).arg(plain.size()).arg(width)));
        int moved = 0;
        QHash<QRgb, int> areas;
        for (int y = 0; y < wanted.height(); ++y)
            for (int x = 0; x < wanted.width(); ++x) {
                const QRgb a = wanted.pixel(x, y);
                const QRgb b = image.pixel(x, y);
                ++areas[a];
                moved += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                   std::abs(qBlue(a) - qBlue(b))}) > 24;
            }
        QVERIFY(moved <= wanted.width() * wanted.height() / 1000);
        for (auto area = areas.cbegin(); area != areas.cend(); ++area) // large areas are exact
            if (area.value() > wanted.width() * wanted.height() / 200) {
                bool isThere = false;
                for (int y = 0; y < image.height() && !isThere; ++y)
                    for (int x = 0; x < image.width() && !isThere; ++x)
                        isThere = image.pixel(x, y) == area.key();
                QVERIFY(isThere);
            }
    }
}

/** However often the edges of letters have one shade, they are no areas; lines are exact, upright ones, too.
 */
void TestPagePictures::densePagesNeedSixteenColours()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"dense.pdf"_s);
    const QColor light(244, 244, 244);
    {
        QPdfWriter writer(path);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({});
        QPainter painter(&writer);
        for (int row = 0; row < 60; ++row)
            painter.drawText(
                writer.width() / 12, writer.height() * (row + 2) / 64,
                u"%1. The tenant pays the rent of %2 euros in advance, and no later than day %3."_s.arg(row)
                    .arg(700 + 37 * row)
                    .arg(1 + row % 28));
        for (const int column : {20, 40, 60})
            painter.fillRect(writer.width() * column / 1200, 0, writer.width() * 4 / 1200, writer.height(),
                             light);
    }
    QPdfDocument document;
    QCOMPARE(document.load(path), QPdfDocument::Error::None);
    PagePictures pictures;
    const auto picture = pictures.png(path, 1, 1200);
    QVERIFY(picture);
    QCOMPARE(static_cast<int>(picture->at(24)), 4); // bits for a pixel, in the header
    const QImage image = QImage::fromData(*picture, "PNG").convertToFormat(QImage::Format_RGB32);
    QImage wanted(image.size(), QImage::Format_RGB32);
    wanted.fill(Qt::white);
    QPainter(&wanted).drawImage(0, 0, document.render(0, image.size()));
    int upright = 0;
    for (int x = 0; x < 80; ++x)
        if (wanted.pixel(x, 900) == light.rgb()) {
            ++upright;
            QCOMPARE(QColor(image.pixel(x, 900)), light);
        }
    QVERIFY(upright >= 6);
}

/** Pages in black and grey have an encoder of their own, which must show what the one for colours shows. */
void TestPagePictures::pagesWithoutColoursLookAsWithThem()
{
    QTemporaryDir folder;
    const auto written = [&](bool hasColour, bool hasPaper) {
        const QString path = folder.filePath(u"%1%2.pdf"_s.arg(hasColour).arg(hasPaper));
        QPdfWriter writer(path);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({});
        QPainter painter(&writer);
        const int width = writer.width();
        const int height = writer.height();
        if (hasPaper) painter.fillRect(0, 0, width, height, Qt::white);
        painter.fillRect(0, height / 2, width, height / 8, QColor(231, 231, 231));
        painter.fillRect(width / 3, 0, width / 400, height, QColor(120, 120, 120));
        for (int row = 0; row < 30; ++row)
            painter.drawText(
                0, height * (row + 2) / 34,
                u"%1. The tenant pays the rent of 700 euros in advance, to the last edge."_s.arg(row));
        if (hasColour) painter.fillRect(width * 9 / 10, height * 99 / 100, width / 20, height / 200, Qt::red);
        painter.end();
        return path;
    };
    PagePictures pictures;
    for (const bool hasPaper : {false, true})
        for (const int width : {401, 1203, 1600}) { // also such as end within a byte
            const auto grey = pictures.png(written(false, hasPaper), 1, width);
            const auto coloured = pictures.png(written(true, hasPaper), 1, width);
            QVERIFY(grey && coloured);
            QCOMPARE(static_cast<int>(grey->at(24)), 4); // bits for a pixel
            const QImage a = QImage::fromData(*grey, "PNG").convertToFormat(QImage::Format_RGB32);
            const QImage b = QImage::fromData(*coloured, "PNG").convertToFormat(QImage::Format_RGB32);
            QCOMPARE(a.size(), b.size());
            QCOMPARE(a.pixel(a.width() / 2, a.height() * 9 / 16), qRgb(231, 231, 231));
            int differing = 0;
            for (int y = 0; y < a.height() * 98 / 100; ++y)
                for (int x = 0; x < a.width(); ++x)
                    differing += std::abs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y))) > 16 ? 1 : 0;
            QCOMPARE(differing, 0);
        }
}

void TestPagePictures::photographsAreJpegsForWhoTakesThem()
{
    QImage scan(600, 800, QImage::Format_RGB32);
    QRandomGenerator random(17);
    for (int y = 0; y < scan.height(); ++y)
        for (int x = 0; x < scan.width(); ++x) {
            const int light = 200 + random.bounded(40);
            scan.setPixel(x, y, qRgb(light, light - random.bounded(12), light - 20));
        }
    QTemporaryDir folder;
    const QString path = folder.filePath(u"scan.pdf"_s);
    {
        QPdfWriter writer(path);
        writer.setPageSize(QPageSize(QSizeF(300, 400), QPageSize::Point));
        writer.setPageMargins({});
        QPainter painter(&writer);
        painter.drawImage(painter.viewport(), scan);
    }
    PagePictures pictures;
    const auto jpeg = pictures.image(path, 1, 600, true);
    const auto png = pictures.png(path, 1, 600);
    QVERIFY(jpeg && png);
    QVERIFY(isJpeg(*jpeg) && !isPngOfPage(*jpeg));
    QVERIFY(isPngOfPage(*png));
    QVERIFY2(jpeg->size() * 2 < png->size(), qPrintable(u"%1 of %2"_s.arg(jpeg->size()).arg(png->size())));
    const QImage seen = QImage::fromData(*jpeg, "JPEG");
    const QImage exact = QImage::fromData(*png, "PNG");
    QCOMPARE(seen.size(), exact.size());
    qint64 far = 0;
    for (int y = 0; y < exact.height(); ++y)
        for (int x = 0; x < exact.width(); ++x)
            far += std::abs(qGreen(seen.pixel(x, y)) - qGreen(exact.pixel(x, y)));
    QVERIFY(far < 8LL * exact.width() * exact.height());
}

void TestPagePictures::paintsAPage()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.pdf"_s);
    writePdf(path, 2, u"Page"_s);
    PagePictures pictures;
    const auto png = pictures.png(path, 2, 300);
    QVERIFY2(png, png ? "" : qPrintable(png.error().detail.english()));
    const QImage image = QImage::fromData(*png, "PNG");
    QCOMPARE(image.width(), 300);
    QVERIFY(std::abs(image.height() - 424) <= 1);
    QCOMPARE(image.pixelColor(20, 20), QColor(Qt::red));
    QCOMPARE(image.pixelColor(290, 410), QColor(Qt::white)); // paper, not transparent
    QCOMPARE(*pictures.png(path, 2, 300), *png);
    QCOMPARE(QImage::fromData(*pictures.png(path, 1, 1'000'000), "PNG").width(), PagePictures::maxWidth);
    QCOMPARE(QImage::fromData(*pictures.png(path, 1, -5), "PNG").width(), PagePictures::minWidth);

    writePdf(folder.filePath(u"long.pdf"_s), 1, u"Long"_s, {10, 4000});
    const QImage tall = QImage::fromData(*pictures.png(folder.filePath(u"long.pdf"_s), 1, 2000), "PNG");
    QVERIFY(qint64(tall.width()) * tall.height() < 16'100'000);
}

void TestPagePictures::tellsTheText()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.pdf"_s);
    writePdf(path, 2, u"Mietvertrag Zürich"_s);
    PagePictures pictures;
    QCOMPARE(pictures.text(path, 2)->trimmed(), u"Mietvertrag Zürich 2"_s);
}

void TestPagePictures::formFieldsShowWhatTheyHold()
{
    QTemporaryDir folder;
    const auto kept = [&](const QString& name, const QSet<QString>& without) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(pdf::withRenderedForm(test::filledForm(), without));
        return file.fileName();
    };
    QFile upload(folder.filePath(u"upload.pdf"_s));
    QVERIFY(upload.open(QIODevice::WriteOnly));
    upload.write(test::filledForm());
    upload.close();
    PagePictures pictures;
    const auto colour = [&](const QString& path) {
        const auto png = pictures.png(path, 1, 200);
        return png ? QImage::fromData(*png).pixelColor(60, 60) : QColor();
    };
    QCOMPARE(colour(upload.fileName()), QColor(0, 0, 255));
    QCOMPARE(pictures.text(upload.fileName(), 1)->trimmed(), u"Ada"_s); // read out as well
    QCOMPARE(colour(kept(u"all.pdf"_s, {})), QColor(0, 0, 255));
    // A value shown by a tag isn't shown twice.
    QCOMPARE(colour(kept(u"tag.pdf"_s, {u"name"_s})), QColor(Qt::white));
}

void TestPagePictures::refuses()
{
    QTemporaryDir folder;
    writePdf(folder.filePath(u"a.pdf"_s), 1, u"x"_s);
    PagePictures pictures;
    for (const int page : {0, 2, -1}) {
        const auto none = pictures.png(folder.filePath(u"a.pdf"_s), page, 100);
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
    }
    QFile bad(folder.filePath(u"bad.pdf"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("%PDF-1.7 no");
    bad.close();
    for (const QString& path : {bad.fileName(), folder.filePath(u"missing.pdf"_s)}) {
        const auto none = pictures.png(path, 1, 100);
        QVERIFY(!none && none.error().code == ErrorCode::UnreadablePdf);
    }
}

void TestPagePictures::manyThreads()
{
    QTemporaryDir folder;
    for (int i = 0; i < 6; ++i)
        writePdf(folder.filePath(u"%1.pdf"_s.arg(i)), 3, u"Document %1 page"_s.arg(i));
    PagePictures::Options small;
    small.openDocuments = 2; // documents come and go
    small.cacheBytes = 20'000;
    PagePictures pictures(small);
    std::atomic_int wrong = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&, t] {
            for (int i = 0; i < 30; ++i) {
                const int file = (i * 7 + t) % 6;
                const int page = (i + t) % 3 + 1;
                const QString path = folder.filePath(u"%1.pdf"_s.arg(file));
                const auto png = pictures.png(path, page, 120);
                const auto text = pictures.text(path, page);
                if (!png || QImage::fromData(*png, "PNG").width() != 120) ++wrong;
                if (!text || text->trimmed() != u"Document %1 page %2"_s.arg(file).arg(page)) ++wrong;
            }
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

INK_TEST(TestPagePictures, "tst_pagepictures")

} // namespace tst_pagepictures

#include "tst_pagepictures.moc"
