#include "app/workflow/session/watchedtransport.h"

namespace ink::workflow {

namespace {

WatchedTransport::Outcome signOf(const Result<api::Response>& answer, bool withKey)
{
    using Sign = WatchedTransport::Outcome;
    if (answer) return withKey && answer->status == 401 ? Sign::Refused : Sign::Responded;
    switch (answer.error().code) {
    case ErrorCode::Network:
    case ErrorCode::Timeout:
        return Sign::Unreachable;
    default:
        return Sign::Responded;
    }
}

} // namespace

WatchedTransport::WatchedTransport(std::unique_ptr<api::Transport> out, OutcomeHandler watch)
    : m_out(std::move(out)), m_watch(std::make_shared<OutcomeHandler>(std::move(watch)))
{
}

WatchedTransport::~WatchedTransport() = default;

void WatchedTransport::replaceTransport(std::unique_ptr<api::Transport> out)
{
    m_earlier.push_back(std::exchange(m_out, std::move(out)));
}

QUrl WatchedTransport::baseUrl() const
{
    return m_out->baseUrl();
}

std::unique_ptr<api::Exchange> WatchedTransport::send(const api::Request& request, ResponseHandler answer,
                                                      ProgressHandler progress)
{
    return m_out->send(
        request,
        [watch = m_watch, withKey = !request.isAnonymous,
         answer = std::move(answer)](Result<api::Response> result) {
            (*watch)(signOf(result, withKey));
            answer(std::move(result));
        },
        std::move(progress));
}

} // namespace ink::workflow
