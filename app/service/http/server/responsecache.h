#pragma once

#include "app/service/http/router.h"

#include <QCache>

#include <mutex>
#include <optional>

namespace ink::service::http {

// Index(ResponseCache): Response cache: lists and documents
/**
 * A least-recently-used cache of responses that are valid until the account's revision changes. Callers must
 * have just read the revision, so that changes by other processes are detected. Thread-safe.
 */
class ResponseCache final
{
public:
    explicit ResponseCache(qint64 bytes) : m_responses(bytes) {}

    [[nodiscard]] std::optional<Response> find(domain::AccountId account, const QByteArray& target,
                                               qint64 revision);
    /** `revision` and `generation` must have been read before the response was created. */
    void insert(domain::AccountId account, const QByteArray& target, qint64 revision, quint64 generation,
                const Response& response);
    /** Returns how often clear() was called. */
    [[nodiscard]] quint64 generation() const;
    /** Removes all responses, and rejects those whose creation has already begun. */
    void clear();

private:
    struct Entry
    {
        qint64 revision = 0;
        Response response;
    };
    using Key = QPair<domain::AccountId, QByteArray>;
    mutable std::mutex m_mutex;
    quint64 m_generation = 0;
    QCache<Key, Entry> m_responses; ///< cost in bytes
};

/** Returns whether two responses without a blob have the same status, body, entity tag and version. */
[[nodiscard]] bool hasSameContent(const Response& a, const Response& b);

} // namespace ink::service::http
