#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/servicehost.h"
#include "app/service/log/logsink.h"

#include <chrono>

namespace ink::inkstoned {

/** The checked arguments of `serve`. */
struct ServeSettings
{
    service::ServiceHost::Options host;
    service::log::LogSink::Options log;
    std::chrono::milliseconds stopTimeout{30'000};
};
/** Returns the settings. Validation error with one sentence if a value isn't valid. Removes secrets from the
 * environment. */
[[nodiscard]] Result<ServeSettings> serveSettings(const CommandLine& line);

} // namespace ink::inkstoned
