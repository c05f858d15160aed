// Sealed files show what their signers were shown, whatever their form fields' stored looks are.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/verify/verifier.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/service/files/shownfiles.h"
#include "app/service/host/sealedpagecheck.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"
#include "tests/unit/service/world.h"

#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sealedpages {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::SigningStatus;
using domain::TagType;

namespace {

QByteArray look(const QByteArray& words)
{
    return rawStream("/Tx BMC BT /Helv 11 Tf 2 6 Td (" + words + ") Tj ET EMC",
                     "/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources <</Font <</Helv 5 0 R>>>>");
}

/** A page with one field in 140,694 – 340,714, its stored look as object 7. */
QByteArray form(const QByteArray& field, const QByteArray& stored = look("100"),
                const QByteArray& formEntries = "/NeedAppearances true")
{
    return rawPdf({"<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R] /DA (/Helv 11 Tf 0 g) /DR "
                   "<</Font <</Helv 5 0 R>>>> " +
                       formEntries + ">>>>",
                   "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                   "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <</Font <</F1 5 0 R>>>> "
                   "/Contents 4 0 R /Annots [6 0 R]>>",
                   rawStream("BT /F1 12 Tf 72 700 Td (Rent) Tj ET"),
                   "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>",
                   "<</Type /Annot /Subtype /Widget /P 3 0 R /F 4 /T (Rent) " + field + ">>", stored});
}

/** A page as another program renders it on white; null if it fails. */
QImage rendered(const QString& program, const QByteArray& bytes, int page)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"file.pdf"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    file.close();
    const QString number = QString::number(page);
    QProcess process;
    if (program == u"mutool") {
        process.start(program, {u"draw"_s, u"-q"_s, u"-r"_s, u"108"_s, u"-o"_s, folder.filePath(u"out.png"_s),
                                path, number});
        process.waitForFinished(30'000);
        return QImage(folder.filePath(u"out.png"_s)).convertToFormat(QImage::Format_RGB32);
    }
    process.start(program, {u"-r"_s, u"108"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s, number, path,
                            folder.filePath(u"out"_s)});
    process.waitForFinished(30'000);
    return QImage(folder.filePath(u"out.png"_s)).convertToFormat(QImage::Format_RGB32);
}

/** A service whose finalizer compares pages as the real one does. */
class ComparingWorld final
{
public:
    ComparingWorld() : shown(world.stores->blobs)
    {
        use([this](const service::Finalizer::SealedPage& page) {
            ++compared;
            return service::matchesShownPage(*world.stores, shown, pictures, page);
        });
    }
    void use(std::function<Result<bool>(const service::Finalizer::SealedPage&)> check)
    {
        service::Finalizer::Options options;
        options.matchesShownPage = std::move(check);
        world.finalizer = std::make_unique<service::Finalizer>(
            *world.stores, world.clock, [] { return testKey(); }, options);
    }
    /** A document of this file with a signature at the bottom of its first page, sent. */
    [[nodiscard]] Result<domain::Document> send(const QByteArray& file, bool perSigner, bool addTags = false,
                                                const QList<domain::Tag>& tags = {})
    {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.setting.signaturePerSigner = perSigner;
        auto signature = tag(TagType::Signature, u"Signature"_s, 1, 1, 0, 0);
        signature.rect = {4, 4, 60, 20};
        creation.document.tags = {signature};
        creation.files = {world.stage(u"form.pdf"_s, file)};
        creation.addsTagsOfPdf = addTags;
        if (addTags) creation.document.tags.clear();
        if (!tags.isEmpty()) creation.document.tags = tags;
        auto made = world.service->documents().create(world.actor, {creation});
        if (!made) return fail(made.error());
        return made->constFirst();
    }
    void runSignatures()
    {
        while (const auto job = world.takeJob(store::JobKind::Signature))
            if (world.finalizer->signatures().run(*job)) qFatal("the signature failed");
    }
    [[nodiscard]] QByteArray sealed(const domain::Document& document)
    {
        const auto download = world.service->downloads().download(world.actor, document.id, u"esign"_s, {});
        if (!download) return {};
        return QByteArray(download->content().constData(), download->content().size()); // was mapped
    }

    /** The first page at 108 dpi, by QtPdf. */
    [[nodiscard]] QImage rendered(const QByteArray& bytes)
    {
        const auto file = blob(bytes);
        if (!file) return {};
        const double width = bytes.contains("/Rotate 90") ? 842 : 595;
        const auto png = pictures.png(*file, 1, qRound(width * 1.5));
        return png ? QImage::fromData(*png).convertToFormat(QImage::Format_RGB32) : QImage();
    }
    [[nodiscard]] QString text(const QByteArray& bytes)
    {
        const auto file = blob(bytes);
        return file ? pictures.text(*file, 1).value_or(QString()) : QString();
    }
    [[nodiscard]] Result<QString> blob(const QByteArray& bytes)
    {
        INK_ASSIGN(name, world.stores->blobs.put(bytes));
        return world.stores->blobs.localFile(name);
    }

    World world;
    service::ShownFiles shown;
    service::signingpage::PagePictures pictures;
    int compared = 0;
};

/** A file whose page has this annotation (object 6) across the top left of the page as displayed. */
QByteArray annotated(const QByteArray& annotation, const QByteArray& stored = {}, const QByteArray& page = {},
                     const QByteArray& list = "6 0 R", const QByteArray& last = "null")
{
    const bool isField = annotation.contains("/Widget");
    return rawPdf({"<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [" +
                       QByteArray(isField ? "6 0 R" : "") + (last.contains("/Widget") ? " 8 0 R" : "") +
                       "] /DA (/Helv 11 Tf 0 g) /DR <</Font <</Helv 5 0 R>>>>>>>>",
                   "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                   "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <</Font <</F1 5 0 R>>>> "
                   "/Contents 4 0 R /Annots [" +
                       list + "] " + page + ">>",
                   rawStream("BT /F1 12 Tf 72 300 Td (Rent) Tj ET"),
                   "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>",
                   "<</Type /Annot " + annotation + ">>", stored.isEmpty() ? QByteArray("null") : stored,
                   last});
}

QByteArray filled(const QByteArray& colour, const QByteArray& box = "0 0 200 30",
                  const QByteArray& entries = {})
{
    return rawStream("/GS gs " + colour + " rg " + box + " re f",
                     "/Type /XObject /Subtype /Form /BBox [" + box +
                         "] /Resources <</ExtGState <</GS <</BM " +
                         (entries.isEmpty() ? "/Normal" : "/Multiply") + ">>>>>> " + entries);
}

/** How many pixels of a part of the page (points) are dark in a picture (108 dpi), and in another one, too.
 */
std::pair<int, int> darkIn(const QImage& picture, const QRectF& part, const QImage& other)
{
    constexpr double scale = 1.5;
    const QRect place = QRectF(part.topLeft() * scale, part.size() * scale).toAlignedRect();
    std::pair<int, int> count;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x) {
            if (qGray(picture.pixel(x, y)) >= 100) continue;
            ++count.first;
            count.second += qGray(other.pixel(x, y)) < 100 ? 1 : 0;
        }
    return count;
}

} // namespace

