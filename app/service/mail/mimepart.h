#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

#include <utility>

namespace ink::service::mail {

/** A message or one of its parts as somebody sent it; nothing about it is trusted. Read within limits of
 * depth and number of parts. */
struct MimePart
{
    QList<std::pair<QByteArray, QByteArray>> headers; ///< lower-case name, unfolded value, in order
    QByteArray type;                          ///< lower-case, e.g. `text/plain`; the default if absent
    QHash<QByteArray, QByteArray> parameters; ///< of the Content-Type; lower-case names
    QByteArray body;                          ///< decoded; of a multipart the preamble
    QList<MimePart> parts;                    ///< of a multipart, or the one message of message/rfc822

    /** The first header of this name (lower-case); empty when there is none. */
    [[nodiscard]] QByteArray header(const QByteArray& name) const;
};

/** Parses a message. Broken ones give what can be read of them. */
[[nodiscard]] MimePart parseMime(const QByteArray& message);
/** `Name: value` lines up to the first empty one, unfolded; moves `at` behind it. */
[[nodiscard]] QList<std::pair<QByteArray, QByteArray>> parseFields(const QByteArray& text, qsizetype& at);

} // namespace ink::service::mail
