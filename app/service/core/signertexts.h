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
/** `language` is BCP 47; the texts are those of languageCode(language). */
[[nodiscard]] QString signerText(SignerText text, const QString& language);

/** The service's own text that a recipient agrees to before finishing: signers to sign, reviewers to
 * approve. In `language` if available, else in English. */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language);

/**
 * The consent text for a recipient of this account's document: the account's text in `language`, else in
 * the account's language, else in any language available, so that recipients can't avoid it by choosing
 * another language. If the account has none, the service's own text. Only signers are shown the
 * disclosure.
 */
[[nodiscard]] domain::Consent consentFor(domain::ActionType action, const QString& language,
                                         const domain::UserSetting& account);
// Index(thanksFor): Consent, disclosure and thanks: whose words, in which language
/** The account's thank-you text for people who have finished, chosen in the same way; empty = none. */
[[nodiscard]] QString thanksFor(const QString& language, const domain::UserSetting& account);

} // namespace ink::service
