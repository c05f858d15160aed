#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/core/stores.h"
#include "app/service/mail/deliveryreport.h"

namespace ink::service::mail {

/** Records that an email was returned or is delayed: in the state of the email and of its recipient, and in
 * the history. Also notifies the sender by email if the report is final. A report applies only to the email
 * that it names, and only once. */
class ReturnedMail final
{
public:
    enum class Outcome {
        Unknown, ///< not one of the service's emails, or not recorded yet
        Ignored, ///< already recorded, or no longer relevant
        Delayed, ///< recorded as delayed
        Failed   ///< recorded as not delivered
    };
    ReturnedMail(Stores& stores, const Clock& clock);

    [[nodiscard]] Result<Outcome> processReport(const DeliveryReport& report);

private:
    [[nodiscard]] Result<Outcome> write(const DeliveryReport& report, const store::MailOutcome& letter);

    Stores& m_stores;
    const Clock& m_clock;
};

} // namespace ink::service::mail
