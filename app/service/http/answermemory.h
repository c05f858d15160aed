#pragma once

#include "app/service/http/router.h"

#include <QCache>

#include <mutex>
#include <optional>

namespace ink::service::http {

/**
 * Answers that stay right while an account's revision does, the latest used of them. Whoever looks one up has
 * just read the revision, so another process's change is seen too. Safe from any thread.
 */
class AnswerMemory final
{
public:
    explicit AnswerMemory(qint64 bytes) : m_answers(bytes) {}

    [[nodiscard]] std::optional<Response> find(domain::AccountId account, const QByteArray& target,
                                               qint64 revision);
    /** `revision` must have been read before the answer was made. */
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
