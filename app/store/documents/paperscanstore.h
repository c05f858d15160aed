#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QString>

namespace ink::store {

/** Scans of printouts that recipients signed by hand. The bytes are in the blob store. */
class PaperScanStore final
{
public:
    explicit PaperScanStore(Database& database) : m_db(database) {}

    struct Scan
    {
        domain::InvitationId invitation;
        QString sha256;  ///< lower-case hex
        qint64 size = 0; ///< bytes
        int pages = 0;
        bool operator==(const Scan&) const = default;
    };
    /** Adds a scan. A recipient can have only one. */
    [[nodiscard]] Result<void> insert(Transaction& transaction, domain::DocumentId document,
                                      const Scan& scan);
    /** Returns the scans in the order of the invitations' ids. */
    [[nodiscard]] Result<QList<Scan>> list(domain::DocumentId document) const;

private:
    Database& m_db;
};

} // namespace ink::store
