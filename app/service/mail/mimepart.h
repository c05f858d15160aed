#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

#include <utility>

namespace ink::service::mail {

/** An untrusted message or one of its parts. Parsed within limits of depth and number of parts. */
struct MimePart
{
    QList<std::pair<QByteArray, QByteArray>> headers; ///< lower-case name, unfolded value, in order
    QByteArray type;                          ///< lower-case, e.g. `text/plain`; the default if absent
    QHash<QByteArray, QByteArray> parameters; ///< parameters of the Content-Type; lower-case names
    QByteArray body;                          ///< decoded; the preamble of a multipart
    QList<MimePart> parts; ///< parts of a multipart, or the single message of message/rfc822

    /** Returns the first header with this name (lower-case); empty if there is none. */
    [[nodiscard]] QByteArray header(const QByteArray& name) const;
};

/** Parses a message. Malformed messages are parsed as far as possible. */
[[nodiscard]] MimePart parseMime(const QByteArray& message);
/** Parses `Name: value` lines up to the first empty one, unfolded; moves `at` past it. */
[[nodiscard]] QList<std::pair<QByteArray, QByteArray>> parseFields(const QByteArray& text, qsizetype& at);

} // namespace ink::service::mail
