// Tags that stand on a line, in a box or at a place to tick: the words around it say which one it is now.
#include "app/pdf/file/rectarea.h"
#include "app/pdf/rebase/rebasematch.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

using State = RebasePlace::State;
using HostKind = RebaseHost::Kind;

constexpr double enoughShare = 0.62;  ///< of the votes for one host
constexpr double enoughContext = 0.5; ///< of what stands around a label that is there several times
constexpr double nearEdge = 12;       ///< points: a tag's edge that follows its host's

double common(const QRectF& a, const QRectF& b)
{
    const double both = areaOf(a.intersected(b));
    const double all = areaOf(a) + areaOf(b) - both;
    return all > 0 ? both / all : 0;
}

} // namespace

int RebaseMatch::hostOf(const RebaseTag& tag) const
{
    const auto& hosts = m_old.pages[static_cast<size_t>(tag.pageIndex)].hosts;
    const QRectF rect = rectOf(tag.rect);
    int best = -1;
    double least = 1e9;
    const auto consider = [&](size_t i, double cost) {
        if (cost >= least) return;
        least = cost;
        best = static_cast<int>(i);
    };
    const bool small = rect.width() <= 26 && rect.height() <= 26;
    for (size_t i = 0; i < hosts.size(); ++i) {
        const QRectF& host = hosts[i].rect;
        switch (hosts[i].kind) {
        case HostKind::Tick:
            if (small && rect.adjusted(-4, -4, 4, 4).contains(host.center()))
                consider(i, (host.center() - rect.center()).manhattanLength() / 10);
            break;
        case HostKind::Box:
            if (common(host, rect) >= 0.5)
                consider(i, 10 - 5 * common(host, rect));
            else if (host.adjusted(-4, -4, 4, 4).contains(rect) && areaOf(rect) > 0.1 * areaOf(host))
                consider(i, 30 + areaOf(host) / 1e6);
            break;
        case HostKind::Line: {
            const double overlap = std::min(host.right(), rect.right()) - std::max(host.left(), rect.left());
            if (overlap < 0.5 * rect.width() || overlap < 0.1 * host.width()) break;
            if (host.y() < rect.top() + 0.35 * rect.height() || host.y() > rect.bottom() + 8) break;
            consider(i, 20 + std::abs(host.y() - rect.bottom()) / 10);
            break;
        }
        }
    }
    return best;
}

std::vector<RebaseMatch::Neighbour> RebaseMatch::neighbours(const RebaseDocument& in, int page,
                                                            const RebaseHost& host)
{
    std::vector<Neighbour> found[5];
    const bool line = host.kind == HostKind::Line;
    for (const int w : in.pages[static_cast<size_t>(page)].words) {
        const RebaseWord& word = in.words[static_cast<size_t>(w)];
        const RebaseRelation relation = relationOf(word, host);
        if (relation == RebaseRelation::None) continue;
        const double distance = distanceOf(word, host, relation);
        const double reach = relation == RebaseRelation::Left    ? 300
                             : relation == RebaseRelation::Right ? 160
                             : relation == RebaseRelation::Above ? (line ? 200 : 500)
                                                                 : 110;
        if (distance > reach) continue;
        found[static_cast<size_t>(relation) - 1].push_back({w, relation, distance, 0});
    }
    std::vector<Neighbour> all;
    for (auto& group : found) {
        std::stable_sort(group.begin(), group.end(),
                         [](const Neighbour& a, const Neighbour& b) { return a.distance < b.distance; });
        size_t most = 5;
        if (!group.empty() && group.front().relation == RebaseRelation::Above) most = 14;
        if (!group.empty() && group.front().relation == RebaseRelation::Below) most = 8;
        for (size_t i = 0; i < std::min(most, group.size()); ++i) {
            Neighbour& n = group[i];
            const double rank = 1 / (1 + 0.35 * static_cast<double>(i));
            switch (n.relation) {
            case RebaseRelation::Left:
                n.weight = 3 * rank / (1 + n.distance / 60);
                break;
            case RebaseRelation::Right:
                n.weight = (host.kind == HostKind::Tick ? 3 : 0.8) * rank / (1 + n.distance / 60);
                break;
            case RebaseRelation::On:
                n.weight = 2 * rank;
                break;
            case RebaseRelation::Above:
                n.weight = 1 / (1 + n.distance / 25);
                // Above a cell or frame stands its heading; what is farther up tells little.
                if (!line)
                    n.weight = n.distance < group.front().distance + 6 ? 2 * rank / (1 + n.distance / 200)
                                                                       : 0.2 * n.weight;
                break;
            default:
                n.weight = (line && n.distance < 16 ? 2 * rank : 0.7) / (1 + n.distance / 25);
            }
            all.push_back(n);
        }
    }
    return all;
}

