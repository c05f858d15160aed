#include "app/pdf/seal/sealer.h"
#include "handwrittenpdf.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <openssl/evp.h>
#include <openssl/pem.h>

namespace tst_sealer {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

class TestSealer : public QObject
{
    Q_OBJECT

private:
    static void writeFile(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static std::pair<int, QByteArray> run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        process.waitForFinished(20000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAll()};
    }

private Q_SLOTS:
    void keySurvivesPem_data()
    {
        QTest::addColumn<bool>("rsa");
        QTest::newRow("RSA") << true;
        QTest::newRow("P-256") << false;
    }
    void keySurvivesPem()
    {
        QFETCH(bool, rsa);
        const SealKey& key = rsa ? ink::test::rsaKey() : ink::test::ecKey();
        const Secret passphrase(QByteArrayLiteral("correct horse"));
        const QByteArray pem = key.privateKeyPem(passphrase).value();
        QVERIFY(pem.startsWith("-----BEGIN ENCRYPTED PRIVATE KEY-----"));
        const QByteArray der = QByteArray::fromBase64(pem.split('\n').mid(1, 20).join());
        QVERIFY(der.contains(QByteArray::fromHex("06092a864886f70d01050d"))); // PBES2
        QVERIFY(der.contains(QByteArray::fromHex("06092a864886f70d01050c"))); // PBKDF2
        QVERIFY(der.contains(QByteArray::fromHex("060960864801650304012a"))); // AES-256-CBC

        const auto again = SealKey::fromPem(pem, key.certificatePem(), passphrase);
        QVERIFY(again);
        QCOMPARE(again->fingerprint(), key.fingerprint());
        QCOMPARE(again->commonName(), rsa ? QStringLiteral("Ada Lovelace") : QStringLiteral("Grace Hopper"));
        QVERIFY(!SealKey::fromPem(pem, key.certificatePem(), Secret(QByteArrayLiteral("wrong"))));
        QVERIFY(!SealKey::fromPem(pem, key.certificatePem(), Secret()));

        const QByteArray plain = key.privateKeyPem(Secret()).value();
        QVERIFY(plain.startsWith("-----BEGIN PRIVATE KEY-----"));
        QVERIFY(SealKey::fromPem(plain, key.certificatePem(), Secret()));
    }
    void foreignCertificateIsRefused()
    {
        const QByteArray pem = ink::test::rsaKey().privateKeyPem(Secret()).value();
        const auto mixed = SealKey::fromPem(pem, ink::test::ecKey().certificatePem(), Secret());
        QVERIFY(!mixed);
        QCOMPARE(mixed.error().code, ErrorCode::Crypto);
        QVERIFY(!SealKey::fromPem("nonsense", "nonsense", Secret()));
    }
    void tooLittleRoomIsRefused()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        const auto sealed = seal(file.prepare("Sig", {}, {}, {}, 500), ink::test::rsaKey());
        QVERIFY(!sealed);
        QCOMPARE(sealed.error().code, ErrorCode::Crypto);
    }
    void theRoomAskedForIsEnough_data() { keySurvivesPem_data(); }
    void theRoomAskedForIsEnough()
    {
        QFETCH(bool, rsa);
        const SealKey& key = rsa ? ink::test::rsaKey() : ink::test::ecKey();
        HandwrittenPdf file = HandwrittenPdf::form();
        for (int i = 0; i < 8; ++i) // an elliptic curve's values differ in length
            QVERIFY(seal(file.prepare("Sig", {}, {}, {}, maxSignatureBytes(key)), key));
        if (rsa) QVERIFY(!seal(file.prepare("Sig", {}, {}, {}, maxSignatureBytes(key) - 1), key));
    }
    void unpreparedIsRefused()
    {
        PreparedSignature prepared;
        prepared.bytes = "%PDF-1.7";
        prepared.contentsStart = 2;
        prepared.contentsEnd = 400;
        QVERIFY(!seal(prepared, ink::test::rsaKey()));
    }
    void othersAgree_data() { keySurvivesPem_data(); }
    void othersAgree()
    {
        QFETCH(bool, rsa);
        const SealKey& key = rsa ? ink::test::rsaKey() : ink::test::ecKey();
        HandwrittenPdf file = HandwrittenPdf::form();
        const PreparedSignature prepared = file.prepare("Sig");
        const QByteArray sealed = seal(prepared, key).value();
        QCOMPARE(sealed.size(), prepared.bytes.size());
        const QByteArray covered = sealed.left(prepared.contentsStart) + sealed.mid(prepared.contentsEnd);
        QCOMPARE(covered,
                 prepared.bytes.left(prepared.contentsStart) + prepared.bytes.mid(prepared.contentsEnd));
        const QByteArray der = QByteArray::fromHex(
            sealed.mid(prepared.contentsStart + 1, prepared.contentsEnd - prepared.contentsStart - 2));
        // content-type, message-digest and signing-certificate-v2 are there, signing-time is not.
        QVERIFY(der.contains(QByteArray::fromHex("06092a864886f70d010903")));
        QVERIFY(der.contains(QByteArray::fromHex("06092a864886f70d010904")));
        QVERIFY(der.contains(QByteArray::fromHex("060b2a864886f70d010910022f")));
        QVERIFY(!der.contains(QByteArray::fromHex("06092a864886f70d010905")));

        QTemporaryDir dir;
        writeFile(dir.filePath(QStringLiteral("sig.der")), der);
        writeFile(dir.filePath(QStringLiteral("signed.bin")), covered);
        writeFile(dir.filePath(QStringLiteral("cert.pem")), key.certificatePem());
        writeFile(dir.filePath(QStringLiteral("file.pdf")), sealed);
        if (!test::requirePrograms({"openssl", "pdfsig"})) return;
        const auto [code, said] =
            run(QStringLiteral("openssl"),
                {QStringLiteral("cms"), QStringLiteral("-verify"), QStringLiteral("-cades"),
                 QStringLiteral("-binary"), QStringLiteral("-inform"), QStringLiteral("DER"),
                 QStringLiteral("-in"), dir.filePath(QStringLiteral("sig.der")), QStringLiteral("-content"),
                 dir.filePath(QStringLiteral("signed.bin")), QStringLiteral("-CAfile"),
                 dir.filePath(QStringLiteral("cert.pem")), QStringLiteral("-out"),
                 dir.filePath(QStringLiteral("out"))});
        QVERIFY2(code == 0, said.constData());
        const QByteArray signatures =
            run(QStringLiteral("pdfsig"),
                {QStringLiteral("-nocert"), dir.filePath(QStringLiteral("file.pdf"))})
                .second;
        QVERIFY2(signatures.contains("Signature is Valid"), signatures.constData());
        QVERIFY2(signatures.contains("Total document signed"), signatures.constData());
    }
    void oneKeyInSeveralThreads()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        const PreparedSignature prepared = file.prepare("Sig");
        const QByteArray expected =
            seal(prepared, ink::test::rsaKey()).value(); // PKCS#1 v1.5 is deterministic
        std::atomic<int> wrong = 0;
        std::vector<std::unique_ptr<QThread>> threads;
        for (int i = 0; i < 4; ++i) {
            const SealKey key = ink::test::rsaKey();
            threads.emplace_back(QThread::create([&wrong, &expected, prepared, key] {
                for (int n = 0; n < 20; ++n)
                    if (seal(prepared, key).value() != expected) ++wrong;
            }));
            threads.back()->start();
        }
        for (const auto& thread : threads)
            thread->wait();
        QCOMPARE(wrong.load(), 0);
    }
    void speedNextToBareSignature()
    {
        const SealKey& key = ink::test::rsaKey();
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append({{file.nextObject(), HandwrittenPdf::stream(QByteArray(100'000, 'x'))}});
        const PreparedSignature prepared = file.prepare("Sig");
        BIO* bio = BIO_new(BIO_s_mem());
        const QByteArray pem = key.privateKeyPem(Secret()).value();
        BIO_write(bio, pem.constData(), static_cast<int>(pem.size()));
        EVP_PKEY* bare = PEM_read_bio_PrivateKey(bio, nullptr, nullptr, nullptr);
        BIO_free(bio);
        QVERIFY(bare);

        constexpr int rounds = 200;
        test::ThreadTimer timer;
        for (int i = 0; i < rounds; ++i) {
            EVP_MD_CTX* context = EVP_MD_CTX_new();
            unsigned char value[512];
            size_t size = sizeof value;
            EVP_DigestSignInit_ex(context, nullptr, "SHA256", nullptr, nullptr, bare, nullptr);
            QCOMPARE(EVP_DigestSign(context, value, &size, reinterpret_cast<const unsigned char*>("abc"), 3),
                     1);
            EVP_MD_CTX_free(context);
        }
        const double bareMicros = static_cast<double>(timer.nsecsElapsed()) / 1000 / rounds;
        EVP_PKEY_free(bare);
        timer.start();
        for (int i = 0; i < rounds; ++i)
            QVERIFY(seal(prepared, key).has_value());
        const double sealMicros = static_cast<double>(timer.nsecsElapsed()) / 1000 / rounds;
        qInfo("bare RSA-2048 signature %.0f us, seal of %lld bytes %.0f us", bareMicros,
              static_cast<long long>(prepared.bytes.size()), sealMicros);
        QVERIFY(sealMicros < bareMicros * 5 + 1000);
    }
};

INK_TEST(TestSealer, "tst_sealer")

} // namespace tst_sealer

#include "tst_sealer.moc"
