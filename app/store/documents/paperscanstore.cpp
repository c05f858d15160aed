#include "app/store/documents/paperscanstore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> PaperScanStore::insert(Transaction& transaction, domain::DocumentId document, const Scan& scan)
{
    INK_TRY(run(transaction.database(), "paper_scan_insert",
                {scan.invitation.value(), document.value(), scan.sha256, scan.size, scan.pages}));
    return {};
}

Result<QList<PaperScanStore::Scan>> PaperScanStore::list(domain::DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "paper_scan_list", {document.value()}));
    QList<Scan> all;
    while (query.next())
        all.append({domain::InvitationId(query.value(0).toLongLong()), query.value(1).toString(),
                    query.value(2).toLongLong(), query.value(3).toInt()});
    return all;
}

} // namespace ink::store
