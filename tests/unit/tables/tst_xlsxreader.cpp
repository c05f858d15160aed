#include "app/tables/tablefile.h"
#include "app/tables/tablenotes.h"
#include "app/tables/xlsxdates.h"
#include "app/tables/xlsxreader.h"
#include "app/tables/xlsxwriter.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zip.h>

#include <map>

namespace tst_xlsxreader {

using namespace ink;
using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

namespace {

using Parts = std::map<QByteArray, QByteArray>;

QByteArray zipped(const Parts& parts, const QString& path)
{
    QFile::remove(path);
    zip_t* archive = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE, nullptr);
    if (!archive) return {};
    for (const auto& part : parts)
        zip_file_add(archive, part.first.constData(),
                     zip_source_buffer(archive, part.second.constData(),
                                       static_cast<zip_uint64_t>(part.second.size()), 0),
                     ZIP_FL_ENC_UTF_8);
    if (zip_close(archive) != 0) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** A workbook of one sheet with these rows; further parts replace those of the same name. */
Parts workbook(const QByteArray& rows, const Parts& further = {})
{
    const QByteArray relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    Parts parts{
        {"_rels/.rels", "<Relationships><Relationship Id='a' Type='" + relation +
                            "/officeDocument' Target='/xl/workbook.xml'/></Relationships>"},
        {"xl/workbook.xml", "<workbook xmlns:r='" + relation +
                                "'><sheets><sheet name='People' sheetId='1' r:id='r1'/></sheets></workbook>"},
        {"xl/_rels/workbook.xml.rels", "<Relationships><Relationship Id='r1' Type='" + relation +
                                           "/worksheet' Target='worksheets/s1.xml'/>"
                                           "<Relationship Id='r2' Type='" +
                                           relation +
                                           "/sharedStrings' Target='strings.xml'/>"
                                           "<Relationship Id='r3' Type='" +
                                           relation + "/styles' Target='styles.xml'/></Relationships>"},
        {"xl/worksheets/s1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"},
    };
    for (const auto& part : further)
        parts[part.first] = part.second;
    return parts;
}

QString flat(const Table& table)
{
    QStringList lines{table.header().join(u'|')};
    for (int row = 0; row < table.rowCount(); ++row)
        lines.append(table.row(row).join(u'|'));
    return lines.join(u'\n');
}

} // namespace

/** Workbooks as written by spreadsheet programs and report generators. */
class TestXlsxReader final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    /** What the cells show, row by row. */
    static QString shown(const Table& table)
    {
        QStringList lines;
        for (int row = 0; row < table.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table.columnCount(); ++column)
                cells.append(table.displayText(row, column).toString());
            lines.append(cells.join(u'|'));
        }
        return lines.join(u'\n');
    }
    QString read(const Parts& parts, const TableLimits& limits = {})
    {
        const auto reader = XlsxReader::open(zipped(parts, m_folder.filePath(u"t.xlsx"_s)), limits);
        if (!reader) return errorCodeName(reader.error().code) + u": "_s + reader.error().detail.english();
        const auto table = reader->read(reader->firstVisibleSheet());
        return table ? flat(*table)
                     : errorCodeName(table.error().code) + u": "_s + table.error().detail.english();
    }

