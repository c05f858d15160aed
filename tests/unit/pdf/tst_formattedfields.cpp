#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_formattedfields {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

/** Fields whose script formats their values: the displayed text is still compared with the value. */
class TestFormattedFields final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lookFitsValue_data()
    {
        QTest::addColumn<QByteArray>("actions");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<bool>("fits");
        const QByteArray number = R"(/F <</S /JavaScript /JS (AFNumber_Format\(2, 0, 0, 0, "", true\);)>>)";
        const QByteArray percent = R"(/F <</S /JavaScript /JS (AFPercent_Format\(1, 0\);)>>)";
        const QByteArray special = R"(/F <</S /JavaScript /JS (AFSpecial_Format\(2\);)>>)";
        const QByteArray date = R"(/F <</S /JavaScript /JS (AFDate_FormatEx\("dd.mm.yyyy"\);)>>)";
        const QByteArray own = R"(/F <</S /JavaScript /JS (event.value = "No " + event.value;)>>)";
        const QByteArray typing = R"(/K <</S /JavaScript /JS (AFNumber_Keystroke\(2, 0\);)>>)";
        const auto row = [](const char* name, const QByteArray& actions, const char* value, const char* shown,
                            bool fits) {
            QTest::newRow(name) << actions << QByteArray(value) << QByteArray(shown) << fits;
        };
        row("number", number, "1234.5", "1,234.50", true);
        row("number, rounded", number, "1234.567", "1,234.57", true);
        row("number, separators of elsewhere", number, "1234.5", "1.234,50", true);
        row("number, negative with a currency", number, "-12", "\\(12.00 EUR\\)", true);
        row("number, whole", number, "19", "19", true);
        row("number, another one", number, "1234.5", "9,234.50", false);
        row("number, ten times as much", number, "1234.5", "12,345.00", false);
        row("number, with more zeros", number, "100", "100,000.00", false);
        row("number, empty", number, "", "10,000.00", false);
        row("number, not shown", number, "10", "", false);
        row("number, another text", number, "10", "paid", false);
        row("percent", percent, "0.125", "12.5%", true);
        row("percent, another one", percent, "0.125", "21.5%", false);
        row("digits", special, "5551234567", "\\(555\\) 123-4567", true);
        row("digits, others", special, "5551234567", "\\(555\\) 123-4568", false);
        row("date", date, "2026-11-23", "23.11.2026", true);
        row("date, empty", date, "", "23.11.2026", false);
        row("a script of its own", own, "7", "No 7", true);
        row("only typing is checked", typing, "7", "7", true);
        row("only typing is checked, another value", typing, "7", "70", false);
    }
    void lookFitsValue()
    {
        QFETCH(QByteArray, actions);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, shown);
        QFETCH(bool, fits);
        HandwrittenPdf file = HandwrittenPdf::form();
        const QByteArray extra = "/AA << " + actions + " >>";
        file.append({{HandwrittenPdf::textObject, HandwrittenPdf::textField("", 9, extra)}});
        file.sign(test::ecKey(), "Sig1");
        const int look = file.nextObject();
        const QByteArray text = shown.isEmpty() ? QByteArray() : "BT /F1 12 Tf (" + shown + ") Tj ET";
        file.append(
            {{HandwrittenPdf::textObject, HandwrittenPdf::textField(value, look, extra)},
             {look, HandwrittenPdf::stream(text, "/Type /XObject /Subtype /Form /BBox [0 0 200 40]")}});
        VerifyOptions options;
        options.now = SystemClock().now();
        const VerifyReport report = verifyPdf(file.bytes(), options);
        QStringList said{integrityName(report.integrity)};
        bool told = false;
        for (const VerifyFinding& finding : report.findings) {
            said.append(finding.id + QStringLiteral(": ") + finding.detail.english());
            told = told || finding.id.startsWith(QLatin1String("revision.appearance"));
        }
        QVERIFY2((report.integrity == Integrity::Intact) == fits, qPrintable(said.join(u'\n')));
        QCOMPARE(told, !fits);
    }
};

INK_TEST(TestFormattedFields, "tst_formattedfields")

} // namespace tst_formattedfields

#include "tst_formattedfields.moc"
