// Keys, time-stamps, validation data and several signatures, checked by other programs.
#include "app/domain/document/document.h"
#include "app/domain/history/historyrecord.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/seal/sealraise.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/authorities.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTest>

namespace tst_sealraise {

using namespace ink;
using namespace ink::pdf;
using ink::test::Authorities;
using ink::test::HandwrittenPdf;

class TestSealRaise : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Authorities> m_authorities;
    TrustAnchors m_trust;

    static Timestamp now() { return SystemClock().now(); }

    TimestampAuthority authority(const QString& path) const
    {
        return {path, [this, path](const QByteArray& request) -> Result<QByteArray> {
                    const auto answer = m_authorities->answer(path, request, {});
                    if (answer.status != 200)
                        return fail(ErrorCode::Unavailable, Message::literal(QString::number(answer.status)));
                    return answer.body;
                }};
    }
    SealPlan plan(SealLevel level, const QStringList& paths = {QStringLiteral("/tsa")}) const
    {
        SealPlan plan;
        plan.target = level;
        for (const QString& path : paths)
            plan.timestampOptions.authorities.append(authority(path));
        plan.timestampOptions.trustAnchors = m_trust;
        plan.validationSource = [this](const QString& url, const QByteArray& request) -> Result<QByteArray> {
            const auto answer = m_authorities->answer(QUrl(url).path(), request, {});
            if (answer.status != 200)
                return fail(ErrorCode::Unavailable, Message::literal(QString::number(answer.status)));
            return answer.body;
        };
        return plan;
    }
    Result<SealKey> key(const QString& name) const
    {
        return SealKey::fromPkcs12(m_authorities->p12(name), Secret(Authorities::passphrase()));
    }
    static Result<PreparedSignature> prepared(const QByteArray& original, const SealKey& key, bool stamped)
    {
        INK_ASSIGN(writer, IncrementalWriter::open(original));
        SignatureRequest request;
        request.signerName = key.commonName();
        request.time = now();
        request.contentsBytes = maxSignatureBytes(key, stamped);
        return std::move(writer).finishForSigning(request);
    }
    Result<RaisedSeal> sealed(const SealKey& key, const SealPlan& how) const
    {
        INK_ASSIGN(file, prepared(HandwrittenPdf::form().bytes(), key, how.target != SealLevel::B));
        return sealToLevel(std::move(file), key, how, now());
    }
    static VerifyReport verify(const QByteArray& bytes, const QList<QByteArray>& roots)
    {
        VerifyOptions options;
        options.now = now();
        options.trustedCertificates = roots;
        return verifyPdf(bytes, options);
    }
    static std::pair<int, QByteArray> run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        process.waitForFinished(20'000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAll()};
    }
    QString written(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_authorities->path(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }
    /** The values of /Contents with their covered bytes, in file order. */
    static QList<std::pair<QByteArray, QByteArray>> values(const QByteArray& bytes)
    {
        QList<std::pair<QByteArray, QByteArray>> all;
        static const QRegularExpression shape(QStringLiteral("/ByteRange \\[0 +(\\d+) +(\\d+) +(\\d+)\\]"));
        auto found = shape.globalMatch(QString::fromLatin1(bytes));
        while (found.hasNext()) {
            const auto match = found.next();
            const qint64 a = match.captured(1).toLongLong();
            const qint64 b = match.captured(2).toLongLong();
            const qint64 c = match.captured(3).toLongLong();
            all.append(
                {QByteArray::fromHex(bytes.sliced(a + 1, b - a - 2)), bytes.first(a) + bytes.sliced(b, c)});
        }
        return all;
    }
    static QByteArray withoutPadding(QByteArray der)
    {
        const auto size =
            qsizetype(static_cast<unsigned char>(der.at(2)) << 8 | static_cast<unsigned char>(der.at(3)));
        return der.first(size + 4); // all of ours are between 256 and 65,535 bytes
    }
    /** Returns whether openssl finds the token valid for the data and trusted. */
    bool stampHolds(const QByteArray& token, const QByteArray& data) const;
    void othersAgree(const QByteArray& bytes, int signatures, int stamps = 0) const;

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requireProgram("openssl")) return;
        m_authorities = std::make_unique<Authorities>();
        QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
        m_trust = TrustAnchors::fromPem({m_authorities->rootPem()}, false).value();
    }
    void cleanupTestCase() { m_authorities.reset(); }

    void keysComeWithTheirChain_data();
    void keysComeWithTheirChain();
    void otherFilesAreRefusedWithASentence();
    void weakKeysAreRefused_data();
    void weakKeysAreRefused();
    void levels_data();
    void levels();
    void badAnswersAreNotTaken_data();
    void badAnswersAreNotTaken();
    void damagedAnswersAreNotTaken();
    void theNextAuthorityIsAsked();
    void withoutAnyItIsRaisedLater_data();
    void withoutAnyItIsRaisedLater();
    void aRaisedFileIsNotRaisedAgain();
    void noAddressesNoLongTerm();
    void theRoomIsEnoughAndNotMore();
    void everySignerAndTheSeal();
    void theHistoryComesOutAsItWentIn();
    void revokedIsTold(); // last: it stays revoked
};

