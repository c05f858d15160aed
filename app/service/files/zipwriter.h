#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::service {

/**
 * Writes a ZIP of files that are already compressed (PDF). Entries are stored uncompressed, and names are
 * UTF-8 (APPNOTE.TXT 4.4.4, bit 11). The ZIP is written directly to a blob, so that memory use does not grow
 * with its size. The same input gives the same bytes. Up to 4 GiB.
 */
class ZipWriter final
{
public:
    /** `time` is the modification time of the entries. */
    ZipWriter(store::BlobWriter writer, Timestamp time);

    /** Adds a file; a duplicate name gets a number. */
    [[nodiscard]] Result<void> add(const QString& name, const QByteArray& bytes);
    /** Writes the directory and returns the writer. */
    [[nodiscard]] Result<store::BlobWriter> finish() &&;

private:
    struct Entry
    {
        QByteArray name;
        quint32 crc = 0;
        quint32 size = 0;
        quint32 offset = 0;
    };
    [[nodiscard]] Result<void> write(const QByteArray& bytes);
    void addHeader(QByteArray& out, const Entry& entry) const;

    store::BlobWriter m_writer;
    quint16 m_dosDate = 0;
    quint16 m_dosTime = 0;
    QList<Entry> m_entries;
};

} // namespace ink::service
