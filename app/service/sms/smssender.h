#pragma once

#include "app/service/callbacks/resolver.h"
#include "app/service/sms/smsgateway.h"

#include <memory>

namespace ink::service::callbacks {
class Transfers;
}

namespace ink::service::sms {

/** The result of sending one message. */
struct SmsResult
{
    enum class Verdict {
        Sent,             ///< accepted by the gateway
        TemporaryFailure, ///< a temporary failure: no connection, a busy gateway
        Refused           ///< a permanent failure
    };
    Verdict verdict = Verdict::TemporaryFailure;
    Message error; ///< never contains text from the gateway or the number
};

/**
 * Sends messages through one gateway, with the same restrictions as for callbacks: resolves the name once,
 * connects only to allowed addresses, follows no redirects. Thread-safe. A call ends within a minute.
 */
class SmsSender final
{
public:
    /** `lookup` is for tests. */
    explicit SmsSender(SmsGateway gateway, const callbacks::Lookup& lookup = {});
    ~SmsSender();

    [[nodiscard]] const SmsGateway& gateway() const { return m_gateway; }
    [[nodiscard]] SmsResult send(const QString& number, const QString& text);
    void stop(); ///< aborts running and later calls at once

private:
    SmsGateway m_gateway;
    std::unique_ptr<callbacks::Transfers> m_transfers;
};

} // namespace ink::service::sms
