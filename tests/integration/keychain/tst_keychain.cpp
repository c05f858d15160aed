// The system's real keychain: restarts itself in a separate D-Bus session with gnome-keyring, and again
// without any bus.
#include "app/secrets/keychainsecretstore.h"
#include "app/secrets/memorysecretstore.h"
#include "app/service/host/servicehost.h"
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>

namespace tst_keychain {

using namespace ink;
using namespace ink::secrets;

namespace {
constexpr const char* innerVariable = "INKSTONE_KEYCHAIN_INNER";
} // namespace

class TestKeychain final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keepsAKeyInASecretService();
    void saysSoWithoutAKeychain();
    void aHangingKeychainIsGivenUp();
    void aRenewedKeyIsInTheKeychain();
    void aKeyThatIsNotKeptChangesNothing();
    void aLockedKeychainIsNotAMissingKey();
    void aKeychainThatWasNeverMadeAsksNobodyToRead();

    // Runs inside the sessions that the functions above start.
    void innerRoundTrip();
    void innerWithout();
    void innerHanging();
    void innerRotate();
    void innerLocked();
    void innerNeverMade();

private:
    int runInner(const QString& prepare, const QString& function, const QString& busAddress = {});
    static bool requireSecretService();
};

int TestKeychain::runInner(const QString& prepare, const QString& function, const QString& busAddress)
{
    QTemporaryDir home; // separate, because a daemon that is still ending would answer for the next one
    if (!home.isValid()) return -3;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(innerVariable), QStringLiteral("1"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
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
    // Three slots run inside: setup, the named one, cleanup. A skipped one proves nothing.
    const bool ran = output.contains("3 passed, 0 failed, 0 skipped");
    if (process.exitCode() != 0 || !ran) qWarning("%s", output.constData());
    return ran ? process.exitCode() : -2;
}

bool TestKeychain::requireSecretService()
{
    return test::requirePrograms({"gnome-keyring-daemon", "dbus-run-session"});
}

void TestKeychain::init()
{
    const bool isInner = QByteArrayView(QTest::currentTestFunction()).startsWith("inner");
    (void)test::runsHere(isInner == qEnvironmentVariableIsSet(innerVariable), "in the other process.");
}

void TestKeychain::keepsAKeyInASecretService()
{
    if (!requireSecretService()) return;
    const QString prepare = QStringLiteral(
        "printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$@\"");
    QCOMPARE(runInner(prepare, QStringLiteral("innerRoundTrip")), 0);
}

void TestKeychain::saysSoWithoutAKeychain()
{
    QCOMPARE(runInner({}, QStringLiteral("innerWithout"), QStringLiteral("unix:path=/nonexistent/bus")), 0);
}

void TestKeychain::aHangingKeychainIsGivenUp()
{
    if (!requireSecretService()) return;
    // A stopped daemon that owns the name on the bus: calls reach it but are never answered.
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

void TestKeychain::aRenewedKeyIsInTheKeychain()
{
    if (!requireSecretService()) return;
    const QString prepare = QStringLiteral(
        "printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$@\"");
    QCOMPARE(runInner(prepare, QStringLiteral("innerRotate")), 0);
}

namespace {

/** A team's account on a real service, with its key. */
struct Team
{
    QTemporaryDir dir;
    SystemClock clock;
    std::unique_ptr<service::ServiceHost> host;
    std::unique_ptr<settings::Settings> settings;
    std::unique_ptr<workflow::Session> session;
    Secret first;

    bool start(SecretStore& store, QObject* context)
    {
        service::ServiceHost::Options options;
        options.dataFolder = dir.filePath(QStringLiteral("service"));
        auto started = service::ServiceHost::start(options, clock);
        if (!started) return false;
        host = std::move(*started);
        const auto key = host->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora"));
        if (!key) return false;
        first = *key;
        settings = std::make_unique<settings::Settings>(dir.filePath(QStringLiteral("a.ini")), QString());
        session = std::make_unique<workflow::Session>(
            *settings, store, [] { return Result<workflow::LocalService>(fail(ErrorCode::State)); });
        std::optional<Result<void>> done;
        session->connectTo(QUrl(host->baseUrl()), first, context, [&](const Result<void>& r) { done = r; });
        return QTest::qWaitFor([&] { return done.has_value(); }, 15'000) && *done;
    }
    /** Returns whether the service accepts a key. */
    bool takes(const Secret& key, QObject* context) const
    {
        std::optional<bool> taken;
        session->testConnection(QUrl(host->baseUrl()), key, context,
                                [&](const Result<domain::AccountDetails>& r) { taken = r.has_value(); });
        return QTest::qWaitFor([&] { return taken.has_value(); }, 15'000) && *taken;
    }
    Result<workflow::Session::Rotation> rotate(QObject* context) const
    {
        std::optional<Result<workflow::Session::Rotation>> done;
        session->rotateKey(context, [&](const Result<workflow::Session::Rotation>& r) { done = r; });
        if (!QTest::qWaitFor([&] { return done.has_value(); }, 20'000)) return fail(ErrorCode::Timeout);
        return *done;
    }
};

Secret kept(SecretStore& store, const QString& name, QObject* context)
{
    std::optional<Result<Secret>> secret;
    store.read(name, context, [&](Result<Secret> r) { secret = std::move(r); });
    if (!QTest::qWaitFor([&] { return secret.has_value(); }, 15'000) || !*secret) return {};
    return **secret;
}

/** Stores keys until it is told to fail. */
class FailingStore final : public SecretStore
{
public:
    void read(const QString& name, QObject* context, Done<Secret> done) override
    {
        m_store.read(name, context, std::move(done));
    }
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override
    {
        if (!fails) return m_store.write(name, secret, context, std::move(done));
        QMetaObject::invokeMethod(
            context,
            [done = std::move(done)] {
                done(fail(ErrorCode::Keychain, Message::literal(QStringLiteral("locked"))));
            },
            Qt::QueuedConnection);
    }
    void remove(const QString& name, QObject* context, Done<void> done) override
    {
        m_store.remove(name, context, std::move(done));
    }
    bool fails = false;

private:
    MemorySecretStore m_store;
};

} // namespace

void TestKeychain::innerRotate()
{
    KeychainSecretStore store;
    Team team;
    QVERIFY(team.start(store, this));
    const QString profile = team.session->current()->id;
    QVERIFY(kept(store, profile, this) == team.first);
    const auto done = team.rotate(this);
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail.english()));
    QVERIFY(!done->oldKeyError);
    const Secret fresh = kept(store, profile, this);
    QVERIFY(!fresh.isEmpty() && !(fresh == team.first));
    QVERIFY(team.takes(fresh, this));
    QVERIFY(!team.takes(team.first, this));
    // A new start finds it there.
    workflow::Session again(*team.settings, store,
                            [] { return Result<workflow::LocalService>(fail(ErrorCode::State)); });
    std::optional<Result<void>> opened;
    again.open(profile, this, [&](const Result<void>& r) { opened = r; });
    QTRY_VERIFY_WITH_TIMEOUT(opened && *opened, 10'000);
    std::optional<Result<domain::AccountDetails>> account;
    again.client()->accountDetails(this, [&](Result<domain::AccountDetails> r) { account = std::move(r); });
    QTRY_VERIFY_WITH_TIMEOUT(account, 10'000);
    QVERIFY(*account);
}

void TestKeychain::aKeyThatIsNotKeptChangesNothing()
{
    FailingStore store;
    Team team;
    QVERIFY(team.start(store, this));
    const QString profile = team.session->current()->id;
    store.fails = true;
    const auto done = team.rotate(this);
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Keychain);
    QVERIFY(kept(store, profile, this) == team.first);
    QVERIFY(team.takes(team.first, this));
    std::optional<Result<QList<domain::ApiKeyInfo>>> keys;
    team.session->client()->apiKeys(this, [&](Result<QList<domain::ApiKeyInfo>> r) { keys = std::move(r); });
    QTRY_VERIFY_WITH_TIMEOUT(keys && *keys, 10'000);
    QCOMPARE((*keys)->size(), 1); // the new one is revoked again
    // A retry succeeds.
    store.fails = false;
    QVERIFY(team.rotate(this));
    QVERIFY(!(kept(store, profile, this) == team.first));
}

void TestKeychain::innerRoundTrip()
{
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
    QVERIFY2(writes.last(), writes.last() ? "" : qPrintable(writes.last().error().detail.english()));
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
    KeychainSecretStore store;
    QList<ErrorCode> codes;
    store.write(QStringLiteral("a"), Secret("key"), this,
                [&](const Result<void>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    store.read(QStringLiteral("a"), this,
               [&](const Result<Secret>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    QTRY_COMPARE_WITH_TIMEOUT(codes.size(), 2, 8000);
    QCOMPARE(codes.at(0), ErrorCode::Keychain);
    QCOMPARE(codes.at(1), ErrorCode::Keychain);
    std::optional<Access> access;
    store.probe(this, [&access](Access found) { access = found; });
    QTRY_VERIFY_WITH_TIMEOUT(access, 6000);
    QVERIFY(*access == Access::None);
}

void TestKeychain::innerHanging()
{
    KeychainSecretStore store(std::chrono::milliseconds(800));
    // The window stays responsive meanwhile: timers expire.
    int ticks = 0;
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] { ++ticks; });
    tick.start(10);
    QList<ErrorCode> codes;
    QElapsedTimer clock;
    clock.start();
    store.read(QStringLiteral("a"), this,
               [&](const Result<Secret>& r) { codes.append(r ? ErrorCode::Internal : r.error().code); });
    QVERIFY(codes.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(codes.size(), 1, 6000);
    QCOMPARE(codes.first(), ErrorCode::Keychain);
    QVERIFY2(clock.elapsed() >= 750, qPrintable(QString::number(clock.elapsed())));
    QVERIFY2(ticks >= 5, qPrintable(QString::number(ticks)));
    // Only once: nothing more comes while another request is given up.
    int others = 0;
    store.read(QStringLiteral("b"), this, [&](const Result<Secret>&) { ++others; });
    QTRY_COMPARE_WITH_TIMEOUT(others, 1, 6000);
    QCOMPARE(codes.size(), 1);
}

namespace {

Access accessOf(SecretStore& store, QObject* context)
{
    std::optional<Access> access;
    store.probe(context, [&access](Access found) { access = found; });
    (void)QTest::qWaitFor([&access] { return access.has_value(); }, 10'000);
    return access.value_or(Access::None);
}

} // namespace

void TestKeychain::aLockedKeychainIsNotAMissingKey()
{
    if (!requireSecretService()) return;
    const QString prepare = QStringLiteral(
        "printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"$@\"");
    QCOMPARE(runInner(prepare, QStringLiteral("innerLocked")), 0);
}

void TestKeychain::innerLocked()
{
    KeychainSecretStore store(std::chrono::seconds(4));
    QCOMPARE(accessOf(store, this), Access::Ready);
    std::optional<Result<void>> written;
    store.write(QStringLiteral("a"), Secret("key"), this, [&](const Result<void>& r) { written = r; });
    QTRY_VERIFY_WITH_TIMEOUT(written && *written, 6000);
    QProcess lock;
    lock.start(QStringLiteral("dbus-send"),
               {QStringLiteral("--session"), QStringLiteral("--print-reply"),
                QStringLiteral("--dest=org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets"),
                QStringLiteral("org.freedesktop.Secret.Service.Lock"),
                QStringLiteral("array:objpath:/org/freedesktop/secrets/aliases/default")});
    QVERIFY(lock.waitForFinished(10'000));
    QVERIFY2(lock.exitCode() == 0, lock.readAllStandardError().constData());
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(accessOf(store, this), Access::NeedsPrompt);
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed()))); // nobody was asked
    // Nobody answers the question here.
    std::optional<Result<Secret>> found;
    store.read(QStringLiteral("a"), this, [&](Result<Secret> r) { found = std::move(r); });
    QTRY_VERIFY_WITH_TIMEOUT(found, 9000);
    QVERIFY(!*found);
    QCOMPARE(found->error().code, ErrorCode::Keychain);
}

void TestKeychain::aKeychainThatWasNeverMadeAsksNobodyToRead()
{
    if (!requireSecretService()) return;
    const QString prepare =
        QStringLiteral("gnome-keyring-daemon --start --components=secrets >/dev/null && exec \"$@\"");
    QCOMPARE(runInner(prepare, QStringLiteral("innerNeverMade")), 0);
}

void TestKeychain::innerNeverMade()
{
    KeychainSecretStore store;
    QCOMPARE(accessOf(store, this), Access::NeedsPrompt);
    std::optional<Result<Secret>> found;
    store.read(QStringLiteral("a"), this, [&](Result<Secret> r) { found = std::move(r); });
    QTRY_VERIFY_WITH_TIMEOUT(found, 6000);
    QVERIFY(!*found);
    QCOMPARE(found->error().code, ErrorCode::NotFound);
}

INK_TEST(TestKeychain, "tst_keychain")

} // namespace tst_keychain

#include "tst_keychain.moc"