bool TestSealRaise::stampHolds(const QByteArray& token, const QByteArray& data) const
{
    const auto [status, words] =
        run(QStringLiteral("openssl"),
            {QStringLiteral("ts"), QStringLiteral("-verify"), QStringLiteral("-token_in"),
             QStringLiteral("-in"), written(QStringLiteral("token.der"), token), QStringLiteral("-data"),
             written(QStringLiteral("data.bin"), data), QStringLiteral("-CAfile"),
             m_authorities->path(QStringLiteral("root.pem"))});
    return status == 0 && words.contains("Verification: OK");
}

/** Poppler 22.12 checks signatures, but not document time-stamps: openssl checks those. */
void TestSealRaise::othersAgree(const QByteArray& bytes, int signatures, int stamps) const
{
    const QString file = written(QStringLiteral("file.pdf"), bytes);
    const auto [checked, qpdf] = run(QStringLiteral("qpdf"), {QStringLiteral("--check"), file});
    QVERIFY2(checked == 0, qpdf.constData());
    const auto [judged, poppler] = run(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), file});
    QVERIFY2(judged >= 0 && poppler.count("Signature is Valid") == signatures, poppler.constData());
    const auto all = values(bytes);
    int held = 0;
    for (const auto& [value, data] : all)
        held += stampHolds(withoutPadding(value), data) ? 1 : 0;
    QCOMPARE(held, stamps);
}

void TestSealRaise::keysComeWithTheirChain_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("holder");
    QTest::newRow("RSA-2048") << QStringLiteral("rsa") << QStringLiteral("Ada Lovelace");
    QTest::newRow("RC2-40") << QStringLiteral("legacy") << QStringLiteral("Ada Lovelace");
    QTest::newRow("P-384") << QStringLiteral("p384") << QStringLiteral("Grace Hopper");
    QTest::newRow("P-256") << QStringLiteral("bare") << QStringLiteral("Alan Turing");
}

void TestSealRaise::keysComeWithTheirChain()
{
    QFETCH(QString, name);
    QFETCH(QString, holder);
    const auto loaded = key(name);
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().detail.english()));
    QCOMPARE(loaded->commonName(), holder);
    QCOMPARE(loaded->certificateChain().size(), 3);
    QVERIFY(loaded->isValidAt(now()));
    QVERIFY(!loaded->isValidAt(now() - std::chrono::hours(24 * 400)));
    // The same from PEM texts.
    const auto pem = SealKey::fromPem(
        loaded->privateKeyPem(Secret()).value(),
        loaded->certificatePem() + m_authorities->bytes(QStringLiteral("chain.pem")), Secret());
    QVERIFY(pem);
    QCOMPARE(pem->certificateChain(), loaded->certificateChain());
}

void TestSealRaise::otherFilesAreRefusedWithASentence()
{
    const auto wrong =
        SealKey::fromPkcs12(m_authorities->p12(QStringLiteral("rsa")), Secret(QByteArrayLiteral("wrong")));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().detail.english(), QStringLiteral("The passphrase of the PKCS#12 file is wrong."));
    const auto none = SealKey::fromPkcs12("nonsense", Secret());
    QVERIFY(!none);
    QCOMPARE(none.error().detail.english(), QStringLiteral("This is not a PKCS#12 file (.p12, .pfx)."));
    const auto cut = SealKey::fromPkcs12(m_authorities->p12(QStringLiteral("rsa")).chopped(200), Secret());
    QVERIFY(!cut);
}

