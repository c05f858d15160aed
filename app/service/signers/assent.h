#pragma once

#include "app/base/clock.h"
#include "app/service/core/actor.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::service {

/** The parameters of finishing, beside the values. */
struct Assent
{
    QString consentText = {}; ///< as it was shown; empty = what the view offers
    QString consentLanguage = {};
    QString disclosure = {};        ///< shown with it
    std::optional<Actor> host = {}; ///< signed in person on this account's device
    /** The time of a signature made offline, as the device of `host` states it. */
    std::optional<Timestamp> signedAt = {};
    QStringList files = {}; ///< with signedAt: SHA-256 of the files that were shown
};

} // namespace ink::service
