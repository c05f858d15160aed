#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::store {

/** The workstation's journal of unsaved drafts. A draft is written at each edit and removed when the service
 * has all changes. */
class DraftJournal final
{
public:
    explicit DraftJournal(Database& database) : m_db(database) {}

    struct Entry
    {
        QString profile;
        domain::DocumentId document;
        qint64 baseVersion = 0; ///< the service's version that the edits are based on
        QByteArray body;        ///< the document as wire JSON
    };
    [[nodiscard]] Result<void> write(const Entry& entry);
    [[nodiscard]] Result<std::optional<Entry>> read(const QString& profile,
                                                    domain::DocumentId document) const;
    [[nodiscard]] Result<QList<Entry>> all(const QString& profile) const;
    [[nodiscard]] Result<void> remove(const QString& profile, domain::DocumentId document);

    /** Stores a small value that must survive a restart, e.g. a step's idempotency key. */
    [[nodiscard]] Result<void> saveValue(const QString& key, const QByteArray& value);
    [[nodiscard]] Result<std::optional<QByteArray>> loadValue(const QString& key) const;
    /** Removes the values whose keys have this prefix. */
    [[nodiscard]] Result<void> removeValues(const QString& keyPrefix);

private:
    Database& m_db;
};

/** A cache of a profile's listings by page, displayed at once on start and offline. */
class DocumentCache final
{
public:
    explicit DocumentCache(Database& database) : m_db(database) {}

    struct Page
    {
        qint64 total = 0;     ///< number of documents in the whole listing
        Timestamp received{}; ///< time when the service sent it
        QByteArray body;
        bool operator==(const Page&) const = default;
    };
    [[nodiscard]] Result<void> write(const QString& profile, const QString& query, int page,
                                     const Page& what);
    [[nodiscard]] Result<std::optional<Page>> read(const QString& profile, const QString& query,
                                                   int page) const;
    /** Removes the pages after `lastPage` of a listing that has become shorter. */
    [[nodiscard]] Result<void> truncate(const QString& profile, const QString& query, int lastPage);
    /** Removes pages that the service last sent before `oldest`. */
    [[nodiscard]] Result<void> prune(Timestamp oldest);
    /** Removes all pages of an account that has been removed. */
    [[nodiscard]] Result<void> removeProfile(const QString& profile);

private:
    Database& m_db;
};

} // namespace ink::store
