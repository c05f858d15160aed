#include "app/base/backgroundtask.h"

namespace ink {

namespace {

/** Runs tasks in parallel: users start them, so few run at the same time. An owner that is closed only waits
 * for its own task, which it has stopped. */
class TaskPool final : public QThreadPool
{
public:
    TaskPool()
    {
        constexpr int maxTasks = 64;
        setMaxThreadCount(maxTasks);
        setThreadPriority(QThread::LowPriority);
    }
};

} // namespace

QThreadPool& backgroundPool()
{
    static TaskPool pool;
    return pool;
}

} // namespace ink
