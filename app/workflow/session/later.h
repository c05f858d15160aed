#pragma once

#include "app/base/result.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

namespace ink::workflow {

/** Delivers a result to a context asynchronously: never before the caller returns, never after the
 * context was destroyed. */
template <typename T>
void notifyLater(QObject* context, std::function<void(Result<T>)> done, Result<T> result)
{
    if (!context || !done) return;
    QMetaObject::invokeMethod(
        context, [done = std::move(done), result = std::move(result)] { done(result); },
        Qt::QueuedConnection);
}

/** The callback of one call, ignored once its context is destroyed. Copies share the state, so that it
 * is called only once. */
template <typename T> class Listener final
{
public:
    Listener(QObject* context, std::function<void(Result<T>)> done)
        : m_state(std::make_shared<State>(State{context, std::move(done)}))
    {
    }
    void notify(Result<T> result) const
    {
        const auto done = std::exchange(m_state->done, nullptr);
        if (done && m_state->context) done(std::move(result));
    }
    void notifyLater(Result<T> result) const
    {
        workflow::notifyLater<T>(m_state->context, std::exchange(m_state->done, nullptr), std::move(result));
    }

private:
    struct State
    {
        QPointer<QObject> context;
        std::function<void(Result<T>)> done;
    };
    std::shared_ptr<State> m_state;
};

} // namespace ink::workflow
