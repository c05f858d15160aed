// One hand draws values: the preview and the window (TagOverlay), the signing page (pictures of the service)
// and the sealed file show every type of value at the same place and in the same size, to one pixel at 72
// dpi.
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/stamp/valuepage.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/testmain.h"
#include "ui/viewer/tagoverlay.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QTest>

#include <cmath>

namespace tst_valuelooks {

using namespace ink;
using domain::PageRect;
using domain::TagType;

namespace {

constexpr double looksScale = 2; ///< 144 dpi

QByteArray blankPage()
{
    pdf::PlainPdf file;
    const std::string tree = file.reserve();
    const std::string leaf =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 400 300] /Resources <<>>>>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + leaf + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

bool isRedInk(QRgb pixel)
{
    return qRed(pixel) > 150 && qBlue(pixel) < 150 && qGreen(pixel) < 150;
}

QRect inkOf(const QImage& image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (isRedInk(image.pixel(x, y))) box |= QRect(x, y, 1, 1);
    return box;
}

bool isWithinAPixel(const QRect& a, const QRect& b)
{
    const int maximum = static_cast<int>(looksScale); // of 72 dpi
    return std::abs(a.left() - b.left()) <= maximum && std::abs(a.top() - b.top()) <= maximum &&
           std::abs(a.right() - b.right()) <= maximum && std::abs(a.bottom() - b.bottom()) <= maximum;
}

QByteArray boxText(const QRect& box)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(QString::number(box.left()), QString::number(box.top()), QString::number(box.width()),
             QString::number(box.height()))
        .toUtf8();
}

} // namespace

class TestValueLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameLookEverywhere_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QRect>("rect");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("style"); ///< align, date format, decimals or font size
        const auto row = [](const char* name, TagType type, const QRect& rect, const QString& text,
                            const QString& style = {}) {
            QTest::newRow(name) << static_cast<int>(type) << rect << text << style;
        };
        const QString lorem =
            QStringLiteral("The deposit is paid back within six weeks of the end of the lease. ");
        row("note, short in a tall box", TagType::Note, {20, 30, 250, 93}, QStringLiteral("Read this first"));
        row("note, long", TagType::Note, {20, 30, 250, 93}, lorem.repeated(6));
        row("text", TagType::Text, {20, 30, 160, 22}, QStringLiteral("Hxgj"));
        row("text, centred", TagType::Text, {20, 30, 160, 22}, QStringLiteral("Hxgj"),
            QStringLiteral("center"));
        row("text, right", TagType::Text, {20, 30, 160, 22}, QStringLiteral("Hxgj"), QStringLiteral("right"));
        row("text that shrinks", TagType::Text, {20, 30, 90, 16}, lorem);
        row("text of several lines", TagType::Text, {20, 30, 160, 60}, QStringLiteral("One\nTwo gj\nThree"));
        row("text that wraps", TagType::Text, {20, 30, 120, 70}, lorem);
        row("text, own size", TagType::Text, {20, 30, 160, 40}, QStringLiteral("Hxgj"), QStringLiteral("20"));
        row("Arabic", TagType::Text, {20, 30, 160, 22}, QString::fromUtf8("\u0645\u0631\u062d\u0628\u0627"));
        row("masked", TagType::MaskedText, {20, 30, 90, 20}, QStringLiteral("DE00 1234 5678"));
        row("prefilled", TagType::PrefillableText, {20, 30, 90, 20}, QStringLiteral("Hxgj"));
        row("date", TagType::Date, {20, 30, 120, 20}, QStringLiteral("2026-03-09"));
        row("date, own format", TagType::Date, {20, 30, 120, 20}, QStringLiteral("2026-03-09"),
            QStringLiteral("dd.MM.yyyy"));
        row("sign date", TagType::SignDate, {20, 30, 120, 20}, QStringLiteral("2026-03-09"),
            QStringLiteral("d MMMM yyyy"));
        row("number", TagType::Number, {20, 30, 90, 20}, QStringLiteral("12.5"));
        row("number, two places", TagType::Number, {20, 30, 90, 20}, QStringLiteral("12.5"),
            QStringLiteral("decimals"));
        row("prefilled number", TagType::PrefillableNumber, {20, 30, 90, 20}, QStringLiteral("7"));
        row("dropdown", TagType::Dropdown, {20, 30, 110, 20}, QStringLiteral("Monthly"));
        row("check box", TagType::Checkbox, {20, 30, 18, 18}, QStringLiteral("true"));
        row("check box, wide", TagType::Checkbox, {20, 30, 60, 18}, QStringLiteral("true"));
        row("radio button", TagType::Radio, {20, 30, 14, 20}, QStringLiteral("true"));
        row("attachment", TagType::Attachment, {20, 30, 150, 20}, QStringLiteral("passport.pdf"));
    }
    void sameLookEverywhere()
    {
        QFETCH(int, type);
        QFETCH(QRect, rect);
        QFETCH(QString, text);
        QFETCH(QString, style);
        domain::Tag tag;
        tag.id = domain::TagId(1);
        tag.type = static_cast<TagType>(type);
        tag.rect = {rect.left(), rect.top(), rect.width(), rect.height()};
        tag.text = text;
        tag.style.colour = QStringLiteral("#ff0000");
        if (style == QLatin1StringView("center") || style == QLatin1StringView("right"))
            tag.style.align = domain::textAlignFromCode(style).value();
        else if (style == QLatin1StringView("decimals"))
            tag.style.decimals = 2;
        else if (style.toDouble() > 0)
            tag.style.fontSize = style.toDouble();
        else
            tag.style.dateFormat = style;
        pdf::StampItem item;
        item.rect = tag.rect;
        item.type = tag.type;
        item.text = tag.text;
        item.style = tag.style;

        // The sealed file.
        auto writer = pdf::IncrementalWriter::open(blankPage());
        QVERIFY(writer);
        QVERIFY(writer->stamp({item}));
        const auto sealed = std::move(*writer).finish();
        QVERIFY(sealed);
        QBuffer content;
        content.setData(*sealed);
        QVERIFY(content.open(QIODevice::ReadOnly));
        QPdfDocument document;
        document.load(&content);
        QImage page(800, 600, QImage::Format_RGB32);
        page.fill(Qt::white);
        {
            QPainter painter(&page);
            painter.drawImage(0, 0, document.render(0, page.size()));
        }
        document.close();
        const QRect place(QPoint(rect.left() * 2, rect.top() * 2), rect.size() * 2);
        const QRect meant = inkOf(page.copy(place));
        QVERIFY(!meant.isEmpty());

        // The preview and the window.
        QImage window(800, 600, QImage::Format_RGB32);
        window.fill(Qt::white);
        {
            ui::TagOverlay overlay;
            QVERIFY(!overlay.prepareValues({{&tag, QRectF(place)}}, 1));
            QPainter painter(&window);
            overlay.paint(painter, {}, tag, QRectF(place), looksScale, {.showsValue = true});
        }
        const QRect inWindow = inkOf(window.copy(place));
        QVERIFY2(isWithinAPixel(inWindow, meant), boxText(inWindow) + " is not " + boxText(meant));

        // The signing page.
        service::signingpage::PagePictures pictures;
        const auto pages = pdf::makeValuePages({item});
        QVERIFY(pages);
        const auto pieces = pictures.pngPages(*pages, looksScale);
        QVERIFY(pieces && pieces->size() == 1);
        const QImage piece = QImage::fromData(pieces->constFirst());
        QCOMPARE(piece.size(), place.size());
        QImage paper(place.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        {
            QPainter painter(&paper);
            painter.drawImage(0, 0, piece);
        }
        const QRect onPage = inkOf(paper);
        QVERIFY2(isWithinAPixel(onPage, meant), boxText(onPage) + " is not " + boxText(meant));
    }

    /** While somebody types, letters have the size that they will have. */
    /** A drawn signature is much larger than its field: its thin strokes must neither break nor vanish. */
    void thinStrokesOfALargePictureStayWhole()
    {
        QImage drawn(1600, 400, QImage::Format_ARGB32);
        drawn.fill(Qt::transparent);
        for (int x = 5; x < drawn.width(); x += 16)
            for (int y = 0; y < drawn.height(); ++y)
                for (int wide = 0; wide < 4; ++wide)
                    drawn.setPixel(x + wide, y, qRgb(0, 0, 0));
        domain::Tag tag;
        tag.id = domain::TagId(1);
        tag.type = TagType::Signature;
        tag.rect = {0, 0, 100, 25};
        QBuffer png(&tag.image);
        QVERIFY(png.open(QIODevice::WriteOnly) && drawn.save(&png, "PNG"));
        png.close();
        ui::TagOverlay overlay;
        ui::TagAppearance look;
        look.showsValue = true;
        for (const double ratio : {1.0, 1.5}) {
            QImage page((QSizeF(140, 60) * ratio).toSize(), QImage::Format_RGB32);
            page.setDevicePixelRatio(ratio);
            page.fill(Qt::white);
            {
                QPainter painter(&page);
                overlay.paint(painter, {}, tag, QRectF(20, 15, 100, 25), 1, look);
            }
            // A stroke is a quarter of each step of 16: everywhere about as much of it.
            int least = 255;
            int most = 0;
            for (int x = 40; x < 100; ++x) {
                double grey = 0;
                for (int step = 0; step < 4; ++step)
                    grey += qGray(page.pixel(int((x + step / 4.0) * ratio), int(28 * ratio))) / 4.0;
                least = std::min(least, int(grey));
                most = std::max(most, int(grey));
            }
            QVERIFY2(least > 140 && most < 225 && most - least < 40,
                     qPrintable(QStringLiteral("%1: %2 to %3").arg(ratio).arg(least).arg(most)));
        }
    }

    /** What others have entered is a part of the document that somebody signs: it is as dark as their own. */
    void valuesOfOthersAreAsDarkAsTheirOwn()
    {
        QImage drawn(40, 10, QImage::Format_RGB32);
        drawn.fill(Qt::black);
        domain::Tag tag;
        tag.id = domain::TagId(1);
        tag.type = TagType::Signature;
        tag.rect = {0, 0, 100, 25};
        QBuffer png(&tag.image);
        QVERIFY(png.open(QIODevice::WriteOnly) && drawn.save(&png, "PNG"));
        png.close();
        for (const bool isFaded : {false, true}) {
            ui::TagOverlay overlay;
            QImage page(140, 60, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            overlay.paint(painter, {}, tag, QRectF(20, 15, 100, 25), 1,
                          {.isFaded = isFaded, .showsValue = true});
            painter.end();
            QVERIFY(qGray(page.pixel(70, 27)) < 16);
        }
    }

    void sizeOfLettersIsTold()
    {
        pdf::StampItem item;
        item.type = TagType::Text;
        item.rect = {0, 0, 90, 16};
        item.text = QStringLiteral("Hxgj");
        const double usual = pdf::valueFontSize(item);
        QVERIFY(usual > 9 && usual < 14);
        item.text = QStringLiteral("A long answer that has no room at all in this short field of a form");
        QVERIFY(pdf::valueFontSize(item) < usual * 0.8);
        item.type = TagType::Checkbox;
        item.text = QStringLiteral("true");
        QCOMPARE(pdf::valueFontSize(item), 0);
    }
};

INK_TEST(TestValueLooks, "tst_valuelooks")

} // namespace tst_valuelooks

#include "tst_valuelooks.moc"
