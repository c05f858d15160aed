#include "app/pdf/rebase/rebasematch.h"

#include "app/domain/document/tagplacement.h"
#include "app/pdf/file/rectarea.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace ink::pdf {

namespace {

using State = RebasePosition::State;
using HostKind = RebaseHost::Kind;

constexpr double pageShare = 0.7; ///< minimum share of a page's words that moved to its new page

constexpr double enoughShare = 0.62;   ///< minimum share of the votes for one host
constexpr double enoughContext = 0.5;  ///< minimum share of a repeated label's surroundings that must match
constexpr double besideOwnLabel = 0.3; ///< weight of text above and below a line with a label of its own
constexpr double nearEdge = 12;        ///< points: a tag's edge within this distance follows its host's edge

double common(const QRectF& a, const QRectF& b)
{
    const double both = areaOf(a.intersected(b));
    const double all = areaOf(a) + areaOf(b) - both;
    return all > 0 ? both / all : 0;
}

constexpr double sameMoveTolerance = 1.5; ///< points: tolerance for words that moved together
constexpr double enoughTogether = 0.7;

/** The weighted median of values, and the share of the weight close to it. */
struct Middle
{
    double value = 0;
    double share = 0;
};
Middle middleOf(std::vector<std::pair<double, double>> values)
{
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    double total = 0;
    for (const auto& [value, weight] : values)
        total += weight;
    double half = 0;
    double median = values.back().first;
    for (const auto& [value, weight] : values) {
        half += weight;
        if (half * 2 < total) continue;
        median = value;
        break;
    }
    double close = 0;
    double sum = 0;
    for (const auto& [value, weight] : values) {
        if (std::abs(value - median) > sameMoveTolerance) continue;
        close += weight;
        sum += weight * value;
    }
    return {close > 0 ? sum / close : median, total > 0 ? close / total : 0};
}

} // namespace

RebaseMatch::RebaseMatch(const RebaseDocument& before, const RebaseDocument& after,
                         const RebaseAlignment& words)
    : m_old(before), m_new(after), m_words(words), m_repeats(before.tokens, after.tokens)
{
    for (size_t t = 0; t < words.toOld.size(); ++t)
        if (words.toOld[t] < 0) m_unpaired.insert(after.tokens[t].text);
    mapPages();
    mapFurniture();
}

void RebaseMatch::mapPages()
{
    const size_t count = m_old.pages.size();
    m_pages.fill(-1, static_cast<qsizetype>(count));
    m_sure.assign(count, 0);
    std::vector<std::map<int, int>> went(count);
    std::vector<int> from(count, 0);
    std::vector<int> came(m_new.pages.size(), 0);
    for (size_t t = 0; t < m_words.toNew.size(); ++t) {
        const int to = m_words.toNew[t];
        const auto oldPage = static_cast<size_t>(m_old.words[static_cast<size_t>(m_old.wordOfToken[t])].page);
        ++from[oldPage];
        if (to < 0) continue;
        const int page = m_new.words[static_cast<size_t>(m_new.wordOfToken[static_cast<size_t>(to)])].page;
        ++went[oldPage][page];
        ++came[static_cast<size_t>(page)];
    }
    for (size_t p = 0; p < count; ++p) {
        const auto maximum = std::max_element(
            went[p].begin(), went[p].end(), [](const auto& a, const auto& b) { return a.second < b.second; });
        if (maximum == went[p].end()) continue;
        m_pages[static_cast<qsizetype>(p)] = maximum->first;
        m_sure[p] =
            std::min(double(maximum->second) / std::max(1, from[p]),
                     double(maximum->second) / std::max(1, came[static_cast<size_t>(maximum->first)]));
    }
    // Pages without words match if the same image occurs equally often in both files, in the same order.
    std::map<QByteArray, std::pair<std::vector<int>, std::vector<int>>> pictures;
    for (size_t p = 0; p < count; ++p)
        if (!m_old.pages[p].picture.isEmpty())
            pictures[m_old.pages[p].picture].first.push_back(static_cast<int>(p));
    for (size_t p = 0; p < m_new.pages.size(); ++p)
        if (!m_new.pages[p].picture.isEmpty())
            pictures[m_new.pages[p].picture].second.push_back(static_cast<int>(p));
    for (const auto& [digest, places] : pictures) {
        for (size_t i = 0; i < std::min(places.first.size(), places.second.size()); ++i) {
            const auto p = static_cast<size_t>(places.first[i]);
            m_pages[static_cast<qsizetype>(p)] = places.second[i];
            m_sure[p] = places.first.size() == places.second.size() ? 1 : 0;
        }
    }
    // The rest is estimated from the previous page.
    for (qsizetype p = 0; p < m_pages.size(); ++p) {
        if (m_pages[p] >= 0) continue;
        const int guess = p > 0 && m_pages[p - 1] >= 0 ? m_pages[p - 1] + 1 : static_cast<int>(p);
        if (guess < static_cast<int>(m_new.pages.size())) m_pages[p] = guess;
    }
}

