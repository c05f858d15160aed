#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/servicehost.h"

namespace ink::inkstoned {

/** The gateway for codes by SMS, when there is one. Takes the secret out of the environment. Validation in
 * one sentence. */
[[nodiscard]] Result<void> setSms(const CommandLine& line, service::ServiceHost::Options& host);

/** `serve --test-sms NUMBER`: sends one message and says how it went; the exit code. */
[[nodiscard]] int runSmsTest(const CommandLine& line, const service::ServiceHost::Options& host);

} // namespace ink::inkstoned
