#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/checkreport.h"
#include "app/service/admin/servicedata.h"

namespace ink::service::admin {

/**
 * Checks the stored data of a service for all known kinds of problems, even while the service is running.
 * Changes nothing. Fails only if the check itself can't run.
 */
[[nodiscard]] Result<CheckReport> check(const ServiceData& place, const CheckOptions& options,
                                        const Clock& clock);

} // namespace ink::service::admin
