#include "app/pdf/contentbalance.h"

#include <algorithm>
#include <array>

namespace ink::pdf {

namespace {

enum Kind : unsigned char { Regular, Space, Delimiter };

constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> table{};
    for (const char c : std::string_view(" \n\r\t\f\0", 6))
        table[static_cast<unsigned char>(c)] = Space;
    for (const char c : std::string_view("()<>[]{}/%"))
        table[static_cast<unsigned char>(c)] = Delimiter;
    return table;
}();

inline Kind kindOf(char c)
{
    return kinds[static_cast<unsigned char>(c)];
}

inline bool isSpace(char c)
{
    return kindOf(c) == Space;
}

inline bool isRegular(char c)
{
    return kindOf(c) == Regular;
}

size_t behindString(std::string_view text, size_t at)
{
    int depth = 1;
    for (; at < text.size() && depth > 0; ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text[at] == '(') {
            ++depth;
        } else if (text[at] == ')') {
            --depth;
        }
    }
    return std::min(at, text.size());
}

/** Behind the `EI` of an inline image whose data start at `at`. */
size_t behindImage(std::string_view text, size_t at)
{
    for (size_t found = text.find("EI", at); found != std::string_view::npos;
         found = text.find("EI", found + 1)) {
        const bool before = found > 0 && isSpace(text[found - 1]);
        const bool after = found + 2 >= text.size() || isSpace(text[found + 2]);
        if (!before || !after) continue;
        // Image data may hold " EI " by chance; then what follows is not text.
        const auto next = text.substr(found + 2, 16);
        if (std::all_of(next.begin(), next.end(),
                        [](char c) { return isSpace(c) ? c != '\0' : c > 32 && c < 127; }))
            return found + 2;
    }
    return text.size();
}

/** What counts of an operator; whether it is the `ID` of an inline image. */
inline bool take(ContentBalance& balance, const char* word, size_t size)
{
    switch (size) {
    case 1:
        if (*word == 'q') {
            ++balance.open;
        } else if (*word == 'Q') {
            if (balance.open > 0)
                --balance.open;
            else
                ++balance.underflow;
        }
        return false;
    case 2:
        if (word[1] == 'T' && (word[0] == 'B' || word[0] == 'E')) balance.inText = word[0] == 'B';
        return word[0] == 'I' && word[1] == 'D';
    case 3:
        if (word[2] != 'C') return false;
        if (word[0] == 'B' && (word[1] == 'M' || word[1] == 'D')) ++balance.marked;
        if (word[0] == 'E' && word[1] == 'M') balance.marked = std::max(0, balance.marked - 1);
        return false;
    default:
        return false;
    }
}

} // namespace

ContentBalance balanceOf(std::string_view text)
{
    ContentBalance balance;
    const char* const start = text.data();
    const char* const end = start + text.size();
    for (const char* at = start; at < end;) {
        if (isRegular(*at)) {
            const char* const word = at;
            while (++at < end && isRegular(*at)) {
            }
            if (take(balance, word, static_cast<size_t>(at - word)))
                at = start + behindImage(text, static_cast<size_t>(at - start));
            continue;
        }
        switch (*at++) {
        case '(':
            at = start + behindString(text, static_cast<size_t>(at - start));
            break;
        case '%':
            while (at < end && *at != '\n' && *at != '\r')
                ++at;
            break;
        case '/':
            while (at < end && isRegular(*at))
                ++at;
            break;
        case '<': // a string in hexadecimal digits, or a dictionary
            if (at < end && *at == '<')
                ++at;
            else if (const size_t close = text.find('>', static_cast<size_t>(at - start));
                     close != std::string_view::npos)
                at = start + close + 1;
            break;
        default:
            break;
        }
    }
    return balance;
}

} // namespace ink::pdf
