#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/deliverystate.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** One callback POST and its outcome (contract §7). */
struct Delivery
{
    QString id; ///< UUID, X-Inkstone-Delivery
    domain::DocumentId documentId;
    int part = 1; ///< 1 = JSON, 2 = multipart
    QString url;
    domain::DeliveryState state = domain::DeliveryState::Waiting;
    Timestamp created{};
    int attempts = 0; ///< since it became Waiting, for the backoff; `tries` also counts earlier ones
    std::optional<Timestamp> nextTry; ///< not stored here: when its job is due
    struct Try
    {
        Timestamp time{};
        int httpStatus = 0;
        Message error;
    };
    QList<Try> tries;
};

class DeliveryStore final
{
public:
    explicit DeliveryStore(Database& database) : m_db(database) {}
    [[nodiscard]] Result<void> insert(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<void> update(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<Delivery> load(const QString& id) const;
    [[nodiscard]] Result<QList<Delivery>> list(domain::DocumentId id) const; ///< by part
    /** One of an account's deliveries, with its document's title. */
    struct Listed
    {
        Delivery delivery;
        QString title;
    };
    /** Deliveries of all documents of an account, newest first; without a state, all of them. */
    [[nodiscard]] Result<QList<Listed>> listOf(domain::AccountId account,
                                               std::optional<domain::DeliveryState> state, int limit,
                                               int offset) const;

private:
    Database& m_db;
};

} // namespace ink::store
