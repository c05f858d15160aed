#pragma once

#include "app/pdf/verify/verifier.h"
#include "ui/widgets/theme.h"

#include <QString>

namespace ink::ui {

/** The verdict in a word or two, e.g. "Intact". */
[[nodiscard]] QString integrityWord(pdf::Integrity integrity);
/** The verdict as one sentence for people who know nothing about signatures. */
[[nodiscard]] QString integritySentence(const pdf::VerifyReport& report);
[[nodiscard]] Tone integrityTone(pdf::Integrity integrity);
/** The signer of a signature, as one sentence. */
[[nodiscard]] QString trustSentence(pdf::Trust trust);
[[nodiscard]] Tone trustTone(pdf::Trust trust);
/** A finding in words; the verifier's own English sentence where the kind is not known here. */
[[nodiscard]] QString findingWords(const pdf::VerifyFinding& finding);

/** "Anna Weber <anna@example.org>", isolated from the text around it. */
[[nodiscard]] QString recipientName(const domain::HistoryVerdict::Recipient& recipient,
                                    Qt::LayoutDirection around);
/** A recipient's part, when they finished, and how their identity was established. */
[[nodiscard]] QString recipientFacts(const domain::HistoryVerdict::Recipient& recipient);

} // namespace ink::ui
