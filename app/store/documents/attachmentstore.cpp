#include "app/store/documents/attachmentstore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> AttachmentStore::save(Transaction& transaction, domain::DocumentId document, domain::TagId tag,
                                   const Attachment& attachment)
{
    INK_TRY(run(transaction.database(), "attachment_save",
                {{"tag_id", tag.value()},
                 {"document_id", document.value()},
                 {"sha256", attachment.sha256},
                 {"size", attachment.size},
                 {"media_type", fromText(attachment.mediaType)}}));
    return {};
}

Result<void> AttachmentStore::remove(Transaction& transaction, domain::DocumentId document, domain::TagId tag)
{
    INK_TRY(run(transaction.database(), "attachment_remove", {document.value(), tag.value()}));
    return {};
}

Result<AttachmentStore::ByTag> AttachmentStore::list(domain::DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "attachment_list", {document.value()}));
    ByTag all;
    while (query.next())
        all.insert(domain::TagId(query["tag_id"].toLongLong()),
                   {query["sha256"].toString(), query["size"].toLongLong(), query["media_type"].toString()});
    return all;
}

} // namespace ink::store
