#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/mail/mailaddress.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::service::mail {

struct Attachment
{
    QString name;
    QByteArray contentType; ///< e.g. `application/pdf`
    QByteArray bytes;
};

/** A mail before serialization. Names, subject and texts may contain anything: line breaks can't inject
 * headers. */
struct Message
{
    Address from;
    Address to;
    Address replyTo; ///< omitted if its address is invalid
    QString subject;
    QString text;     ///< the plain part
    QString html;     ///< the HTML part
    QString language; ///< BCP 47
    QList<Attachment> attachments;
    QByteArray messageId; ///< the part before the `@`; ASCII letters, digits, dots and hyphens
    Timestamp date{};
};

/**
 * A serialized mail: 7-bit, lines of CR LF below 78 bytes, none beginning with a dot.
 *
 * Not created with libcurl's curl_mime, which sends quoted-printable parts without announcing their size
 * to the server (RFC 1870), so that a mail that is too large is refused only after all of it was sent;
 * writes attachment names as raw UTF-8 instead of RFC 2231; and uses boundaries that a quoted-printable
 * text may contain.
 */
struct WrittenMessage
{
    QByteArray bytes;
    QByteArray sender;      ///< for MAIL FROM
    QByteArray recipient;   ///< for RCPT TO
    bool needsUtf8 = false; ///< requires a server with SMTPUTF8
};

/** Validation when the sender's or the recipient's address is invalid. */
[[nodiscard]] Result<WrittenMessage> write(const Message& message);

// Helpers, public for tests.

/** `Name: text` and CR LF, encoded with RFC 2047 if necessary, folded. */
[[nodiscard]] QByteArray textHeader(const QByteArray& name, const QString& text);
[[nodiscard]] QByteArray quotedPrintable(const QByteArray& text);

} // namespace ink::service::mail
