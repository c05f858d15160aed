#include "app/workflow/signing/signercodes.h"

namespace ink::workflow {

std::optional<SignInPerson::CodeKind> requiredCode(const Error& error)
{
    if (error.code != ErrorCode::Forbidden) return std::nullopt;
    for (const FieldIssue& issue : error.fields) {
        if (issue.field == QLatin1StringView("code")) return SignInPerson::CodeKind::AccessCode;
        if (issue.field == QLatin1StringView("emailCode")) return SignInPerson::CodeKind::MailCode;
        if (issue.field == QLatin1StringView("smsCode")) return SignInPerson::CodeKind::SmsCode;
    }
    return std::nullopt;
}

std::optional<int> attemptsLeft(const Error& error)
{
    for (const FieldIssue& issue : error.fields) {
        if (issue.field != QLatin1StringView("attemptsLeft")) continue;
        bool isNumber = false;
        const int left = issue.message.english().toInt(&isNumber);
        if (isNumber && left >= 0) return left;
    }
    return std::nullopt;
}

QString maskedAddress(const QString& address)
{
    const auto at = address.lastIndexOf(QLatin1Char('@'));
    if (at < 1) return address.isEmpty() ? QString() : QStringLiteral("•••");
    const int first = address.at(0).isHighSurrogate() ? 2 : 1;
    return address.left(first) + QStringLiteral("•••") + address.mid(at);
}

} // namespace ink::workflow
