#pragma once

#include "app/service/host/servicehost.h"

#include <QString>

namespace ink::service {

/** Whether a service that listens at `host` can be reached from other computers by any of its addresses. */
[[nodiscard]] bool listensEverywhere(const QString& host);
/** 127.0.0.1. */
[[nodiscard]] const QString& loopback();
/** The address under which people reach a service that listens on `port`, without a slash at its end. */
[[nodiscard]] QString publicAddressOf(const ServiceHost::Options& options, quint16 port);

} // namespace ink::service
