// A background task: its result comes back once, in the thread of its context, or never when that is gone.
#include "app/base/backgroundtask.h"
#include "tests/support/testmain.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <memory>

namespace tst_backgroundtask {

using namespace ink;

class TestBackgroundTask final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theResultComesBackIntoTheThreadOfItsContext()
    {
        QThread* worked = nullptr;
        QThread* told = nullptr;
        int value = 0;
        runInBackground(
            this,
            [&worked] {
                worked = QThread::currentThread();
                return 42;
            },
            [&](int result) {
                told = QThread::currentThread();
                value = result;
            });
        QVERIFY(!told); // later, never at once
        QTRY_COMPARE(value, 42);
        QVERIFY(worked != thread() && told == thread());
    }

    /** An owner is often destroyed by what it has told. */
    void waitingForATaskThatHasEndedDoesNotBlock()
    {
        bool isTold = false;
        QFuture<void> future = runInBackground(
            this, [] { return QByteArray("much"); }, [&](const QByteArray&) { isTold = true; });
        QTRY_VERIFY(isTold);
        QVERIFY(future.isFinished() && !future.isRunning());
        future.waitForFinished();
    }

    void aResultThatCanOnlyBeMoved()
    {
        std::unique_ptr<int> got;
        runInBackground(
            this, [] { return std::make_unique<int>(7); },
            [&](std::unique_ptr<int> result) { got = std::move(result); });
        QTRY_VERIFY(got);
        QCOMPARE(*got, 7);
    }

    void nobodyIsToldOnceTheContextIsGone()
    {
        auto context = std::make_unique<QObject>();
        QSemaphore goOn;
        bool isTold = false;
        QFuture<void> future = runInBackground(
            context.get(),
            [&goOn] {
                goOn.acquire();
                return 1;
            },
            [&](int) { isTold = true; });
        QVERIFY(future.isRunning());
        context.reset();
        goOn.release();
        future.waitForFinished();
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
    }
};

INK_TEST(TestBackgroundTask, "tst_backgroundtask")

} // namespace tst_backgroundtask

#include "tst_backgroundtask.moc"
