// Anchors on pages: found in any encoding of the text, placed where they are, and removed from the new
// revision while everything else stays, which poppler's programs check.
#include "app/pdf/content/anchors.h"
#include "app/pdf/intake/formimport.h"
#include "app/pdf/intake/tagimport.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tst_anchors {

using namespace ink;
using namespace ink::pdf;
using domain::ImportedTag;
using domain::TagImport;
using domain::TagType;
using ink::test::rawPdf;
using ink::test::rawStream;

namespace {

/** Pages with these contents, the fonts F1 and F2 and further objects from number 20 on under /XObject. */
QByteArray pagesOf(const QList<QByteArray>& contents, const QByteArray& xobjects = {},
                   const QList<QByteArray>& more = {}, const QByteArray& pageEntries = {})
{
    QByteArray kids;
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>", {}, {}, {}};
    objects[2] = "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>";
    objects[3] = "<</Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding>>";
    objects.append("<</Font <</F1 3 0 R /F2 4 0 R>> /XObject <<" + xobjects + ">>>>"); // 5
    for (const QByteArray& content : contents) {
        const QByteArray own = QByteArray::number(objects.size() + 2);
        kids += ' ' + QByteArray::number(objects.size() + 1) + " 0 R";
        objects.append("<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources 5 0 R /Contents " +
                       own + " 0 R " + pageEntries + ">>");
        objects.append(rawStream(content));
    }
    while (objects.size() < 19)
        objects.append("null");
    objects[1] = "<</Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(contents.size()) + ">>";
    return rawPdf(objects + more);
}

QByteArray pageOf(const QByteArray& content)
{
    return pagesOf({content});
}

TagImport importOf(const QByteArray& bytes)
{
    const auto import = importAnchors(bytes);
    if (!import) QTest::qFail(qPrintable(import.error().detail.english()), __FILE__, __LINE__);
    return import.value_or(TagImport());
}

QByteArray erased(const QByteArray& bytes)
{
    auto writer = IncrementalWriter::open(bytes);
    if (!writer) return {};
    if (const auto done = writer->eraseAnchors(); !done) return {};
    const auto result = std::move(*writer).finish();
    return result.value_or(QByteArray());
}

class Programs
{
public:
    [[nodiscard]] static bool require() { return test::requirePrograms({"pdftotext", "pdftoppm"}); }

    QString text(const QByteArray& pdf)
    {
        return QString::fromUtf8(
            run(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), write(pdf), QStringLiteral("-")}));
    }
    QImage picture(const QByteArray& pdf, int page = 1)
    {
        const QString number = QString::number(page);
        const QByteArray png = run(QStringLiteral("pdftoppm"),
                                   {QStringLiteral("-r"), QStringLiteral("144"), QStringLiteral("-f"), number,
                                    QStringLiteral("-l"), number, QStringLiteral("-png"), write(pdf)});
        return QImage::fromData(png).convertToFormat(QImage::Format_Grayscale8);
    }
    bool isSound(const QByteArray& pdf)
    {
        QProcess process;
        process.start(QStringLiteral("qpdf"), {QStringLiteral("--check"), write(pdf)});
        return process.waitForFinished(20'000) && process.exitCode() == 0;
    }

private:
    QString write(const QByteArray& pdf)
    {
        const QString path = m_folder.filePath(QStringLiteral("file-%1.pdf").arg(++m_count));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) file.write(pdf);
        return path;
    }
    static QByteArray run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(20'000);
        return process.readAllStandardOutput();
    }
    QTemporaryDir m_folder;
    int m_count = 0;
};

/** Checks that ink was removed in these places (points) and nowhere else, and that none was added. */
QString compared(const QImage& before, const QImage& after, const QList<QRectF>& places)
{
    if (before.isNull() || before.size() != after.size()) return QStringLiteral("no pictures");
    QList<int> gone(places.size(), 0);
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x) {
            if (before.pixelColor(x, y) == after.pixelColor(x, y)) continue;
            const QPointF point((x + 0.5) / 2, (y + 0.5) / 2);
            qsizetype at = 0;
            while (at < places.size() && !places.at(at).adjusted(-8, -4, 8, 4).contains(point))
                ++at;
            if (at == places.size()) return QStringLiteral("differs at %1 %2").arg(point.x()).arg(point.y());
            if (qGray(after.pixel(x, y)) < 250)
                return QStringLiteral("not blank at %1 %2").arg(point.x()).arg(point.y());
            ++gone[at];
        }
    for (const int count : gone)
        if (count < 40) return QStringLiteral("only %1 pixels have gone").arg(count);
    return {};
}

} // namespace

