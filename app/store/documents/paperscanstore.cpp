#include "app/store/documents/paperscanstore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> PaperScanStore::insert(Transaction& transaction, domain::DocumentId document, const Scan& scan)
{
    INK_TRY(run(transaction.database(), "paper_scan_insert",
                {{"invitation_id", scan.invitation.value()},
                 {"document_id", document.value()},
                 {"sha256", scan.sha256},
                 {"size", scan.size},
                 {"pages", scan.pages}}));
    return {};
}

Result<QList<PaperScanStore::Scan>> PaperScanStore::list(domain::DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "paper_scan_list", {document.value()}));
    QList<Scan> all;
    while (query.next())
        all.append({.invitation = domain::InvitationId(query["invitation_id"].toLongLong()),
                    .sha256 = query["sha256"].toString(),
                    .size = query["size"].toLongLong(),
                    .pages = query["pages"].toInt()});
    return all;
}

} // namespace ink::store
