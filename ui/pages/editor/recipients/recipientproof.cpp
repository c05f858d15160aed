#include "ui/pages/editor/recipients/recipientproof.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

bool requiresProof(const domain::Invitation& person, domain::AuthenticationType type)
{
    return std::any_of(person.authentications.cbegin(), person.authentications.cend(),
                       [type](const domain::Authentication& each) { return each.type == type; });
}

void setProof(domain::Invitation& person, domain::AuthenticationType type, bool asks, const QString& code)
{
    person.authentications.removeIf([type](const domain::Authentication& each) { return each.type == type; });
    if (!asks) return;
    domain::Authentication asked;
    asked.type = type;
    asked.code = code;
    person.authentications.append(asked);
}

QString proofText(const QList<domain::Authentication>& asked)
{
    using domain::AuthenticationType;
    const auto has = [&asked](AuthenticationType type) {
        return std::any_of(asked.begin(), asked.end(),
                           [type](const domain::Authentication& each) { return each.type == type; });
    };
    const bool code = has(AuthenticationType::AccessCode);
    const bool mail = has(AuthenticationType::Email);
    const bool sms = has(AuthenticationType::Sms);
    if (code && mail && sms)
        return QCoreApplication::translate(
            "ink::ui::RecipientRow",
            "Only someone who has the link, knows the access code, and can read both the email at this "
            "address and text messages on this phone can act as this recipient.");
    if (code && sms)
        return QCoreApplication::translate("ink::ui::RecipientRow",
                                           "Only someone who has the link, knows the access code and can "
                                           "read text messages on this phone can act as this recipient.");
    if (mail && sms)
        return QCoreApplication::translate(
            "ink::ui::RecipientRow", "Only someone who has the link and can read both the email at this "
                                     "address and text messages on this phone can act as this recipient.");
    if (sms)
        return QCoreApplication::translate(
            "ink::ui::RecipientRow",
            "Anyone who has the link and can read text messages on this phone can act as this recipient.");
    if (code && mail)
        return QCoreApplication::translate("ink::ui::RecipientRow",
                                           "Only someone who has the link, knows the access code and can "
                                           "read the email at this address can act as this recipient.");
    if (code)
        return QCoreApplication::translate(
            "ink::ui::RecipientRow",
            "Anyone who has the link and knows the access code can act as this recipient.");
    if (mail)
        return QCoreApplication::translate(
            "ink::ui::RecipientRow",
            "Anyone who has the link and can read the email at this address can act as this recipient.");
    return QCoreApplication::translate("ink::ui::RecipientRow",
                                       "Anyone who has the link can act as this recipient.");
}

} // namespace ink::ui
