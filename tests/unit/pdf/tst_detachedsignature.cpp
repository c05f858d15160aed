#include "app/pdf/seal/detachedsignature.h"
#include "tests/support/authorities.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_detachedsignature {

using namespace ink;
using namespace ink::pdf;
using namespace Qt::Literals::StringLiterals;

class TestDetachedSignature final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyTheSignedBytesVerify();
    void anAuthorityStampsItAndOpenSslReadsIt();
};

void TestDetachedSignature::onlyTheSignedBytesVerify()
{
    const Timestamp now = SystemClock().now();
    for (const KeyKind kind : {KeyKind::P256, KeyKind::P384, KeyKind::Rsa2048}) {
        const auto key = SealKey::generate(kind, u"Workspace"_s, {}, now);
        QVERIFY(key);
        const auto signature = signDetached("a text\n", *key, {});
        QVERIFY(signature);
        QVERIFY(signature->missingReason.isEmpty()); // no authority was configured
        const DetachedVerdict verdict = verifyDetached(signature->cms, "a text\n");
        QVERIFY2(verdict.isValid, qPrintable(verdict.problem.english()));
        QCOMPARE(verdict.fingerprint, key->fingerprint());
        QVERIFY(!verdict.timestamp);
        QVERIFY(!verifyDetached(signature->cms, "a text").isValid);
        QVERIFY(!verifyDetached(signature->cms + '\0' + 'x', "a text\n").isValid);
        QVERIFY(!verifyDetached("nothing", "a text\n").isValid);
        QVERIFY(!verifyDetached({}, "a text\n").problem.isEmpty());
    }
    // An authority that doesn't respond costs only the time-stamp, and that is reported.
    const auto key = SealKey::generate(KeyKind::P256, u"Workspace"_s, {}, now);
    TimestampOptions silent;
    silent.authorities = {{u"silent.example"_s, [](const QByteArray&) -> Result<QByteArray> {
                               return fail(ErrorCode::Unavailable, Message::literal(u"no answer"_s));
                           }}};
    const auto signature = signDetached("a text\n", *key, silent);
    QVERIFY(signature && signature->missingReason.english().contains(u"no answer"_s));
    QVERIFY(verifyDetached(signature->cms, "a text\n").isValid);
}

void TestDetachedSignature::anAuthorityStampsItAndOpenSslReadsIt()
{
    ink::test::Authorities authorities;
    QVERIFY2(authorities.problem().isEmpty(), qPrintable(authorities.problem()));
    TimestampOptions timestamping;
    timestamping.trustAnchors = TrustAnchors::fromPem({authorities.rootPem()}, false).value();
    timestamping.authorities = {{u"tsa"_s, [&](const QByteArray& request) -> Result<QByteArray> {
                                     return authorities.answer(u"/tsa"_s, request, {}).body;
                                 }}};
    const auto key = SealKey::generate(KeyKind::P256, u"Workspace"_s, {}, SystemClock().now());
    const auto signature = signDetached("a text\n", *key, timestamping);
    QVERIFY(signature);
    QCOMPARE(signature->missingReason, Message());
    const DetachedVerdict verdict = verifyDetached(signature->cms, "a text\n");
    QVERIFY2(verdict.isValid, qPrintable(verdict.problem.english()));
    QVERIFY(verdict.timestamp);

    const auto save = [&](const QString& name, const QByteArray& bytes) {
        QFile file(authorities.path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(save(u"signature"_s, signature->cms) && save(u"content"_s, "a text\n"));
    QVERIFY2(authorities.openssl({u"cms"_s, u"-verify"_s, u"-binary"_s, u"-inform"_s, u"DER"_s, u"-in"_s,
                                  u"signature"_s, u"-content"_s, u"content"_s, u"-noverify"_s}),
             qPrintable(authorities.problem()));
}

INK_TEST(TestDetachedSignature, "tst_detachedsignature")

} // namespace tst_detachedsignature

#include "tst_detachedsignature.moc"
