#pragma once

#include <QString>

namespace ink::service {

/** What the signer's side says in the signer's own language (English and French). */
enum class SignerText {
    Consent,
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

} // namespace ink::service
