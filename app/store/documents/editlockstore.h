#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::store {

/** Who is correcting which document. An editor's identifier is stored as SHA-256. */
class EditLockStore final
{
public:
    struct Held
    {
        bool isOwn = false; ///< by `editor`
        QString name;
        Timestamp since{};
        Timestamp expires{};
    };
    /** The lock that is valid at `now`. */
    [[nodiscard]] static Result<std::optional<Held>> held(Transaction& transaction, domain::DocumentId id,
                                                          const QByteArray& editor, Timestamp now);
    /** Takes or renews the lock unless another editor has it. */
    [[nodiscard]] static Result<void> take(Transaction& transaction, domain::DocumentId id,
                                           const QByteArray& editor, const QString& name, Timestamp now,
                                           Timestamp expires);
    /** Succeeds if this editor doesn't have it. */
    [[nodiscard]] static Result<void> release(Transaction& transaction, domain::DocumentId id,
                                              const QByteArray& editor);
};

} // namespace ink::store
