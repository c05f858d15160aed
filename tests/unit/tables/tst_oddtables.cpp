// Tables that are short, odd or made to cost: each is refused soon, with a reason.
#include "app/base/workbudget.h"
#include "app/tables/archive.h"
#include "app/tables/csvreader.h"
#include "app/tables/xlsxreader.h"
#include "tests/support/oddfiles.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QTest>

namespace tst_oddtables {

using namespace ink;
using namespace ink::tables;

namespace {

/** A workbook with one sheet, whose parts may be replaced. */
QByteArray workbook(
    const QByteArray& sheet, const QByteArray& strings = "<sst/>", const QByteArray& styles = "<styleSheet/>",
    const QByteArray& book = "<workbook xmlns:r='r'><sheets><sheet name='A' r:id='a'/></sheets></workbook>")
{
    const QByteArray relations = "<Relationships><Relationship Id='a' Type='x/worksheet' Target='sheet.xml'/>"
                                 "<Relationship Id='b' Type='x/sharedStrings' Target='strings.xml'/>"
                                 "<Relationship Id='c' Type='x/styles' Target='styles.xml'/></Relationships>";
    const auto made = makeArchive({{QStringLiteral("xl/workbook.xml"), book},
                                   {QStringLiteral("xl/_rels/workbook.xml.rels"), relations},
                                   {QStringLiteral("xl/sheet.xml"), sheet},
                                   {QStringLiteral("xl/strings.xml"), strings},
                                   {QStringLiteral("xl/styles.xml"), styles}});
    return made.value_or(QByteArray());
}

QByteArray attributes(int count)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += " a" + QByteArray::number(i) + "=''";
    return text;
}

Result<Table> tableOf(const QByteArray& bytes)
{
    INK_ASSIGN(reader, XlsxReader::open(bytes));
    return reader.read(0);
}

const QByteArray goodSheet("<worksheet><sheetData><row><c t='str'><v>name</v></c></row>"
                           "<row><c t='str'><v>Anna</v></c></row></sheetData></worksheet>");

} // namespace

class TestOddTables final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPrefix_data()
    {
        QTest::addColumn<QByteArray>("start");
        for (const test::FileStart& each : test::fileStarts())
            QTest::newRow(each.name) << each.bytes;
    }
    void everyPrefix()
    {
        QFETCH(QByteArray, start);
        for (qsizetype size = 0; size <= 64; ++size) {
            const test::BytesAtEdge file(start.left(size));
            QVERIFY(!XlsxReader::open(file.bytes()));
            QVERIFY(!readArchive(file.bytes()) || readArchive(file.bytes())->isEmpty());
            if (const auto table = readCsv(file.bytes()); !table)
                QVERIFY(!table.error().detail.english().isEmpty());
        }
    }

    void elementsWithManyAttributes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray many = attributes(1'000'000);
        QTest::newRow("a row") << workbook("<worksheet><sheetData><row" + many +
                                           "/></sheetData></worksheet>");
        QTest::newRow("a string") << workbook(goodSheet, "<sst><si" + many + "/></sst>");
        QTest::newRow("a format") << workbook(goodSheet, "<sst/>",
                                              "<styleSheet><numFmt" + many + "/></styleSheet>");
        QTest::newRow("the book") << workbook(goodSheet, "<sst/>", "<styleSheet/>",
                                              "<workbook" + many + "/>");
        QTest::newRow("one long value") << workbook("<worksheet a='" + QByteArray(1'000'000, 'x') + "'/>");
    }
    void elementsWithManyAttributes()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!bytes.isEmpty());
        const test::WorkTimer timer;
        const auto table = tableOf(bytes);
        QVERIFY(!table);
        QCOMPARE(table.error().detail.key(), QStringLiteral("workbook_too_complex"));
        QVERIFY2(timer.elapsed() < 2'000, qPrintable(QString::number(timer.elapsed()))); // it was 40 s
    }

    /** What spreadsheets write is far below the limits. */
    void usualWorkbooksPass()
    {
        QVERIFY(tableOf(workbook(goodSheet)));
        QByteArray sheet("<worksheet" + attributes(60) + "><!-- <a '> --><sheetData>");
        for (int i = 0; i < 2'000; ++i)
            sheet += "<row r='" + QByteArray::number(i + 1) +
                     "' spans='1:2' s=\"1\"><c t='inlineStr'><is><t>a &gt; b = c"
                     "</t></is></c></row>";
        const auto table = tableOf(workbook(sheet + "</sheetData></worksheet>"));
        QVERIFY2(table.has_value(), table ? "" : qPrintable(table.error().detail.english()));
        QCOMPARE(table->rowCount(), 1'999);
    }

    void workIsBounded()
    {
        const WorkBudget none(std::chrono::milliseconds(0));
        const auto fromBook = tableOf(workbook(goodSheet));
        QVERIFY(!fromBook);
        QCOMPARE(fromBook.error().detail.key(), QStringLiteral("table_too_costly"));
        const auto fromText = readCsv("name\nAnna\n");
        QVERIFY(!fromText);
        QCOMPARE(fromText.error().detail.key(), QStringLiteral("table_too_costly"));
    }
};

INK_TEST(TestOddTables, "tst_oddtables")

} // namespace tst_oddtables

#include "tst_oddtables.moc"
