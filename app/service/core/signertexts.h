#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/codes.h"
#include "app/domain/history/evidence.h"

#include <QString>
#include <QStringList>

namespace ink::service {

/** The texts of the signer's side in the signer's own language. */
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
    NeedsSmsCode,
    SmsCode, ///< the message itself; %1: the code, %2: the sender
    WrongCode,
    TooManyCodes, ///< %1: minutes
    Released,     ///< others of the group have acted
};
/** `language` is BCP 47; the words are those of languageCode(language). */
[[nodiscard]] QString signerText(SignerText text, const QString& language);

/** The service's own words that a recipient agrees to before finishing: signers to sign, reviewers to
 * approve. In `language` when they exist in it, else in English. */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language);

/**
 * The consent text for a recipient of this account's document: the account's words in `language`, else in the
 * account's language, else in the one that it has them in, so that nobody avoids them by choosing another
 * language; without any the service's own. Only people who sign are shown the disclosure.
 */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language,
                                         const domain::UserSetting& account);
/** The account's words for people who have finished, chosen in the same way; empty = none. */
[[nodiscard]] QString thanksFor(const QString& language, const domain::UserSetting& account);

} // namespace ink::service
