#include "app/pdf/rebase/rebasealign.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace ink::pdf {

namespace {

constexpr int manyWords = 5;      ///< phrases of this many words may have moved anywhere
constexpr size_t longGap = 1'500; ///< words; longer gaps are not filled

using Tokens = std::vector<RebaseToken>;

/** The start of each phrase of `length` words; -2 = it occurs repeatedly. */
std::unordered_map<quint64, int> phrases(const Tokens& tokens, int length)
{
    std::unordered_map<quint64, int> places;
    places.reserve(tokens.size());
    const int last = static_cast<int>(tokens.size()) - length;
    for (int i = 0; i <= last; ++i) {
        const auto at = static_cast<size_t>(i);
        if (tokens[at].chunk != tokens[at + static_cast<size_t>(length) - 1].chunk) continue;
        quint64 hash = 1469598103934665603ULL;
        for (size_t k = at; k < at + static_cast<size_t>(length); ++k)
            hash = (hash ^ static_cast<quint64>(tokens[k].text)) * 1099511628211ULL + 0x9E3779B97F4A7C15ULL;
        const auto [it, isNew] = places.emplace(hash, i);
        if (!isNew) it->second = -2;
    }
    return places;
}

class Aligner final
{
public:
    Aligner(const Tokens& before, const Tokens& after, const std::function<bool()>& cancelled)
        : m_a(before), m_b(after), m_cancelled(cancelled)
    {
        m_result.toNew.assign(before.size(), -1);
        m_result.toOld.assign(after.size(), -1);
        m_result.sure.assign(before.size(), false);
    }

    RebaseAlignment run()
    {
        for (const int length : {8, manyWords, 3, 2, 1}) {
            if (m_cancelled && m_cancelled()) return m_result;
            seed(length);
            if (length == manyWords) seedLabels();
        }
        if (!m_cancelled || !m_cancelled()) fillGaps();
        return m_result;
    }

private:
    void pair(size_t a, size_t b, bool sure)
    {
        m_result.toNew[a] = static_cast<int>(b);
        m_result.toOld[b] = static_cast<int>(a);
        m_result.sure[a] = sure;
    }

    /** Returns whether two words are between the same nearest pairs, as of the start of this round. */
    [[nodiscard]] bool isInOrder(size_t a, size_t b) const
    {
        const int low = m_before[a];
        const int high = m_behind[a];
        return low<high&& static_cast<int>(b)> low && static_cast<int>(b) < high;
    }

    void rememberNeighbours()
    {
        m_before.assign(m_a.size(), -1);
        m_behind.assign(m_a.size(), static_cast<int>(m_b.size()));
        int last = -1;
        for (size_t i = 0; i < m_a.size(); ++i) {
            m_before[i] = last;
            if (m_result.toNew[i] >= 0) last = m_result.toNew[i];
        }
        last = static_cast<int>(m_b.size());
        for (size_t i = m_a.size(); i-- > 0;) {
            m_behind[i] = last;
            if (m_result.toNew[i] >= 0) last = m_result.toNew[i];
        }
    }

    void seed(int length)
    {
        const auto places = phrases(m_b, length);
        const auto own = phrases(m_a, length);
        if (length < manyWords) rememberNeighbours();
        std::vector<std::pair<int, int>> found;
        for (const auto& [hash, a] : own) {
            if (a < 0) continue;
            const auto b = places.find(hash);
            if (b != places.end() && b->second >= 0) found.emplace_back(a, b->second);
        }
        std::sort(found.begin(), found.end());
        for (const auto& [a, b] : found) {
            for (int k = 0; k < length; ++k) {
                const auto i = static_cast<size_t>(a + k);
                const auto j = static_cast<size_t>(b + k);
                if (m_a[i].text != m_b[j].text) break; // a hash collision
                if (m_result.toNew[i] >= 0 || m_result.toOld[j] >= 0) continue;
                if (length < manyWords && !isInOrder(i, j)) continue;
                if (length < 3 && areElsewhere(m_a[i], m_b[j])) continue;
                pair(i, j, true);
            }
        }
    }

    /** Pairs labels that are unique under their heading, wherever they have moved: "Signature" under
     * "Landlord". Then those that are unique anywhere, "Date of birth", and those in a row with such a label:
     * "Date" in the row of "Employee". */
    void seedLabels()
    {
        pairUnique([](const RebaseToken& token) { return token.hasHeading ? token.context : 0; });
        pairUnique([](const RebaseToken& token) { return token.isLabel ? token.line : 0; });
        std::unordered_map<int, int> often;
        for (const Tokens* tokens : {&m_a, &m_b}) {
            std::unordered_map<int, int> here;
            int chunk = 0;
            for (const RebaseToken& token : *tokens)
                if (std::exchange(chunk, token.chunk) != token.chunk) ++here[token.line];
            for (const auto& [line, count] : here)
                often[line] = std::max(often[line], count);
        }
        pairUnique([&often](const RebaseToken& token) {
            const auto row = often.find(token.row);
            return row != often.end() && row->second == 1 ? token.row : 0;
        });
    }

