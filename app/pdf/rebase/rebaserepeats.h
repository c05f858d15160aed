#pragma once

#include "app/pdf/rebase/rebasealign.h"

#include <unordered_set>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf/rebase: the words, labels and clauses that occur repeatedly in one of the documents,
 * and so don't identify a place. */
class RebaseRepeats final
{
public:
    RebaseRepeats(const std::vector<RebaseToken>& before, const std::vector<RebaseToken>& after);
    /** Returns whether a word is repeated, and the label that it is part of, too. */
    [[nodiscard]] bool contains(const RebaseToken& token) const;
    /** Returns whether a word is part of running text that is repeated as a whole. */
    [[nodiscard]] bool isInClause(const RebaseToken& token) const;

private:
    void add(const std::vector<RebaseToken>& tokens);
    std::unordered_set<int> m_texts;   ///< ids of words
    std::unordered_set<int> m_lines;   ///< ids of whole lines
    std::unordered_set<int> m_clauses; ///< ids of the lines that are running text
};

} // namespace ink::pdf
