#pragma once

#include "app/base/clock.h"

#include <QString>

namespace ink::domain {

/** The person who is correcting a document in progress [ours]: corrections by others are refused meanwhile.
 * The lock expires unless it is renewed. */
struct EditLock
{
    QString name;      ///< the person and their computer
    Timestamp since{}; ///< when the person began
    Timestamp until{};
    bool isOwn = false; ///< held by the requesting editor
    bool operator==(const EditLock&) const = default;
};

} // namespace ink::domain
