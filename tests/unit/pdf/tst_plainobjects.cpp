// Reading from the bytes without the parser has the same result as the parser.
#include "app/pdf/content/contentbalance.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/plainobjects.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>
#include <qpdf/QPDF.hh>

namespace tst_plainobjects {

using namespace ink;
using namespace ink::pdf;

namespace {

PlainDict dictIn(const QByteArray& text)
{
    const auto dict = PlainDict::parseAt(text, 0, {7, 0});
    return dict.value_or(PlainDict());
}

} // namespace

class TestPlainObjects final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void takesWhatIsPlain()
    {
        const QByteArray text = "7 0 obj\n<</Type /Page /Kids [3 0 R 4 1 R] /MediaBox [0 0 595.5 -842]\n"
                                "/Note (a >> \\) b) /Hex <3e3e> /Deep <</A [<</B 1>>]>>>>\nendobj\n";
        const PlainDict dict = dictIn(text);
        QCOMPARE(dict.entries().size(), 6);
        QCOMPARE(dict.value("/Type"), QByteArrayView("/Page"));
        QCOMPARE(dict.value("/Note"), QByteArrayView("(a >> \\) b)"));
        QVERIFY(dict.value("/A").isEmpty());
        const auto kids = parsePlainReferences(dict.value("/Kids"));
        QVERIFY(kids.has_value());
        QCOMPARE(kids->size(), size_t(2));
        QVERIFY((kids->back() == ObjectId{4, 1}));
        const auto box = parsePlainNumbers(dict.value("/MediaBox"));
        QVERIFY(box.has_value());
        QCOMPARE(box->at(2), 595.5);
        QCOMPARE(box->at(3), -842.0);
        QVERIFY(!parsePlainReference(dict.value("/Kids")));
        QVERIFY((parsePlainReference("12 0 R") == ObjectId{12, 0}));
        QCOMPARE(PlainDict::parse(dict.value("/Deep")).value_or(PlainDict()).entries().size(), 1);
    }

