#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** The workstation's memory of what waits to be sent. A kill between two steps loses nothing. */
class PendingWork final
{
public:
    explicit PendingWork(Database& database) : m_db(database) {}

    struct Entry
    {
        qint64 id = 0;
        QString profile;
        qint64 place = 0; ///< they go in this order
        QString kind;
        QString title;
        domain::DocumentId document; ///< null = the server does not have it yet
        QByteArray body;             ///< JSON, by kind
        QString key;                 ///< of the request, so that it is carried out once
        Timestamp created{};
        QByteArray error; ///< JSON of why it did not go; empty = it waits
    };

    /** Behind all others of its profile; gives its id. */
    [[nodiscard]] Result<qint64> add(const Entry& entry);
    /** All or none, in this order. */
    [[nodiscard]] Result<QList<qint64>> add(const QList<Entry>& entries);
    [[nodiscard]] Result<QList<Entry>> all(const QString& profile) const;
    [[nodiscard]] Result<void> setBody(qint64 id, const QString& title, const QByteArray& body);
    [[nodiscard]] Result<void> setError(qint64 id, const QByteArray& error);
    [[nodiscard]] Result<void> setKey(qint64 id, const QString& key);
    /** The whole order of a profile; ids that are missing keep their places behind. */
    [[nodiscard]] Result<void> setOrder(const QList<qint64>& ids);
    [[nodiscard]] Result<void> remove(qint64 id);

private:
    Database& m_db;
};

} // namespace ink::store
