#include "app/tables/xlsxreader.h"
#include "app/tables/xlsxwriter.h"
#include "app/tables/zippackage.h"
#include "tests/support/filecontent.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <limits>

#ifdef Q_OS_LINUX
#include <clocale>
#include <csignal>
#include <sys/resource.h>
#endif

namespace tst_xlsxwriter {

using namespace ink;
using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

namespace {

QString flat(const QString& path, int sheet = 0)
{
    const auto reader = XlsxReader::openFile(path);
    if (!reader) return reader.error().detail.english();
    const auto table = reader->read(sheet);
    if (!table) return table.error().detail.english();
    QStringList lines{table->header().join(u'|')};
    for (int row = 0; row < table->rowCount(); ++row)
        lines.append(table->row(row).join(u'|'));
    return lines.join(u'\n');
}

/** A part of a workbook as it is. */
QByteArray partOf(const QString& path, const QString& name)
{
    const QByteArray bytes = test::contentOf(path);
    const auto package = ZipPackage::open(bytes, std::numeric_limits<qint64>::max());
    if (!package) return {};
    const auto part = (*package)->part(name);
    return part ? part->readAll() : QByteArray();
}

QStringList temporaryFolders()
{
    return QDir(QDir::tempPath()).entryList({u"inkstone-workbook-*"_s}, QDir::Dirs);
}

} // namespace

class TestXlsxWriter final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!test::require(XlsxWriter::isAvailable(), "libxlsxwriter")) return;
        QVERIFY(m_folder.isValid());
        // Of this process only.
        QVERIFY(QDir(m_folder.path()).mkdir(u"tmp"_s));
        for (const char* name : {"TMPDIR", "TEMP", "TMP"})
            qputenv(name, QFile::encodeName(QDir::toNativeSeparators(m_folder.filePath(u"tmp"_s))));
    }

    void cleanup()
    {
        if (XlsxWriter::isAvailable()) QCOMPARE(temporaryFolders(), QStringList());
    }

    void whatIsWrittenIsRead()
    {
        XlsxWriter writer;
        writer.beginSheet(u"All: answers"_s, {u"Name"_s, u"Amount"_s, u"Day"_s, u"When"_s, u"Agreed"_s});
        writer.addRow({u"=1+1 <&> \"ü\"\n😀"_s, 12.5, QDate(2026, 3, 1),
                       QDateTime(QDate(2026, 3, 1), QTime(10, 30), QTimeZone::utc()), true});
        writer.addRow({u"_x000A_"_s, {}, {}, {}, false});
        writer.addRow({QString(QChar(1)) + u"x"_s, -0.1, QDate(1999, 12, 31), {}, {}});
        writer.beginSheet(u"all  ANSWERS"_s, {u"x"_s});
        writer.beginSheet(QString(), {u"y"_s});
        const QString path = m_folder.filePath(u"ж 漢.xlsx"_s);
        QVERIFY(writer.write(path));
        const auto reader = XlsxReader::openFile(path);
        QVERIFY(reader);
        QCOMPARE(reader->sheets().size(), 3);
        QCOMPARE(reader->sheets().at(0).name, u"All  answers"_s);
        QCOMPARE(reader->sheets().at(2).name, u"Sheet 3"_s);
        QCOMPARE(
            flat(path),
            u"Name|Amount|Day|When|Agreed\n=1+1 <&> \"ü\"\n😀|12.5|2026-03-01|2026-03-01 10:30:00|true\n_x000A_||||false\n\u0001x|-0.1|1999-12-31||"_s);
    }

    void anotherReaderSeesTheSame()
    {
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (!test::require(!python.isEmpty(), "python3")) return;
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"Name"_s, u"Amount"_s});
        writer.addRow({u"=HYPERLINK(\"x\")"_s, 0.1});
        writer.addRow({u"+1"_s, QDate(2026, 3, 1)});
        writer.addRow({});
        writer.addRow({u"-1"_s, QDateTime(QDate(2026, 3, 1), QTime(12, 0), QTimeZone::utc())});
        writer.addRow({u"@x <&>"_s, true});
        writer.addRow({u"{=1}"_s, u" 007 "_s});
        const QString path = m_folder.filePath(u"other.xlsx"_s);
        QVERIFY(writer.write(path));
        QProcess reader;
        reader.start(python, {test::sourcePath(u"tests/tools/sheetcells.py"_s), path});
        QVERIFY(reader.waitForFinished());
        const QByteArray said = reader.readAllStandardError();
        QVERIFY2(reader.exitCode() == 0, said.constData());
        QCOMPARE(QString::fromUtf8(reader.readAllStandardOutput()), u"frozen 1 A2\n"
                                                                    u"A1 inlineStr 'Name'\n"
                                                                    u"B1 inlineStr 'Amount'\n"
                                                                    u"A2 inlineStr '=HYPERLINK(\"x\")'\n"
                                                                    u"B2 n '0.1'\n"
                                                                    u"A3 inlineStr '+1'\n"
                                                                    u"B3 n '46082'\n"
                                                                    u"A5 inlineStr '-1'\n"
                                                                    u"B5 n '46082.5'\n"
                                                                    u"A6 inlineStr '@x <&>'\n"
                                                                    u"B6 b '1'\n"
                                                                    u"A7 inlineStr '{=1}'\n"
                                                                    u"B7 inlineStr ' 007 '\n"_s);
    }

    void equalTablesAreEqualFiles()
    {
        for (const QString& name : {u"first.xlsx"_s, u"second.xlsx"_s}) {
            XlsxWriter writer;
            writer.beginSheet(u"S"_s, {u"a"_s, u"b"_s});
            writer.addRow({u"x"_s, 1.0});
            QVERIFY(writer.write(m_folder.filePath(name)));
        }
        const QByteArray first = test::contentOf(m_folder.filePath(u"first.xlsx"_s));
        QVERIFY(!first.isEmpty());
        QCOMPARE(test::contentOf(m_folder.filePath(u"second.xlsx"_s)), first);
        // The time of writing is nowhere.
        const QByteArray core = partOf(m_folder.filePath(u"first.xlsx"_s), u"docProps/core.xml"_s);
        QVERIFY2(core.contains("1980-01-01T00:00:00Z") && core.count("Z<") == 2, core.constData());
    }

    void columnsFitTheirContent()
    {
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s, u"b"_s, u"c"_s});
        writer.addRow({u"x"_s, QString(30, u'x'), QString(1000, u'x')});
        const QString path = m_folder.filePath(u"widths.xlsx"_s);
        QVERIFY(writer.write(path));
        const QByteArray sheet = partOf(path, u"xl/worksheets/sheet1.xml"_s);
        // In characters of 7 pixels, with 5 pixels of padding.
        for (const double width : {8.0, 32.0, 62.0}) {
            const QByteArray wanted = " width=\"" + QByteArray::number(width + 5.0 / 7).first(4);
            QVERIFY2(sheet.contains(wanted), wanted + " in " + sheet.first(1000));
        }
    }

    void namesOfSheetsAreThoseOfSpreadsheets()
    {
        XlsxWriter writer;
        const QStringList given{u"'a'"_s, QString(30, u'b') + u"'b"_s, u"c\u0001[1]:*?/\\"_s, u"''"_s, u"Ü"_s,
                                u"ü"_s};
        for (const QString& name : given)
            writer.beginSheet(name, {u"x"_s});
        const QString path = m_folder.filePath(u"names.xlsx"_s);
        QVERIFY(writer.write(path));
        const auto reader = XlsxReader::openFile(path);
        QVERIFY(reader);
        QStringList names;
        for (const XlsxReader::Sheet& sheet : reader->sheets())
            names.append(sheet.name);
        QCOMPARE(names, (QStringList{u"a"_s, QString(30, u'b'), u"c  1"_s, u"Sheet 4"_s, u"Ü"_s, u"ü 2"_s}));
    }

    void longAndOddTextIsKeptOrCut()
    {
        constexpr int limit = 32'767;
        const QString pair = u"😀"_s;
        const QString lone(QChar(0xD83D));
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s});
        writer.addRow({QString(limit - 1, u'x') + pair});
        writer.addRow({QString(limit + 1, u'y')});
        writer.addRow({u"_x0041_"_s.repeated(limit)});
        writer.addRow({u"a"_s + lone + u"b\uFFFF"_s + QChar(0) + u"\r\n\t"_s});
        const QString path = m_folder.filePath(u"long.xlsx"_s);
        QVERIFY(writer.write(path));
        const QStringList lines = flat(path).split(u'\n');
        QCOMPARE(lines.at(1), QString(limit - 1, u'x')); // not half a character
        QCOMPARE(lines.at(2), QString(limit, u'y'));
        QVERIFY(lines.at(3).startsWith(u"_x0041__x0041_"_s) && lines.at(3).size() <= limit);
        QCOMPARE(partOf(path, u"xl/worksheets/sheet1.xml"_s)
                     .count("a\xEF\xBF\xBD"
                            "b\xEF\xBF\xBD_x0000__x000D_\n\t<"),
                 1);
    }

    /** Spreadsheets know no dates before 1900 and a leap day in that year which never was. */
    void oldDates()
    {
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s});
        for (const QDate day : {QDate(1899, 12, 31), QDate(1900, 1, 1), QDate(1900, 2, 28), QDate(1900, 3, 1),
                                QDate(9999, 12, 31), QDate(10000, 1, 1)})
            writer.addRow({day});
        writer.addRow({std::numeric_limits<double>::infinity()});
        writer.addRow({u"end"_s});
        const QString path = m_folder.filePath(u"old.xlsx"_s);
        QVERIFY(writer.write(path));
        QCOMPARE(flat(path),
                 u"a\n1899-12-31\n1900-01-01\n1900-02-28\n1900-03-01\n9999-12-31\n10000-01-01\nend"_s);
        const QByteArray sheet = partOf(path, u"xl/worksheets/sheet1.xml"_s);
        for (const char* serial : {"<v>1</v>", "<v>59</v>", "<v>61</v>", "<v>2958465</v>"})
            QVERIFY2(sheet.contains(serial), serial);
    }

    void limitsOfSpreadsheets()
    {
        constexpr int rows = 1'048'576;
        const QString path = m_folder.filePath(u"limits.xlsx"_s);
        {
            XlsxWriter writer;
            writer.beginSheet(u"S"_s, {u"a"_s});
            for (int i = 1; i <= rows; ++i)
                writer.addRow({});
            const auto written = writer.write(path);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::TooLarge);
            QCOMPARE(written.error().detail.english(), u"The sheet has more than 1048576 rows."_s);
        }
        {
            XlsxWriter writer;
            writer.beginSheet(u"S"_s, {u"a"_s});
            writer.addRow(QList<XlsxCell>(16'385));
            const auto written = writer.write(path);
            QVERIFY(!written);
            QCOMPARE(written.error().detail.english(), u"Row 2 has more than 16384 columns."_s);
        }
        {
            XlsxWriter writer;
            const auto written = writer.write(path);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::Validation);
        }
        QVERIFY(!QFile::exists(path));
    }

    void whatCannotBeWrittenIsReported()
    {
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s});
        const auto written = writer.write(m_folder.filePath(u"nowhere/at/all.xlsx"_s));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Io);
        QVERIFY(!written.error().detail.english().isEmpty());
        {
            XlsxWriter abandoned;
            abandoned.beginSheet(u"S"_s, {u"a"_s});
            abandoned.addRow({u"x"_s});
            QCOMPARE(temporaryFolders().size(), 2);
        }
        QCOMPARE(temporaryFolders().size(), 1);
    }