void TestSealRaise::weakKeysAreRefused_data()
{
    QTest::addColumn<QStringList>("kind");
    QTest::addColumn<QString>("sentence");
    const QString curves = QStringLiteral("The key must be RSA, P-256 or P-384.");
    const auto rsa = [](const QString& bits) {
        return QStringList{QStringLiteral("RSA"), QStringLiteral("rsa_keygen_bits:") + bits};
    };
    const auto curve = [](const QString& name) {
        return QStringList{QStringLiteral("EC"), QStringLiteral("ec_paramgen_curve:") + name};
    };
    QTest::newRow("RSA-1024") << rsa(QStringLiteral("1024"))
                              << QStringLiteral("The RSA key is too short; at least 2048 bits are needed.");
    QTest::newRow("P-224") << curve(QStringLiteral("P-224")) << curves;
    QTest::newRow("secp256k1") << curve(QStringLiteral("secp256k1")) << curves;
    QTest::newRow("RSA-PSS") << QStringList{QStringLiteral("RSA-PSS"), QStringLiteral("rsa_keygen_bits:2048")}
                             << curves;
}

void TestSealRaise::weakKeysAreRefused()
{
    QFETCH(QStringList, kind);
    QFETCH(QString, sentence);
    QVERIFY(m_authorities->openssl({QStringLiteral("genpkey"), QStringLiteral("-quiet"),
                                    QStringLiteral("-algorithm"), kind.at(0), QStringLiteral("-pkeyopt"),
                                    kind.at(1), QStringLiteral("-out"), QStringLiteral("weak.key")}));
    QVERIFY(m_authorities->openssl(
        {QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-x509"), QStringLiteral("-config"),
         QStringLiteral("conf"), QStringLiteral("-key"), QStringLiteral("weak.key"), QStringLiteral("-subj"),
         QStringLiteral("/CN=Weak"), QStringLiteral("-out"), QStringLiteral("weak.pem")}));
    const auto loaded = SealKey::fromPem(m_authorities->bytes(QStringLiteral("weak.key")),
                                         m_authorities->bytes(QStringLiteral("weak.pem")), Secret());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().detail.english(), sentence);
}

void TestSealRaise::levels_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<SealLevel>("level");
    for (const auto* name : {"rsa", "p384", "own"})
        for (const SealLevel level : {SealLevel::B, SealLevel::T, SealLevel::LT, SealLevel::LTA})
            QTest::newRow(qPrintable(QString::fromLatin1(name) + u' ' + sealLevelName(level)))
                << QString::fromLatin1(name) << level;
}

void TestSealRaise::levels()
{
    QFETCH(QString, name);
    QFETCH(SealLevel, level);
    const SealKey used = name == QStringLiteral("own") ? test::rsaKey() : key(name).value();
    QElapsedTimer timer;
    timer.start();
    const auto result = sealed(used, plan(level));
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail.english()));
    qInfo("%.1f ms, openssl's answers included", static_cast<double>(timer.nsecsElapsed()) / 1e6);
    QVERIFY2(result->level == level, qPrintable(result->missingReason.english()));
    QVERIFY(result->missingReason.isEmpty());
    QCOMPARE(result->timestamp.has_value(), level != SealLevel::B);
    const QByteArray original = HandwrittenPdf::form().bytes();
    QVERIFY(result->bytes.startsWith(original));

    const auto all = values(result->bytes);
    QCOMPARE(all.size(), level == SealLevel::LTA ? 2 : 1);
    const QString signature = written(QStringLiteral("sig.der"), withoutPadding(all.at(0).first));
    const QString content = written(QStringLiteral("content.bin"), all.at(0).second);
    const QString roots =
        written(QStringLiteral("roots.pem"), m_authorities->rootPem() + used.certificatePem());
    const auto [code, cms] =
        run(QStringLiteral("openssl"),
            {QStringLiteral("cms"), QStringLiteral("-verify"), QStringLiteral("-cades"),
             QStringLiteral("-binary"), QStringLiteral("-inform"), QStringLiteral("DER"),
             QStringLiteral("-in"), signature, QStringLiteral("-content"), content, QStringLiteral("-CAfile"),
             roots, QStringLiteral("-purpose"), QStringLiteral("any"), QStringLiteral("-out"),
             m_authorities->path(QStringLiteral("out"))});
    QVERIFY2(code == 0, cms.constData());
    const VerifyReport report = verify(result->bytes, {m_authorities->rootPem(), used.certificatePem()});
    QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
    QCOMPARE(report.signatures.size(), all.size());
    QCOMPARE(report.signatures.first().timestampTime.has_value(), level != SealLevel::B);
    othersAgree(result->bytes, 1, static_cast<int>(all.size()) - 1);

    if (level < SealLevel::LT) return;
    const auto [listed, objects] =
        run(QStringLiteral("qpdf"), {QStringLiteral("--json=2"), QStringLiteral("--json-key=qpdf"),
                                     written(QStringLiteral("file.pdf"), result->bytes)});
    QVERIFY(listed == 0 && objects.contains("/DSS") && objects.contains("/CRLs"));
    QCOMPARE(objects.contains("/OCSPs"), name != QStringLiteral("own")); // which can't be revoked
}

