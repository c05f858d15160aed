#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

/** The signatures of an upload, as far as they matter for what is added. */
struct SignedIntake
{
    bool onlyForm = false;  ///< only its form may be filled in
    bool hasBroken = false; ///< a signature is not intact to begin with
};

/**
 * Tries what will be done with a file that carries signatures: a seal, and values beside it. Errors are
 * UnreadablePdf with the reason and what to do: nothing can be added so that its signatures stay valid.
 * Signatures that are not intact to begin with need not stay so.
 */
[[nodiscard]] Result<SignedIntake> inspectSignatures(const QByteArray& bytes);

} // namespace ink::pdf
