#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {

/** An account's texts in one language for the recipients of its documents; empty = the service's own text. */
struct SignerWords
{
    QString language;      ///< BCP 47 primary subtag, lower case
    QString consent;       ///< the consent text for signers; one paragraph
    QString reviewConsent; ///< the consent text for reviewers; one paragraph
    QString disclosure;    ///< longer text that signers accept together with the consent
    QString thanks;        ///< for people who have finished
    bool operator==(const SignerWords&) const = default;
};

constexpr int maxConsentLength = 1000; ///< in UTF-16 code units; a certificate shows the consent in one row
constexpr int maxDisclosureLength = 20'000;
constexpr int maxThanksLength = 1000;
constexpr int maxReturnAddresses = 20;

/** The first texts in which `member` is set, preferring `language`, then `fallback`; null if it is set in
 * none. */
[[nodiscard]] const SignerWords* signerWordsWith(const QList<SignerWords>& all, QString SignerWords::*member,
                                                 const QString& language, const QString& fallback);
/** The texts with a consent or a disclosure for signers, chosen by language in the same way as in
 * signerWordsWith(). */
[[nodiscard]] const SignerWords* signingConsentWords(const QList<SignerWords>& all, const QString& language,
                                                     const QString& fallback);

/** Sets one text in one language; an entry without any text is removed. */
void setSignerText(QList<SignerWords>& all, const QString& language, QString SignerWords::*member,
                   const QString& text);

/** Returns whether recipients may be redirected to this page: a complete https URL without a user name. */
[[nodiscard]] bool isReturnAddress(const QString& address);

} // namespace ink::domain
