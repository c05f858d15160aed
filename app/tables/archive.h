#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::tables {

/** A file in a ZIP archive. */
struct ArchivePart
{
    QString name; ///< without folders above it
    QByteArray bytes;
    bool operator==(const ArchivePart&) const = default;
};

/** The limits of an archive; more is TooLarge. */
struct ArchiveLimits
{
    qint64 unpacked = 256LL * 1024 * 1024; ///< bytes of all parts together
    int parts = 200;
    /** How much more than its packed size a part may be: a few bytes that unpack to gigabytes are no
     * document. */
    int maxGrowth = 1'500;
};

/** All parts. Malformed when it is no archive or a name is odd, TooLarge beyond the limits: nothing is
 * unpacked further than they reach. */
[[nodiscard]] Result<QList<ArchivePart>> readArchive(const QByteArray& bytes,
                                                     const ArchiveLimits& limits = {});
[[nodiscard]] Result<QByteArray> archiveOf(const QList<ArchivePart>& parts);

} // namespace ink::tables
