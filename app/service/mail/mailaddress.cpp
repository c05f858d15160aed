#include "app/service/mail/mailaddress.h"

#include "app/service/mail/reasons.h"

#include <QUrl>

#include <algorithm>

namespace ink::service::mail {

namespace {

constexpr qsizetype maxLocal = 64; // RFC 5321 §4.5.3.1
constexpr qsizetype maxAddress = 254;
constexpr qsizetype maxDomain = 253;
constexpr qsizetype maxLabel = 63;

bool isAtom(QChar c) // RFC 5322 §3.2.3
{
    const char16_t u = c.unicode();
    if (u >= 0x80) return false;
    return c.isLetterOrNumber() || QLatin1StringView("!#$%&'*+-/=?^_`{|}~").contains(c);
}

/** Returns whether RFC 6531 allows this non-ASCII character before the `@`. Excludes invisible characters,
 * line breaks and non-characters. */
bool isForeignAtom(char32_t code)
{
    if (code < 0xA0 || code == QChar::ReplacementCharacter) return false;
    switch (QChar::category(code)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return false;
    default:
        return true;
    }
}

bool isLocal(const QString& local)
{
    if (local.isEmpty() || local.startsWith(QLatin1Char('.')) || local.endsWith(QLatin1Char('.')) ||
        local.contains(QLatin1StringView("..")))
        return false;
    const auto codes = local.toUcs4();
    return std::all_of(codes.begin(), codes.end(), [](char32_t code) {
        return code == U'.' ||
               (code < 0x80 ? isAtom(QChar(static_cast<char16_t>(code))) : isForeignAtom(code));
    });
}

bool isAscii(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

bool isLabel(const QByteArray& label)
{
    if (label.isEmpty() || label.size() > maxLabel || label.startsWith('-') || label.endsWith('-'))
        return false;
    return std::all_of(label.begin(), label.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/** Returns the domain in ASCII; empty if it is invalid. */
QByteArray asciiDomain(const QString& domain)
{
    QByteArray ascii = isAscii(domain) ? domain.toLatin1() : QUrl::toAce(domain);
    if (ascii.isEmpty() || ascii.size() > maxDomain) return {};
    const auto labels = ascii.split('.');
    return std::all_of(labels.begin(), labels.end(), isLabel) ? ascii : QByteArray();
}

} // namespace

Result<Mailbox> mailboxFrom(const QString& email)
{
    const auto refused = [&](const ink::Message& why) {
        return fail(ErrorCode::Validation, reasons::cannotGetMail(oneLine(email).left(100), why));
    };
    const qsizetype at = email.lastIndexOf(QLatin1Char('@'));
    if (at < 1 || email.indexOf(QLatin1Char('@')) != at) return refused(reasons::mailAddressNeedsOneAt());
    const QString local = email.left(at);
    if (local.startsWith(QLatin1Char('"'))) return refused(reasons::mailAddressQuoted());
    if (!isLocal(local)) return refused(reasons::mailAddressLocalPartInvalid());
    Mailbox mailbox;
    mailbox.domain = asciiDomain(email.mid(at + 1));
    if (mailbox.domain.isEmpty()) return refused(reasons::mailAddressDomainInvalid());
    const QByteArray bytes = local.toUtf8();
    mailbox.address = bytes + '@' + mailbox.domain;
    mailbox.needsUtf8 = !isAscii(local);
    if (bytes.size() > maxLocal || mailbox.address.size() > maxAddress)
        return refused(reasons::mailAddressTooLong());
    return mailbox;
}

Result<Address> addressFrom(const QString& text)
{
    Address address;
    const QString all = text.trimmed();
    const qsizetype open = all.lastIndexOf(QLatin1Char('<'));
    if (open < 0) {
        address.email = all;
    } else if (all.endsWith(QLatin1Char('>'))) {
        address.email = all.mid(open + 1, all.size() - open - 2);
        address.name = all.left(open).trimmed();
        if (address.name.size() >= 2 && address.name.startsWith(QLatin1Char('"')) &&
            address.name.endsWith(QLatin1Char('"')))
            address.name = address.name.mid(1, address.name.size() - 2);
        address.name = oneLine(address.name);
    } else {
        return fail(ErrorCode::Validation, reasons::notANamedAddress(oneLine(all).left(100)));
    }
    INK_TRY(mailboxFrom(address.email));
    return address;
}

} // namespace ink::service::mail
