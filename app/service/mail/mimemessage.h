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

/** A mail before it is written out. Names, subject and texts may hold anything: they end no line. */
struct Message
{
    Address from;
    Address to;
    Address replyTo; ///< left out when its address cannot be used
    QString subject;
    QString text;     ///< the plain part
    QString html;     ///< the same as HTML
    QString language; ///< BCP 47
    QList<Attachment> attachments;
    QByteArray messageId; ///< the part before the `@`; ASCII letters, digits, dots and hyphens
    Timestamp date{};
};

/**
 * A mail as it goes to the server: 7-bit, lines of CR LF below 78 bytes, none beginning with a dot.
 *
 * Not made by libcurl's curl_mime, which sends quoted-printable parts without telling the server their size
 * (RFC 1870), so that a mail that is too large is refused only after all of it was sent; writes the names of
 * attachments as raw UTF-8 instead of RFC 2231; and takes boundaries that a quoted-printable text may hold.
 */
struct WrittenMessage
{
    QByteArray bytes;
    QByteArray sender;      ///< for MAIL FROM
    QByteArray recipient;   ///< for RCPT TO
    bool needsUtf8 = false; ///< only a server with SMTPUTF8 can take it
};

/** Validation when the sender's or the recipient's address cannot be used. */
[[nodiscard]] Result<WrittenMessage> write(const Message& message);

// The pieces, for tests.

/** `Name: text` and CR LF, RFC 2047 where needed, folded. */
[[nodiscard]] QByteArray textHeader(const QByteArray& name, const QString& text);
[[nodiscard]] QByteArray quotedPrintable(const QByteArray& text);

} // namespace ink::service::mail
