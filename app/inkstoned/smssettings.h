#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/servicehost.h"

namespace ink::inkstoned {

/** Sets the gateway for codes by SMS, if there is one. Removes the secret from the environment. Validation
 * error with one sentence if an option is invalid. */
[[nodiscard]] Result<void> setSms(const CommandLine& line, service::ServiceHost::Options& host);

/** `serve --test-sms NUMBER`: sends one message and prints the result; returns the exit code. */
[[nodiscard]] int runSmsTest(const CommandLine& line, const service::ServiceHost::Options& host);

} // namespace ink::inkstoned
