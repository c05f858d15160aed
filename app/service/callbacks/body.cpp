#include "app/service/callbacks/body.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cstring>

namespace ink::service::callbacks {

void Body::add(QByteArray bytes)
{
    const qint64 size = bytes.size();
    m_pieces.append({std::move(bytes), m_size});
    m_size += size;
}

void Body::add(store::Blob blob)
{
    m_blobs.push_back(std::move(blob));
    add(m_blobs.back().bytes());
}

QByteArray Body::sha256() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Piece& piece : m_pieces)
        hash.addData(piece.bytes);
    return hash.result();
}

qint64 Body::read(qint64 offset, char* to, qint64 most) const
{
    qint64 done = 0;
    for (const Piece& piece : m_pieces) {
        const qint64 inside = offset + done - piece.start;
        if (inside < 0 || inside >= piece.bytes.size()) continue;
        const qint64 here = std::min(most - done, piece.bytes.size() - inside);
        std::memcpy(to + done, piece.bytes.constData() + inside, static_cast<size_t>(here));
        done += here;
        if (done == most) break;
    }
    return done;
}

} // namespace ink::service::callbacks
