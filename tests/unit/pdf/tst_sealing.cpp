// Writer, sealer and verifier together, on other people's files, also checked by other programs.
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/filecontent.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sealing {

using namespace ink;
using namespace ink::pdf;

class TestSealing : public QObject
{
    Q_OBJECT

private:
    static VerifyReport verify(const QByteArray& bytes)
    {
        return test::verifyNow(bytes, {ink::test::rsaKey().fingerprint()});
    }
    static Result<QByteArray> sealed(const QByteArray& bytes, bool stamped)
    {
        INK_ASSIGN(writer, IncrementalWriter::open(bytes));
        if (stamped) {
            StampItem item;
            item.rect = {20, 20, 200, 20};
            item.text = QStringLiteral("Signed here");
            INK_TRY(writer.stamp({item}));
        }
        SignatureRequest request;
        request.signerName = QStringLiteral("Ada Lovelace");
        request.reason = QStringLiteral("All have signed");
        request.time = SystemClock().now();
        INK_ASSIGN(prepared, std::move(writer).finishForSigning(request));
        return seal(std::move(prepared), ink::test::rsaKey());
    }
    static void addFiles(const QString& folder)
    {
        QTest::addColumn<QString>("path");
        QDirIterator it(folder, {QStringLiteral("*.pdf")}, QDir::Files);
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::newRow(qPrintable(it.fileName())) << path;
        }
        if (!test::requireCorpus(QDir(folder).exists())) return;
    }

private Q_SLOTS:
    void acceptedFilesSealAndVerify_data() { addFiles(ink::test::corpusPath(QStringLiteral("pdf"))); }
    void acceptedFilesSealAndVerify()
    {
        QFETCH(QString, path);
        const QByteArray original = test::contentOf(path);
        const auto result = sealed(original, true);
        if (!result) {
            QCOMPARE(result.error().code, ErrorCode::UnreadablePdf);
            return;
        }
        QVERIFY(result->startsWith(original));
        const VerifyReport report = verify(*result);
        QVERIFY(!report.signatures.isEmpty());
        const SignatureReport& own = report.signatures.last();
        QVERIFY2(own.integrity == Integrity::Intact && own.coversWholeFile, test::textOf(report).constData());
        QCOMPARE(own.trust, Trust::Own);
        if (verify(original).integrity == Integrity::Unsigned)
            QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
    }
    void flippedBytesAreFoundInAnyFile_data() { addFiles(ink::test::corpusPath(QStringLiteral("pdf"))); }
    void flippedBytesAreFoundInAnyFile()
    {
        QFETCH(QString, path);
        const auto result = sealed(test::contentOf(path), true);
        if (!result) return;
        for (int i = 0; i < 12; ++i) {
            QByteArray bad = *result;
            const qsizetype at = bad.size() * i / 12 + i * 7 % 11; // from the header to the last revision
            bad[at] = static_cast<char>(bad.at(at) ^ (1 << (i % 8)));
            const VerifyReport report = verify(bad);
            // The signature value itself isn't signed: its meaning counts, not its encoding.
            const qsizetype value = bad.lastIndexOf("/Contents <");
            const bool rewritten = at > value + 10 && report.alteration == Alteration::Unseen;
            QVERIFY2(report.integrity == (rewritten ? Integrity::Intact : Integrity::Broken),
                     qPrintable(
                         QStringLiteral("byte %1: %2").arg(at).arg(QString::fromUtf8(test::textOf(report)))));
        }
    }
    void earlierSignaturesStayIntact_data() { addFiles(ink::test::corpusPath(QStringLiteral("signed"))); }
    void earlierSignaturesStayIntact()
    {
        QFETCH(QString, path);
        const QByteArray original = test::contentOf(path);
        if (verify(original).integrity != Integrity::Intact) return;
        const auto result = sealed(original, false);
        QVERIFY2(result, result ? "" : qPrintable(result.error().detail.english()));
        const VerifyReport report = verify(*result);
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.signatures.size(), verify(original).signatures.size() + 1);
    }
    void aValueLeavesAnEarlierSignatureIntact()
    {
        ink::test::HandwrittenPdf file = ink::test::HandwrittenPdf::form();
        file.sign(ink::test::ecKey(), "Sig1");
        const auto result = sealed(file.bytes(), true);
        QVERIFY(result);
        const VerifyReport report = verify(*result);
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.signatures.size(), 2);
    }
    void othersAgree()
    {
        const auto result = sealed(ink::test::HandwrittenPdf::form().bytes(), true);
        QVERIFY(result);
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sealed.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*result) == result->size());
        file.close();
        if (!test::requirePrograms({"pdfsig", "qpdf"})) return;
        const auto run = [](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(program, arguments);
            process.waitForFinished(20'000);
            return process.readAll() + "\nexit " + QByteArray::number(process.exitCode());
        };
        const QByteArray poppler = run(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), path});
        QVERIFY2(poppler.contains("Signature is Valid") && poppler.contains("Total document signed"),
                 poppler.constData());
        const QByteArray qpdf = run(QStringLiteral("qpdf"), {QStringLiteral("--check"), path});
        QVERIFY2(qpdf.endsWith("exit 0"), qpdf.constData());
    }
};

INK_TEST(TestSealing, "tst_sealing")

} // namespace tst_sealing

#include "tst_sealing.moc"
