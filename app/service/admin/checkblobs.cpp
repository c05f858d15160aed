#include "app/service/admin/checkblobs.h"

#include "app/service/admin/copying.h"
#include "app/store/blobs/usedblobs.h"
#include "app/store/database/query.h"

#include <QHash>

namespace ink::service::admin {

namespace {

struct Reference
{
    qint64 document = 0;
    qint64 size = 0;
    QString name;
};

Result<QHash<QString, Reference>> references(const store::Database& database)
{
    QHash<QString, Reference> all;
    INK_ASSIGN(rows, store::runText(
                         database,
                         QStringLiteral("SELECT sha256, document_id, size, name FROM file UNION ALL SELECT "
                                        "sha256, document_id, size, name FROM artifact"),
                         {}));
    while (rows.next())
        all.insert(rows.value(0).toString(),
                   {rows.value(1).toLongLong(), rows.value(2).toLongLong(), rows.value(3).toString()});
    return all;
}

/** Returns whether the database refers to this blob now. */
Result<bool> isUsed(const CheckContext& look, const QString& sha256)
{
    QSet<QString> unused{sha256};
    INK_TRY(store::excludeUsedBlobs(look.place.database, unused));
    return unused.isEmpty();
}

QString nameOf(const QString& sha256)
{
    return QStringLiteral("blob ") + sha256;
}

QString ownerOf(const Reference& reference)
{
    return QStringLiteral("It is “%1” of document %2.").arg(reference.name).arg(reference.document);
}

Result<void> checkContent(const CheckContext& look, const QString& sha256, const Reference* reference)
{
    const auto content = hashBlob(look.place.blobs, sha256);
    if (!content) {
        if (!look.place.blobs.contains(sha256))
            return {}; // deleted in the meantime; missing blobs are reported below
        look.addFinding(
            "blob.unreadable", nameOf(sha256), content.error().detail.english(),
            "Check the disk, then restore this file from a backup: it lies under the same name in blobs/.");
        return {};
    }
    ++look.report.blobs;
    look.report.blobBytes += content->size;
    const QString owner = reference ? ownerOf(*reference) : QStringLiteral("Nothing refers to it.");
    if (content->sha256 != sha256)
        look.addFinding("blob.damaged", nameOf(sha256),
                        QStringLiteral("Its bytes have another hash. ") + owner,
                        "Replace it from a backup: it lies under the same name in blobs/.");
    else if (reference && reference->size != content->size)
        look.addFinding("blob.size", nameOf(sha256),
                        QStringLiteral("It has %1 bytes, the database says %2. ")
                                .arg(content->size)
                                .arg(reference->size) +
                            owner,
                        "Somebody has changed the database: restore the last good backup.");
    return {};
}

} // namespace

Result<void> checkBlobs(const CheckContext& look)
{
    const store::BlobStore& blobs = look.place.blobs;
    INK_ASSIGN(used, references(look.place.database));
    const QSet<QString> stored = blobs.blobsOlderThan(Timestamp::max());
    if (!look.options.isQuick)
        for (const QString& sha256 : stored) {
            const auto reference = used.constFind(sha256);
            INK_TRY(checkContent(look, sha256, reference == used.constEnd() ? nullptr : &*reference));
        }
    for (auto each = used.cbegin(); each != used.cend(); ++each) {
        if (stored.contains(each.key()) || blobs.contains(each.key())) continue;
        INK_ASSIGN(stillUsed, isUsed(look, each.key()));
        if (stillUsed)
            look.addFinding("blob.missing", nameOf(each.key()),
                            QStringLiteral("It is not there. ") + ownerOf(*each),
                            "Put it back from a backup: it lies under the same name in blobs/.");
    }
    // Once a day, the service removes blobs that have been unused for a day. Newer blobs may be about to be
    // referenced.
    constexpr auto patience = std::chrono::hours(72);
    for (const QString& sha256 : blobs.blobsOlderThan(look.now - patience)) {
        if (used.contains(sha256)) continue;
        INK_ASSIGN(usedAfterAll, isUsed(look, sha256));
        if (!usedAfterAll)
            look.addFinding(
                "blob.unused", nameOf(sha256), QStringLiteral("Nothing refers to it."),
                "A running service removes it within a day; if none does, see whether its log tells why.");
    }
    return {};
}

} // namespace ink::service::admin
