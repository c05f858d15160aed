#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

/** The properties of an upload's signatures that restrict additions. */
struct SignedIntake
{
    bool allowsOnlyForm = false;     ///< only its form may be filled in
    bool hasBrokenSignature = false; ///< a signature was already broken
};

/** Tests adding a seal and values to a file with signatures. Fails with UnreadablePdf, the reason and advice
 * if nothing can be added without invalidating them. Signatures that were already broken may remain
 * broken. */
[[nodiscard]] Result<SignedIntake> inspectSignatures(const QByteArray& bytes);

} // namespace ink::pdf
