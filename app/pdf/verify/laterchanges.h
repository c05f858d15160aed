#pragma once

#include "app/pdf/verify/verifyreport.h"

/** Sentences about changes that came after signatures. */
namespace ink::pdf {

/** Fills in who signed each change and who never saw it. Integrity and revisions must be known. */
void nameWitnesses(VerifyReport& report);

/** A signer as people call them: by the certificate, which stands in parentheses behind the name that the
 * signature itself states when that is another one. */
[[nodiscard]] QString personOf(const SignatureReport& signature);
/** Returns whether a value that was there as somebody signed was replaced or removed, as the signatures
 * allow. */
[[nodiscard]] bool hasReplacedValues(const VerifyReport& report);
/** Returns whether an intact signature rests on an algorithm that is no longer secure. */
[[nodiscard]] bool isWeak(const VerifyReport& report);
/** Returns whether an intact file shows more, or something else, than what was signed first, or is weak. */
[[nodiscard]] bool needsAttention(const VerifyReport& report);

/** A change as one sentence. */
[[nodiscard]] Message sentenceOf(const LaterChange& change);
/** The sentences that belong beside the verdict of an intact file: the changes that matter most, who allowed
 * them and who never saw them, weaknesses, and programs that didn't compare the pages. Empty when there is
 * nothing to say. */
[[nodiscard]] QList<Message> headlineOf(const VerifyReport& report);

/** The rule of the standard that a change or a finding is judged by, e.g. `ISO 32000-2, 12.8.2.2`; empty when
 * none is. */
[[nodiscard]] QString ruleOf(const LaterChange& change);
[[nodiscard]] QString ruleOf(const VerifyFinding& finding);
/** The change's kind as the command line's JSON names it. */
[[nodiscard]] QString changeKindName(LaterChange::Kind kind);

} // namespace ink::pdf
