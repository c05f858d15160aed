#pragma once

#include "app/domain/document/contentissue.h"

namespace ink::domain {

/** Returns whether a file was uploaded damaged: it is stored with a repair appended, or rewritten. Other
 * bytes than the uploaded ones are also stored for a file that was encrypted but opened without a password,
 * and for one whose content was treated. */
[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !file.intake.uploadedSha256.isEmpty() && !file.intake.wasEncrypted &&
           contentTreatment(file) == ContentTreatment::Keep;
}

} // namespace ink::domain
