#pragma once

#include <functional>
#include <vector>

namespace ink::pdf {

/** Private to the room: a word of a document for alignment; equal numbers = equal texts. */
struct RebaseToken
{
    int text = 0;        ///< the word's number
    int chunk = 0;       ///< words of one chunk stand together: no blank to fill and no break lies between
    int context = 0;     ///< for a label: the number of its heading; 0 = none
    bool headed = false; ///< and that is a heading, not running text
};

/**
 * Which word of one document is which word of another. Phrases that occur once in both are found wherever
 * they went, and labels that stand once under a heading; words between them are paired only when the two gaps
 * hold each of them equally often. A word of which that cannot be told has no partner.
 */
struct RebaseAlignment
{
    std::vector<int> toNew; ///< by old word; -1 = none
    std::vector<int> toOld; ///< by new word; -1 = none
    std::vector<bool> sure; ///< by old word: part of a phrase that occurs once in both
};
/** `cancelled` is polled; once true, the result so far is returned. */
[[nodiscard]] RebaseAlignment alignWords(const std::vector<RebaseToken>& before,
                                         const std::vector<RebaseToken>& after,
                                         const std::function<bool()>& cancelled);

} // namespace ink::pdf
