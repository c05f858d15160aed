#pragma once

#include "app/service/sms/smsgateway.h"
#include "app/workflow/session/smsaccount.h"

namespace ink {

/** The gateway as the service takes it. `caFile` (PEM) is believed besides the system's certificates, and may
 * be empty. Validation when it can't work. */
[[nodiscard]] Result<service::sms::SmsGateway> smsGatewayOf(const workflow::SmsAccount& account,
                                                            const Secret& secret, const QString& caFile);

} // namespace ink
