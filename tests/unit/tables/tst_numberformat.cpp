#include "app/tables/numberformat.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_numberformat {

using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

/** Numbers as a spreadsheet displays them. The expected texts are those of Excel and LibreOffice. */
class TestNumberFormat final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shows_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        const auto row = [](double value, const QString& format, const QString& text) {
            QTest::newRow(qPrintable(u"%1 %2"_s.arg(value, 0, 'g', 15).arg(format)))
                << value << format << text;
        };
        row(12345678, u"000\\-00\\-0000"_s, u"012-34-5678"_s);
        row(21010001, u"00000\\-0000"_s, u"02101-0001"_s);
        const QString phone = u"[<=9999999]###\\-####;\\(###\\)\\ ###\\-####"_s;
        row(2125550100, phone, u"(212) 555-0100"_s);
        row(5550100, phone, u"555-0100"_s);
        row(49301234567, u"\"+\"00\\ 00\\ 0000000"_s, u"+49 30 1234567"_s);
        row(0.19, u"0%"_s, u"19%"_s);
        row(0.195, u"0.0%"_s, u"19.5%"_s);
        row(0.5, u"# ?/?"_s, u"1/2"_s);
        row(1.25, u"# ?/?"_s, u"1 1/4"_s);
        row(2, u"# ?/?"_s, u"2"_s);
        row(0.3333333, u"# ?\?/?\?"_s, u"1/3"_s);
        row(0.625, u"# ?/8"_s, u"5/8"_s);
        row(0.4375, u"# ?\?/16"_s, u"7/16"_s);
        row(1234.5, u"#,##0.00"_s, u"1,234.50"_s);
        row(1234567.891, u"#,##0"_s, u"1,234,568"_s);
        row(999.999, u"0.00"_s, u"1000.00"_s);
        row(1.005, u"0.00"_s, u"1.01"_s);
        row(-1234.5, u"#,##0.00;[Red](#,##0.00)"_s, u"(1,234.50)"_s);
        row(-5, u"0.00"_s, u"-5.00"_s);
        row(-0.001, u"0.0"_s, u"0.0"_s);
        row(0, u"0;-0;\"none\""_s, u"none"_s);
        row(1234.5, u"[$€-407] #,##0.00"_s, u"€ 1,234.50"_s);
        row(1234.5, u"#,##0.00\\ \"€\""_s, u"1,234.50 €"_s);
        row(100, u"_(\"$\"* #,##0.00_)"_s, u"$100.00"_s);
        row(7, u"00000"_s, u"00007"_s);
        row(42, u"\"INV-\"0000"_s, u"INV-0042"_s);
        row(1234567, u"0.0,,\"M\""_s, u"1.2M"_s);
        row(12000, u"0.00E+00"_s, u"1.20E+04"_s);
        row(12345, u"##0.0E+0"_s, u"12.3E+3"_s);
        row(3, u"General\" kg\""_s, u"3 kg"_s);
        row(3, u"General"_s, QString());
        row(3, u"@"_s, QString());
        row(1, u"\"Yes\";\"Yes\";\"No\""_s, u"Yes"_s);
        row(46355, u"dd.mm.yyyy"_s, u"29.11.2026"_s);
        row(46355, u"d mmmm yyyy"_s, u"29 November 2026"_s);
        row(46355.75, u"yyyy-mm-dd hh:mm"_s, u"2026-11-29 18:00"_s);
        row(0.75, u"h:mm AM/PM"_s, u"6:00 PM"_s);
        row(1.5, u"[h]:mm"_s, u"36:00"_s);
    }
    void shows()
    {
        QFETCH(double, value);
        QFETCH(QString, format);
        QFETCH(QString, text);
        QCOMPARE(
            CellNumberFormat(format).format(value, false, QLocale(QLocale::English, QLocale::UnitedStates)),
            text);
    }

    void separatorsAreTheReaders()
    {
        const QLocale german(QLocale::German, QLocale::Germany);
        QCOMPARE(CellNumberFormat(u"#,##0.00"_s).format(1234.5, false, german), u"1.234,50"_s);
        QCOMPARE(CellNumberFormat(u"0.0%"_s).format(0.195, false, german), u"19,5%"_s);
        QCOMPARE(CellNumberFormat(builtInFormat(14, german)).format(46355, false, german), u"29.11.2026"_s);
        QCOMPARE(CellNumberFormat(u"d. mmmm yyyy"_s).format(46355, false, german), u"29. November 2026"_s);
    }

    /** Formats are the file's: whatever stands there, nothing is read beyond it. */
    void survivesAnything()
    {
        const QString alphabet = u"0#?.,%/E+-ymdhs[]<>=\";\\_*@$ 9G"_s;
        quint32 seed = 1;
        for (int i = 0; i < 20'000; ++i) {
            QString format;
            for (int k = 0; k < i % 14; ++k) {
                seed = seed * 1664525 + 1013904223;
                format += alphabet.at(static_cast<qsizetype>((seed >> 8) % quint32(alphabet.size())));
            }
            for (const double value : {0.0, -1.5, 12345.678, 1e300, -1e-300, 2958467.0})
                (void)CellNumberFormat(format).format(value, i % 2 == 0, QLocale::c());
        }
    }
};

INK_TEST(TestNumberFormat, "tst_numberformat")

} // namespace tst_numberformat

#include "tst_numberformat.moc"
