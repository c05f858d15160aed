// Form field content is on the pages that QtPdf renders, as in other programs.
#include "app/pdf/forms/renderedform.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_renderedform {

using namespace ink;
using pdf::withRenderedForm;

namespace {

QByteArray appearance(const char* colour, const char* box = "0 0 60 40", const char* more = "")
{
    // The left half is filled, so that a rotation is visible.
    const QList<QByteArray> n = QByteArray(box).split(' ');
    const double width = n.at(2).toDouble() - n.at(0).toDouble();
    const double height = n.at(3).toDouble() - n.at(1).toDouble();
    return test::rawStream(QByteArray(colour) + " rg " + n.at(0) + ' ' + n.at(1) + ' ' +
                               QByteArray::number(width / 2) + ' ' + QByteArray::number(height) + " re f",
                           QByteArray("/Type /XObject /Subtype /Form /Resources <<>> /BBox [") + box + "] " +
                               more);
}

QByteArray widget(const char* type, const char* name, const char* rect, const char* normal,
                  const char* more = "/F 4")
{
    return QByteArray("<</Type /Annot /Subtype /Widget /FT /") + type + " /T (" + name + ") /Rect [" + rect +
           "] /AP <</N " + normal + ">> " + more + ">>";
}

/** A page of 300 x 400 with a field of each type. */
QByteArray form(const QByteArray& pageEntries, const QByteArray& content = "0.9 g 0 0 300 10 re f")
{
    return test::rawPdf({
        "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R 12 0 R] "
        "/DR <</Font <</F1 5 0 R>>>>>>>>",
        "<</Type /Pages /Kids [3 0 R] /Count 1>>",
        "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources <<>> /Contents 4 0 R /Annots "
        "[6 0 R 7 0 R 8 0 R 15 0 R 16 0 R 10 0 R 11 0 R 12 0 R 22 0 R] " +
            pageEntries + ">>",
        test::rawStream(content),
        "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
        widget("Tx", "text", "20 340 140 370", "13 0 R"),                                     // 6
        widget("Btn", "check", "160 340 200 380", "<</Yes 14 0 R /Off 17 0 R>>", "/AS /Yes"), // 7
        widget("Btn", "other", "220 340 260 380", "<</Yes 14 0 R /Off 17 0 R>>", "/AS /Off"), // 8
        "<</FT /Btn /Ff 49152 /T (radio) /V /b /Kids [15 0 R 16 0 R]>>",
        widget("Sig", "signature", "20 180 140 260", "18 0 R",
               "/F 132 /V <</Type /Sig /Filter /Adobe.PPKLite /Contents <00> /ByteRange [0 0 0 0]>>"), // 10
        widget("Tx", "hidden", "160 180 200 220", "19 0 R", "/F 2"),                                   // 11
        widget("Tx", "unseen", "220 180 260 220", "19 0 R", "/F 32"),                                  // 12
        test::rawStream("0 0 1 rg 0 0 120 30 re f BT 1 g /F1 18 Tf 5 8 Td (Mustermann) Tj ET",
                        "/BBox [0 0 120 30] /Subtype /Form /Resources <</Font <</F1 5 0 R>>>>"), // 13
        appearance("1 0 0"),                                                                     // 14
        "<</Type /Annot /Subtype /Widget /Parent 9 0 R /Rect [20 280 60 320] /F 4 /AS /Off /AP <</N <</a 14 "
        "0 R>>>>>>",
        "<</Type /Annot /Subtype /Widget /Parent 9 0 R /Rect [80 280 120 320] /F 4 /AS /b /AP <</N <</b 20 0 "
        "R>>>>>>",
        test::rawStream("", "/Type /XObject /Subtype /Form /BBox [0 0 60 40]"), // 17
        appearance("0 0.6 0", "10 20 70 60", "/Matrix [0 1 -1 0 30 7]"),        // 18: turned, moved
        appearance("0 0 0"),                                                    // 19
        appearance("0.6 0 0.6", "-5 -5 5 5"),                                   // 20: stretched
        "<</Type /Annot /Subtype /Square /Rect [220 280 260 320] /F 4 /AP <</N 14 0 R>>>>", // 21: not listed
        "<</Type /Annot /Subtype /Square /Rect [160 280 200 320] /F 4 /AP <</N 14 0 R>>>>",
    });
}

QImage byQtPdf(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    if (document.pageCount() < 1) return {};
    const QSize size = document.pagePointSize(0).toSize();
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(0, 0, document.render(0, size, options));
    return image;
}

QImage byPoppler(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdftoppm"), {QStringLiteral("-png"), QStringLiteral("-cropbox"),
                                               QStringLiteral("-r"), QStringLiteral("72"), file.fileName()});
    process.waitForFinished();
    return QImage::fromData(process.readAllStandardOutput());
}

