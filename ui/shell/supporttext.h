#pragma once

#include <QString>

namespace ink::ui {

/** Redacts a log for support: removes email addresses, names of hosts and people, and paths. Secrets are
 * never logged. */
[[nodiscard]] QString redactLog(QString log);

} // namespace ink::ui
