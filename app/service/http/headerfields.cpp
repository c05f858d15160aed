#include "app/service/http/headerfields.h"

#include "app/base/perthread.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>

namespace ink::service::http {

namespace {

/** Decodes UTF-8, or Latin-1 if it is invalid. */
QString decodeText(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    return decoder.hasError() ? QString::fromLatin1(bytes) : text;
}

QString decodeCharset(const QByteArray& charset, const QByteArray& bytes)
{
    return charset.toLower() == "utf-8" ? decodeText(bytes) : QString::fromLatin1(bytes);
}

/** Decodes `=?charset?B|Q?…?=` words, which some clients use for file names. */
QString decodeWords(const QString& text)
{
    static const QRegularExpression word(
        QStringLiteral("=\\?([A-Za-z0-9-]{1,30})\\?([BbQq])\\?([!->@-~]*)\\?="));
    if (!text.contains(QLatin1String("=?"))) return text;
    QString out;
    qsizetype at = 0;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const QString between = text.mid(at, found.capturedStart() - at);
        if (at == 0 || !between.trimmed().isEmpty()) out += between;
        QByteArray bytes = found.captured(3).toLatin1();
        if (found.captured(2).toUpper() == QLatin1String("B"))
            bytes = QByteArray::fromBase64(bytes);
        else
            bytes = QByteArray::fromPercentEncoding(
                bytes.replace('_', ' ').replace('%', "%25").replace('=', '%'));
        out += decodeCharset(found.captured(1).toLatin1(), bytes);
        at = found.capturedEnd();
    }
    return out + text.mid(at);
}

/** Returns whether this is the name of a Windows device, with or without a suffix. */
bool isDevice(const QString& name)
{
    static const QRegularExpression device(
        QStringLiteral("^(con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])\\s*(\\.|$)"),
        QRegularExpression::CaseInsensitiveOption);
    return device.match(name).hasMatch();
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t';
}

/** Returns whether an If-Match value contains this entity tag. Weak tags never match (RFC 9110 §13.1.1). */
bool matchesStrongEtag(const QByteArray& condition, const QByteArray& etag)
{
    if (etag.isEmpty() || etag.startsWith("W/")) return false;
    const QList<QByteArray> tags = condition.split(',');
    return std::any_of(tags.begin(), tags.end(),
                       [&etag](const QByteArray& each) { return each.trimmed() == etag; });
}

} // namespace

std::optional<QByteArray> HeaderValue::raw(const QByteArray& lowerCaseName) const
{
    for (const auto& [name, input] : parameters)
        if (name == lowerCaseName) return input;
    return std::nullopt;
}

std::optional<QString> HeaderValue::text(const QByteArray& lowerCaseName) const
{
    if (const auto extended = raw(lowerCaseName + '*')) {
        const qsizetype first = extended->indexOf('\'');
        const qsizetype second = first < 0 ? -1 : extended->indexOf('\'', first + 1);
        if (second > 0)
            return decodeCharset(extended->left(first),
                                 QByteArray::fromPercentEncoding(extended->mid(second + 1)));
    }
    if (const auto plain = raw(lowerCaseName)) return decodeWords(decodeText(*plain));
    return std::nullopt;
}

HeaderValue parseHeaderValue(const QByteArray& value)
{
    HeaderValue parsed;
    qsizetype at = value.indexOf(';');
    parsed.value = value.left(at < 0 ? value.size() : at).trimmed();
    while (at >= 0 && at < value.size()) {
        ++at; // the semicolon
        while (at < value.size() && isSpace(value.at(at)))
            ++at;
        const qsizetype nameStart = at;
        while (at < value.size() && value.at(at) != '=' && value.at(at) != ';')
            ++at;
        const QByteArray name = value.mid(nameStart, at - nameStart).trimmed().toLower();
        if (at >= value.size() || value.at(at) == ';') continue;
        ++at; // the equals sign
        while (at < value.size() && isSpace(value.at(at)))
            ++at;
        QByteArray input;
        if (at < value.size() && value.at(at) == '"') {
            for (++at; at < value.size() && value.at(at) != '"'; ++at) {
                // Only quotes and backslashes are unescaped: old browsers send whole paths, in which other
                // backslashes are separators.
                if (value.at(at) == '\\' && at + 1 < value.size() &&
                    (value.at(at + 1) == '"' || value.at(at + 1) == '\\'))
                    ++at;
                input += value.at(at);
            }
            at = value.indexOf(';', at);
        } else {
            const qsizetype start = at;
            at = value.indexOf(';', at);
            input = value.mid(start, (at < 0 ? value.size() : at) - start).trimmed();
        }
        if (!name.isEmpty()) parsed.parameters.append({name, input});
    }
    return parsed;
}

bool isToken(const QByteArray& text)
{
    static const QByteArray marks("!#$%&'*+-.^_`|~");
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               marks.contains(c);
    });
}

