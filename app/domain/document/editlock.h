#pragma once

#include "app/base/clock.h"

#include <QString>

namespace ink::domain {

/** Who is correcting a document in progress [ours]: nobody else's corrections are accepted meanwhile. It ends
 * by itself unless it is renewed. */
struct EditLock
{
    QString name;      ///< the person and their computer
    Timestamp since{}; ///< when the person began
    Timestamp until{};
    bool isOwn = false; ///< held by the editor who asks
    bool operator==(const EditLock&) const = default;
};

} // namespace ink::domain
