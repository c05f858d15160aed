#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** The outcome of an email. Pending emails are jobs in the outbox, not outcomes. */
struct MailOutcome
{
    domain::DocumentId documentId;
    QString key;        ///< key of the email's job
    QString invitation; ///< GUID of the recipient; empty for an email to the sender or a copy recipient
    QString notice;     ///< the type of notification, as in the job
    bool isSent = false;
    Message error; ///< reason for the failure or, if the email was sent, for the delay
    Timestamp time{};
    QByteArray messageId = {}; ///< the part of the Message-ID before the `@`
    QString address = {};      ///< the address that the email was sent to
};

/** The position up to which a mailbox has been read. */
struct MailboxPosition
{
    qint64 validity = 0; ///< UIDVALIDITY of the mailbox
    qint64 lastUid = 0;
    bool operator==(const MailboxPosition&) const = default;
};

/** The outcomes of the emails about documents. */
class MailStore final
{
public:
    explicit MailStore(Database& database) : m_db(database) {}
    /** Records an outcome; call it in the transaction that ends the job. Replaces an earlier outcome with the
     * same key. */
    [[nodiscard]] Result<void> record(Transaction& transaction, const MailOutcome& outcome);
    /** Returns the outcomes of the emails about a document, oldest first. */
    [[nodiscard]] Result<QList<MailOutcome>> list(domain::DocumentId id) const;
    [[nodiscard]] Result<std::optional<MailOutcome>> findByMessageId(const QByteArray& letter) const;

    [[nodiscard]] Result<std::optional<MailboxPosition>> position(const QString& mailbox) const;
    [[nodiscard]] Result<void> savePosition(const QString& mailbox, const MailboxPosition& place);

private:
    Database& m_db;
};

} // namespace ink::store
