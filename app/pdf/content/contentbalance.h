#pragma once

#include <string_view>

namespace ink::pdf {

/** The operators that a page's content leaves unbalanced at its end. */
struct ContentBalance
{
    int openStates = 0;         ///< `q` without `Q`
    int extraRestores = 0;      ///< `Q` without `q`
    bool isInText = false;      ///< `BT` without `ET`
    int openMarkedContents = 0; ///< `BMC`/`BDC` without `EMC`
};

/** Counts the operators of a decoded content stream, skipping strings, comments and inline images. */
[[nodiscard]] ContentBalance countContentBalance(std::string_view content);

} // namespace ink::pdf
