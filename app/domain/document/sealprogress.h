#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink::domain {

/** The progress of a finished document's seal; set in the service's responses. */
struct SealProgress
{
    QString level;        ///< `B-B`, `B-T`, `B-LT`, `B-LTA`
    QString pendingLevel; ///< the level that it is being raised to; empty = none
    Message reason;       ///< the reason why that level isn't reached yet
    bool operator==(const SealProgress&) const = default;
};

} // namespace ink::domain
