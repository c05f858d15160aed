#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QHash>
#include <QString>

namespace ink::store {

/** The files that signers attached to tags of type Attachment. The bytes are in the blob store; the name is
 * the tag's text. */
class AttachmentStore final
{
public:
    explicit AttachmentStore(Database& database) : m_db(database) {}

    struct Attachment
    {
        QString sha256;  ///< lower-case hex
        qint64 size = 0; ///< bytes
        QString mediaType;
        bool operator==(const Attachment&) const = default;
    };
    using ByTag = QHash<domain::TagId, Attachment>;
    /** Stores an attachment, which replaces the tag's earlier one. */
    [[nodiscard]] Result<void> save(Transaction& transaction, domain::DocumentId document, domain::TagId tag,
                                    const Attachment& attachment);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::DocumentId document,
                                      domain::TagId tag);
    [[nodiscard]] Result<ByTag> list(domain::DocumentId document) const;

private:
    Database& m_db;
};

} // namespace ink::store
