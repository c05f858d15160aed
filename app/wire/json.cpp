#include "app/wire/json.h"

#include "app/wire/reasons.h"

#include <QJsonDocument>

namespace ink::wire {

namespace {

/** Checks the grammar of RFC 8259 byte by byte, without recursion and without allocating per value. The
 * parser behind it only ever sees well-formed text of bounded depth. */
class Scanner final
{
public:
    Scanner(QByteArrayView text, const JsonLimits& limits) : m_text(text), m_limits(limits) {}

    /** Returns the offset of the first error, or -1. */
    [[nodiscard]] qsizetype firstFault()
    {
        skipSpace();
        if (!scan()) return m_at;
        skipSpace();
        return m_at == m_text.size() ? -1 : m_at;
    }
    [[nodiscard]] bool tooDeep() const { return m_tooDeep; }
    [[nodiscard]] bool tooMany() const { return m_limits.maxValues > 0 && m_values > m_limits.maxValues; }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    bool accept(char c)
    {
        if (atEnd() || m_text[m_at] != c) return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        while (!atEnd() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r'))
            ++m_at;
    }

    /** Scans one value with its nested values; `open` contains the closing bracket of every level. */
    bool scan()
    {
        QByteArray open;
        while (true) {
            // A value starts here.
            ++m_values;
            if (tooMany()) return false;
            const char c = peek();
            if (!atEnd() && (c == '[' || c == '{')) {
                if (open.size() >= m_limits.maxNesting) {
                    m_tooDeep = true;
                    return false;
                }
                ++m_at;
                skipSpace();
                const char close = c == '[' ? ']' : '}';
                open.append(close);
                if (!accept(close)) {
                    if (close == '}' && !key()) return false;
                    continue;
                }
                open.chop(1);
            } else if (!scalar()) {
                return false;
            }
            // A value ended here.
            while (true) {
                if (open.isEmpty()) return true;
                skipSpace();
                if (accept(open.back())) {
                    open.chop(1);
                    continue;
                }
                if (!accept(',')) return false;
                skipSpace();
                if (open.back() == '}' && !key()) return false;
                break;
            }
        }
    }

    bool key()
    {
        if (!string()) return false;
        skipSpace();
        if (!accept(':')) return false;
        skipSpace();
        return true;
    }

    bool scalar()
    {
        switch (peek()) {
        case '"':
            return string();
        case 't':
            return word("true");
        case 'f':
            return word("false");
        case 'n':
            return word("null");
        default:
            return number();
        }
    }

    bool word(QByteArrayView expected)
    {
        for (const char c : expected)
            if (!accept(c)) return false;
        return true;
    }

    bool digits()
    {
        const qsizetype start = m_at;
        while (peek() >= '0' && peek() <= '9')
            ++m_at;
        return m_at > start;
    }

    bool number()
    {
        accept('-');
        if (!accept('0') && !digits()) return false;
        if (accept('.') && !digits()) return false;
        if (accept('e') || accept('E')) {
            if (!accept('+')) accept('-');
            if (!digits()) return false;
        }
        return true;
    }

    [[nodiscard]] int hex4()
    {
        int value = 0;
        for (int i = 0; i < 4; ++i) {
            const char c = peek();
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0) return -1;
            value = value * 16 + digit;
            ++m_at;
        }
        return value;
    }

    bool escape()
    {
        if (atEnd()) return false;
        const char c = m_text[m_at++];
        if (c != 'u') {
            if (QByteArrayView("\"\\/bfnrt").contains(c)) return true;
            --m_at;
            return false;
        }
        const int unit = hex4();
        if (unit < 0 || (unit >= 0xdc00 && unit <= 0xdfff)) return false;
        if (unit < 0xd800 || unit > 0xdbff) return true;
        if (!accept('\\') || !accept('u')) return false;
        const int low = hex4();
        return low >= 0xdc00 && low <= 0xdfff;
    }

    bool string()
    {
        if (!accept('"')) return false;
        while (!atEnd()) {
            const auto c = static_cast<unsigned char>(m_text[m_at]);
            if (c < 0x20) return false;
            ++m_at;
            if (c == '"') return true;
            if (c == '\\' && !escape()) return false;
        }
        return false;
    }

    QByteArrayView m_text;
    JsonLimits m_limits;
    qsizetype m_at = 0;
    qint64 m_values = 0;
    bool m_tooDeep = false;
};

tl::unexpected<Error> malformed(qsizetype offset, const Message& what)
{
    return fail(ErrorCode::Malformed, reasons::invalidJson(what, offset));
}

} // namespace

Result<QJsonValue> parseJson(QByteArrayView bytes, const JsonLimits& limits)
{
    if (bytes.size() > limits.maxBytes)
        return fail(ErrorCode::TooLarge, reasons::jsonTooLarge(limits.maxBytes));
    if (!bytes.isValidUtf8()) return fail(ErrorCode::Malformed, reasons::invalidUtf8());
    Scanner scanner(bytes, limits);
    const qsizetype fault = scanner.firstFault();
    if (scanner.tooMany()) return fail(ErrorCode::TooLarge, reasons::jsonTooManyValues(limits.maxValues));
    if (fault >= 0)
        return malformed(fault,
                         scanner.tooDeep() ? reasons::jsonNestedTooDeeply() : reasons::jsonUnexpectedInput());

    // QJsonDocument accepts only arrays and objects at the top level, so the value is wrapped in an array.
    QJsonParseError error;
    const QJsonDocument parsed = QJsonDocument::fromJson('[' + bytes.toByteArray() + ']', &error);
    if (error.error != QJsonParseError::NoError || parsed.array().size() != 1)
        return malformed(qMax(0, error.offset - 1), reasons::jsonUnreadableValue());
    return parsed.array().at(0);
}

Result<QJsonObject> parseJsonObject(QByteArrayView bytes, const JsonLimits& limits)
{
    INK_ASSIGN(value, parseJson(bytes, limits));
    if (!value.isObject()) return fail(ErrorCode::Malformed, reasons::jsonMustObject());
    return value.toObject();
}

QByteArray toBytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray toBytes(const QJsonArray& array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::optional<QByteArray> bytesFromBase64(QStringView text)
{
    if (text.startsWith(QLatin1StringView("data:"), Qt::CaseInsensitive)) {
        const qsizetype comma = text.indexOf(QLatin1Char(','));
        if (comma < 0 || !text.left(comma).endsWith(QLatin1StringView(";base64"), Qt::CaseInsensitive))
            return std::nullopt;
        text = text.mid(comma + 1);
    }
    QByteArray plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        if (c == QLatin1Char(' ') || c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
            c == QLatin1Char('\t'))
            continue;
        if (c.unicode() > 0x7f) return std::nullopt;
        const char byte = c.toLatin1();
        plain.append(byte == '-' ? '+' : byte == '_' ? '/' : byte);
    }
    auto decoded = QByteArray::fromBase64Encoding(plain, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) return std::nullopt;
    return std::move(*decoded);
}

} // namespace ink::wire
