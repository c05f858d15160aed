#include "app/service/jobs/callbackdeliveries.h"

#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/jobs/reasons.h"
#include "app/service/rules/callbackaddress.h"

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
    const auto redeliverOnce = [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        const auto known = m_stores.deliveries.load(deliveryId);
        if (!known && known.error().code != ErrorCode::NotFound) return fail(known.error());
        // The same error for both, so that deliveries of other documents aren't disclosed.
        if (!known || known->documentId != id || !isVisible(*known, actor))
            return fail(ErrorCode::NotFound, reasons::documentHasNoSuchDelivery());
        // Locks the job first, then the delivery, as the sender does, and checks both again.
        INK_TRY(queue(transaction, *known));
        INK_ASSIGN(delivery, m_stores.deliveries.load(deliveryId));
        delivery.state = domain::DeliveryState::Waiting;
        delivery.attempts = 0;
        INK_TRY(m_stores.deliveries.update(transaction, delivery));
        return transaction.commit();
    };
    INK_TRY(store::runWithRetries(m_stores.database, redeliverOnce));
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
