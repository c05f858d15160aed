#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>

namespace ink::service::http {

/** The data about a completed request that may be logged; excludes IDs in the path, the query, the body and
 * the API key itself. */
struct AccessEntry
{
    Timestamp time{}; ///< time when the request's head was complete
    QByteArray method;
    QString route; ///< the pattern, e.g. `/v1/documents/{docID}`; empty if no route was found
    int status = 0;
    std::chrono::microseconds duration{}; ///< from the head to the response's last byte
    qint64 receivedBytes = 0;             ///< bytes of the request body
    qint64 sentBytes = 0;                 ///< bytes of the response's head and content
    QString requestId;
    qint64 account = 0;        ///< id of the authenticated account; 0 = none
    qint64 key = 0;            ///< id of the API key; 0 = none
    bool isDeprecated = false; ///< the operation is deprecated
};

/** Called once for each response, on any of the server's threads. Must be quick and must not throw. */
using AccessLog = std::function<void(const AccessEntry&)>;

} // namespace ink::service::http