class TestSealedPages final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ComparingWorld> m_comparing; ///< of tests that change nothing in it
    struct Plain
    {
        QByteArray file;
        QMap<QString, QImage> pages; ///< by program
    };
    QMap<QByteArray, Plain> m_plain; ///< sealed without an annotation, by the kind of row

private Q_SLOTS:
    void init()
    {
        if (!m_comparing) m_comparing = std::make_unique<ComparingWorld>();
        m_comparing->compared = 0;
    }

    void keptFields_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("says");
        const QByteArray rect = "/Rect [140 694 340 714] /DA (/Helv 11 Tf 0 g) ";
        const QByteArray stale = rect + "/AP <</N 7 0 R>> ";
        const QByteArray options = "/FT /Ch /Opt [[(a) (100)] [(b) (900)] [(c) (500)]] ";
        const auto row = [](const char* name, const QByteArray& file, const QString& says) {
            QTest::newRow(qPrintable(QLatin1String(name) + u", only sealed"_s)) << file << says;
            QTest::newRow(qPrintable(QLatin1String(name) + u", a signature each"_s)) << file << says;
        };
        row("text with an old look", form(stale + "/FT /Tx /V (900)"), u"900"_s);
        row("text without a look", form(rect + "/FT /Tx /V (900)"), u"900"_s);
        row("text without a look in a form that asks for none", form(rect + "/FT /Tx /V (900)", look(""), ""),
            u"900"_s);
        row("empty text with an old look", form(stale + "/FT /Tx"), QString());
        row("lines", form(stale + "/FT /Tx /Ff 4096 /V (900)"), u"900"_s);
        row("comb", form(stale + "/FT /Tx /Ff 16777216 /MaxLen 8 /V (900)"), QString());
        row("combo box", form(stale + options + "/Ff 131072 /V (b)"), u"900"_s);
        row("list box",
            form("/Rect [140 654 340 714] /DA (/Helv 11 Tf 0 g) /AP <</N 7 0 R>> " + options + "/V (b)"),
            u"900"_s);
        row("check box without a look", form(rect + "/FT /Btn /V /Yes /AS /Yes /MK <</CA (4)>>"), QString());
        row("radio button without a look", form(rect + "/FT /Btn /Ff 32768 /V /a /AS /a"), QString());
        row("turned field",
            form("/Rect [140 594 160 794] /DA (/Helv 11 Tf 0 g) /FT /Tx /V (900) /MK <</R 90>>"), QString());
        row("widget within the page's list",
            form(stale + "/FT /Tx /V (900)")
                .replace("/Annots [6 0 R]", "/Annots [<</Type /Annot /Subtype /Widget /F 4 /FT /Tx /T "
                                            "(Own) /V (900) /Rect [140 594 340 614]>>]"),
            u"900"_s);
    }
    void keptFields()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, says);
        const bool perSigner = QByteArray(QTest::currentDataTag()).endsWith("each");
        if (file.contains("/T (Own)")) { // its offsets are those of the other list
            file = file.left(file.indexOf("xref\n"));
            file += "trailer\n<</Root 1 0 R>>\n%%EOF\n";
        }
        ComparingWorld& comparing = *m_comparing;
        World& world = comparing.world;
        const auto sent = comparing.send(file, perSigner);
        QVERIFY2(sent, sent ? "" : qPrintable(sent.error().detail.english()));
        QVERIFY(world.sign(*sent, 1));
        comparing.runSignatures();
        const auto done = world.finalized(sent->id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(comparing.compared, 1);
        const QByteArray bytes = comparing.sealed(done);
        const auto report = pdf::verifyPdf(bytes, {});
        QCOMPARE(report.integrity, pdf::Integrity::Intact);
        if (!requirePrograms({"qpdf", "pdftotext", "pdftoppm", "mutool"})) return;
        const QByteArray json = runProgram(u"qpdf"_s, {u"--json=1"_s, u"FILE"_s}, bytes).out;
        QVERIFY(!json.isEmpty());
        QVERIFY(!json.contains("NeedAppearances"));
        for (const ProgramRun& read :
             {runProgram(u"pdftotext"_s, {u"-l"_s, u"1"_s, u"FILE"_s, u"-"_s}, bytes),
              runProgram(u"mutool"_s, {u"draw"_s, u"-q"_s, u"-F"_s, u"txt"_s, u"FILE"_s, u"1"_s}, bytes)}) {
            QVERIFY2(read.exitCode == 0, read.errors);
            QVERIFY(says.isEmpty() || read.out.contains(says.toUtf8()));
            if (!file.contains("/Rect [140 654")) QVERIFY2(!read.out.contains("100"), read.out);
        }
        // Programs agree on where something stands, although their letters differ.
        const QImage poppler = rendered(u"pdftoppm"_s, bytes, 1);
        const QImage mupdf = rendered(u"mutool"_s, bytes, 1);
        QVERIFY(!poppler.isNull() && !mupdf.isNull());
        const auto inked = [](const QImage& picture, const QRect& part) {
            int count = 0;
            for (int y = part.top(); y <= part.bottom(); ++y)
                for (int x = part.left(); x <= part.right(); ++x)
                    count += qGray(picture.pixel(x, y)) < 128 ? 1 : 0;
            return count;
        };
        const QRect place(210, 60, 300, 320); // 108 dpi: the fields and what is around them
        const int a = inked(poppler, place);
        const int b = inked(mupdf, place);
        QVERIFY2(std::abs(a - b) <= 12 + std::max(a, b) / 4, qPrintable(u"%1, %2"_s.arg(a).arg(b)));
    }

    /** What differs is not completed, and the history says why. */
    void aDifferenceStops()
    {
        ComparingWorld comparing;
        World& world = comparing.world;
        comparing.use([&](service::Finalizer::SealedPage page) {
            page.values.clear(); // as if the values had not been shown
            return service::matchesShownPage(*world.stores, comparing.shown, comparing.pictures, page);
        });
        const auto sent = comparing.send(makePdf(2, u"Lease"_s), false);
        QVERIFY(sent && world.sign(*sent, 1));
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        const auto retry = world.finalizer->run(*job);
        QVERIFY(retry);
        QCOMPARE(retry->reason.key(), u"sealed_page_differs"_s);
        const auto held = world.reload(sent->id);
        QCOMPARE(held.status, SigningStatus::InProgress);
        QVERIFY(world.stores->documents.artifacts(sent->id)->isEmpty());
        QVERIFY(events(held).contains(domain::HistoryEvent(domain::HistoryEvent::SealingDelayed).code()));
    }

    /** A page that can't be compared now is tried again; one that nobody can render is told. */
    void whatIsNotComparedIsTold()
    {
        ComparingWorld comparing;
        World& world = comparing.world;
        ErrorCode code = ErrorCode::Unavailable;
        comparing.use([&](const service::Finalizer::SealedPage&) -> Result<bool> {
            return fail(code, Message::literal(u"not now"_s));
        });
        const auto sent = comparing.send(makePdf(1, u"Lease"_s), false);
        QVERIFY(sent && world.sign(*sent, 1));
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        const auto retry = world.finalizer->run(*job);
        QVERIFY(retry);
        QCOMPARE(retry->reason.key(), u"sealed_page_not_compared"_s);
        QCOMPARE(world.reload(sent->id).status, SigningStatus::InProgress);
        code = ErrorCode::UnreadablePdf;
        QVERIFY(!world.finalizer->run(*job));
        const auto done = world.reload(sent->id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const QString told = done.histories.constLast().detail;
        QVERIFY2(told.contains(u"weren't compared"_s) && told.contains(u"form.pdf: 1"_s), qPrintable(told));
    }

    /** Signature fields of the upload that a recipient filled are no open fields in the sealed file. */
    void signatureFieldsOfTheUpload_data()
    {
        QTest::addColumn<bool>("perSigner");
        QTest::newRow("only sealed") << false;
        QTest::newRow("a signature each") << true;
    }
    void signatureFieldsOfTheUpload()
    {
        QFETCH(bool, perSigner);
        const auto widget = [](const QByteArray& parent, const QByteArray& y) {
            return "<</Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Parent " + parent + " /Rect [72 " + y +
                   ">>";
        };
        const QByteArray file = rawPdf(
            {"<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R 5 0 R 10 0 R]>>>>",
             "<</Type /Pages /Kids [3 0 R] /Count 1>>",
             "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <<>> /Annots [6 0 R 7 0 R 8 0 "
             "R]>>",
             "<</FT /Sig /T (signature_0) /Kids [6 0 R]>>", "<</FT /Sig /T (signature_1) /Kids [7 0 R]>>",
             widget("4 0 R", "500 272 540]"), widget("5 0 R", "440 272 480]"),
             "<</Type /Annot /Subtype /Widget /FT /Sig /F 4 /P 3 0 R /T (in) /Parent 10 0 R /Rect [300 440 "
             "500 "
             "480] /AP <</N 9 0 R>>>>",
             rawStream("1 0 0 rg 0 0 200 40 re f",
                       "/Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources <<>>"),
             "<</T (group) /Kids [8 0 R]>>"});
        ComparingWorld comparing;
        World& world = comparing.world;
        auto sent = comparing.send(file, perSigner, true);
        QVERIFY2(sent, sent ? "" : qPrintable(sent.error().detail.english()));
        QCOMPARE(sent->tags.size(), 3);
        QVERIFY(world.sign(*sent, 1));
        comparing.runSignatures();
        const auto done = world.finalized(sent->id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const QByteArray bytes = comparing.sealed(done);
        QCOMPARE(pdf::verifyPdf(bytes, {}).integrity, pdf::Integrity::Intact);
        if (!requireProgram("pdfsig")) return;
        const QByteArray told = runProgram(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, bytes).out;
        QVERIFY2(!told.contains("not signed") && !told.contains("signature_0") && !told.contains("group"),
                 told);
        QCOMPARE(told.count("Signature #"), perSigner ? 2 : 1);
    }

    /** A value over a field or an annotation that stays is above it in the sealed file, as it was shown, in
     * every reader; what it lies on is there, too. */
    void valuesLieAbove_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QColor>("beside");
        const QColor blue(153, 178, 255);
        const QColor yellow(255, 255, 0);
        const QByteArray top = "/F 4 /Rect [0 812 200 842] ";
        const QByteArray field = "/Subtype /Widget /T (Rent) " + top;
        const QByteArray ground = "/DA (/Helv 11 Tf 0 g) /MK <</BG [0.6 0.7 1] /CA (Press)>> ";
        const QByteArray stamp = "/Subtype /Stamp /AP <</N 7 0 R>> ";
        const QByteArray lines = "/QuadPoints [0 842 200 842 0 812 200 812] ";
        const QByteArray bluish = filled("0.6 0.7 1");
        const auto row = [](const QString& name, const QByteArray& file, const QColor& beside) {
            QTest::newRow(qPrintable(name + u", only sealed"_s)) << file << beside;
            QTest::newRow(qPrintable(name + u", a signature each"_s)) << file << beside;
        };
        row(u"text field"_s, annotated(field + ground + "/FT /Tx /V (900)"), blue);
        row(u"text field with a look"_s, annotated(field + "/FT /Tx /V (900) /AP <</N 7 0 R>>", bluish),
            blue);
        row(u"text field that nobody sees"_s,
            annotated(
                "/Subtype /Widget /T (Rent) /F 34 /Rect [0 812 200 842] /FT /Tx /V (900) /AP <</N 7 0 R>>",
                bluish),
            Qt::white);
        row(u"empty text field"_s, annotated(field + "/FT /Tx"), Qt::white);
        row(u"check box"_s, annotated(field + "/FT /Btn /V /Yes /AS /Yes /AP <</N <</Yes 7 0 R>>>>", bluish),
            blue);
        row(u"check box without a look"_s, annotated(field + ground + "/FT /Btn /V /Yes /AS /Yes"), blue);
        row(u"button"_s, annotated(field + ground + "/FT /Btn /Ff 65536"), blue);
        row(u"turned field"_s,
            annotated(field + "/FT /Tx /V (900) /DA (/Helv 9 Tf 0 g) /MK <</R 90 /BG [0.6 0.7 1]>>"), blue);
        row(u"open signature field"_s, annotated(field + "/FT /Sig /AP <</N 7 0 R>>", bluish), blue);
        row(u"stamp"_s, annotated(stamp + top, bluish), blue);
        row(u"stamp within the list"_s,
            annotated("/Subtype /Popup /F 4 /Rect [0 0 0 0]", bluish, {},
                      "<</Type /Annot " + stamp + top + ">>"),
            blue);
        row(u"stamp without a look"_s, annotated("/Subtype /Stamp /Name /Approved " + top), Qt::white);
        row(u"words without a look"_s,
            annotated("/Subtype /FreeText /DA (/Helv 12 Tf 0 g) /Contents (Draft) /C [1 1 0] " + top),
            yellow);
        row(u"highlight"_s,
            annotated("/Subtype /Highlight /C [1 1 0] /AP <</N 7 0 R>> " + lines + top,
                      filled("1 1 0", "0 0 200 30", "/Group <</S /Transparency /I true>>")),
            yellow);
        row(u"highlight without a look"_s, annotated("/Subtype /Highlight /C [1 1 0] " + lines + top),
            yellow);
        row(u"note without a look"_s, annotated("/Subtype /Text /C [1 1 0] /F 4 /Rect [44 822 64 842]"),
            Qt::white);
        row(u"link with an edge"_s, annotated("/Subtype /Link /Border [0 0 9] /F 4 /Rect [48 816 164 836]"),
            Qt::white);
        row(u"field below a stamp"_s,
            annotated(
                stamp + top, bluish, {}, "8 0 R 6 0 R",
                "<</Type /Annot /Subtype /Widget /FT /Tx /T (Small) /V (1) /F 4 /Rect [170 812 200 842] "
                "/DA (/Helv 9 Tf 0 g) /MK <</BG [1 0 0]>>>>"),
            blue);
        row(u"turned page"_s,
            annotated("/Subtype /Widget /T (Rent) /FT /Tx /V (900) /F 4 /Rect [0 0 30 200] " + ground, {},
                      "/Rotate 90"),
            blue);
        row(u"stamp on a turned page"_s,
            annotated("/Subtype /Stamp /AP <</N 7 0 R>> /F 4 /Rect [0 0 30 200]",
                      filled("0.6 0.7 1", "0 0 30 200"), "/Rotate 90"),
            blue);
        row(u"upright stamp on a turned page"_s,
            annotated(stamp + "/F 20 /Rect [0 10 200 40]", bluish, "/Rotate 90"), blue);
    }
    void valuesLieAbove()
    {
        QFETCH(QByteArray, file);
        QFETCH(QColor, beside);
        const bool perSigner = QByteArray(QTest::currentDataTag()).endsWith("each");
        auto signature = tag(TagType::Signature, u"Signature"_s, 1, 1, 0, 0);
        signature.rect = {44, 4, 60, 20};
        auto words = tag(TagType::Text, u"Words"_s, 1, 1, 0, 0);
        words.rect = {110, 4, 50, 16};
        const auto places = {QRectF(44, 4, 60, 20), QRectF(110, 4, 50, 16)};

        ComparingWorld& comparing = *m_comparing;
        World& world = comparing.world;
        const auto sealedFrom = [&](const QByteArray& upload) -> QByteArray {
            const auto sent = comparing.send(upload, perSigner, false, {signature, words});
            if (!sent || !world.sign(*sent, 1)) return {};
            comparing.runSignatures();
            const auto job = world.takeJob(store::JobKind::Finalize);
            const auto retry = world.finalizer->run(*job);
            if (retry) qWarning("%s", qPrintable(retry->reason.english()));
            return comparing.sealed(world.reload(sent->id));
        };
        const auto pageOf = [&](const QString& program, const QByteArray& bytes) {
            return program == u"QtPdf" ? comparing.rendered(bytes) : rendered(program, bytes, 1);
        };
        const QByteArray programs[] = {"QtPdf", "pdftoppm", "mutool"};
        const QByteArray rotate = file.contains("/Rotate") ? "/Rotate 90" : "";
        Plain& plain = m_plain[rotate + (perSigner ? " each" : "")];
        if (plain.file.isEmpty()) {
            plain.file = sealedFrom(annotated({}, {}, rotate, {}));
            QVERIFY(!plain.file.isEmpty());
            for (const QByteArray& program : programs)
                plain.pages[QLatin1String(program)] = pageOf(QLatin1String(program), plain.file);
        }
        const QByteArray bytes = sealedFrom(file);
        QVERIFY(!bytes.isEmpty());
        QCOMPARE(pdf::verifyPdf(bytes, {}).integrity, pdf::Integrity::Intact);
        if (!perSigner) QVERIFY(comparing.text(bytes).contains(u"Zürich"_s)); // QtPdf leaves fields out
        for (const QByteArray& name : programs) {
            const QString program = QLatin1String(name);
            if (program != u"QtPdf" && !requireProgram(name.constData())) return;
            const QImage page = pageOf(program, bytes);
            const QImage other = plain.pages.value(program);
            QVERIFY(!page.isNull());
            QCOMPARE(page.size(), other.size());
            for (const QRectF& place : places) {
                const auto [all, found] = darkIn(other, place, page);
                QVERIFY2(all > 40 && found >= all * 19 / 20,
                         qPrintable(u"%1: %2 of %3"_s.arg(program).arg(found).arg(all)));
            }
            const QColor colour(page.pixel(180 * 3 / 2, 8 * 3 / 2));
            QVERIFY2(std::abs(colour.red() - beside.red()) + std::abs(colour.green() - beside.green()) +
                             std::abs(colour.blue() - beside.blue()) <
                         40,
                     qPrintable(program + u' ' + colour.name()));
        }
        if (!requireProgram("pdftotext")) return;
        QVERIFY(
            runProgram(u"pdftotext"_s, {u"-l"_s, u"1"_s, u"FILE"_s, u"-"_s}, bytes).out.contains("Zürich"));
        QVERIFY(runProgram(u"mutool"_s, {u"draw"_s, u"-q"_s, u"-F"_s, u"txt"_s, u"FILE"_s, u"1"_s}, bytes)
                    .out.contains("Zürich"));
    }

    /** Annotations without an appearance look the same in every reader of the sealed file. */
    void annotationsWithoutLooks()
    {
        QByteArray list;
        int top = 800;
        const QList<QByteArray> kinds{"/Highlight",
                                      "/Underline",
                                      "/StrikeOut",
                                      "/Squiggly",
                                      "/Square /IC [0 0.5 0] /BS <</W 2>>",
                                      "/Circle /IC [0 0.5 0]",
                                      "/Ink /InkList [[X Y X2 Y2]]",
                                      "/Line /L [X Y X2 Y2]",
                                      "/PolyLine /Vertices [X Y X2 Y2]",
                                      "/Polygon /Vertices [X Y 200 Y2 X2 YM]",
                                      "/FreeText /DA (/Helv 12 Tf 0 g) /Contents (Free words)",
                                      "/Text",
                                      "/Stamp",
                                      "/Caret",
                                      "/FileAttachment"};
        for (QByteArray kind : kinds) {
            top -= 40;
            const QByteArray low = QByteArray::number(top);
            const QByteArray high = QByteArray::number(top + 30);
            kind.replace("YM", QByteArray::number(top + 15)); // lines along pixels differ between programs
            kind.replace("X2", "245").replace("Y2", QByteArray::number(top + 25));
            kind.replace("X", "155").replace("Y", QByteArray::number(top + 5));
            list += "<</Type /Annot /F 4 /C [0 0 0.5] /Rect [150 " + low + " 250 " + high +
                    "] /QuadPoints [150 " + high + " 250 " + high + " 150 " + low + " 250 " + low +
                    "] /Subtype " + kind + ">> ";
        }
        ComparingWorld comparing;
        World& world = comparing.world;
        const auto sent = comparing.send(annotated({}, {}, {}, list), false);
        QVERIFY(sent && world.sign(*sent, 1));
        const auto done = world.finalized(sent->id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const QByteArray bytes = comparing.sealed(done);
        const QImage ours = comparing.rendered(bytes);
        for (const QString& program : {u"pdftoppm"_s, u"mutool"_s}) {
            if (!requireProgram(program.toLatin1().constData())) return;
            const QImage other = rendered(program, bytes, 1);
            QVERIFY(!other.isNull());
            for (qsizetype i = 0; i < kinds.size(); ++i) {
                const QRectF part(145, 842 - 800 + 40 * double(i) + 5, 110, 40);
                const int a = darkIn(ours, part, ours).first;
                const int b = darkIn(other, part, other).first;
                const bool isSeen = i < 12;
                QVERIFY2(isSeen == (a > 20) && std::abs(a - b) <= 20 + std::max(a, b) / 4,
                         kinds.at(i) + ' ' + program.toLatin1() + ' ' + QByteArray::number(a) + ' ' +
                             QByteArray::number(b));
            }
        }
    }

    /** An open signature field that is left as it is and shows something stays as a picture. */
    void openSignatureFieldBecomesAPicture()
    {
        const QByteArray file =
            form("/FT /Sig /Rect [140 694 340 714] /AP <</N 7 0 R>>", look("Sign here"), "");
        ComparingWorld comparing;
        World& world = comparing.world;
        const auto sent = comparing.send(file, false);
        QVERIFY(sent && world.sign(*sent, 1));
        const auto done = world.finalized(sent->id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const QByteArray bytes = comparing.sealed(done);
        if (!requirePrograms({"pdftotext", "pdfsig"})) return;
        QVERIFY(runProgram(u"pdftotext"_s, {u"-l"_s, u"1"_s, u"FILE"_s, u"-"_s}, bytes)
                    .out.contains("Sign here"));
        const ProgramRun signatures = runProgram(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, bytes);
        QVERIFY2(signatures.exitCode == 0, signatures.errors);
        QVERIFY2(!signatures.out.contains("not signed"), signatures.out);
    }

    /** Real files by others are completed only as they were shown. */
    void corpus_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("pdf") << u"pdf"_s;
        QTest::newRow("forms") << u"forms"_s;
    }
    void corpus()
    {
        QFETCH(QString, folder);
        const QDir corpus(corpusPath(folder));
        const QStringList files = corpus.entryList({u"*.pdf"_s}, QDir::Files, QDir::Name);
        if (!requireCorpus(!files.isEmpty())) return;
        ComparingWorld comparing;
        World& world = comparing.world;
        QStringList stuck;
        int sealed = 0;
        int untold = 0;
        for (const QString& name : files) {
            QFile file(corpus.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const bool perSigner : {false, true}) {
                auto sent = comparing.send(bytes, perSigner);
                if (!sent) continue; // refused, with a reason: tst_corpus
                QVERIFY2(world.sign(*sent, 1), qPrintable(name));
                comparing.runSignatures();
                const auto job = world.takeJob(store::JobKind::Finalize);
                QVERIFY(job);
                if (const auto retry = world.finalizer->run(*job)) {
                    stuck.append(name + (perSigner ? u" (each): "_s : u": "_s) + retry->reason.english());
                    (void)world.service->documents().update(world.actor, sent->id,
                                                            statusPatch(SigningStatus::Cancelled));
                    continue;
                }
                ++sealed;
                if (world.reload(sent->id).histories.constLast().detail.contains(u"weren't compared"_s)) {
                    ++untold;
                    qInfo("not comparable: %s", qPrintable(name));
                }
            }
        }
        qInfo("%d sealed as shown, %d of them not comparable, %d pages compared", sealed, untold,
              comparing.compared);
        QVERIFY2(stuck.isEmpty(), qPrintable(u'\n' + stuck.join(u'\n')));
        QVERIFY(sealed > files.size());
    }

    /** The processor time of a comparison, beside that of sealing. */
    void cost()
    {
        ComparingWorld comparing;
        World& world = comparing.world;
        constexpr int documents = 12;
        qint64 with = 0;
        qint64 checks = 0;
        comparing.use([&](const service::Finalizer::SealedPage& page) {
            QElapsedTimer timer;
            timer.start();
            const auto same =
                service::matchesShownPage(*world.stores, comparing.shown, comparing.pictures, page);
            checks += timer.nsecsElapsed();
            ++comparing.compared;
            return same;
        });
        for (int i = 0; i < documents; ++i) {
            const auto sent = world.create(world.simple(SigningStatus::InProgress));
            QVERIFY(world.sign(sent, 1));
            QElapsedTimer timer;
            timer.start();
            QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
            if (i < 2) {
                checks = 0; // the helper starts
                comparing.compared = 0;
                continue;
            }
            with += timer.nsecsElapsed();
        }
        qInfo("sealing %.1f ms a document, of them comparing %.1f ms, %.1f ms a page",
              static_cast<double>(with) / (documents - 2) / 1e6,
              static_cast<double>(checks) / (documents - 2) / 1e6,
              static_cast<double>(checks) / std::max(1, comparing.compared) / 1e6);
        QCOMPARE(comparing.compared, 2 * (documents - 2));
    }
};

INK_TEST(TestSealedPages, "tst_sealedpages")

} // namespace tst_sealedpages

#include "tst_sealedpages.moc"
