// The report about an upload, and the reasons for a rejection.
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_pdfinspector {

using namespace ink;
using namespace ink::pdf;
using ink::test::rawPdf;
using ink::test::rawStream;
using ink::test::XRefStyle;

namespace {

QByteArray onePage(const QByteArray& entries, const QByteArray& catalog = {},
                   const QList<QByteArray>& more = {}, const QByteArray& trailer = {})
{
    return rawPdf(QList<QByteArray>{"<</Type /Catalog /Pages 2 0 R " + catalog + ">>",
                                    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                                    "<</Type /Page /Parent 2 0 R " + entries + ">>"} +
                      more,
                  XRefStyle::Table, trailer);
}

} // namespace

class TestPdfInspector : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sizes_data()
    {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("rotation");
        QTest::newRow("plain") << QByteArray("/MediaBox [0 0 300 400]") << QSizeF(300, 400) << 0;
        QTest::newRow("rotated") << QByteArray("/MediaBox [0 0 300 400] /Rotate 90") << QSizeF(400, 300)
                                 << 90;
        QTest::newRow("rotated backwards")
            << QByteArray("/MediaBox [0 0 300 400] /Rotate -90") << QSizeF(400, 300) << 270;
        QTest::newRow("rotated twice round")
            << QByteArray("/MediaBox [0 0 300 400] /Rotate 900") << QSizeF(300, 400) << 180;
        QTest::newRow("crooked") << QByteArray("/MediaBox [0 0 300 400] /Rotate 100") << QSizeF(400, 300)
                                 << 90;
        QTest::newRow("cropped") << QByteArray("/MediaBox [0 0 300 400] /CropBox [10 20 110 220]")
                                 << QSizeF(100, 200) << 0;
        QTest::newRow("cropped beyond")
            << QByteArray("/MediaBox [0 0 300 400] /CropBox [-10 -20 110 220]") << QSizeF(110, 220) << 0;
        QTest::newRow("cropped away")
            << QByteArray("/MediaBox [0 0 300 400] /CropBox [900 900 990 990]") << QSizeF(300, 400) << 0;
        QTest::newRow("user unit") << QByteArray("/MediaBox [0 0 300 400] /UserUnit 2.5") << QSizeF(750, 1000)
                                   << 0;
        QTest::newRow("no box") << QByteArray() << QSizeF(612, 792) << 0;
        QTest::newRow("no numbers") << QByteArray("/MediaBox [/a (b) null 400]") << QSizeF(612, 792) << 0;
    }
    void sizes()
    {
        QFETCH(QByteArray, entries);
        QFETCH(QSizeF, size);
        QFETCH(int, rotation);
        const auto info = inspectPdf(onePage(entries));
        QVERIFY2(info, qPrintable(info ? QString() : info.error().detail.english()));
        QCOMPARE(info->pages.first().size, size);
        QCOMPARE(info->pages.first().rotation, rotation);
        QVERIFY(!info->isDamaged && !info->hasForm && !info->hasXfa && !info->isSigned);
    }

    void inheritsFromAncestors()
    {
        const auto info =
            inspectPdf(rawPdf({"<</Type /Catalog /Pages 2 0 R>>",
                               "<</Type /Pages /Kids [3 0 R 5 0 R] /MediaBox [0 0 100 200] /Rotate 90>>",
                               "<</Type /Pages /Kids [4 0 R] /CropBox [0 0 50 60]>>", "<</Type /Page>>",
                               "<</Type /Page /Rotate 0>>"}));
        QVERIFY(info);
        QCOMPARE(info->pages.size(), 2);
        QCOMPARE(info->pages.at(0).size, QSizeF(60, 50));
        QCOMPARE(info->pages.at(1).size, QSizeF(100, 200));
    }

    void tellsForms()
    {
        const QByteArray box = "/MediaBox [0 0 9 9]";
        QVERIFY(!inspectPdf(onePage(box, "/AcroForm <</Fields []>>"))->hasForm);
        const auto form = inspectPdf(
            onePage(box, "/AcroForm <</Fields [4 0 R] /XFA [(a) 4 0 R]>>", {"<</FT /Tx /T (a)>>"}));
        QVERIFY(form->hasForm && form->hasXfa && !form->isSigned);
        const auto open = inspectPdf(onePage(box, "/AcroForm <</Fields [4 0 R]>>", {"<</FT /Sig /T (a)>>"}));
        QVERIFY(open->hasForm && !open->isSigned);
        const auto nested =
            inspectPdf(onePage(box, "/AcroForm <</Fields [4 0 R]>>",
                               {"<</FT /Sig /Kids [4 0 R 5 0 R]>>", "<</T (a) /V <</Type /Sig>>>>"}));
        QVERIFY(nested->isSigned);
    }

    void tellsCertification()
    {
        const auto with = [](const QByteArray& parameters) {
            return onePage("/MediaBox [0 0 9 9]", "/Perms <</DocMDP 4 0 R>>",
                           {"<</Type /Sig /Reference [<</TransformMethod /DocMDP " + parameters + ">>]>>"});
        };
        QCOMPARE(inspectPdf(with("/TransformParams <</P 3>>"))->docMdpLevel, 3);
        QCOMPARE(inspectPdf(with(""))->docMdpLevel, 2);
        QCOMPARE(inspectPdf(with("/TransformParams <</P 1>>"))->docMdpLevel, 1); // to be read and verified
        const auto locked = acceptPdf(with("/TransformParams <</P 1>>"));
        QVERIFY(!locked && locked.error().code == ErrorCode::UnreadablePdf);
        QVERIFY(locked.error().detail.english().contains(QStringLiteral("certified")));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
        QTest::newRow("text") << QByteArray("Hello") << QStringLiteral("not a PDF");
        QTest::newRow("image") << QByteArray("\x89PNG\r\n\x1a\n") << QStringLiteral("not a PDF");
        QTest::newRow("header only") << QByteArray("%PDF-1.7\n") << QStringLiteral("damaged");
        QTest::newRow("no pages") << rawPdf({"<</Type /Catalog /Pages 2 0 R>>",
                                             "<</Type /Pages /Kids [] /Count 0>>"})
                                  << QStringLiteral("no pages");
        QTest::newRow("no page tree") << rawPdf({"<</Type /Catalog>>"}) << QStringLiteral("no pages");
        QTest::newRow("circle") << rawPdf({"<</Type /Catalog /Pages 2 0 R>>",
                                           "<</Type /Pages /Kids [3 0 R]>>",
                                           "<</Type /Pages /Kids [2 0 R]>>"})
                                << QStringLiteral("page tree");
        QTest::newRow("encrypted") << onePage("/MediaBox [0 0 9 9]", {}, {},
                                              "/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <" +
                                                  QByteArray(64, '0') + "> /U <" + QByteArray(64, '0') +
                                                  ">>> /ID [<00> <00>]")
                                   << QStringLiteral("password");
        QTest::newRow("no size") << onePage("/MediaBox [0 0 0.1 9]") << QStringLiteral("size");
        // Ten inner nodes, each with ten references to the next: 10^10 pages.
        QList<QByteArray> bomb{"<</Type /Catalog /Pages 2 0 R>>"};
        for (int i = 3; i < 13; ++i)
            bomb << "<</Type /Pages /Kids [" + (QByteArray::number(i) + " 0 R ").repeated(10) + "]>>";
        bomb << "<</Type /Page /MediaBox [0 0 9 9]>>";
        QTest::newRow("page bomb") << rawPdf(bomb) << QStringLiteral("page tree");
        QList<QByteArray> deep{"<</Type /Catalog /Pages 2 0 R>>"};
        for (int i = 3; i < 5000; ++i)
            deep << "<</Type /Pages /Kids [" + QByteArray::number(i) + " 0 R]>>";
        deep << "<</Type /Page /MediaBox [0 0 9 9]>>";
        QTest::newRow("deep tree") << rawPdf(deep) << QStringLiteral("page tree");
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        test::WorkTimer timer;
        const auto info = inspectPdf(bytes);
        QVERIFY(timer.elapsed() < 5000);
        QVERIFY(!info);
        QCOMPARE(info.error().code, ErrorCode::UnreadablePdf);
        QVERIFY2(info.error().detail.english().contains(word), qPrintable(info.error().detail.english()));
    }

    void decompressionBombIsRefused()
    {
        // A content stream that unpacks to 270 MB.
        QByteArray packed;
        {
            const QByteArray zeros(270 * 1024 * 1024, ' ');
            packed = qCompress(zeros, 1).mid(4);
        }
        const QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>",
                                        "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                                        "<</Type /Page /MediaBox [0 0 300 400] /Contents 4 0 R>>",
                                        rawStream(packed, " /Filter /FlateDecode")};
        const QByteArray bytes = rawPdf(objects);
        test::WorkTimer timer;
        // Content isn't unpacked for inspecting a file …
        QVERIFY(inspectPdf(bytes));
        QVERIFY(timer.elapsed() < 200);
        // … and for stamping, the analysis of its balance is abandoned.
        auto writer = IncrementalWriter::open(bytes);
        QVERIFY(writer);
        StampItem item;
        item.rect = {10, 10, 20, 20};
        item.type = domain::TagType::Checkbox;
        item.text = QStringLiteral("true");
        QVERIFY(writer->stamp({item}));
        QVERIFY(std::move(*writer).finish());
        QVERIFY(timer.elapsed() < 5000);
    }

    void hostileCrossReferencesAreBounded()
    {
        const auto withXRef = [](const QByteArray& rows, const QByteArray& widths, int size) {
            return "%PDF-1.7\n1 0 obj\n" +
                   rawStream(qCompress(rows, 9).mid(4), " /Type /XRef /W " + widths +
                                                            " /Root 1 0 R /Filter /FlateDecode /Size " +
                                                            QByteArray::number(size)) +
                   "\nendobj\nstartxref\n9\n%%EOF\n";
        };
        const QList<QByteArray> files{
            withXRef(QByteArray(200'000'000, '\0'), "[1 2 1]", 50'000'000),
            withXRef(QByteArray("\1\0\11\0", 4).repeated(15'000'000), "[1 2 1]", 15'000'000),
            "%PDF-1.7\nxref\n0 0\ntrailer<</Size 3/Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF",
            "%PDF-1.7\nxref\n0 2000000000\ntrailer<</Size 2000000000/Root 1 0 R>>\nstartxref\n9\n%%EOF",
            "%PDF-1.7\n" + QByteArray("trailer<<\n").repeated(100'000),
            "%PDF-1.7\n" + QByteArray("1 0 obj\n").repeated(1'000'000)};
        for (const QByteArray& bytes : files) {
            test::WorkTimer timer;
            QVERIFY(!inspectPdf(bytes));
            QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        }
    }

    void thousandsOfPagesAreQuick()
    {
        QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>", QByteArray()};
        QByteArray kids;
        for (int i = 0; i < 5000; ++i) {
            kids += QByteArray::number(i + 3) + " 0 R ";
            objects << "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400]>>";
        }
        objects[1] = "<</Type /Pages /Count 5000 /Kids [" + kids + "]>>";
        const QByteArray bytes = rawPdf(objects);
        test::WorkTimer timer;
        const auto info = inspectPdf(bytes);
        QVERIFY(info);
        QCOMPARE(info->pages.size(), 5000);
        qInfo("5,000 pages: %lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY(timer.elapsed() < 1000);
    }

    /**
     * Damaged in any way: rejected or accepted, never a crash or a hang, and accepted files can be written.
     */
    void damagedInManyWays()
    {
        const QByteArray table =
            onePage("/MediaBox [0 0 300 400] /Contents 4 0 R", "/AcroForm <</Fields [5 0 R]>>",
                    {rawStream("q 0 0 m Q"), "<</FT /Sig /T (a)>>"});
        const QByteArray stream =
            rawPdf({"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400]>>"},
                   XRefStyle::Stream);
        QRandomGenerator random(4711);
        test::WorkTimer timer;
        int accepted = 0;
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes = round % 2 ? table : stream;
            switch (round % 3) {
            case 0:
                for (int i = 0; i < 1 + round % 7; ++i)
                    bytes[random.bounded(int(bytes.size()))] = static_cast<char>(random.bounded(256));
                break;
            case 1:
                bytes.truncate(random.bounded(int(bytes.size())));
                break;
            default:
                bytes.remove(random.bounded(int(bytes.size())), 1 + random.bounded(40));
                break;
            }
            const auto intake = acceptPdf(bytes);
            if (!intake) {
                QCOMPARE(intake.error().code, ErrorCode::UnreadablePdf);
                continue;
            }
            ++accepted;
            const PdfInfo* const info = &intake->info;
            if (!intake->rebuilt.isEmpty()) bytes = intake->rebuilt;
            auto writer = IncrementalWriter::open(bytes);
            QVERIFY(writer);
            StampItem item;
            item.rect = {10, 10, 20, 20};
            item.type = domain::TagType::Radio;
            item.text = QStringLiteral("on");
            QVERIFY(writer->stamp({item}));
            const auto prepared = std::move(*writer).finishForSigning({});
            QVERIFY(prepared);
            QVERIFY(prepared->bytes.startsWith(bytes));
            const auto again = inspectPdf(prepared->bytes);
            if (!again || again->pages != info->pages || !again->isSigned) {
                qWarning() << round << (again ? QStringLiteral("changed") : again.error().detail.english())
                           << bytes;
                QFAIL("accepted, but the result is not sound");
            }
        }
        qInfo("3,000 damaged files, %d accepted, %lld ms", accepted, static_cast<long long>(timer.elapsed()));
        QVERIFY(accepted > 300);
    }
};

INK_TEST(TestPdfInspector, "tst_pdfinspector")

} // namespace tst_pdfinspector

#include "tst_pdfinspector.moc"
