#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>

namespace ink::service::http {

/** The facts about an answered request that may be logged: no address with an id in it, no query, no body, no
 * key. */
struct AccessEntry
{
    Timestamp time{}; ///< when the request's head was there
    QByteArray method;
    QString route; ///< the pattern, e.g. `/v1/documents/{docID}`; empty when no route was found
    int status = 0;
    std::chrono::microseconds took{}; ///< from the head to the answer's last byte
    qint64 received = 0;              ///< bytes of the body
    qint64 sent = 0;                  ///< bytes of head and content
    QString requestId;
    qint64 account = 0; ///< on whose behalf; 0 = nobody's
};

/** Called once for each answer, from any of the server's threads: must be quick and must not throw. */
using AccessLog = std::function<void(const AccessEntry&)>;

} // namespace ink::service::http