private Q_SLOTS:
    void cells_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("table");
        const auto add = [](const char* name, const QByteArray& rows, const QString& table) {
            QTest::newRow(name) << rows << table;
        };
        const QByteArray head = "<row r='1'><c r='A1' t='s'><v>0</v></c><c r='B1' t='s'><v>1</v></c></row>";
        add("shared strings",
            head + "<row r='2'><c r='A2' t='s'><v>2</v></c><c r='B2' t='s'><v>9</v></c></row>",
            u"Name|Größe\nAnna Berg|"_s);
        add("inline strings",
            head + "<row r='2'><c r='A2' t='inlineStr'><is><t>a</t></is></c><c r='B2' "
                   "t='inlineStr'><is><r><t>b</t></r><r><rPr><b/></rPr><t xml:space='preserve'> "
                   "c</t></r></is></c></row>",
            u"Name|Größe\na|b c"_s);
        add("numbers",
            head + "<row r='2'><c r='A2'><v>12</v></c><c r='B2'><v>0.10000000000000001</v></c></row><row "
                   "r='3'><c r='A3'><v>1.23E-5</v></c><c r='B3'><v>-1E3</v></c></row>",
            u"Name|Größe\n12|0.1\n0.0000123|-1000"_s);
        add("dates by style",
            head + "<row r='2'><c r='A2' s='1'><v>46082</v></c><c r='B2' s='2'><v>46082.5</v></c></row><row "
                   "r='3'><c r='A3' s='3'><v>0.75</v></c><c r='B3' s='4'><v>1.25</v></c></row>",
            u"Name|Größe\n2026-03-01|2026-03-01 12:00:00\n18:00:00|30:00:00"_s);
        add("leading zeros",
            head + "<row r='2'><c r='A2' s='5'><v>1234</v></c><c r='B2' s='6'><v>5</v></c></row>",
            u"Name|Größe\n01234|5"_s);
        add("booleans and errors",
            head + "<row r='2'><c r='A2' t='b'><v>1</v></c><c r='B2' t='e'><v>#N/A</v></c></row><row "
                   "r='3'><c r='A3' t='b'><v>0</v></c></row>",
            u"Name|Größe\ntrue|#N/A\nfalse|"_s);
        add("results of formulas",
            head + "<row r='2'><c r='A2' t='str'><f>A1&amp;\"x\"</f><v>Namex</v></c><c "
                   "r='B2'><f>1+1</f><v>2</v></c></row>",
            u"Name|Größe\nNamex|2"_s);
        add("gaps and blank rows",
            QByteArray(head).replace("1'", "3'") +
                "<row r='5'/><row r='7'><c r='B7'><v>1</v></c></row><row r='8'><c r='A8' s='1'/></row>",
            u"Name|Größe\n|1"_s);
        add("no references",
            "<row><c t='inlineStr'><is><t>A</t></is></c><c "
            "t='inlineStr'><is><t>B</t></is></c></row><row><c><v>1</v></c><c><v>2</v></c></row>",
            u"A|B\n1|2"_s);
        add("escapes",
            head + "<row r='2'><c r='A2' t='inlineStr'><is><t>a_x000A_b_x005F_x0041_</t></is></c><c r='B2' "
                   "t='inlineStr'><is><t>&lt;&amp;&gt;</t></is></c></row>",
            u"Name|Größe\na\nb_x0041_|<&>"_s);
        add("ISO dates",
            head + "<row r='2'><c r='A2' t='d'><v>2026-03-01T00:00:00</v></c><c r='B2' "
                   "t='d'><v>2026-03-01T10:30:00</v></c></row>",
            u"Name|Größe\n2026-03-01|2026-03-01 10:30:00"_s);
        add("no rows", "", u"malformed: This sheet contains no rows."_s);
    }

    void cells()
    {
        QFETCH(QByteArray, rows);
        QFETCH(QString, table);
        const Parts further{
            {"xl/strings.xml", "<sst><si><t>Name</t></si><si><r><t>Gr</t></r><r><t>öße</t></r></"
                               "si><si><t>Anna Berg</t><rPh sb='0' eb='1'><t>no</t></rPh></si></sst>"},
            {"xl/styles.xml",
             "<styleSheet><numFmts><numFmt numFmtId='164' formatCode='dd\\.mm\\.yyyy\\ hh:mm'/><numFmt "
             "numFmtId='165' formatCode='[h]:mm:ss'/><numFmt numFmtId='166' formatCode='00000'/><numFmt "
             "numFmtId='167' formatCode='0\" days\"'/></numFmts>"
             "<cellStyleXfs><xf numFmtId='14'/></cellStyleXfs><cellXfs><xf numFmtId='0'/><xf "
             "numFmtId='14'/><xf numFmtId='164'/><xf numFmtId='20'/><xf numFmtId='165'/><xf "
             "numFmtId='166'/><xf numFmtId='167'/></cellXfs></styleSheet>"},
        };
        QCOMPARE(read(workbook(rows, further)), table);
    }

    void sheetsAndTheirOrder()
    {
        const QByteArray relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
        const Parts parts = workbook(
            "<row><c><v>1</v></c></row>",
            {{"xl/workbook.xml",
              "<workbook xmlns:r='" + relation +
                  "'><workbookPr date1904='1'/><sheets><sheet name='Secret' state='hidden' r:id='r1'/><sheet "
                  "name='Chart' r:id='c'/><sheet name='Second &amp; last' r:id='r9'/></sheets></workbook>"},
             {"xl/_rels/workbook.xml.rels",
              "<Relationships><Relationship Id='r1' Type='" + relation +
                  "/worksheet' Target='worksheets/s1.xml'/><Relationship Id='c' Type='" + relation +
                  "/chartsheet' Target='charts/c.xml'/><Relationship Id='r9' Type='" + relation +
                  "/worksheet' Target='/xl/worksheets/../worksheets/s2.xml'/><Relationship Id='r3' Type='" +
                  relation + "/styles' Target='styles.xml'/></Relationships>"},
             {"xl/worksheets/../worksheets/s2.xml", ""},
             {"xl/styles.xml",
              "<styleSheet><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>"},
             {"xl/worksheets/s2.xml", "<worksheet><sheetData><row><c s='1'><v>0</v></c></row><row><c "
                                      "s='1'><v>1</v></c></row></sheetData></worksheet>"}});
        const auto reader = XlsxReader::open(zipped(parts, m_folder.filePath(u"s.xlsx"_s)));
        QVERIFY(reader);
        QCOMPARE(reader->sheets().size(), 2);
        QCOMPARE(reader->sheets().at(0).name, u"Secret"_s);
        QVERIFY(reader->sheets().at(0).isHidden);
        QCOMPARE(reader->sheets().at(1).name, u"Second & last"_s);
        QCOMPARE(reader->firstVisibleSheet(), 1);
    }

    void datesOfBothEpochs()
    {
        const QString day = u"yyyy-mm-dd"_s;
        QCOMPARE(dateText(1, day, false), u"1900-01-01"_s);
        QCOMPARE(dateText(59, day, false), u"1900-02-28"_s);
        QCOMPARE(dateText(60, day, false), u"1900-02-29"_s);
        QCOMPARE(dateText(61, day, false), u"1900-03-01"_s);
        QCOMPARE(dateText(0, day, true), u"1904-01-01"_s);
        QCOMPARE(dateText(46082, u"d. mmmm yyyy"_s, false), u"2026-03-01"_s);
        QCOMPARE(dateText(46082.999999, u"yyyy-mm-dd hh:mm"_s, false), u"2026-03-02 00:00:00"_s);
        QCOMPARE(dateText(5, u"0\" days\""_s, false), QString());
        QCOMPARE(dateText(5, u"[Red]0.00"_s, false), QString());
        QCOMPARE(dateText(5, u"\\d0"_s, false), QString());
        QCOMPARE(dateText(-5, day, false), QString());
        QCOMPARE(dateText(1e9, day, false), QString());
    }

    void hostileFiles()
    {
        QCOMPARE(
            read(workbook(
                "<row><c><v>1</v></c></row>",
                {{"xl/worksheets/s1.xml",
                  "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><worksheet><sheetData><row><c "
                  "t='str'><v>&a;</v></c></row></sheetData></worksheet>"}})),
            u"malformed: The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again."_s);
        QVERIFY(read(workbook("<row><c><v>1</v></row>")).startsWith(u"malformed"_s));
        QVERIFY(read({{"x", "y"}}).startsWith(u"malformed"_s));
        TableLimits limits;
        limits.bytes = 1'000'000;
        // A bomb: a few kilobytes that unpack to twenty megabytes.
        QVERIFY(read(workbook("<row><c t='str'><v>" + QByteArray(20'000'000, 'x') + "</v></c></row>"), limits)
                    .startsWith(u"too_large"_s));
        // One long string in many cells.
        QByteArray rows;
        for (int i = 0; i < 50; ++i)
            rows += "<row><c t='s'><v>0</v></c></row>";
        QVERIFY(read(workbook(rows, {{"xl/strings.xml",
                                      "<sst><si><t>" + QByteArray(100'000, 'x') + "</t></si></sst>"}}),
                     limits)
                    .startsWith(u"too_large"_s));
        limits.columns = 10;
        QCOMPARE(read(workbook("<row r='1'><c r='XFD1'><v>1</v></c></row>"), limits),
                 u"too_large: Row 1 has more than 10 columns."_s);
        QVERIFY(!XlsxReader::open(QByteArray("PK\x03\x04 not really")));
        QVERIFY(XlsxReader::open(QByteArray("\xD0\xCF\x11\xE0"))
                    .error()
                    .detail.english()
                    .contains(u"password"_s));
    }

    void filesAreToldByTheirContent()
    {
        if (!test::require(XlsxWriter::isAvailable(), "libxlsxwriter")) return;
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s});
        writer.addRow({u"1"_s});
        const QString book = m_folder.filePath(u"misnamed.csv"_s);
        QVERIFY(writer.write(book));
        const auto asBook = readTableFile(book);
        QVERIFY(asBook);
        QVERIFY(asBook->isWorkbook);
        QCOMPARE(asBook->sheets, QStringList{u"S"_s});
        QCOMPARE(flat(asBook->table), u"a\n1"_s);
        QFile text(m_folder.filePath(u"t.txt"_s));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("a;b\n1;2\n") > 0);
        text.close();
        const auto asText = readTableFile(text.fileName());
        QVERIFY(asText);
        QVERIFY(!asText->isWorkbook);
        QCOMPARE(asText->dialect.delimiter, ';');
        QVERIFY(!readTableFile(m_folder.filePath(u"none"_s)));
    }

    void aLargeSheetCanBeStopped()
    {
        if (!test::require(XlsxWriter::isAvailable(), "libxlsxwriter")) return;
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s, u"b"_s});
        for (int i = 0; i < 50'000; ++i)
            writer.addRow({u"Person %1"_s.arg(i), double(i)});
        QFile file(m_folder.filePath(u"large.xlsx"_s));
        QVERIFY(writer.write(file.fileName()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto reader = XlsxReader::open(file.readAll());
        QVERIFY(reader);
        int told = 0;
        const auto table = reader->read(0, [&](double) { return ++told > 0; });
        QVERIFY(table);
        QCOMPARE(table->rowCount(), 50'000);
        QVERIFY(told >= 2);
        QCOMPARE(reader->read(0, [](double) { return false; }).error().code, ErrorCode::Cancelled);
    }

    /** A text tag gets what the sheet shows, a calculation the value. */
    void numbersAsTheSheetShowsThem()
    {
        const QByteArray styles = "<styleSheet><numFmts><numFmt numFmtId='164' formatCode='000\\-00\\-0000'/>"
                                  "<numFmt numFmtId='165' formatCode='dd.mm.yyyy'/></numFmts>"
                                  "<cellXfs><xf numFmtId='0'/><xf numFmtId='164'/><xf numFmtId='9'/>"
                                  "<xf numFmtId='165'/></cellXfs></styleSheet>";
        const Parts parts =
            workbook("<row r='1'><c r='A1' t='inlineStr'><is><t>SSN</t></is></c>"
                     "<c r='B1' t='inlineStr'><is><t>VAT</t></is></c>"
                     "<c r='C1' t='inlineStr'><is><t>Start</t></is></c></row>"
                     "<row r='2'><c r='A2' s='1'><v>12345678</v></c><c r='B2' s='2'><v>0.19</v></c>"
                     "<c r='C2' s='3'><v>46355</v></c></row>",
                     {{"xl/styles.xml", styles}});
        const auto reader = XlsxReader::open(zipped(parts, m_folder.filePath(u"shown.xlsx"_s)));
        QVERIFY(reader);
        const auto table = reader->read(0);
        QVERIFY(table);
        QCOMPARE(shown(*table), u"012-34-5678|19%|29.11.2026"_s);
        QCOMPARE(flat(*table), u"SSN|VAT|Start\n12345678|0.19|2026-11-29"_s);
        Table edited = *table;
        edited.setCell(0, 1, u"7"_s);
        QCOMPARE(shown(edited), u"012-34-5678|7|29.11.2026"_s);
    }

    void hiddenRowsAreCountedAndLeftOut()
    {
        const QString path = m_folder.filePath(u"hidden.xlsx"_s);
        zipped(workbook("<row r='1'><c r='A1' t='inlineStr'><is><t>Name</t></is></c></row>"
                        "<row r='2'><c r='A2' t='inlineStr'><is><t>Anna</t></is></c></row>"
                        "<row r='3' hidden='1'><c r='A3' t='inlineStr'><is><t>Ben</t></is></c></row>"
                        "<row r='4' hidden='true'><c r='A4' t='inlineStr'><is><t>Cem</t></is></c></row>"),
               path);
        const auto visible = readTableFile(path);
        QVERIFY(visible);
        QCOMPARE(flat(visible->table), u"Name\nAnna"_s);
        QCOMPARE(visible->table.hiddenRowCount(), 2);
        QCOMPARE(notesOf(*visible, 5).constFirst().english(), u"Hidden rows left out: 2."_s);
        TableChoice choice;
        choice.includesHiddenRows = true;
        const auto all = readTableFile(path, choice);
        QVERIFY(all);
        QCOMPARE(flat(all->table), u"Name\nAnna\nBen\nCem"_s);
        QCOMPARE(all->table.hiddenRowCount(), 0);
    }

    void errorsAndUnreadFormulasAreProblems()
    {
        const Parts parts = workbook("<row r='1'><c r='A1' t='inlineStr'><is><t>Name</t></is></c></row>"
                                     "<row r='2'><c r='A2' t='e'><f>NA()</f><v>#N/A</v></c></row>"
                                     "<row r='3'><c r='A3'><f>B1&amp;C1</f></c></row>"
                                     "<row r='4'><c r='A4' t='str'><f>B1</f><v>Anna</v></c></row>");
        const auto reader = XlsxReader::open(zipped(parts, m_folder.filePath(u"errors.xlsx"_s)));
        QVERIFY(reader);
        const auto table = reader->read(0);
        QVERIFY(table);
        QCOMPARE(table->rowCount(), 3); // the row without a result has a cell, if an empty one
        QVERIFY(table->problem(0, 0) == CellProblem::Error);
        QVERIFY(table->problem(1, 0) == CellProblem::FormulaWithoutResult);
        QVERIFY(table->problem(2, 0) == CellProblem::None);
    }
};

INK_TEST(TestXlsxReader, "tst_xlsxreader")

} // namespace tst_xlsxreader

#include "tst_xlsxreader.moc"
