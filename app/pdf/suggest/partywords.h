#pragma once

#include <span>

namespace ink::pdf {

/** Private to the room: words that name a party of a contract, and its key (see Party). */
struct PartyWords
{
    const char16_t* words;
    const char16_t* key;
};
/** In all languages of the room. */
[[nodiscard]] std::span<const PartyWords> partyWords();

} // namespace ink::pdf
