#include "app/tables/csvreader.h"
#include "app/tables/csvwriter.h"
#include "app/tables/headerrow.h"
#include "app/tables/reasons.h"
#include "app/tables/tablefile.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QRandomGenerator>
#include <QStringConverter>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <csv.h>

namespace tst_csvreader {

using namespace ink;
using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

namespace {

QString flat(const Table& table)
{
    QStringList lines{table.header().join(u'|')};
    for (int row = 0; row < table.rowCount(); ++row)
        lines.append(table.row(row).join(u'|'));
    return lines.join(u'\n');
}

QString read(const QByteArray& bytes, const CsvChoice& choice = {})
{
    const auto result = readCsv(bytes, choice);
    return result ? flat(result->table) : u"error: "_s + result.error().detail.english();
}

/** The result of libcsv alone for a text, without blank rows; nothing when a quote is unclosed. */
QString byLibcsv(const QByteArray& text)
{
    struct Rows
    {
        QStringList lines;
        QStringList open;
        qsizetype widest = 0;
    } rows;
    csv_parser parser{};
    csv_init(&parser, CSV_REPALL_NL);
    csv_set_space_func(&parser, [](unsigned char) { return 0; });
    const auto onCell = [](void* data, std::size_t size, void* to) {
        static_cast<Rows*>(to)->open.append(
            QString::fromUtf8(static_cast<const char*>(data), static_cast<qsizetype>(size)));
    };
    const auto onRow = [](int, void* to) {
        auto* all = static_cast<Rows*>(to);
        if (!all->open.join(QString()).trimmed().isEmpty()) {
            all->widest = std::max(all->widest, all->open.size());
            all->lines.append(all->open.join(u'|'));
        }
        all->open.clear();
    };
    csv_parse(&parser, text.constData(), static_cast<std::size_t>(text.size()), onCell, onRow, &rows);
    csv_set_opts(&parser, CSV_REPALL_NL | CSV_STRICT | CSV_STRICT_FINI);
    const bool ended = csv_fini(&parser, onCell, onRow, &rows) == 0;
    csv_free(&parser);
    if (!ended) return {};
    // The table is as wide as its widest row.
    for (QString& line : rows.lines)
        line += QString(rows.widest - 1 - line.count(u'|'), u'|');
    return rows.lines.join(u'\n');
}

} // namespace

/** CSV files by RFC 4180, and as written by people and spreadsheets. */
class TestCsvReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("table");
        const auto add = [](const char* name, const QByteArray& bytes, const QString& table) {
            QTest::newRow(name) << bytes << table;
        };
        // RFC 4180 §2
        add("1 lines end with CRLF", "a,b\r\n1,2\r\n3,4\r\n", u"a|b\n1|2\n3|4"_s);
        add("2 the last may have no end", "a,b\r\n1,2", u"a|b\n1|2"_s);
        add("4 spaces belong to the cell", "a,b\r\n 1 , 2 \r\n", u"a|b\n 1 | 2 "_s);
        add("5 quoted", "a,b\r\n\"1\",\"2\"\r\n", u"a|b\n1|2"_s);
        add("6 comma and line end in quotes", "a,b\r\n\"1,5\",\"x\r\ny\"\r\n", u"a|b\n1,5|x\r\ny"_s);
        add("7 doubled quotes", "a,b\r\n\"say \"\"hi\"\"\",\"\"\"\"\r\n", u"a|b\nsay \"hi\"|\""_s);
        // as files are
        add("LF", "a,b\n1,2\n", u"a|b\n1|2"_s);
        add("CR of an old system", "a,b\r1,2\r3,4", u"a|b\n1|2\n3|4"_s);
        add("blank lines", "\r\n\r\na,b\r\n\r\n1,2\r\n\r\n\r\n3,4\r\n\r\n", u"a|b\n1|2\n3|4"_s);
        add("rows of nothing but delimiters", "a,b\n1,2\n,\n ,\n", u"a|b\n1|2"_s);
        add("empty cells", "a,b,c\n1,,\n,2,\n,,3\n\"\",\"\",4\n", u"a|b|c\n1||\n|2|\n||3\n||4"_s);
        add("one column", "mail\na@x.org\nb@x.org\n", u"mail\na@x.org\nb@x.org"_s);
        add("a quote inside an unquoted cell", "size,n\n5\" pipe,2\n", u"size|n\n5\" pipe|2"_s);
        add("BOM", "\xEF\xBB\xBF\"na\"\"me\",b\n1,2\n", u"na\"me|b\n1|2"_s);
        add("semicolons", "name;price\nAnna;1,50\nBen;2,25\n", u"name|price\nAnna|1,50\nBen|2,25"_s);
        add("tabs", "name\tplace\nAnna, B.\tUlm\n", u"name|place\nAnna, B.|Ulm"_s);
        add("bars", "name|place\nAnna|Ulm;Bonn\n", u"name|place\nAnna|Ulm;Bonn"_s);
        add("told by a line", "sep=;\r\na;b,c\r\n1;2\r\n", u"a|b,c\n1|2"_s);
        add("delimiters inside quotes do not count", "\"a;b;c\",d\n\"1;2;3\",4\n", u"a;b;c|d\n1;2;3|4"_s);
        add("UTF-8", "Größe,名前\nä,日本\n", u"Größe|名前\nä|日本"_s);
        add("marks of the byte order",
            "\xEF\xBB\xBF\xEF\xBB\xBF\xEF\xBB\xBFname,\xEF\xBB\xBF\xEF\xBB\xBFtown\nA,B\n",
            u"name|town\nA|B"_s);
        add("Windows-1252",
            "Gr\xF6\xDF"
            "e,Preis\n\x80"
            "5,\x93x\x94\n",
            u"Größe|Preis\n€5|“x”"_s);
        add("an emoji", "a,b\n\xF0\x9F\x98\x80,2\n", u"a|b\n😀|2"_s);
        add("an apostrophe before a formula goes", "a,b\n'=1+1,'tis\n'@x,\"'+49 1\"\n",
            u"a|b\n=1+1|'tis\n@x|+49 1"_s);
        add("a short row", "a,b,c\n1\n4,5,6\n", u"a|b|c\n1||\n4|5|6"_s);
        add("a long row widens the table", "a,b\n1,2,3\n4,5\n", u"a|b|\n1|2|3\n4|5|"_s);
    }

    void cells()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, table);
        QCOMPARE(read(bytes), table);
    }

    void wideEncodings_data()
    {
        QTest::addColumn<QStringConverter::Encoding>("encoding");
        QTest::addColumn<bool>("mark");
        for (const bool mark : {true, false}) {
            QTest::addRow("LE, mark %d", mark) << QStringConverter::Utf16LE << mark;
            QTest::addRow("BE, mark %d", mark) << QStringConverter::Utf16BE << mark;
        }
    }

    void wideEncodings()
    {
        QFETCH(QStringConverter::Encoding, encoding);
        QFETCH(bool, mark);
        QString text = u"Name;Größe\r\n"_s;
        for (int i = 0; i < 40'000; ++i) // across several pieces, with surrogate pairs at odd positions
            text += u"x%1😀;ä\r\n"_s.arg(i);
        QStringEncoder encode(encoding,
                              mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        const QByteArray bytes = encode(text);
        const auto result = readCsv(bytes);
        QVERIFY2(result, qPrintable(result ? QString() : result.error().detail.english()));
        QCOMPARE(result->dialect.encoding,
                 encoding == QStringConverter::Utf16LE ? Encoding::Utf16Le : Encoding::Utf16Be);
        QCOMPARE(result->table.header(), (QStringList{u"Name"_s, u"Größe"_s}));
        QCOMPARE(result->table.rowCount(), 40'000);
        for (int i = 0; i < 40'000; ++i)
            QCOMPARE(result->table.cell(i, 0).toString(), u"x%1😀"_s.arg(i));
        QVERIFY(result->table.notes().isEmpty());
    }

    void aPersonKnowsBetter()
    {
        QCOMPARE(read("a;b,c\n1;2,3\n", {std::nullopt, ','}), u"a;b|c\n1;2|3"_s);
        QCOMPARE(read("a,b\n\xC3\xA4,1\n", {Encoding::Windows1252, std::nullopt}), u"a|b\nÃ¤|1"_s);
        const auto broken = readCsv("a,b\n\xE4,1\n", {Encoding::Utf8, std::nullopt});
        QVERIFY(broken);
        QCOMPARE(broken->table.cell(0, 0).toString(), u"\uFFFD"_s);
        QCOMPARE(broken->table.notes(), (QList<TableNote>{{TableNote::Kind::BadCharacter, 2, 1}}));
    }

    void raggedRowsAreTold()
    {
        const auto result = readCsv("a,b\n\"x\ny\",2\n1\n\n1,2,3\n");
        QVERIFY(result);
        using K = TableNote::Kind;
        QCOMPARE(result->table.notes(), (QList<TableNote>{{K::TooFewCells, 4, 0}, {K::TooManyCells, 6, 0}}));
        QCOMPARE(result->table.line(0), 2);
        QCOMPARE(result->table.line(1), 4);
        QCOMPARE(result->table.line(2), 6);
        QVERIFY(result->table.cell(1, 1).isEmpty());
    }

    void faultsNameLineAndColumn_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("open quote") << QByteArray("a,b\r\n1,2\r\n3,\"x\r\n5,6\r\n")
                                    << u"The quotation mark in line 3, column 2 has no closing mark."_s;
        QTest::newRow("NUL")
            << QByteArray("a,b\n1,x\0y\n", 10)
            << u"Line 2, column 2 contains a NUL character. The file may not be text, or it may use another encoding."_s;
        QTest::newRow("nothing") << QByteArray() << u"The file contains no rows."_s;
        QTest::newRow("blank") << QByteArray("\n\n \n,,\n") << u"The file contains no rows."_s;
    }

    void faultsNameLineAndColumn()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        QCOMPARE(read(bytes), u"error: "_s + sentence);
    }

    void limitsHold()
    {
        TableLimits limits;
        limits.rows = 2;
        limits.columns = 3;
        limits.cellLength = 4;
        limits.bytes = 100;
        const auto code = [&](const QByteArray& bytes) {
            const auto result = readCsv(bytes, {}, {}, limits);
            return result ? QString()
                          : errorCodeName(result.error().code) + u' ' + result.error().detail.english();
        };
        QCOMPARE(code("a\n1\n2\n"), QString());
        QCOMPARE(code("a\n1\n2\n3\n"), u"too_large The file has more than 2 rows."_s);
        QCOMPARE(code("a,b\n1,2,3,4\n"), u"too_large Line 2 has more than 3 columns."_s);
        QVERIFY(
            code("a,b\n1,12345\n").startsWith(u"too_large The cell in line 2, column 2 is longer than 4"_s));
        QCOMPARE(code(QByteArray(101, 'x')), u"too_large The file is larger than 0 MB."_s);
    }

    void cellsAreLibcsvs()
    {
        const QList<QByteArray> parts{"a",        "b ",    ",",         ",",   ",",      "\"",
                                      "\"\"",     "\n",    "\n",        "\r",  "\r\n",   " ",
                                      "\xC3\xA9", "\"x\"", "\"y,\nz\"", ",\n", ",\"\",", "\"5\"\" x\""};
        QRandomGenerator random(42);
        int read = 0;
        for (int round = 0; round < 20'000; ++round) {
            QByteArray text;
            // Sometimes the special part crosses the border of two pieces.
            if (round % 500 == 0)
                while (text.size() < 256 * 1024 - 40)
                    text += "some,plain,cells\n";
            for (int left = random.bounded(1, 40); left > 0; --left)
                text += parts.at(random.bounded(static_cast<int>(parts.size())));
            const QString wanted = byLibcsv(text);
            const auto result = readCsv(text, {Encoding::Utf8, ','});
            QVERIFY2(result.has_value() == !wanted.isEmpty(),
                     text.right(200).toPercentEncoding().constData());
            if (!result) continue;
            ++read;
            QVERIFY2(flat(result->table) == wanted, text.right(200).toPercentEncoding().constData());
        }
        QVERIFY(read > 5'000);
    }

    void progressAndStop()
    {
        QByteArray bytes("a,b\n");
        while (bytes.size() < 3'000'000)
            bytes += "some text,more\n";
        QList<double> parts;
        QVERIFY(readCsv(bytes, {}, [&](double part) {
            parts.append(part);
            return true;
        }));
        QVERIFY(parts.size() > 5 && parts.size() < 300);
        QVERIFY(std::is_sorted(parts.begin(), parts.end()));
        QCOMPARE(parts.constLast(), 1.0);
        const auto stopped = readCsv(bytes, {}, [](double part) { return part < 0.5; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }

    void whatIsWrittenIsRead()
    {
        const QList<QStringList> rows{{u"Name"_s, u"Note"_s, u"Amount"_s},
                                      {u"Anna"_s, u"a\r\nb \"c\", d;e"_s, u"-12.5"_s},
                                      {u"=cmd|' /C calc'!A0"_s, u"@SUM(1)"_s, u"+41 79"_s},
                                      {u"\tx"_s, u"-"_s, u"＝1"_s},
                                      {QString(), u" "_s, u"ä😀"_s}};
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        CsvWriter writer(buffer, {';', true, true});
        for (const QStringList& row : rows)
            writer.addRow(row);
        QVERIFY(writer.finish());
        QVERIFY(bytes.startsWith("\xEF\xBB\xBFName;Note;Amount\r\nAnna;\"a\r\nb \"\"c\"\", d;e\";-12.5\r\n"));
        QVERIFY(bytes.contains("\r\n'=cmd|' /C calc'!A0;'@SUM(1);'+41 79\r\n'\tx;'-;'\xEF\xBC\x9D"
                               "1\r\n"));
        const auto back = readCsv(bytes);
        QVERIFY(back);
        QCOMPARE(back->dialect.delimiter, ';');
        QStringList expected;
        for (const QStringList& row : rows)
            expected.append(row.join(u'|'));
        QCOMPARE(flat(back->table), expected.join(u'\n'));
    }

    void aFirstCellIsNoLineOfSettings()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        CsvWriter writer(buffer, {';', true, true});
        writer.addRow({u"Sep="_s, {}});
        writer.addRow({u"sep="_s, u"x"_s});
        QVERIFY(writer.finish());
        QVERIFY(bytes.endsWith("\"Sep=\";\r\nsep=;x\r\n"));
        const auto back = readCsv(bytes);
        QVERIFY(back);
        QCOMPARE(back->dialect.separatorLength, 0);
        QCOMPARE(flat(back->table), u"Sep=|\nsep=|x"_s);
    }

    void formulasAreNeutralised_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<bool>("dangerous");
        for (const auto* text :
             {"=1+1", "+SUM(A1)", "-1+1", "@x", "\tx", "\rx", "-", "+49 30 1", "-1-2", "=", "1e5"})
            QTest::newRow(text) << QString::fromLatin1(text) << (QByteArray(text) != "1e5");
        for (const auto* text :
             {"-1", "+1", "-12.50", "-12,5", "+1e-5", "", "abc", "1=1", " =1", "2026-01-01"})
            QTest::newRow(text) << QString::fromLatin1(text) << false;
    }

    void formulasAreNeutralised()
    {
        QFETCH(QString, cell);
        QFETCH(bool, dangerous);
        QCOMPARE(neutraliseFormula(cell), dangerous ? u'\'' + cell : cell);
    }

    void filesAreWrittenWholeOrNot()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"out.csv"_s);
        QVERIFY(writeCsvFile(path, {{u"a"_s}, {QString()}, {u"b"_s}}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a\r\n\"\"\r\nb\r\n"));
        const auto none = writeCsvFile(folder.filePath(u"missing/out.csv"_s), {{u"a"_s}});
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Io);
        QCOMPARE(readCsvFile(folder.filePath(u"missing.csv"_s)).error().code, ErrorCode::Io);
        QVERIFY(readCsvFile(path));
    }

    void cellsCanBeCorrected()
    {
        auto result = readCsv("a,b\n1,2\n3\n");
        QVERIFY(result);
        Table& table = result->table;
        table.setCell(1, 1, u"new"_s);
        table.setCell(0, 0, QString());
        QCOMPARE(flat(table), u"a|b\n|2\n3|new"_s);
    }

    void hundredThousandRows()
    {
        QByteArray bytes("name,email,amount\n");
        for (int i = 0; i < 100'000; ++i)
            bytes += "Person " + QByteArray::number(i) + ",p" + QByteArray::number(i) + "@example.org," +
                     QByteArray::number(i * 3) + "\n";
        const auto result = readCsv(bytes);
        QVERIFY(result);
        QCOMPARE(result->table.rowCount(), 100'000);
        QCOMPARE(result->table.cell(99'999, 1).toString(), u"p99999@example.org"_s);
        QCOMPARE(result->table.line(99'999), 100'001);
    }

    void quotedTextsOfSpreadsheets()
    {
        QCOMPARE(read("Name,ZIP\nAnna,\"=\"\"00123\"\"\"\nBen,=\"01067\"\n"),
                 u"Name|ZIP\nAnna|00123\nBen|01067"_s);
        QCOMPARE(read("A,B\nx,\"=\"\"a\"\"&\"\"b\"\"\"\n"), u"A|B\nx|=\"a\"&\"b\""_s); // a formula
        QCOMPARE(read("A,B\nx,=\"\"\n"), u"A|B\nx|"_s);
        QCOMPARE(read("A,B\nx,\"=\"\"say \"\"\"\"hi\"\"\"\"\"\"\"\n"), u"A|B\nx|say \"hi\""_s);
    }

    void separatorLineInQuotes()
    {
        QCOMPARE(read("\"sep=;\"\r\nName;Email\r\nAnna;a@example.com\r\n"),
                 u"Name|Email\nAnna|a@example.com"_s);
    }

    void titlesAboveTheHeader_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<qint64>("line");
        QTest::newRow("none") << QByteArray("Name,Email\nAnna,a@example.com\n") << qint64{1};
        QTest::newRow("titles") << QByteArray(
                                       "Contracts 2026,,,\nPrepared by HR,,,\n,,,\nName,Email,ZIP,Team\n"
                                       "Anna,a@example.com,01067,Sales\n")
                                << qint64{4};
        QTest::newRow("titles without delimiters")
            << QByteArray("Contracts 2026\n\nName;Email;ZIP\nAnna;a@example.com;01067\nBen;b@example.com;1\n")
            << qint64{3};
        QTest::newRow("groups")
            << QByteArray("Staff list,,,,,\nPerson,,,Contract,,\nNumber,Family,Given,Start,Pay,Mail\n"
                          "1,Ray,Anna,2026-01-01,10,a@example.com\n")
            << qint64{3};
        QTest::newRow("one column") << QByteArray("Name\nAnna\nBen\n") << qint64{1};
        QTest::newRow("few names") << QByteArray("A,B,C\nx,y,z,u,v,w\nk,l,m,n,o,p\n") << qint64{1};
        QTest::newRow("data only") << QByteArray("Anna,a@example.com\nBen,b@example.com\n") << qint64{1};
    }
    void titlesAboveTheHeader()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(qint64, line);
        const auto table = readCsv(bytes, {}, {}, {}, [](const Table& all) { return guessHeaderRow(all); });
        QVERIFY(table);
        QCOMPARE(table->table.headerLine(), line);
    }

    void errorsOfSpreadsheets()
    {
        for (const auto* error :
             {u"#N/A", u"#REF!", u"#DIV/0!", u"#NAME?", u"#NV", u"#WERT!", u"#BEZUG!", u"#¡REF!"})
            QVERIFY2(isErrorText(error), qPrintable(QString::fromUtf16(error)));
        for (const auto* text : {u"#1", u"#", u"# 12!", u"#hello!", u"N/A", u"#Tag"})
            QVERIFY2(!isErrorText(text), qPrintable(QString::fromUtf16(text)));
        const auto table = readCsv("Name,Email\n#N/A,a@example.com\n");
        QVERIFY(table);
        QVERIFY(table->table.problem(0, 0) == CellProblem::Error);
        QVERIFY(table->table.problem(0, 1) == CellProblem::None);
    }

    void surplusCells()
    {
        const auto table = readCsv("Name,Email\nOle,ole@example,com\nAnna,a@example.com,,\n");
        QVERIFY(table);
        QVERIFY(table->table.hasSurplusCells(0));
        QVERIFY(!table->table.hasSurplusCells(1));
    }

    void webPagesAreNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"export.xls"_s);
        for (const char* text :
             {"<html><table><tr><td>Name</td></tr></table></html>", "\n <!DOCTYPE html><html>",
              "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com\"/>"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            const auto read = readTableFile(path);
            QVERIFY(!read);
            QVERIFY(read.error().detail.is(reason::webPageNotTable));
        }
    }
};

INK_TEST(TestCsvReader, "tst_csvreader")

} // namespace tst_csvreader

#include "tst_csvreader.moc"
