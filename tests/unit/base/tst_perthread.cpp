#include "app/base/perthread.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <string>
#include <thread>

namespace tst_perthread {

using namespace ink;

namespace {

std::atomic<int> s_destroyed = 0;
std::atomic<int> s_sound = 0;

struct Counted
{
    Counted() = default;
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    ~Counted()
    {
        ++s_destroyed;
        if (text == "a text that is longer than what a string holds by itself") ++s_sound;
    }
    std::string text;
};
struct OneTag;
struct OtherTag;

Counted& oneOf()
{
    return perThread<Counted, OneTag>();
}
Counted& otherOf()
{
    return perThread<Counted, OtherTag>();
}

} // namespace

/** One value per thread, destroyed with it. */
class TestPerThread final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDestroyedWhenItsThreadEnds()
    {
        constexpr int threads = 20;
        for (int i = 0; i < threads; ++i) {
            std::thread([] {
                oneOf();
                oneOf().text = "a text that is longer than what a string holds by itself";
            }).join();
            QCOMPARE(s_destroyed.load(), i + 1);
        }
        QCOMPARE(s_sound.load(), threads); // destroyed before its memory was freed
    }
    void isOnePerThreadAndTag()
    {
        Counted* const mine = &oneOf();
        QVERIFY(mine == &oneOf());
        QVERIFY(mine != &otherOf());
        Counted* theirs = nullptr;
        std::thread([&theirs] { theirs = &oneOf(); }).join();
        QVERIFY(theirs != mine);
    }
};

INK_TEST(TestPerThread, "tst_perthread")

} // namespace tst_perthread

#include "tst_perthread.moc"