    /** Pairs the free words that occur once in each document with the same key; 0 = none. */
    template <typename Key> void pairUnique(const Key& keyOf)
    {
        const auto places = [&keyOf](const Tokens& tokens) {
            std::map<std::pair<int, int>, int> found;
            for (size_t i = 0; i < tokens.size(); ++i) {
                const int key = keyOf(tokens[i]);
                if (key == 0) continue;
                const auto [it, isNew] = found.emplace(std::pair(key, tokens[i].text), static_cast<int>(i));
                if (!isNew) it->second = -2;
            }
            return found;
        };
        const auto theirs = places(m_b);
        for (const auto& [key, a] : places(m_a)) {
            const auto b = theirs.find(key);
            if (a < 0 || b == theirs.end() || b->second < 0) continue;
            const auto i = static_cast<size_t>(a);
            const auto j = static_cast<size_t>(b->second);
            if (m_result.toNew[i] >= 0 || m_result.toOld[j] >= 0 || areElsewhere(m_a[i], m_b[j])) continue;
            pair(i, j, true);
        }
    }

    void fillGaps()
    {
        // Runs of unpaired words between two pairs that are consecutive in both documents.
        size_t a = 0;
        int before = -1;
        while (a < m_a.size()) {
            if (m_result.toNew[a] >= 0) {
                before = m_result.toNew[a];
                ++a;
                continue;
            }
            size_t end = a;
            while (end < m_a.size() && m_result.toNew[end] < 0)
                ++end;
            const int behind = end < m_a.size() ? m_result.toNew[end] : static_cast<int>(m_b.size());
            const auto from = static_cast<size_t>(before + 1);
            if (before < behind && isFree(from, static_cast<size_t>(behind)))
                fill(a, end, from, static_cast<size_t>(behind));
            a = end;
        }
    }

    [[nodiscard]] bool isFree(size_t from, size_t end) const
    {
        if (end - from > longGap) return false;
        for (size_t b = from; b < end; ++b)
            if (m_result.toOld[b] >= 0) return false;
        return true;
    }

    /** Returns whether two labels may be the same: not if they are under different headings. */
    [[nodiscard]] static bool mayBeOne(const RebaseToken& a, const RebaseToken& b)
    {
        return !areElsewhere(a, b) && (a.context == b.context || a.context == 0 || b.context == 0);
    }

    /** Returns whether two labels are under different headings, or follow different labels in their rows:
     * although unique in both files, they may be unrelated. */
    [[nodiscard]] static bool areElsewhere(const RebaseToken& a, const RebaseToken& b)
    {
        return (a.hasHeading && b.hasHeading && a.context != b.context) ||
               (a.row != 0 && b.row != 0 && a.row != b.row);
    }

    /** Pairs the words of two gaps by their longest common subsequence, limited to words that occur equally
     * often in both. */
    void fill(size_t a0, size_t a1, size_t b0, size_t b1)
    {
        const size_t n = a1 - a0;
        const size_t m = b1 - b0;
        if (n == 0 || m == 0 || n > longGap) return;
        std::unordered_map<int, int> balance;
        for (size_t i = a0; i < a1; ++i)
            ++balance[m_a[i].text];
        for (size_t j = b0; j < b1; ++j)
            --balance[m_b[j].text];
        std::vector<quint16> length((n + 1) * (m + 1), 0);
        const auto at = [m](size_t i, size_t j) { return i * (m + 1) + j; };
        for (size_t i = n; i-- > 0;)
            for (size_t j = m; j-- > 0;)
                length[at(i, j)] = m_a[a0 + i].text == m_b[b0 + j].text
                                       ? static_cast<quint16>(length[at(i + 1, j + 1)] + 1)
                                       : std::max(length[at(i + 1, j)], length[at(i, j + 1)]);
        size_t i = 0;
        size_t j = 0;
        std::unordered_map<int, int> seenA;
        std::unordered_map<int, int> seenB;
        while (i < n && j < m) {
            const int ta = m_a[a0 + i].text;
            const int tb = m_b[b0 + j].text;
            if (ta == tb) {
                // The k-th occurrence here must match the k-th there; otherwise it stays unpaired.
                if (balance[ta] == 0 && seenA[ta] == seenB[tb] && mayBeOne(m_a[a0 + i], m_b[b0 + j]))
                    pair(a0 + i, b0 + j, false);
                ++seenA[ta];
                ++seenB[tb];
                ++i;
                ++j;
            } else if (length[at(i + 1, j)] >= length[at(i, j + 1)]) {
                ++seenA[ta];
                ++i;
            } else {
                ++seenB[tb];
                ++j;
            }
        }
    }

    const Tokens& m_a;
    const Tokens& m_b;
    const std::function<bool()>& m_cancelled;
    RebaseAlignment m_result;
    std::vector<int> m_before;
    std::vector<int> m_behind;
};

} // namespace

RebaseAlignment alignWords(const std::vector<RebaseToken>& before, const std::vector<RebaseToken>& after,
                           const std::function<bool()>& cancelled)
{
    return Aligner(before, after, cancelled).run();
}

} // namespace ink::pdf
