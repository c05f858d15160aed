#include "app/service/http/server/requesttarget.h"

#include "app/service/http/headerfields.h"
#include "app/service/http/server/reasons.h"
#include "app/wire/listcodec.h"

#include <QStringDecoder>

namespace ink::service::http {

namespace {

constexpr qsizetype maxTargetLength = 8 * 1024;

int hexDigit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

Result<QString> decodePath(const QByteArray& raw)
{
    QByteArray bytes;
    bytes.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size(); ++i) {
        char c = raw.at(i);
        if (c == '%') {
            const int high = i + 2 < raw.size() ? hexDigit(raw.at(i + 1)) : -1;
            const int low = high >= 0 ? hexDigit(raw.at(i + 2)) : -1;
            if (low < 0)
                return malformedError("The address has a percent sign without two hexadecimal digits.");
            c = static_cast<char>(high * 16 + low);
            if (c == '/') return malformedError("The address has an escaped slash.");
            i += 2;
        }
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f || c == '\\')
            return malformedError("The address has a character that is not allowed in a path.");
        bytes += c;
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString path = decoder(bytes);
    if (decoder.hasError()) return malformedError("The address is not valid UTF-8.");
    return path;
}

} // namespace

Result<RequestTarget> parseRequestTarget(const QByteArray& target)
{
    if (target.size() > maxTargetLength) return fail(ErrorCode::TooLarge, reasons::addressTooLong());
    QByteArray rest = target;
    if (!rest.startsWith('/')) {
        const QByteArray lower = rest.left(8).toLower();
        const qsizetype scheme = lower.startsWith("http://") ? 7 : lower.startsWith("https://") ? 8 : 0;
        if (scheme == 0) return malformedError("The address must begin with a slash.");
        const qsizetype slash = rest.indexOf('/', scheme);
        rest = slash < 0 ? QByteArray("/") : rest.mid(slash);
    }
    if (rest.contains('#')) return malformedError("The address has a fragment.");
    const qsizetype mark = rest.indexOf('?');
    INK_ASSIGN(path, decodePath(rest.left(mark < 0 ? rest.size() : mark)));
    const auto segments = QStringView(path).split(QLatin1Char('/'));
    for (const QStringView segment : segments)
        if (segment == QLatin1String(".") || segment == QLatin1String(".."))
            return malformedError("The address has a relative segment.");

    RequestTarget result;
    if (path.size() > 1 && path.endsWith(QLatin1Char('/'))) {
        path.chop(1);
        result.hasTrailingSlash = true;
    }
    result.path = path;
    if (mark >= 0) {
        INK_ASSIGN(items, wire::parseQueryString(QByteArrayView(rest).sliced(mark + 1)));
        result.query = std::move(items);
    }
    return result;
}

} // namespace ink::service::http
