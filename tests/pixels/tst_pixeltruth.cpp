// One rule of placement: where the editor shows a tag, where the signer's page shows it and where the signed
// file shows its value differ by at most one pixel at 144 dpi, however odd the page's boxes are.
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

namespace tst_pixeltruth {

using namespace ink;
using domain::PageRect;
using domain::TagType;

namespace {

constexpr double scale = 2; ///< 144 dpi

/** A page: its boxes as they stand in the file, and what they mean (worked out by hand). */
struct PageCase
{
    const char* name;
    const char* entries;  ///< of the page
    const char* ancestor; ///< of the page tree's root
    QRectF crop;          ///< what is shown, in default user space
    int rotation;
    double userUnit;
};

const PageCase pages[] = {
    {"plain", "/MediaBox [0 0 400 300]", "", QRectF(0, 0, 400, 300), 0, 1},
    {"rotated 90", "/MediaBox [0 0 400 300] /Rotate 90", "", QRectF(0, 0, 400, 300), 90, 1},
    {"rotated 180", "/MediaBox [0 0 400 300] /Rotate 180", "", QRectF(0, 0, 400, 300), 180, 1},
    {"rotated 270", "/MediaBox [0 0 400 300] /Rotate 270", "", QRectF(0, 0, 400, 300), 270, 1},
    {"rotated -90", "/MediaBox [0 0 400 300] /Rotate -90", "", QRectF(0, 0, 400, 300), 270, 1},
    {"negative origin", "/MediaBox [-200 -150 200 150]", "", QRectF(-200, -150, 400, 300), 0, 1},
    {"crop box, rotated", "/MediaBox [0 0 700 600] /CropBox [50 70 450 370] /Rotate 90", "",
     QRectF(50, 70, 400, 300), 90, 1},
    {"crop box with corners swapped", "/MediaBox [0 0 700 600] /CropBox [450 370 50 70] /Rotate 180", "",
     QRectF(50, 70, 400, 300), 180, 1},
    {"crop box outside the media box", "/MediaBox [0 0 400 300] /CropBox [-50 -60 900 900] /Rotate 270", "",
     QRectF(0, 0, 400, 300), 270, 1},
    {"crop box partly outside", "/MediaBox [10 20 410 320] /CropBox [-100 -100 380 300]", "",
     QRectF(10, 20, 370, 280), 0, 1},
    {"fractions", "/MediaBox [0.3 0.7 400.55 300.35] /Rotate 90", "", QRectF(0.3, 0.7, 400.25, 299.65), 90,
     1},
    {"half a unit", "/MediaBox [0 0 800 600] /UserUnit 0.5", "", QRectF(0, 0, 800, 600), 0, 0.5},
    {"two and a half units, rotated", "/MediaBox [0 0 160 120] /UserUnit 2.5 /Rotate 90", "",
     QRectF(0, 0, 160, 120), 90, 2.5},
    {"units, crop box, rotated",
     "/MediaBox [-20 -20 300 300] /CropBox [5 7 165 127] /UserUnit 2.5 /Rotate 270", "",
     QRectF(5, 7, 160, 120), 270, 2.5},
    {"inherited", "", "/MediaBox [0 0 700 600] /CropBox [50 70 450 370] /Rotate 180",
     QRectF(50, 70, 400, 300), 180, 1},
};

/** Where the tags stand on every page, in points as displayed. */
const QList<PageRect> places{{20, 30, 60, 20},   {120, 30, 40, 24}, {30, 90, 100, 16},  {160, 80, 16, 16},
                             {190, 80, 16, 16},  {30, 130, 80, 30}, {150, 130, 90, 20}, {30, 180, 60, 12},
                             {120, 180, 90, 14}, {30, 220, 70, 14}, {150, 220, 80, 20}, {215, 30, 50, 20},
                             {215, 180, 50, 14}, {252, 130, 30, 30}};
const QList<TagType> types{TagType::Signature,  TagType::Initial,         TagType::Text,
                           TagType::Checkbox,   TagType::Radio,           TagType::Note,
                           TagType::Date,       TagType::Dropdown,        TagType::MaskedText,
                           TagType::Attachment, TagType::PrefillableText, TagType::PrefillableNumber,
                           TagType::Number,     TagType::SignDate};

/** Default user space from the page as displayed: by the definition of /Rotate and UserUnit. */
QPointF toUser(const PageCase& page, QPointF shown)
{
    const double x = shown.x() / page.userUnit;
    const double y = shown.y() / page.userUnit;
    const QRectF& c = page.crop;
    switch (page.rotation) {
    case 90: // the page's left edge is shown on top
        return {c.left() + y, c.top() + x};
    case 180:
        return {c.right() - x, c.top() + y};
    case 270:
        return {c.right() - y, c.bottom() - x};
    default:
        return {c.left() + x, c.bottom() - y};
    }
}

/** A page, whose own content fills the tags' places with blue when `marked`. */
QByteArray original(const PageCase& page, bool marked)
{
    std::string content = "0 0 1 rg\n";
    for (const PageRect& place : marked ? places : QList<PageRect>()) {
        const QRectF box = QRectF(toUser(page, QPointF(place.left, place.top)),
                                  toUser(page, QPointF(place.right(), place.bottom())))
                               .normalized();
        for (const double number : {box.left(), box.top(), box.width(), box.height()})
            content += pdf::numberText(number) + ' ';
        content += "re f\n";
    }
    pdf::PlainPdf file;
    const std::string tree = file.reserve();
    const std::string leaf = file.add("<</Type /Page /Parent " + tree + " /Resources <<>> " + page.entries +
                                      " /Contents " + file.add(pdf::streamText({}, content)) + ">>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + leaf + "] " + std::string(page.ancestor) + ">>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

QByteArray redPicture(const PageRect& place)
{
    QImage image(place.width, place.height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/** Every type of tag, each in red. */
QList<pdf::StampItem> values()
{
    QList<pdf::StampItem> items;
    for (qsizetype i = 0; i < types.size(); ++i) {
        pdf::StampItem item;
        item.rect = places.at(i);
        item.type = types.at(i);
        item.style.colour = QStringLiteral("#ff0000");
        switch (item.type) {
        case TagType::Signature:
        case TagType::Initial:
            item.image = redPicture(item.rect);
            break;
        case TagType::Checkbox:
        case TagType::Radio:
            item.text = QStringLiteral("true");
            break;
        case TagType::Date:
        case TagType::SignDate:
            item.text = QStringLiteral("2026-03-09");
            break;
        case TagType::Number:
        case TagType::PrefillableNumber:
            item.text = QStringLiteral("12.5");
            break;
        default:
            item.text = QStringLiteral("Hxgj");
        }
        items.append(item);
    }
    return items;
}

bool isRed(QRgb pixel)
{
    return qRed(pixel) > 150 && qBlue(pixel) < 200 && qGreen(pixel) < 200; // thin strokes are pale
}
bool isBlue(QRgb pixel)
{
    return qBlue(pixel) > 150 && qRed(pixel) < 110 && qGreen(pixel) < 110;
}

/** The edges of what has a colour, in and around a rectangle. */
QRect extent(const QImage& image, const QRectF& in, bool (*wanted)(QRgb))
{
    const QRect area = in.toAlignedRect().adjusted(-6, -6, 6, 6) & image.rect();
    QRect box;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (wanted(image.pixel(x, y))) box |= QRect(x, y, 1, 1);
    return box;
}

bool isNear(const QRectF& a, const QRectF& b, double maximum = 1.0)
{
    return std::abs(a.left() - b.left()) <= maximum && std::abs(a.top() - b.top()) <= maximum &&
           std::abs(a.right() - b.right()) <= maximum && std::abs(a.bottom() - b.bottom()) <= maximum;
}

QByteArray text(const char* who, qsizetype tag, const QRectF& seen, const QRectF& meant)
{
    return QStringLiteral("%1, tag %2: %3,%4 %5x%6 is not %7,%8 %9x%10")
        .arg(QLatin1String(who))
        .arg(tag)
        .arg(seen.left())
        .arg(seen.top())
        .arg(seen.width())
        .arg(seen.height())
        .arg(meant.left())
        .arg(meant.top())
        .arg(meant.width())
        .arg(meant.height())
        .toUtf8();
}

QImage byQtPdf(const QByteArray& bytes, QSize size)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(0, 0, document.render(0, size));
    return image;
}

/**
 * A program that is not ours: poppler, which leaves UserUnit out. Where it shows another part of the page (it
 * takes no crop box that is partly outside the media box), MuPDF.
 */
QImage byOthers(const QString& path, double userUnit, QSize expected)
{
    const auto run = [](const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        return QImage::fromData(process.readAllStandardOutput());
    };
    const QString resolution = QString::number(72 * scale * userUnit);
    const QImage image = run(QStringLiteral("pdftoppm"), {QStringLiteral("-png"), QStringLiteral("-cropbox"),
                                                          QStringLiteral("-r"), resolution, path});
    const QSize off = image.size() - expected;
    if (std::abs(off.width()) <= 1 && std::abs(off.height()) <= 1) return image;
    return run(QStringLiteral("mutool"), {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-r"),
                                          resolution, QStringLiteral("-F"), QStringLiteral("png"),
                                          QStringLiteral("-o"), QStringLiteral("-"), path});
}

} // namespace

class TestPixelTruth : public QObject
{
    Q_OBJECT

    QList<QRectF> m_ink; ///< of each value, from its place's left top, on the plain page

private Q_SLOTS:
    void samePlaceEverywhere_data()
    {
        QTest::addColumn<int>("index");
        for (size_t i = 0; i < std::size(pages); ++i)
            QTest::newRow(pages[i].name) << static_cast<int>(i);
    }
    void samePlaceEverywhere()
    {
        QFETCH(int, index);
        const PageCase& page = pages[index];
        const QByteArray upload = original(page, true);
        const auto info = pdf::inspectPdf(upload);
        QVERIFY(info);
        const QSizeF points = info->pages.first().size;
        const QSizeF turned = page.rotation % 180 == 0 ? page.crop.size() : page.crop.size().transposed();
        QVERIFY(std::abs(points.width() - turned.width() * page.userUnit) < 0.01 &&
                std::abs(points.height() - turned.height() * page.userUnit) < 0.01);

        // The editor.
        ui::PageLayout layout;
        layout.setPages({points});
        layout.setZoom(scale);
        const QRect sheet = layout.pageRect(0);
        const auto inEditor = [&](qsizetype tag) {
            return layout.toContent(0, ui::toRectF(places.at(tag))).translated(-sheet.topLeft());
        };
        const QImage editor = byQtPdf(upload, sheet.size());

        // The signer's page.
        const QTemporaryDir folder;
        const auto kept = [&folder](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly)) file.write(bytes);
            return file.fileName();
        };
        service::signingpage::PagePictures pictures;
        const auto shown = pictures.png(kept("upload.pdf", upload), 1, sheet.width());
        QVERIFY(shown);
        const QImage signer = QImage::fromData(*shown);
        QVERIFY(std::abs(signer.width() - sheet.width()) <= 1 &&
                std::abs(signer.height() - sheet.height()) <= 1);

        // The signed file.
        auto writer = pdf::IncrementalWriter::open(original(page, false));
        QVERIFY(writer);
        const auto done = writer->stamp(values());
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail.english()));
        const auto prepared = std::move(*writer).finishForSigning({});
        QVERIFY(prepared);
        const QString path = kept("signed.pdf", prepared->bytes);
        QList<std::pair<const char*, QImage>> signedPages{
            {"signed, by QtPdf", byQtPdf(prepared->bytes, sheet.size())}};
        const bool hasOthers = !QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty();
        if (hasOthers) signedPages.append({"signed, by others", byOthers(path, page.userUnit, sheet.size())});
        const auto picture = pictures.png(path, 1, sheet.width());
        QVERIFY(picture);
        signedPages.append({"signed, as a page picture", QImage::fromData(*picture)});

