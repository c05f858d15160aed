#include "app/store/mailstore.h"

#include "app/store/query.h"

namespace ink::store {

Result<void> MailStore::note(Transaction& transaction, const MailOutcome& outcome)
{
    INK_TRY(
        run(transaction.database(), "mail_note",
            {outcome.documentId.value(), text(outcome.key), text(outcome.invitation), text(outcome.notice),
             outcome.sent ? 1 : 0, text(toStoredText(outcome.error)), fromTime(outcome.time)}));
    return {};
}

Result<QList<MailOutcome>> MailStore::list(domain::DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "mail_list", {id.value()}));
    QList<MailOutcome> all;
    while (query.next())
        all.append({id, query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                    query.value(3).toInt() != 0, messageFromStoredText(query.value(4).toString()),
                    toTime(query.value(5))});
    return all;
}

} // namespace ink::store
