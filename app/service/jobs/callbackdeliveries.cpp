#include "app/service/jobs/callbackdeliveries.h"

#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/jobs/reasons.h"
#include "app/service/rules/callbackaddress.h"
#include "app/store/jobs/reasons.h"

namespace ink::service {

CallbackDeliveries::CallbackDeliveries(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

namespace {

/** Sets `nextAttempt` of a waiting delivery to the due time of its job. */
void setNextAttempt(store::Delivery& delivery, const QList<store::Job>& jobs)
{
    if (delivery.state != domain::DeliveryState::Waiting) return;
    for (const store::Job& job : jobs)
        if (job.kind == store::JobKind::Callback && store::subscriptionOf(job) == delivery.subscription)
            delivery.nextAttempt = job.notBefore;
}

/** Returns whether the caller may know the address. Subscriptions are the whole account's (see
 * EventSubscriptions). */
bool isVisible(const store::Delivery& delivery, const Actor& actor)
{
    return delivery.subscription == 0 || actor.rights.folder.isNull();
}

} // namespace

Result<QList<store::Delivery>> CallbackDeliveries::list(const Actor& actor, domain::DocumentId id) const
{
    INK_TRY(m_stores.documents.load(actor.reach(), id));
    INK_ASSIGN(deliveries, m_stores.deliveries.list(id));
    deliveries.removeIf([&actor](const store::Delivery& delivery) { return !isVisible(delivery, actor); });
    INK_ASSIGN(jobs, m_stores.outbox.jobsOf(id));
    for (store::Delivery& delivery : deliveries)
        setNextAttempt(delivery, jobs);
    return deliveries;
}

Result<void> CallbackDeliveries::redeliver(const Actor& actor, domain::DocumentId id,
                                           const QString& deliveryId)
{
    INK_TRY(m_stores.documents.load(actor.reach(), id));
    const auto delivery = m_stores.deliveries.load(deliveryId);
    if (!delivery && delivery.error().code != ErrorCode::NotFound) return fail(delivery.error());
    // The same error for all, so that deliveries of other documents aren't disclosed.
    if (!delivery || delivery->documentId != id || !isVisible(*delivery, actor))
        return fail(ErrorCode::NotFound, reasons::documentHasNoSuchDelivery());
    return queueAgain(*delivery);
}

Result<void> CallbackDeliveries::redeliver(const Actor& actor, const QString& deliveryId)
{
    INK_ASSIGN(delivery, m_stores.deliveries.load(deliveryId));
    INK_ASSIGN(isKnown, isAccessible(delivery, actor));
    // The same error as for one that doesn't exist, so that other accounts' deliveries aren't disclosed.
    if (!isKnown) return fail(ErrorCode::NotFound, reasons::notSuchDelivery());
    return queueAgain(delivery);
}

Result<bool> CallbackDeliveries::isAccessible(const store::Delivery& delivery, const Actor& actor) const
{
    if (!isVisible(delivery, actor)) return false;
    if (delivery.subscription != 0) {
        INK_ASSIGN(found, m_stores.events.subscription(delivery.subscription));
        return found && found->account == actor.account;
    }
    const auto document = m_stores.documents.load(actor.reach(), delivery.documentId);
    const bool isGone = !document && (document.error().code == ErrorCode::NotFound ||
                                      document.error().code == ErrorCode::Deleted);
    if (!document && !isGone) return fail(document.error());
    return !isGone;
}

Result<void> CallbackDeliveries::queueAgain(const store::Delivery& known)
{
    const auto queueOnce = [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        // Locks the job first, then the delivery, as the sender does, and reads it again.
        INK_TRY(queue(transaction, known));
        INK_ASSIGN(delivery, m_stores.deliveries.load(known.id));
        delivery.state = domain::DeliveryState::Waiting;
        delivery.attempts = 0;
        INK_TRY(m_stores.deliveries.update(transaction, delivery));
        return transaction.commit();
    };
    INK_TRY(store::runWithRetries(m_stores.database, queueOnce));
    m_core.wakeWorkers();
    return {};
}

Result<void> CallbackDeliveries::queue(store::Transaction& transaction, const store::Delivery& delivery) const
{
    if (delivery.subscription != 0) {
        INK_ASSIGN(found, m_stores.events.subscription(delivery.subscription));
        if (!found) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchDelivery());
        if (found->subscription.isPaused) return fail(ErrorCode::State, reasons::subscriptionIsPaused());
        return m_stores.events.queue(transaction, *found, delivery.documentId, m_core.now());
    }
    store::Job job(store::JobKind::Callback);
    // One job per document, because the second POST waits for the first.
    job.key = QString::number(delivery.documentId.value());
    job.documentId = delivery.documentId;
    job.notBefore = m_core.now();
    job.lane = callbackLane(delivery.url);
    return m_stores.outbox.queue(transaction, job);
}

Result<QList<store::DeliveryStore::ListEntry>>
CallbackDeliveries::listAll(const Actor& actor, std::optional<domain::DeliveryState> state, int limit,
                            int offset, const std::optional<store::DeliveryStore::Place>& after) const
{
    INK_ASSIGN(listed, m_stores.deliveries.listByAccount(actor.account, state, limit, offset, after));
    for (store::DeliveryStore::ListEntry& one : listed) {
        if (one.delivery.state != domain::DeliveryState::Waiting) continue;
        INK_ASSIGN(jobs, m_stores.outbox.jobsOf(one.delivery.documentId));
        setNextAttempt(one.delivery, jobs);
    }
    return listed;
}

} // namespace ink::service
