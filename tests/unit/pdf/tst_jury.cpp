// What pictures of pages and fields tell about later revisions, by several readers.
#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/render/qtpagerenderer.h"
#include "app/render/readerprocess.h"
#include "handwrittenpdf.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QColor>
#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace tst_jury {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using Change = std::function<void(HandwrittenPdf&)>;

namespace {

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray ref(int object)
{
    return number(object) + " 0 R";
}

QByteArray look(const QByteArray& content, const QByteArray& box, const QByteArray& extra = {})
{
    return HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form /BBox " + box +
                                               " /Resources << /Font << /F1 5 0 R >> >> " + extra);
}

/** Over "Hello", which is at 72 700 in 24 points. */
const QByteArray overText = "/Rect [70 690 200 730] ";
const QByteArray textBox = "[0 0 130 40]";
const QByteArray paper = "1 g 0 0 130 40 re f";

QByteArray field(const QByteArray& kind, const QByteArray& entries)
{
    return "<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /FT /" + kind + " " + entries + " >>";
}

/** Counts the pages that are rendered, and may fail or add something. */
class SpyRenderer final : public PageRenderer
{
public:
    enum class Does { Renders, FailsAlways, FailsLater, ShowsMore };
    explicit SpyRenderer(Does does = Does::Renders, qsizetype laterSize = 0) : m_does(does), m_size(laterSize)
    {
    }

    [[nodiscard]] QString name() const override { return QStringLiteral("Spy"); }
    [[nodiscard]] bool rendersFields() const override { return m_does != Does::Renders; }
    [[nodiscard]] std::unique_ptr<RenderedFile> open(const QByteArray& bytes) const override
    {
        return std::make_unique<File>(*this, bytes.size() >= m_size, m_renderer.open(bytes));
    }
    mutable int pages = 0;

private:
    class File final : public RenderedFile
    {
    public:
        File(const SpyRenderer& spy, bool isLater, std::unique_ptr<RenderedFile> file)
            : m_spy(spy), m_isLater(isLater), m_file(std::move(file))
        {
        }
        [[nodiscard]] int pageCount() const override { return m_file ? m_file->pageCount() : 0; }
        [[nodiscard]] QImage render(int page, double scale) override
        {
            ++m_spy.pages;
            if (!m_file || page >= m_file->pageCount()) return {};
            QImage picture = m_file->render(page, scale);
            if (m_spy.m_does == Does::ShowsMore && m_isLater)
                for (int x = 0; x < 20; ++x)
                    picture.setPixelColor(40 + x, 40, Qt::red);
            return picture;
        }
        [[nodiscard]] bool hasFailed() const override
        {
            return m_spy.m_does == Does::FailsAlways || (m_spy.m_does == Does::FailsLater && m_isLater);
        }

    private:
        const SpyRenderer& m_spy;
        bool m_isLater;
        std::unique_ptr<RenderedFile> m_file;
    };
    render::QtPageRenderer m_renderer;
    Does m_does;
    qsizetype m_size;
};

VerifyReport verify(const QByteArray& bytes, VerifyOptions options = {})
{
    static const render::QtPageRenderer renderer;
    options.now = SystemClock().now();
    if (!options.renderer) options.renderer = &renderer;
    return verifyPdf(bytes, options);
}

QByteArray said(const VerifyReport& report)
{
    QStringList lines{integrityName(report.integrity)};
    for (const VerifyFinding& finding : report.findings)
        lines.append(finding.id + QStringLiteral(": ") + finding.detail.english());
    return lines.join(QLatin1Char('\n')).toUtf8();
}

