#include "app/store/seals/chaindigeststore.h"

#include "app/store/database/query.h"

#include <QCryptographicHash>

namespace ink::store {

namespace {

ChainDigest chainDigestOf(const Query& row)
{
    return {.number = row["number"].toLongLong(),
            .created = toTime(row["made"]),
            .lastEntry = row["last_entry"].toLongLong(),
            .content = row["content"].toString(),
            .signature = row["signature"].toByteArray()};
}

} // namespace

Result<std::optional<ChainDigest>> ChainDigestStore::latest() const
{
    INK_ASSIGN(query, run(m_db, "chain_digest_last", {}));
    if (!query.next()) return std::optional<ChainDigest>();
    return std::optional(chainDigestOf(query));
}

Result<QList<ChainDigest>> ChainDigestStore::list() const
{
    INK_ASSIGN(query, run(m_db, "chain_digest_list", {0}));
    QList<ChainDigest> all;
    while (query.next())
        all.append(chainDigestOf(query));
    return all;
}

Result<bool> ChainDigestStore::insert(Transaction& transaction, const ChainDigest& digest)
{
    INK_ASSIGN(query, run(transaction.database(), "chain_digest_insert",
                          {{"number", digest.number},
                           {"made", fromTime(digest.created)},
                           {"last_entry", digest.lastEntry},
                           {"content", digest.content},
                           {"signature", digest.signature}}));
    return query.numRowsAffected() == 1;
}

Result<qint64> ChainDigestStore::lastEntry(qint64 after, Timestamp time) const
{
    INK_ASSIGN(query, run(m_db, "chain_digest_reach", {after, fromTime(time)}));
    return query.next() ? query["last_entry"].toLongLong() : 0;
}

Result<ChainDigestStore::Heads> ChainDigestStore::heads(qint64 after, qint64 upTo) const
{
    INK_ASSIGN(query, run(m_db, "chain_digest_heads", {after, upTo}));
    Heads heads;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (query.next()) {
        ++heads.chainCount;
        hash.addData(query["document_id"].toString().toLatin1() + ' ' + query["hash"].toString().toUtf8() +
                     '\n');
    }
    heads.sha256 = QString::fromLatin1(hash.result().toHex());
    return heads;
}

} // namespace ink::store
