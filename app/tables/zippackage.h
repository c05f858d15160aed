#pragma once

// Private to app/tables: an in-memory ZIP archive, read with limits.

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
    /** `bytes` must outlive the package. */
    [[nodiscard]] static Result<std::unique_ptr<ZipPackage>> open(const QByteArray& bytes,
                                                                  qint64 unpackedLimit);
    ZipPackage(const ZipPackage&) = delete;
    ZipPackage& operator=(const ZipPackage&) = delete;
    ~ZipPackage();

    [[nodiscard]] bool contains(const QString& part) const;
    /** Unpacked size as stated by the archive; -1 = not found. */
    [[nodiscard]] qint64 sizeOf(const QString& part) const;
    /** Opens an XML part for sequential reading; null if it isn't found. Reading stops at a limit: see
     * isTooLarge(), isTooComplex() and isTooCostly(). */
    [[nodiscard]] std::unique_ptr<QIODevice> part(const QString& name);
    /** Returns whether reading stopped because of the limit for unpacked bytes. */
    [[nodiscard]] bool isTooLarge() const { return m_left < 0; }
    /** Returns whether reading stopped because of an element with too many attributes. */
    [[nodiscard]] bool isTooComplex() const { return m_isTooComplex; }
    /** Returns whether reading stopped because the thread's WorkBudget was used up. */
    [[nodiscard]] bool isTooCostly() const { return m_isTooCostly; }

private:
    ZipPackage() = default;
    friend class ZipPart;
    zip* m_archive = nullptr;
    qint64 m_left = 0; ///< bytes that may still be unpacked
    bool m_isTooComplex = false;
    bool m_isTooCostly = false;
};

} // namespace ink::tables
