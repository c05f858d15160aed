#include "app/workflow/signing/ownaddresses.h"

#include "app/domain/document/localsender.h"
#include "app/domain/text/emailaddress.h"
#include "app/settings/settings.h"
#include "app/workflow/session/delivery.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

QString plainAddress(const QString& text)
{
    const auto open = text.lastIndexOf(QLatin1Char('<'));
    const auto close = text.lastIndexOf(QLatin1Char('>'));
    return (open >= 0 && close > open ? text.mid(open + 1, close - open - 1) : text).trimmed().toLower();
}

QStringList allOwnAddresses(const Session& session, const settings::Settings& settings,
                            const QStringList& accountEmails)
{
    QStringList all;
    const auto add = [&all](const QString& text) {
        const QString address = domain::displaySenderEmail(plainAddress(text));
        if (domain::isEmail(address) && !all.contains(address)) all.append(address);
    };
    for (const QString& each : accountEmails)
        add(each);
    for (const Profile& profile : session.profiles())
        add(profile.email);
    add(loadMailAccount(settings).from);
    const QStringList added = settings.value(settings::options::ownAddresses);
    for (const QString& each : added)
        add(each);
    return all;
}

} // namespace ink::workflow
