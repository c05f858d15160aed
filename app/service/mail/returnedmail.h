#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/core/stores.h"
#include "app/service/mail/deliveryreport.h"

namespace ink::service::mail {

/** Records that a mail was returned or is delayed in the state of the mail and of its recipient and in
 * the history, and notifies the sender by mail if it is final. A report applies only to the letter that
 * it names, and only once. */
class ReturnedMail final
{
public:
    enum class Outcome {
        Unknown, ///< not one of our letters, or one that is not recorded yet
        Ignored, ///< already known, or no longer relevant
        Late,    ///< recorded as delayed
        Failed   ///< recorded as not delivered
    };
    ReturnedMail(Stores& stores, const Clock& clock);

    [[nodiscard]] Result<Outcome> take(const DeliveryReport& report);

private:
    [[nodiscard]] Result<Outcome> write(const DeliveryReport& report, const store::MailOutcome& letter);

    Stores& m_stores;
    const Clock& m_clock;
};

} // namespace ink::service::mail
