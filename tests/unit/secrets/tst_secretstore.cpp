#include "app/secrets/memorysecretstore.h"
#include "app/secrets/overlaysecretstore.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_secretstore {

using namespace ink;
using namespace ink::secrets;

class TestSecretStore final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatWasWritten();
    void neverCallsBeforeItReturnsNorAfterTheContext();
    void failsAsTold();
    void anOverlayReadsThroughAndWritesNothing();
};

void TestSecretStore::readsWhatWasWritten()
{
    MemorySecretStore store;
    QList<Result<Secret>> reads;
    int writes = 0;
    const auto keep = [&](Result<Secret> result) { reads.append(std::move(result)); };
    store.read(QStringLiteral("a"), this, keep);
    store.write(QStringLiteral("a"), Secret("key"), this, [&](Result<void> r) { writes += r ? 1 : 0; });
    store.read(QStringLiteral("a"), this, keep);
    store.remove(QStringLiteral("a"), this, [&](Result<void> r) { writes += r ? 1 : 0; });
    store.remove(QStringLiteral("a"), this, [&](Result<void> r) { writes += r ? 1 : 0; });
    store.read(QStringLiteral("a"), this, keep);
    QTRY_COMPARE(reads.size(), 3);
    QCOMPARE(writes, 3);
    QCOMPARE(reads.at(0).error().code, ErrorCode::NotFound);
    QCOMPARE(reads.at(1)->reveal(), QByteArray("key"));
    QCOMPARE(reads.at(2).error().code, ErrorCode::NotFound);
}

void TestSecretStore::neverCallsBeforeItReturnsNorAfterTheContext()
{
    MemorySecretStore store;
    int calls = 0;
    auto context = std::make_unique<QObject>();
    store.read(QStringLiteral("a"), context.get(), [&](const Result<Secret>&) { ++calls; });
    QCOMPARE(calls, 0);
    context.reset();
    test::processEvents();
    QCOMPARE(calls, 0);
}

void TestSecretStore::failsAsTold()
{
    MemorySecretStore store;
    store.setFailure(ErrorCode::Keychain);
    std::optional<ErrorCode> code;
    store.write(QStringLiteral("a"), Secret("key"), this,
                [&](const Result<void>& r) { code = r.error().code; });
    QTRY_VERIFY(code);
    QCOMPARE(*code, ErrorCode::Keychain);
    QVERIFY(!store.contains(QStringLiteral("a")));
}

void TestSecretStore::anOverlayReadsThroughAndWritesNothing()
{
    const QString proxy = QStringLiteral("proxy");
    const QString account = QStringLiteral("account");
    MemorySecretStore keychain;
    OverlaySecretStore store(keychain);
    QList<Result<Secret>> reads;
    int changes = 0;
    const auto keep = [&](Result<Secret> result) { reads.append(std::move(result)); };
    const auto count = [&](const Result<void>& result) { changes += result ? 1 : 0; };
    keychain.write(proxy, Secret("password"), this, count);
    store.read(proxy, this, keep);
    store.write(account, Secret("key"), this, count);
    store.read(account, this, keep);
    store.remove(proxy, this, count);
    store.read(proxy, this, keep);
    QVERIFY(reads.isEmpty()); // never before the call returns
    QTRY_COMPARE(reads.size(), 3);
    QCOMPARE(changes, 3);
    QCOMPARE(reads.at(0)->reveal(), QByteArray("password"));
    QCOMPARE(reads.at(1)->reveal(), QByteArray("key"));
    QCOMPARE(reads.at(2).error().code, ErrorCode::NotFound);
    QVERIFY(keychain.contains(proxy) && !keychain.contains(account));
    // The keychain's failures are passed on.
    keychain.setFailure(ErrorCode::Keychain);
    store.read(QStringLiteral("other"), this, keep);
    store.read(account, this, keep);
    QTRY_COMPARE(reads.size(), 5);
    QCOMPARE(reads.at(3).error().code, ErrorCode::Keychain);
    QCOMPARE(reads.at(4)->reveal(), QByteArray("key"));
}

INK_TEST(TestSecretStore, "tst_secretstore")

} // namespace tst_secretstore

#include "tst_secretstore.moc"
