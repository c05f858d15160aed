// Encrypted files: signed ones are verified with their password; without it, the report says what is missing.
#include "app/pdf/seal/sealer.h"
#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QTest>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace tst_verifypassword {

using namespace ink;
using namespace ink::pdf;
using namespace Qt::StringLiterals;
using ink::test::HandwrittenPdf;

namespace {

const QString password = u"hôtel"_s;

/** A signed file that opens only with the password. */
QByteArray protectedFile(bool isOldEncryption)
{
    const QByteArray place = "[0 1000000000 1000000000 1000000000]";
    PreparedSignature prepared = HandwrittenPdf::form().prepare("Sig");
    const qsizetype range = prepared.bytes.indexOf('[', prepared.bytes.lastIndexOf("/ByteRange"));
    prepared.bytes.replace(range, prepared.bytes.indexOf(']', range) + 1 - range, place);
    QPDF qpdf;
    qpdf.processMemoryFile("plain", prepared.bytes.constData(), static_cast<size_t>(prepared.bytes.size()));
    QPDFWriter writer(qpdf);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_disable);
    if (isOldEncryption)
        writer.setR4EncryptionParametersInsecure(password.toLatin1().constData(), "owner", true, true, true,
                                                 true, true, true, qpdf_r3p_full, true, true);
    else
        writer.setR6EncryptionParameters(password.toUtf8().constData(), "owner", true, true, true, true, true,
                                         true, qpdf_r3p_full, true);
    writer.write();
    const std::unique_ptr<Buffer> written(writer.getBuffer());
    prepared.bytes = QByteArray(reinterpret_cast<const char*>(written->getBuffer()),
                                static_cast<qsizetype>(written->getSize()));
    const qsizetype first = prepared.bytes.indexOf("1000000000", prepared.bytes.indexOf("/ByteRange"));
    prepared.contentsStart = prepared.bytes.indexOf('<', prepared.bytes.indexOf("/Contents <"));
    prepared.contentsEnd = prepared.bytes.indexOf('>', prepared.contentsStart) + 1;
    qsizetype at = first;
    for (const qint64 number : {prepared.contentsStart, prepared.contentsEnd,
                                qint64(prepared.bytes.size()) - prepared.contentsEnd}) {
        prepared.bytes.replace(at, 10, QByteArray::number(number).rightJustified(10, ' '));
        at += 11;
    }
    return seal(std::move(prepared), test::ecKey()).value();
}

VerifyReport verified(const QByteArray& bytes, const QString& with)
{
    VerifyOptions options;
    options.now = SystemClock().now();
    options.password = Secret(with.toUtf8());
    return verifyPdf(bytes, options);
}

QStringList idsOf(const VerifyReport& report)
{
    QStringList ids;
    for (const VerifyFinding& finding : report.findings)
        ids.append(finding.id);
    return ids;
}

} // namespace

class TestVerifyPassword final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void signedFiles_data()
    {
        QTest::addColumn<bool>("isOldEncryption");
        QTest::newRow("AES-256, UTF-8") << false;
        QTest::newRow("AES-128, Latin-1") << true;
    }
    void signedFiles()
    {
        QFETCH(bool, isOldEncryption);
        const QByteArray file = protectedFile(isOldEncryption);
        const VerifyReport without = verified(file, {});
        QCOMPARE(without.integrity, Integrity::Unreadable);
        QCOMPARE(idsOf(without), QStringList{u"file.password"_s});
        QVERIFY(needsPassword(without));
        const VerifyReport wrong = verified(file, u"motel"_s);
        QCOMPARE(wrong.integrity, Integrity::Unreadable);
        QCOMPARE(idsOf(wrong), QStringList{u"file.password-wrong"_s});
        QVERIFY(needsPassword(wrong));

        const VerifyReport right = verified(file, password);
        QCOMPARE(right.integrity, Integrity::Intact);
        QVERIFY(!needsPassword(right));
        QCOMPARE(right.signatures.size(), 1);
        QCOMPARE(right.signatures.first().signerName, u"Grace Hopper"_s);
        QByteArray changed = file;
        const qsizetype at = changed.indexOf("/MediaBox");
        changed[at + 1] = 'W';
        QCOMPARE(verified(changed, password).integrity, Integrity::Broken);
    }

    /** A password for a file that needs none is no fault. */
    void plainFiles()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(test::ecKey(), "Sig");
        QCOMPARE(verified(file.bytes(), password).integrity, Integrity::Intact);
    }

    void encryptedAttachments()
    {
        const QByteArray file = test::rawPdf(
            {"<</Type /Catalog /Pages 2 0 R>>",
             "<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 400]>>",
             "<</Type /Page /Parent 2 0 R>>",
             "<</Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <" + QByteArray("41").repeated(32) +
                 "> /U <" + QByteArray("42").repeated(32) +
                 "> /CF <</StdCF <</AuthEvent /EFOpen /CFM /AESV2 /Length 16>>>> /StmF /Identity /StrF "
                 "/Identity /EFF /StdCF /EncryptMetadata false>>"},
            test::XRefStyle::Table, "/Encrypt 4 0 R /ID [<00112233> <00112233>]");
        const VerifyReport report = verified(file, {});
        QCOMPARE(report.integrity, Integrity::Unreadable);
        QCOMPARE(idsOf(report), QStringList{u"file.attachments-password"_s});
        QVERIFY(needsPassword(report));
    }
};

INK_TEST(TestVerifyPassword, "tst_verifypassword")

} // namespace tst_verifypassword

#include "tst_verifypassword.moc"
