#pragma once

#include "app/service/http/router.h"

#include <QCache>

#include <mutex>
#include <optional>

namespace ink::service::http {

// Index(ResponseCache): Response cache: lists and documents
/**
 * A least-recently-used cache of responses that are valid until the account's revision changes. Callers
 * have just read the revision, so changes by other processes are noticed. Safe from any thread.
 */
class ResponseCache final
{
public:
    explicit ResponseCache(qint64 bytes) : m_responses(bytes) {}

    [[nodiscard]] std::optional<Response> find(domain::AccountId account, const QByteArray& target,
                                               qint64 revision);
    /** `revision` must have been read before the response was created. */
    void insert(domain::AccountId account, const QByteArray& target, qint64 revision,
                const Response& response);

private:
    struct Entry
    {
        qint64 revision = 0;
        Response response;
    };
    using Key = QPair<domain::AccountId, QByteArray>;
    std::mutex m_mutex;
    QCache<Key, Entry> m_responses; ///< cost in bytes
};

} // namespace ink::service::http
