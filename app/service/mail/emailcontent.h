#pragma once

#include "app/base/clock.h"
#include "app/domain/document/invitation.h"
#include "app/service/core/notices.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::service::mail {

/** The reader of an email. */
enum class Audience {
    Recipient,
    Sender,
    Copy ///< an address for the sender's copies
};

/** The content of an email. Names, titles and messages are user input; compose() escapes them. */
struct EmailFacts
{
    NoticeKind kind = NoticeKind::Invitation;
    Audience audience = Audience::Recipient;
    QString language = QStringLiteral("en"); ///< a code of languages()
    domain::ActionType action = domain::ActionType::Signer;
    QString brand; ///< the name under which the service sends mail
    QString title;
    QString senderName;
    QString senderEmail;
    QString recipientName; ///< the reader's name
    QString aboutName;     ///< person who opened, finished, declined or could not be reached
    QString aboutEmail;    ///< that person's address, if relevant
    QString reason;        ///< reason for declining, cancelling or returning
    std::optional<Timestamp> deadline;
    QString timeZone;      ///< IANA, for the deadline; empty = UTC
    QString link;          ///< signing link of the reader; empty = no button
    QString documentUrl;   ///< for the sender: opens the document in the desktop app; empty = no button
    QString code;          ///< one-time code
    QString customSubject; ///< documentSetting.emailSubject
    QString customBody;    ///< documentSetting.emailBody or the document's message
    QString onBehalfOf;    ///< the absent person whose deputy the reader is
    QString privateBody;   ///< the sender's message to this recipient only
    QString question;      ///< a recipient's question
    int questionPage = 0;
    QString answer;                     ///< the sender's answer to the question
    bool hasAttachment = false;         ///< the finished document is attached
    bool continuesAfterDecline = false; ///< the document was declined, but others may still sign
};

struct EmailContent
{
    QString subject;
    QString text;
    QString html; ///< without remote resources
    QString language;
};

/** Returns the language of the first of `wanted` (BCP 47) that is not empty, chosen as in languageCode();
 * English if all are empty. */
[[nodiscard]] QString emailLanguage(const QStringList& wanted);
[[nodiscard]] EmailContent compose(const EmailFacts& facts);

} // namespace ink::service::mail
