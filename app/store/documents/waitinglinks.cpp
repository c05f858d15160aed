#include "app/store/documents/waitinglinks.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<QList<WaitingLinks::Link>> WaitingLinks::linksFor(const QString& email) const
{
    INK_ASSIGN(query, run(m_db, "waiting_links", {email, maxLinks}));
    QList<Link> links;
    while (query.next())
        links.append({.document = domain::DocumentId(query["id"].toLongLong()),
                      .invitation = query["guid"].toString(),
                      .title = query["title"].toString(),
                      .senderName = query["sender_name"].toString(),
                      .senderEmail = query["sender_email"].toString(),
                      .templateId = domain::DocumentId(query["template_id"].toLongLong())});
    return links;
}

} // namespace ink::store
