#pragma once

#include "app/pdf/verify/verifyreport.h"

class QPDF;

namespace ink::pdf {

/** Recomputes the hashes of the history that sealing attached to this file (the newest `history.json`), and
 * compares the file's first bytes with the uploads listed in it. Returns nothing if no history is attached.
 * `revisionEnds` are the ends of the file's revisions. */
[[nodiscard]] std::optional<AttachedHistory> attachedHistory(QPDF& pdf, const QByteArray& bytes,
                                                             const QList<qint64>& revisionEnds);
/** Determines which seal confirms the attached history: only that of the revision that attached it, and only
 * while it is intact. The seal is the service's if its certificate belongs to this workspace, or is trusted
 * and named in the history itself. Call after trust was judged. */
void judgeAttestation(VerifyReport& report);
/** The finding about an attached history: `history.intact`, `history.partial`, `history.broken`,
 * `history.other-file`, `history.unconfirmed`. */
[[nodiscard]] VerifyFinding findingOf(const AttachedHistory& history);

} // namespace ink::pdf
