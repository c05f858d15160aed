#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace ink::inkstoned {

/**
 * Tells the service manager how it goes (sd_notify(3): `READY=1`, `STOPPING=1`, `WATCHDOG=1`). Does nothing
 * when nobody wants to know. The address is taken out of the environment at the first call, so that no child
 * has it.
 */
void notifyManager(const QByteArray& state);
/** Half of the interval at which the manager expects `WATCHDOG=1`; nothing = never. */
[[nodiscard]] std::optional<std::chrono::milliseconds> watchdogPause();

} // namespace ink::inkstoned
