#pragma once

#include "app/store/blobstore.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <atomic>
#include <chrono>
#include <vector>

namespace ink::service::callbacks {

/** A request body of pieces in memory and mapped files, sent without being joined. */
class Body final
{
public:
    void add(QByteArray bytes);
    void add(store::Blob blob);
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

/** How a POST went. */
struct PostResult
{
    int status = 0; ///< 0 = no answer
    QString error;  ///< empty after a 2xx; never contains what the other side wrote
    [[nodiscard]] bool ok() const { return error.isEmpty() && status >= 200 && status < 300; }
};

struct PostOptions
{
    bool allowLoopback = false;
    std::chrono::milliseconds timeout{15'000}; ///< to connect, and from the last byte sent to the answer
    const std::atomic_bool* stop = nullptr;    ///< set = give up at once
};

/**
 * One POST over http or https (certificates are checked): no redirect is followed, no proxy is used, the
 * address is judged when the connection is opened, and the answer's body is read and dropped, 64 KiB at most.
 */
[[nodiscard]] PostResult post(const QString& url, const QList<QPair<QByteArray, QByteArray>>& headers,
                              const Body& body, const PostOptions& options);

} // namespace ink::service::callbacks
