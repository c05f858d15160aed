#pragma once

#include "app/service/sms/smsgateway.h"
#include "app/workflow/session/smsaccount.h"

namespace ink {

/** Returns the SMS gateway for the service. `caFile` (PEM, may be empty) is trusted in addition to the
 * system's certificates. Fails with Validation if the account is unusable. */
[[nodiscard]] Result<service::sms::SmsGateway> smsGatewayOf(const workflow::SmsAccount& account,
                                                            const Secret& secret, const QString& caFile);

} // namespace ink
