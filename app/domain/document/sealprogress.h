#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink::domain {

/** The progress of a finished document's seal; filled by the service when it answers. */
struct SealProgress
{
    QString level;  ///< `B-B`, `B-T`, `B-LT`, `B-LTA`
    QString awaits; ///< the level that it is being raised to; empty = it stays as it is
    Message reason; ///< the reason why that level isn't reached
    bool operator==(const SealProgress&) const = default;
};

} // namespace ink::domain
