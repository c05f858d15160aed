#include "app/api/pendingcall.h"

#include "app/api/reasons.h"
#include "app/wire/errorcodec.h"

#include <QDateTime>

#include <utility>

namespace ink::api {

PendingCall::PendingCall(Transport& transport, const RetryPolicy& retry, Request request, bool repeatable,
                         QObject* context, ResultHandler finished, Transport::ProgressHandler progress,
                         QObject* parent)
    : QObject(parent), m_transport(transport), m_retry(retry), m_request(std::move(request)),
      m_isRepeatable(repeatable), m_context(context ? context : parent), m_finished(std::move(finished)),
      m_progress(std::move(progress))
{
    if (context) {
        connect(context, &QObject::destroyed, this, [this] {
            // Destroyed last: the callback may own the client itself.
            const auto dropped = std::exchange(m_finished, nullptr);
            m_exchange.reset();
            setParent(nullptr);
            deleteLater();
        });
    }
}

PendingCall::~PendingCall() = default;

void PendingCall::start()
{
    send();
}

void PendingCall::send()
{
    ++m_attempts;
    m_exchange = m_transport.send(
        m_request, [this](Result<Response> answer) { handleResponse(std::move(answer)); },
        [this](qint64 done, qint64 total) {
            if (m_progress && m_context) m_progress(done, total);
        });
}

void PendingCall::handleResponse(Result<Response> answer)
{
    if (!m_finished) return;
    if (answer && answer->status >= 400) {
        Error error = wire::errorFromResponse(answer->status, answer->body);
        const QByteArray retryAfter = answer->header("Retry-After");
        if (!retryAfter.isEmpty())
            error.retryAfterMs = wire::retryAfterMs(retryAfter, QDateTime::currentMSecsSinceEpoch());
        if (error.requestId.isEmpty()) error.requestId = answer->requestId;
        answer = fail(std::move(error));
    }
    if (!answer && m_isRepeatable) {
        if (const auto pause = m_retry.delayAfter(m_attempts, answer.error())) {
            m_retry.wait(*pause, this, [this] {
                if (m_finished) send();
            });
            return;
        }
    }
    end(std::move(answer));
}

void PendingCall::end(Result<Response> answer)
{
    const auto finished = std::exchange(m_finished, nullptr);
    const bool wanted = finished && m_context;
    // Removed from the client first: the receiver may delete it.
    setParent(nullptr);
    deleteLater();
    if (wanted) finished(std::move(answer));
}

void PendingCall::cancel()
{
    failLater(fail(ErrorCode::Cancelled, reasons::requestStopped()).value());
}

void PendingCall::failLater(const Error& error)
{
    auto finished = std::exchange(m_finished, nullptr);
    if (!finished) return;
    m_exchange.reset();
    if (m_context) {
        QMetaObject::invokeMethod(
            m_context, [finished = std::move(finished), error] { finished(fail(error)); },
            Qt::QueuedConnection);
    }
    setParent(nullptr);
    deleteLater();
}

} // namespace ink::api

#include "moc_pendingcall.cpp"
