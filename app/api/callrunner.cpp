#include "app/api/callrunner.h"

namespace ink::api {

CallRunner::CallRunner(Transport& transport, RetryPolicy retry)
    : m_transport(transport), m_retry(std::move(retry))
{
}

CallRunner::~CallRunner()
{
    const auto running = m_calls.findChildren<PendingCall*>(QString(), Qt::FindDirectChildrenOnly);
    for (PendingCall* call : running)
        call->cancel();
}

Call CallRunner::start(Request request, QObject* context, PendingCall::ResultHandler finished,
                       Progress progress)
{
    // On servers without support for keys, a retry could create a second document: a write with an unknown
    // outcome is left to the caller.
    const bool keyed = m_keysSupported && !request.idempotencyKey.isEmpty();
    const bool repeatable = !request.isSentOnce && (request.method == Method::Get || keyed);
    if (request.method == Method::Post && !repeatable) request.isSentOnce = true;
    auto* pending = new PendingCall(m_transport, m_retry, std::move(request), repeatable, context,
                                    std::move(finished), std::move(progress), &m_calls);
    pending->start();
    return Call([call = QPointer<PendingCall>(pending)] {
        if (call) call->cancel();
    });
}

} // namespace ink::api
