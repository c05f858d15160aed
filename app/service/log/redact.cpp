#include "app/service/log/redact.h"

#include <QRegularExpression>

#include <algorithm>

namespace ink::service::log {

namespace {

const QString& mark()
{
    static const QString text = QStringLiteral("[…]");
    return text;
}

/** Returns whether a word of at least 32 characters looks like a secret: hex digits, or a mixture of upper
 * and lower case. SHA-256 hashes and hyphenated lower-case words are not secrets. */
bool looksRandom(QStringView word)
{
    const bool hex = std::all_of(word.begin(), word.end(), [](QChar c) {
        return c.isDigit() || (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
    });
    constexpr qsizetype sha256Digits = 64;
    if (hex) return word.size() != sha256Digits;
    const auto has = [&](auto&& kind) { return std::any_of(word.begin(), word.end(), kind); };
    return has([](QChar c) { return c.isUpper(); }) && has([](QChar c) { return c.isLower(); });
}

void replaceRandomWords(QString& text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z0-9_-]{32,}"));
    qsizetype from = 0;
    for (auto found = word.match(text, from); found.hasMatch(); found = word.match(text, from)) {
        from = found.capturedEnd();
        if (!looksRandom(found.capturedView())) continue;
        text.replace(found.capturedStart(), found.capturedLength(), mark());
        from = found.capturedStart() + mark().size();
    }
}

} // namespace

QString redact(QString text)
{
    static const QRegularExpression guid(
        QStringLiteral("[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"));
    static const QRegularExpression credentials(
        QStringLiteral("\\b(Basic|Bearer|JSESSIONID=|password=|passphrase=)(\\s*)[^\\s;,&\"']+"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inAddress(QStringLiteral("://[^/@\\s]*:[^/@\\s]*@"));
    // A request id isn't a secret: a proxy may send a GUID or 32 hexadecimal digits.
    static const QRegularExpression request(QStringLiteral("^Request ([A-Za-z0-9_-]{1,64}) failed: "));
    if (const auto match = request.match(text); match.hasMatch())
        return match.captured(0) + redact(text.mid(match.capturedLength()));
    constexpr qsizetype longest = 4000;
    if (text.size() > longest) text = text.left(longest) + QStringLiteral("…");
    text.replace(guid, mark());
    text.replace(inAddress, QStringLiteral("://%1@").arg(mark()));
    text.replace(credentials, QStringLiteral("\\1\\2%1").arg(mark()));
    replaceRandomWords(text);
    return text;
}

} // namespace ink::service::log
