#include "app/service/signingpage/pagequeue.h"

#include <algorithm>
#include <set>

namespace ink::service::signingpage {

namespace {

constexpr std::size_t maxRemembered = 4096; // maximum number of files
constexpr std::size_t maxPagesRemembered = 16;
constexpr std::size_t pagesOfBadFile = 2; // number of such pages after which the whole file is refused

template <typename Map, typename IsOver> void forgetOld(Map& map, const IsOver& isOver)
{
    if (map.size() < maxRemembered) return;
    for (auto each = map.begin(); each != map.end();)
        each = isOver(each->second) ? map.erase(each) : std::next(each);
    if (map.size() >= maxRemembered) map.erase(map.begin());
}

} // namespace

PageQueue::Groups::iterator PageQueue::find(const QString& name)
{
    return std::find_if(m_groups.begin(), m_groups.end(),
                        [&](const Group& group) { return group.name == name; });
}

void PageQueue::append(PendingRequestPtr order)
{
    auto group = find(order->group);
    if (group == m_groups.end()) group = m_groups.insert(m_groups.end(), Group{order->group, {}});
    group->orders.push_back(std::move(order));
}

void PageQueue::prepend(PendingRequestPtr order)
{
    auto group = find(order->group);
    if (group == m_groups.end()) group = m_groups.insert(m_groups.end(), Group{order->group, {}});
    group->orders.push_front(std::move(order));
}

bool PageQueue::canTake(const Group& group, bool acceptsSlow) const
{
    Q_ASSERT(!group.orders.empty());
    return (acceptsSlow || !group.orders.front()->isSlow) && m_processing.value(group.name) == 0;
}

bool PageQueue::hasRequest(bool acceptsSlow) const
{
    return std::any_of(m_groups.begin(), m_groups.end(),
                       [&](const Group& group) { return canTake(group, acceptsSlow); });
}

PendingRequestPtr PageQueue::take(bool acceptsSlow)
{
    const auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&](const Group& each) { return canTake(each, acceptsSlow); });
    if (group == m_groups.end()) return nullptr;
    PendingRequestPtr order = std::move(group->orders.front());
    group->orders.pop_front();
    ++m_processing[order->group];
    if (group->orders.empty())
        m_groups.erase(group);
    else
        // Moves the group to the end, so that other documents' requests come first.
        m_groups.splice(m_groups.end(), m_groups, group);
    return order;
}

void PageQueue::finish(const QString& group)
{
    Q_ASSERT(m_processing.value(group) > 0);
    if (const int left = m_processing.value(group) - 1; left > 0)
        m_processing.insert(group, left);
    else
        m_processing.remove(group);
}

std::list<PendingRequestPtr> PageQueue::takeAll()
{
    std::list<PendingRequestPtr> all;
    for (Group& group : m_groups)
        for (PendingRequestPtr& order : group.orders)
            all.push_back(std::move(order));
    m_groups.clear();
    return all;
}

void PageRefusals::add(const PendingRequest& order, const Error& error, Time now)
{
    forgetOld(m_refusals, [now](const std::list<Refusal>& each) { return each.front().until <= now; });
    std::list<Refusal>& list = m_refusals[order.subject];
    list.push_front({order.request.kind, order.request.page, error, now + m_keep}); // latest first
    while (list.size() > maxPagesRemembered)
        list.pop_back();
}

std::optional<Error> PageRefusals::find(const PendingRequest& order, Time now) const
{
    const auto found = m_refusals.find(order.subject);
    if (found == m_refusals.end()) return std::nullopt;
    std::set<qint32> pages;
    std::optional<Error> latest;
    for (const Refusal& refusal : found->second) {
        if (refusal.until <= now) continue;
        if (refusal.kind == order.request.kind && refusal.page == order.request.page) return refusal.error;
        pages.insert(refusal.page);
        if (!latest) latest = refusal.error;
    }
    return pages.size() >= pagesOfBadFile ? latest : std::nullopt;
}

void PageRefusals::addSlow(const QString& subject, Time now)
{
    forgetOld(m_slow, [now](Time until) { return until <= now; });
    m_slow[subject] = now + m_keep;
}

bool PageRefusals::isSlow(const QString& subject, Time now) const
{
    const auto found = m_slow.find(subject);
    return found != m_slow.end() && found->second > now;
}

std::optional<QByteArray> PictureCache::find(const QString& key)
{
    const auto found = m_places.constFind(key);
    if (found == m_places.constEnd()) return std::nullopt;
    m_entries.splice(m_entries.begin(), m_entries, *found);
    return m_entries.front().second;
}

void PictureCache::insert(const QString& key, const QByteArray& bytes)
{
    if (bytes.size() > m_maximum || m_places.contains(key)) return;
    m_entries.emplace_front(key, bytes);
    m_places.insert(key, m_entries.begin());
    m_sum += bytes.size();
    Q_ASSERT(m_places.size() == static_cast<qsizetype>(m_entries.size()));
    while (m_sum > m_maximum) {
        m_sum -= m_entries.back().second.size();
        m_places.remove(m_entries.back().first);
        m_entries.pop_back();
    }
}

} // namespace ink::service::signingpage
