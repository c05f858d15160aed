#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/deliverystate.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"
#include "app/store/database/statements.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** One POST of a callback or of an event, and its outcome (contract §7). */
struct Delivery
{
    QString id; ///< UUID; value of X-Inkstone-Delivery
    domain::DocumentId documentId;
    int part = 1; ///< part of a callback: 1 = JSON, 2 = multipart; 0 for an event
    QString url;
    domain::DeliveryState state = domain::DeliveryState::Waiting;
    Timestamp created{};
    int attempts = 0; ///< number since the state became Waiting, for the backoff; `attemptLog` also has
                      ///< earlier ones
    std::optional<Timestamp> nextAttempt; ///< the time when its job is due; not stored here
    struct Attempt
    {
        Timestamp time{};
        int httpStatus = 0;
        Message error;
    };
    QList<Attempt> attemptLog;
    qint64 subscription = 0; ///< subscription of an event; 0 for a callback
    qint64 event = 0;        ///< number of the event; 0 for a callback and for a test event
    QString eventType;
};

/** The values of `delivery_insert`. */
[[nodiscard]] BoundValues deliveryValues(const Delivery& delivery);

class DeliveryStore final
{
public:
    explicit DeliveryStore(Database& database) : m_db(database) {}
    [[nodiscard]] Result<void> insert(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<void> update(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<Delivery> load(const QString& id) const;
    [[nodiscard]] Result<QList<Delivery>> list(domain::DocumentId id) const; ///< ordered
    /** The waiting POSTs of a document in their order: of its callback, or of the events for a subscription.
     */
    [[nodiscard]] Result<QList<Delivery>> waiting(domain::DocumentId id, qint64 subscription) const;
    /** Returns whether a subscription's receiver accepted an event that was queued after `time`. */
    [[nodiscard]] Result<bool> hasDeliveredSince(qint64 subscription, Timestamp time) const;
    /** A delivery of an account, with the title of its document, which is empty if there is none. */
    struct ListEntry
    {
        Delivery delivery;
        QString title;
    };
    /** A position in the list of an account's deliveries. */
    struct Place
    {
        Timestamp created{};
        domain::DocumentId document;
        int part = 0;
        qint64 event = 0; ///< 0 for a callback and for a test event
        QString id;
    };
    /** Returns deliveries of all documents of an account, newest first, optionally only those in `state` or
     * after a position. */
    [[nodiscard]] Result<QList<ListEntry>> listByAccount(domain::AccountId account,
                                                         std::optional<domain::DeliveryState> state,
                                                         int limit, int offset,
                                                         const std::optional<Place>& after = {}) const;

private:
    Database& m_db;
};

} // namespace ink::store
