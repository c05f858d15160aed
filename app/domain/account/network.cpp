#include "app/domain/account/network.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace ink::domain {

namespace {

std::optional<int> number(const QString& text, int maximum)
{
    if (text.isEmpty() || text.size() > 3) return std::nullopt;
    int value = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9') return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value <= maximum ? std::optional(value) : std::nullopt;
}

bool isFour(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('.'));
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               return number(part, 255) && (part.size() == 1 || !part.startsWith(QLatin1Char('0')));
           });
}

/** The number of 16-bit groups on one side of `::`, -1 if invalid. With `mayEndInFour`, the text may end in
 * an IPv4 address, which counts as two groups. */
int groupsOf(const QString& text, bool mayEndInFour)
{
    if (text.isEmpty()) return 0;
    int groups = 0;
    const QStringList parts = text.split(QLatin1Char(':'));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString& part = parts.at(i);
        if (mayEndInFour && i == parts.size() - 1 && part.contains(QLatin1Char('.'))) {
            if (!isFour(part)) return -1;
            groups += 2;
            continue;
        }
        const bool isHex =
            !part.isEmpty() && part.size() <= 4 && std::all_of(part.begin(), part.end(), [](QChar c) {
                return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
            });
        if (!isHex) return -1;
        ++groups;
    }
    return groups;
}

bool isIpAddress(const QString& text)
{
    if (!text.contains(QLatin1Char(':'))) return isFour(text);
    const qsizetype gap = text.indexOf(QLatin1StringView("::"));
    if (gap >= 0 && text.indexOf(QLatin1StringView("::"), gap + 1) >= 0) return false;
    const int head = groupsOf(gap < 0 ? text : text.left(gap), gap < 0);
    const int tail = groupsOf(gap < 0 ? QString() : text.mid(gap + 2), true);
    if (head < 0 || tail < 0) return false;
    return gap < 0 ? head + tail == 8 : head + tail <= 7;
}

} // namespace

bool isNetwork(const QString& text)
{
    const QString trimmed = text.trimmed();
    const qsizetype slash = trimmed.indexOf(QLatin1Char('/'));
    const QString address = slash < 0 ? trimmed : trimmed.left(slash);
    if (!isIpAddress(address)) return false;
    const bool four = !address.contains(QLatin1Char(':'));
    return slash < 0 || number(trimmed.mid(slash + 1), four ? 32 : 128);
}

bool isLoopbackHost(const QString& host)
{
    QString name = host.toLower();
    while (name.endsWith(QLatin1Char('.')))
        name.chop(1);
    if (name == QLatin1StringView("localhost") || name.endsWith(QLatin1StringView(".localhost"))) return true;
    static const QRegularExpression loopback(QStringLiteral(
        "^(?:(?:::ffff:)?(?:127(?:\\.\\d{1,3}){3}|0\\.0\\.0\\.0)|(?:0{0,4}:){2,7}0{0,3}1|::)$"));
    return loopback.match(name).hasMatch();
}

bool isLoopbackUrl(const QUrl& url)
{
    return isLoopbackHost(url.host());
}

} // namespace ink::domain