/** The text that poppler extracts from the page; empty if it isn't installed. */
QString textByPoppler(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {file.fileName(), QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput()).simplified();
}

/** Fields with values and without appearances. */
QByteArray bareForm(const QByteArray& needed, const QByteArray& pageEntries = {})
{
    const auto field = [](const char* type, const char* name, const char* rect, const char* more) {
        return QByteArray("<</Type /Annot /Subtype /Widget /F 4 /FT /") + type + " /T (" + name +
               ") /Rect [" + rect + "] /DA (/F1 12 Tf 0 0 1 rg) " + more + ">>";
    };
    return test::rawPdf({
        "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R 12 0 R 13 "
        "0 "
        "R 14 0 R] /DA (/F1 0 Tf 0 g) /DR <</Font <</F1 5 0 R>>>> " +
            needed + ">>>>",
        "<</Type /Pages /Kids [3 0 R] /Count 1>>",
        "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources <<>> /Contents 4 0 R /Annots "
        "[6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R 12 0 R 13 0 R 14 0 R] " +
            pageEntries + ">>",
        test::rawStream("0.9 g 0 0 300 10 re f"), "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
        field("Tx", "line", "20 360 140 380", "/V (Mustermann)"),                                // 6
        field("Tx", "right", "160 360 280 380", "/Q 2 /V (1234,50)"),                            // 7
        field("Tx", "lines", "20 290 140 350", "/Ff 4096 /V (First line\\rSecond line)"),        // 8
        field("Tx", "comb", "160 310 280 340", "/Ff 16777216 /MaxLen 6 /V (ABC123)"),            // 9
        field("Ch", "combo", "20 250 140 275", "/Ff 131072 /Opt [[(de) (Germany)]] /V (de)"),    // 10
        field("Ch", "list", "160 220 280 300", "/Opt [(Red) (Green)] /V (Green)"),               // 11
        field("Btn", "check", "20 200 50 230", "/AS /Yes /V /Yes /MK <</CA (4)>>"),              // 12
        field("Btn", "unchecked", "70 200 100 230", "/AS /Off /V /Off"),                         // 13
        field("Tx", "ground", "20 140 140 170", "/MK <</BG [1 1 0] /BC [1 0 0]>> /BS <</W 3>>"), // 14
    });
}

/** Per mille of the pixels with another colour, beyond differences in anti-aliasing. */
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull()) return 1000;
    const auto far = [](QRgb x, QRgb y) {
        return std::abs(qRed(x) - qRed(y)) > 100 || std::abs(qGreen(x) - qGreen(y)) > 100 ||
               std::abs(qBlue(x) - qBlue(y)) > 100;
    };
    int count = 0;
    for (int y = 1; y + 1 < a.height(); ++y)
        for (int x = 1; x + 1 < a.width(); ++x) {
            bool found = false; // within a pixel
            for (int dy = -1; dy <= 1 && !found; ++dy)
                for (int dx = -1; dx <= 1 && !found; ++dx)
                    found = !far(a.pixel(x, y), b.pixel(x + dx, y + dy));
            count += found ? 0 : 1;
        }
    return 1000.0 * count / (a.width() * a.height());
}

} // namespace

