#pragma once

#include "app/base/clock.h"
#include "app/workflow/bulk/bulkrun.h"

#include <QString>

#include <chrono>

namespace ink::ui {

/** The remaining time of a run, for example "about 3 min left". */
[[nodiscard]] QString timeLeftText(std::chrono::seconds left);
/** The state of a run: "Sending", or the delay that the service requested. */
[[nodiscard]] QString bulkStateText(const workflow::BulkRun& run, Timestamp now);
/** The numbers of rows by result, with speed and remaining time while the run is sending. */
[[nodiscard]] QString bulkCountsText(const workflow::BulkRun& run);

} // namespace ink::ui
