#include "app/pdf/rebase/rebasematch.h"

#include "app/domain/rules.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

using State = RebasePlace::State;
using HostKind = RebaseHost::Kind;

constexpr double pageShare = 0.7; ///< of a page's words: it is the same page

} // namespace

RebaseMatch::RebaseMatch(const RebaseDocument& before, const RebaseDocument& after,
                         const RebaseAlignment& words)
    : m_old(before), m_new(after), m_words(words)
{
    for (size_t t = 0; t < words.toOld.size(); ++t)
        if (words.toOld[t] < 0) m_unpaired.insert(after.tokens[t].text);
    for (const RebaseDocument* in : {&before, &after}) {
        std::unordered_set<int> seen;
        for (const RebaseToken& token : in->tokens)
            if (!seen.insert(token.text).second) m_repeated.insert(token.text);
    }
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
        const auto most = std::max_element(went[p].begin(), went[p].end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        if (most == went[p].end()) continue;
        m_pages[static_cast<qsizetype>(p)] = most->first;
        m_sure[p] = std::min(double(most->second) / std::max(1, from[p]),
                             double(most->second) / std::max(1, came[static_cast<size_t>(most->first)]));
    }
    // Pages without words: the same picture as often in both, in the same order.
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
    // What is left is guessed from the page before.
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
            if (m_new.words[static_cast<size_t>(w)].furniture)
                there[m_new.words[static_cast<size_t>(w)].text].push_back(w);
        std::map<QString, std::vector<int>> here;
        for (const int w : m_old.pages[static_cast<size_t>(p)].words)
            if (m_old.words[static_cast<size_t>(w)].furniture)
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

bool RebaseMatch::isRepeated(int word, bool inOld) const
{
    const RebaseDocument& in = inOld ? m_old : m_new;
    const int token = in.tokenOfWord[static_cast<size_t>(word)];
    return token < 0 || m_repeated.contains(in.tokens[static_cast<size_t>(token)].text);
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
    const std::vector<Neighbour> around = neighbours(m_old, tag.pageIndex, place);
    double strongest = 0;
    for (const Neighbour& n : around)
        strongest = std::max(strongest, n.weight);
    return std::any_of(around.begin(), around.end(),
                       [&](const Neighbour& n) { return n.weight >= 0.4 * strongest && mayBeThere(n.word); });
}

bool RebaseMatch::isSure(int word) const
{
    const int token = m_old.tokenOfWord[static_cast<size_t>(word)];
    return token >= 0 && m_words.sure[static_cast<size_t>(token)];
}

RebasePlace RebaseMatch::placeOf(const RebaseTag& tag) const
{
    if (tag.pageIndex < 0 || tag.pageIndex >= m_pages.size()) return {};
    const RebaseDocument::Page& page = m_old.pages[static_cast<size_t>(tag.pageIndex)];
    if (page.words.size() < 3 && !page.picture.isEmpty()) return onPicture(tag);
    const int host = hostOf(tag);
    if (host >= 0) {
        RebasePlace place = onHost(tag, {tag.pageIndex, host});
        if (place.state != State::Lost) return place;
        const RebasePlace free = inText(tag);
        if (free.state == State::Lost) return place;
        place = free;
        place.state = State::Unsure; // the line or box that it stood on is not there
        return place;
    }
    return inText(tag);
}

RebasePlace RebaseMatch::guess(const RebaseTag& tag, double confidence) const
{
    RebasePlace place;
    const int page = m_pages[tag.pageIndex];
    if (page < 0) return place;
    place.pageIndex = page;
    place.rect = clamped(rectOf(tag.rect), page);
    place.confidence = confidence;
    return place;
}

RebasePlace RebaseMatch::onPicture(const RebaseTag& tag) const
{
    RebasePlace place = guess(tag, 0.3);
    if (place.pageIndex < 0) return place;
    const bool same = m_sure[static_cast<size_t>(tag.pageIndex)] >= 1;
    place.state = same ? State::Moved : State::Unsure;
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

} // namespace ink::pdf
