#pragma once

#include "app/pdf/verify/verifier.h"
#include "ui/widgets/style/theme.h"

#include <QString>

namespace ink::ui {

/** The verdict in a word or two, e.g. "Intact". */
[[nodiscard]] QString integrityWord(pdf::Integrity integrity);
[[nodiscard]] Tone integrityTone(pdf::Integrity integrity);
/** The verdict on a whole file in a few words; an intact one may have been changed as its signatures allow.
 */
[[nodiscard]] QString verdictWord(const pdf::VerifyReport& report);
[[nodiscard]] Tone verdictTone(const pdf::VerifyReport& report);
/** The verdict in a sentence for non-experts, followed by sentences about later changes. */
[[nodiscard]] QString integritySentence(const pdf::VerifyReport& report);
/** A later change as text, with its page. */
[[nodiscard]] QString changeWords(const pdf::LaterChange& change);
/** The trust in a signer's certificate, as one sentence. */
[[nodiscard]] QString trustSentence(pdf::Trust trust);
[[nodiscard]] Tone trustTone(pdf::Trust trust);
/** The legal status of a signature (Regulation (EU) No 910/2014) with its time and reason. */
[[nodiscard]] QString qualificationWords(const trust::CertificateQualification& qualification);
/** The service that issued the certificate, with the list that names it; empty if none does. */
[[nodiscard]] QString trustServiceWords(const trust::CertificateQualification& qualification);
/** A finding as text; for an unknown kind, the verifier's English sentence. */
[[nodiscard]] QString findingWords(const pdf::VerifyFinding& finding);

/** "Anna Weber <anna@example.org>", isolated from the surrounding text. */
[[nodiscard]] QString recipientName(const domain::HistoryVerdict::Recipient& recipient);
/** A recipient's part, when they finished, and how their identity was established. */
[[nodiscard]] QString recipientFacts(const domain::HistoryVerdict::Recipient& recipient);

} // namespace ink::ui