std::vector<int> RebaseMatch::hostsOf(const RebaseDocument& in, const RebaseWord& word,
                                      RebaseRelation relation, HostKind kind)
{
    const auto& hosts = in.pages[static_cast<size_t>(word.page)].hosts;
    std::vector<std::pair<double, int>> found;
    for (size_t i = 0; i < hosts.size(); ++i) {
        if (hosts[i].kind != kind || relationOf(word, hosts[i]) != relation) continue;
        // The nearest first; side by side, the one right below or above before its neighbours.
        const double aside = std::abs(hosts[i].rect.center().x() - (word.left + word.right) / 2) / 1000;
        const double size = areaOf(hosts[i].rect) / 1e8;
        found.emplace_back(std::round(distanceOf(word, hosts[i], relation)) + aside + size,
                           static_cast<int>(i));
    }
    std::sort(found.begin(), found.end());
    std::vector<int> out;
    for (const auto& [distance, index] : found)
        out.push_back(index);
    return out;
}

RebaseMatch::Verdict RebaseMatch::vote(HostId id, bool forward) const
{
    const RebaseDocument& in = forward ? m_old : m_new;
    const RebaseDocument& other = forward ? m_new : m_old;
    const RebaseHost& host = in.pages[static_cast<size_t>(id.page)].hosts[static_cast<size_t>(id.index)];
    std::map<std::pair<int, int>, double> votes;
    std::map<std::pair<int, int>, double> besides;
    Verdict verdict;
    const bool line = host.kind == HostKind::Line;
    double potential = 0;
    double cast = 0;
    std::map<int, double> asideCast; ///< by the page that they are on now
    double label = 0;
    double labelKnown = 0;
    double strongest = 0;
    double ownLabel = 0; ///< of words that stand nowhere else
    double context = 0;
    double contextKnown = 0;
    const std::vector<Neighbour> around = neighbours(in, id.page, host);
    for (const Neighbour& n : around)
        strongest = std::max(strongest, n.weight);
    for (const Neighbour& n : around) {
        potential += n.weight;
        const bool isLabel = n.weight >= 0.4 * strongest;
        if (isLabel) label += n.weight;
        if (isLabel && !isRepeated(n.word, forward)) ownLabel += n.weight;
        if (!isLabel) context += n.weight;
        const int to = partner(n.word, forward);
        if (to < 0) continue;
        const RebaseWord& here = in.words[static_cast<size_t>(n.word)];
        const RebaseWord& there = other.words[static_cast<size_t>(to)];
        const std::vector<int> ours = hostsOf(in, here, n.relation, host.kind);
        const auto at = std::find(ours.begin(), ours.end(), id.index);
        if (at == ours.end()) continue;
        const auto rank = static_cast<size_t>(at - ours.begin());
        const double weight = n.weight / (1 + 0.4 * static_cast<double>(rank));
        const bool aside = n.relation == RebaseRelation::Above || n.relation == RebaseRelation::Below;
        (aside ? asideCast[there.page] : cast) += weight;
        verdict.known += n.weight;
        (isLabel ? labelKnown : contextKnown) += n.weight;
        const std::vector<int> theirs = hostsOf(other, there, n.relation, host.kind);
        if (rank >= theirs.size()) continue;
        votes[{there.page, theirs[rank]}] += weight;
        // A label on its row, or a heading or caption that touches it, names it.
        if (!aside || (rank == 0 && n.distance < 16 && (line || n.relation == RebaseRelation::Above)))
            besides[{there.page, theirs[rank]}] += weight;
    }
    verdict.known = potential > 0 ? verdict.known / potential : 0;
    verdict.labelled = label > 0 && labelKnown >= 0.5 * label;
    verdict.named = ownLabel > 0 || contextKnown >= enoughContext * context;
    const auto best = std::max_element(votes.begin(), votes.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (best == votes.end()) return verdict;
    verdict.best = {best->first.first, best->first.second};
    // What stood above or below and is on another page now was parted by a page's end: no contradiction.
    cast += asideCast[best->first.first];
    verdict.share = cast > 0 ? best->second / cast : 0;
    verdict.besides = besides[best->first] > 0;
    return verdict;
}

std::pair<int, int> RebaseMatch::pileOf(const RebaseDocument& in, HostId id)
{
    const auto& hosts = in.pages[static_cast<size_t>(id.page)].hosts;
    const RebaseHost& host = hosts[static_cast<size_t>(id.index)];
    std::vector<double> tops;
    for (const RebaseHost& other : hosts)
        if (other.kind == host.kind && std::abs(other.rect.left() - host.rect.left()) < 3 &&
            std::abs(other.rect.right() - host.rect.right()) < 3)
            tops.push_back(other.rect.top());
    std::sort(tops.begin(), tops.end());
    const auto at = std::find(tops.begin(), tops.end(), host.rect.top());
    return {static_cast<int>(at - tops.begin()), static_cast<int>(tops.size())};
}

RebasePlace RebaseMatch::onHost(const RebaseTag& tag, HostId host) const
{
    const Verdict there = vote(host, true);
    if (there.best.index < 0 || there.known < 0.2) {
        RebasePlace place = guess(tag, there.known / 2);
        if (place.pageIndex >= 0 && mayBeThere(tag)) place.state = State::Unsure;
        return place;
    }
    const auto rect = carried(tag, host, there.best);
    if (!rect) {
        RebasePlace place = guess(tag, 0.3);
        place.state = place.pageIndex < 0 ? State::Lost : State::Unsure;
        return place;
    }
    const Verdict back = vote(there.best, false);
    RebasePlace place;
    place.pageIndex = there.best.page;
    place.rect = clamped(*rect, place.pageIndex);
    place.confidence = there.share * std::sqrt(there.known);
    // Without a word beside it only its place among its like tells it: none may have come or gone.
    const bool piled = there.besides || pileOf(m_old, host) == pileOf(m_new, there.best);
    const bool mutual = back.best == host && back.share >= enoughShare && piled;
    const bool agreed = there.share >= enoughShare && there.known >= enoughKnown && there.labelled &&
                        there.named && back.labelled && back.known >= 0.35;
    if (!mutual) place.confidence = std::min(place.confidence, 0.45);
    if (back.best.index >= 0 && !(back.best == host) && back.share >= enoughShare && !there.labelled)
        return guess(tag, 0.1); // it is another's
    place.state = mutual && agreed ? State::Moved : State::Unsure;
    if (place.state == State::Unsure) place.confidence = std::min(place.confidence, 0.6);
    return place;
}

std::optional<double> RebaseMatch::besideLabel(const RebaseTag& tag, HostId from, HostId to) const
{
    // The word that ends where the tag begins, on the same row.
    const QRectF rect = rectOf(tag.rect);
    const RebaseHost& host =
        m_old.pages[static_cast<size_t>(from.page)].hosts[static_cast<size_t>(from.index)];
    const RebaseWord* nearest = nullptr;
    int index = -1;
    for (const int w : m_old.pages[static_cast<size_t>(from.page)].words) {
        const RebaseWord& word = m_old.words[static_cast<size_t>(w)];
        const RebaseRelation relation = relationOf(word, host);
        if (relation != RebaseRelation::On && relation != RebaseRelation::Left) continue;
        if (word.right > rect.left() + 3 || rect.left() - word.right > 40) continue;
        if (nearest && word.right < nearest->right) continue;
        nearest = &word;
        index = w;
    }
    if (!nearest) return std::nullopt;
    const int partnerWord = partner(index, true);
    if (partnerWord < 0) return std::nullopt;
    const RebaseWord& there = m_new.words[static_cast<size_t>(partnerWord)];
    if (there.page != to.page) return std::nullopt;
    return there.right + rect.left() - nearest->right;
}

std::optional<QRectF> RebaseMatch::carried(const RebaseTag& tag, HostId from, HostId to) const
{
    const RebaseHost& a = m_old.pages[static_cast<size_t>(from.page)].hosts[static_cast<size_t>(from.index)];
    const RebaseHost& b = m_new.pages[static_cast<size_t>(to.page)].hosts[static_cast<size_t>(to.index)];
    const QRectF rect = rectOf(tag.rect);
    if (a.kind == HostKind::Tick) {
        QRectF moved = rect;
        moved.moveCenter(b.rect.center() + (rect.center() - a.rect.center()));
        return moved;
    }
    /** One axis: edges near the host's follow them, others keep their length. */
    const auto axis = [](double low, double high, double fromLow, double fromHigh, double toLow,
                         double toHigh) -> std::optional<std::pair<double, double>> {
        const bool atLow = std::abs(low - fromLow) <= nearEdge;
        const bool atHigh = std::abs(high - fromHigh) <= nearEdge;
        const double length = high - low;
        const double newLow = toLow + low - fromLow;
        const double newHigh = toHigh + high - fromHigh;
        if (atLow && atHigh) {
            if (newHigh - newLow < 6) return std::nullopt;
            return std::pair(newLow, newHigh);
        }
        const bool sameLength = std::abs((fromHigh - fromLow) - (toHigh - toLow)) <= 2;
        if (atLow || sameLength) {
            if (newLow + length > toHigh + nearEdge) return std::nullopt;
            return std::pair(newLow, newLow + length);
        }
        if (atHigh) return std::pair(newHigh - length, newHigh);
        const double middle = (low + high) / 2 - (fromLow + fromHigh) / 2;
        if (std::abs(middle) <= 2) { // centred
            const double centre = (toLow + toHigh) / 2 + middle;
            return std::pair(centre - length / 2, centre + length / 2);
        }
        return std::nullopt;
    };
    auto across =
        axis(rect.left(), rect.right(), a.rect.left(), a.rect.right(), b.rect.left(), b.rect.right());
    if (std::abs(rect.left() - a.rect.left()) > nearEdge) {
        if (const auto left = besideLabel(tag, from, to)) {
            const bool atRight = std::abs(rect.right() - a.rect.right()) <= nearEdge;
            const double right =
                atRight ? b.rect.right() + rect.right() - a.rect.right() : *left + rect.width();
            if (right - *left >= 6) across = std::pair(*left, right);
        }
    }
    if (!across) return std::nullopt;
    if (a.kind == HostKind::Line) {
        const double bottom = b.rect.y() + rect.bottom() - a.rect.y();
        return QRectF(QPointF(across->first, bottom - rect.height()), QPointF(across->second, bottom));
    }
    const auto down =
        axis(rect.top(), rect.bottom(), a.rect.top(), a.rect.bottom(), b.rect.top(), b.rect.bottom());
    if (!down) return std::nullopt;
    return QRectF(QPointF(across->first, down->first), QPointF(across->second, down->second));
}

} // namespace ink::pdf
