#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace ink {

/** The thread pool of runInBackground(): one low-priority thread per task. */
[[nodiscard]] QThreadPool& backgroundPool();

// Index(runInBackground): BackgroundWorker work: the one way to write it
/** Runs `work` in a background thread, then calls `done` with its result in the thread of `context`, which
 * must be the caller's: later, and not at all once the context is destroyed. `work` must own copies of
 * everything that it needs; otherwise the owner of the data must wait for the returned future, which finishes
 * when `work` has ended, before destroying them. If newer requests replace the result, `done` should compare
 * request numbers. */
template <typename Work, typename Done> QFuture<void> runInBackground(QObject* context, Work work, Done done)
{
    using Value = std::invoke_result_t<Work>;
    auto result = std::make_shared<std::optional<Value>>();
    auto promise = std::make_shared<QPromise<void>>();
    promise->start();
    const QFuture<void> future = promise->future();
    auto* watcher = new QFutureWatcher<void>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, result, done = std::move(done)]() mutable {
                         watcher->deleteLater();
                         if (*result) done(std::move(**result));
                     });
    watcher->setFuture(future);
    backgroundPool().start([promise, result, work = std::move(work)]() mutable {
        result->emplace(work());
        promise->finish();
    });
    return future;
}

} // namespace ink
