#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace ink {

/** The threads of runInBackground(): as many as there are tasks, of low priority. */
[[nodiscard]] QThreadPool& backgroundPool();

/**
 * Runs `work` in a background thread, then calls `done` with its result in the thread of `context`,
 * which is the caller's: later, and not at all once the context is gone. `work` holds copies of everything
 * that it needs, or its owner waits for the future before it is destroyed. For a result that a newer request
 * replaces, `done` compares the number of its request.
 */
template <typename Work, typename Done>
QFuture<std::invoke_result_t<Work>> runInBackground(QObject* context, Work work, Done done)
{
    using Value = std::invoke_result_t<Work>;
    auto promise = std::make_shared<QPromise<Value>>();
    promise->start();
    const QFuture<Value> future = promise->future();
    auto* watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, done = std::move(done)]() mutable {
                         watcher->deleteLater();
                         if (watcher->future().resultCount() > 0) done(watcher->future().takeResult());
                     });
    watcher->setFuture(future);
    backgroundPool().start([promise, work = std::move(work)]() mutable {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace ink
