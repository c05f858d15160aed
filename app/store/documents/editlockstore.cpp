#include "app/store/documents/editlockstore.h"

#include "app/store/database/query.h"

#include <QCryptographicHash>

namespace ink::store {

namespace {

QString holderOf(const QByteArray& editor)
{
    return QString::fromLatin1(QCryptographicHash::hash(editor, QCryptographicHash::Sha256).toHex());
}

} // namespace

Result<std::optional<EditLockStore::Lock>> EditLockStore::currentLock(Transaction& transaction,
                                                                      domain::DocumentId id,
                                                                      const QByteArray& editor, Timestamp now)
{
    INK_ASSIGN(query, run(transaction.database(), "edit_lock_load", {id.value()}));
    if (!query.next()) return std::nullopt;
    const Lock held{.isOwn = query["holder"].toString() == holderOf(editor),
                    .name = query["name"].toString(),
                    .since = toTime(query["since"]),
                    .expires = toTime(query["expires"])};
    if (held.expires <= now) return std::nullopt;
    return held;
}

Result<void> EditLockStore::acquire(Transaction& transaction, domain::DocumentId id, const QByteArray& editor,
                                    const QString& name, Timestamp now, Timestamp expires)
{
    Q_ASSERT(expires > now);
    INK_TRY(run(transaction.database(), "edit_lock_take",
                {{"document_id", id.value()},
                 {"holder", holderOf(editor)},
                 {"name", fromText(name)},
                 {"since", fromTime(now)},
                 {"expires", fromTime(expires)}}));
    return {};
}

Result<void> EditLockStore::release(Transaction& transaction, domain::DocumentId id, const QByteArray& editor)
{
    INK_TRY(run(transaction.database(), "edit_lock_release", {id.value(), holderOf(editor)}));
    return {};
}

} // namespace ink::store
