#pragma once

#include "app/domain/document.h"

namespace ink::domain {

// What the service found when a file came in. It travels and is kept among the file's further fields, [ours]:
// `uploadedSha256`, `carriesSignatures`, `onlyForm`.

/** The SHA-256 of the bytes as they were uploaded when the file was damaged and has been repaired: what is
 * kept begins with them. Empty for every other file. */
[[nodiscard]] QString uploadedSha256(const File& file);
[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !uploadedSha256(file).isEmpty();
}
void setUploadedSha256(File& file, const QString& sha256);

/** Whether the file came with signatures of others: its pages stay as they are, and values go into fields. */
[[nodiscard]] bool carriesSignatures(const File& file);
void setCarriesSignatures(File& file, bool carries);

/** Whether a certification in the file allows nothing but filling in its form: values may stand on form
 * fields only. */
[[nodiscard]] bool allowsOnlyForm(const File& file);
void setAllowsOnlyForm(File& file, bool only);

} // namespace ink::domain
