#include "app/workflow/session/watchedtransport.h"

namespace ink::workflow {

namespace {

WatchedTransport::Sign signOf(const Result<api::Response>& answer, bool withKey)
{
    using Sign = WatchedTransport::Sign;
    if (answer) return withKey && answer->status == 401 ? Sign::Refused : Sign::Answered;
    switch (answer.error().code) {
    case ErrorCode::Network:
    case ErrorCode::Timeout:
        return Sign::Unreachable;
    default:
        return Sign::Answered;
    }
}

} // namespace

WatchedTransport::WatchedTransport(std::unique_ptr<api::Transport> out, Watch watch)
    : m_out(std::move(out)), m_watch(std::make_shared<Watch>(std::move(watch)))
{
}

WatchedTransport::~WatchedTransport() = default;

void WatchedTransport::exchange(std::unique_ptr<api::Transport> out)
{
    m_earlier.push_back(std::exchange(m_out, std::move(out)));
}

QUrl WatchedTransport::baseUrl() const
{
    return m_out->baseUrl();
}

std::unique_ptr<api::Exchange> WatchedTransport::send(const api::Request& request, Answer answer,
                                                      ProgressOf progress)
{
    return m_out->send(
        request,
        [watch = m_watch, withKey = !request.anonymous,
         answer = std::move(answer)](Result<api::Response> result) {
            (*watch)(signOf(result, withKey));
            answer(std::move(result));
        },
        std::move(progress));
}

} // namespace ink::workflow
