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
        Sent,   ///< the gateway took it
        Later,  ///< it may work later: no connection, a busy gateway
        Refused ///< the gateway will never take it
    };
    Verdict verdict = Verdict::Later;
    Message error; ///< never contains what the gateway wrote, nor the number
};

/**
 * Hands messages to one gateway, by the rules of callbacks: its name is looked up once, only addresses that
 * are allowed are connected to, no redirect is followed. Safe from any thread. A call ends within a minute.
 */
class SmsSender final
{
public:
    /** `lookup` is for tests. */
    explicit SmsSender(SmsGateway gateway, const callbacks::Lookup& lookup = {});
    ~SmsSender();

    [[nodiscard]] const SmsGateway& gateway() const { return m_gateway; }
    [[nodiscard]] SmsResult send(const QString& number, const QString& text);
    void stop(); ///< running calls give up at once, later ones too

private:
    SmsGateway m_gateway;
    std::unique_ptr<callbacks::Transfers> m_transfers;
};

} // namespace ink::service::sms
