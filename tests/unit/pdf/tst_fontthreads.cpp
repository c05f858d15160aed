// Work with fonts runs on a few threads that end when they are idle.
#include "app/pdf/text/fontthreads.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace tst_fontthreads {

using namespace ink::pdf;

namespace {

std::atomic_int threadsSoFar = 0;

/** A number that is unique to this thread. */
int threadNumber()
{
    thread_local const int number = ++threadsSoFar;
    return number;
}

/** Calls from many threads at once, several times each. */
void callFromThreads(int threads, int times, const std::function<void()>& work)
{
    std::vector<std::thread> callers;
    for (int i = 0; i < threads; ++i)
        callers.emplace_back([&] {
            for (int k = 0; k < times; ++k)
                runOnFontThread(work);
        });
    for (std::thread& caller : callers)
        caller.join();
}

} // namespace

class TestFontThreads final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onTheMainThreadAtOnce()
    {
        const QThread* at = nullptr;
        runOnFontThread([&] { at = QThread::currentThread(); });
        QCOMPARE(at, QThread::currentThread());
    }

    void eachWorkIsDoneOnce()
    {
        std::atomic_int done = 0;
        std::atomic_int atWork = 0;
        std::atomic_int maximum = 0;
        std::mutex mutex;
        std::set<int> numbers;
        callFromThreads(24, 100, [&] {
            const int now = ++atWork;
            for (int before = maximum; now > before && !maximum.compare_exchange_weak(before, now);) {
            }
            {
                const std::lock_guard lock(mutex);
                numbers.insert(threadNumber());
            }
            ++done;
            --atWork;
        });
        QCOMPARE(done.load(), 2400);
        QVERIFY(maximum <= int(std::max(2U, 2 * std::thread::hardware_concurrency())));
        QVERIFY2(numbers.size() >= 24, "a thread does a hundred works at most");
    }

    void nestedWorkDoesNotWaitForItself()
    {
        std::atomic_int done = 0;
        callFromThreads(16, 20, [&] {
            const int outer = threadNumber();
            runOnFontThread([&] { done += threadNumber() == outer ? 1 : 0; });
        });
        QCOMPARE(done.load(), 320);
    }

    void exceptionsAreForTheCaller()
    {
        std::atomic_int caught = 0;
        std::thread caller([&] {
            for (int i = 0; i < 10; ++i) {
                try {
                    runOnFontThread([] { throw std::runtime_error("no memory"); });
                } catch (const std::runtime_error&) {
                    ++caught;
                }
            }
        });
        caller.join();
        QCOMPARE(caught.load(), 10);
    }

    /** Idle threads end; later work starts a new one. */
    void idleThreadsEnd()
    {
        struct Mark
        {
            ~Mark() { ++*ended; }
            std::atomic_int* ended;
        };
        static std::atomic_int ended = 0;
        callFromThreads(1, 1, [] { thread_local const Mark mark{&ended}; });
        QTRY_COMPARE_WITH_TIMEOUT(ended.load(), 1, 20'000);
        callFromThreads(1, 1, [] {});
    }
};

INK_TEST(TestFontThreads, "tst_fontthreads")

} // namespace tst_fontthreads

#include "tst_fontthreads.moc"
