// The main workflow by the real program: the demo's files are checked by independent programs, and tampered
// with.
#include "tests/integration/processes.h"
#include "tests/support/loneprogram.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_mainjob {

using namespace ink::test;

class TestMainJob final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcessEnvironment m_env;
    QString m_out;
    QStringList m_signed;

    [[nodiscard]] Ended inkstone(const QStringList& arguments) const
    {
        return runToEnd(binary("inkstone"), arguments, m_env);
    }
    [[nodiscard]] Ended verify(const QByteArray& bytes) const
    {
        const QString path = m_dir.filePath(QStringLiteral("tampered.pdf"));
        writeContent(path, bytes);
        return inkstone({QStringLiteral("verify"), path, QStringLiteral("--json")});
    }
    /** The four numbers of the last /ByteRange in a file. */
    static QList<qsizetype> byteRange(const QByteArray& pdf)
    {
        const auto at = pdf.lastIndexOf("/ByteRange");
        const auto open = pdf.indexOf('[', at);
        QList<qsizetype> numbers;
        for (const QByteArray& word :
             pdf.mid(open + 1, pdf.indexOf(']', open) - open - 1).simplified().split(' '))
            numbers.append(word.toLongLong());
        return numbers;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_env = ownHome(m_dir.filePath(QStringLiteral("home")));
        m_out = m_dir.filePath(QStringLiteral("out"));
        const Ended demo = inkstone({QStringLiteral("demo"), QStringLiteral("--out"), m_out});
        QVERIFY2(demo.exitCode == 0, (demo.out + demo.err).constData());
        m_signed = {m_out + QStringLiteral("/signed-agreement.pdf"),
                    m_out + QStringLiteral("/signed-annex.pdf"), m_out + QStringLiteral("/certificate.pdf")};
        for (const QString& path : std::as_const(m_signed))
            QVERIFY2(contentOf(path).startsWith("%PDF-"), qPrintable(path));
    }

    void theSignedFilesBeginWithTheUploads()
    {
        for (const char* name : {"agreement.pdf", "annex.pdf"}) {
            const QByteArray upload =
                contentOf(ink::test::sourcePath(QStringLiteral("resources/samples/")) + QLatin1String(name));
            QVERIFY(upload.size() > 1000);
            QVERIFY(contentOf(m_out + QStringLiteral("/signed-") + QLatin1String(name)).startsWith(upload));
        }
    }

    void qpdfAgrees()
    {
        if (!requireProgram("qpdf")) return;
        for (const QString& path : std::as_const(m_signed)) {
            const Ended check = runToEnd(QStringLiteral("qpdf"), {QStringLiteral("--check"), path}, m_env);
            QVERIFY2(check.exitCode == 0, (check.out + check.err).constData());
        }
    }

    void pdfsigAgrees()
    {
        if (!requireProgram("pdfsig")) return;
        for (const QString& path : std::as_const(m_signed)) {
            const Ended check = runToEnd(QStringLiteral("pdfsig"), {path}, m_env);
            QVERIFY2(check.out.contains("Signature is Valid"), check.out.constData());
            QVERIFY2(check.out.contains("Total document signed"), check.out.constData());
        }
    }

    void opensslAgrees()
    {
        if (!requireProgram("openssl")) return;
        const QByteArray pdf = contentOf(m_signed.first());
        const auto range = byteRange(pdf);
        QCOMPARE(range.size(), 4);
        QByteArray hex = pdf.mid(range.at(1) + 1, range.at(2) - range.at(1) - 2);
        const QString der = m_dir.filePath(QStringLiteral("signature.der"));
        const QString content = m_dir.filePath(QStringLiteral("signed.bin"));
        QVERIFY(writeContent(der, QByteArray::fromHex(hex)));
        QVERIFY(writeContent(content, pdf.mid(range.at(0), range.at(1)) + pdf.mid(range.at(2), range.at(3))));
        const Ended check =
            runToEnd(QStringLiteral("openssl"),
                     {QStringLiteral("cms"), QStringLiteral("-verify"), QStringLiteral("-binary"),
                      QStringLiteral("-inform"), QStringLiteral("DER"), QStringLiteral("-in"), der,
                      QStringLiteral("-content"), content, QStringLiteral("-CAfile"),
                      m_out + QStringLiteral("/workspace/service/seal.cert.pem"), QStringLiteral("-purpose"),
                      QStringLiteral("any"), QStringLiteral("-out"), QStringLiteral("/dev/null")},
                     m_env);
        QVERIFY2(check.exitCode == 0, (check.out + check.err).constData());
    }

    void verifySaysIntactAsJson()
    {
        const Ended ended = inkstone({QStringLiteral("verify"), m_signed.first(), QStringLiteral("--json")});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject report = QJsonDocument::fromJson(ended.out).object();
        QCOMPARE(report.value(QStringLiteral("integrity")).toString(), QStringLiteral("intact"));
        QCOMPARE(report.value(QStringLiteral("signatures")).toArray().size(), 1);
        QVERIFY(report.value(QStringLiteral("signatures"))
                    .toArray()
                    .first()[QStringLiteral("coversWholeFile")]
                    .toBool());
    }

    void oneFlippedByteAnywhereIsFound()
    {
        const QByteArray pdf = contentOf(m_signed.first());
        const auto range = byteRange(pdf);
        QRandomGenerator random(20261120);
        for (int i = 0; i < 40; ++i) {
            const bool second = i % 2;
            const auto at = second ? range.at(2) + random.bounded(range.at(3)) : random.bounded(range.at(1));
            QByteArray tampered = pdf;
            tampered[at] = static_cast<char>(tampered.at(at) ^ 0x01);
            const Ended ended = verify(tampered);
            // Changing a byte of the header or of the last cross-reference may make the file unreadable.
            QVERIFY2(ended.exitCode == 1, qPrintable(QStringLiteral("byte %1 of %2: exit %3\n%4")
                                                         .arg(at)
                                                         .arg(pdf.size())
                                                         .arg(ended.exitCode)
                                                         .arg(QString::fromUtf8(ended.out))));
        }
    }

    void appendedBytesAreFound()
    {
        const QByteArray pdf = contentOf(m_signed.first());
        QCOMPARE(verify(pdf + "hello").exitCode, 1);
        QCOMPARE(verify(pdf + "\n1 0 obj\n<<>>\nendobj\n").exitCode, 1);
    }

    void exitCodes()
    {
        QCOMPARE(inkstone({QStringLiteral("verify"),
                           ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"))})
                     .exitCode,
                 2);
        QCOMPARE(verify("this is no PDF").exitCode, 3);
        QCOMPARE(inkstone({QStringLiteral("verify"), m_dir.filePath(QStringLiteral("missing.pdf"))}).exitCode,
                 3);
        QCOMPARE(inkstone({QStringLiteral("verify")}).exitCode, 64);
        QCOMPARE(inkstone({QStringLiteral("--frobnicate")}).exitCode, 64);
        for (const char* command : {"demo", "verify", "send"}) {
            const Ended help = inkstone({QLatin1String(command), QStringLiteral("--help")});
            QCOMPARE(help.exitCode, 0);
            QVERIFY2(help.out.contains("Usage: inkstone " + QByteArray(command)), help.out.constData());
        }
        QVERIFY(inkstone({QStringLiteral("--version")}).out.startsWith("inkstone "));
    }

    void sendThroughTheLocalWorkspace()
    {
        const Ended ended = inkstone(
            {QStringLiteral("send"), ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
             QStringLiteral("--to"), QStringLiteral("Änna B. <anna@example.com>"), QStringLiteral("--to"),
             QStringLiteral("ben@example.com@2"), QStringLiteral("--title"), QStringLiteral("Annex"),
             QStringLiteral("--json")});
        QVERIFY2(ended.exitCode == 0, (ended.out + ended.err).constData());
        const QJsonObject sent = QJsonDocument::fromJson(ended.out).object();
        QCOMPARE(sent.value(QStringLiteral("signingStatus")).toInt(), 52);
        const QJsonArray recipients = sent.value(QStringLiteral("recipients")).toArray();
        QCOMPARE(recipients.size(), 2);
        QCOMPARE(recipients.at(0)[QStringLiteral("status")].toString(), QStringLiteral("WAIT_TO_OPEN"));
        QCOMPARE(recipients.at(1)[QStringLiteral("status")].toString(), QStringLiteral("NOT_SENT"));
        QVERIFY(recipients.at(0)[QStringLiteral("signingURL")].toString().contains(QStringLiteral("/sign/")));
    }

    void sendTellsWhatIsWrong()
    {
        const QString sample = ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));
        QVERIFY(
            inkstone({QStringLiteral("send"), sample, QStringLiteral("--to"), QStringLiteral("not a mail")})
                .err.contains("is not a recipient"));
        QVERIFY(
            inkstone({QStringLiteral("send"), sample, QStringLiteral("--to"), QStringLiteral("a@b.example"),
                      QStringLiteral("--server"), QStringLiteral("http://sign.example.com")})
                .exitCode == 1);
        const QString text = m_dir.filePath(QStringLiteral("notes.pdf"));
        QVERIFY(writeContent(text, "no PDF at all"));
        const Ended refused =
            inkstone({QStringLiteral("send"), text, QStringLiteral("--to"), QStringLiteral("a@b.example")});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("PDF"), refused.err.constData());
    }

    void demoBringsItsFonts()
    {
        const QString config = m_dir.filePath(QStringLiteral("fonts.conf"));
        writeContent(config, "<?xml version=\"1.0\"?><fontconfig></fontconfig>");
        QProcessEnvironment env = m_env;
        env.insert(QStringLiteral("FONTCONFIG_FILE"), config);
        const Ended demo = runToEnd(
            binary("inkstone"),
            {QStringLiteral("demo"), QStringLiteral("--out"), m_dir.filePath(QStringLiteral("letters"))},
            env);
        QVERIFY2(demo.exitCode == 0, demo.err.constData());

        // Without fonts every letter would be a box, in otherwise intact files.
        QDir(m_dir.path()).mkdir(QStringLiteral("alone"));
        const QString alone = loneProgram(binary("inkstone"), m_dir.filePath(QStringLiteral("alone")));
        const Ended failed = runToEnd(
            alone, {QStringLiteral("demo"), QStringLiteral("--out"), m_dir.filePath(QStringLiteral("boxes"))},
            env);
        QCOMPARE(failed.exitCode, 1);
        QVERIFY2(failed.err.contains("font"), failed.err.constData());
    }
};

INK_TEST(TestMainJob, "tst_mainjob")

} // namespace tst_mainjob

#include "tst_mainjob.moc"