void TestSealRaise::badAnswersAreNotTaken_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("word");
    QTest::newRow("another nonce") << QStringLiteral("/nonce") << QStringLiteral("nonce");
    QTest::newRow("other bytes") << QStringLiteral("/imprint") << QStringLiteral("imprint");
    QTest::newRow("expired") << QStringLiteral("/expired") << QStringLiteral("expired");
    QTest::newRow("unknown") << QStringLiteral("/unknown") << QStringLiteral("trusted authority");
    QTest::newRow("garbage") << QStringLiteral("/garbage") << QStringLiteral("not a time-stamp");
    QTest::newRow("too much") << QStringLiteral("/flood") << QStringLiteral("too large");
    QTest::newRow("500") << QStringLiteral("/500") << QStringLiteral("500");
}

void TestSealRaise::badAnswersAreNotTaken()
{
    QFETCH(QString, path);
    QFETCH(QString, word);
    const auto result = sealed(test::ecKey(), plan(SealLevel::T, {path}));
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail.english()));
    QCOMPARE(result->level, SealLevel::B);
    QVERIFY(result->isRetryable && !result->timestamp);
    QVERIFY2(result->missingReason.english().contains(path) && result->missingReason.english().contains(word),
             qPrintable(result->missingReason.english()));
    const VerifyReport report = verify(result->bytes, {});
    QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
    othersAgree(result->bytes, 1);
}

/** One byte changed anywhere: rejected, or the byte wasn't signed and the token is still valid. */
void TestSealRaise::damagedAnswersAreNotTaken()
{
    const QByteArray digest(32, 'd');
    int taken = 0;
    for (int round = 0; round < 60; ++round) {
        const TimestampAuthority real = authority(QStringLiteral("/tsa"));
        TimestampOptions how;
        how.trustAnchors = m_trust;
        how.authorities = {{QStringLiteral("damaged"), [&](const QByteArray& request) -> Result<QByteArray> {
                                INK_ASSIGN(answer, real.request(request));
                                const qsizetype at = answer.size() * round / 60;
                                answer[at] = static_cast<char>(answer.at(at) ^ (1 << (round % 8)));
                                return answer;
                            }}};
        const auto token = requestTimestamp(digest, how);
        if (!token) continue;
        ++taken;
        QVERIFY(m_authorities->openssl({QStringLiteral("ts"), QStringLiteral("-verify"),
                                        QStringLiteral("-token_in"), QStringLiteral("-in"),
                                        written(QStringLiteral("token.der"), token->der),
                                        QStringLiteral("-digest"), QString::fromLatin1(digest.toHex()),
                                        QStringLiteral("-CAfile"), QStringLiteral("root.pem")}));
    }
    QVERIFY(taken < 10);
}

void TestSealRaise::theNextAuthorityIsAsked()
{
    const auto result =
        sealed(test::ecKey(), plan(SealLevel::T, {QStringLiteral("/500"), QStringLiteral("/nonce"),
                                                  QStringLiteral("/tsa"), QStringLiteral("/garbage")}));
    QVERIFY(result);
    QCOMPARE(result->level, SealLevel::T);
    QCOMPARE(result->authority, QStringLiteral("/tsa"));
}

void TestSealRaise::withoutAnyItIsRaisedLater_data()
{
    QTest::addColumn<SealLevel>("level");
    QTest::addColumn<int>("stamps");
    QTest::newRow("B-T") << SealLevel::T << 1;
    QTest::newRow("B-LT") << SealLevel::LT << 1;
    QTest::newRow("B-LTA") << SealLevel::LTA << 2;
}

