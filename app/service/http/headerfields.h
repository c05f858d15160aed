#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace ink::service::http {

/** A header value such as `form-data; name="files[]"; filename*=UTF-8''a.pdf`. */
struct HeaderValue
{
    QByteArray value;                                ///< before the first semicolon, trimmed
    QList<QPair<QByteArray, QByteArray>> parameters; ///< names lower case, values unquoted, in order

    /** The raw value of a parameter. */
    [[nodiscard]] std::optional<QByteArray> raw(const QByteArray& lowerCaseName) const;
    /** The decoded text: `name*` (RFC 5987) before `name`, which may contain RFC 2047 words, UTF-8 or
     * Latin-1. */
    [[nodiscard]] std::optional<QString> text(const QByteArray& lowerCaseName) const;
};
[[nodiscard]] HeaderValue parseHeaderValue(const QByteArray& value);

/** The error for a request that violates HTTP's syntax: in English and without a reason code, because only
 * developers of clients read it. */
[[nodiscard]] inline tl::unexpected<Error> malformed(const char* what)
{
    return fail(ErrorCode::Malformed, Message::literal(QString::fromLatin1(what)));
}

/** True for a nonempty token (RFC 9110). */
[[nodiscard]] bool isToken(const QByteArray& text);
/** True for any byte below space except tab, or DEL. */
[[nodiscard]] bool hasControlCharacter(const QByteArray& text);
/** A base name that is safe on every system: no path, no control or direction characters, at most 200
 * characters. */
[[nodiscard]] QString safeFileName(const QString& input);
/** `attachment; filename="…"; filename*=UTF-8''…` (or inline). */
[[nodiscard]] QByteArray contentDisposition(const QString& fileName, bool attachment);
/** An HTTP date (RFC 9110 §5.6.7). */
[[nodiscard]] QByteArray httpDate(qint64 secondsSinceEpoch);
/** True if an If-None-Match or If-Range value contains this entity tag. */
[[nodiscard]] bool matchesEtag(const QByteArray& condition, const QByteArray& etag);
/** True if an If-Match value contains this entity tag; weak ones never match (RFC 9110 §13.1.1). */
[[nodiscard]] bool matchesStrongly(const QByteArray& condition, const QByteArray& etag);
/** The first language of an Accept-Language header, lower case primary tag (`fr`); empty when
 * there is none. */
[[nodiscard]] QString firstLanguage(const QByteArray& acceptLanguage);

} // namespace ink::service::http
