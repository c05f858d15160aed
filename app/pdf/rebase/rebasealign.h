#pragma once

#include <functional>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf/rebase: a word of a document for alignment; equal ids mean equal texts. */
struct RebaseToken
{
    int text = 0; ///< the id of the word's text
    int chunk =
        0; ///< the id of a run of adjacent words, with neither a blank to fill in nor a break between them
    int line = 0;            ///< the id of the whole text of its chunk
    bool isLabel = false;    ///< the chunk is a label for a value to be filled in
    int context = 0;         ///< for a label: the id of the text above it; 0 = none
    int row = 0;             ///< for a label: the id of the label before it in its row; 0 = none
    bool hasHeading = false; ///< `context` is a heading, not running text
};

/** Maps words of one document to words of another. Phrases that are unique in both are found wherever they
 * have moved, as are labels that are unique, or unique under a heading; words between them are paired only if
 * both gaps contain them equally often. Ambiguous words remain unpaired. */
struct RebaseAlignment
{
    std::vector<int> toNew; ///< by old word; -1 = unpaired
    std::vector<int> toOld; ///< by new word; -1 = unpaired
    std::vector<bool> sure; ///< by old word: part of a phrase that is unique in both
};
/** Aligns the words of two documents. `cancelled` is polled; once it returns true, the result so far is
 * returned. */
[[nodiscard]] RebaseAlignment alignWords(const std::vector<RebaseToken>& before,
                                         const std::vector<RebaseToken>& after,
                                         const std::function<bool()>& cancelled);

} // namespace ink::pdf
