#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::store {

/** Locks of documents that are being corrected, with the editor. An editor's identifier is stored as
 * SHA-256. */
class EditLockStore final
{
public:
    struct Lock
    {
        bool isOwn = false; ///< held by `editor`
        QString name;
        Timestamp since{};
        Timestamp expires{};
    };
    /** Returns the lock that is valid at `now`. */
    [[nodiscard]] static Result<std::optional<Lock>>
    currentLock(Transaction& transaction, domain::DocumentId id, const QByteArray& editor, Timestamp now);
    /** Acquires or renews the lock. Has no effect while another editor holds it. */
    [[nodiscard]] static Result<void> acquire(Transaction& transaction, domain::DocumentId id,
                                              const QByteArray& editor, const QString& name, Timestamp now,
                                              Timestamp expires);
    /** Releases the lock. Succeeds even if this editor doesn't hold it. */
    [[nodiscard]] static Result<void> release(Transaction& transaction, domain::DocumentId id,
                                              const QByteArray& editor);
};

} // namespace ink::store
