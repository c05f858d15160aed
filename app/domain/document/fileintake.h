#pragma once

#include "app/domain/document/contentissue.h"

namespace ink::domain {

/** Returns whether a file was damaged when it was uploaded, so that a repair was appended or the file was
 * rewritten. For an encrypted file that was opened without a password, and for a file whose content was
 * treated, the stored bytes also differ from the uploaded ones, but these files don't count as repaired. */
[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !file.intake.uploadedSha256.isEmpty() && !file.intake.wasEncrypted &&
           contentTreatment(file) == ContentTreatment::Keep;
}

} // namespace ink::domain
