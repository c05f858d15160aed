// The system's keychain for real: starts itself again under a D-Bus session of its own with gnome-keyring,
// and once more where there is no bus at all.
#include "app/secrets/keychainsecretstore.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace ink;
using namespace ink::secrets;

namespace {
constexpr const char* innerVariable = "INKSTONE_KEYCHAIN_INNER";
} // namespace

class TestKeychain final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void keepsAKeyInASecretService();
    void saysSoWithoutAKeychain();
    void aHangingKeychainIsGivenUp();

    // Run inside the sessions that the ones above start.
    void innerRoundTrip();
    void innerWithout();

private:
    int runInner(const QStringList& launcher, const QString& function, const QString& busAddress = {});
    QTemporaryDir m_home;
};

void TestKeychain::initTestCase()
{
    QVERIFY(m_home.isValid());
}

int TestKeychain::runInner(const QStringList& launcher, const QString& function, const QString& busAddress)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(innerVariable), QStringLiteral("1"));
    environment.insert(QStringLiteral("HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    if (!busAddress.isEmpty()) environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), busAddress);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList command = launcher;
    const QStringList self{QCoreApplication::applicationFilePath(), QStringLiteral("--case"),
                           QStringLiteral("tst_keychain"), function};
    if (launcher.isEmpty()) {
        command = self;
    } else {
        command
            << QStringLiteral("sh") << QStringLiteral("-c")
            << QStringLiteral(
                   "printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$@\"")
            << QStringLiteral("sh") << self;
    }
    process.start(command.first(), command.mid(1));
    if (!process.waitForFinished(25'000)) {
        process.kill();
        process.waitForFinished();
        return -1;
    }
    const QByteArray output = process.readAll();
    if (process.exitCode() != 0) qWarning("%s", output.constData());
    return output.contains("0 failed") ? process.exitCode() : -2;
}

void TestKeychain::keepsAKeyInASecretService()
{
    if (qEnvironmentVariableIsSet(innerVariable)) QSKIP("outer test");
    if (QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty() ||
        QStandardPaths::findExecutable(QStringLiteral("dbus-run-session")).isEmpty())
        QSKIP("needs gnome-keyring-daemon and dbus-run-session");
    QCOMPARE(runInner({QStringLiteral("dbus-run-session"), QStringLiteral("--")},
                      QStringLiteral("innerRoundTrip")),
             0);
}

void TestKeychain::saysSoWithoutAKeychain()
{
    if (qEnvironmentVariableIsSet(innerVariable)) QSKIP("outer test");
    QCOMPARE(runInner({}, QStringLiteral("innerWithout"), QStringLiteral("unix:path=/nonexistent/bus")), 0);
}

void TestKeychain::aHangingKeychainIsGivenUp()
{
    // No patience at all: whatever the backend does, the answer is there at once and only once.
    KeychainSecretStore store(std::chrono::milliseconds(0));
    int calls = 0;
    ErrorCode code{};
    store.read(QStringLiteral("inkstone-test"), this, [&](const Result<Secret>& result) {
        ++calls;
        code = result ? ErrorCode::Internal : result.error().code;
    });
    QCOMPARE(calls, 0);
    QTRY_COMPARE(calls, 1);
    QCOMPARE(code, ErrorCode::Keychain);
    QTest::qWait(100);
    QCOMPARE(calls, 1);
}

void TestKeychain::innerRoundTrip()
{
    if (!qEnvironmentVariableIsSet(innerVariable)) QSKIP("inner test");
    KeychainSecretStore store;
    const QString name = QStringLiteral("profile-1");
    QList<Result<Secret>> reads;
    QList<Result<void>> writes;
    const auto keep = [&](Result<Secret> r) { reads.append(std::move(r)); };
    const auto note = [&](Result<void> r) { writes.append(std::move(r)); };
    store.read(name, this, keep);
    QTRY_COMPARE_WITH_TIMEOUT(reads.size(), 1, 6000);
    QVERIFY(!reads.last());
    QCOMPARE(reads.last().error().code, ErrorCode::NotFound);
    store.write(name, Secret("sk-ключ-1"), this, note);
    QTRY_COMPARE_WITH_TIMEOUT(writes.size(), 1, 6000);
    QVERIFY2(writes.last(), writes.last() ? "" : qPrintable(writes.last().error().detail));
    store.write(name, Secret("sk-ключ-2"), this, note);
    QTRY_COMPARE_WITH_TIMEOUT(writes.size(), 2, 6000);
    store.read(name, this, keep);
    QTRY_COMPARE_WITH_TIMEOUT(reads.size(), 2, 6000);
    QVERIFY(reads.last());
    QCOMPARE(reads.last()->reveal(), QByteArray("sk-ключ-2"));
    store.remove(name, this, note);
    QTRY_COMPARE_WITH_TIMEOUT(writes.size(), 3, 6000);
    QVERIFY(writes.last());
    store.remove(name, this, note);
    QTRY_COMPARE_WITH_TIMEOUT(writes.size(), 4, 6000);
    QVERIFY(writes.last());
    store.read(name, this, keep);
    QTRY_COMPARE_WITH_TIMEOUT(reads.size(), 3, 6000);
    QCOMPARE(reads.last().error().code, ErrorCode::NotFound);
}

void TestKeychain::innerWithout()
{
    if (!qEnvironmentVariableIsSet(innerVariable)) QSKIP("inner test");
    KeychainSecretStore store;
    QList<ErrorCode> codes;
    store.write(QStringLiteral("a"), Secret("key"), this,
                [&](const Result<void>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    store.read(QStringLiteral("a"), this,
               [&](const Result<Secret>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    QTRY_COMPARE_WITH_TIMEOUT(codes.size(), 2, 8000);
    QCOMPARE(codes.at(0), ErrorCode::Keychain);
    QCOMPARE(codes.at(1), ErrorCode::Keychain);
}

INK_TEST(TestKeychain, "tst_keychain")
#include "tst_keychain.moc"