void TestSealRaise::withoutAnyItIsRaisedLater()
{
    QFETCH(SealLevel, level);
    QFETCH(int, stamps);
    const SealKey used = key(QStringLiteral("rsa")).value();
    m_authorities->setDown(true);
    const auto first = sealed(used, plan(level));
    const auto still = first ? raiseSeal(first->bytes, used.fingerprint(), plan(level), now())
                             : Result<RaisedSeal>(fail(first.error()));
    m_authorities->setDown(false);
    QVERIFY(first && still);
    QCOMPARE(first->level, SealLevel::B);
    QCOMPARE(still->level, SealLevel::B);
    QCOMPARE(still->bytes, first->bytes);

    const auto raised = raiseSeal(first->bytes, used.fingerprint(), plan(level), now());
    QVERIFY2(raised, raised ? "" : qPrintable(raised.error().detail.english()));
    QVERIFY2(raised->level == level, qPrintable(raised->missingReason.english()));
    QVERIFY(raised->bytes.startsWith(first->bytes)); // the delivered bytes are still there and still valid
    const VerifyReport before = verify(first->bytes, {m_authorities->rootPem()});
    QCOMPARE(before.integrity, Integrity::Intact);
    const VerifyReport after = verify(raised->bytes, {m_authorities->rootPem()});
    QVERIFY2(after.integrity == Integrity::Intact, test::textOf(after).constData());
    QCOMPARE(after.signatures.size(), 1 + stamps);
    QVERIFY(after.signatures.first().timestampTime.has_value());
    othersAgree(raised->bytes, 1, stamps);
}

void TestSealRaise::aRaisedFileIsNotRaisedAgain()
{
    const SealKey used = key(QStringLiteral("rsa")).value();
    auto file = sealed(used, plan(SealLevel::T));
    QVERIFY(file);
    for (const SealLevel level : {SealLevel::T, SealLevel::LT, SealLevel::LTA}) {
        const auto raised = raiseSeal(file->bytes, used.fingerprint(), plan(level), now());
        QVERIFY(raised);
        QCOMPARE(raised->level, level);
        const auto again = raiseSeal(raised->bytes, used.fingerprint(), plan(level), now());
        QVERIFY(again);
        QCOMPARE(again->level, level);
        QCOMPARE(again->bytes, raised->bytes);
        file = *raised;
    }
    const auto strange = raiseSeal(file->bytes, test::ecKey().fingerprint(), plan(SealLevel::T), now());
    QVERIFY(!strange);
    QCOMPARE(strange.error().code, ErrorCode::State);
}

void TestSealRaise::noAddressesNoLongTerm()
{
    const auto result = sealed(key(QStringLiteral("bare")).value(), plan(SealLevel::LTA));
    QVERIFY(result);
    QCOMPARE(result->level, SealLevel::T);
    QVERIFY2(result->missingReason.english().contains(QStringLiteral("Alan Turing")),
             qPrintable(result->missingReason.english()));
    QVERIFY(!result->isRetryable);
}

void TestSealRaise::theRoomIsEnoughAndNotMore()
{
    const SealKey used = key(QStringLiteral("p384")).value();
    QVERIFY(maxSignatureBytes(used, true) >= maxSignatureBytes(used) + maxTimestampBytes);
    for (int i = 0; i < 8; ++i) { // an elliptic curve's values differ in length
        auto file = prepared(HandwrittenPdf::form().bytes(), used, false);
        QVERIFY(file && seal(std::move(*file), used));
    }
    auto file = prepared(HandwrittenPdf::form().bytes(), used, false); // no room for a token
    QVERIFY(file);
    const auto result = sealToLevel(std::move(*file), used, plan(SealLevel::T), now());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Crypto);
}

