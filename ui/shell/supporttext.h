#pragma once

#include <QString>

namespace ink::ui {

/**
 * Text of a log as it may be sent to support: without email addresses, names of hosts and people, and paths.
 * Secrets never reach the log.
 */
[[nodiscard]] QString supportText(QString log);

} // namespace ink::ui
