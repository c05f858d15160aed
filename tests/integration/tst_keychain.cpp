// The system's keychain for real: starts itself again under a D-Bus session of its own with gnome-keyring,
// and once more where there is no bus at all.
#include "app/secrets/keychainsecretstore.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

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
    void innerHanging();

private:
    int runInner(const QString& prepare, const QString& function, const QString& busAddress = {});
    static bool hasSecretService();
    QTemporaryDir m_home;
};

void TestKeychain::initTestCase()
{
    QVERIFY(m_home.isValid());
}

int TestKeychain::runInner(const QString& prepare, const QString& function, const QString& busAddress)
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
    QStringList command{QCoreApplication::applicationFilePath(), QStringLiteral("--case"),
                        QStringLiteral("tst_keychain"), function};
    if (!prepare.isEmpty()) {
        command = QStringList{QStringLiteral("dbus-run-session"),
                              QStringLiteral("--"),
                              QStringLiteral("sh"),
                              QStringLiteral("-c"),
                              prepare,
                              QStringLiteral("sh")} +
                  command;
    }
    process.start(command.first(), command.mid(1));
    if (!process.waitForFinished(25'000)) {
        process.kill();
        process.waitForFinished();
        return -1;
    }
    const QByteArray output = process.readAll();
    // Three slots run inside: setting up, the one that is named, cleaning up. A skipped one has shown
    // nothing.
    const bool ran = output.contains("3 passed, 0 failed, 0 skipped");
    if (process.exitCode() != 0 || !ran) qWarning("%s", output.constData());
    return ran ? process.exitCode() : -2;
}

bool TestKeychain::hasSecretService()
{
    return !QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty() &&
           !QStandardPaths::findExecutable(QStringLiteral("dbus-run-session")).isEmpty();
}

void TestKeychain::keepsAKeyInASecretService()
{
    if (qEnvironmentVariableIsSet(innerVariable)) QSKIP("outer test");
    if (!hasSecretService()) QSKIP("needs gnome-keyring-daemon and dbus-run-session");
    const QString prepare = QStringLiteral(
        "printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$@\"");
    QCOMPARE(runInner(prepare, QStringLiteral("innerRoundTrip")), 0);
}

void TestKeychain::saysSoWithoutAKeychain()
{
    if (qEnvironmentVariableIsSet(innerVariable)) QSKIP("outer test");
    QCOMPARE(runInner({}, QStringLiteral("innerWithout"), QStringLiteral("unix:path=/nonexistent/bus")), 0);
}

void TestKeychain::aHangingKeychainIsGivenUp()
{
    if (qEnvironmentVariableIsSet(innerVariable)) QSKIP("outer test");
    if (!hasSecretService()) QSKIP("needs gnome-keyring-daemon and dbus-run-session");
    // A daemon that has the name on the bus and is stopped: calls reach it and are never answered.
    const QString prepare = QStringLiteral(R"(
printf x | gnome-keyring-daemon --foreground --unlock --components=secrets >/dev/null & daemon=$!
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.GetNameOwner \
        string:org.freedesktop.secrets >/dev/null 2>&1 && break
    sleep 0.2
done
kill -STOP $daemon
"$@"; result=$?
kill -KILL $daemon
exit $result)");
    QCOMPARE(runInner(prepare, QStringLiteral("innerHanging")), 0);
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

void TestKeychain::innerHanging()
{
    if (!qEnvironmentVariableIsSet(innerVariable)) QSKIP("inner test");
    KeychainSecretStore store(std::chrono::milliseconds(800));
    // The window goes on living meanwhile: the longest pause between two ticks is short.
    QElapsedTimer sinceTick;
    qint64 longest = 0;
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] {
        longest = std::max(longest, sinceTick.elapsed());
        sinceTick.restart();
    });
    sinceTick.start();
    tick.start(10);
    QList<ErrorCode> codes;
    QElapsedTimer clock;
    clock.start();
    store.read(QStringLiteral("a"), this,
               [&](const Result<Secret>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    QVERIFY(codes.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(codes.size(), 1, 6000);
    QCOMPARE(codes.first(), ErrorCode::Keychain);
    QVERIFY2(clock.elapsed() >= 780 && clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY2(longest < 400, qPrintable(QString::number(longest)));
    QTest::qWait(300);
    QCOMPARE(codes.size(), 1);
}

INK_TEST(TestKeychain, "tst_keychain")
#include "tst_keychain.moc"
