#include "app/service/host/sealkeyfile.h"
#include "app/service/host/sealkeysource.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_sealkeysource {

using namespace ink;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

class TestSealKeySource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allWhoAskGetTheSameKey();
    void aFailedMakingIsTriedAgain();
    void aMissingPassphraseIsWantedToSeal();
};

namespace {

Result<pdf::SealKey> newKey()
{
    return pdf::SealKey::generate(pdf::KeyKind::P256, u"Test"_s, u"Tests"_s, test::ManualClock::epoch);
}

} // namespace

void TestSealKeySource::allWhoAskGetTheSameKey()
{
    std::atomic_int made = 0;
    SealKeySource source(
        [&](const std::optional<Secret>&) {
            ++made;
            return newKey();
        },
        Secret());
    source.startLoading();
    source.startLoading();
    std::vector<std::future<Result<pdf::SealKey>>> asked;
    for (int i = 0; i < 4; ++i)
        asked.push_back(std::async(std::launch::async, [&] { return source.get(); }));
    const auto mine = source.get();
    QVERIFY(mine);
    for (auto& each : asked) {
        const auto theirs = each.get();
        QVERIFY(theirs);
        QCOMPARE(theirs->fingerprint(), mine->fingerprint());
    }
    QCOMPARE(made.load(), 1);
    QVERIFY(!source.lastError());
}

void TestSealKeySource::aFailedMakingIsTriedAgain()
{
    std::atomic_bool away = true;
    SealKeySource source(
        [&](const std::optional<Secret>&) -> Result<pdf::SealKey> {
            if (away) return fail(ErrorCode::Unavailable, Message::literal(u"The database is away."_s));
            return newKey();
        },
        Secret());
    QVERIFY(!source.lastError()); // nothing was tried
    source.startLoading();
    QTRY_VERIFY(source.lastError());
    QCOMPARE(source.get().error().code, ErrorCode::Unavailable);
    away = false;
    QVERIFY(source.lastError()); // until it is generated
    source.startLoading();
    QTRY_VERIFY(!source.lastError());
    QVERIFY(source.get());
}

/** Only what seals asks for a missing passphrase; a wrong one changes nothing. */
void TestSealKeySource::aMissingPassphraseIsWantedToSeal()
{
    int wanted = 0;
    SealKeySource source(
        [](const std::optional<Secret>& passphrase) -> Result<pdf::SealKey> {
            if (!passphrase) return fail(lockedSealKeyError());
            if (!(*passphrase == Secret("right"))) return fail(ErrorCode::Crypto);
            return newKey();
        },
        std::nullopt, [&wanted] { ++wanted; });
    QVERIFY(source.isLocked());
    QCOMPARE(source.get().error().code, ErrorCode::Unavailable);
    QCOMPARE(wanted, 0);
    QVERIFY(!source.getForSealing());
    QCOMPARE(wanted, 1);
    QCOMPARE(source.unlock(Secret("wrong")).error().code, ErrorCode::Crypto);
    QVERIFY(source.isLocked());
    QCOMPARE(source.get().error().code, ErrorCode::Unavailable);
    QVERIFY(source.unlock(Secret("right")));
    QVERIFY(!source.isLocked());
    QVERIFY(source.getForSealing());
    QCOMPARE(wanted, 1);
}

INK_TEST(TestSealKeySource, "tst_sealkeysource")

} // namespace tst_sealkeysource

#include "tst_sealkeysource.moc"
