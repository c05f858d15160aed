#include "app/service/http/server/responsecache.h"

namespace ink::service::http {

std::optional<Response> ResponseCache::find(domain::AccountId account, const QByteArray& target,
                                            qint64 revision)
{
    const std::lock_guard lock(m_mutex);
    const Kept* kept = m_answers.object({account, target});
    return kept && kept->revision == revision ? std::optional(kept->response) : std::nullopt;
}

void ResponseCache::keep(domain::AccountId account, const QByteArray& target, qint64 revision,
                         const Response& response)
{
    if (response.status != 200 || response.blob || !response.isCacheable) return;
    constexpr qsizetype overhead = 512;
    const std::lock_guard lock(m_mutex);
    m_answers.insert({account, target}, new Kept{revision, response},
                     response.body.size() + target.size() + overhead);
}

} // namespace ink::service::http
