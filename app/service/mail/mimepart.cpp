#include "app/service/mail/mimepart.h"

#include <algorithm>

namespace ink::service::mail {

namespace {

constexpr int maxDepth = 8;
constexpr int maxParts = 100;
constexpr qsizetype maxFields = 1'000;
constexpr qsizetype maxValue = 16'384;

/** Returns the line at `at` without its end, and moves `at` past it. */
QByteArray lineAt(const QByteArray& text, qsizetype& at)
{
    const qsizetype end = text.indexOf('\n', at);
    QByteArray line = text.mid(at, end < 0 ? -1 : end - at);
    at = end < 0 ? text.size() : end + 1;
    if (line.endsWith('\r')) line.chop(1);
    return line;
}

bool isFieldName(const QByteArray& name)
{
    return !name.isEmpty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return c > 0x20 && c < 0x7F && c != ':'; });
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

QByteArray fromQuotedPrintable(const QByteArray& text)
{
    QByteArray out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) != '=') {
            out += text.at(i);
            continue;
        }
        qsizetype end = i + 1; // end of the white space after the `=`
        while (end < text.size() && (text.at(end) == ' ' || text.at(end) == '\t' || text.at(end) == '\r'))
            ++end;
        if (end < text.size() && text.at(end) == '\n') {
            i = end; // a soft line break
            continue;
        }
        const int high = i + 2 < text.size() ? hexDigit(text.at(i + 1)) : -1;
        const int low = high < 0 ? -1 : hexDigit(text.at(i + 2));
        if (low < 0) {
            out += '=';
            continue;
        }
        out += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return out;
}

/** Parses `type; name="value"; …`, ignoring comments. */
void readContentType(const QByteArray& value, MimePart& part)
{
    QList<QByteArray> pieces{QByteArray()};
    int comment = 0;
    bool isQuoted = false;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const char c = value.at(i);
        if (isQuoted && c == '\\' && i + 1 < value.size()) {
            pieces.last() += value.at(++i);
        } else if (comment == 0 && c == '"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && c == '(') {
            ++comment;
        } else if (!isQuoted && comment > 0 && c == ')') {
            --comment;
        } else if (comment > 0) {
            continue;
        } else if (!isQuoted && c == ';') {
            pieces.append(QByteArray());
        } else {
            pieces.last() += c;
        }
    }
    part.type = pieces.takeFirst().trimmed().toLower();
    for (const QByteArray& piece : std::as_const(pieces)) {
        const qsizetype equals = piece.indexOf('=');
        if (equals > 0)
            part.parameters.insert(piece.left(equals).trimmed().toLower(), piece.mid(equals + 1).trimmed());
    }
}

class MimeReader final
{
public:
    MimePart read(const QByteArray& text, const QByteArray& defaultType, int depth)
    {
        MimePart part;
        qsizetype at = 0;
        part.headers = parseFields(text, at);
        part.type = defaultType;
        if (const QByteArray type = part.header("content-type"); !type.isEmpty()) readContentType(type, part);
        const QByteArray raw = text.mid(at);
        const QByteArray boundary = part.parameters.value("boundary");
        if (part.type.startsWith("multipart/") && !boundary.isEmpty() && depth < maxDepth) {
            split(raw, boundary, part, depth);
            return part;
        }
        part.body = decoded(raw, part.header("content-transfer-encoding").toLower());
        const bool isMessage = part.type == "message/rfc822" || part.type == "message/global";
        if (isMessage && depth < maxDepth && ++m_parts <= maxParts)
            part.parts.append(read(part.body, "text/plain", depth + 1));
        return part;
    }

private:
    static QByteArray decoded(const QByteArray& raw, const QByteArray& encoding)
    {
        if (encoding.startsWith("base64")) return QByteArray::fromBase64(raw);
        if (encoding.startsWith("quoted-printable")) return fromQuotedPrintable(raw);
        return raw;
    }

    void split(const QByteArray& text, const QByteArray& boundary, MimePart& into, int depth)
    {
        const QByteArray mark = "--" + boundary;
        const QByteArray inner = into.type == "multipart/digest" ? "message/rfc822" : "text/plain";
        qsizetype begin = -1; // start of the current part; -1 before the first part
        qsizetype at = 0;
        while (at < text.size()) {
            const qsizetype lineBegin = at;
            const QByteArray line = lineAt(text, at);
            if (!line.startsWith(mark)) continue;
            const QByteArray rest = line.mid(mark.size()).trimmed();
            if (!rest.isEmpty() && rest != "--") continue; // another boundary that has the same prefix
            if (begin < 0)
                into.body = text.left(lineBegin);
            else
                add(text.mid(begin, lineBegin - begin), inner, into, depth);
            begin = at;
            if (rest == "--") return;
        }
        if (begin >= 0) add(text.mid(begin), inner, into, depth); // truncated
    }

    void add(const QByteArray& text, const QByteArray& defaultType, MimePart& into, int depth)
    {
        if (++m_parts <= maxParts) into.parts.append(read(text, defaultType, depth + 1));
    }

    int m_parts = 0;
};

} // namespace

QByteArray MimePart::header(const QByteArray& name) const
{
    for (const auto& [key, value] : headers)
        if (key == name) return value;
    return {};
}

QList<std::pair<QByteArray, QByteArray>> parseFields(const QByteArray& text, qsizetype& at)
{
    QList<std::pair<QByteArray, QByteArray>> fields;
    while (at < text.size()) {
        const qsizetype before = at;
        const QByteArray line = lineAt(text, at);
        if (line.isEmpty()) break;
        if (line.at(0) == ' ' || line.at(0) == '\t') {
            if (!fields.isEmpty() && fields.last().second.size() < maxValue)
                fields.last().second += ' ' + line.trimmed();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        if (!isFieldName(line.left(qMax<qsizetype>(0, colon)).trimmed())) {
            if (!fields.isEmpty() || line.startsWith("From ")) continue; // an mbox line, or a malformed one
            at = before;                                                 // there are no headers
            break;
        }
        if (fields.size() < maxFields)
            fields.append({line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed()});
    }
    return fields;
}

MimePart parseMime(const QByteArray& message)
{
    return MimeReader().read(message, "text/plain", 0);
}

} // namespace ink::service::mail
