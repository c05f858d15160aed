#pragma once

#include "app/api/retrypolicy.h"
#include "app/api/transport.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace ink::api {

/**
 * One call from the first try to its one answer: tries again where that is harmless, ends with the context or
 * with cancel(). Answers of 400 and more become errors here. Deletes itself.
 */
class PendingCall final : public QObject
{
    Q_OBJECT
public:
    using Finished = std::function<void(Result<Response>)>;

    /** `parent` holds the calls that are under way; `context` may be null. */
    PendingCall(Transport& transport, const RetryPolicy& retry, Request request, bool repeatable,
                QObject* context, Finished finished, Transport::ProgressOf progress, QObject* parent);
    ~PendingCall() override;

    void start();
    /** Ends with ErrorCode::Cancelled, later. */
    void cancel();
    /** Ends with this error, later. */
    void failSoon(const Error& error);

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
