#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace ink::inkstoned {

/**
 * Notifies the service manager (sd_notify(3): `READY=1`, `STOPPING=1`, `WATCHDOG=1`), if there is one. The
 * first call removes the address from the environment, so that no child process has it.
 */
void notifyManager(const QByteArray& state);
/** Returns half of the interval at which the manager expects `WATCHDOG=1`; nothing if it expects none. */
[[nodiscard]] std::optional<std::chrono::milliseconds> watchdogInterval();

} // namespace ink::inkstoned
