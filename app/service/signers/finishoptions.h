#pragma once

#include "app/base/clock.h"
#include "app/service/core/actor.h"
#include "app/wire/signercodec.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::service {

/** The parameters of finishing, in addition to the values. */
struct FinishOptions
{
    QString consentText = {}; ///< the text that was shown; empty = the text in the view
    QString consentLanguage = {};
    QString disclosure = {};        ///< shown with the consent text
    std::optional<Actor> host = {}; ///< set if signed in person on a device of this account
    /** The time of a signature made offline, as reported by the device of `host`. */
    std::optional<Timestamp> signedAt = {};
    QStringList files = {};              ///< with `signedAt`: SHA-256 of the files that were shown
    QList<wire::FileSignature> cms = {}; ///< with a certificate of the signer's own; then without values
};

} // namespace ink::service
