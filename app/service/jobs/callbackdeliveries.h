#pragma once

#include "app/base/result.h"
#include "app/domain/document/deliverystate.h"
#include "app/store/jobs/deliverystore.h"

#include <QList>

#include <optional>

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** The deliveries of callbacks and events of an account's documents, both delivered and pending. */
class CallbackDeliveries final
{
public:
    explicit CallbackDeliveries(const ServiceCore& core);

    [[nodiscard]] Result<QList<store::Delivery>> list(const Actor& actor, domain::DocumentId id) const;
    /** Returns the account's deliveries of callbacks and events, newest first. An empty `state` means any. */
    [[nodiscard]] Result<QList<store::DeliveryStore::ListEntry>>
    listAll(const Actor& actor, std::optional<domain::DeliveryState> state, int limit, int offset,
            const std::optional<store::DeliveryStore::Place>& after = {}) const;
    /** Queues a delivery again. */
    [[nodiscard]] Result<void> redeliver(const Actor& actor, domain::DocumentId id,
                                         const QString& deliveryId);

private:
    /** Queues the job that sends a delivery. */
    [[nodiscard]] Result<void> queue(store::Transaction& transaction, const store::Delivery& delivery) const;

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
