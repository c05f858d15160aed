#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/servicehost.h"

namespace ink::inkstoned {

/** Sets the mailbox for bounces, if there is one. Call after the mail options are set. Removes the password
 * from the environment. Validation error with one sentence if an option is invalid. */
[[nodiscard]] Result<void> setMailbox(const CommandLine& line, service::ServiceHost::Options& host);

} // namespace ink::inkstoned
