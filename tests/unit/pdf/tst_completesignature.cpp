// Signatures by keys elsewhere: prepared, signed by the openssl program, completed; read by others.
#include "app/pdf/crypto/signeddata.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/seal/sealraise.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "handwrittenpdf.h"
#include "tests/support/opensslcard.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_completesignature {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using ink::test::OpenSslCard;
using namespace Qt::Literals::StringLiterals;

class TestCompleteSignature final : public QObject
{
    Q_OBJECT

    static Timestamp now() { return SystemClock().now(); }

    static Result<PreparedSignature> prepare(const SignerCertificates& signer)
    {
        INK_ASSIGN(writer, IncrementalWriter::open(HandwrittenPdf::form().bytes()));
        SignatureRequest request;
        request.signerName = u"Ada Example"_s;
        request.time = SystemClock().now();
        request.contentsBytes = maxSignatureBytes(signer);
        return std::move(writer).finishForSigning(request);
    }
    VerifyReport verify(const QByteArray& bytes, const OpenSslCard& card) const
    {
        VerifyOptions how;
        how.now = SystemClock().now();
        how.useSystemStore = false;
        how.trustedCertificates = {card.read(u"ca.pem"_s)};
        return verifyPdf(bytes, how);
    }
    static QByteArray said(const Error& error)
    {
        QString text = error.detail.english();
        for (const FieldIssue& issue : error.fields)
            text += u"; %1: %2"_s.arg(issue.field, issue.message.english());
        return text.toUtf8();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requirePrograms({"openssl", "pdfsig", "qpdf"})) return;
    }

    void everyAlgorithm_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("algorithm");
        QTest::addColumn<bool>("isReadByOpenSsl"); ///< OpenSSL 3.0 can't verify Ed25519 in a CMS
        QTest::addColumn<bool>("isReadByPdfsig");  ///< NSS has no SHA-3 and no brainpool
        const QByteArray rsa = "-algorithm RSA -pkeyopt rsa_keygen_bits:2048";
        for (const SigningAlgorithm& each : signingAlgorithms()) {
            const bool isSha2 = !each.name.contains("SHA3");
            if (each.keyType == SigningKeyType::Rsa)
                QTest::addRow("%s", each.name.constData()) << rsa << each.name << true << isSha2;
        }
        for (const char* curve :
             {"P-256", "P-384", "P-521", "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"})
            for (const SigningAlgorithm& each : signingAlgorithms())
                if (each.keyType == SigningKeyType::Ec)
                    QTest::addRow("%s %s", curve, each.name.constData())
                        << QByteArray("-algorithm EC -pkeyopt ec_paramgen_curve:") + curve << each.name
                        << true << (*curve == 'P' && !each.name.contains("SHA3"));
        QTest::newRow("Ed25519") << QByteArray("-algorithm ED25519") << QByteArray("Ed25519") << false
                                 << false;
    }
    void everyAlgorithm()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, algorithm);
        QFETCH(bool, isReadByOpenSsl);
        QFETCH(bool, isReadByPdfsig);
        const OpenSslCard card(key.constData());
        QVERIFY(card.isMade());
        const auto signer = SignerCertificates::check(card.chain(), QString::fromLatin1(algorithm), now());
        QVERIFY2(signer, signer ? "" : said(signer.error()).constData());
        const auto prepared = prepare(*signer);
        QVERIFY(prepared);
        const auto input = signingInput(*prepared, *signer);
        QVERIFY(input);
        const QByteArray value = card.sign(algorithm, input->signedAttributes);
        QVERIFY(!value.isEmpty());
        const auto cms = makeSignedData(*signer->algorithm(), input->signedAttributes, card.chain(), value);
        QVERIFY2(cms, cms ? "" : said(cms.error()).constData());
        const auto done = completeSignature(*prepared, *signer, *cms, SealPlan(), now());
        QVERIFY2(done, done ? "" : said(done.error()).constData());

        const VerifyReport report = verify(done->bytes, card);
        QCOMPARE(report.integrity, Integrity::Intact);
        QCOMPARE(report.trust, Trust::Trusted);
        QVERIFY(report.signatures.constFirst().isPades);
        QVERIFY(card.write(u"file.pdf"_s, done->bytes));
        QVERIFY(card.write(u"cms.der"_s, *cms));
        QVERIFY(card.write(u"content"_s, prepared->bytes.left(prepared->contentsStart) +
                                             prepared->bytes.mid(prepared->contentsEnd)));
        const QByteArray inFile =
            QByteArray::fromHex(done->bytes.mid(prepared->contentsStart + 1, cms->size() * 2));
        QCOMPARE(inFile, *cms);
        if (isReadByOpenSsl)
            QVERIFY(card.run(
                "cms -verify -binary -inform DER -in cms.der -content content -CAfile ca.pem -purpose any "
                "-out verified"));
        if (isReadByPdfsig) {
            const QString text = test::outputOf(u"pdfsig"_s, {u"-nocert"_s, card.path(u"file.pdf"_s)});
            QVERIFY2(text.contains(u"Signature is Valid"_s), qPrintable(text));
        }
    }

    /** Cards return ECDSA signatures as r‖s. */
    void plainSignature()
    {
        const OpenSslCard card;
        const auto signer = SignerCertificates::check(card.chain(), u"ECDSA-SHA256"_s, now());
        QVERIFY(signer);
        const auto prepared = prepare(*signer);
        const auto input = signingInput(*prepared, *signer);
        const QByteArray der = card.sign("ECDSA-SHA256", input->signedAttributes);
        QByteArray plain;
        qsizetype at = 2;
        for (int i = 0; i < 2; ++i) {
            QByteArray number = der.mid(at + 2, quint8(der.at(at + 1)));
            at += 2 + number.size();
            while (number.size() > 32)
                number.remove(0, 1);
            plain += number.rightJustified(32, '\0');
        }
        const auto fromPlain =
            makeSignedData(*signer->algorithm(), input->signedAttributes, card.chain(), plain);
        const auto fromDer = makeSignedData(*signer->algorithm(), input->signedAttributes, card.chain(), der);
        QVERIFY(fromPlain && fromDer);
        QCOMPARE(*fromPlain, *fromDer);
    }

    void refusedSignatures()
    {
        const OpenSslCard card;
        const OpenSslCard other;
        const auto signer = SignerCertificates::check(card.chain(), u"ECDSA-SHA256"_s, now());
        QVERIFY(signer);
        const SigningAlgorithm& how = *signer->algorithm();
        const auto prepared = prepare(*signer);
        const auto input = signingInput(*prepared, *signer);
        const auto problem = [&](const QByteArray& cms) {
            const auto done = completeSignature(*prepared, *signer, cms, SealPlan(), now());
            return done ? u"accepted"_s : done.error().detail.english();
        };
        const QByteArray value = card.sign("ECDSA-SHA256", input->signedAttributes);
        const QByteArray good = makeSignedData(how, input->signedAttributes, card.chain(), value).value();
        QCOMPARE(problem(good), u"accepted"_s);
        // The key of another certificate.
        const QByteArray foreign = other.sign("ECDSA-SHA256", input->signedAttributes);
        QVERIFY(!makeSignedData(how, input->signedAttributes, card.chain(), foreign));
        const QByteArray byOther =
            makeSignedData(how, input->signedAttributes, other.chain(), foreign).value();
        QVERIFY2(problem(byOther).contains(u"different certificate"_s), qPrintable(problem(byOther)));
        // Another document.
        auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
        SignatureRequest request;
        request.reason = u"Another document"_s;
        request.contentsBytes = maxSignatureBytes(*signer);
        const auto another = std::move(*writer).finishForSigning(request);
        const auto otherInput = signingInput(*another, *signer);
        const QByteArray replayed = makeSignedData(how, otherInput->signedAttributes, card.chain(),
                                                   card.sign("ECDSA-SHA256", otherInput->signedAttributes))
                                        .value();
        QVERIFY2(problem(replayed).contains(u"different data"_s), qPrintable(problem(replayed)));
        // Changed attributes, a changed value, bytes behind it, something else.
        for (const QByteArray& part : {input->digest, value}) {
            QByteArray changed = good;
            const qsizetype at = changed.indexOf(part);
            QVERIFY(at > 0);
            changed[at + part.size() - 1] = static_cast<char>(changed.at(at + part.size() - 1) ^ 1);
            QVERIFY(problem(changed) != u"accepted"_s);
        }
        for (const QByteArray& bad :
             {QByteArray(good + 'x'), QByteArray("nothing"), QByteArray(), good.left(good.size() / 2)})
            QVERIFY(problem(bad).contains(u"not a CMS signature"_s));
        // What isn't signed doesn't reach the file: further certificates and unsigned attributes.
        const QByteArray padded =
            makeSignedData(how, input->signedAttributes, card.chain() + other.chain(), value).value();
        const auto done = completeSignature(*prepared, *signer, padded, SealPlan(), now());
        QVERIFY(done);
        QVERIFY(!done->bytes.contains(other.leaf().toHex()));
    }

    void refusedCertificates_data()
    {
        QTest::addColumn<QList<QByteArray>>("chain");
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("words");
        const OpenSslCard card;
        const OpenSslCard other;
        const OpenSslCard cipher("-algorithm RSA -pkeyopt rsa_keygen_bits:2048", "/CN=Only for encryption",
                                 "keyUsage=critical,keyEncipherment\n");
        const OpenSslCard web("-algorithm RSA -pkeyopt rsa_keygen_bits:2048", "/CN=web.example",
                              "extendedKeyUsage=serverAuth\n");
        const OpenSslCard expired("-algorithm EC -pkeyopt ec_paramgen_curve:P-256", "/CN=Was valid",
                                  "keyUsage=critical,digitalSignature\n", "-days -1");
        const OpenSslCard weak("-algorithm RSA -pkeyopt rsa_keygen_bits:1024");
        const OpenSslCard koblitz("-algorithm EC -pkeyopt ec_paramgen_curve:secp256k1");
        const QString ecdsa = u"ECDSA-SHA256"_s;
        const auto row = [](const char* name, const QList<QByteArray>& chain, const QString& algorithm,
                            const char* place, const char* words) {
            QTest::newRow(name) << chain << algorithm << QString::fromLatin1(place)
                                << QString::fromUtf8(words);
        };
        row("none", {}, ecdsa, "certificates", "missing");
        row("only for encryption", cipher.chain(), u"RSA-SHA256"_s, "certificates[0]",
            "“Only for encryption”");
        row("of a web server", web.chain(), u"RSA-SHA256"_s, "certificates[0]", "“web.example”");
        row("expired", expired.chain(), ecdsa, "certificates[0]", "expired");
        row("issuer missing", {card.leaf()}, ecdsa, "certificates[1]", "“Card Authority CA” is missing");
        row("another issuer", {card.leaf(), other.authority()}, ecdsa, "certificates[1]", "didn't issue");
        row("something behind", card.chain() + QList{other.authority()}, ecdsa, "certificates[2]",
            "didn't issue");
        row("round and round", card.chain() + QList{card.authority()}, ecdsa, "certificates[2]",
            "didn't issue");
        row("no certificate", {"nothing", card.authority()}, ecdsa, "certificates[0]", "DER");
        row("bytes behind it", {card.leaf() + 'x', card.authority()}, ecdsa, "certificates[0]", "DER");
        row("1 MB", {card.leaf(), QByteArray(1024 * 1024, '0')}, ecdsa, "certificates", "larger than 64 kB");
        row("too many", QList<QByteArray>(11, card.leaf()), ecdsa, "certificates[10]", "more than 10");
        row("unknown algorithm", card.chain(), u"MD5"_s, "algorithm", "“MD5”");
        row("unsuitable algorithm", card.chain(), u"RSA-SHA256"_s, "algorithm", "can't sign with RSA-SHA256");
        row("short key", weak.chain(), u"RSA-SHA256"_s, "algorithm", "can't sign");
        row("another curve", koblitz.chain(), ecdsa, "algorithm", "can't sign");
    }
    void refusedCertificates()
    {
        QFETCH(QList<QByteArray>, chain);
        QFETCH(QString, algorithm);
        QFETCH(QString, place);
        QFETCH(QString, words);
        const auto signer = SignerCertificates::check(chain, algorithm, now());
        QVERIFY(!signer);
        QCOMPARE(signer.error().code, ErrorCode::Validation);
        QCOMPARE(signer.error().fields.size(), 1);
        QCOMPARE(signer.error().fields.constFirst().field, place);
        QVERIFY2(said(signer.error()).contains(words.toUtf8()), said(signer.error()).constData());
    }
};

INK_TEST(TestCompleteSignature, "tst_completesignature")

} // namespace tst_completesignature

#include "tst_completesignature.moc"
