#include "app/store/jobs/mailstore.h"

#include "app/store/database/query.h"

namespace ink::store {

namespace {

MailOutcome outcomeFrom(const Query& row)
{
    return {.documentId = domain::DocumentId(row["document_id"].toLongLong()),
            .key = row["mail_key"].toString(),
            .invitation = row["invitation"].toString(),
            .notice = row["notice"].toString(),
            .isSent = row["sent"].toInt() != 0,
            .error = messageFromStoredText(row["error"].toString()),
            .time = toTime(row["time"]),
            .messageId = row["letter"].toByteArray(),
            .address = row["address"].toString()};
}

} // namespace

Result<void> MailStore::record(Transaction& transaction, const MailOutcome& outcome)
{
    INK_TRY(run(transaction.database(), "mail_note",
                {{"document_id", outcome.documentId.value()},
                 {"mail_key", fromText(outcome.key)},
                 {"invitation", fromText(outcome.invitation)},
                 {"notice", fromText(outcome.notice)},
                 {"sent", outcome.isSent ? 1 : 0},
                 {"error", fromText(toStoredText(outcome.error))},
                 {"time", fromTime(outcome.time)},
                 {"letter", fromText(QString::fromLatin1(outcome.messageId))},
                 {"address", fromText(outcome.address)}}));
    return {};
}

Result<QList<MailOutcome>> MailStore::list(domain::DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "mail_list", {id.value()}));
    QList<MailOutcome> all;
    while (query.next())
        all.append(outcomeFrom(query));
    return all;
}

Result<std::optional<MailOutcome>> MailStore::findByMessageId(const QByteArray& letter) const
{
    INK_ASSIGN(query, run(m_db, "mail_of_letter", {fromText(QString::fromLatin1(letter))}));
    if (!query.next()) return std::nullopt;
    return outcomeFrom(query);
}

Result<std::optional<MailboxPosition>> MailStore::position(const QString& mailbox) const
{
    INK_ASSIGN(query, run(m_db, "mailbox_load", {fromText(mailbox)}));
    if (!query.next()) return std::nullopt;
    return MailboxPosition{query["validity"].toLongLong(), query["last_uid"].toLongLong()};
}

Result<void> MailStore::savePosition(const QString& mailbox, const MailboxPosition& place)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "mailbox_save", {fromText(mailbox), place.validity, place.lastUid}));
    return transaction.commit();
}

} // namespace ink::store
