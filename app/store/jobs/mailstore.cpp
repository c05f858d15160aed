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
            .sent = row["sent"].toInt() != 0,
            .error = messageFromStoredText(row["error"].toString()),
            .time = toTime(row["time"]),
            .letter = row["letter"].toByteArray(),
            .address = row["address"].toString()};
}

} // namespace

Result<void> MailStore::note(Transaction& transaction, const MailOutcome& outcome)
{
    INK_TRY(run(transaction.database(), "mail_note",
                {{"document_id", outcome.documentId.value()},
                 {"mail_key", text(outcome.key)},
                 {"invitation", text(outcome.invitation)},
                 {"notice", text(outcome.notice)},
                 {"sent", outcome.sent ? 1 : 0},
                 {"error", text(toStoredText(outcome.error))},
                 {"time", fromTime(outcome.time)},
                 {"letter", text(QString::fromLatin1(outcome.letter))},
                 {"address", text(outcome.address)}}));
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

Result<std::optional<MailOutcome>> MailStore::ofLetter(const QByteArray& letter) const
{
    INK_ASSIGN(query, run(m_db, "mail_of_letter", {text(QString::fromLatin1(letter))}));
    if (!query.next()) return std::nullopt;
    return outcomeFrom(query);
}

Result<std::optional<MailboxPlace>> MailStore::place(const QString& mailbox) const
{
    INK_ASSIGN(query, run(m_db, "mailbox_load", {text(mailbox)}));
    if (!query.next()) return std::nullopt;
    return MailboxPlace{query["validity"].toLongLong(), query["last_uid"].toLongLong()};
}

Result<void> MailStore::savePlace(const QString& mailbox, const MailboxPlace& place)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "mailbox_save", {text(mailbox), place.validity, place.lastUid}));
    return transaction.commit();
}

} // namespace ink::store