void RebaseMatch::mapFurniture()
{
    m_toNew.assign(m_old.words.size(), -1);
    m_toOld.assign(m_new.words.size(), -1);
    for (qsizetype p = 0; p < m_pages.size(); ++p) {
        if (m_pages[p] < 0 || m_sure[static_cast<size_t>(p)] < pageShare) continue;
        std::map<QString, std::vector<int>> there;
        for (const int w : m_new.pages[static_cast<size_t>(m_pages[p])].words)
            if (m_new.words[static_cast<size_t>(w)].isFurniture)
                there[m_new.words[static_cast<size_t>(w)].text].push_back(w);
        std::map<QString, std::vector<int>> here;
        for (const int w : m_old.pages[static_cast<size_t>(p)].words)
            if (m_old.words[static_cast<size_t>(w)].isFurniture)
                here[m_old.words[static_cast<size_t>(w)].text].push_back(w);
        for (const auto& [text, ours] : here) {
            const auto theirs = there.find(text);
            if (theirs == there.end() || theirs->second.size() != ours.size()) continue;
            for (size_t i = 0; i < ours.size(); ++i) {
                m_toNew[static_cast<size_t>(ours[i])] = theirs->second[i];
                m_toOld[static_cast<size_t>(theirs->second[i])] = ours[i];
            }
        }
    }
}

int RebaseMatch::partner(int word, bool forward) const
{
    const RebaseDocument& in = forward ? m_old : m_new;
    const RebaseDocument& other = forward ? m_new : m_old;
    const int token = in.tokenOfWord[static_cast<size_t>(word)];
    if (token < 0) return (forward ? m_toNew : m_toOld)[static_cast<size_t>(word)];
    const int to = (forward ? m_words.toNew : m_words.toOld)[static_cast<size_t>(token)];
    return to < 0 ? -1 : other.wordOfToken[static_cast<size_t>(to)];
}

const RebaseToken* RebaseMatch::tokenOf(int word, bool inOld) const
{
    const RebaseDocument& in = inOld ? m_old : m_new;
    const int token = in.tokenOfWord[static_cast<size_t>(word)];
    return token < 0 ? nullptr : &in.tokens[static_cast<size_t>(token)];
}

bool RebaseMatch::isRepeated(int word, bool inOld) const
{
    const RebaseToken* token = tokenOf(word, inOld);
    return !token || m_repeats.contains(*token);
}

bool RebaseMatch::isInRepeatedClause(int word, bool inOld) const
{
    const RebaseToken* token = tokenOf(word, inOld);
    return token && m_repeats.isInClause(*token);
}

bool RebaseMatch::mayBeThere(int word) const
{
    const int token = m_old.tokenOfWord[static_cast<size_t>(word)];
    return token < 0 || (m_words.toNew[static_cast<size_t>(token)] < 0 &&
                         m_unpaired.contains(m_old.tokens[static_cast<size_t>(token)].text));
}

bool RebaseMatch::mayBeThere(const RebaseTag& tag) const
{
    const RebaseHost place{HostKind::Box, rectOf(tag.rect)};
    const std::vector<Neighbour> nearby = neighbours(m_old, tag.pageIndex, place);
    double strongest = 0;
    for (const Neighbour& n : nearby)
        strongest = std::max(strongest, n.weight);
    return std::any_of(nearby.begin(), nearby.end(), [&](const Neighbour& n) {
        return n.weight >= 0.4 * strongest && !isInRepeatedClause(n.word, true) && mayBeThere(n.word);
    });
}