#ifdef Q_OS_LINUX
    /** libxlsxwriter prints numbers as the locale does. */
    void numbersHaveAPointInEveryLocale()
    {
        QFile source(m_folder.filePath(u"comma"_s));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write("LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \"\"\ngrouping -1\nEND LC_NUMERIC\n");
        source.close();
        const QString program = QStandardPaths::findExecutable(u"localedef"_s);
        if (!test::require(!program.isEmpty(), "localedef")) return;
        QProcess::execute(program, {u"-c"_s, u"--quiet"_s, u"-i"_s, source.fileName(), u"-f"_s,
                                    u"ANSI_X3.4-1968"_s, m_folder.filePath(u"xx"_s)});
        qputenv("LOCPATH", QFile::encodeName(m_folder.path()));
        if (!test::require(std::setlocale(LC_NUMERIC, "xx"), "The locale")) return;
        const auto restore = qScopeGuard([] { std::setlocale(LC_NUMERIC, "C"); });
        QCOMPARE(QByteArray(std::localeconv()->decimal_point), QByteArray(","));
        XlsxWriter writer;
        writer.beginSheet(u"S"_s, {u"a"_s});
        writer.addRow({12.5});
        writer.addRow({-1e-7});
        const QString path = m_folder.filePath(u"comma.xlsx"_s);
        QVERIFY(writer.write(path));
        QCOMPARE(QByteArray(std::localeconv()->decimal_point), QByteArray(","));
        const QByteArray sheet = partOf(path, u"xl/worksheets/sheet1.xml"_s);
        QVERIFY2(sheet.contains("<v>12.5</v>") && sheet.contains("<v>-1E-07</v>") &&
                     sheet.contains("width=\"8.7"),
                 sheet.constData());
    }

    /** On a full disk there is an error and no file, wherever writing stops. */
    void aFullDiskIsReported()
    {
        const QString path = m_folder.filePath(u"full.xlsx"_s);
        const auto write = [&] {
            XlsxWriter writer;
            writer.beginSheet(u"S"_s, {u"a"_s});
            for (int i = 0; i < 5'000; ++i)
                writer.addRow({u"Person %1"_s.arg(i)});
            return writer.write(path);
        };
        QVERIFY(write());
        const qint64 whole = partOf(path, u"xl/worksheets/sheet1.xml"_s).size();
        QVERIFY(QFile::remove(path));
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        // In the rows, at their end, in the sheet that is made of them, at its last character.
        for (const qint64 most : {qint64(2'000), whole - 900, whole - 150, whole - 1}) {
            const rlimit small{static_cast<rlim_t>(most), before.rlim_max};
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
            const auto written = write();
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
            QVERIFY2(!written, qPrintable(QString::number(most)));
            QCOMPARE(written.error().code, ErrorCode::Io);
            QVERIFY(written.error().detail.english().contains(u"disk may be full"_s));
            QVERIFY(!QFile::exists(path));
        }
        QVERIFY(write());
    }
#endif

private:
    QTemporaryDir m_folder;
};

INK_TEST(TestXlsxWriter, "tst_xlsxwriter")

} // namespace tst_xlsxwriter

#include "tst_xlsxwriter.moc"
