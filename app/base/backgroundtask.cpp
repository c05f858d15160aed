#include "app/base/backgroundtask.h"

namespace ink {

namespace {

/** Each task is an act of a person, so there are few. None waits for another one to end: an owner that is
 * closed waits only for its own task, which it has stopped. */
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