bool hasControlCharacter(const QByteArray& text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\t') || byte == 0x7f;
    });
}

/** Removes leading and trailing spaces and dots: some systems hide or change such names. */
static QString withoutMargin(const QString& name)
{
    const auto isMargin = [](QChar c) { return c.isSpace() || c == QLatin1Char('.'); };
    const auto first = std::find_if_not(name.begin(), name.end(), isMargin);
    const auto last = std::find_if_not(name.rbegin(), std::make_reverse_iterator(first), isMargin).base();
    return QString(first, static_cast<qsizetype>(last - first));
}

QString safeFileName(const QString& input)
{
    const qsizetype slash =
        std::max(input.lastIndexOf(QLatin1Char('/')), input.lastIndexOf(QLatin1Char('\\')));
    QString name;
    for (const QChar c : input.mid(slash + 1)) {
        const char16_t u = c.unicode();
        const bool direction = (u >= 0x200b && u <= 0x200f) || (u >= 0x202a && u <= 0x202e) ||
                               (u >= 0x2066 && u <= 0x2069) || u == 0xfeff || u == 0x2028 || u == 0x2029;
        if (u < 0x20 || (u >= 0x7f && u < 0xa0) || direction) continue;
        name += QStringLiteral("<>:\"|?*").contains(c) ? QLatin1Char('_') : c;
    }
    constexpr qsizetype longest = 200;
    name = withoutMargin(name);
    if (isDevice(name)) name.prepend(QLatin1Char('_'));
    if (name.size() > longest) {
        constexpr qsizetype cut = longest - 1; // reserves room for a device name's marker
        QString suffix = name.mid(name.lastIndexOf(QLatin1Char('.')));
        if (suffix.size() > 10) suffix.clear();
        QString stem = name.left(cut - suffix.size());
        if (stem.at(stem.size() - 1).isHighSurrogate()) stem.chop(1);
        name = withoutMargin(stem + suffix);
        if (isDevice(name)) name.prepend(QLatin1Char('_'));
    }
    return name.isEmpty() ? QStringLiteral("document.pdf") : name;
}

QByteArray contentDisposition(const QString& fileName, bool attachment)
{
    const QString safe = safeFileName(fileName);
    QByteArray ascii;
    for (const QChar c : safe)
        ascii += c.unicode() < 0x7f && c != QLatin1Char('\\') ? char(c.unicode()) : '_';
    return QByteArray(attachment ? "attachment" : "inline") + "; filename=\"" + ascii +
           "\"; filename*=UTF-8''" + QUrl::toPercentEncoding(safe);
}

QByteArray contentSource(const QByteArray& inlined)
{
    return "'sha256-" + QCryptographicHash::hash(inlined, QCryptographicHash::Sha256).toBase64() + '\'';
}

QByteArray httpDate(qint64 secondsSinceEpoch)
{
    struct LastDate
    {
        qint64 second = -1;
        QByteArray text;
    };
    auto& last = perThread<LastDate, LastDate>();
    if (last.second == secondsSinceEpoch) return last.text;
    last.second = secondsSinceEpoch;
    const QDateTime time = QDateTime::fromSecsSinceEpoch(secondsSinceEpoch).toUTC();
    last.text = QLocale::c().toString(time, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss")).toLatin1() + " GMT";
    return last.text;
}

bool matchesEtag(const QByteArray& condition, const QByteArray& etag)
{
    if (etag.isEmpty()) return false;
    for (QByteArray each : condition.split(',')) {
        each = each.trimmed();
        if (each == "*") return true;
        if (each.startsWith("W/")) each.remove(0, 2);
        if (each == etag) return true;
    }
    return false;
}

bool fulfilsIfMatch(const QByteArray& condition, const QByteArray& etag)
{
    return condition.isEmpty() || condition == "*" || matchesStrongEtag(condition, etag) ||
           matchesStrongEtag(condition, compressedTag(etag));
}

QByteArray compressedTag(const QByteArray& etag)
{
    return etag.endsWith('"') ? etag.chopped(1) + "-gzip\"" : QByteArray();
}

bool prefersHtml(const QByteArray& accept)
{
    double html = 0;
    double json = 0;
    for (const QByteArray& range : accept.split(',')) {
        const HeaderValue type = parseHeaderValue(range);
        const QByteArray name = type.value.toLower();
        const double weight = type.raw("q").value_or("1").toDouble(); // 0 when it is invalid
        if (name == "text/html" || name == "application/xhtml+xml") html = std::max(html, weight);
        if (name == "application/json") json = std::max(json, weight);
    }
    return html > 0 && html >= json;
}

QString firstLanguage(const QByteArray& acceptLanguage)
{
    QByteArray first =
        acceptLanguage.split(',').value(0).split(';').value(0).split('-').value(0).trimmed().toLower();
    return isToken(first) && first.size() <= 8 && first != "*" ? QString::fromLatin1(first) : QString();
}

} // namespace ink::service::http
