#pragma once

// Private to app/api.

#include "app/api/call.h"
#include "app/api/pendingcall.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <utility>

namespace ink::api {

/** Sends the requests of one client and owns the pending calls. */
class CallRunner final
{
public:
    CallRunner(Transport& transport, RetryPolicy retry);
    CallRunner(const CallRunner&) = delete;
    CallRunner& operator=(const CallRunner&) = delete;
    /** Pending calls end with Cancelled. */
    ~CallRunner();

    [[nodiscard]] QUrl baseUrl() const { return m_transport.baseUrl(); }
    /** Sets whether the server stores responses by Idempotency-Key, as reported by accountDetails. */
    void setKeysSupported(bool supported) { m_keysSupported = supported; }

    template <typename T>
    Call run(Request request, QObject* context, Done<T> done,
             std::function<Result<T>(const Response&)> decode, Progress progress = {})
    {
        return start(
            std::move(request), context,
            [done = std::move(done), decode = std::move(decode)](Result<Response> answer) {
                if (!answer) return done(fail(answer.error()));
                Result<T> result = decode(*answer);
                if (!result && result.error().requestId.isEmpty())
                    result.error().requestId = answer->requestId;
                done(std::move(result));
            },
            std::move(progress));
    }

    /** Starts a call that fails before anything is sent. */
    template <typename T> Call failCall(const Error& error, QObject* context, Done<T> done)
    {
        auto* pending = new PendingCall(
            m_transport, m_retry, {}, false, context,
            [done = std::move(done)](Result<Response> answer) { done(fail(answer.error())); }, {}, &m_calls);
        pending->failLater(error);
        return {};
    }

private:
    Call start(Request request, QObject* context, PendingCall::ResultHandler finished, Progress progress);

    Transport& m_transport;
    RetryPolicy m_retry;
    QObject m_calls; ///< parent of the pending calls
    bool m_keysSupported = false;
};

} // namespace ink::api
