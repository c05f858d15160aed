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
    /** One address that it is about. */
    struct Recipient
    {
        QStringList addresses; ///< final and original, lower-case; empty when the report names none
        bool isFinal = true;   ///< given up; else only late
        QByteArray status;     ///< enhanced status code (RFC 3463) or SMTP code; may be empty
        QString diagnostic;    ///< the mail server's words, one line; may be empty
    };
    QByteArray letter;           ///< the part before the `@` of the Message-ID that `write` gave the message
    QList<Recipient> recipients; ///< at least one
};

/**
 * Reads a delivery status notification (RFC 3464 in a multipart/report, RFC 6522) or what qmail, Exim,
 * Exchange, Sendmail and others write instead. Nothing for everything else, such as answers of people,
 * absence notes, read receipts and reports about messages that are not ours, and for reports of success.
 */
[[nodiscard]] std::optional<DeliveryReport> deliveryReportFrom(const QByteArray& message);
/** Decides by the headers whether to fetch the rest of a message. */
[[nodiscard]] bool isPossibleReport(const QByteArray& headers);
/** The reason why a message came back or is late, for people. */
[[nodiscard]] ink::Message reasonOf(const DeliveryReport::Recipient& recipient);

/** The header that names the letter to whoever returns it, as some servers replace the Message-ID. */
inline constexpr char letterHeader[] = "X-Inkstone-Letter";

} // namespace ink::service::mail
