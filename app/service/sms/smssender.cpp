#include "app/service/sms/smssender.h"

#include "app/service/callbacks/transfers.h"
#include "app/service/sms/reasons.h"

#include <future>

namespace ink::service::sms {

namespace {

using Verdict = SmsResult::Verdict;

/** Returns whether a status is a temporary failure (RFC 9110 §15.5, RFC 6585 §4). Other 4xx errors would
 * recur. */
bool isPassing(int status)
{
    constexpr int timeout = 408;
    constexpr int tooEarly = 425;
    constexpr int tooMany = 429;
    return status < 400 || status >= 500 || status == timeout || status == tooEarly || status == tooMany;
}

SmsResult judged(const SmsGateway& gateway, const callbacks::TransferResult& result)
{
    if (result.status == 0) return {Verdict::TemporaryFailure, result.error};
    if (isSuccess(gateway, result.status, result.response)) return {Verdict::Sent, {}};
    SmsGateway anyText = gateway;
    anyText.successText.clear();
    if (isSuccess(anyText, result.status, {}))
        return {Verdict::TemporaryFailure, reasons::smsGatewayWithoutSuccess()};
    return {isPassing(result.status) ? Verdict::TemporaryFailure : Verdict::Refused,
            reasons::smsGatewayAnswered(result.status)};
}

} // namespace

SmsSender::SmsSender(SmsGateway gateway, const callbacks::Lookup& lookup) : m_gateway(std::move(gateway))
{
    callbacks::Transfers::Options options;
    options.policy = {m_gateway.allowsLocal, m_gateway.allowsLocal};
    options.timeout = m_gateway.timeout;
    options.caFile = m_gateway.caFile;
    options.lookup = lookup;
    m_transfers = std::make_unique<callbacks::Transfers>(std::move(options));
}

SmsSender::~SmsSender() = default;

SmsResult SmsSender::send(const QString& number, const QString& text)
{
    const SmsRequest made = requestFor(m_gateway, number, text);
    auto body = std::make_shared<callbacks::RequestBody>();
    body->add(made.body);
    callbacks::TransferRequest request;
    request.url = made.url;
    request.method = made.method;
    request.headers = made.headers;
    request.body = body;
    request.keepsResponse = true;
    auto promise = std::make_shared<std::promise<callbacks::TransferResult>>();
    std::future<callbacks::TransferResult> done = promise->get_future();
    m_transfers->start(std::move(request), [promise](callbacks::TransferResult result) {
        promise->set_value(std::move(result));
    });
    return judged(m_gateway, done.get());
}

void SmsSender::stop()
{
    m_transfers->stop();
}

} // namespace ink::service::sms
