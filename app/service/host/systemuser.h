#pragma once

#include <QString>

namespace ink::service {

/** The full name of the system's current user, else the user name; may be empty. */
[[nodiscard]] QString systemUserName();

} // namespace ink::service
