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
    QList<QPair<QByteArray, QByteArray>> parameters; ///< in order, with lower-case names and unquoted values

    /** Returns the raw value of a parameter. */
    [[nodiscard]] std::optional<QByteArray> raw(const QByteArray& lowerCaseName) const;
    /** Returns the decoded text of a parameter. `name*` (RFC 5987) takes precedence over `name`, which may
     * contain RFC 2047 words, UTF-8 or Latin-1. */
    [[nodiscard]] std::optional<QString> text(const QByteArray& lowerCaseName) const;
};
[[nodiscard]] HeaderValue parseHeaderValue(const QByteArray& value);

/** Returns the error for a request that violates the HTTP syntax. The text is English and has no reason code,
 * because only developers of clients read it. */
[[nodiscard]] inline tl::unexpected<Error> malformedError(const char* what)
{
    return fail(ErrorCode::Malformed, Message::literal(QString::fromLatin1(what)));
}

/** Returns whether the text is a nonempty token (RFC 9110). */
[[nodiscard]] bool isToken(const QByteArray& text);
/** Returns whether the text contains a byte below space other than tab, or DEL. */
[[nodiscard]] bool hasControlCharacter(const QByteArray& text);
/** Returns a base name that is safe on every system: no path, no control or direction characters, at most 200
 * characters. */
[[nodiscard]] QString safeFileName(const QString& input);
/** Returns `attachment; filename="…"; filename*=UTF-8''…` (or inline). */
[[nodiscard]] QByteArray contentDisposition(const QString& fileName, bool attachment);
/** Returns the Content-Security-Policy source of an inline style sheet or script: its SHA-256, in quotes. */
[[nodiscard]] QByteArray contentSource(const QByteArray& inlined);
/** Returns an HTTP date (RFC 9110 §5.6.7). */
[[nodiscard]] QByteArray httpDate(qint64 secondsSinceEpoch);
/** Returns whether an If-None-Match or If-Range value contains this entity tag. */
[[nodiscard]] bool matchesEtag(const QByteArray& condition, const QByteArray& etag);
/** Returns whether a resource with this entity tag fulfils an If-Match value: one that is empty, `*`, or
 * names the tag or that of the compressed form. */
[[nodiscard]] bool fulfilsIfMatch(const QByteArray& condition, const QByteArray& etag);
/** Returns the entity tag of the compressed form of a response, which is another representation. Empty for a
 * response without a tag. */
[[nodiscard]] QByteArray compressedTag(const QByteArray& etag);
/** Returns whether an Accept header names HTML and doesn't prefer JSON to it, as browsers do when they open
 * an address. */
[[nodiscard]] bool prefersHtml(const QByteArray& accept);
/** Returns the first language of an Accept-Language header as a lower-case primary tag (`fr`); empty if there
 * is none. */
[[nodiscard]] QString firstLanguage(const QByteArray& acceptLanguage);

} // namespace ink::service::http
