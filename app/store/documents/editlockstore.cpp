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

Result<std::optional<EditLockStore::Held>>
EditLockStore::held(Transaction& transaction, domain::DocumentId id, const QByteArray& editor, Timestamp now)
{
    INK_ASSIGN(query, run(transaction.database(), "edit_lock_load", {id.value()}));
    if (!query.next()) return std::nullopt;
    const Held held{query.value(0).toString() == holderOf(editor), query.value(1).toString(),
                    toTime(query.value(2)), toTime(query.value(3))};
    if (held.expires <= now) return std::nullopt;
    return held;
}

Result<void> EditLockStore::take(Transaction& transaction, domain::DocumentId id, const QByteArray& editor,
                                 const QString& name, Timestamp now, Timestamp expires)
{
    Q_ASSERT(expires > now);
    INK_TRY(run(transaction.database(), "edit_lock_take",
                {id.value(), holderOf(editor), text(name), fromTime(now), fromTime(expires)}));
    return {};
}

Result<void> EditLockStore::release(Transaction& transaction, domain::DocumentId id, const QByteArray& editor)
{
    INK_TRY(run(transaction.database(), "edit_lock_release", {id.value(), holderOf(editor)}));
    return {};
}

} // namespace ink::store
