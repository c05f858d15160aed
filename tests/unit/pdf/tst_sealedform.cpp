// Signature values by this program, changed outside of the signed parts: for every type of key, with the
// certificates up to its root and with a time-stamp.
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "handwrittenpdf.h"
#include "tests/support/authorities.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_sealedform {

using namespace ink;
using namespace ink::pdf;
using ink::test::Authorities;
using ink::test::HandwrittenPdf;
using namespace Qt::Literals::StringLiterals;

class TestSealedForm final : public QObject
{
    Q_OBJECT

    std::unique_ptr<Authorities> m_authorities;

    Result<QByteArray> sealed(const SealKey& key, bool stamped, qint64& start, qint64& end) const
    {
        INK_ASSIGN(writer, IncrementalWriter::open(HandwrittenPdf::form().bytes()));
        SignatureRequest request;
        request.contentsBytes = maxSignatureBytes(key, stamped);
        INK_ASSIGN(ready, std::move(writer).finishForSigning(request));
        start = ready.contentsStart;
        end = ready.contentsEnd;
        if (!stamped) return seal(std::move(ready), key);
        TimestampOptions who;
        INK_ASSIGN(trust, TrustAnchors::fromPem({m_authorities->rootPem()}, false));
        who.trustAnchors = trust;
        who.authorities.append({u"tsa"_s, [this](const QByteArray& asked) -> Result<QByteArray> {
                                    return m_authorities->answer(u"/tsa"_s, asked, {}).body;
                                }});
        INK_ASSIGN(done, sealWithTimestamp(std::move(ready), key, who));
        if (!done.token) return fail(ErrorCode::Unavailable, done.missingReason);
        return done.bytes;
    }
    static VerifyReport verify(const QByteArray& bytes, const SealKey& key)
    {
        VerifyOptions how;
        how.now = SystemClock().now();
        how.useSystemStore = false;
        how.ownFingerprints = {key.fingerprint()};
        return verifyPdf(bytes, how);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requireProgram("openssl")) return;
        m_authorities = std::make_unique<Authorities>();
        QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
    }
    void cleanupTestCase() { m_authorities.reset(); }

    void everyByteCounts_data()
    {
        QTest::addColumn<QString>("key"); ///< of the authority; else made here
        QTest::addColumn<KeyKind>("kind");
        QTest::addColumn<bool>("stamped");
        QTest::newRow("RSA, alone") << QString() << KeyKind::Rsa2048 << false;
        QTest::newRow("P-256, alone") << QString() << KeyKind::P256 << false;
        QTest::newRow("P-384, alone") << QString() << KeyKind::P384 << false;
        QTest::newRow("RSA with its chain") << u"rsa"_s << KeyKind::Rsa2048 << false;
        QTest::newRow("P-384 with its chain, stamped") << u"p384"_s << KeyKind::P384 << true;
        QTest::newRow("P-256, stamped") << QString() << KeyKind::P256 << true;
    }
    void everyByteCounts()
    {
        QFETCH(QString, key);
        QFETCH(KeyKind, kind);
        QFETCH(bool, stamped);
        const auto used =
            key.isEmpty() ? SealKey::generate(kind, u"Own"_s, u"Tests"_s, SystemClock().now())
                          : SealKey::fromPkcs12(m_authorities->p12(key), Secret(Authorities::passphrase()));
        QVERIFY2(used, used ? "" : qPrintable(used.error().detail.english()));
        qint64 start = 0;
        qint64 end = 0;
        const auto file = sealed(*used, stamped, start, end);
        QVERIFY2(file, file ? "" : qPrintable(file.error().detail.english()));
        const VerifyReport good = verify(*file, *used);
        QCOMPARE(good.integrity, Integrity::Intact);
        const QByteArray value = QByteArray::fromHex(file->sliced(start + 1, end - start - 2));
        const qsizetype length = 4 + (qsizetype(quint8(value.at(2))) << 8) + quint8(value.at(3));
        // Undetectable: inside a certificate of the chain or a token, which have their own signatures, and in
        // the type of the attribute that holds a token.
        QList<std::pair<qsizetype, qsizetype>> others;
        for (const QByteArray& one : used->certificateChain().mid(1))
            others.append({value.indexOf(one), value.indexOf(one) + one.size()});
        static const QByteArray tokenId = QByteArray::fromHex("060b2a864886f70d010910020e");
        if (stamped) others.append({value.indexOf(tokenId) - 8, length});
        int judged = 0;
        // Each certificate takes time, so every ninth byte is tried, and all of the outer ones.
        for (qsizetype at = 0; at < value.size(); at += at < 100 ? 1 : 9) {
            const bool other = std::any_of(others.cbegin(), others.cend(), [at](const auto& part) {
                return at >= part.first && at < part.second;
            });
            if (other) continue;
            QByteArray changed = value;
            changed[at] = static_cast<char>(changed.at(at) ^ 0x01);
            QByteArray bad = *file;
            bad.replace(start + 1, changed.size() * 2, changed.toHex());
            const VerifyReport report = verify(bad, *used);
            QVERIFY2(report.integrity != Integrity::Intact,
                     qPrintable(u"byte %1 of %2 (%3)"_s.arg(at).arg(length).arg(value.size())));
            ++judged;
        }
        QVERIFY(judged > 120);
    }

    /** A value in another form by the same key is not damaged. */
    void anotherProgramsForm()
    {
        const auto key = SealKey::fromPkcs12(m_authorities->p12(u"rsa"_s), Secret(Authorities::passphrase()));
        QVERIFY(key);
        sealedform::Parts parts;
        parts.algorithm = signingAlgorithm(u"RSA-SHA256"_s);
        parts.attributes = sealedform::signedAttributes(QByteArray(32, 'd'), QByteArray(32, 'c'));
        parts.certificates = key->certificateChain();
        parts.issuerAndSerial = QByteArray::fromHex("3000");
        parts.signatureValue = QByteArray(256, 's');
        const QByteArray form = sealedform::contentInfo(parts);
        QVERIFY(!sealedform::isDamaged(form + QByteArray(40, '\0'), form.size(), parts));
        QVERIFY(sealedform::isDamaged(form + QByteArray(39, '\0') + 'x', form.size(), parts));
        QByteArray longer = form;
        longer.insert(60, 'x');
        QVERIFY(!sealedform::isDamaged(longer, longer.size(), parts));
    }

    void names()
    {
        using sealedform::algorithmFromName;
        QCOMPARE(algorithmFromName(u"RSA-3072 SHA-256"_s), signingAlgorithm(u"RSA-SHA256"_s));
        QCOMPARE(algorithmFromName(u"ECDSA P-256 SHA-256"_s), signingAlgorithm(u"ECDSA-SHA256"_s));
        QCOMPARE(algorithmFromName(u"ECDSA P-384 SHA-384"_s), signingAlgorithm(u"ECDSA-SHA384"_s));
        for (const QString& other : {u"RSA-2048 PSS SHA-256"_s, u"RSA-2048 SHA-512"_s,
                                     u"ECDSA P-384 SHA-256"_s, u"DSA-2048 SHA-256"_s, QString()})
            QVERIFY(!algorithmFromName(other));
    }
};

INK_TEST(TestSealedForm, "tst_sealedform")

} // namespace tst_sealedform

#include "tst_sealedform.moc"
