#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "handwrittenpdf.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_verifyrange {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

/** Signed with a range that covers `beyond` bytes more than the file had. */
QByteArray signedBeyondItsEnd(int beyond)
{
    PreparedSignature prepared = HandwrittenPdf::form().prepare("Sig");
    prepared.bytes.chop(1); // the line end after %%EOF
    const qsizetype range = prepared.bytes.lastIndexOf("/ByteRange");
    const qsizetype close = prepared.bytes.indexOf(']', range);
    constexpr int width = 10; // of each number
    const QByteArray named = QByteArray::number(prepared.bytes.size() - prepared.contentsEnd + beyond);
    prepared.bytes.replace(close - width, width, named.rightJustified(width, ' '));
    return seal(std::move(prepared), ink::test::ecKey()).value();
}

QByteArray sealedAgain(const QByteArray& file)
{
    auto writer = IncrementalWriter::open(file).value();
    SignatureRequest request;
    request.contentsBytes = maxSignatureBytes(ink::test::rsaKey());
    return seal(std::move(writer).finishForSigning(request).value(), ink::test::rsaKey()).value();
}

bool tellsBeyond(const VerifyReport& report)
{
    return std::any_of(report.findings.begin(), report.findings.end(), [](const VerifyFinding& finding) {
        return finding.id == QLatin1StringView("byterange.beyond") && finding.signature == 0;
    });
}

} // namespace

class TestVerifyRange final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void beyondTheEnd_data()
    {
        QTest::addColumn<int>("beyond");
        QTest::newRow("a line end") << 1;
        QTest::newRow("into what comes later") << 40;
    }
    /** The signed bytes stay signed, and the range stays wrong, whatever is added later. */
    void beyondTheEnd()
    {
        QFETCH(int, beyond);
        const QByteArray file = signedBeyondItsEnd(beyond);
        const VerifyReport before = verifyPdf(file, {});
        QCOMPARE(before.integrity, Integrity::Modified);
        QVERIFY(tellsBeyond(before));

        QByteArray again = sealedAgain(file);
        const VerifyReport after = verifyPdf(again, {});
        QCOMPARE(after.signatures.size(), 2);
        QCOMPARE(after.signatures.at(0).integrity, Integrity::Modified);
        QVERIFY(tellsBeyond(after));
        QCOMPARE(after.signatures.at(1).integrity, Integrity::Intact);
        QCOMPARE(after.integrity, Integrity::Modified);

        // The signed bytes are changed: no tolerance applies.
        again[again.indexOf("Hello")] = 'J';
        QCOMPARE(verifyPdf(again, {}).integrity, Integrity::Broken);
    }
    void realFile()
    {
        QFile file(ink::test::corpusPath(QStringLiteral("signed/pdf-eof.pdf")));
        if (!test::requireCorpus(file.open(QIODevice::ReadOnly))) return;
        const QByteArray bytes = file.readAll();
        QCOMPARE(verifyPdf(bytes, {}).integrity, Integrity::Modified);
        const VerifyReport after = verifyPdf(sealedAgain(bytes), {});
        QCOMPARE(after.signatures.first().integrity, Integrity::Modified);
        QCOMPARE(after.signatures.last().integrity, Integrity::Intact);
    }
};

INK_TEST(TestVerifyRange, "tst_verifyrange")

} // namespace tst_verifyrange

#include "tst_verifyrange.moc"
