// Files by careless or old programs: valid ones stay unchanged, damaged ones are repaired by an appended
// section, and other programs can read the result.
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <functional>

namespace tst_repair {

using namespace ink;
using namespace ink::pdf;
using ink::test::rawPdf;
using ink::test::rawStream;
using ink::test::XRefStyle;

namespace {

const QByteArray content = "BT /F1 24 Tf 20 150 Td (Hello) Tj ET";

QList<QByteArray> objects(const QByteArray& pageEntries = {})
{
    return {"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R "
            "/Resources <</Font <</F1 5 0 R>>>> " +
                pageEntries + ">>",
            rawStream(content),
            "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>"};
}

QByteArray plain(XRefStyle style = XRefStyle::Table, const QByteArray& lead = {})
{
    return rawPdf(objects(), style, {}, lead);
}

/** The plain file rewritten by qpdf. */
QByteArray rewritten(const std::function<void(QPDFWriter&)>& how)
{
    const QByteArray original = plain();
    QPDF qpdf;
    qpdf.processMemoryFile("plain", original.constData(), static_cast<size_t>(original.size()));
    QPDFWriter writer(qpdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    how(writer);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()),
                      static_cast<qsizetype>(buffer->getSize()));
}

/** The last cross-reference section moved into the trailer's /XRefStm: a hybrid file. */
QByteArray hybrid()
{
    // Object 5 is in an object stream that only the cross-reference stream lists.
    QList<QByteArray> all = objects();
    const QByteArray font = all.takeLast();
    QByteArray file = rawPdf(all + QList<QByteArray>{"null"});
    const auto tableAt = file.lastIndexOf("\nxref") + 1;
    file.truncate(tableAt);
    const auto packedAt = file.size();
    file += "6 0 obj\n" + rawStream("5 0 " + font, "/Type /ObjStm /N 1 /First 4 ") + "\nendobj\n";
    const auto streamAt = file.size();
    QByteArray rows;
    const auto row = [&rows](int type, qsizetype second, int third) {
        rows += char(type);
        rows += char(second >> 8);
        rows += char(second & 0xFF);
        rows += char(third);
    };
    row(2, 6, 0);
    row(1, packedAt, 0);
    row(1, streamAt, 0);
    file += "7 0 obj\n" + rawStream(rows, "/Type /XRef /W [1 2 1] /Index [5 3] /Size 8 /Root 1 0 R ") +
            "\nendobj\n";
    const auto newTable = file.size();
    file += "xref\n0 5\n0000000000 65535 f \n";
    for (int n = 1; n <= 4; ++n)
        file += QByteArray::number(file.indexOf("\n" + QByteArray::number(n) + " 0 obj") + 1)
                    .rightJustified(10, '0') +
                " 00000 n \n";
    return file + "trailer\n<</Size 8 /Root 1 0 R /XRefStm " + QByteArray::number(streamAt) +
           ">>\nstartxref\n" + QByteArray::number(newTable) + "\n%%EOF\n";
}

struct Run
{
    int exitCode = -1;
    QString output;
};

Run run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(20'000)) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

} // namespace

class TestRepair final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString saved(const QByteArray& bytes)
    {
        const QString path = m_dir.filePath(QStringLiteral("file.pdf"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return path;
    }

private Q_SLOTS:
    void everyKindOfFile_data()
    {
        QTest::addColumn<QByteArray>("upload");
        QTest::addColumn<bool>("damaged");
        const QByteArray table = plain();
        const auto with = [&](const char* before, const char* after) {
            QByteArray bytes = table;
            return bytes.replace(before, after);
        };
        // Sound
        QTest::newRow("table") << table << false;
        QTest::newRow("stream") << plain(XRefStyle::Stream) << false;
        QTest::newRow("object streams")
            << rewritten([](QPDFWriter& w) { w.setObjectStreamMode(qpdf_o_generate); }) << false;
        QTest::newRow("linearized") << rewritten([](QPDFWriter& w) { w.setLinearization(true); }) << false;
        QTest::newRow("linearized with object streams") << rewritten([](QPDFWriter& w) {
            w.setLinearization(true);
            w.setObjectStreamMode(qpdf_o_generate);
        }) << false;
        QTest::newRow("hybrid") << hybrid() << false;
        QTest::newRow("junk before the header")
            << plain(XRefStyle::Table, "HTTP/1.1 200 OK\r\n\r\n") << false;
        QTest::newRow("junk behind the end") << table + QByteArray(300, 'x') + "\n" << false;
        QTest::newRow("no line end at the end") << table.trimmed() << false;
        test::HandwrittenPdf revisions = test::HandwrittenPdf::form();
        revisions.append({{4, test::HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Hello) Tj ET % 2")}});
        revisions.append({{4, test::HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Hello) Tj ET % 3")}});
        QTest::newRow("several revisions") << revisions.bytes() << false;
        QTest::newRow("offset with a space before") << with("startxref\n", "startxref\n ") << false;
        // Damaged
        QTest::newRow("startxref elsewhere") << with("startxref\n", "startxref\n9") << true;
        QTest::newRow("startxref far outside") << with("startxref\n", "startxref\n999999999") << true;
        QTest::newRow("no startxref") << with("startxref", "startxxxx") << true;
        QTest::newRow("cut off behind the objects") << table.left(table.lastIndexOf("startxref")) << true;
        QTest::newRow("wrong stream length")
            << with(("/Length " + QByteArray::number(content.size())).constData(), "/Length 7 ") << true;
        QTest::newRow("stream length too large")
            << with(("/Length " + QByteArray::number(content.size())).constData(), "/Length 900000 ") << true;
        QByteArray bytes = table;
        bytes.replace(bytes.indexOf("endobj", bytes.indexOf("\n3 0 obj")), 6, "      ");
        QTest::newRow("endobj is missing") << bytes << true;
        bytes = table;
        const auto row = bytes.indexOf("00000 n", bytes.indexOf("\nxref") + 60) - 11;
        bytes.replace(row, 10, "0000000012");
        QTest::newRow("an offset is wrong") << bytes << true;
        bytes = plain(XRefStyle::Stream);
        bytes.replace("\nstream", "\nstreem");
        QTest::newRow("no stream keyword anywhere") << bytes << true;
        bytes = table;
        QTest::newRow("carriage returns") << bytes.replace("\n", "\r\n") << true; // all offsets are wrong
        QTest::newRow("a phantom in the table") << [&] {
            QByteArray file = table;
            file.replace("\n0 6\n", "\n0 7\n").replace("/Size 6", "/Size 7");
            return file.replace("trailer", "0000000003 00000 n \ntrailer");
        }() << true;
        QByteArray twice = table;
        twice.replace("startxref\n", "startxref\n9");
        QTest::newRow("junk before, and no table")
            << "junk\n" + QByteArray(twice).replace("startxref", "startxxxx") << true;
    }

    void everyKindOfFile()
    {
        QFETCH(QByteArray, upload);
        QFETCH(bool, damaged);
        const auto intake = acceptPdf(upload);
        // No reader displays anything of its page.
        if (QByteArray(QTest::currentDataTag()).startsWith("no stream keyword")) {
            QVERIFY(!intake || !intake->rebuilt.isEmpty());
            return;
        }
        QVERIFY2(intake, intake ? "" : qPrintable(intake.error().detail.english()));
        QCOMPARE(intake->info.isDamaged, damaged);
        QCOMPARE(!intake->repair.isEmpty(), damaged);
        QCOMPARE(intake->info.pages.size(), 1);
        QCOMPARE(acceptPdf(upload)->repair, intake->repair); // reproducible

        const QByteArray kept = upload + intake->repair;
        const auto again = acceptPdf(kept);
        QVERIFY(again && !again->info.isDamaged && again->repair.isEmpty());
        QVERIFY(again->info.pages == intake->info.pages);

        auto writer = IncrementalWriter::open(kept);
        QVERIFY(writer);
        StampItem item;
        item.rect = {20, 20, 100, 20};
        item.text = QStringLiteral("Stamped");
        QVERIFY(writer->stamp({item}));
        auto prepared = std::move(*writer).finishForSigning({});
        QVERIFY(prepared);
        const auto sealed = seal(*prepared, test::ecKey());
        QVERIFY(sealed && sealed->startsWith(kept));

        if (qEnvironmentVariableIsSet("INKSTONE_KEEP")) {
            QFile keep(qEnvironmentVariable("INKSTONE_KEEP") + QLatin1Char('/') +
                       QString::fromUtf8(QTest::currentDataTag()) + QStringLiteral(".pdf"));
            if (keep.open(QIODevice::WriteOnly)) keep.write(*sealed);
        }
        const QString path = saved(*sealed);
        const Run qpdf = run(QStringLiteral("qpdf"), {QStringLiteral("--check"), path});
        QVERIFY2(qpdf.exitCode == 0, qPrintable(qpdf.output));
        const Run text = run(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY2(text.output.contains(QStringLiteral("Hello")) &&
                     text.output.contains(QStringLiteral("Stamped")),
                 qPrintable(text.output));
        const Run mutool = run(QStringLiteral("mutool"),
                               {QStringLiteral("draw"), QStringLiteral("-F"), QStringLiteral("txt"), path});
        QVERIFY2(mutool.exitCode == 0 && mutool.output.contains(QStringLiteral("Hello")) &&
                     mutool.output.contains(QStringLiteral("Stamped")) &&
                     (!mutool.output.contains(QStringLiteral("repair")) || !upload.startsWith("%PDF-")),
                 qPrintable(mutool.output));
        const Run signatures = run(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), path});
        QVERIFY2(signatures.output.contains(QStringLiteral("Signature is Valid")) &&
                     signatures.output.contains(QStringLiteral("Total document signed")),
                 qPrintable(signatures.output));
    }

    /** Numbers that are referenced but have no object are not assigned to new objects. */
    void danglingReferencesStayDangling()
    {
        QByteArray file = rawPdf(objects("/Thumb 9 0 R"), XRefStyle::Table);
        file.replace("/Size 6", "/Size 12").replace("startxref\n", "startxref\n9");
        const auto intake = acceptPdf(file);
        QVERIFY(intake && intake->info.isDamaged);
        QVERIFY(intake->repair.contains("/Size 12"));
    }

    void nothingToAdd()
    {
        for (const QByteArray& file : {plain(), plain(XRefStyle::Stream)}) {
            auto writer = IncrementalWriter::open(file);
            QVERIFY(writer);
            const auto same = std::move(*writer).finish();
            QVERIFY(same);
            QCOMPARE(*same, file);
        }
    }

    void tooManyObjects()
    {
        QByteArray file = "%PDF-1.5\n%" + QByteArray(1'000'000, 'x') +
                          "\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n";
        const auto at = file.size();
        constexpr int count = 1'200'000;
        QByteArray rows(count * 4, '\0');
        for (int i = 0; i < count; ++i) {
            rows[i * 4] = 1;
            rows[i * 4 + 3] = 9;
        }
        file += "3 0 obj\n<</Type /XRef /W [1 2 1] /Size " + QByteArray::number(count) +
                " /Root 1 0 R /Filter /FlateDecode /Length ";
        const QByteArray packed = qCompress(rows, 9).mid(4);
        file += QByteArray::number(packed.size()) + ">>\nstream\n" + packed +
                "\nendstream\nendobj\nstartxref\n" + QByteArray::number(at) + "\n%%EOF\n";
        test::WorkTimer timer;
        const auto refused = acceptPdf(file);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::UnreadablePdf);
        qInfo("%s (%lld ms)", qPrintable(refused.error().detail.english()), timer.elapsed());
        QVERIFY(timer.elapsed() < 10'000);
    }
};

INK_TEST(TestRepair, "tst_repair")

} // namespace tst_repair

#include "tst_repair.moc"
