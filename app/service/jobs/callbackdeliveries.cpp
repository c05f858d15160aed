#include "app/service/jobs/callbackdeliveries.h"

#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/jobs/reasons.h"
#include "app/service/rules/callbackaddress.h"

namespace ink::service {

CallbackDeliveries::CallbackDeliveries(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<QList<store::Delivery>> CallbackDeliveries::list(const Actor& actor, domain::DocumentId id) const
{
    INK_TRY(m_stores.documents.load(actor.reach(), id));
    INK_ASSIGN(deliveries, m_stores.deliveries.list(id));
    INK_ASSIGN(jobs, m_stores.outbox.jobsOf(id));
    for (const store::Job& job : std::as_const(jobs))
        if (job.kind == store::JobKind::Callback)
            for (store::Delivery& delivery : deliveries)
                if (delivery.state == domain::DeliveryState::Waiting) delivery.nextAttempt = job.notBefore;
    return deliveries;
}

Result<void> CallbackDeliveries::redeliver(const Actor& actor, domain::DocumentId id,
                                           const QString& deliveryId)
{
    INK_TRY(m_stores.documents.load(actor.reach(), id));
    const auto redeliverOnce = [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(known, m_stores.deliveries.load(deliveryId));
        if (known.documentId != id) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchDelivery());
        // Locks the job first, then the delivery, as the sender does, and checks both again.
        store::Job job(store::JobKind::Callback);
        // One job per document, because the second POST waits for the first.
        job.key = QString::number(id.value());
        job.documentId = id;
        job.notBefore = m_core.now();
        job.lane = callbackLane(known.url);
        INK_TRY(m_stores.outbox.queue(transaction, job));
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

Result<QList<store::DeliveryStore::ListEntry>>
CallbackDeliveries::listAll(const Actor& actor, std::optional<domain::DeliveryState> state, int limit,
                            int offset, const std::optional<store::DeliveryStore::Place>& after) const
{
    INK_ASSIGN(listed, m_stores.deliveries.listByAccount(actor.account, state, limit, offset, after));
    for (store::DeliveryStore::ListEntry& one : listed) {
        if (one.delivery.state != domain::DeliveryState::Waiting) continue;
        INK_ASSIGN(jobs, m_stores.outbox.jobsOf(one.delivery.documentId));
        for (const store::Job& job : std::as_const(jobs))
            if (job.kind == store::JobKind::Callback) one.delivery.nextAttempt = job.notBefore;
    }
    return listed;
}

} // namespace ink::service
