#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace ink::service {
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** The host's data for the health routes; empty callbacks are skipped. */
struct HealthSource
{
    /** Succeeds if ready; otherwise Unavailable with an explanation. */
    std::function<Result<void>()> checkReady = {};
    std::function<QByteArray()> metrics = {}; ///< additional OpenMetrics families, without the closing line
    QString hostId = {};                      ///< identifies this host; may be empty
};

/** Adds the routes `/health/live`, `/health/ready` and `/metrics`. All arguments must outlive the router. */
void addHealthRoutes(Router& router, Stores& stores, const HealthSource& health);

} // namespace ink::service::http
