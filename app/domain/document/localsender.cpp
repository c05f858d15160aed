#include "app/domain/document/localsender.h"

namespace ink::domain {

QString localSenderEmail()
{
    return QStringLiteral("local@inkstone.local");
}

QString shownSenderEmail(const QString& email)
{
    return email == localSenderEmail() ? QString() : email;
}

} // namespace ink::domain
