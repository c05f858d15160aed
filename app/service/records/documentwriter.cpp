#include "app/service/records/documentwriter.h"

#include "app/domain/account/account.h"
#include "app/domain/document/callbackbase.h"
#include "app/domain/document/document.h"
#include "app/service/core/actor.h"
#include "app/service/core/schedule.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentpresenter.h"
#include "app/service/rules/requestchecks.h"

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

namespace {

/** Sets the default callback address of a document that has an id and no address. Returns true if the address
 * was set. */
bool fillCallback(const DocumentChange& change, Document& document)
{
    if (change.postBackBase.isEmpty() || !document.setting.postBackUrl.isEmpty()) return false;
    document.setting.postBackUrl =
        domain::callbackAddress(change.postBackBase, QString::number(document.id.value()));
    return true;
}

} // namespace

DocumentWriter::DocumentWriter(const ServiceCore& core, const DocumentPresenter& presenter)
    : m_core(core), m_stores(core.stores()), m_presenter(presenter)
{
}

Result<Document> DocumentWriter::change(const Load& load, const Rule& rule, const Actor* actor) const
{
    return store::runWithRetries(m_stores.database, [&] { return changeOnce(load, rule, actor); });
}

Result<Document> DocumentWriter::change(const Actor& actor, domain::DocumentId id, const Rule& rule,
                                        std::optional<domain::KeyScopes> scopes) const
{
    const auto permitted = [&](DocumentChange& change) -> Result<void> {
        INK_TRY(actor.requireAny(scopes.value_or(domain::KeyScopes{scopeToChange(change.document)})));
        const auto before = change.document.setting.sendAt;
        INK_TRY(rule(change));
        const auto after = change.document.setting.sendAt;
        return after && after != before ? actor.require(domain::KeyScope::Send) : Result<void>();
    };
    return change([&] { return m_stores.documents.load(actor.reach(), id); }, permitted, &actor);
}

Result<Document> DocumentWriter::changeOnce(const Load& load, const Rule& rule, const Actor* actor) const
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    bool wakesWorkers = false;
    INK_ASSIGN(after, changeWithin(transaction, load, rule, actor, wakesWorkers));
    INK_TRY(transaction.commit());
    if (wakesWorkers) m_core.wakeWorkers();
    return m_presenter.present(std::move(after));
}

Result<Document> DocumentWriter::changeWithin(store::Transaction& transaction, const Load& load,
                                              const Rule& rule, const Actor* actor, bool& wakesWorkers) const
{
    INK_ASSIGN(before, load());
    if (actor && actor->expectedVersion > 0) INK_TRY(requireVersion(before, actor->expectedVersion));
    resolveIds(before);
    Document document = before;
    DocumentChange change{transaction, document, m_core.now()};
    INK_TRY(rule(change));
    resolveIds(document);
    if (document == before) return before;
    Q_ASSERT(document.id == before.id && document.guid == before.guid);
    Q_ASSERT(document.accountId == before.accountId);
    Q_ASSERT(document.histories.size() >= before.histories.size());
    Q_ASSERT(document.status == before.status || domain::canTransition(before.status, document.status));
    document.lastModifiedTime = change.now;
    fillCallback(change, document);
    // Steps that don't lock the account come first, because other writers of the account wait from `replace`
    // on.
    INK_TRY(writeRelated(change, document));
    if (actor) INK_TRY(recordResult(transaction, *actor, document.id));
    wakesWorkers = change.wakesWorkers;
    INK_ASSIGN(after, m_stores.documents.replace(transaction, std::move(document), before.version));
    Q_ASSERT(after.version > before.version);
    INK_TRY(charge(change, after));
    return after;
}

Result<void> DocumentWriter::recordResult(store::Transaction& transaction, const Actor& actor,
                                          domain::DocumentId id) const
{
    if (actor.idempotencyKey.isEmpty()) return {};
    return m_stores.idempotency.addAffectedDocument(transaction, actor.account, actor.idempotencyKey, id);
}

Result<Document> DocumentWriter::insert(DocumentChange& change, const Actor* actor) const
{
    const auto rest = [&](Document& stored) -> Result<void> {
        INK_TRY(writeRelated(change, stored));
        return actor ? recordResult(change.transaction, *actor, stored.id) : Result<void>();
    };
    if (change.postBackBase.isEmpty())
        return m_stores.documents.insert(change.transaction, std::move(change.document), rest);
    INK_ASSIGN(stored, m_stores.documents.insert(change.transaction, std::move(change.document)));
    INK_TRY(rest(stored)); // sets the callback address, and then replaces the stored document
    return stored;
}

Result<void> DocumentWriter::charge(const DocumentChange& change, const Document& stored) const
{
    if (!change.charge) return {};
    store::ChargeStore::Origin origin = *change.charge;
    if (origin.run.isEmpty() && !stored.templateId.isNull()) { // may be a draft of a run that is sent later
        INK_ASSIGN(run, m_stores.charges.runOf(stored.id));
        origin.run = std::move(run);
    }
    return charge(change.transaction, stored.accountId, origin, {{stored.id, stored.templateId}});
}

Result<void> DocumentWriter::charge(store::Transaction& transaction, domain::AccountId account,
                                    const store::ChargeStore::Origin& origin,
                                    const QList<store::ChargeStore::Item>& documents) const
{
    return m_stores.charges.charge(transaction, account, origin, documents, domain::documentFeeCents);
}

Result<void> DocumentWriter::writeRelated(DocumentChange& change, Document& after) const
{
    Q_ASSERT(!after.id.isNull());
    if (after.status == SigningStatus::Draft)
        return schedule::isScheduled(after) ? updateAgenda(change.transaction, after, {}, change.now)
                                            : Result<void>();
    if (fillCallback(change, after)) {
        const qint64 version = after.version;
        INK_ASSIGN(again, m_stores.documents.replace(change.transaction, std::move(after), version));
        after = std::move(again);
        Q_ASSERT(after.version > version);
    }
    if (change.hasEvents && !change.wakesWorkers) {
        INK_ASSIGN(isSent, m_stores.events.hasSubscriptions(after.accountId));
        change.wakesWorkers = isSent;
    }
    INK_ASSIGN(queued, queueNotices(change.transaction, after.id, change.notices, change.now));
    if (queued > 0) change.wakesWorkers = true;
    domain::NotificationSetting choices;
    if (after.status == SigningStatus::InProgress) {
        INK_ASSIGN(chosen, m_core.notificationSetting(after.accountId));
        choices = std::move(chosen);
    }
    return updateAgenda(change.transaction, after, choices, change.now);
}

Result<int> DocumentWriter::queueNotices(store::Transaction& transaction, domain::DocumentId id,
                                         const QList<Notice>& notices, Timestamp now) const
{
    int queued = 0;
    for (const Notice& notice : notices) {
        INK_ASSIGN(wasQueued, queueNotice(m_stores.outbox, transaction, m_core.hasMail(), id, notice, now));
        queued += wasQueued ? 1 : 0;
    }
    return queued;
}

Result<void> DocumentWriter::updateAgenda(store::Transaction& transaction, const Document& document,
                                          const domain::NotificationSetting& choices, Timestamp now) const
{
    Q_ASSERT(!document.id.isNull());
    if (schedule::isScheduled(document))
        return m_stores.agenda.set(transaction, document.id, document.setting.sendAt);
    if (document.status != SigningStatus::InProgress) return m_stores.agenda.remove(transaction, document.id);
    return m_stores.agenda.set(transaction, document.id,
                               schedule::nextStepTime(document, choices, now, m_core.hasMail()));
}

} // namespace ink::service