bool RebaseMatch::isSure(int word) const
{
    const int token = m_old.tokenOfWord[static_cast<size_t>(word)];
    return token >= 0 && m_words.sure[static_cast<size_t>(token)];
}

RebasePosition RebaseMatch::positionOf(const RebaseTag& tag) const
{
    if (tag.pageIndex < 0 || tag.pageIndex >= m_pages.size()) return {};
    const RebaseDocument::Page& page = m_old.pages[static_cast<size_t>(tag.pageIndex)];
    if (page.words.size() < 3 && !page.picture.isEmpty()) return onPicture(tag);
    const int host = hostOf(tag);
    if (host >= 0) {
        RebasePosition place = onHost(tag, {tag.pageIndex, host});
        if (place.state != State::Lost) return place;
        const RebasePosition free = inText(tag);
        if (free.state == State::Lost) return place;
        place = free;
        place.state = State::Unsure; // the line or box under it no longer exists
        return place;
    }
    return inText(tag);
}

RebasePosition RebaseMatch::guess(const RebaseTag& tag, double confidence) const
{
    RebasePosition place;
    const int page = m_pages[tag.pageIndex];
    if (page < 0) return place;
    place.pageIndex = page;
    place.rect = clamped(rectOf(tag.rect), page);
    place.confidence = confidence;
    return place;
}

RebasePosition RebaseMatch::onPicture(const RebaseTag& tag) const
{
    RebasePosition place = guess(tag, 0.3);
    if (place.pageIndex < 0) return place;
    const bool same = m_sure[static_cast<size_t>(tag.pageIndex)] >= 1;
    place.state = same ? State::Matched : State::Unsure;
    if (same) place.confidence = 0.98;
    return place;
}

QRectF RebaseMatch::rectOf(const domain::PageRect& r)
{
    return QRectF(r.left, r.top, r.width, r.height);
}

domain::PageRect RebaseMatch::clamped(const QRectF& rect, int page) const
{
    const int left = static_cast<int>(std::lround(rect.left()));
    const int top = static_cast<int>(std::lround(rect.top()));
    const domain::PageRect whole{left, top, static_cast<int>(std::lround(rect.width())),
                                 static_cast<int>(std::lround(rect.height()))};
    return domain::clampedTo(whole, m_new.pages[static_cast<size_t>(page)].size);
}

// A tag on a line, in a box or on a check box: the words around that host identify it.

