#include "app/service/records/chaindigest.h"

#include "app/pdf/seal/detachedsignature.h"

#include <QCryptographicHash>

namespace ink::service::chaindigest {

QString makeText(const store::ChainDigest& digest, const store::ChainDigest* previous,
                 const store::ChainDigestStore::Heads& heads)
{
    const QString link =
        previous
            ? QString::fromLatin1(
                  QCryptographicHash::hash(previous->content.toUtf8(), QCryptographicHash::Sha256).toHex())
            : QString();
    return QStringLiteral("inkstone-digest 1\nnumber: %1\nmade: %2\nentries: %3-%4\nchains: %5\nheads: %6\n"
                          "previous: %7\n")
        .arg(QString::number(digest.number), QString::number(digest.created.time_since_epoch().count()),
             QString::number((previous ? previous->lastEntry : 0) + 1), QString::number(digest.lastEntry),
             QString::number(heads.chainCount), heads.sha256, link);
}

Result<bool> createNext(store::Database& database, const pdf::SealKey& key,
                        const pdf::TimestampOptions& timestamping, Timestamp now)
{
    store::ChainDigestStore digests(database);
    INK_ASSIGN(last, digests.latest());
    if (last && now - last->created < interval &&
        pdf::verifyDetached(last->signature, last->content.toUtf8()).fingerprint == key.fingerprint())
        return false;
    // PostgreSQL transactions may commit in a different order than that of their entry numbers, so the newest
    // entries are processed later.
    const auto margin = database.isPostgreSql() ? std::chrono::minutes(10) : std::chrono::minutes(0);
    const qint64 after = last ? last->lastEntry : 0;
    INK_ASSIGN(reach, digests.lastEntry(after, now - margin));
    if (reach <= after) return false;

    store::ChainDigest next;
    next.number = last ? last->number + 1 : 1;
    next.created = now;
    next.lastEntry = reach;
    INK_ASSIGN(heads, digests.heads(after, reach));
    Q_ASSERT(next.lastEntry > after);
    next.content = makeText(next, last ? &*last : nullptr, heads);
    INK_ASSIGN(signature, pdf::signDetached(next.content.toUtf8(), key, timestamping));
    if (!signature.missingReason.isEmpty())
        qWarning("The digest of histories has no time-stamp: %s",
                 qPrintable(signature.missingReason.english()));
    next.signature = std::move(signature.cms);
    return store::runWithRetries(database, [&]() -> Result<bool> {
        INK_ASSIGN(transaction, store::Transaction::begin(database));
        INK_ASSIGN(inserted, digests.insert(transaction, next));
        INK_TRY(transaction.commit());
        return inserted;
    });
}

} // namespace ink::service::chaindigest
