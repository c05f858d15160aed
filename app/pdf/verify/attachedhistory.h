#pragma once

#include "app/pdf/verify/verifyreport.h"

class QPDF;

namespace ink::pdf {

/**
 * Recomputes the history that sealing attached to this file (the newest `history.json`), and compares the
 * bytes that the file begins with to the uploads that it names. Nothing when there is none.
 */
[[nodiscard]] std::optional<AttachedHistory> attachedHistory(QPDF& pdf, const QByteArray& bytes);
/** Its findings: `history.intact`, `history.broken`, `history.other-file`. */
[[nodiscard]] VerifyFinding findingOf(const AttachedHistory& history);

} // namespace ink::pdf