        for (qsizetype i = 0; i < places.size(); ++i) {
            const QRectF meant = inEditor(i);
            for (const auto& [who, image] :
                 {std::pair<const char*, QImage>{"editor", editor}, {"signer", signer}}) {
                const QRectF seen(extent(image, meant, isBlue));
                QVERIFY2(isNear(seen, meant), text(who, i, seen, meant));
            }
            const bool fills = types.at(i) == TagType::Signature || types.at(i) == TagType::Initial;
            for (const auto& [who, image] : signedPages) {
                const QRectF seen(extent(image, meant, isRed));
                QVERIFY2(!seen.isEmpty(), text(who, i, seen, meant));
                if (fills) {
                    QVERIFY2(isNear(seen, meant), text(who, i, seen, meant));
                } else if (m_ink.size() <= i) { // the plain page comes first
                    QVERIFY2(meant.adjusted(-1, -1, 1, 1).contains(seen), text(who, i, seen, meant));
                    m_ink.resize(i + 1);
                    m_ink[i] = seen.translated(-meant.topLeft());
                } else {
                    const QRectF expected = m_ink.at(i).translated(meant.topLeft());
                    QVERIFY2(isNear(seen, expected), text(who, i, seen, expected));
                }
            }
            if (fills && m_ink.size() <= i) m_ink.resize(i + 1);
        }
        if (!test::require(hasOthers, "pdftoppm")) return; // the rest has been checked
    }
};

INK_TEST(TestPixelTruth, "tst_pixeltruth")

} // namespace tst_pixeltruth

#include "tst_pixeltruth.moc"
