#pragma once

#include "app/domain/document.h"

namespace ink::domain {

// What the service found when a file came in. It travels and is kept among the file's further fields, [ours]:
// `uploadedSha256`, `wasEncrypted`, `restricted`, `carriesSignatures`, `onlyForm`.

/** The SHA-256 of the bytes as they were uploaded when other bytes are kept: those of a damaged file with its
 * repair behind them or written anew, or those of an encrypted file without its encryption. Empty for every
 * other file. */
[[nodiscard]] QString uploadedSha256(const File& file);

/** Whether the file came encrypted, although it opens without a password, and is kept decrypted. */
[[nodiscard]] bool wasEncrypted(const File& file);
void setWasEncrypted(File& file, bool encrypted);
/** What the author of such a file did not allow: `print`, `copy`, `change`, `annotate`, `fill`, `assemble`.
 */
[[nodiscard]] QStringList restrictedActions(const File& file);
void setRestrictedActions(File& file, const QStringList& actions);

[[nodiscard]] inline bool isRepaired(const File& file)
{
    return !uploadedSha256(file).isEmpty() && !wasEncrypted(file);
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
