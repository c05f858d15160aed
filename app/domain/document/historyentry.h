#pragma once

#include "app/base/clock.h"
#include "app/domain/document/historyevent.h"

#include <QJsonObject>
#include <QString>

namespace ink::domain {

/** One link of the history chain: hash = SHA-256(previous hash ‖ canonical JSON of the entry). */
struct HistoryEntry
{
    Timestamp time{};
    HistoryEvent event;
    QString actor;   ///< "Name <mail>" or the service
    QString address; ///< IP address, empty for local actions
    QString userAgent;
    QString detail; ///< in English, as recorded
    QString hash;   ///< lower-case hex
    /** The key of the reason that `detail` was created from; empty for plain text and in older entries. Never
     * changed, because the hash covers it: see `historyDetail` for the sentence. */
    QString reason = {};
    QJsonObject args = {}; ///< the arguments of the reason, as on the wire
    bool operator==(const HistoryEntry&) const = default;
};

} // namespace ink::domain
