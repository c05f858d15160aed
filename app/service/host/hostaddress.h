#pragma once

#include "app/service/host/servicehost.h"

#include <QString>

namespace ink::service {

/** Returns whether a service that listens at `host` accepts connections on every address of this computer. */
[[nodiscard]] bool listensOnAllAddresses(const QString& host);
/** Returns "127.0.0.1". */
[[nodiscard]] const QString& loopbackAddress();
/** Returns the base URL of a service that listens on `port`, without a trailing slash. */
[[nodiscard]] QString publicBaseUrl(const ServiceHost::Options& options, quint16 port);

} // namespace ink::service
