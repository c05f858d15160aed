#pragma once

#include "app/base/clock.h"

#include <QString>

namespace ink::domain {

/** The lock of a person who is correcting a document in progress; corrections by others are rejected. Expires
 * unless it is renewed. Not part of the contract. */
struct EditLock
{
    QString name;      ///< the person and their computer
    Timestamp since{}; ///< time when the correction began
    Timestamp until{};
    bool isOwn = false; ///< held by the requesting editor
    bool operator==(const EditLock&) const = default;
};

} // namespace ink::domain
