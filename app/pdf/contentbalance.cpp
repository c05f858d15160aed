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

bool isSpace(char c)
{
    return kinds[static_cast<unsigned char>(c)] == Space;
}

bool isRegular(char c)
{
    return kinds[static_cast<unsigned char>(c)] == Regular;
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

} // namespace

ContentBalance balanceOf(std::string_view text)
{
    ContentBalance balance;
    for (size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '(') {
            at = behindString(text, at + 1);
        } else if (c == '%') {
            while (at < text.size() && text[at] != '\n' && text[at] != '\r')
                ++at;
        } else if (c == '/') {
            for (++at; at < text.size() && isRegular(text[at]);)
                ++at;
        } else if (!isRegular(c)) {
            ++at;
        } else {
            const size_t start = at;
            while (at < text.size() && isRegular(text[at]))
                ++at;
            const auto word = text.substr(start, at - start);
            if (word == "q") {
                ++balance.open;
            } else if (word == "Q") {
                if (balance.open > 0)
                    --balance.open;
                else
                    ++balance.underflow;
            } else if (word == "BT") {
                balance.inText = true;
            } else if (word == "ET") {
                balance.inText = false;
            } else if (word == "BMC" || word == "BDC") {
                ++balance.marked;
            } else if (word == "EMC") {
                balance.marked = std::max(0, balance.marked - 1);
            } else if (word == "ID") {
                at = behindImage(text, at);
            }
        }
    }
    return balance;
}

} // namespace ink::pdf