class TestAnchors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ways_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QRectF>("place"); // of the anchor's text, approximately
        const auto row = [](const char* name, const QByteArray& content, const QRectF& place) {
            QTest::newRow(name) << content << place;
        };
        const QRectF plain(80, 90, 16, 12); // after "Sign: " at 12 points
        row("one string", "BT /F1 12 Tf 50 300 Td (Sign: \\\\s1\\\\ here) Tj ET", plain);
        row("letter by letter",
            "BT /F1 12 Tf 50 300 Td (Sign: ) Tj (\\\\) Tj (s) Tj (1) Tj (\\\\) Tj ( here) Tj ET", plain);
        row("kerned", "BT /F1 12 Tf 50 300 Td [(Si) 20 (gn: \\\\) -30 (s) 40 (1) 25 (\\\\ he) 10 (re)] TJ ET",
            plain);
        row("hex", "BT /F1 12 Tf 50 300 Td <5369676E3A205C73315C2068657265> Tj ET", plain);
        row("two fonts",
            "BT /F1 12 Tf 50 300 Td (Sign: \\\\) Tj /F2 12 Tf (s1) Tj /F1 12 Tf (\\\\ here) Tj ET", plain);
        row("own positions",
            "BT /F1 12 Tf 1 0 0 1 50 300 Tm (Sign: ) Tj 1 0 0 1 82.7 300 Tm (\\\\s) Tj ET "
            "BT /F1 12 Tf 1 0 0 1 92 300 Tm (1\\\\) Tj 1 0 0 1 106 300 Tm (here) Tj ET",
            plain);
        row("quote", "BT /F1 12 Tf 14 TL 50 314 Td (Sign: \\\\s1\\\\ here) ' ET", plain);
        row("double quote", "BT /F1 12 Tf 14 TL 50 314 Td 0 0 (Sign: \\\\s1\\\\ here) \" ET", plain);
        row("spaced and stretched", "BT /F1 10 Tf 1 Tc 2 Tw 90 Tz 50 300 Td (Sign: \\\\s1\\\\ here) Tj ET",
            QRectF(80, 90, 22, 12));
        row("white",
            "1 g BT /F1 12 Tf 50 300 Td (Sign: \\\\s1\\\\ ) Tj ET 0 g BT /F1 12 Tf 110 300 Td (here) Tj ET",
            plain);
        row("turned text", "BT /F1 12 Tf 0 1 -1 0 100 100 Tm (Sign: \\\\s1\\\\ here) Tj ET",
            QRectF(88, 247, 14, 22));
        row("scaled page", "q 2 0 0 2 0 0 cm BT /F1 6 Tf 25 150 Td (Sign: \\\\s1\\\\ here) Tj ET Q", plain);
    }
    void ways()
    {
        QFETCH(QByteArray, content);
        QFETCH(QRectF, place);
        // Ink around it that must stay.
        const QByteArray file =
            pageOf(content + " 0 g 20 20 40 40 re f BT /F2 14 Tf 60 200 Td (Stays \\(as it is\\)) Tj ET");
        const TagImport import = importOf(file);
        QVERIFY(import.findings.isEmpty());
        QCOMPARE(import.tags.size(), 1);
        const ImportedTag& tag = import.tags.first();
        QCOMPARE(tag.tag.type, TagType::Signature);
        QCOMPARE(tag.recipient, 1);
        QCOMPARE(tag.source, QStringLiteral("\\s1\\"));
        QVERIFY(tag.tag.rect.width >= 16 && tag.tag.rect.height >= 12);
        const QRectF rect(tag.tag.rect.left, tag.tag.rect.top, tag.tag.rect.width, tag.tag.rect.height);
        QVERIFY2(rect.adjusted(-3, -3, 3, 3).contains(place.center()),
                 qPrintable(QStringLiteral("%1 %2 %3 %4")
                                .arg(rect.x())
                                .arg(rect.y())
                                .arg(rect.width())
                                .arg(rect.height())));

        const QByteArray after = erased(file);
        QVERIFY(after.startsWith(file));
        QVERIFY(after.size() > file.size());
        QVERIFY(importOf(after).tags.isEmpty());
        if (!Programs::require()) return;
        Programs programs;
        QVERIFY(programs.isSound(after));
        const QString text = programs.text(after);
        QVERIFY2(!text.contains(QLatin1Char('\\')) && !text.contains(QStringLiteral("s1")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Sign:")) && text.contains(QStringLiteral("here")));
        QVERIFY(text.contains(QStringLiteral("Stays (as it is)")));
        if (QString::fromUtf8(QTest::currentDataTag()) == QLatin1StringView("white"))
            return; // nothing to see
        const QString difference = compared(programs.picture(file), programs.picture(after), {place});
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void turnedPages_data()
    {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QPointF>("place");
        QTest::newRow("90") << QByteArray("/Rotate 90") << QPointF(303, 88);
        QTest::newRow("180") << QByteArray("/Rotate 180") << QPointF(212, 303);
        QTest::newRow("270") << QByteArray("/Rotate 270") << QPointF(97, 212);
        QTest::newRow("crop") << QByteArray("/CropBox [20 100 280 380]") << QPointF(68, 77);
        QTest::newRow("unit") << QByteArray("/UserUnit 1.5") << QPointF(132, 145);
    }
    void turnedPages()
    {
        QFETCH(QByteArray, entries);
        QFETCH(QPointF, place);
        const QByteArray file =
            pagesOf({"BT /F1 12 Tf 50 300 Td (Sign: \\\\c1\\\\ here) Tj ET"}, {}, {}, entries);
        const TagImport import = importOf(file);
        QCOMPARE(import.tags.size(), 1);
        const domain::PageRect r = import.tags.first().tag.rect;
        QVERIFY2(QRectF(r.left, r.top, r.width, r.height).adjusted(-2, -2, 2, 2).contains(place),
                 qPrintable(QStringLiteral("%1 %2").arg(r.left).arg(r.top)));
        QVERIFY(importOf(erased(file)).tags.isEmpty());
    }

    void formXObjects()
    {
        // A form inside a form, the same on both pages; the second page has text of its own too.
        const QByteArray inner =
            rawStream("BT /F1 12 Tf 0 0 Td (By \\\\i2\\\\ please) Tj ET",
                      "/Type /XObject /Subtype /Form /BBox [-10 -10 300 50] /Resources 5 0 R");
        const QByteArray outer = rawStream(
            "q 1 0 0 1 0 10 cm /In Do Q",
            "/Type /XObject /Subtype /Form /BBox [-10 -10 300 90] /Resources <</XObject <</In 20 0 R>>>>");
        const QByteArray file =
            pagesOf({"q 1 0 0 1 50 290 cm /Out Do Q",
                     "q 1 0 0 1 50 100 cm /Out Do Q BT /F1 12 Tf 50 300 Td (\\\\s1\\\\ mine) Tj ET"},
                    "/Out 21 0 R", {inner, outer});
        const TagImport import = importOf(file);
        QCOMPARE(import.tags.size(), 3);
        QCOMPARE(import.tags.at(0).tag.pageIndex, 1);
        QCOMPARE(import.tags.at(0).tag.type, TagType::Initial);
        QCOMPARE(import.tags.at(1).tag.pageIndex, 2);
        const QByteArray after = erased(file);
        QVERIFY(importOf(after).tags.isEmpty());
        if (!Programs::require()) return;
        Programs programs;
        QVERIFY(programs.isSound(after));
        const QString text = programs.text(after);
        QVERIFY2(!text.contains(QLatin1Char('\\')), qPrintable(text));
        QCOMPARE(text.count(QStringLiteral("please")), 2);
        QVERIFY(text.contains(QStringLiteral("mine")));
        const QString first =
            compared(programs.picture(file), programs.picture(after), {QRectF(66, 84, 22, 18)});
        QVERIFY2(first.isEmpty(), qPrintable(first));
        const QString second = compared(programs.picture(file, 2), programs.picture(after, 2),
                                        {QRectF(66, 274, 22, 18), QRectF(48, 86, 22, 18)});
        QVERIFY2(second.isEmpty(), qPrintable(second));
    }

    void splitContents()
    {
        // The page's content is an array, and a TJ array continues from one stream into the next.
        const QByteArray cut =
            rawPdf({"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents [5 0 R 6 0 R 7 0 R] "
                    "/Resources <</Font <</F1 4 0 R>>>>>>",
                    "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
                    rawStream("BT /F1 12 Tf 50 300 Td (before) Tj 0 -20 Td [(a \\\\t)"),
                    rawStream("0 (1\\\\ z)] TJ"), rawStream("0 -20 Td (behind) Tj ET")});
        QCOMPARE(importOf(cut).tags.size(), 1);
        const QByteArray after = erased(cut);
        QVERIFY(importOf(after).tags.isEmpty());
        if (!Programs::require()) return;
        Programs programs;
        const QString text = programs.text(after).simplified();
        QCOMPARE(text, QStringLiteral("before a z behind"));
        const QString difference =
            compared(programs.picture(cut), programs.picture(after), {QRectF(58, 106, 22, 18)});
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void sizes()
    {
        // A tag ends before the next word, and grows if there is space.
        const TagImport near = importOf(pageOf("BT /F1 12 Tf 50 300 Td (\\\\t1\\\\ years of age) Tj ET"));
        QVERIFY(near.tags.first().tag.rect.width <= 24);
        const TagImport wide = importOf(pageOf("BT /F1 12 Tf 50 300 Td (\\\\t1\\\\) Tj ET"));
        QCOMPARE(wide.tags.first().tag.rect.width, 140);
        // A signature keeps its distance from the line above.
        const TagImport below =
            importOf(pageOf("BT /F1 12 Tf 50 325 Td (Text above) Tj 0 -25 Td (\\\\s1\\\\) Tj ET"));
        QVERIFY(below.tags.first().tag.rect.top >= 77);
        QVERIFY(below.tags.first().tag.rect.width >= 100);
        const TagImport told =
            importOf(pageOf("BT /F1 12 Tf 50 300 Td ({{S;type=signature;width=99;height=44}}) Tj ET"));
        QCOMPARE(told.tags.first().tag.rect.width, 99);
        QCOMPARE(told.tags.first().tag.rect.height, 44);
        // The spaces in a bracket define its width.
        const TagImport blanks =
            importOf(pageOf("BT /F1 8 Tf 50 300 Td ([text|req|signer1) Tj 120 0 Td (]) Tj ET"));
        QCOMPARE(blanks.tags.size(), 1);
        QVERIFY(blanks.tags.first().tag.rect.width >= 120);
        // Braces may continue in the next line.
        const TagImport wrapped = importOf(pageOf("BT /F1 10 Tf 50 300 Td (Name {{Full name;type=text;) Tj 0 "
                                                  "-12 Td (role=Buyer}} and more) Tj ET"));
        QCOMPARE(wrapped.tags.size(), 1);
        QCOMPARE(wrapped.tags.first().role, QStringLiteral("Buyer"));
        QVERIFY(wrapped.tags.first().tag.rect.bottom() <= 106);
    }

    void findings()
    {
        const TagImport import =
            importOf(pagesOf({"", "BT /F1 12 Tf 50 300 Td (\\\\s1\\\\ then \\\\q7\\\\) Tj ET"}));
        QCOMPARE(import.tags.size(), 1);
        QCOMPARE(import.findings.size(), 1);
        QVERIFY(import.findings.first().isError);
        QCOMPARE(import.findings.first().pageIndex, 2);
        QCOMPARE(import.findings.first().text, QStringLiteral("\\q7\\"));
        // A malformed anchor stays visible.
        if (!Programs::require()) return;
        Programs programs;
        const QByteArray file = pageOf("BT /F1 12 Tf 50 300 Td (\\\\s1\\\\ then \\\\q7\\\\) Tj ET");
        QVERIFY(programs.text(erased(file)).contains(QStringLiteral("\\q7\\")));
    }

    void subsetFonts()
    {
        // Qt's output: embedded subsets with two-byte codes.
        QByteArray file;
        QBuffer buffer(&file);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QSizeF(300, 400), QPageSize::Point));
        writer.setResolution(72);
        writer.setPageMargins(QMarginsF());
        QPainter painter(&writer);
        painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 11));
        painter.drawText(40, 100, QStringLiteral("Signé par \\s1\\ à Genève"));
        painter.drawText(40, 150, QStringLiteral("{{Prénom;type=text;role=Käufer}} ici"));
        painter.end();
        const TagImport import = importOf(file);
        QCOMPARE(import.tags.size(), 2);
        QCOMPARE(import.tags.at(1).tag.name, QStringLiteral("Prénom"));
        QCOMPARE(import.tags.at(1).role, QStringLiteral("Käufer"));
        const QByteArray after = erased(file);
        QVERIFY(importOf(after).tags.isEmpty());
        if (!Programs::require()) return;
        Programs programs;
        const QString text = programs.text(after);
        QVERIFY2(!text.contains(QLatin1Char('\\')) && !text.contains(QLatin1Char('{')) &&
                     !text.contains(QStringLiteral("type")),
                 qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Genève")) && text.contains(QStringLiteral("ici")));
    }

    void formIsSettled()
    {
        // A hybrid XFA form whose catalog has its AcroForm as a direct object; a choice with export values.
        const auto widget = [](const QByteArray& entries, const QByteArray& rect) {
            return "<</Type /Annot /Subtype /Widget /F 4 /Rect [" + rect + "] " + entries + ">>";
        };
        const QByteArray file = rawPdf(
            {"<</Type /Catalog /Pages 2 0 R /AcroForm <</XFA (x) /Fields [4 0 R 5 0 R 6 0 R 7 0 R] /DA "
             "(/Helv 9 Tf)>>>>",
             "<</Type /Pages /Kids [3 0 R] /Count 1>>",
             "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [4 0 R 5 0 R 6 0 R 7 0 R]>>",
             widget("/FT /Ch /Ff 131072 /T (pick) /V (x) /Opt [[(x) (Ex)] [(y) (Why)]]", "20 300 120 320"),
             widget("/FT /Tx /T (text) /V (old) /Ff 2 /AP <</N 8 0 R>> /MK <</BG [0 0 1]>>",
                    "20 200 120 220"),
             widget("/FT /Tx /T (other)", "20 100 120 120"),
             widget("/FT /Sig /T (signature)", "20 50 120 70"),
             rawStream("0 0 1 rg 0 0 100 20 re f", "/Type /XObject /Subtype /Form /BBox [0 0 100 20]")});
        auto writer = IncrementalWriter::open(file);
        QVERIFY(writer.has_value());
        QVERIFY(writer->applyFormValues({{QStringLiteral("pick"), QStringLiteral("Why"), {}, false},
                                         {QStringLiteral("text"), QStringLiteral("Ω new"), {}, false},
                                         {QStringLiteral("signature"), {}, {}, false}}));
        const QByteArray after = std::move(*writer).finish().value();
        QVERIFY(after.startsWith(file));
        QVERIFY(importForm(after)->findings.isEmpty());
        const TagImport left = importForm(after).value();
        QCOMPARE(left.tags.size(), 1); // the others are hidden
        QCOMPARE(left.tags.first().tag.name, QStringLiteral("other"));
        const QByteArray added = after.mid(file.size());
        QVERIFY(!added.contains("/XFA"));
        QVERIFY(added.contains("/V (y)"));
        QVERIFY(added.contains("/V <FEFF03A9"));
        if (!Programs::require()) return;
        Programs programs;
        QVERIFY(programs.isSound(after));
        const QString difference = compared(programs.picture(file), programs.picture(after),
                                            {QRectF(20, 180, 100, 20), QRectF(20, 80, 100, 20)});
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    /** No text in unrelated files is detected as an anchor, and all are read in time. */
    void corpus()
    {
        const QDir dir(ink::test::corpusPath(QStringLiteral("pdf")));
        if (!test::requireCorpus(dir.exists())) return;
        int read = 0;
        qint64 longest = 0;
        for (const QString& name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name)) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            test::WorkTimer clock;
            const auto import = importAnchors(bytes);
            longest = std::max(longest, clock.elapsed());
            if (!import) continue;
            ++read;
            QVERIFY2(import->tags.isEmpty(),
                     qPrintable(name + QLatin1Char(' ') + import->tags.value(0).source));
            for (const domain::ImportFinding& finding : import->findings)
                QVERIFY2(!finding.isError, qPrintable(name + QLatin1Char(' ') + finding.text));
        }
        std::printf("%d files read, the slowest in %lld ms\n", read, static_cast<long long>(longest));
        QVERIFY(read > 80);
    }

    void hostile()
    {
        // Very many anchors, and very many unterminated ones, on one page.
        const QByteArray many =
            "BT /F1 1 Tf 2 398 Td 1 TL " + QByteArray("(\\\\t1\\\\ x) ' ").repeated(15'000) + "ET";
        const QByteArray open =
            "BT /F1 1 Tf 2 398 Td 1 TL " + QByteArray("({{a) ' 3 0 Td ").repeated(20'000) + "ET";
        test::WorkTimer clock;
        const TagImport import = importOf(pagesOf({many}));
        QVERIFY(import.tags.size() <= 10'000);
        (void)importOf(pagesOf({open}));
        QVERIFY2(clock.elapsed() < 8'000, qPrintable(QString::number(clock.elapsed())));
    }

    /** Random byte changes: a result or an error, never a crash. */
    void mutated()
    {
        const QByteArray file =
            pagesOf({"BT /F1 12 Tf 50 300 Td [(Sign: \\\\s1\\\\) 20 ({{A;type=date}})] TJ ET q /Out Do Q"},
                    "/Out 20 0 R",
                    {rawStream("BT /F1 9 Tf (By [sig|req|signer1]) ' ET",
                               "/Type /XObject /Subtype /Form /BBox [0 0 300 50] /Resources 5 0 R")});
        quint32 state = 7;
        const auto next = [&state](int below) {
            state = state * 1664525U + 1013904223U;
            return static_cast<int>((state >> 8) % static_cast<quint32>(below));
        };
        int done = 0;
        for (int i = 0; i < 400; ++i) {
            QByteArray bytes = file;
            for (int k = next(6); k >= 0; --k)
                bytes[next(static_cast<int>(bytes.size()))] = static_cast<char>(next(256));
            if (!importTags(bytes)) continue;
            const QByteArray after = erased(bytes);
            if (!after.isEmpty()) QVERIFY(after.startsWith(bytes) && importTags(after).has_value());
            ++done;
        }
        QVERIFY(done > 100);
    }

    void browserPrint()
    {
        // Glyph by glyph, tagged, in several subsets: a browser's output.
        if (!test::requireProgram("chromium") || !Programs::require()) return;
        QTemporaryDir folder;
        QFile page(folder.filePath(QStringLiteral("page.html")));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write("<body style=\"font-family:'DejaVu Serif'\"><p>Signed <b>by \\s</b><i>1\\</i> today</p>"
                   "<p>{{Full Name;type=text;role=Buyer}} stays</p>"
                   "<p style=\"letter-spacing:3px\">[sig|req|signer2] spaced</p></body>");
        page.close();
        const QString path = folder.filePath(QStringLiteral("page.pdf"));
        QProcess process;
        process.start(QStringLiteral("chromium"),
                      {QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                       QStringLiteral("--disable-gpu"),
                       QStringLiteral("--user-data-dir=") + folder.filePath(QStringLiteral("profile")),
                       QStringLiteral("--print-to-pdf=") + path, page.fileName()});
        QVERIFY(process.waitForFinished(30'000));
        QFile printed(path);
        QVERIFY2(printed.open(QIODevice::ReadOnly), process.readAllStandardError().constData());
        const QByteArray file = printed.readAll();
        const TagImport import = importOf(file);
        QCOMPARE(import.tags.size(), 3);
        QCOMPARE(import.tags.at(0).recipient, 1);
        QCOMPARE(import.tags.at(1).role, QStringLiteral("Buyer"));
        QCOMPARE(import.tags.at(2).recipient, 2);
        const QByteArray after = erased(file);
        QVERIFY(importOf(after).tags.isEmpty());
        Programs programs;
        QVERIFY(programs.isSound(after));
        const QString text = programs.text(after);
        QVERIFY2(!text.contains(QLatin1Char('\\')) && !text.contains(QLatin1Char('{')) &&
                     !text.contains(QLatin1Char('[')),
                 qPrintable(text));
        for (const char* word : {"Signed", "today", "stays", "spaced"})
            QVERIFY2(QString(text).remove(QLatin1Char(' ')).contains(QLatin1StringView(word)),
                     qPrintable(text));
        QList<QRectF> places;
        for (const ImportedTag& each : import.tags)
            places.append(
                QRectF(each.tag.rect.left, each.tag.rect.top, each.tag.rect.width, each.tag.rect.height));
        const QString difference = compared(programs.picture(file), programs.picture(after), places);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void actualText()
    {
        const QByteArray file =
            pageOf("/Span <</ActualText (\\\\s1\\\\)>> BDC BT /F1 12 Tf 50 300 Td (\\\\s1\\\\) Tj ET EMC "
                   "BT /F1 12 Tf 50 250 Td (rest) Tj ET");
        QCOMPARE(importOf(file).tags.size(), 1);
        if (!Programs::require()) return;
        Programs programs;
        QCOMPARE(programs.text(erased(file)).simplified(), QStringLiteral("rest"));
    }
};

INK_TEST(TestAnchors, "tst_anchors")

} // namespace tst_anchors

#include "tst_anchors.moc"
