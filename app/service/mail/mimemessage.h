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

/** An email before serialization. Names, subject and texts may contain any characters; line breaks can't
 * inject headers. */
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
    QByteArray threadId;  ///< the same for all emails of one conversation; empty = the email stands alone
    Timestamp date{};
};

/**
 * A serialized email: 7-bit, lines of fewer than 78 bytes ending with CR LF, none beginning with a dot.
 *
 * Not created with libcurl's curl_mime, which sends quoted-printable parts without announcing their size to
 * the server (RFC 1870), so that an email that is too large is rejected only after all of it was sent; writes
 * attachment names as raw UTF-8 instead of RFC 2231; and uses boundaries that a quoted-printable text may
 * contain.
 */
struct SerializedMessage
{
    QByteArray bytes;
    QByteArray sender;      ///< for MAIL FROM
    QByteArray recipient;   ///< for RCPT TO
    bool needsUtf8 = false; ///< requires a server with SMTPUTF8
};

/** Serializes an email. Validation error if the sender's or the recipient's address is invalid. */
[[nodiscard]] Result<SerializedMessage> serialize(const Message& message);

// Helpers, public for tests.

/** Returns `Name: text` and CR LF, encoded with RFC 2047 if necessary, folded. */
[[nodiscard]] QByteArray textHeader(const QByteArray& name, const QString& text);
[[nodiscard]] QByteArray quotedPrintable(const QByteArray& text);

} // namespace ink::service::mail