/** Fields for all signers first, then each signs when finishing, visibly, and the seal comes last. */
void TestSealRaise::everySignerAndTheSeal()
{
    const QStringList names{QStringLiteral("Signer 1"), QStringLiteral("Signer 2"),
                            QStringLiteral("Signer 3")};
    auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
    QVERIFY(writer);
    for (int i = 0; i < names.size(); ++i)
        QVERIFY(writer->addSignatureField(names.at(i), 1, {40, 300 + 60 * i, 150, 40}));
    QVERIFY(!writer->addSignatureField(QStringLiteral("with.dot"), 1, {}));
    QVERIFY(!writer->addSignatureField(QStringLiteral("nowhere"), 2, {}));
    QByteArray bytes = std::move(*writer).finish().value();

    QImage image(300, 80, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter(&image).fillRect(20, 30, 260, 12, Qt::blue);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));

    const SealKey keys[] = {key(QStringLiteral("rsa")).value(), key(QStringLiteral("p384")).value(),
                            test::ecKey()};
    for (int i = 0; i < names.size(); ++i) {
        const QByteArray before = bytes;
        auto next = IncrementalWriter::open(bytes);
        QVERIFY(next);
        SignatureRequest request;
        request.signerName = keys[i].commonName();
        request.fieldName = names.at(i);
        request.image = png;
        request.time = now();
        request.contentsBytes = maxSignatureBytes(keys[i]);
        auto file = std::move(*next).finishForSigning(request);
        QVERIFY2(file, file ? "" : qPrintable(file.error().detail.english()));
        bytes = seal(std::move(*file), keys[i]).value();
        QVERIFY(bytes.startsWith(before));
    }
    auto twice = IncrementalWriter::open(bytes);
    SignatureRequest again;
    again.fieldName = names.first();
    QCOMPARE(std::move(*twice).finishForSigning(again).error().code, ErrorCode::State);

    const SealKey used = test::rsaKey();
    auto last = prepared(bytes, used, true);
    QVERIFY(last);
    const auto result = sealToLevel(std::move(*last), used, plan(SealLevel::LTA), now());
    QVERIFY(result);
    QVERIFY2(result->level == SealLevel::LTA, qPrintable(result->missingReason.english()));
    const VerifyReport report = verify(result->bytes, {m_authorities->rootPem()});
    QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
    QCOMPARE(report.signatures.size(), 5);
    for (const SignatureReport& each : report.signatures)
        QCOMPARE(each.integrity, Integrity::Intact);
    othersAgree(result->bytes, 4, 1);
    const auto [drawn, words] = run(
        QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QStringLiteral("72"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
         m_authorities->path(QStringLiteral("file.pdf")), m_authorities->path(QStringLiteral("page"))});
    QVERIFY2(drawn == 0, words.constData());
    const QImage page(m_authorities->path(QStringLiteral("page.png")));
    for (int i = 0; i < names.size(); ++i) // the middle of each field is blue
        QCOMPARE(page.pixelColor(115, 300 + 60 * i + 18), QColor(Qt::blue));
}

void TestSealRaise::theHistoryComesOutAsItWentIn()
{
    domain::Document document;
    document.guid = QStringLiteral("0b6f2d0e-0000-4000-8000-000000000001");
    const QByteArray record = domain::historyRecord(document, now());
    auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
    const QString name = QStringLiteral("history.json");
    const QString type = QStringLiteral("application/json");
    QVERIFY(writer && writer->attach(name, type, "{}", now()) && writer->attach(name, type, record, now()) &&
            writer->attach(QStringLiteral("other.bin"), type, "x", now()));
    const QByteArray bytes = std::move(*writer).finish().value();
    const auto found = readAttachments(bytes, QStringLiteral("history"));
    QVERIFY(found);
    QCOMPARE(found->size(), 2);
    QCOMPARE(found->at(0).bytes, QByteArray("{}"));
    QCOMPARE(found->at(1).bytes, record);
    QVERIFY(domain::verifyHistory(found->at(1).bytes).isChainIntact);
    QCOMPARE(readAttachments(bytes)->size(), 3);
    QCOMPARE(readAttachments(bytes, {}, 100, 2)->size(), 2); // too large ones are omitted
    QVERIFY(readAttachments(HandwrittenPdf::form().bytes())->isEmpty());
    QVERIFY(!readAttachments("nonsense"));
}

void TestSealRaise::revokedIsTold()
{
    m_authorities->revoke(QStringLiteral("rsa"));
    QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
    const auto result = sealed(key(QStringLiteral("rsa")).value(), plan(SealLevel::LT));
    QVERIFY(result);
    QCOMPARE(result->level, SealLevel::T);
    QVERIFY2(result->missingReason.english().contains(QStringLiteral("“Ada Lovelace” was revoked")),
             qPrintable(result->missingReason.english()));
    QVERIFY(!result->isRetryable);
}

INK_TEST(TestSealRaise, "tst_sealraise")

} // namespace tst_sealraise

#include "tst_sealraise.moc"
