#pragma once

#include <QString>

namespace ink::service {

/** Returns the full name of the system's current user, or else the user name; may be empty. */
[[nodiscard]] QString systemUserName();

} // namespace ink::service
