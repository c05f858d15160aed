#pragma once

#include "app/base/message.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::service::mail {

/** A mail server's report that one of the service's emails could not be delivered or is delayed. */
struct DeliveryReport
{
    /** A recipient that the report is about. */
    struct Recipient
    {
        QStringList addresses; ///< final and original, lower-case; empty if the report names none
        bool isFinal = true;   ///< true: given up; false: only delayed
        QByteArray status;     ///< enhanced status code (RFC 3463) or SMTP code; may be empty
        QString diagnostic;    ///< the mail server's text, one line; may be empty
    };
    QByteArray messageId;        ///< the part of the Message-ID assigned by `write` before the `@`
    QList<Recipient> recipients; ///< at least one
};

/**
 * Parses a delivery status notification (RFC 3464 in a multipart/report, RFC 6522) or one of the formats that
 * qmail, Exim, Exchange, Sendmail and others use instead. Returns nullopt for all other mail, such as
 * people's replies, out-of-office notes, read receipts and reports about unrelated messages, and for reports
 * of success.
 */
[[nodiscard]] std::optional<DeliveryReport> deliveryReportFrom(const QByteArray& message);
/** Returns whether the rest of a message should be fetched, judging by its headers. */
[[nodiscard]] bool isPossibleReport(const QByteArray& headers);
/** Returns the reason why a message was returned or is delayed, as readable text. */
[[nodiscard]] ink::Message reasonOf(const DeliveryReport::Recipient& recipient);

/** The header that identifies the email in returned mail, because some servers replace the Message-ID. */
inline constexpr char messageIdHeader[] = "X-Inkstone-Letter";

} // namespace ink::service::mail
