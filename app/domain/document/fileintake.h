#pragma once

#include "app/domain/document/document.h"

namespace ink::domain {

/** Returns whether a file arrived damaged: its bytes are kept with a repair appended, or it is rewritten.
 * Other bytes than the uploaded ones are also kept of a file that came encrypted, although it opens without a
 * password. */
[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !file.intake.uploadedSha256.isEmpty() && !file.intake.wasEncrypted;
}

} // namespace ink::domain