    void leavesTheRestToTheParser_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("another number") << QByteArray("8 0 obj <</A 1>> endobj");
        QTest::newRow("another generation") << QByteArray("7 1 obj <</A 1>> endobj");
        QTest::newRow("a key twice") << QByteArray("7 0 obj <</A 1 /B 2 /A 3>> endobj");
        QTest::newRow("an escaped key") << QByteArray("7 0 obj <</#41 1>> endobj");
        QTest::newRow("a stream") << QByteArray("7 0 obj <</Length 0>> stream\n\nendstream endobj");
        QTest::newRow("no end") << QByteArray("7 0 obj <</A 1>>");
        QTest::newRow("not closed") << QByteArray("7 0 obj <</A 1 endobj");
        QTest::newRow("a value missing") << QByteArray("7 0 obj <</A /B 2>> endobj 2");
        QTest::newRow("an array") << QByteArray("7 0 obj [1 2] endobj");
    }
    void leavesTheRestToTheParser()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!PlainDict::parseAt(text, 0, {7, 0}).has_value());
    }

    void numbersAreThoseOfThePaper()
    {
        for (const char* odd : {"", "+1", "1e3", "1.2.3", "--1", "-", ".", "1 ", "nan", "0x10", "1_0"})
            QVERIFY2(!parsePlainNumber(odd), odd);
        QCOMPARE(parsePlainNumber("-.5").value_or(0), -0.5);
        QCOMPARE(parsePlainNumber("12").value_or(0), 12.0);
        QVERIFY(!parsePlainNumbers("[1 2 0 R]"));
        QVERIFY(!parsePlainReferences("[1 0 R 2]"));
        QVERIFY(!parsePlainReferences("[0 0 R]"));
    }

    void pageTreesAreThoseOfTheParser()
    {
        int files = 0;
        QDirIterator all(ink::test::corpusPath(), {QStringLiteral("*.pdf")}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto opened = SourceFile::open(file.readAll());
            if (!opened) continue;
            const auto plain = readPageTree(**opened);
            const auto parsed = readPageTree((*opened)->qpdf());
            QCOMPARE(plain.has_value(), parsed.has_value());
            if (!plain) continue;
            ++files;
            QVERIFY2(plain->infos == parsed->infos, qPrintable(file.fileName()));
            QCOMPARE(plain->pages, parsed->pages);
            QCOMPARE(plain->nodes.size(), parsed->nodes.size());
            for (size_t i = 0; i < plain->nodes.size(); ++i)
                QVERIFY(plain->nodes[i].id == parsed->nodes[i].id &&
                        plain->nodes[i].parent == parsed->nodes[i].parent &&
                        plain->nodes[i].isShared == parsed->nodes[i].isShared);
        }
        if (!test::requireCorpus(files != 0)) return;
    }

    void countsWhatAPageLeavesOpen_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("open");
        QTest::addColumn<int>("extraRestores");
        QTest::addColumn<bool>("inText");
        QTest::addColumn<int>("marked");
        const auto row = [](const char* content) { return QByteArray(content); };
        QTest::newRow("nothing") << row("") << 0 << 0 << false << 0;
        QTest::newRow("open") << row("q 1 0 0 1 0 0 cm q q Q") << 2 << 0 << false << 0;
        QTest::newRow("too many") << row("Q q Q Q") << 0 << 2 << false << 0;
        QTest::newRow("text") << row("BT /F1 12 Tf (Q BT ET) Tj <0051> Tj") << 0 << 0 << true << 0;
        QTest::newRow("words that hold letters") << row("xq q1 BTx /q /Q gs") << 0 << 0 << false << 0;
        QTest::newRow("operators in hex strings")
            << row("<BDC> Tj < BDC > Tj /A <</B <BDC>>> BDC") << 0 << 0 << false << 1;
        QTest::newRow("a hex string without end") << row("q < q BDC") << 2 << 0 << false << 1;
        QTest::newRow("comments") << row("% q q\nq %Q\rQ q") << 1 << 0 << false << 0;
        QTest::newRow("strings in strings") << row("(a (q \\( ) q) q") << 1 << 0 << false << 0;
        QTest::newRow("an image") << row("q BI /W 1 ID Q Q\x01 EI Q") << 0 << 0 << false << 0;
        QTest::newRow("far apart") << "q " + QByteArray(1000, '1') + " q " + QByteArray(40, ' ') + "Q" << 1
                                   << 0 << false << 0;
    }
    void countsWhatAPageLeavesOpen()
    {
        QFETCH(QByteArray, content);
        const ContentBalance balance =
            countContentBalance({content.constData(), static_cast<size_t>(content.size())});
        QTEST(balance.openStates, "open");
        QTEST(balance.extraRestores, "extraRestores");
        QTEST(balance.isInText, "inText");
        QTEST(balance.openMarkedContents, "marked");
    }

    /** Viewers display a page whose compressed content has a wrong checksum: it is stamped as displayed. */
    void contentWithAWrongSumIsRead()
    {
        const std::string content = "q q 0.5 0 0 0.5 0 0 cm (unbalanced)";
        std::string packed = compressData(content);
        packed.back() = static_cast<char>(packed.back() + 1);
        auto writer = IncrementalWriter::open(test::rawPdf(
            {"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
             "<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources <<>> /Contents 4 0 R>>",
             test::rawStream(QByteArray::fromStdString(packed), "/Filter /FlateDecode")}));
        QVERIFY(writer.has_value());
        StampItem item;
        item.rect = {10, 10, 100, 20};
        item.type = domain::TagType::Text;
        item.text = QStringLiteral("here");
        QVERIFY(writer->stamp({item}).has_value());
        const auto out = std::move(*writer).finish();
        QVERIFY(out.has_value());
        QVERIFY(out->contains("Q\nQ\nQ\nq\n")); // both open ones, and the one around the page
    }
};

INK_TEST(TestPlainObjects, "tst_plainobjects")

} // namespace tst_plainobjects

#include "tst_plainobjects.moc"
