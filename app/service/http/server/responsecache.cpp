#include "app/service/http/server/responsecache.h"

namespace ink::service::http {

std::optional<Response> ResponseCache::find(domain::AccountId account, const QByteArray& target,
                                            qint64 revision)
{
    const std::lock_guard lock(m_mutex);
    const Entry* entry = m_responses.object({account, target});
    return entry && entry->revision == revision ? std::optional(entry->response) : std::nullopt;
}

void ResponseCache::insert(domain::AccountId account, const QByteArray& target, qint64 revision,
                           quint64 generation, const Response& response)
{
    if (response.status != 200 || response.blob || !response.isCacheable) return;
    constexpr qsizetype overhead = 512;
    const std::lock_guard lock(m_mutex);
    if (generation != m_generation) return;
    m_responses.insert({account, target}, new Entry{revision, response},
                       response.body.size() + target.size() + overhead);
}

quint64 ResponseCache::generation() const
{
    const std::lock_guard lock(m_mutex);
    return m_generation;
}

void ResponseCache::clear()
{
    const std::lock_guard lock(m_mutex);
    ++m_generation;
    m_responses.clear();
}

bool hasSameContent(const Response& a, const Response& b)
{
    return a.status == b.status && a.body == b.body && a.version == b.version &&
           a.header("ETag") == b.header("ETag");
}

} // namespace ink::service::http
