#include "app/domain/account/signerwords.h"

#include <QUrl>

#include <algorithm>

namespace ink::domain {

namespace {

template <typename IsSet>
const SignerWords* chosenWords(const QList<SignerWords>& all, const QString& language,
                               const QString& fallback, const IsSet& isSet)
{
    for (const QString& wanted : {language, fallback})
        for (const SignerWords& one : all)
            if (one.language == wanted && isSet(one)) return &one;
    const auto first = std::find_if(all.begin(), all.end(), isSet);
    return first == all.end() ? nullptr : &*first;
}

} // namespace

const SignerWords* signerWordsWith(const QList<SignerWords>& all, QString SignerWords::*member,
                                   const QString& language, const QString& fallback)
{
    return chosenWords(all, language, fallback,
                       [member](const SignerWords& one) { return !(one.*member).isEmpty(); });
}

const SignerWords* signingConsentWords(const QList<SignerWords>& all, const QString& language,
                                       const QString& fallback)
{
    return chosenWords(all, language, fallback, [](const SignerWords& one) {
        return !one.consent.isEmpty() || !one.disclosure.isEmpty();
    });
}

void setSignerText(QList<SignerWords>& all, const QString& language, QString SignerWords::*member,
                   const QString& text)
{
    auto at = std::find_if(all.begin(), all.end(),
                           [&language](const SignerWords& one) { return one.language == language; });
    if (at == all.end()) {
        if (text.isEmpty()) return;
        at = all.insert(all.end(), SignerWords{language, {}, {}, {}, {}});
    }
    (*at).*member = text;
    if (*at == SignerWords{language, {}, {}, {}, {}}) all.erase(at);
}

// Index(isReturnAddress): Return address after signing: which are allowed
bool isReturnAddress(const QString& address)
{
    if (address.size() > 2048) return false;
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() && url.scheme() == QLatin1StringView("https") && !url.host().isEmpty() &&
           url.userInfo().isEmpty();
}

} // namespace ink::domain
