#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

namespace ink::service::admin {

/**
 * The content of a backup. Written last, as `manifest.json`. The backup's folder also contains `inkstone.db`
 * (SQLite, even if the service uses PostgreSQL), `blobs/ab/abcdef…`, `blobs.txt` (one line per blob: SHA-256
 * and size) and the files of the seal as they are stored.
 */
struct Manifest
{
    Timestamp created{};
    QString program;              ///< version that wrote the backup
    QMap<QString, qint64> rows;   ///< number of rows of each table
    QMap<QString, QString> files; ///< name → SHA-256, of all files but the blobs and the manifest
    qint64 blobs = 0;
    qint64 blobBytes = 0;
    QStringList missingBlobs; ///< blobs that were already missing or damaged

    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static Result<Manifest> fromJson(const QByteArray& bytes);
};

/** SHA-256 → size, as in `blobs.txt`. */
using BlobList = QHash<QString, qint64>;

struct VerifiedBackup
{
    Manifest manifest;
    BlobList blobs;
};
/** Reads the manifest and verifies every file and blob of a backup. Io with an explanation if the backup is
 * damaged or incomplete. */
[[nodiscard]] Result<VerifiedBackup> verifyBackup(const QString& folder);

[[nodiscard]] QByteArray toText(const BlobList& blobs);
[[nodiscard]] Result<BlobList> blobListFrom(const QByteArray& text);

inline const QString& databaseFileName()
{
    static const QString name = QStringLiteral("inkstone.db");
    return name;
}
inline const QString& manifestFileName()
{
    static const QString name = QStringLiteral("manifest.json");
    return name;
}
inline const QString& blobListFileName()
{
    static const QString name = QStringLiteral("blobs.txt");
    return name;
}

} // namespace ink::service::admin
