#pragma once

#include "app/domain/codes.h"
#include "app/domain/evidence.h"

#include <QString>

namespace ink::service {

/** What the signer's side says in the signer's own language (English and French). */
enum class SignerText {
    NotYourTurn,
    OnlyReading,
    Done,
    YouRejected,
    Completed,
    Rejected,
    Expired,
    Cancelled,
    NeedsAccessCode,
    NeedsMailCode,
    WrongCode,
    TooManyCodes,
};
[[nodiscard]] QString signerText(SignerText text, const QString& language);

/** The words that a recipient agrees to before finishing: signers to sign, reviewers to approve. In
 * `language` when they exist in it, else in English. */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language);

} // namespace ink::service
