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

/** The outcome of an email. A pending one is a job of the outbox and not here. */
struct MailOutcome
{
    domain::DocumentId documentId;
    QString key;        ///< of its job
    QString invitation; ///< GUID of the recipient; empty = the sender or a copy
    QString notice;     ///< the type of notification, as in the job
    bool sent = false;
    Message error; ///< the reason for the failure; for a sent one, the reason for the delay
    Timestamp time{};
    QByteArray letter = {}; ///< the part of the Message-ID before the `@`
    QString address = {};   ///< the address it was sent to
};

/** The position up to which a mailbox has been read. */
struct MailboxPlace
{
    qint64 validity = 0; ///< UIDVALIDITY of the mailbox
    qint64 lastUid = 0;
    bool operator==(const MailboxPlace&) const = default;
};

/** The outcomes of the mails of documents. */
class MailStore final
{
public:
    explicit MailStore(Database& database) : m_db(database) {}
    /** Call it in the transaction that ends the job. A second email with the same key replaces the first. */
    [[nodiscard]] Result<void> note(Transaction& transaction, const MailOutcome& outcome);
    /** Oldest first. */
    [[nodiscard]] Result<QList<MailOutcome>> list(domain::DocumentId id) const;
    [[nodiscard]] Result<std::optional<MailOutcome>> ofLetter(const QByteArray& letter) const;

    [[nodiscard]] Result<std::optional<MailboxPlace>> place(const QString& mailbox) const;
    [[nodiscard]] Result<void> savePlace(const QString& mailbox, const MailboxPlace& place);

private:
    Database& m_db;
};

} // namespace ink::store
