#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/servicehost.h"

namespace ink::inkstoned {

/** The mailbox for returned mail, if there is one; after the options of mail. Takes the password out of the
 * environment. Validation in one sentence. */
[[nodiscard]] Result<void> setMailbox(const CommandLine& line, service::ServiceHost::Options& host);

} // namespace ink::inkstoned
