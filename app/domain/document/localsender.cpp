#include "app/domain/document/localsender.h"

namespace ink::domain {

QString localSenderEmail()
{
    return QStringLiteral("local@inkstone.local");
}

QString displaySenderEmail(const QString& email)
{
    return email == localSenderEmail() ? QString() : email;
}

QString displaySenderName(const QString& name)
{
    return name == unknownSenderName ? QString() : name;
}

QString accountActor(const QString& name, const QString& email)
{
    if (name.isEmpty()) return email;
    const QString shown = displaySenderEmail(email);
    return shown.isEmpty() ? name : QStringLiteral("%1 <%2>").arg(name, shown);
}

} // namespace ink::domain