class TestRenderedForm : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameAsOthers_data()
    {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QByteArray>("content");
        const QByteArray plain = "0.9 g 0 0 300 10 re f";
        QTest::newRow("plain") << QByteArray() << plain;
        QTest::newRow("rotated 90") << QByteArray("/Rotate 90") << plain;
        QTest::newRow("rotated 180") << QByteArray("/Rotate 180") << plain;
        QTest::newRow("crop box, rotated 270")
            << QByteArray("/CropBox [10 100 290 390] /Rotate 270") << plain;
        QTest::newRow("leaves a state open") << QByteArray() << QByteArray("q 2 0 0 2 50 50 cm BT");
        QTest::newRow("closes too much") << QByteArray() << QByteArray("Q Q 0.5 0 0 0.5 0 0 cm");
    }
    void sameAsOthers()
    {
        if (!test::requireProgram("pdftoppm")) return;
        QFETCH(QByteArray, entries);
        QFETCH(QByteArray, content);
        const QByteArray file = form(entries, content);
        const QByteArray shown = withRenderedForm(file);
        QVERIFY(shown.startsWith(file) && shown.size() > file.size());
        const QImage others = byPoppler(file);
        const double now = difference(byQtPdf(shown), others);
        QVERIFY2(now < 1.5, qPrintable(QString::number(now)));
        // Once QtPdf renders widgets itself, all this can be removed.
        QVERIFY(difference(others, byQtPdf(file)) > 20);
        QCOMPARE(withRenderedForm(shown).constData(), shown.constData()); // nothing is left to be rendered
    }

    void eachKind()
    {
        const QImage page = byQtPdf(withRenderedForm(form({})));
        const auto at = [&](int x, int y) { return QColor(page.pixel(x, 400 - y)); };
        QCOMPARE(at(130, 344), QColor(0, 0, 255));  // the text field's background
        QCOMPARE(at(165, 360), QColor(255, 0, 0));  // checked
        QCOMPARE(at(190, 360), QColor(Qt::white));  // its right half
        QCOMPARE(at(230, 360), QColor(Qt::white));  // not checked
        QCOMPARE(at(30, 300), QColor(Qt::white));   // the other radio button
        QCOMPARE(at(90, 300), QColor(153, 0, 153)); // the selected one
        // The signature: rotation moves its left half to the bottom.
        QCOMPARE(at(80, 190), QColor(0, 153, 0));
        QCOMPARE(at(30, 250), QColor(Qt::white));
        QCOMPARE(at(170, 200), QColor(Qt::white)); // hidden
        QCOMPARE(at(230, 200), QColor(Qt::white)); // not to be viewed
        QCOMPARE(at(165, 300), QColor(255, 0, 0)); // not a field: an annotation, unchanged
    }

    void fieldsThatSomethingElseShows()
    {
        const QByteArray file = form({});
        const QByteArray shown = withRenderedForm(file, {QStringLiteral("text"), QStringLiteral("radio")});
        const QImage page = byQtPdf(shown);
        QCOMPARE(QColor(page.pixel(130, 400 - 344)), QColor(Qt::white));
        QCOMPARE(QColor(page.pixel(90, 400 - 300)), QColor(Qt::white));
        QCOMPARE(QColor(page.pixel(165, 400 - 360)), QColor(255, 0, 0));
        // Rendering the others doesn't bring them back.
        QCOMPARE(withRenderedForm(shown).constData(), shown.constData());
    }

    void appearancesThatSayTooLittle()
    {
        QByteArray file = test::rawPdf({
            "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R] /DR <</Font <</F1 5 0 R>>>>>>>>",
            "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [6 0 R]>>",
            test::rawStream(""),
            "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
            widget("Tx", "text", "20 340 140 370", "7 0 R"),
            test::rawStream("0 0 1 rg 0 0 120 30 re f BT 1 g /F1 18 Tf 5 8 Td (Mustermann) Tj ET",
                            "/BBox [0 0 120 30]"),
        });
        const QImage page = byQtPdf(withRenderedForm(file));
        QCOMPARE(QColor(page.pixel(130, 400 - 344)), QColor(0, 0, 255));
        int white = 0;
        for (int y = 33; y < 57; ++y)
            for (int x = 22; x < 138; ++x)
                white += qRed(page.pixel(x, y)) > 128 ? 1 : 0;
        QVERIFY2(white > 100, qPrintable(QString::number(white))); // the letters
    }

    void valuesWithoutAppearances_data()
    {
        QTest::addColumn<QByteArray>("needed");
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("none there") << QByteArray() << QByteArray();
        QTest::newRow("all to be made") << QByteArray("/NeedAppearances true") << QByteArray();
        QTest::newRow("rotated") << QByteArray() << QByteArray("/Rotate 90");
    }
    void valuesWithoutAppearances()
    {
        if (!test::requireProgram("pdftoppm")) return;
        QFETCH(QByteArray, needed);
        QFETCH(QByteArray, page);
        const QByteArray file = bareForm(needed, page);
        const QByteArray shown = withRenderedForm(file);
        QVERIFY(shown.startsWith(file) && shown.size() > file.size());
        const QString text = textByPoppler(shown);
        for (const char* value :
             {"Mustermann", "1234,50", "First line", "Second line", "Germany", "Red", "Green"})
            QVERIFY2(text.contains(QLatin1String(value)), qPrintable(text));
        // Ink is where poppler paints it, and nowhere else.
        const QImage others = byPoppler(file);
        const QImage own = byQtPdf(shown);
        QCOMPARE(own.size(), others.size());
        const bool turned = page.contains("90");
        const auto inkIn = [&](const QImage& image, QRect rect) { // in user space
            int ink = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                for (int x = rect.left(); x <= rect.right(); ++x)
                    ink += qGray(turned ? image.pixel(y, x) : image.pixel(x, 399 - y)) < 200 ? 1 : 0;
            return ink;
        };
        const QList<QRect> places{{20, 360, 60, 20},   {220, 360, 60, 20}, {20, 320, 60, 30},
                                  {160, 310, 20, 30},  {260, 310, 20, 30}, {20, 250, 60, 25},
                                  {160, 260, 120, 40}, {20, 200, 30, 30}};
        for (const QRect& place : places) {
            const QByteArray where =
                QByteArray::number(place.left()) + ", " + QByteArray::number(place.top());
            QVERIFY2(inkIn(others, place) > 12, where);
            QVERIFY2(inkIn(own, place) > 12, where);
        }
        for (const QRect& bare : {QRect(100, 360, 40, 20), QRect(160, 360, 55, 20), QRect(70, 200, 30, 30)}) {
            QCOMPARE(inkIn(others, bare), 0);
            QCOMPARE(inkIn(own, bare), 0);
        }
        const auto at = [&](int x, int y) {
            return QColor(turned ? own.pixel(y, x) : own.pixel(x, 399 - y));
        };
        QCOMPARE(at(80, 155), QColor(255, 255, 0));
        QCOMPARE(at(21, 155), QColor(255, 0, 0));
        QCOMPARE(withRenderedForm(shown).constData(), shown.constData());
        // Nor are they generated again where a tag shows the value.
        const QByteArray without = withRenderedForm(file, {QStringLiteral("line")});
        QVERIFY(!textByPoppler(without).contains(QLatin1String("Mustermann")));
        QCOMPARE(withRenderedForm(without).constData(), without.constData());
    }

    void anOldAppearanceIsNoValue()
    {
        if (!test::requireProgram("pdftotext")) return;
        const auto file = [](const QByteArray& needed, const QByteArray& more) {
            return test::rawPdf({
                "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R] /DA (/F1 0 Tf 0 g) /DR <</Font "
                "<</F1 5 0 R>>>> " +
                    needed + ">>>>",
                "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [6 0 R]>>",
                test::rawStream(""),
                "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
                widget("Tx", "text", "20 340 140 370", "7 0 R", ("/F 4 /V (1000) " + more).constData()),
                test::rawStream("BT /F1 18 Tf 5 8 Td (999) Tj ET",
                                "/BBox [0 0 120 30] /Subtype /Form /Resources <</Font <</F1 5 0 R>>>>"),
            });
        };
        const QByteArray needed = "/NeedAppearances true";
        QCOMPARE(textByPoppler(withRenderedForm(file({}, {}))), QStringLiteral("999"));
        QCOMPARE(textByPoppler(withRenderedForm(file(needed, {}))), QStringLiteral("1000"));
        // Script output isn't generated here.
        QCOMPARE(textByPoppler(withRenderedForm(
                     file(needed, "/AA <</F <</S /JavaScript /JS (AFNumber_Format\\(2\\))>>>>"))),
                 QStringLiteral("999"));
    }

    void whatDoesNotTurnWithThePage_data()
    {
        QTest::addColumn<int>("rotation");
        for (const int rotation : {0, 90, 180, 270})
            QTest::addRow("%d", rotation) << rotation;
    }
    void whatDoesNotTurnWithThePage()
    {
        if (!test::requireProgram("pdftoppm")) return;
        QFETCH(int, rotation);
        // A field, and an annotation that isn't a field; 16: NoRotate.
        const QByteArray file = test::rawPdf({
            "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R]>>>>",
            "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [6 0 R 7 0 R] /Rotate " +
                QByteArray::number(rotation) + ">>",
            test::rawStream(""),
            appearance("1 0 0"),
            widget("Tx", "text", "100 200 160 240", "5 0 R", "/F 20"),
            "<</Type /Annot /Subtype /Stamp /Rect [100 100 160 140] /F 20 /AP <</N 5 0 R>>>>",
        });
        const QImage others = byPoppler(file);
        const double now = difference(byQtPdf(withRenderedForm(file)), others);
        QVERIFY2(now < 1.0, qPrintable(QString::number(now)));
        if (rotation != 0) QVERIFY(difference(byQtPdf(file), others) > 5);
    }

    void layersThatAreOff_data()
    {
        QTest::addColumn<QByteArray>("layer");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("on") << QByteArray("8 0 R") << true;
        QTest::newRow("off") << QByteArray("9 0 R") << false;
        QTest::newRow("any on") << QByteArray("<</Type /OCMD /OCGs [8 0 R 9 0 R]>>") << true;
        QTest::newRow("all on") << QByteArray("<</Type /OCMD /OCGs [8 0 R 9 0 R] /P /AllOn>>") << false;
        QTest::newRow("all off") << QByteArray("<</Type /OCMD /OCGs [8 0 R] /P /AllOff>>") << false;
        QTest::newRow("expression") << QByteArray(
                                           "<</Type /OCMD /OCGs [8 0 R] /VE [/And 8 0 R [/Not 9 0 R]]>>")
                                    << true;
        QTest::newRow("expression, not")
            << QByteArray("<</Type /OCMD /OCGs [8 0 R] /VE [/Or 9 0 R [/Not 8 0 R]]>>") << false;
    }
    void layersThatAreOff()
    {
        if (!test::requireProgram("pdftoppm")) return;
        QFETCH(QByteArray, layer);
        QFETCH(bool, isShown);
        const QByteArray file = test::rawPdf({
            "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R]>> /OCProperties <</OCGs [8 0 R 9 0 R] "
            "/D <</OFF [9 0 R]>>>>>>",
            "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [6 0 R 7 0 R]>>",
            test::rawStream(""),
            appearance("1 0 0"),
            widget("Tx", "text", "100 200 160 240", "5 0 R", ("/F 4 /OC " + layer).constData()),
            "<</Type /Annot /Subtype /Stamp /Rect [100 100 160 140] /F 4 /AP <</N 5 0 R>> /OC " + layer +
                ">>",
            "<</Type /OCG /Name (on)>>",
            "<</Type /OCG /Name (off)>>",
        });
        const QImage own = byQtPdf(withRenderedForm(file));
        QCOMPARE(QColor(own.pixel(110, 400 - 220)) == QColor(255, 0, 0), isShown);
        QCOMPARE(QColor(own.pixel(110, 400 - 120)) == QColor(255, 0, 0), isShown); // not a field
        QVERIFY(difference(own, byPoppler(file)) < 1.0);
    }

    void signedFileAndItsRevisions()
    {
        test::HandwrittenPdf file = test::HandwrittenPdf::form();
        const qint64 before = file.bytes().size();
        const int look = file.nextObject() + 2;
        file.sign(test::ecKey(), "seen", {{look, appearance("0 0.6 0")}},
                  "/Rect [300 300 360 340] /F 132 /AP <</N " + QByteArray::number(look) + " 0 R>>");
        const QByteArray& bytes = file.bytes();
        const auto green = [&](const QByteArray& part) {
            const QImage page = byQtPdf(withRenderedForm(part));
            return QColor(page.pixel(310, page.height() - 320)) == QColor(0, 153, 0);
        };
        QVERIFY(green(bytes));
        QVERIFY(!green(QByteArray::fromRawData(bytes.constData(), before)));
    }

    void nothingToShow()
    {
        const QByteArray plain = test::rawPdf(
            {"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
             "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R>>", test::rawStream("")});
        for (const QByteArray& bytes : {plain, QByteArray("%PDF-1.7 nonsense"), QByteArray()})
            QCOMPARE(withRenderedForm(bytes).constData(), bytes.constData());
    }

    void hostile()
    {
        // Cycles, absurd numbers, a flood of widgets: a quick result.
        QByteArray annots;
        for (int i = 0; i < 60'000; ++i)
            annots += "5 0 R <</Subtype /Widget /Rect [0 0 1e9 1e300] /AP <</N 6 0 R>>>> ";
        const QByteArray file = test::rawPdf({
            "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [5 0 R]>>>>",
            "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Annots [" + annots + "]>>",
            test::rawStream("1 0 0 rg 0 0 10 10 re f"),
            "<</Subtype /Widget /FT /Tx /T (a) /Parent 5 0 R /Kids [5 0 R] /Rect [0 0 50 50] /AP <</N 6 0 "
            "R>>>>",
            test::rawStream("/A Do", "/Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</A 6 0 R>>>>"),
        });
        test::WorkTimer clock;
        const QImage page = byQtPdf(withRenderedForm(file));
        QCOMPARE(QColor(page.pixel(5, 395)), QColor(255, 0, 0));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }
};

INK_TEST(TestRenderedForm, "tst_renderedform")

} // namespace tst_renderedform

#include "tst_renderedform.moc"
