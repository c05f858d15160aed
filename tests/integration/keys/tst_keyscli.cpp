// `inkstone keys` lists and tests keys, and a PIN is nowhere to be found outside the pipe.
#include "app/base/clock.h"
#include "tests/integration/keys/keycalls.h"
#include "tests/integration/processes.h"
#include "tests/support/requirements.h"
#include "tests/support/softtokens.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_keyscli {

using namespace ink;
using namespace ink::test;

class TestKeysCli final : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoftTokens> m_tokens;
    QTemporaryDir m_dir;

    [[nodiscard]] Ended keys(const QStringList& options, const QByteArray& input = {}) const
    {
        return runToEnd(binary("inkstone"), QStringList{QStringLiteral("keys")} + options,
                        ownHome(m_dir.filePath(QStringLiteral("home"))), 120'000, input);
    }
    [[nodiscard]] static QStringList withModule(const QStringList& options = {})
    {
        return QStringList{QStringLiteral("--module"), SoftTokens::module()} + options;
    }
    [[nodiscard]] QJsonObject json(const QStringList& options) const
    {
        return QJsonDocument::fromJson(keys(options + QStringList(QStringLiteral("--json"))).out).object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requirePrograms({"softhsm2-util", "pkcs11-tool", "openssl"})) return;
        m_tokens = std::make_unique<SoftTokens>();
        m_tokens->addToken(QStringLiteral("Card"));
        m_tokens->addKey(QStringLiteral("Card"), QStringLiteral("01"), {QStringLiteral("Anna")});
        SoftTokens::Key encryption{QStringLiteral("Safe")};
        encryption.usage = QStringLiteral("keyEncipherment");
        m_tokens->addKey(QStringLiteral("Card"), QStringLiteral("02"), encryption);
        m_tokens->exportFile(QStringLiteral("Anna"), QStringLiteral("secret"));
        QVERIFY2(m_tokens->problem().isEmpty(), qPrintable(m_tokens->problem()));
    }
    void cleanupTestCase() { m_tokens.reset(); }

    void lists()
    {
        const Ended ended = keys(withModule());
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(ended.out.contains("Anna"));
        QVERIFY(ended.out.contains("RSA-2048, non-repudiation"));
        QVERIFY(ended.out.contains("can't sign: This certificate is for encryption only"));
        const QJsonObject all = json(withModule());
        QCOMPARE(all.value(QStringLiteral("identities")).toArray().size(), 2);
        QCOMPARE(all.value(QStringLiteral("missing")).toArray().size(), 0);
        const QJsonObject first = all.value(QStringLiteral("identities")).toArray().at(0).toObject();
        QCOMPARE(first.value(QStringLiteral("holder")).toString(), QStringLiteral("Anna"));
        QVERIFY(first.value(QStringLiteral("canSign")).toBool());
    }

    void saysWhatIsMissing()
    {
        const Ended missing = keys({QStringLiteral("--module"), QStringLiteral("/nowhere/module.so")});
        QCOMPARE(missing.exitCode, 1);
        QVERIFY2(missing.err.contains("The software “module.so” isn't installed."), missing.err.constData());
        const QJsonObject layer = json({QStringLiteral("--module"), QStringLiteral("/bin/sh")})
                                      .value(QStringLiteral("missing"))
                                      .toArray()
                                      .last()
                                      .toObject();
        QCOMPARE(layer.value(QStringLiteral("layer")).toString(), QStringLiteral("software"));
        QCOMPARE(layer.value(QStringLiteral("reason")).toString(), QStringLiteral("key_module_not_loaded"));
    }

    void tests()
    {
        const QString id = json(withModule())
                               .value(QStringLiteral("identities"))
                               .toArray()
                               .at(0)
                               .toObject()
                               .value(QStringLiteral("id"))
                               .toString();
        const QStringList options = withModule({QStringLiteral("--test"), id});
        const Ended right = keys(options, QByteArray(SoftTokens::pin) + '\n');
        QCOMPARE(right.exitCode, 0);
        QVERIFY(right.out.contains("The signature is valid."));
        const Ended wrong = keys(options, "999999\n");
        QCOMPARE(wrong.exitCode, 1);
        QVERIFY(wrong.err.contains("The PIN is incorrect."));
        QCOMPARE(keys(options).exitCode, 1); // no PIN
        QCOMPARE(keys(withModule({QStringLiteral("--test"), QStringLiteral("ffffffff")})).exitCode, 1);
        QCOMPARE(keys(withModule({QStringLiteral("--pin"), QStringLiteral("1")})).exitCode, 64);

        const QStringList file{QStringLiteral("--file"), m_tokens->path(QStringLiteral("Anna.p12")),
                               QStringLiteral("--test"), id};
        const Ended opened = keys(file, "secret\n");
        QVERIFY2(opened.exitCode == 0, opened.err.constData());
        QVERIFY(keys(file, "wrong\n").err.contains("The password of the certificate file is incorrect."));
    }

    void thePinIsNowhere()
    {
        // While the helper is logged in: its command line, environment and memory that was sent to it.
        SystemClock clock;
        keys::HelperKeys source(moduleSetup(SoftTokens::module()), clock);
        const keys::Identity identity = identityOf(listNow(source), QStringLiteral("Anna"));
        QVERIFY(signNow(source, keys::requestFor(identity, "data"), SoftTokens::pin));
        int helpers = 0;
        const QDir processes(QStringLiteral("/proc"));
        for (const QString& entry : processes.entryList(QDir::Dirs)) {
            const QString folder = processes.filePath(entry);
            if (contentOf(folder + QStringLiteral("/comm")).trimmed() != "inkstone-keys") continue;
            const QByteArray status = contentOf(folder + QStringLiteral("/status"));
            if (!status.contains("PPid:\t" + QByteArray::number(QCoreApplication::applicationPid())))
                continue;
            ++helpers;
            QVERIFY(!contentOf(folder + QStringLiteral("/cmdline")).contains(SoftTokens::pin));
            QVERIFY(!contentOf(folder + QStringLiteral("/environ")).contains(SoftTokens::pin));
            QVERIFY(contentOf(folder + QStringLiteral("/limits")).contains("Max core file size        0 "));
        }
        QCOMPARE(helpers, 1);
        QDirIterator files(m_dir.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            QVERIFY(!contentOf(files.next()).contains(SoftTokens::pin));
    }
};

INK_TEST(TestKeysCli, "tst_keyscli")

} // namespace tst_keyscli

#include "tst_keyscli.moc"
