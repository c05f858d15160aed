#pragma once

#include "app/store/blobstore.h"

#include <QByteArray>
#include <QList>

#include <vector>

namespace ink::service::callbacks {

/** A request body of pieces in memory and stored files, sent without being joined: memory stays flat. */
class Body final
{
public:
    void add(QByteArray bytes);
    void add(store::Blob blob); ///< mapped by the caller, who knows what to do when that fails
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] QByteArray sha256() const; ///< raw
    /** Copies up to `most` bytes from `offset` on to `to`; returns how many. */
    [[nodiscard]] qint64 read(qint64 offset, char* to, qint64 most) const;

private:
    struct Piece
    {
        QByteArray bytes;
        qint64 start = 0;
    };
    QList<Piece> m_pieces;
    std::vector<store::Blob> m_blobs; ///< keep the mapped files open
    qint64 m_size = 0;
};

} // namespace ink::service::callbacks
