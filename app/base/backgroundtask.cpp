#include "app/base/backgroundtask.h"

namespace ink {

namespace {

/** Runs tasks in parallel: users start them, so few run at the same time. An owner that is being destroyed
 * stops its own task and waits only for that one. */
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
