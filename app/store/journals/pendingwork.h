#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** The workstation's queue of requests to be sent. A kill between two steps loses nothing. */
class PendingWork final
{
public:
    explicit PendingWork(Database& database) : m_db(database) {}

    struct Entry
    {
        qint64 id = 0;
        QString profile;
        qint64 place = 0; ///< position in the queue
        QString kind;
        QString title;
        domain::DocumentId document; ///< null = not on the server yet
        QByteArray body;             ///< JSON, by kind
        QString key;                 ///< of the request, so that it runs only once
        Timestamp created{};
        QByteArray error; ///< JSON of the reason for the failure; empty = pending
    };

    /** Appends it to the profile's queue; returns its id. */
    [[nodiscard]] Result<qint64> add(const Entry& entry);
    /** All or none, in this order. */
    [[nodiscard]] Result<QList<qint64>> add(const QList<Entry>& entries);
    [[nodiscard]] Result<QList<Entry>> all(const QString& profile) const;
    [[nodiscard]] Result<void> setBody(qint64 id, const QString& title, const QByteArray& body);
    [[nodiscard]] Result<void> setError(qint64 id, const QByteArray& error);
    [[nodiscard]] Result<void> setKey(qint64 id, const QString& key);
    /** Sets the order of a profile's queue; missing ids keep their positions after these. */
    [[nodiscard]] Result<void> setOrder(const QList<qint64>& ids);
    [[nodiscard]] Result<void> remove(qint64 id);

private:
    Database& m_db;
};

} // namespace ink::store
