// Keys in PKCS#12 files, made by openssl.
#include "app/keys/reasons.h"
#include "tests/integration/keys/keycalls.h"
#include "tests/integration/processes.h"
#include "tests/support/requirements.h"
#include "tests/support/softtokens.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_certificatefiles {

using namespace ink;
using namespace ink::keys;
using test::SoftTokens;

class TestCertificateFiles final : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoftTokens> m_tokens;
    SystemClock m_clock;
    const QByteArray m_data = "the signed attributes";
    const QByteArray m_password = "Größe 7";

    [[nodiscard]] std::unique_ptr<HelperKeys> open(const QString& name) const
    {
        return std::make_unique<HelperKeys>(test::fileSetup(m_tokens->path(name)), m_clock);
    }
    [[nodiscard]] Message problemOf(const QString& name, const QByteArray& password = {}) const
    {
        const auto keys = open(name);
        const auto listing = test::listNow(*keys, password);
        return listing ? Message() : listing.error().detail;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requireProgram("openssl")) return;
        m_tokens = std::make_unique<SoftTokens>();
        const QStringList curve{QStringLiteral("EC"), QStringLiteral("-pkeyopt"),
                                QStringLiteral("ec_paramgen_curve:P-256")};
        m_tokens->makeKey({QStringLiteral("rsa")});
        m_tokens->makeKey({QStringLiteral("ec"), curve});
        m_tokens->makeKey({QStringLiteral("ed"), {QStringLiteral("ED25519")}});
        for (const char* name : {"rsa", "ec", "ed"})
            m_tokens->exportFile(QString::fromLatin1(name), QString::fromUtf8(m_password));
        m_tokens->makeKey({QStringLiteral("open"), curve});
        m_tokens->exportFile(QStringLiteral("open"), QString());
        m_tokens->makeKey({QStringLiteral("old"), curve});
        m_tokens->exportFile(
            QStringLiteral("old"), QStringLiteral("old"),
            {QStringLiteral("-legacy"), QStringLiteral("-certpbe"), QStringLiteral("PBE-SHA1-RC2-40")});
        m_tokens->makeKey({QStringLiteral("public"), curve});
        m_tokens->exportFile(QStringLiteral("public"), QStringLiteral("public"), {QStringLiteral("-nokeys")});
        m_tokens->makeKey({QStringLiteral("slow"), curve});
        m_tokens->exportFile(QStringLiteral("slow"), QStringLiteral("slow"),
                             {QStringLiteral("-iter"), QStringLiteral("65537")}); // three bytes
        QVERIFY2(m_tokens->problem().isEmpty(), qPrintable(m_tokens->problem()));
    }
    void cleanupTestCase() { m_tokens.reset(); }

    void signs_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"rsa", "ec", "ed"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void signs()
    {
        QFETCH(QString, name);
        const auto keys = open(name + QStringLiteral(".p12"));
        const Identity identity = test::identityOf(test::listNow(*keys, m_password), name);
        QVERIFY(identity.canSign());
        QVERIFY(!identity.needsPin);
        for (const SigningAlgorithm& algorithm : identity.algorithms) {
            SignatureRequest request = requestFor(identity, m_data);
            request.algorithm = algorithm;
            const auto value = test::signNow(*keys, request); // opened once
            QVERIFY2(value.has_value(), value ? "" : qPrintable(value.error().detail.english()));
            QVERIFY(isSignatureOf(identity.certificate, algorithm, m_data, *value));
        }
    }

    void aFileThatWasClosedAsksAgain()
    {
        const auto keys = open(QStringLiteral("ec.p12"));
        const Identity identity = test::identityOf(test::listNow(*keys, m_password), QStringLiteral("ec"));
        keys->cancel();
        const auto without = test::signNow(*keys, requestFor(identity, m_data));
        QVERIFY(!without);
        QVERIFY(without.error().detail.is(reason::keyFilePasswordNeeded));
        QVERIFY(test::signNow(*keys, requestFor(identity, m_data), m_password));
    }

    void callsEndOnceOrNeverAfterTheirContext()
    {
        int ended = 0;
        const auto count = [&ended](const Result<SourceListing>& listing) {
            ++ended;
            QCOMPARE(listing ? ErrorCode::Internal : listing.error().code, ErrorCode::Cancelled);
        };
        QObject context;
        {
            const auto keys = open(QStringLiteral("ec.p12"));
            keys->list(Secret(m_password), &context, count);
            QObject shortLived;
            keys->list(Secret(m_password), &shortLived, count);
        }
        QCOMPARE(ended, 0); // never from a destructor
        QCoreApplication::sendPostedEvents();
        QCOMPARE(ended, 1);
        const auto keys = open(QStringLiteral("ec.p12"));
        {
            QObject shortLived;
            keys->list(Secret(m_password), &shortLived, count);
        }
        QVERIFY(test::listNow(*keys, m_password)); // orders are answered in their order
        QCOMPARE(ended, 1);
    }

    void noPassword() { QVERIFY(problemOf(QStringLiteral("open.p12")).isEmpty()); }

    void problems()
    {
        QVERIFY(problemOf(QStringLiteral("rsa.p12")).is(reason::keyFilePasswordNeeded));
        QVERIFY(problemOf(QStringLiteral("rsa.p12"), "wrong").is(reason::keyFilePasswordWrong));
        QVERIFY(problemOf(QStringLiteral("rsa.pem")).is(reason::pkcs12Invalid));
        QVERIFY(problemOf(QStringLiteral("none.p12")).is(reason::keyFileUnreadable));
        QVERIFY(problemOf(QStringLiteral("tokens")).is(reason::keyFileUnreadable)); // a folder
        QVERIFY(problemOf(QStringLiteral("public.p12"), "public").is(reason::keyFileWithoutKey));
        const Message old = problemOf(QStringLiteral("old.p12"), "old");
        QVERIFY2(old.is(reason::keyFileOutdated), qPrintable(old.english()));
        QVERIFY(old.english().contains(QStringLiteral("RC2")));
        QVERIFY(problemOf(QStringLiteral("old.p12"), "wrong").is(reason::keyFilePasswordWrong));
    }

    void hostileFiles()
    {
        const QByteArray good = test::contentOf(m_tokens->path(QStringLiteral("slow.p12")));
        QVERIFY(
            test::writeContent(m_tokens->path(QStringLiteral("big.p12")), good + QByteArray(2 << 20, '\0')));
        QVERIFY(problemOf(QStringLiteral("big.p12")).is(reason::keyFileTooLarge));
        QByteArray costly = good;
        costly.replace(QByteArray::fromHex("0203010001"), QByteArray::fromHex("02037fffff"));
        QVERIFY(costly != good);
        QVERIFY(test::writeContent(m_tokens->path(QStringLiteral("costly.p12")), costly));
        QVERIFY(problemOf(QStringLiteral("costly.p12"), "slow").is(reason::keyFileCostly));
        QVERIFY(problemOf(QStringLiteral("slow.p12"), "slow").isEmpty());
        for (qsizetype cut = 0; cut < good.size(); cut += 37) {
            QVERIFY(test::writeContent(m_tokens->path(QStringLiteral("cut.p12")), good.left(cut)));
            QVERIFY(problemOf(QStringLiteral("cut.p12"), "slow").hasReason());
        }
    }
};

INK_TEST(TestCertificateFiles, "tst_certificatefiles")

} // namespace tst_certificatefiles

#include "tst_certificatefiles.moc"
