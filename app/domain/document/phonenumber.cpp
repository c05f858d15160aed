#include "app/domain/document/phonenumber.h"

#include <algorithm>

namespace ink::domain {

namespace {

constexpr qsizetype minPhoneDigits = 7;
constexpr qsizetype maxPhoneDigits = 15; // E.164 §6.2.1

bool isSeparator(QChar c)
{
    return c.isSpace() || c == QChar(0xA0) || c == QChar(0x202F) ||
           QStringLiteral("-./()\u2010\u2011\u2012\u2013").contains(c);
}

/** Returns the plus sign and the digits of a number; nothing if it has characters other than separators. */
std::optional<QString> compact(const QString& text)
{
    QString number;
    for (const QChar c : text.trimmed()) {
        if (c == QLatin1Char('+') && number.isEmpty())
            number += c;
        else if (const int digit = c.digitValue(); digit >= 0)
            number += QString::number(digit);
        else if (!isSeparator(c))
            return std::nullopt;
    }
    return number;
}

} // namespace

QString e164Number(const QString& text)
{
    const auto compactNumber = compact(text);
    if (!compactNumber) return {};
    QString digits;
    if (compactNumber->startsWith(QLatin1Char('+')))
        digits = compactNumber->mid(1);
    else if (compactNumber->startsWith(QLatin1String("00")))
        digits = compactNumber->mid(2);
    if (digits.size() < minPhoneDigits || digits.size() > maxPhoneDigits ||
        digits.startsWith(QLatin1Char('0')))
        return {};
    return QLatin1Char('+') + digits;
}

QString smsNumber(const Authentication& asked)
{
    if (QString whole = e164Number(asked.phone); !whole.isEmpty() || asked.phoneCountryCode.isEmpty())
        return whole;
    QString code = asked.phoneCountryCode.trimmed();
    if (!code.startsWith(QLatin1Char('+')) && !code.startsWith(QLatin1String("00")))
        code.prepend(QLatin1Char('+'));
    return e164Number(code + asked.phone);
}

QString smsNumber(const Invitation& invitation)
{
    for (const Authentication& each : invitation.authentications)
        if (each.type == AuthenticationType::Sms) return smsNumber(each);
    return {};
}

bool requiresSms(const Invitation& invitation)
{
    return std::any_of(invitation.authentications.begin(), invitation.authentications.end(),
                       [](const Authentication& each) { return each.type == AuthenticationType::Sms; });
}

void setSmsNumber(Invitation& invitation, const QString& number)
{
    for (Authentication& each : invitation.authentications) {
        if (each.type != AuthenticationType::Sms) continue;
        each.phone = number.trimmed();
        each.phoneCountryCode.clear();
    }
}

QString maskedNumber(const QString& number)
{
    // Country codes have one to three digits; two reveal little more than the country.
    if (number.size() < 2 + minPhoneDigits - 1) return number.isEmpty() ? QString() : QStringLiteral("•••");
    return QStringLiteral("%1 ••• %2").arg(number.left(3), number.right(2));
}

} // namespace ink::domain
