#include "app/service/core/signertexts.h"

#include "app/base/languages.h"

namespace ink::service {

namespace {

constexpr const char* textContext = "ink::SignerText";

/** Returns the consent text. The English and French texts are evidence in stored documents and must not
 * change. */
const char* consentSentence(domain::ActionType action)
{
    switch (action) {
    case domain::ActionType::Reviewer:
        return QT_TRANSLATE_NOOP("ink::SignerText",
                                 "I have reviewed this document, and I agree to approve it electronically.");
    case domain::ActionType::Editor:
        return QT_TRANSLATE_NOOP("ink::SignerText", "I agree to fill in this document electronically.");
    case domain::ActionType::Signer:
    case domain::ActionType::SigningHost:
    case domain::ActionType::OpenSigner:
    case domain::ActionType::Viewer:
        break;
    }
    return QT_TRANSLATE_NOOP("ink::SignerText", "I agree to sign this document electronically, and that my "
                                                "electronic signature counts like one on paper.");
}

const char* sentenceOf(SignerText text)
{
    switch (text) {
    case SignerText::NeedsAccessCode:
        return QT_TRANSLATE_NOOP("ink::SignerText", "Enter the access code that the sender gave you.");
    case SignerText::NeedsMailCode:
        return QT_TRANSLATE_NOOP("ink::SignerText", "Enter the code sent to you by email.");
    case SignerText::NeedsSmsCode:
        return QT_TRANSLATE_NOOP("ink::SignerText", "Enter the code sent to your phone.");
    case SignerText::SmsCode:
        return QT_TRANSLATE_NOOP(
            "ink::SignerText",
            "%1 is your code for the document from %2. It is valid for 10 minutes. Don't share it.");
    case SignerText::WrongCode:
        return QT_TRANSLATE_NOOP("ink::SignerText", "This code is incorrect.");
    }
    return "";
}

} // namespace

domain::Consent consentFor(domain::ActionType action, const QString& language)
{
    return {translatedIn(language, textContext, consentSentence(action)), languageCode(language)};
}

domain::Consent consentFor(domain::ActionType action, const QString& language,
                           const domain::UserSetting& account)
{
    using domain::SignerWords;
    const QString wanted = languageCode(language);
    const QString fallback = languageCode(account.language);
    if (action == domain::ActionType::Reviewer) {
        const SignerWords* words =
            domain::signerWordsWith(account.signerWords, &SignerWords::reviewConsent, wanted, fallback);
        return words ? domain::Consent{words->reviewConsent, words->language} : consentFor(action, language);
    }
    if (action == domain::ActionType::Editor) return consentFor(action, language);
    const SignerWords* words = domain::signingConsentWords(account.signerWords, wanted, fallback);
    if (!words) return consentFor(action, language);
    domain::Consent consent = consentFor(action, words->language);
    if (!words->consent.isEmpty()) consent.text = words->consent;
    consent.disclosure = words->disclosure;
    return consent;
}

QString thanksFor(const QString& language, const domain::UserSetting& account)
{
    const domain::SignerWords* words =
        domain::signerWordsWith(account.signerWords, &domain::SignerWords::thanks, languageCode(language),
                                languageCode(account.language));
    return words ? words->thanks : QString();
}

QString signerText(SignerText text, const QString& language)
{
    return translatedIn(language, textContext, sentenceOf(text));
}

} // namespace ink::service
