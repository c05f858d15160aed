#include "app/domain/text/emailaddress.h"

namespace ink::domain {

bool isEmail(const QString& address)
{
    const qsizetype at = address.indexOf(QLatin1Char('@'));
    if (at < 1 || at == address.size() - 1 || address.size() > 254) return false;
    if (address.lastIndexOf(QLatin1Char('@')) != at) return false;
    // Characters that require quoting could inject a second recipient or a header.
    static const QString forbidden = QStringLiteral("<>()[],;:\\\"");
    if (std::any_of(address.begin(), address.end(), [](QChar c) {
            return c.isSpace() || c.category() == QChar::Other_Control ||
                   c.category() == QChar::Other_Format || forbidden.contains(c);
        }))
        return false;
    const QStringView host = QStringView(address).mid(at + 1);
    return !host.startsWith(QLatin1Char('.')) && !host.endsWith(QLatin1Char('.')) &&
           !host.contains(QLatin1StringView(".."));
}

QString maskedEmail(const QString& address)
{
    if (!isEmail(address)) return {};
    const int first = address.at(0).isHighSurrogate() ? 2 : 1;
    return address.left(first) + QString::fromUtf8("•••") + address.mid(address.indexOf(QLatin1Char('@')));
}

} // namespace ink::domain
