#include "app/pdf/text/fontthreads.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <list>
#include <mutex>
#include <system_error>
#include <thread>

namespace ink::pdf {

namespace {

// Index(worksOfThread): Fonts: which threads look into them, and how long they live
constexpr int worksOfThread = 100; ///< number of jobs after which a thread ends
constexpr std::chrono::seconds maxIdle{2};

thread_local bool isFontThread = false;

bool isMainThread()
{
    const QCoreApplication* application = QCoreApplication::instance();
    return application && application->thread() == QThread::currentThread();
}

struct Work
{
    const std::function<void()>& run;
    bool isDone = false;
    std::exception_ptr fault = {};
};

void stopFontThreads();

/** The process's threads for fonts. */
class FontThreads final
{
public:
    ~FontThreads() { stop(); }

    void run(const std::function<void()>& function)
    {
        Work work{function};
        {
            std::unique_lock lock(m_mutex);
            joinEnded(lock);
            m_waiting.push_back(&work);
            if (m_waiting.size() > static_cast<std::size_t>(m_idle) && !startThread()) {
                m_waiting.pop_back();
                lock.unlock();
                return function();
            }
            m_wake.notify_one();
            m_done.wait(lock, [&] { return work.isDone; });
        }
        if (work.fault) std::rethrow_exception(work.fault);
    }

    /** Ends all threads: their cached fonts must be released before the application object. */
    void stop()
    {
        std::unique_lock lock(m_mutex);
        m_isStopping = true;
        m_wake.notify_all();
        m_done.wait(lock, [this] { return m_running.empty(); });
        joinEnded(lock);
        m_isStopping = false;
    }

private:
    /** Starts another thread unless there are enough. Returns false if no thread is running and none can be
     * started. */
    bool startThread()
    {
        const auto maximum = static_cast<std::size_t>(std::max(2U, 2 * std::thread::hardware_concurrency()));
        if (m_running.size() >= maximum) return true;
        if (m_running.empty()) {
            qRemovePostRoutine(stopFontThreads);
            qAddPostRoutine(stopFontThreads);
        }
        const auto place = m_running.emplace(m_running.end());
        try {
            *place = std::thread([this, place] { work(place); });
            ++m_idle; // it first looks for work
        } catch (const std::system_error&) {
            m_running.erase(place);
        }
        return !m_running.empty();
    }

    void work(std::list<std::thread>::iterator place)
    {
        isFontThread = true;
        std::unique_lock lock(m_mutex);
        for (int done = 0; done < worksOfThread; ++done) {
            const bool any =
                m_wake.wait_for(lock, maxIdle, [this] { return !m_waiting.empty() || m_isStopping; });
            if (!any || m_waiting.empty()) break;
            Work& next = *m_waiting.front();
            m_waiting.pop_front();
            --m_idle;
            lock.unlock();
            try {
                next.run();
            } catch (...) {
                next.fault = std::current_exception();
            }
            lock.lock();
            ++m_idle;
            next.isDone = true;
            m_done.notify_all();
        }
        --m_idle;
        m_ended.splice(m_ended.end(), m_running, place);
        // Waiting callers must not depend on a thread that is ending.
        if (m_waiting.size() > static_cast<std::size_t>(m_idle) && !m_isStopping) startThread();
        m_done.notify_all();
    }

    void joinEnded(std::unique_lock<std::mutex>& lock)
    {
        std::list<std::thread> ended;
        ended.swap(m_ended);
        if (ended.empty()) return;
        lock.unlock(); // thread-local data is freed when the thread ends
        for (std::thread& thread : ended)
            thread.join();
        lock.lock();
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_done;
    std::deque<Work*> m_waiting;
    std::list<std::thread> m_running;
    std::list<std::thread> m_ended; ///< to be joined
    int m_idle = 0;
    bool m_isStopping = false;
};

FontThreads& fontThreads()
{
    static FontThreads threads;
    return threads;
}

void stopFontThreads()
{
    fontThreads().stop();
}

} // namespace

void runOnFontThread(const std::function<void()>& work)
{
    if (isFontThread || isMainThread()) return work();
    fontThreads().run(work);
}

} // namespace ink::pdf
