#pragma once

#include "app/api/retrypolicy.h"
#include "app/api/transport.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace ink::api {

/** A call from its first attempt to its single result: retries if that is harmless, ends with the context or
 * with cancel(). Converts responses of 400 and above to errors. Deletes itself. */
class PendingCall final : public QObject
{
    Q_OBJECT
public:
    using ResultHandler = std::function<void(Result<Response>)>;

    /** `parent` owns the pending calls; `context` may be null. */
    PendingCall(Transport& transport, const RetryPolicy& retry, Request request, bool repeatable,
                QObject* context, ResultHandler finished, Transport::ProgressHandler progress,
                QObject* parent);
    ~PendingCall() override;

    void start();
    /** Ends with ErrorCode::Cancelled, asynchronously. */
    void cancel();
    /** Ends with this error, asynchronously. */
    void failLater(const Error& error);

private:
    void send();
    void handleResponse(Result<Response> answer);
    void end(Result<Response> answer);

    Transport& m_transport;
    RetryPolicy m_retry;
    Request m_request;
    bool m_isRepeatable;
    QPointer<QObject> m_context;
    ResultHandler m_finished;
    Transport::ProgressHandler m_progress;
    std::unique_ptr<Exchange> m_exchange;
    int m_attempts = 0;
};

} // namespace ink::api
