#include "app/service/documents/editlocks.h"

#include "app/domain/routing/amendment.h"
#include "app/domain/text/oneline.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/reasons.h"
#include "app/service/records/documentchange.h"
#include "app/store/documents/editlockstore.h"
#include "app/store/documents/reasons.h"

namespace ink::service {

using domain::EditLock;
using store::EditLockStore;

namespace {

constexpr qsizetype maxComputerName = 100; // characters

Result<void> needEditor(const Actor& actor)
{
    if (!actor.editor.isEmpty()) return {};
    return fail(ErrorCode::Validation, reasons::editorMissing());
}

} // namespace

EditLocks::EditLocks(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<EditLock> EditLocks::acquire(const Actor& actor, domain::DocumentId id, const QString& computer)
{
    const QString from = domain::oneLine(computer).left(maxComputerName);
    const QString name = from.isEmpty() ? actor.name : QStringLiteral("%1, %2").arg(actor.name, from);
    return store::runWithRetries(m_stores.database, [&]() -> Result<EditLock> {
        INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
        INK_TRY(needEditor(actor));
        if (Message fault = domain::amendmentFault(document); !fault.isEmpty())
            return fail(ErrorCode::State, std::move(fault));
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        const Timestamp now = m_core.now();
        INK_TRY(EditLockStore::acquire(transaction, id, actor.editor, name, now, now + duration));
        INK_ASSIGN(held, EditLockStore::currentLock(transaction, id, actor.editor, now));
        if (!held) return fail(ErrorCode::NotFound, reasons::noSuchDocument()); // purged in the meantime
        INK_TRY(transaction.commit());
        return EditLock{held->name, held->since, held->expires, held->isOwn};
    });
}

Result<void> EditLocks::release(const Actor& actor, domain::DocumentId id)
{
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_TRY(m_stores.documents.load(actor.reach(), id));
        INK_TRY(needEditor(actor));
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(EditLockStore::release(transaction, id, actor.editor));
        return transaction.commit();
    });
}

Result<void> EditLocks::check(const DocumentChange& change, const Actor& actor)
{
    INK_ASSIGN(held,
               EditLockStore::currentLock(change.transaction, change.document.id, actor.editor, change.now));
    if (!held || held->isOwn) return {};
    return fail(ErrorCode::State, reasons::correctedByOther(held->name));
}

} // namespace ink::service
