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
    using Finished = std::function<void(Result<Response>)>;

    /** `parent` owns the pending calls; `context` may be null. */
    PendingCall(Transport& transport, const RetryPolicy& retry, Request request, bool repeatable,
                QObject* context, Finished finished, Transport::ProgressOf progress, QObject* parent);
    ~PendingCall() override;

    void start();
    /** Ends with ErrorCode::Cancelled, asynchronously. */
    void cancel();
    /** Ends with this error, asynchronously. */
    void failLater(const Error& error);

private:
    void send();
    void answered(Result<Response> answer);
    void end(Result<Response> answer);

    Transport& m_transport;
    RetryPolicy m_retry;
    Request m_request;
    bool m_repeatable;
    QPointer<QObject> m_context;
    Finished m_finished;
    Transport::ProgressOf m_progress;
    std::unique_ptr<Exchange> m_exchange;
    int m_tries = 0;
};

} // namespace ink::api