/** The signed form with further pages; page i draws with object 100 + 2 i. */
HandwrittenPdf manyPages(int count, const QByteArray& lastContent)
{
    HandwrittenPdf file = HandwrittenPdf::form();
    HandwrittenPdf::Objects objects;
    QByteArray kids = "3 0 R";
    for (int i = 1; i < count; ++i) {
        const int page = 100 + 2 * i;
        kids += " " + ref(page);
        objects[page] =
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> "
            "/Contents " +
            (i == count - 1 ? lastContent.contains('[') ? lastContent : ref(page + 1) : ref(page + 1)) +
            " >>";
        objects[page + 1] = HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Page " + number(i) + ") Tj ET");
    }
    objects[2] = "<< /Type /Pages /Kids [" + kids + "] /Count " + number(count) + " >>";
    file.append(objects);
    return file;
}

Change filled(const QByteArray& value)
{
    return [value](HandwrittenPdf& f) {
        const int form = f.nextObject();
        f.append({{7, HandwrittenPdf::textField(value, form)},
                  {form, look("BT /F1 12 Tf 2 5 Td (" + value + ") Tj ET", "[0 0 200 20]")}});
    };
}

} // namespace

class TestJury final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString script(const QByteArray& text)
    {
        const QString path = m_dir.filePath(QStringLiteral("reader"));
        QFile::remove(path);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write("#!/bin/bash\n" + text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

private Q_SLOTS:
    void changesThatPicturesJudge_data()
    {
        QTest::addColumn<HandwrittenPdf::Objects>("before");
        QTest::addColumn<Change>("change");
        QTest::addColumn<QByteArray>("finding");
        const auto row = [](const char* name, const HandwrittenPdf::Objects& before, Change change,
                            const char* finding) {
            QTest::newRow(name) << before << change << QByteArray(finding);
        };
        const auto write = [](const HandwrittenPdf::Objects& objects) -> Change {
            return [objects](HandwrittenPdf& f) { f.append(objects); };
        };
        const QByteArray text = "/T (name) /DA (/F1 12 Tf) " + overText;

        // Prepared before signing: fields over content.
        row("a filled field hides text", {{7, field("Tx", text + "/V ()")}},
            write({{7, field("Tx", text + "/V ( ) /AP << /N 9 0 R >>")}, {9, look(paper, textBox)}}),
            "revision.covers");
        row("a filled field reveals text",
            {{7, field("Tx", text + "/V () /AP << /N 9 0 R >>")}, {9, look(paper, textBox)}},
            write({{7, field("Tx", text + "/V (x) /AP << /N 9 0 R >>")},
                   {9, look("BT /F1 12 Tf 110 25 Td (x) Tj ET", textBox)}}),
            "revision.covers");
        row("a ticked box hides text",
            {{8, field("Btn",
                       "/T (agree) /V /Off /AS /Off /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> " + overText)},
             {10, look(paper, textBox)},
             {11, look("", textBox)}},
            write(
                {{8, field("Btn", "/T (agree) /V /Yes /AS /Yes /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> " +
                                      overText)}}),
            "revision.covers");
        row("a ticked box stands over nothing", {},
            write({{8, "<< /Type /Annot /Subtype /Widget /FT /Btn /T (agree) /V /Yes /AS /Yes /Rect [72 500 "
                       "90 518] "
                       "/P 3 0 R /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>"}}),
            "");

        // Buttons and parents.
        const QByteArray kidA =
            "/Rect [300 300 320 320] /Parent 51 0 R /AP << /N << /A 10 0 R /Off 11 0 R >> >> ";
        const QByteArray kidB =
            "/Rect [330 300 350 320] /Parent 51 0 R /AP << /N << /B 10 0 R /Off 11 0 R >> >> ";
        const auto radio = [](const QByteArray& value) {
            return "<< /FT /Btn /Ff 49152 /T (radio) /Kids [52 0 R 53 0 R] /V /" + value + " >>";
        };
        const auto kid = [](const QByteArray& entries, const QByteArray& state) {
            return "<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /AS /" + state + " " + entries + ">>";
        };
        const HandwrittenPdf form = HandwrittenPdf::form();
        const HandwrittenPdf::Objects withRadio{{51, radio("A")},
                                                {52, kid(kidA, "A")},
                                                {53, kid(kidB, "Off")},
                                                {6, form.acroForm(" 51 0 R@")},
                                                {3, form.page(" 52 0 R 53 0 R@")}};
        row("another radio button", withRadio,
            write({{51, radio("B")}, {52, kid(kidA, "Off")}, {53, kid(kidB, "B")}}), "");
        row("both radio buttons", withRadio, write({{51, radio("B")}, {53, kid(kidB, "B")}}),
            "revision.appearance-value");
        row("no radio button", withRadio, write({{51, radio("B")}, {52, kid(kidA, "Off")}}),
            "revision.appearance-value");
        const auto parent = [](const QByteArray& value) {
            return "<< /FT /Tx /T (sum) /DA (/F1 12 Tf) /Kids [52 0 R] /V (" + value + ") >>";
        };
        row("a value above its widget",
            {{51, parent("100")},
             {52, "<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Parent 51 0 R /Rect [300 300 400 320] /AP "
                  "<< /N 54 0 "
                  "R >> >>"},
             {54, look("BT /F1 12 Tf 2 5 Td (100) Tj ET", "[0 0 100 20]")},
             {6, form.acroForm(" 51 0 R@")},
             {3, form.page(" 52 0 R@")}},
            write({{51, parent("900")}}), "revision.appearance-value");
        row("a rich value only", {}, write({{7, HandwrittenPdf::textField("old", 9, "/RV (<p>900</p>)")}}),
            "revision.appearance-value");

        // List boxes.
        const QByteArray list = "/T (name) /DA (/F1 12 Tf) /Opt [(Accept) (Reject)] /Rect [300 300 400 340] ";
        const auto listLook = [](const QByteArray& bar) {
            return look("0.6 0.75 0.9 rg 0 " + bar +
                            " 100 18 re f 0 g BT /F1 12 Tf 2 25 Td (Accept) Tj 0 -18 Td "
                            "(Reject) Tj ET",
                        "[0 0 100 40]");
        };
        const HandwrittenPdf::Objects withList{{7, field("Ch", list)}};
        const auto chosen = [&](const QByteArray& value, const QByteArray& picture) {
            return write({{7, field("Ch", list + "/V (" + value + ") /AP << /N 60 0 R >>")}, {60, picture}});
        };
        row("a list with its choice", withList, chosen("Reject", listLook("2")), "");
        row("a list with another choice", withList, chosen("Reject", listLook("20")),
            "revision.appearance-value");
        row("a list that shows another option", withList,
            chosen("Reject", look("BT /F1 12 Tf 2 25 Td (Accept) Tj ET", "[0 0 100 40]")),
            "revision.appearance-value");

        // New signatures.
        const auto signedOver = [](const QByteArray& rect, const QByteArray& content,
                                   const QByteArray& box) -> Change {
            return [=](HandwrittenPdf& f) {
                const int picture = f.nextObject() + 10;
                f.sign(test::ecKey(), "Sig2", {{picture, look(content, box)}},
                       rect + " /AP << /N " + ref(picture) + " >>");
            };
        };
        const QByteArray words = "BT /F1 24 Tf 72 700 Td (Hello) Tj ET ";
        const auto drawn = [&](const QByteArray& more) {
            return HandwrittenPdf::Objects{{4, HandwrittenPdf::stream(words + more)}};
        };
        const QByteArray small = "1 g 0 0 16 16 re f";
        row("over a filled box", drawn("0 g 300 300 14 14 re f"),
            signedOver("/Rect [299 299 315 315]", small, "[0 0 16 16]"), "revision.overlay");
        row("over a box to tick", drawn("0 G 300 300 14 14 re S"),
            signedOver("/Rect [299 299 315 315]", small, "[0 0 16 16]"), "revision.overlay");
        row("over an unticked box of the form", {}, signedOver("/Rect [72 500 90 518]", small, "[0 0 16 16]"),
            "revision.overlay");
        row("over the end of a bar", drawn("0 0 1 rg 100 300 150 20 re f"),
            signedOver("/Rect [230 298 300 322]", "1 g 0 0 70 24 re f", "[0 0 70 24]"), "revision.overlay");
        row("in a tinted box", drawn("0.85 0.9 1 rg 280 280 200 100 re f"),
            signedOver("/Rect [300 300 420 340]", "0 g BT /F1 12 Tf 5 5 Td (Ada) Tj ET", "[0 0 120 40]"), "");
        row("on a line", drawn("0 G 300 305 m 420 305 l S"),
            signedOver("/Rect [300 300 420 340]", "0 g BT /F1 12 Tf 5 5 Td (Ada) Tj ET", "[0 0 120 40]"), "");
        row("in a box to sign in", drawn("0 G 300 300 120 40 re S"),
            signedOver("/Rect [300 300 420 340]", "0 g BT /F1 12 Tf 5 5 Td (Ada) Tj ET", "[0 0 120 40]"), "");
        row("over text, only when printed", {}, signedOver(overText + "/F 36 ", paper, textBox),
            "revision.overlay");
    }
    void changesThatPicturesJudge()
    {
        QFETCH(HandwrittenPdf::Objects, before);
        QFETCH(Change, change);
        QFETCH(QByteArray, finding);
        HandwrittenPdf file = HandwrittenPdf::form();
        HandwrittenPdf::Objects plain = before;
        for (QByteArray& object : plain)
            object.replace("@", "");
        if (!plain.isEmpty()) file.append(plain);
        HandwrittenPdf::Objects again; // signing writes the page and the form anew
        for (const int object : {3, 6})
            if (before.contains(object))
                again[object] = QByteArray(before.value(object)).replace("@", " " + ref(file.nextObject()));
        file.sign(test::ecKey(), "Sig1", again);
        QVERIFY2(verify(file.bytes()).integrity == Integrity::Intact, said(verify(file.bytes())).constData());
        change(file);
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(!report.signatures.isEmpty(), said(report).constData());
        QVERIFY2(report.signatures.first().integrity ==
                     (finding.isEmpty() ? Integrity::Intact : Integrity::Modified),
                 said(report).constData());
        if (!finding.isEmpty()) QVERIFY2(said(report).contains(finding), said(report).constData());
    }

    /** The end of a long document is compared as well as its beginning, however busy the machine is. */
    void lastOfManyPages()
    {
        HandwrittenPdf file = manyPages(60, "[219 0 R 900 1 R]");
        file.sign(test::ecKey(), "Sig1");
        QVERIFY2(verify(file.bytes()).integrity == Integrity::Intact, said(verify(file.bytes())).constData());
        file.append({{900, HandwrittenPdf::stream("1 0 0 rg 40 200 500 300 re f")}});
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Modified, said(report).constData());
    }

    void onlyPagesThatCanHaveChanged()
    {
        HandwrittenPdf file = manyPages(40, "");
        file.sign(test::ecKey(), "Sig1");
        const SpyRenderer spy;
        VerifyOptions options;
        options.renderer = &spy;
        filled("10 EUR")(file);
        QVERIFY2(verify(file.bytes(), options).integrity == Integrity::Intact,
                 said(verify(file.bytes(), options)).constData());
        QVERIFY2(spy.pages <= 16,
                 qPrintable(QString::number(spy.pages))); // page 1 and the field alone, twice
        // A font that all pages use was written again, with the same content.
        spy.pages = 0;
        file.append({{5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"}});
        QVERIFY2(verify(file.bytes(), options).integrity == Integrity::Intact,
                 said(verify(file.bytes(), options)).constData());
        QVERIFY2(spy.pages >= 80, qPrintable(QString::number(spy.pages)));
    }

    void notAllComparedIsNotIntact()
    {
        HandwrittenPdf file = manyPages(40, "");
        file.sign(test::ecKey(), "Sig1");
        file.append({{5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"}});
        VerifyOptions options;
        options.pixelLimit = 1;
        const VerifyReport report = verify(file.bytes(), options);
        QVERIFY2(report.integrity == Integrity::Indeterminate, said(report).constData());
        QVERIFY2(said(report).contains("revision.not-compared: 32 of 40 pages"), said(report).constData());
        options = {};
        options.timeLimit = std::chrono::milliseconds(0);
        QVERIFY2(verify(file.bytes(), options).integrity == Integrity::Indeterminate,
                 said(verify(file.bytes(), options)).constData());
        options = {};
        std::atomic_bool cancelled = false;
        options.cancelled = &cancelled;
        int calls = 0;
        options.progress = [&](int done, int all) {
            QCOMPARE(all, 40);
            QCOMPARE(done, ++calls);
            cancelled = done == 3;
        };
        QVERIFY2(verify(file.bytes(), options).integrity == Integrity::Indeterminate,
                 said(verify(file.bytes(), options)).constData());
        QCOMPARE(calls, 3);
    }

    /** One reader that shows something else is enough; one that fails counts neither way. */
    void otherReaders_data()
    {
        QTest::addColumn<int>("does");
        QTest::addColumn<QString>("integrity");
        QTest::addColumn<QByteArray>("finding");
        using Does = SpyRenderer::Does;
        QTest::newRow("shows more") << int(Does::ShowsMore) << "modified"
                                    << QByteArray("reader.difference: Spy shows page 1 differently");
        QTest::newRow("fails") << int(Does::FailsAlways) << "intact"
                               << QByteArray("reader.failed: Spy could not render the signed version");
        QTest::newRow("fails later") << int(Does::FailsLater) << "indeterminate"
                                     << QByteArray("reader.failed: Spy rendered the signed version");
    }
    void otherReaders()
    {
        QFETCH(int, does);
        QFETCH(QString, integrity);
        QFETCH(QByteArray, finding);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(test::ecKey(), "Sig1");
        const qsizetype before = file.bytes().size();
        filled("10 EUR")(file);
        const SpyRenderer spy(SpyRenderer::Does(does), before + 1);
        VerifyOptions options;
        options.otherReaders = {&spy};
        const VerifyReport report = verify(file.bytes(), options);
        QVERIFY2(integrityName(report.integrity) == integrity, said(report).constData());
        QVERIFY2(said(report).contains(finding), said(report).constData());
        QCOMPARE(report.readers.size(), 2);
        QCOMPARE(report.readers.last().name, QStringLiteral("Spy"));
        if (does == int(SpyRenderer::Does::ShowsMore))
            QCOMPARE(int(report.alteration), int(Alteration::ReadersDiffer));
        // Validation data alone is nothing that they are asked about.
        spy.pages = 0;
        options.missingReaders = {QStringLiteral("Absent")};
        HandwrittenPdf extended = HandwrittenPdf::form();
        extended.sign(test::ecKey(), "Sig1");
        extended.append({{1, extended.catalog("/DSS << /Type /DSS /Certs [] >>")}});
        QVERIFY(!said(verify(extended.bytes(), options)).contains("reader.missing"));
        QCOMPARE(spy.pages, 0);
    }

    /** A program that would be asked and isn't installed is said beside the verdict. */
    void missingReaders()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(test::ecKey(), "Sig1");
        filled("10 EUR")(file);
        VerifyOptions options;
        QVERIFY(!said(verify(file.bytes(), options)).contains("reader.missing"));
        options.missingReaders = {QStringLiteral("Poppler"), QStringLiteral("MuPDF")};
        const VerifyReport report = verify(file.bytes(), options);
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QVERIFY2(said(report).contains("reader.missing: The pages weren't compared in these programs"),
                 said(report).constData());
        QVERIFY(headlineOf(report).constLast().english().contains(u"Poppler, MuPDF"));
    }

    /** What a parser makes of a reference is not what each reader makes of it. */
    void installedReaders()
    {
        const auto readers = render::installedReaders();
        if (!test::require(readers.size() >= 2, "Poppler or MuPDF")) return;
        VerifyOptions options;
        for (const auto& reader : readers)
            options.otherReaders.append(reader.get());
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(test::ecKey(), "Sig1");
        filled("10 EUR")(file);
        const VerifyReport report = verify(file.bytes(), options);
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
        QCOMPARE(report.readers.size(), 3);
        for (const ReaderReport& reader : report.readers)
            QVERIFY2(reader.pageCount > 0 && !reader.hasFailed && !reader.differs, qPrintable(reader.name));
        for (const auto& reader : readers) {
            const auto opened = reader->open(file.bytes());
            const QImage page = opened->render(0, 1);
            QCOMPARE(page.size(), QSize(612, 792));
            QVERIFY(!opened->hasFailed());
        }
    }

    void readersAreLimited()
    {
        using render::ReaderProcess;
        const auto isStopped = [&](const QByteArray& text, const ReaderProcess::Limits& limits) {
            const ReaderProcess reader(ReaderProcess::Program::Poppler, script(text), limits);
            const auto opened = reader.open("%PDF-1.7");
            const QImage page = opened->render(0, 1);
            return page.isNull() && opened->hasFailed();
        };
        const QByteArray one = "printf 'P6\n1 1\n255\nabc'\n";
        QVERIFY(!isStopped(one, {}));
        QVERIFY(
            isStopped("while :; do :; done", {std::chrono::seconds(1), std::chrono::minutes(5), 1 << 30}));
        QVERIFY(
            isStopped("exec sleep 600", {std::chrono::seconds(1), std::chrono::milliseconds(300), 1 << 30}));
        QVERIFY(isStopped("printf 'not a picture'", {}));
        QVERIFY(isStopped("printf 'P6\n70000 70000\n255\nabc'", {}));
    }

    void readersSeeNothingElse()
    {
        using render::ReaderProcess;
        qputenv("INKSTONE_TEST_SECRET", "secret");
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const auto colourOf = [&](const QByteArray& condition) {
            const ReaderProcess reader(ReaderProcess::Program::MuPdf,
                                       script("if " + condition +
                                              "; then printf 'P6\n1 1\n255\n\\377\\000\\000'; else printf "
                                              "'P6\n1 1\n255\n\\000\\377\\000'; fi 2>/dev/null"));
            return reader.open("%PDF-1.7")->render(0, 1).pixelColor(0, 0);
        };
        QCOMPARE(colourOf("true"), QColor(Qt::red));
        QCOMPARE(colourOf("[ -n \"$INKSTONE_TEST_SECRET\" ]"), QColor(Qt::green));
        QCOMPARE(colourOf("[ \"$(head -c 4 file.pdf)\" = %PDF ]"), QColor(Qt::red));
        QCOMPARE(colourOf("(trap '' XFSZ; echo written > written) && [ -s written ]"), QColor(Qt::green));
#ifdef Q_OS_LINUX
        QCOMPARE(colourOf("(exec 3<>/dev/tcp/127.0.0.1/" + number(server.serverPort()) + ")"),
                 QColor(Qt::green));
        QVERIFY(!server.waitForNewConnection(0));
#endif
        qunsetenv("INKSTONE_TEST_SECRET");
    }

    void onlyTrustedPrograms()
    {
        for (const auto program :
             {render::ReaderProcess::Program::Poppler, render::ReaderProcess::Program::MuPdf}) {
            const QString path = render::ReaderProcess::find(program);
            QVERIFY(path.isEmpty() ||
                    (path.startsWith(QLatin1Char('/')) &&
                     !(QFile::permissions(path) & (QFile::WriteGroup | QFile::WriteOther))));
        }
    }
};

INK_TEST(TestJury, "tst_jury")

} // namespace tst_jury

#include "tst_jury.moc"
