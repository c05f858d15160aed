#pragma once

#include "app/pdf/verify/verifyreport.h"

class QPDF;

namespace ink::pdf {

/**
 * Recomputes the history that sealing attached to this file (the newest `history.json`), and compares the
 * bytes that the file begins with to the uploads that it names. Nothing when there is none. `revisionEnds`
 * are those of the file.
 */
[[nodiscard]] std::optional<AttachedHistory> attachedHistory(QPDF& pdf, const QByteArray& bytes,
                                                             const QList<qint64>& revisionEnds);
/**
 * Finds out who vouches for the attached history: only the seal of the revision that attached it does, as
 * long as it is intact. It is the service's when its certificate is one of this workspace, or is trusted and
 * the record itself names it. Trust must have been judged.
 */
void judgeWitness(VerifyReport& report);
/** Its finding: `history.intact`, `history.broken`, `history.other-file`, `history.unconfirmed`. */
[[nodiscard]] VerifyFinding findingOf(const AttachedHistory& history);

} // namespace ink::pdf
