#pragma once

#include <QString>

namespace ink::service {

/** The full name of the person who is signed in to the system, else their user name; may be empty. */
[[nodiscard]] QString systemUserName();

} // namespace ink::service
