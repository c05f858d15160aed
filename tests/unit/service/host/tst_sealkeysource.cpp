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
    SealKeySource source([&] {
        ++made;
        return newKey();
    });
    source.begin();
    source.begin();
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
    QVERIFY(!source.fault());
}

void TestSealKeySource::aFailedMakingIsTriedAgain()
{
    std::atomic_bool away = true;
    SealKeySource source([&]() -> Result<pdf::SealKey> {
        if (away) return fail(ErrorCode::Unavailable, Message::literal(u"The database is away."_s));
        return newKey();
    });
    QVERIFY(!source.fault()); // nothing was tried
    source.begin();
    QTRY_VERIFY(source.fault());
    QCOMPARE(source.get().error().code, ErrorCode::Unavailable);
    away = false;
    QVERIFY(source.fault()); // until it is generated
    source.begin();
    QTRY_VERIFY(!source.fault());
    QVERIFY(source.get());
}

INK_TEST(TestSealKeySource, "tst_sealkeysource")

} // namespace tst_sealkeysource

#include "tst_sealkeysource.moc"
