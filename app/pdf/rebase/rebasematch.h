#pragma once

#include "app/pdf/rebase/rebasealign.h"
#include "app/pdf/rebase/rebasepage.h"
#include "app/pdf/rebase/rebaseplan.h"
#include "app/pdf/rebase/rebaserepeats.h"

#include <QPointF>

#include <optional>
#include <unordered_set>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf/rebase: finds the new positions of individual tags after the words are aligned. */
class RebaseMatch final
{
public:
    /** All arguments must outlive this object. */
    RebaseMatch(const RebaseDocument& before, const RebaseDocument& after, const RebaseAlignment& words);

    [[nodiscard]] RebasePosition positionOf(const RebaseTag& tag) const;
    /** The index of the host under a tag, among the hosts of the tag's page; -1 = none. */
    [[nodiscard]] int hostOf(const RebaseTag& tag) const;
    [[nodiscard]] const QList<int>& pages() const { return m_pages; }

private:
    /** A word next to a host or tag. */
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
    /** The evidence for a host's counterpart from the words around it. */
    struct Verdict
    {
        HostId best;
        double voteShare = 0;     ///< share of the votes for the best candidate
        double pairedShare = 0;   ///< share of the neighbourhood that is paired, 0 … 1
        bool isLabelled = false;  ///< the nearest words are paired
        bool isNamed = false;     ///< the nearest words are unique, or their surroundings identify them
        bool hasRowVotes = false; ///< words in its row, or on it, voted for the best candidate
    };

    // Mapping of pages and words.
    void mapPages();
    void mapFurniture();
    [[nodiscard]] int partner(int word, bool forward) const;
    /** The token of a word; null for headers and footers. */
    [[nodiscard]] const RebaseToken* tokenOf(int word, bool inOld) const;
    /** Returns whether a word's text is repeated in either file, and the label that it is part of, too. */
    [[nodiscard]] bool isRepeated(int word, bool inOld) const;
    /** Returns whether a word is part of running text that is repeated as a whole in either file. */
    [[nodiscard]] bool isInRepeatedClause(int word, bool inOld) const;
    /** Returns whether an unpaired word of the new file may be this one. */
    [[nodiscard]] bool mayBeThere(int word) const;
    [[nodiscard]] bool mayBeThere(const RebaseTag& tag) const;
    [[nodiscard]] bool isSure(int word) const;
    [[nodiscard]] RebasePosition guess(const RebaseTag& tag, double confidence) const;
    [[nodiscard]] RebasePosition onPicture(const RebaseTag& tag) const;
    [[nodiscard]] domain::PageRect clamped(const QRectF& rect, int page) const;
    [[nodiscard]] static QRectF rectOf(const domain::PageRect& r);

    // Positions of tags on lines, boxes and check boxes.
    [[nodiscard]] static std::vector<Neighbour> neighbours(const RebaseDocument& in, int page,
                                                           const RebaseHost& host);
    [[nodiscard]] static std::vector<int> hostsOf(const RebaseDocument& in, const RebaseWord& word,
                                                  RebaseRelation relation, RebaseHost::Kind kind);
    [[nodiscard]] Verdict vote(HostId host, bool forward) const;
    /** The position in a stack of hosts of the same width, and the size of the stack. */
    [[nodiscard]] static std::pair<int, int> stackOf(const RebaseDocument& in, HostId id);
    [[nodiscard]] RebasePosition onHost(const RebaseTag& tag, HostId host) const;
    /** The tag's rectangle on its new host; nothing if their relation can't be preserved. */
    [[nodiscard]] std::optional<QRectF> mapToHost(const RebaseTag& tag, HostId from, HostId to) const;
    [[nodiscard]] std::optional<double> besideLabel(const RebaseTag& tag, HostId from, HostId to) const;

    // Positions of tags without a drawn shape, which move with the words around them.
    [[nodiscard]] std::optional<RebasePosition> besideText(const RebaseTag& tag) const;
    [[nodiscard]] RebasePosition inText(const RebaseTag& tag) const;
    [[nodiscard]] bool coversWords(const RebaseDocument& in, int page, const QRectF& rect) const;

    static constexpr double enoughKnown = 0.5; ///< share of the neighbourhood that must be paired

    const RebaseDocument& m_old;
    const RebaseDocument& m_new;
    const RebaseAlignment& m_words;
    RebaseRepeats m_repeats;
    QList<int> m_pages;         ///< the new page of each old page; -1 = none
    std::vector<double> m_sure; ///< by old page, the smaller of two shares: of the old page that moved there,
                                ///< and of the new page that came from it
    std::vector<int> m_toNew;   ///< the new header or footer word, by old word; -1 = none
    std::vector<int> m_toOld;
    std::unordered_set<int> m_unpaired; ///< ids of unpaired words of the new file
};

} // namespace ink::pdf
