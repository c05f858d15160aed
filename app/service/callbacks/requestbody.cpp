#include "app/service/callbacks/requestbody.h"

#include "app/service/callbacks/reasons.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cstring>

namespace ink::service::callbacks {

void RequestBody::add(QByteArray bytes)
{
    const qint64 size = bytes.size();
    m_pieces.push_back({std::move(bytes), std::nullopt, m_size, size});
    m_size += size;
}

void RequestBody::add(store::Blob blob)
{
    const qint64 size = blob.size();
    m_pieces.push_back({{}, std::move(blob), m_size, size});
    m_size += size;
}

Result<QByteArray> RequestBody::sha256() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray buffer(256 * 1024, Qt::Uninitialized);
    for (qint64 at = 0; at < m_size;) {
        INK_ASSIGN(got, read(at, buffer.data(), buffer.size()));
        hash.addData(QByteArrayView(buffer).first(got));
        at += got;
    }
    return hash.result();
}

Result<qint64> RequestBody::read(qint64 offset, char* to, qint64 maximum) const
{
    qint64 done = 0;
    for (const Piece& piece : m_pieces) {
        const qint64 inside = offset + done - piece.start;
        if (inside < 0 || inside >= piece.size) continue;
        const qint64 here = std::min(maximum - done, piece.size - inside);
        if (piece.blob) {
            INK_ASSIGN(bytes, piece.blob->read(inside, here));
            if (bytes.size() != here) return fail(ErrorCode::Io, reasons::storedFileShorter());
            std::memcpy(to + done, bytes.constData(), static_cast<size_t>(here));
        } else {
            std::memcpy(to + done, piece.bytes.constData() + inside, static_cast<size_t>(here));
        }
        done += here;
        if (done == maximum) break;
    }
    return done;
}

} // namespace ink::service::callbacks
