#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** The workstation's queue of requests to be sent. No request is lost if the process is killed between two
 * steps. */
class PendingWork final
{
public:
    explicit PendingWork(Database& database) : m_db(database) {}

    struct Entry
    {
        qint64 id = 0;
        QString profile;
        qint64 position = 0; ///< position in the queue
        QString kind;
        QString title;
        domain::DocumentId document; ///< null if the server doesn't have it yet
        QByteArray body;             ///< JSON; the format depends on the kind
        QString key;                 ///< idempotency key, so that the request runs only once
        Timestamp created{};
        QByteArray error; ///< JSON with the reason for the failure; empty while pending
    };

    /** Appends an entry to its profile's queue and returns the entry's id. */
    [[nodiscard]] Result<qint64> add(const Entry& entry);
    /** Appends all entries in this order, or none of them. */
    [[nodiscard]] Result<QList<qint64>> add(const QList<Entry>& entries);
    [[nodiscard]] Result<QList<Entry>> all(const QString& profile) const;
    [[nodiscard]] Result<void> setBody(qint64 id, const QString& title, const QByteArray& body);
    [[nodiscard]] Result<void> setError(qint64 id, const QByteArray& error);
    [[nodiscard]] Result<void> setKey(qint64 id, const QString& key);
    /** Sets the order of a profile's queue. `ids` must have all entries, except those added in the meantime,
     * which stay at the end. */
    [[nodiscard]] Result<void> setOrder(const QList<qint64>& ids);
    [[nodiscard]] Result<void> remove(qint64 id);

private:
    Database& m_db;
};

} // namespace ink::store