int RebaseMatch::hostOf(const RebaseTag& tag) const
{
    const auto& hosts = m_old.pages[static_cast<size_t>(tag.pageIndex)].hosts;
    const QRectF rect = rectOf(tag.rect);
    int best = -1;
    double minimum = 1e9;
    const auto consider = [&](size_t i, double cost) {
        if (cost >= minimum) return;
        minimum = cost;
        best = static_cast<int>(i);
    };
    const bool small = rect.width() <= 26 && rect.height() <= 26;
    for (size_t i = 0; i < hosts.size(); ++i) {
        const QRectF& host = hosts[i].rect;
        switch (hosts[i].kind) {
        case HostKind::CheckBox:
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
        size_t maximum = 5;
        if (!group.empty() && group.front().relation == RebaseRelation::Above) maximum = 14;
        if (!group.empty() && group.front().relation == RebaseRelation::Below) maximum = 8;
        for (size_t i = 0; i < std::min(maximum, group.size()); ++i) {
            Neighbour& n = group[i];
            const double rank = 1 / (1 + 0.35 * static_cast<double>(i));
            switch (n.relation) {
            case RebaseRelation::Left:
                n.weight = 3 * rank / (1 + n.distance / 60);
                break;
            case RebaseRelation::Right:
                n.weight = (host.kind == HostKind::CheckBox ? 3 : 0.8) * rank / (1 + n.distance / 60);
                break;
            case RebaseRelation::On:
                n.weight = 2 * rank;
                break;
            case RebaseRelation::Above:
                n.weight = 1 / (1 + n.distance / 25);
                // The heading is directly above a cell or frame; text farther up is weak evidence.
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
        // Nearest first; at the same distance, the one directly below or above precedes its neighbours.
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
    std::map<int, double> asideCast; ///< by page of the other document
    double label = 0;
    double labelKnown = 0;
    double strongest = 0;
    double ownLabel = 0; ///< weight of label words that occur nowhere else
    double context = 0;
    double contextKnown = 0;
    const std::vector<Neighbour> nearby = neighbours(in, id.page, host);
    for (const Neighbour& n : nearby)
        strongest = std::max(strongest, n.weight);
    const bool hasOwnLabel = std::any_of(nearby.begin(), nearby.end(), [&](const Neighbour& n) {
        return n.relation == RebaseRelation::Left && n.weight >= 0.4 * strongest &&
               !isRepeated(n.word, forward) && partner(n.word, forward) >= 0;
    });
    for (const Neighbour& n : nearby) {
        const int to = partner(n.word, forward);
        // A clause that recurs elsewhere is evidence neither for nor against this place.
        if (to < 0 && isInRepeatedClause(n.word, forward)) continue;
        potential += n.weight;
        const bool isLabel = n.weight >= 0.4 * strongest;
        if (isLabel) label += n.weight;
        if (isLabel && !isRepeated(n.word, forward)) ownLabel += n.weight;
        if (!isLabel) context += n.weight;
        if (to < 0) continue;
        const RebaseWord& here = in.words[static_cast<size_t>(n.word)];
        const RebaseWord& there = other.words[static_cast<size_t>(to)];
        const std::vector<int> ours = hostsOf(in, here, n.relation, host.kind);
        const auto at = std::find(ours.begin(), ours.end(), id.index);
        if (at == ours.end()) continue;
        const auto rank = static_cast<size_t>(at - ours.begin());
        const bool aside = n.relation == RebaseRelation::Above || n.relation == RebaseRelation::Below;
        const double weight =
            n.weight * (aside && hasOwnLabel ? besideOwnLabel : 1) / (1 + 0.4 * static_cast<double>(rank));
        (aside ? asideCast[there.page] : cast) += weight;
        verdict.pairedShare += n.weight;
        (isLabel ? labelKnown : contextKnown) += n.weight;
        const std::vector<int> theirs = hostsOf(other, there, n.relation, host.kind);
        if (rank >= theirs.size()) continue;
        votes[{there.page, theirs[rank]}] += weight;
        // A label in the host's row, or a heading or caption that touches the host, identifies it.
        if (!aside || (rank == 0 && n.distance < 16 && (line || n.relation == RebaseRelation::Above)))
            besides[{there.page, theirs[rank]}] += weight;
    }
    verdict.pairedShare = potential > 0 ? verdict.pairedShare / potential : 0;
    verdict.isLabelled = label > 0 && labelKnown >= 0.5 * label;
    verdict.isNamed = ownLabel > 0 || contextKnown >= enoughContext * context;
    const auto best = std::max_element(votes.begin(), votes.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (best == votes.end()) return verdict;
    verdict.best = {best->first.first, best->first.second};
    // Text above or below that is now on another page was separated by a page break, which isn't a
    // contradiction.
    cast += asideCast[best->first.first];
    verdict.voteShare = cast > 0 ? best->second / cast : 0;
    verdict.hasRowVotes = besides[best->first] > 0;
    return verdict;
}

std::pair<int, int> RebaseMatch::stackOf(const RebaseDocument& in, HostId id)
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

RebasePosition RebaseMatch::onHost(const RebaseTag& tag, HostId host) const
{
    const Verdict there = vote(host, true);
    if (there.best.index < 0 || there.pairedShare < 0.2) {
        RebasePosition place = guess(tag, there.pairedShare / 2);
        if (place.pageIndex >= 0 && mayBeThere(tag)) place.state = State::Unsure;
        return place;
    }
    const auto rect = mapToHost(tag, host, there.best);
    if (!rect) {
        RebasePosition place = guess(tag, 0.3);
        place.state = place.pageIndex < 0 ? State::Lost : State::Unsure;
        return place;
    }
    const Verdict back = vote(there.best, false);
    RebasePosition place;
    place.pageIndex = there.best.page;
    place.rect = clamped(*rect, place.pageIndex);
    place.confidence = there.voteShare * std::sqrt(there.pairedShare);
    // A host without a word next to it is identified only by its position among similar hosts, so their
    // number must be unchanged.
    const bool piled = there.hasRowVotes || stackOf(m_old, host) == stackOf(m_new, there.best);
    const bool mutual = back.best == host && back.voteShare >= enoughShare && piled;
    const bool agreed = there.voteShare >= enoughShare && there.pairedShare >= enoughKnown &&
                        there.isLabelled && there.isNamed && back.isLabelled && back.pairedShare >= 0.35;
    if (!mutual) place.confidence = std::min(place.confidence, 0.45);
    if (back.best.index >= 0 && !(back.best == host) && back.voteShare >= enoughShare && !there.isLabelled)
        return guess(tag, 0.1); // the host belongs to another tag
    place.state = mutual && agreed ? State::Matched : State::Unsure;
    if (place.state == State::Unsure) place.confidence = std::min(place.confidence, 0.6);
    return place;
}

std::optional<double> RebaseMatch::besideLabel(const RebaseTag& tag, HostId from, HostId to) const
{
    // The nearest word in the same row that ends before the tag begins.
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

std::optional<QRectF> RebaseMatch::mapToHost(const RebaseTag& tag, HostId from, HostId to) const
{
    const RebaseHost& a = m_old.pages[static_cast<size_t>(from.page)].hosts[static_cast<size_t>(from.index)];
    const RebaseHost& b = m_new.pages[static_cast<size_t>(to.page)].hosts[static_cast<size_t>(to.index)];
    const QRectF rect = rectOf(tag.rect);
    if (a.kind == HostKind::CheckBox) {
        QRectF moved = rect;
        moved.moveCenter(b.rect.center() + (rect.center() - a.rect.center()));
        return moved;
    }
    /** Maps one axis: edges near those of the host move with them; otherwise, the length is preserved. */
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

// Tags that aren't on a drawn shape move with the words around them.

bool RebaseMatch::coversWords(const RebaseDocument& in, int page, const QRectF& rect) const
{
    const QRectF inner = rect.adjusted(1.5, 1.5, -1.5, -1.5);
    const auto& words = in.pages[static_cast<size_t>(page)].words;
    return std::any_of(words.begin(), words.end(),
                       [&](int w) { return in.words[static_cast<size_t>(w)].box().intersects(inner); });
}

std::optional<RebasePosition> RebaseMatch::besideText(const RebaseTag& tag) const
{
    // The label in the tag's own row, with which the tag moves.
    const QRectF rect = rectOf(tag.rect);
    const RebaseHost place{HostKind::Box, rect};
    std::vector<Neighbour> label;
    for (const Neighbour& n : neighbours(m_old, tag.pageIndex, place))
        if (n.relation == RebaseRelation::Left && n.distance < 60 + 40 * static_cast<double>(label.size()))
            label.push_back(n);
    if (label.empty() || label.front().distance > 60) return std::nullopt;
    size_t known = 0;
    size_t sure = 0;
    for (const Neighbour& n : label) {
        known += partner(n.word, true) >= 0;
        sure += isSure(n.word);
    }
    RebasePosition out = guess(tag, 0.1);
    const int nearest = partner(label.front().word, true);
    if (known * 2 < label.size() || nearest < 0) {
        out.state = out.pageIndex >= 0 ? State::Unsure : State::Lost;
        if (known == 0 && !mayBeThere(label.front().word)) out.state = State::Lost;
        return out;
    }
    const RebaseWord& here = m_old.words[static_cast<size_t>(label.front().word)];
    const RebaseWord& there = m_new.words[static_cast<size_t>(nearest)];
    const QRectF moved = rect.translated(there.right - here.right, there.baseline - here.baseline);
    out.pageIndex = there.page;
    out.rect = clamped(moved, there.page);
    const bool whole = known == label.size() && sure * 2 >= label.size();
    const bool fits = rectOf(out.rect).intersected(moved.adjusted(-1, -1, 1, 1)) == rectOf(out.rect);
    const bool covers = coversWords(m_new, there.page, moved) && !coversWords(m_old, tag.pageIndex, rect);
    out.state = whole && fits && !covers ? State::Matched : State::Unsure;
    out.confidence = out.state == State::Matched ? 0.9 : 0.5;
    return out;
}

RebasePosition RebaseMatch::inText(const RebaseTag& tag) const
{
    if (const auto labelled = besideText(tag)) return *labelled;
    const QRectF rect = rectOf(tag.rect);
    const RebaseHost place{HostKind::Box, rect};
    std::vector<std::pair<double, double>> across;
    std::vector<std::pair<double, double>> down;
    std::map<int, double> onPage;
    double potential = 0;
    double known = 0;
    double nearest = 1e9;
    int count = 0;
    struct Near
    {
        double distance;
        int word;
    };
    std::vector<Near> nearby;
    for (const int w : m_old.pages[static_cast<size_t>(tag.pageIndex)].words) {
        const QRectF box = m_old.words[static_cast<size_t>(w)].box();
        const double dx = std::max({0.0, rect.left() - box.right(), box.left() - rect.right()});
        const double dy = std::max({0.0, rect.top() - box.bottom(), box.top() - rect.bottom()});
        nearby.push_back({dx + dy, w});
    }
    std::sort(nearby.begin(), nearby.end(),
              [](const Near& a, const Near& b) { return a.distance < b.distance; });
    if (nearby.size() > 40) nearby.resize(40);
    std::map<int, std::vector<std::array<double, 4>>> moves; // by page: dx, dy, and the weights of both
    for (const Near& n : nearby) {
        const RebaseWord& here = m_old.words[static_cast<size_t>(n.word)];
        const RebaseRelation relation = relationOf(here, place);
        const bool row = relation == RebaseRelation::Left || relation == RebaseRelation::Right ||
                         relation == RebaseRelation::On;
        const double weight = (row ? 4 : 1) / (1 + n.distance / 40);
        potential += weight;
        nearest = std::min(nearest, n.distance);
        const int to = partner(n.word, true);
        if (to < 0) continue;
        const RebaseWord& there = m_new.words[static_cast<size_t>(to)];
        known += weight;
        ++count;
        onPage[there.page] += weight;
        const double dx =
            relation == RebaseRelation::Left ? there.right - here.right : there.left - here.left;
        moves[there.page].push_back({dx, there.baseline - here.baseline, weight, weight});
    }
    if (potential <= 0 || known < 0.2 * potential) {
        RebasePosition lost = guess(tag, 0.1);
        if (lost.pageIndex >= 0 && mayBeThere(tag)) lost.state = State::Unsure;
        return lost;
    }
    const auto page = std::max_element(onPage.begin(), onPage.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    for (const auto& move : moves[page->first]) {
        across.emplace_back(move[0], move[2]);
        down.emplace_back(move[1], move[3]);
    }
    const Middle x = middleOf(across);
    const Middle y = middleOf(down);
    const QRectF moved = rect.translated(x.value, y.value);
    RebasePosition out;
    out.pageIndex = page->first;
    out.rect = clamped(moved, out.pageIndex);
    out.confidence = std::min({x.share, y.share, page->second / known, known / potential});
    const double together = nearest > 120 ? 0.9 : enoughTogether;
    const bool fits = rectOf(out.rect).intersected(moved.adjusted(-1, -1, 1, 1)) == rectOf(out.rect);
    const bool agreed = x.share >= together && y.share >= together && page->second >= 0.8 * known &&
                        known >= enoughKnown * potential && count >= 3 && fits;
    const bool covers = coversWords(m_new, out.pageIndex, moved) && !coversWords(m_old, tag.pageIndex, rect);
    out.state = agreed && !covers ? State::Matched : State::Unsure;
    if (out.state == State::Unsure) out.confidence = std::min(out.confidence, 0.6);
    return out;
}

} // namespace ink::pdf
