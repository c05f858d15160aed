#pragma once

#include "app/domain/document/contentissue.h"

namespace ink::domain {

/** Returns whether a file arrived damaged: its bytes are kept with a repair appended, or it is rewritten.
 * Other bytes than the uploaded ones are also kept of a file that came encrypted, although it opens without a
 * password, and of one whose content was treated. */
[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !file.intake.uploadedSha256.isEmpty() && !file.intake.wasEncrypted &&
           contentTreatment(file) == ContentTreatment::Keep;
}

} // namespace ink::domain
