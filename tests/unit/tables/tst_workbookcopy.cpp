#include "app/tables/archive.h"
#include "app/tables/workbookcopy.h"
#include "app/tables/xlsxreader.h"
#include "app/tables/xlsxwriter.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_workbookcopy {

using namespace ink;
using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

/** Columns written into a copy of a workbook; everything else stays. */
class TestWorkbookCopy final : public QObject
{
    Q_OBJECT

    /** A workbook with two sheets; its first has the header in line 1 and three rows. */
    static QByteArray workbook()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"people.xlsx"_s);
        XlsxWriter writer;
        writer.beginSheet(u"People"_s, {u"Name"_s, u"Email"_s, u"Rent"_s});
        writer.addRow({u"Ada & <Co>"_s, u"ada@example.org"_s, 900.5});
        writer.addRow({u"Ben"_s, u"ben@example.org"_s, 7.0});
        writer.addRow({u"Cleo"_s, u"cleo@example.org"_s, QDate(2026, 3, 4)});
        writer.beginSheet(u"Other"_s, {u"Kept"_s});
        writer.addRow({u"as it is"_s});
        [&] { QVERIFY(writer.write(path)); }();
        QFile file(path);
        [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
        return file.readAll();
    }
    static QString partOf(const QByteArray& bytes) { return XlsxReader::open(bytes)->sheets().at(0).part; }

private Q_SLOTS:
    void initTestCase()
    {
        if (!XlsxWriter::isAvailable()) QSKIP("This build writes no workbooks.");
    }

    void columnsAreAddedAndReplaced()
    {
        const QByteArray before = workbook();
        WorkbookColumns columns{partOf(before), 1, 3, {u"Status"_s, u"Link"_s}, {}};
        columns.rows = {{2, {u"completed <&>"_s, u"https://example.org/1"_s}}, {4, {u"sent"_s, QString()}}};
        const auto copy = withColumns(before, columns);
        QVERIFY2(copy, copy ? "" : qPrintable(copy.error().detail.english()));
        const auto table = XlsxReader::open(*copy)->read(0);
        QVERIFY(table);
        QCOMPARE(table->header(), (QStringList{u"Name"_s, u"Email"_s, u"Rent"_s, u"Status"_s, u"Link"_s}));
        QCOMPARE(table->row(0), (QStringList{u"Ada & <Co>"_s, u"ada@example.org"_s, u"900.5"_s,
                                             u"completed <&>"_s, u"https://example.org/1"_s}));
        QCOMPARE(table->row(1), (QStringList{u"Ben"_s, u"ben@example.org"_s, u"7"_s, {}, {}}));
        QCOMPARE(table->row(2).at(2), u"2026-03-04"_s); // still formatted as a date
        QCOMPARE(table->row(2).at(3), u"sent"_s);
        // All other parts are the same bytes.
        const auto parts = readArchive(before);
        const auto copied = readArchive(*copy);
        QVERIFY(parts && copied);
        QCOMPARE(copied->size(), parts->size());
        for (qsizetype i = 0; i < parts->size(); ++i)
            QCOMPARE(copied->at(i) == parts->at(i), parts->at(i).name != columns.sheetPart);

        // Again, into the same columns.
        columns.rows = {{2, {u"declined"_s, {}}}, {3, {u"completed"_s, {}}}};
        const auto again = withColumns(*copy, columns);
        QVERIFY(again);
        const auto second = XlsxReader::open(*again)->read(0);
        QCOMPARE(second->columnCount(), 5);
        QCOMPARE(second->row(0).last(2), (QStringList{u"declined"_s, QString()}));
        QCOMPARE(second->row(1).at(3), u"completed"_s);
    }

    /** The cells of a row have an order, and formatted cells without a value are cells, too. */
    void cellsStayInOrder()
    {
        const auto book = makeArchive(
            {{u"s.xml"_s,
              "<worksheet><sheetData><row r='1'><c r='A1'><v>1</v></c><c r='D1' s='1'/><c r='F1' "
              "s='1'/></row><row r='2'><c><v>2</v></c><c r='B2' s='1'/><c r='C2' s='1'/><c s='2'/><c "
              "s='3'/></row></sheetData></worksheet>"}});
        QVERIFY(book);
        WorkbookColumns columns{u"s.xml"_s, 1, 2, {u"Status"_s, u"Link"_s}, {}};
        columns.rows = {{2, {u"sent"_s, u"x"_s}}};
        const auto copy = withColumns(*book, columns);
        QVERIFY(copy);
        QXmlStreamReader xml(readArchive(*copy)->constFirst().bytes);
        QStringList cells;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"c"_s)
                cells.append(xml.attributes().value(u"r"_s).toString() + u'/' +
                             xml.attributes().value(u"s"_s).toString());
        QCOMPARE(cells, (QStringList{u"A1/"_s, u"C1/"_s, u"D1/"_s, u"F1/1"_s, u"/"_s, u"B2/1"_s, u"C2/"_s,
                                     u"D2/"_s, u"/3"_s}));
    }

    void otherFilesAreRefused()
    {
        const QByteArray before = workbook();
        const auto codeOf = [](const auto& result) {
            return result ? ErrorCode::Internal : result.error().code;
        };
        QCOMPARE(codeOf(withColumns("Name,Email", {})), ErrorCode::Malformed);
        QCOMPARE(codeOf(withColumns(before, {u"xl/worksheets/sheet9.xml"_s, 1, 3, {u"A"_s}, {}})),
                 ErrorCode::Malformed);
        QCOMPARE(codeOf(withColumns(before, {partOf(before), 99, 3, {u"A"_s}, {}})), ErrorCode::Malformed);
        const auto broken = makeArchive({{u"s.xml"_s, "<worksheet><sheetData><row r='1'>"}});
        QVERIFY(broken);
        QCOMPARE(codeOf(withColumns(*broken, {u"s.xml"_s, 1, 0, {u"A"_s}, {}})), ErrorCode::Malformed);
    }
};

INK_TEST(TestWorkbookCopy, "tst_workbookcopy")

} // namespace tst_workbookcopy

#include "tst_workbookcopy.moc"
