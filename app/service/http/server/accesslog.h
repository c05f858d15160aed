#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>

namespace ink::service::http {

/** The loggable facts about a completed request: no path with ids, no query, no body, no key. */
struct AccessEntry
{
    Timestamp time{}; ///< time when the request's head was complete
    QByteArray method;
    QString route; ///< the pattern, e.g. `/v1/documents/{docID}`; empty when no route was found
    int status = 0;
    std::chrono::microseconds took{}; ///< from the head to the response's last byte
    qint64 received = 0;              ///< bytes of the request body
    qint64 sent = 0;                  ///< bytes of the response's head and content
    QString requestId;
    qint64 account = 0;      ///< the authenticated account; 0 = none
    qint64 key = 0;          ///< the number of its API key; 0 = none
    bool deprecated = false; ///< the operation is deprecated
};

/** Called once for each response, from any of the server's threads: must be quick and must not throw. */
using AccessLog = std::function<void(const AccessEntry&)>;

} // namespace ink::service::http
