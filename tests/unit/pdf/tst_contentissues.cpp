// Files whose content can change by itself, or differs between programs, the screen and paper: recognised,
// and ended.
#include "app/pdf/forms/renderedform.h"
#include "app/pdf/intake/contenttreatment.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/manualclock.h"
#include "tests/support/paths.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QPdfDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_contentissues {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::ContentIssue;
using domain::ContentTreatment;
using Issues = QList<ContentIssue>;

namespace {

const QByteArray font = "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>";

/** A page of 300 x 400 with the words "Price 100"; object 4 is its content, 5 a font, 6 and on are `more`. */
QByteArray page(const QByteArray& catalog, const QByteArray& entries = {}, const QList<QByteArray>& more = {},
                const QByteArray& content = "BT /F1 18 Tf 20 350 Td (Price 100) Tj ET",
                const QByteArray& resources = {})
{
    return rawPdf(QList<QByteArray>{"<</Type /Catalog /Pages 2 0 R " + catalog + ">>",
                                    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                                    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R "
                                    "/Resources <</Font <</F1 5 0 R>> " +
                                        resources + ">> " + entries + ">>",
                                    rawStream(content), font} +
                  more);
}

QByteArray look(const QByteArray& words)
{
    return rawStream("BT /F1 12 Tf 2 6 Td (" + words + ") Tj ET",
                     "/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources <</Font <</F1 5 0 R>>>>");
}

/** Two layers, "900" and "100" at the same place. */
QByteArray layers(const QByteArray& first, const QByteArray& second, const QByteArray& configuration,
                  const QByteArray& content = "/OC /L1 BDC BT /F1 18 Tf 20 300 Td (900) Tj ET EMC\n"
                                              "/OC /L2 BDC BT /F1 18 Tf 20 300 Td (100) Tj ET EMC")
{
    return page("/OCProperties <</OCGs [6 0 R 7 0 R] /D <<" + configuration + ">>>>", {},
                {"<</Type /OCG /Name (One) " + first + ">>", "<</Type /OCG /Name (Two) " + second + ">>"},
                content, "/Properties <</L1 6 0 R /L2 7 0 R>>");
}

/** The first page as the signing page shows it. */
QImage shown(const QByteArray& bytes, pdf::FieldAppearances looks = pdf::FieldAppearances::WithGenerated)
{
    QBuffer content;
    content.setData(pdf::withRenderedForm(bytes, {}, looks));
    content.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&content);
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    const QImage picture = document.render(0, (document.pagePointSize(0) * 1.5).toSize(), options);
    document.close();
    return picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace

class TestContentIssues final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void found_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<Issues>("issues");
        const auto row = [](const char* name, const QByteArray& file, const Issues& issues) {
            QTest::newRow(name) << file << issues;
        };
        row("plain", page(""), {});
        row("links",
            page("/OpenAction [3 0 R /Fit]",
                 "/Annots [<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI "
                 "(https://e.org)>>>> "
                 "<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /GoTo /D [3 0 R /Fit]>>>> <</Type "
                 "/Annot "
                 "/Subtype /Link /Rect [0 0 9 9] /A <</S /Named /N /NextPage>>>>]"),
            {});
        row("layers that are shown always",
            layers("/Usage <</CreatorInfo <</Creator (x)>> /View <</ViewState /ON>> /Print <</PrintState "
                   "/ON>>>>",
                   "", "/Order [6 0 R 7 0 R]"),
            {});
        const QByteArray xfa = "/XFA 6 0 R";
        row("dynamic form",
            page("/NeedsRendering true /AcroForm <</Fields [] " + xfa + ">>", {}, {rawStream("<xdp/>")}),
            {ContentIssue::DynamicForm});
        row("form without fields", page("/AcroForm <</Fields [] " + xfa + ">>", {}, {rawStream("<xdp/>")}),
            {ContentIssue::DynamicForm});
        row("static form",
            page("/AcroForm <</Fields [7 0 R] " + xfa + ">>", {},
                 {rawStream("<xdp/>"),
                  "<</FT /Tx /T (a) /Type /Annot /Subtype /Widget /F 4 /Rect [0 0 9 9]>>"}),
            {ContentIssue::XfaForm});
        row("portfolio", page("/Collection <</View /T>>"), {ContentIssue::Portfolio});
        const QByteArray print = "/Usage <</Print <</PrintState /ON>> /View <</ViewState /OFF>>>>";
        const QByteArray screen = "/Usage <</Print <</PrintState /OFF>> /View <</ViewState /ON>>>>";
        row("layers for screen and print", layers(print, screen, "/AS []"), {ContentIssue::Layers});
        row("layer that isn't printed", layers("", "/Usage <</Print <</PrintState /OFF>>>>", ""),
            {ContentIssue::Layers});
        row("layer that isn't exported", layers("", "/Usage <</Export <</ExportState /OFF>>>>", ""),
            {ContentIssue::Layers});
        row("layer by magnification", layers("/Usage <</Zoom <</min 2>>>>", "", ""), {ContentIssue::Layers});
        row("layer by language", layers("/Usage <</Language <</Lang (de)>>>>", "", ""),
            {ContentIssue::Layers});
        row("layer that is off", layers("", "", "/OFF [6 0 R]"), {ContentIssue::Layers});
        row("layers that are off", layers("", "", "/BaseState /OFF /ON [7 0 R]"), {ContentIssue::Layers});
        row("layer of another intent", layers("/Intent /Design", "", ""), {ContentIssue::Layers});
        row("visibility expression",
            page("/OCProperties <</OCGs [6 0 R] /D <<>>>>", {},
                 {"<</Type /OCG /Name (One)>>", "<</Type /OCMD /OCGs 6 0 R /VE [/Not 6 0 R]>>"},
                 "/OC /L BDC EMC", "/Properties <</L 7 0 R>>"),
            {ContentIssue::Layers});
        row("membership that hides",
            page("/OCProperties <</OCGs [6 0 R] /D <<>>>>", {},
                 {"<</Type /OCG /Name (One)>>", "<</Type /OCMD /OCGs 6 0 R /P /AllOff>>"}, "/OC /L BDC EMC",
                 "/Properties <</L 7 0 R>>"),
            {ContentIssue::Layers});
        const QByteArray script = "<</S /JavaScript /JS (app.alert\\(1\\))>>";
        row("script on opening", page("/OpenAction " + script), {ContentIssue::Scripts});
        row("script behind a link", page("/OpenAction <</S /GoTo /D [3 0 R /Fit] /Next " + script + ">>"),
            {ContentIssue::Scripts});
        row("document scripts", page("/Names <</JavaScript <</Names [(a) " + script + "]>>>>"),
            {ContentIssue::Scripts});
        row("script of a page", page("", "/AA <</O " + script + ">>"), {ContentIssue::Scripts});
        for (const char* when : {"C", "F", "V", "K"})
            QTest::newRow(qPrintable(u"script of a field, "_s + QLatin1String(when)))
                << page("/AcroForm <</Fields [6 0 R]>>", "/Annots [6 0 R]",
                        {"<</FT /Tx /T (a) /Type /Annot /Subtype /Widget /F 4 /Rect [20 20 120 40] /AA <</" +
                         QByteArray(when) + ' ' + script + ">>>>"})
                << Issues{ContentIssue::Scripts};
        for (const char* kind : {"Launch", "GoToR", "GoToE", "SubmitForm", "ResetForm", "ImportData", "Hide",
                                 "SetOCGState", "Rendition", "Trans", "GoTo3DView", "Unknown"})
            QTest::newRow(kind) << page("",
                                        "/Annots [<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /" +
                                            QByteArray(kind) + ">>>>]")
                                << Issues{ContentIssue::Actions};
        row("print command", page("/OpenAction <</S /Named /N /Print>>"), {ContentIssue::Actions});
        row("address opened by itself", page("", "/AA <</O <</S /URI /URI (https://e.org)>>>>"),
            {ContentIssue::Actions});
        row("external stream",
            page("", {},
                 {"<</Length 0 /F (other.bin) /Type /XObject /Subtype /Form /BBox [0 0 9 "
                  "9]>>\nstream\n\nendstream"},
                 "/X Do", "/XObject <</X 6 0 R>>"),
            {ContentIssue::ExternalContent});
        row("reference to another file",
            page("", {},
                 {rawStream("",
                            "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref <</F (other.pdf) /Page 0>>")},
                 "/X Do", "/XObject <</X 6 0 R>>"),
            {ContentIssue::ExternalContent});
        row("alternate image",
            page("", {},
                 {rawStream(
                      "\x80",
                      "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace "
                      "/DeviceGray /Alternates [<</Image 7 0 R /DefaultForPrinting true>>]"),
                  rawStream(
                      "\xff",
                      "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace "
                      "/DeviceGray")},
                 "/X Do", "/XObject <</X 6 0 R>>"),
            {ContentIssue::AlternateImages});
        for (const char* kind :
             {"Screen", "Movie", "Sound", "RichMedia", "3D", "Watermark", "Projection", "Unheard"})
            QTest::newRow(kind)
                << page("", "/Annots [6 0 R]",
                        {"<</Type /Annot /F 4 /Rect [20 20 120 40] /AP <</N 7 0 R>> /Subtype /" +
                             QByteArray(kind) + ">>",
                         look("film")})
                << Issues{ContentIssue::Media};
        const auto stamp = [](const QByteArray& flags) {
            return page(
                "", "/Annots [6 0 R]",
                {"<</Type /Annot /Subtype /Stamp /Rect [20 20 120 40] /AP <</N 7 0 R>> " + flags + ">>",
                 look("paid")});
        };
        row("printed annotation", stamp("/F 4"), {});
        row("hidden annotation", stamp("/F 6"), {});
        row("annotation on the screen only", stamp("/F 0"), {ContentIssue::PrintDiffers});
        row("annotation on paper only", stamp("/F 36"), {ContentIssue::PrintDiffers});
    }
    void found()
    {
        QFETCH(QByteArray, file);
        QFETCH(Issues, issues);
        const auto intake = pdf::acceptPdf(file);
        QVERIFY2(intake, intake ? "" : qPrintable(intake.error().detail.english()));
        QCOMPARE(intake->info.issues, issues);
        if (issues.isEmpty()) return;
        // What is frozen has no issue, and shows what was shown.
        const auto frozen = pdf::treatContent(file, ContentTreatment::Freeze);
        QVERIFY2(frozen, frozen ? "" : qPrintable(frozen.error().detail.english()));
        QCOMPARE(pdf::acceptPdf(*frozen)->info.issues, Issues());
        QCOMPARE(shown(*frozen, pdf::FieldAppearances::Stored), shown(file));
        QCOMPARE(*pdf::treatContent(file, ContentTreatment::Freeze), *frozen); // reproducible
        const auto without = pdf::treatContent(file, ContentTreatment::RemoveScripts);
        const bool onlyScripts =
            issues == Issues{ContentIssue::Scripts} || issues == Issues{ContentIssue::Actions};
        QVERIFY(without);
        QCOMPARE(pdf::acceptPdf(*without)->info.issues, onlyScripts ? Issues() : issues);
        if (!requireProgram("qpdf")) return;
        QVERIFY(!runProgram(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, *frozen).out.isEmpty());
    }

    /** Frozen layers show the same in every program, on screen and in print. */
    void layersHaveOneFace_data()
    {
        QTest::addColumn<QByteArray>("file");
        const QByteArray print = "/Usage <</Print <</PrintState /ON>> /View <</ViewState /OFF>>>>";
        const QByteArray screen = "/Usage <</Print <</PrintState /OFF>> /View <</ViewState /ON>>>>";
        const QByteArray as =
            "/AS [<</Event /View /Category [/View] /OCGs [6 0 R 7 0 R]>> <</Event /Print /Category "
            "[/Print] /OCGs [6 0 R 7 0 R]>>]";
        QTest::newRow("by event") << layers(print, screen, as);
        QTest::newRow("by usage alone") << layers(print, screen, "");
        QTest::newRow("off") << layers("", "", "/OFF [6 0 R]");
        QTest::newRow("state set within what is hidden") << layers(
            "", "", "/OFF [6 0 R]",
            "/OC /L1 BDC q 1 0 0 1 0 -50 cm 20 20 50 50 re f BT /F1 18 Tf 20 350 Td (900) Tj T* (900) ' 1 2 "
            "(900) \" ET Q BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI 1 0 0 rg EMC BT /F1 18 Tf 20 300 Td (100) "
            "Tj "
            "ET");
        QTest::newRow("hidden form and annotation")
            << page("/OCProperties <</OCGs [6 0 R] /D <</OFF [6 0 R]>>>>", "/Annots [8 0 R]",
                    {"<</Type /OCG /Name (One)>>",
                     rawStream("BT /F1 18 Tf 20 200 Td (900) Tj ET",
                               "/Type /XObject /Subtype /Form /BBox [0 0 300 400] /OC 6 0 R /Resources "
                               "<</Font <</F1 5 0 R>>>>"),
                     "<</Type /Annot /Subtype /Stamp /F 4 /OC 6 0 R /Rect [20 20 120 40] /AP <</N 9 0 R>>>>",
                     look("900")},
                    "BT /F1 18 Tf 20 350 Td (100) Tj ET /X Do", "/XObject <</X 7 0 R>>");
        QTest::newRow("within a form") << page(
            "/OCProperties <</OCGs [6 0 R] /D <</OFF [6 0 R]>>>>", "",
            {"<</Type /OCG /Name (One)>>",
             rawStream("/OC /L BDC BT /F1 18 Tf 20 200 Td (900) Tj ET EMC BT /F1 18 Tf 20 250 Td (100) Tj ET",
                       "/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources <</Font <</F1 5 0 R>> "
                       "/Properties "
                       "<</L 6 0 R>>>>")},
            "/X Do", "/XObject <</X 7 0 R>>");
    }
    void layersHaveOneFace()
    {
        QFETCH(QByteArray, file);
        const auto frozen = pdf::treatContent(file, ContentTreatment::Freeze);
        QVERIFY2(frozen, frozen ? "" : qPrintable(frozen.error().detail.english()));
        QCOMPARE(shown(*frozen), shown(file));
        QVERIFY(!frozen->contains("/OCG"));
        if (!requirePrograms({"pdftotext", "mutool", "pdftocairo"})) return;
        const QByteArray paper = runProgram(u"pdftocairo"_s, {u"-pdf"_s, u"FILE"_s, u"-"_s}, *frozen).out;
        for (const QByteArray& text :
             {runProgram(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, *frozen).out,
              runProgram(u"mutool"_s, {u"draw"_s, u"-q"_s, u"-F"_s, u"txt"_s, u"FILE"_s}, *frozen).out,
              runProgram(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, paper).out}) // as it is printed
            QVERIFY2(text.contains("100") && !text.contains("900"), text);
    }

    /** Text whose place depends on hidden text can't be kept where it is. */
    void layersThatCannotBeMerged()
    {
        const auto frozen = pdf::treatContent(
            layers("", "", "/OFF [6 0 R]", "BT /F1 18 Tf 20 300 Td /OC /L1 BDC (900) Tj EMC (100) Tj ET"),
            ContentTreatment::Freeze);
        QVERIFY(!frozen);
        QCOMPARE(frozen.error().detail.key(), u"layers_not_mergeable"_s);
    }

    /** Fields get the looks that are shown, and scripts that would make others go. */
    void fieldsAreFixed()
    {
        const QByteArray file = page(
            "/AcroForm <</Fields [6 0 R] /NeedAppearances true /DA (/Helv 12 Tf 0 g)>>", "/Annots [6 0 R]",
            {"<</FT /Tx /T (a) /V (900) /Type /Annot /Subtype /Widget /F 4 /Rect [20 20 120 40] /AP <</N 7 0 "
             "R>> /AA "
             "<</C <</S /JavaScript /JS (event.value=1)>>>>>>",
             look("100")});
        const auto frozen = pdf::treatContent(file, ContentTreatment::Freeze);
        QVERIFY(frozen);
        QVERIFY(pdf::inspectPdf(*frozen)->hasForm); // its fields can still become tags
        QCOMPARE(shown(*frozen, pdf::FieldAppearances::Stored), shown(file));
        if (!requireProgram("mutool")) return;
        const QByteArray text =
            runProgram(u"mutool"_s, {u"draw"_s, u"-q"_s, u"-F"_s, u"txt"_s, u"FILE"_s}, *frozen).out;
        QVERIFY2(text.contains("900"), text);
    }

    void portfolio()
    {
        const QByteArray inner = page("");
        const QByteArray file =
            page("/Collection <<>> /Names <</EmbeddedFiles <</Names [(a.pdf) <</F (../a.pdf) /EF <</F 6 0 "
                 "R>>>> (b.txt) <</F "
                 "(b.txt) /EF <</F 7 0 R>>>>]>>>>",
                 {}, {rawStream(inner, "/Type /EmbeddedFile"), rawStream("words", "/Type /EmbeddedFile")});
        const auto files = pdf::portfolioFiles(file);
        QVERIFY(files);
        QCOMPARE(files->size(), 1);
        QCOMPARE(files->constFirst().name, u"a.pdf"_s);
        QCOMPARE(files->constFirst().bytes, inner);
        QVERIFY(pdf::portfolioFiles(inner)->isEmpty());
        const auto empty = pdf::portfolioFiles(page("/Collection <<>>"));
        QVERIFY(!empty);
        QCOMPARE(empty.error().detail.key(), u"portfolio_without_pdfs"_s);
    }

    /** A signature that holds is never removed; a broken one is named, and frozen to what it shows. */
    void signatures()
    {
        const auto key =
            pdf::SealKey::generate(pdf::KeyKind::P256, u"Tests"_s, u"Tests"_s, ManualClock::epoch);
        QVERIFY(key);
        auto writer = pdf::IncrementalWriter::open(page("/OpenAction <</S /JavaScript /JS (1)>>"));
        QVERIFY(writer);
        auto ready = std::move(*writer).finishForSigning({});
        QVERIFY(ready);
        const auto sealed = pdf::seal(std::move(*ready), *key);
        QVERIFY(sealed);
        QCOMPARE(pdf::acceptPdf(*sealed)->info.issues, Issues{ContentIssue::Scripts});
        for (const auto treatment : {ContentTreatment::Freeze, ContentTreatment::RemoveScripts}) {
            const auto refused = pdf::treatContent(*sealed, treatment);
            QVERIFY(!refused);
            QCOMPARE(refused.error().detail.key(), u"frozen_file_signed"_s);
        }
        QByteArray broken = *sealed;
        broken.replace("Price 100", "Price 900");
        const Issues both{ContentIssue::Scripts, ContentIssue::BrokenSignature};
        QCOMPARE(pdf::acceptPdf(broken)->info.issues, both);
        const auto frozen = pdf::treatContent(broken, ContentTreatment::Freeze);
        QVERIFY2(frozen, frozen ? "" : qPrintable(frozen.error().detail.english()));
        const auto info = pdf::acceptPdf(*frozen)->info;
        QVERIFY(info.issues.isEmpty() && !info.isSigned);
    }

    /** Real files: each takes a moment, and what can be frozen shows what it showed. */
    void corpus()
    {
        QStringList wrong;
        int frozenFiles = 0;
        int refused = 0;
        qint64 slowest = 0;
        for (const QString& folder : {u"pdf"_s, u"forms"_s, u"pdfa"_s}) {
            const QDir corpus(corpusPath(folder));
            for (const QString& name : corpus.entryList({u"*.pdf"_s}, QDir::Files, QDir::Name)) {
                QFile file(corpus.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray bytes = file.readAll();
                const auto intake = pdf::acceptPdf(bytes);
                if (!intake) continue;
                const QByteArray sound =
                    !intake->rebuilt.isEmpty() ? intake->rebuilt : QByteArray(bytes + intake->repair);
                if (intake->info.issues.isEmpty()) continue;
                QElapsedTimer timer;
                timer.start();
                const auto frozen = pdf::treatContent(sound, ContentTreatment::Freeze);
                slowest = std::max(slowest, timer.elapsed());
                if (!frozen) {
                    ++refused;
                    qInfo("%s: %s", qPrintable(name), qPrintable(frozen.error().detail.english()));
                    continue;
                }
                ++frozenFiles;
                if (shown(*frozen, pdf::FieldAppearances::Stored) != shown(sound)) wrong.append(name);
            }
        }
        if (!requireCorpus(frozenFiles + refused != 0)) return;
        qInfo("%d frozen, %d refused, slowest %lld ms", frozenFiles, refused, slowest);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u", ")));
    }
};

INK_TEST(TestContentIssues, "tst_contentissues")

} // namespace tst_contentissues

#include "tst_contentissues.moc"
