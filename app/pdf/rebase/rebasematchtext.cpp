// Tags that stand on nothing that is drawn: they go with the words around them.
#include "app/pdf/rebase/rebasematch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

using State = RebasePlace::State;
using HostKind = RebaseHost::Kind;

constexpr double sameMoveTolerance = 1.5; ///< points: words that moved together
constexpr double enoughTogether = 0.7;

/** The weighted median of values, and the share of the weight that lies close to it. */
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

bool RebaseMatch::coversWords(const RebaseDocument& in, int page, const QRectF& rect) const
{
    const QRectF inner = rect.adjusted(1.5, 1.5, -1.5, -1.5);
    const auto& words = in.pages[static_cast<size_t>(page)].words;
    return std::any_of(words.begin(), words.end(),
                       [&](int w) { return in.words[static_cast<size_t>(w)].box().intersects(inner); });
}

std::optional<RebasePlace> RebaseMatch::besideText(const RebaseTag& tag) const
{
    // The label on the tag's own row: it goes with that.
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
    RebasePlace out = guess(tag, 0.1);
    const int nearest = partner(label.front().word, true);
    if (known * 2 < label.size() || nearest < 0) {
        out.state = out.pageIndex >= 0 ? State::Unsure : State::Lost;
        if (known == 0 && !mayBeThere(label.front().word)) out.state = State::Lost;
        return out;
    }
    const RebaseWord& here = m_old.words[static_cast<size_t>(label.front().word)];
    const RebaseWord& there = m_new.words[static_cast<size_t>(nearest)];
    const QRectF moved = rect.translated(there.right - here.right, there.base - here.base);
    out.pageIndex = there.page;
    out.rect = clamped(moved, there.page);
    const bool whole = known == label.size() && sure * 2 >= label.size();
    const bool fits = rectOf(out.rect).intersected(moved.adjusted(-1, -1, 1, 1)) == rectOf(out.rect);
    const bool covers = coversWords(m_new, there.page, moved) && !coversWords(m_old, tag.pageIndex, rect);
    out.state = whole && fits && !covers ? State::Moved : State::Unsure;
    out.confidence = out.state == State::Moved ? 0.9 : 0.5;
    return out;
}

RebasePlace RebaseMatch::inText(const RebaseTag& tag) const
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
    std::vector<Near> around;
    for (const int w : m_old.pages[static_cast<size_t>(tag.pageIndex)].words) {
        const QRectF box = m_old.words[static_cast<size_t>(w)].box();
        const double dx = std::max({0.0, rect.left() - box.right(), box.left() - rect.right()});
        const double dy = std::max({0.0, rect.top() - box.bottom(), box.top() - rect.bottom()});
        around.push_back({dx + dy, w});
    }
    std::sort(around.begin(), around.end(),
              [](const Near& a, const Near& b) { return a.distance < b.distance; });
    if (around.size() > 40) around.resize(40);
    std::map<int, std::vector<std::array<double, 4>>> moves; // by page: dx, dy, weights of both
    for (const Near& n : around) {
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
        moves[there.page].push_back({dx, there.base - here.base, weight, weight});
    }
    if (potential <= 0 || known < 0.2 * potential) {
        RebasePlace lost = guess(tag, 0.1);
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
    RebasePlace out;
    out.pageIndex = page->first;
    out.rect = clamped(moved, out.pageIndex);
    out.confidence = std::min({x.share, y.share, page->second / known, known / potential});
    const double together = nearest > 120 ? 0.9 : enoughTogether;
    const bool fits = rectOf(out.rect).intersected(moved.adjusted(-1, -1, 1, 1)) == rectOf(out.rect);
    const bool agreed = x.share >= together && y.share >= together && page->second >= 0.8 * known &&
                        known >= enoughKnown * potential && count >= 3 && fits;
    const bool covers = coversWords(m_new, out.pageIndex, moved) && !coversWords(m_old, tag.pageIndex, rect);
    out.state = agreed && !covers ? State::Moved : State::Unsure;
    if (out.state == State::Unsure) out.confidence = std::min(out.confidence, 0.6);
    return out;
}

} // namespace ink::pdf
