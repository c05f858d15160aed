// Texts by others can't forge the lines of a terminal.
#include "app/base/printable.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_printable {

using namespace ink;

class TestPrintable final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void escapesWhatForges_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* what, const QString& text, const QString& line) {
            QTest::newRow(what) << text << line;
        };
        row("nothing", {}, {});
        row("plain", QStringLiteral("Zoë Müller-Søren"), QStringLiteral("Zoë Müller-Søren"));
        row("other scripts", QStringLiteral("خانه‌ها 文書 👩‍💻"),
            QStringLiteral("خانه‌ها 文書 👩‍💻"));
        row("ends of lines", QStringLiteral("a\nTrust: trusted\r\n\u2028\u2029"),
            QStringLiteral("a\\nTrust: trusted\\r\\n\\u2028\\u2029"));
        row("escape sequences", QStringLiteral("\u001b[2K\u009b2J\u0007\b\u007f"),
            QStringLiteral("\\u001b[2K\\u009b2J\\u0007\\u0008\\u007f"));
        row("directions", QStringLiteral("\u202eevil\u202c \u2066x\u2069 \u200e\u200f\u061c"),
            QStringLiteral("\\u202eevil\\u202c \\u2066x\\u2069 \\u200e\\u200f\\u061c"));
        row("invisible", QStringLiteral("\ufeffa\u2060b\t"), QStringLiteral("\\ufeffa\\u2060b\\t"));
        row("tags", QString::fromUcs4(U"\U000E0041"), QStringLiteral("\\udb40\\udc41"));
        row("half a pair", QString(QChar(0xD800)) + QLatin1Char('x'), QStringLiteral("\\ud800x"));
    }
    void escapesWhatForges()
    {
        QFETCH(QString, text);
        QFETCH(QString, line);
        QCOMPARE(printable(text), line);
        QVERIFY(!printable(text).contains(QLatin1Char('\n')));
    }

    void linesStay()
    {
        QCOMPARE(printableLines(QStringLiteral("a\tb\nc\u001b\u202e\r")),
                 QStringLiteral("a\tb\nc\\u001b\\u202e\\r"));
    }

    void jsonStaysTheSame()
    {
        const QJsonArray array{QStringLiteral("a\u001b[1m\n\u202e\u009b\\\"") +
                               QString::fromUcs4(U"\U000E0041")};
        const QString text = printableLines(QString::fromUtf8(QJsonDocument(array).toJson()));
        QCOMPARE(QJsonDocument::fromJson(text.toUtf8()).array(), array);
    }
};

INK_TEST(TestPrintable, "tst_printable")

} // namespace tst_printable

#include "tst_printable.moc"
