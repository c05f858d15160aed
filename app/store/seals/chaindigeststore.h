#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** A signed digest over the histories of all accounts up to an entry. */
struct ChainDigest
{
    qint64 number = 0; ///< consecutive, from 1
    Timestamp created{};
    qint64 lastEntry = 0; ///< row id of the last history entry that the digest covers
    QString content;      ///< the signed text
    QByteArray signature; ///< detached CMS, DER
};

/** The digests in order. Append only. */
class ChainDigestStore final
{
public:
    explicit ChainDigestStore(const Database& database) : m_db(database) {}

    [[nodiscard]] Result<std::optional<ChainDigest>> latest() const;
    [[nodiscard]] Result<QList<ChainDigest>> list() const;
    /** Returns false if another instance has already created the digest of this number. */
    [[nodiscard]] Result<bool> insert(Transaction& transaction, const ChainDigest& digest);

    /** Returns the row id of the last entry after `after` that is not newer than `time`; 0 = none. */
    [[nodiscard]] Result<qint64> lastEntry(qint64 after, Timestamp time) const;
    struct Heads
    {
        qint64 chainCount = 0; ///< number of documents with new history entries
        QString sha256; ///< lower-case hex, over the lines `<document id> <hash>\n` in the order of the ids
    };
    /** Returns the number and the hash of the heads, as of the entry `upTo`, of all histories that have
     * entries after `after`. */
    [[nodiscard]] Result<Heads> heads(qint64 after, qint64 upTo) const;

private:
    const Database& m_db;
};

} // namespace ink::store
