#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/codes.h"
#include "app/domain/history/evidence.h"

#include <QString>
#include <QStringList>

namespace ink::service {

/** Texts for signers, in each signer's own language. */
enum class SignerText {
    NeedsAccessCode,
    NeedsMailCode,
    NeedsSmsCode,
    SmsCode, ///< the message itself; %1: the code, %2: the sender
    WrongCode,
};
/** Returns a text in the supported language that matches `language` (BCP 47); see languageCode(). */
[[nodiscard]] QString signerText(SignerText text, const QString& language);

/** Returns the service's own text that a recipient agrees to before finishing, in `language` if available,
 * otherwise in English. Signers agree to sign, reviewers to approve, editors to fill in. */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language);

/**
 * Returns the consent text for a recipient of this account's document: the account's text in `language`,
 * otherwise in the account's language, otherwise in any language available, so that recipients can't avoid
 * the text by choosing another language. If the account has no text, returns the service's own text. Only
 * signers are shown the disclosure.
 */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language,
                                         const domain::UserSetting& account);
// Index(thanksFor): Consent, disclosure and thanks: whose words, in which language
/** Returns the account's thank-you text for people who have finished. The language is chosen as in
 * consentFor(); empty = none. */
[[nodiscard]] QString thanksFor(const QString& language, const domain::UserSetting& account);

} // namespace ink::service
