#pragma once

#include "app/base/message.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::service::mail {

/** A mail server's report about one of our messages that it could not deliver. */
struct DeliveryReport
{
    /** An address that the report is about. */
    struct Recipient
    {
        QStringList addresses; ///< final and original, lower-case; empty if the report names none
        bool isFinal = true;   ///< given up; false: only delayed
        QByteArray status;     ///< enhanced status code (RFC 3463) or SMTP code; may be empty
        QString diagnostic;    ///< the mail server's text, one line; may be empty
    };
    QByteArray letter; ///< the part before the `@` of the Message-ID that `write` assigned to the message
    QList<Recipient> recipients; ///< at least one
};

/**
 * Parses a delivery status notification (RFC 3464 in a multipart/report, RFC 6522) or the formats that
 * qmail, Exim, Exchange, Sendmail and others use instead. Nothing for all other mail, such as people's
 * replies, out-of-office notes, read receipts and reports about unrelated messages, and for reports of
 * success.
 */
[[nodiscard]] std::optional<DeliveryReport> deliveryReportFrom(const QByteArray& message);
/** Decides by the headers whether to fetch the rest of a message. */
[[nodiscard]] bool isPossibleReport(const QByteArray& headers);
/** The reason why a message was returned or is delayed, as readable text. */
[[nodiscard]] ink::Message reasonOf(const DeliveryReport::Recipient& recipient);

/** The header that identifies the letter in returned mail, because some servers replace the Message-ID. */
inline constexpr char letterHeader[] = "X-Inkstone-Letter";

} // namespace ink::service::mail
