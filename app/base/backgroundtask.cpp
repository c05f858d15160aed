#include "app/base/backgroundtask.h"

namespace ink {

namespace {

/** Each task is started by a person's action, so there are few. Tasks don't wait for each other: an owner
 * that is closed only waits for its own task, which it has stopped. */
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
