#pragma once

#include "app/service/http/router.h"

#include <QCache>

#include <mutex>
#include <optional>

namespace ink::service::http {

// Index(ResponseCache): List or document: answered again without reading rows
/**
 * A least-recently-used cache of responses that are valid until the account's revision changes. Callers
 * have just read the revision, so changes by other processes are noticed. Safe from any thread.
 */
class ResponseCache final
{
public:
    explicit ResponseCache(qint64 bytes) : m_answers(bytes) {}

    [[nodiscard]] std::optional<Response> find(domain::AccountId account, const QByteArray& target,
                                               qint64 revision);
    /** `revision` must have been read before the response was created. */
    void keep(domain::AccountId account, const QByteArray& target, qint64 revision, const Response& response);

private:
    struct Kept
    {
        qint64 revision = 0;
        Response response;
    };
    using Key = QPair<domain::AccountId, QByteArray>;
    std::mutex m_mutex;
    QCache<Key, Kept> m_answers; ///< cost in bytes
};

} // namespace ink::service::http
