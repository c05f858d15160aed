#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::tables {

/** A file in a ZIP archive. */
struct ArchivePart
{
    QString name; ///< path in the archive, with `/` after each folder
    QByteArray bytes;
    bool operator==(const ArchivePart&) const = default;
};

/** The limits of an archive; more is TooLarge. */
struct ArchiveLimits
{
    qint64 maxUnpackedBytes = 256LL * 1024 * 1024; ///< bytes of all parts together
    int maxParts = 200;
    /** Maximum ratio of unpacked to packed size. Rejects ZIP bombs: a few bytes that unpack to gigabytes. */
    int maxRatio = 1'500;
};

/** Reads all parts. Malformed when it isn't an archive or has an unsafe name; TooLarge beyond the limits,
 * and unpacking stops there. */
[[nodiscard]] Result<QList<ArchivePart>> readArchive(const QByteArray& bytes,
                                                     const ArchiveLimits& limits = {});
[[nodiscard]] Result<QByteArray> makeArchive(const QList<ArchivePart>& parts);

} // namespace ink::tables
