#include "app/store/jobs/mailstore.h"

#include "app/store/database/query.h"

namespace ink::store {

namespace {

MailOutcome outcomeFrom(const Query& query, domain::DocumentId id)
{
    return {id,
            query.value(0).toString(),
            query.value(1).toString(),
            query.value(2).toString(),
            query.value(3).toInt() != 0,
            messageFromStoredText(query.value(4).toString()),
            toTime(query.value(5)),
            query.value(6).toByteArray(),
            query.value(7).toString()};
}

} // namespace

Result<void> MailStore::note(Transaction& transaction, const MailOutcome& outcome)
{
    INK_TRY(run(transaction.database(), "mail_note",
                {outcome.documentId.value(), text(outcome.key), text(outcome.invitation),
                 text(outcome.notice), outcome.sent ? 1 : 0, text(toStoredText(outcome.error)),
                 fromTime(outcome.time), text(QString::fromLatin1(outcome.letter)), text(outcome.address)}));
    return {};
}

Result<QList<MailOutcome>> MailStore::list(domain::DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "mail_list", {id.value()}));
    QList<MailOutcome> all;
    while (query.next())
        all.append(outcomeFrom(query, id));
    return all;
}

Result<std::optional<MailOutcome>> MailStore::ofLetter(const QByteArray& letter) const
{
    INK_ASSIGN(query, run(m_db, "mail_of_letter", {text(QString::fromLatin1(letter))}));
    if (!query.next()) return std::nullopt;
    return outcomeFrom(query, domain::DocumentId(query.value(8).toLongLong()));
}

Result<std::optional<MailboxPlace>> MailStore::place(const QString& mailbox) const
{
    INK_ASSIGN(query, run(m_db, "mailbox_load", {text(mailbox)}));
    if (!query.next()) return std::nullopt;
    return MailboxPlace{query.value(0).toLongLong(), query.value(1).toLongLong()};
}

Result<void> MailStore::savePlace(const QString& mailbox, const MailboxPlace& place)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "mailbox_save", {text(mailbox), place.validity, place.lastUid}));
    return transaction.commit();
}

} // namespace ink::store
