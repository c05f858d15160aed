#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/service/core/notices.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::service::mail {

/** The reader of an email. */
enum class Audience {
    Recipient,
    Sender,
    Copy ///< an address that the sender has copies sent to
};

/** The content of a letter. Names, titles and messages are people's own words: they are escaped
 * here. */
struct LetterFacts
{
    NoticeKind kind = NoticeKind::Invitation;
    Audience audience = Audience::Recipient;
    QString language = QStringLiteral("en"); ///< a code of languages()
    domain::ActionType action = domain::ActionType::Signer;
    QString brand; ///< in whose name the service writes
    QString title;
    QString senderName;
    QString senderEmail;
    QString recipientName; ///< of the reader
    QString aboutName;     ///< the person who opened, finished, declined or got no mail
    QString aboutEmail;    ///< their address, where it matters
    QString reason;        ///< why it was declined or cancelled, or came back
    std::optional<Timestamp> deadline;
    QString timeZone;    ///< IANA, for the deadline; empty = UTC
    QString link;        ///< the reader's own address; empty = no button
    QString code;        ///< one-time code
    QString ownSubject;  ///< documentSetting.emailSubject
    QString ownBody;     ///< documentSetting.emailBody or the document's message
    QString onBehalfOf;  ///< the absent person whose deputy the reader is
    QString privateBody; ///< the sender's message to this recipient only
    QString question;    ///< a recipient's, and the page that it is about; 0 = the whole document
    int questionPage = 0;
    QString answer;        ///< the sender's, to the question
    bool attached = false; ///< the finished document comes with the mail
    bool goesOn = false;   ///< declined, and the others may still sign
};

struct Letter
{
    QString subject;
    QString text;
    QString html; ///< without any remote resource
    QString language;
};

/** The language of the first of `wanted` (BCP 47) that is not empty, chosen as languageCode() does; English
 * when all are empty. */
[[nodiscard]] QString letterLanguage(const QStringList& wanted);
[[nodiscard]] Letter compose(const LetterFacts& facts);

} // namespace ink::service::mail
