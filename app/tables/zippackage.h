#pragma once

// Private to app/tables: a ZIP archive in memory, read with limits.

#include "app/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <memory>

struct zip;
struct zip_file;

namespace ink::tables {

class ZipPackage final
{
public:
    /** `bytes` must outlive it. */
    [[nodiscard]] static Result<std::unique_ptr<ZipPackage>> open(const QByteArray& bytes,
                                                                  qint64 unpackedLimit);
    ZipPackage(const ZipPackage&) = delete;
    ZipPackage& operator=(const ZipPackage&) = delete;
    ~ZipPackage();

    [[nodiscard]] bool contains(const QString& part) const;
    /** Unpacked size as the archive says; -1 = not there. */
    [[nodiscard]] qint64 sizeOf(const QString& part) const;
    /** A part to read from begin to end; null when it is not there. More than the limit ends it with
     * isTooLarge(). */
    [[nodiscard]] std::unique_ptr<QIODevice> part(const QString& name);
    /** Returns whether reading stopped because of the limit. */
    [[nodiscard]] bool isTooLarge() const { return m_left < 0; }

private:
    ZipPackage() = default;
    friend class ZipPart;
    zip* m_archive = nullptr;
    qint64 m_left = 0; ///< bytes that may still be unpacked
};

} // namespace ink::tables
