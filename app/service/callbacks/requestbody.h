#pragma once

#include "app/store/blobs/blobstore.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace ink::service::callbacks {

/**
 * A request body consisting of memory chunks and stored files. Files are read from the store in chunks while
 * they are sent, so that memory use stays constant.
 */
class RequestBody final
{
public:
    void add(QByteArray bytes);
    void add(store::Blob blob);
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] Result<QByteArray> sha256() const; ///< 32 raw bytes
    /** Copies up to `maximum` bytes, starting at `offset`, to `to`. Returns the number of bytes; 0 at the
     * end. */
    [[nodiscard]] Result<qint64> read(qint64 offset, char* to, qint64 maximum) const;

private:
    struct Piece
    {
        QByteArray bytes;
        std::optional<store::Blob> blob; ///< if not set, the piece consists of `bytes`
        qint64 start = 0;
        qint64 size = 0;
    };
    std::vector<Piece> m_pieces;
    qint64 m_size = 0;
};

} // namespace ink::service::callbacks
