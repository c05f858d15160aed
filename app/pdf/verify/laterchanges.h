#pragma once

#include "app/pdf/verify/verifyreport.h"

/** Descriptions of changes made after signatures. */
namespace ink::pdf {

/** Sets, for each change, the signatures that cover it and those made before it. Integrity and revisions must
 * be known. */
void assignSignatures(VerifyReport& report);

/** A signer's display name: the name stated in the signature, followed in parentheses by that in the
 * certificate if they differ. */
[[nodiscard]] QString signerDisplayName(const SignatureReport& signature);
/** Returns whether a value that was signed was later replaced or removed, as the signatures allow. */
[[nodiscard]] bool hasReplacedValues(const VerifyReport& report);
/** Returns whether an intact signature uses an algorithm that is no longer secure. */
[[nodiscard]] bool isWeak(const VerifyReport& report);
/** Returns whether an intact file shows content that the first signer didn't sign, or has weak signatures. */
[[nodiscard]] bool needsAttention(const VerifyReport& report);
/** Returns whether the file can be verified only with its password, or with another one. */
[[nodiscard]] bool needsPassword(const VerifyReport& report);

/** A change as one sentence. */
[[nodiscard]] Message sentenceOf(const LaterChange& change);
/** The sentences to show with the verdict of an intact file: the most important changes, the signers who
 * allowed them and those who signed before them, weaknesses, and programs that didn't compare the pages.
 * Empty if there are none. */
[[nodiscard]] QList<Message> headlineOf(const VerifyReport& report);

/** The rule of the standard that applies to a change or finding, e.g. `ISO 32000-2, 12.8.2.2`; empty if there
 * is none. */
[[nodiscard]] QString ruleOf(const LaterChange& change);
[[nodiscard]] QString ruleOf(const VerifyFinding& finding);
/** The name of the change's kind in the command line's JSON. */
[[nodiscard]] QString changeKindName(LaterChange::Kind kind);

} // namespace ink::pdf
