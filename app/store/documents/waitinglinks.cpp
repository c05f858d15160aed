#include "app/store/documents/waitinglinks.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<QList<WaitingLinks::Link>> WaitingLinks::of(const QString& email) const
{
    INK_ASSIGN(query, run(m_db, "waiting_links", {email, maxLinks}));
    QList<Link> links;
    while (query.next())
        links.append({domain::DocumentId(query.value(0).toLongLong()), query.value(1).toString(),
                      query.value(2).toString(), query.value(3).toString(), query.value(4).toString(),
                      domain::DocumentId(query.value(5).toLongLong())});
    return links;
}

} // namespace ink::store
