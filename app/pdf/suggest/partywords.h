#pragma once

#include <span>

namespace ink::pdf {

/** Private to app/pdf/suggest: words that name a party of a contract, and its key (see Party). */
struct PartyWords
{
    const char16_t* words;
    const char16_t* key;
};
/** Returns the words in all supported languages. */
[[nodiscard]] std::span<const PartyWords> partyWords();

} // namespace ink::pdf
