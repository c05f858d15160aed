#pragma once

#include "app/pdf/rebase/rebasealign.h"
#include "app/pdf/rebase/rebasepage.h"
#include "app/pdf/rebase/rebaseplan.h"

#include <QPointF>

#include <optional>
#include <unordered_set>
#include <vector>

namespace ink::pdf {

/** Private to the room: finds the new place of single tags once the words are aligned. */
class RebaseMatch final
{
public:
    /** All must outlive this. */
    RebaseMatch(const RebaseDocument& before, const RebaseDocument& after, const RebaseAlignment& words);

    [[nodiscard]] RebasePlace placeOf(const RebaseTag& tag) const;
    /** The host under a tag, by page and index; -1 = none. */
    [[nodiscard]] int hostOf(const RebaseTag& tag) const;
    [[nodiscard]] const QList<int>& pages() const { return m_pages; }

private:
    /** A word beside a host or tag. */
    struct Neighbour
    {
        int word;
        RebaseRelation relation;
        double distance;
        double weight;
    };
    struct HostId
    {
        int page = -1;
        int index = -1;
        bool operator==(const HostId&) const = default;
    };
    /** The evidence of the words around a host for its partner. */
    struct Verdict
    {
        HostId best;
        double share = 0;      ///< of the votes that the best has
        double known = 0;      ///< how much of the neighbourhood has a partner, 0 … 1
        bool labelled = false; ///< the nearest words are among them
        bool named = false;    ///< those stand here only, or what stands around them says which they are
        bool besides = false;  ///< words on its own row, or on it, voted for the best
    };

    // rebasematch.cpp: which pages and words are which
    void mapPages();
    void mapFurniture();
    [[nodiscard]] int partner(int word, bool forward) const;
    /** Returns whether a word's text comes more than once in either file. */
    [[nodiscard]] bool isRepeated(int word, bool inOld) const;
    /** Returns whether an unpaired word of the new file may be this one. */
    [[nodiscard]] bool mayBeThere(int word) const;
    [[nodiscard]] bool mayBeThere(const RebaseTag& tag) const;
    [[nodiscard]] bool isSure(int word) const;
    [[nodiscard]] RebasePlace guess(const RebaseTag& tag, double confidence) const;
    [[nodiscard]] RebasePlace onPicture(const RebaseTag& tag) const;
    [[nodiscard]] domain::PageRect clamped(const QRectF& rect, int page) const;
    [[nodiscard]] static QRectF rectOf(const domain::PageRect& r);

    // Tags on lines, in boxes, at places to tick
    [[nodiscard]] static std::vector<Neighbour> neighbours(const RebaseDocument& in, int page,
                                                           const RebaseHost& host);
    [[nodiscard]] static std::vector<int> hostsOf(const RebaseDocument& in, const RebaseWord& word,
                                                  RebaseRelation relation, RebaseHost::Kind kind);
    [[nodiscard]] Verdict vote(HostId host, bool forward) const;
    /** Where it is in a pile of hosts of the same width, and how many these are. */
    [[nodiscard]] static std::pair<int, int> pileOf(const RebaseDocument& in, HostId id);
    [[nodiscard]] RebasePlace onHost(const RebaseTag& tag, HostId host) const;
    /** The tag's rectangle on its new host; nothing when the relation can't be kept. */
    [[nodiscard]] std::optional<QRectF> carried(const RebaseTag& tag, HostId from, HostId to) const;
    [[nodiscard]] std::optional<double> besideLabel(const RebaseTag& tag, HostId from, HostId to) const;

    // Tags among words
    [[nodiscard]] std::optional<RebasePlace> besideText(const RebaseTag& tag) const;
    [[nodiscard]] RebasePlace inText(const RebaseTag& tag) const;
    [[nodiscard]] bool coversWords(const RebaseDocument& in, int page, const QRectF& rect) const;

    static constexpr double enoughKnown = 0.5; ///< of the neighbourhood that has a partner

    const RebaseDocument& m_old;
    const RebaseDocument& m_new;
    const RebaseAlignment& m_words;
    QList<int> m_pages;         ///< new page of each old one
    std::vector<double> m_sure; ///< how much of an old page went there, and how much of that came from it
    std::vector<int> m_toNew;   ///< furniture words, by old word
    std::vector<int> m_toOld;
    std::unordered_set<int> m_repeated; ///< numbers of words that one of the files has more than once
    std::unordered_set<int> m_unpaired; ///< numbers of words of the new file without a partner
};

} // namespace ink::pdf
