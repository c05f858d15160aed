// `inkstone verify` says what came after a signature, has exit codes for it, and prints no line that a name
// made.
#include "tests/integration/processes.h"
#include "tests/support/loneprogram.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/handwrittenpdf.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_verifycli {

using namespace ink::test;

class TestVerifyCli final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcessEnvironment m_env;

    [[nodiscard]] Ended verify(const QByteArray& bytes, const QStringList& options = {}) const
    {
        const QString path = m_dir.filePath(QStringLiteral("file.pdf"));
        writeContent(path, bytes);
        return runToEnd(binary("inkstone"),
                        QStringList{QStringLiteral("verify"), path, QStringLiteral("--no-system-trust")} +
                            options,
                        m_env);
    }
    static HandwrittenPdf::Objects filled(const HandwrittenPdf& file, const QByteArray& value)
    {
        const int look = file.nextObject() + 20;
        return {
            {HandwrittenPdf::textObject, HandwrittenPdf::textField(value, look)},
            {look, HandwrittenPdf::stream("BT /F1 12 Tf 2 5 Td (" + value + ") Tj ET",
                                          "/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << "
                                          "/Font << /F1 5 0 R >> >>")}};
    }

private Q_SLOTS:
    void initTestCase() { m_env = ownHome(m_dir.filePath(QStringLiteral("home"))); }

    void aReplacedValue()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(rsaKey(), "Sig1");
        QCOMPARE(verify(file.bytes(), {QStringLiteral("--strict")}).exitCode, 0);
        file.append(filled(file, "100"));

        const Ended words = verify(file.bytes());
        QCOMPARE(words.exitCode, 0);
        const QByteArray headline = words.out.left(words.out.indexOf('\n'));
        QVERIFY2(headline.startsWith("Intact, but a value was replaced after signing.") &&
                     headline.contains("from “900” to “100” after Ada Lovelace signed"),
                 words.out.constData());
        QVERIFY2(words.out.contains("page 1, object 7; ISO 32000-2"), words.out.constData());
        QCOMPARE(verify(file.bytes(), {QStringLiteral("--strict")}).exitCode, 4);

        const Ended json = verify(file.bytes(), {QStringLiteral("--json")});
        const QJsonObject report = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(report.value(QStringLiteral("integrity")).toString(), QStringLiteral("intact"));
        QCOMPARE(report.value(QStringLiteral("alteration")).toString(), QStringLiteral("allowed"));
        QVERIFY(report.value(QStringLiteral("replaced")).toBool());
        const QJsonObject change = report.value(QStringLiteral("changes")).toArray().first().toObject();
        QCOMPARE(change.value(QStringLiteral("kind")).toString(), QStringLiteral("replaced"));
        QCOMPARE(change.value(QStringLiteral("field")).toString(), QStringLiteral("name"));
        QCOMPARE(change.value(QStringLiteral("oldValue")).toString(), QStringLiteral("900"));
        QCOMPARE(change.value(QStringLiteral("newValue")).toString(), QStringLiteral("100"));
        QCOMPARE(change.value(QStringLiteral("unseenBy")).toArray(), QJsonArray{0});

        // Each fact is printed once.
        QCOMPARE(words.out.count("self-signed"), 1);
        QVERIFY2(words.out.contains("PDFium (1 page compared)"), words.out.constData());

        // A changed file is worse than a filled one, in whatever order.
        QByteArray broken = file.bytes();
        broken[broken.indexOf("Hello")] = 'J';
        QCOMPARE(verify(broken, {QStringLiteral("--strict")}).exitCode, 1);
    }

    /** Names are printed in one line, without what a terminal obeys. */
    void namesForgeNoLines()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(rsaKey(), "Sig\\nTrust: trusted by this computer.\\n\\033[2K\\233A\\342\\200\\256", {}, {},
                  "/Name (Ada\\r\\nIntact: all is well\\033[1A)");
        file.append(filled(file, "1\\nIntact: yes\\033[2J"));
        const Ended ended = verify(file.bytes());
        for (const char c : ended.out)
            QVERIFY2(c == '\n' || static_cast<unsigned char>(c) >= 0x20, ended.out.constData());
        QVERIFY2(!ended.out.contains("\xC2\x9B") && !ended.out.contains("\xE2\x80\xAE"),
                 ended.out.constData());
        const QByteArrayList lines = ended.out.split('\n');
        QCOMPARE(std::count_if(lines.begin(), lines.end(),
                               [](const QByteArray& line) { return line.startsWith("Trust:"); }),
                 1);
        QCOMPARE(std::count_if(lines.begin(), lines.end(),
                               [](const QByteArray& line) { return line.startsWith("Intact"); }),
                 lines.first().startsWith("Intact") ? 1 : 0);
        const Ended json = verify(file.bytes(), {QStringLiteral("--json")});
        QVERIFY(QJsonDocument::fromJson(json.out).isObject());
        QVERIFY(!json.out.contains('\033') && !json.out.contains("\xE2\x80\xAE"));
    }
};

INK_TEST(TestVerifyCli, "tst_verifycli")

} // namespace tst_verifycli

#include "tst_verifycli.moc"
