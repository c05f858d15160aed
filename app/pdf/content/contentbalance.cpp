#include "app/pdf/content/contentbalance.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace ink::pdf {

namespace {

enum ByteClass : unsigned char { Regular, Space, Delimiter };

constexpr std::array<ByteClass, 256> byteClasses = [] {
    std::array<ByteClass, 256> table{};
    for (const char c : std::string_view(" \n\r\t\f\0", 6))
        table[static_cast<unsigned char>(c)] = Space;
    for (const char c : std::string_view("()<>[]{}/%"))
        table[static_cast<unsigned char>(c)] = Delimiter;
    return table;
}();

inline ByteClass byteClass(char c)
{
    return byteClasses[static_cast<unsigned char>(c)];
}

inline bool isSpaceByte(char c)
{
    return byteClass(c) == Space;
}

inline bool isRegularByte(char c)
{
    return byteClass(c) == Regular;
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

/** The offset after the `EI` of an inline image whose data starts at `at`. */
size_t behindImage(std::string_view text, size_t at)
{
    for (size_t found = text.find("EI", at); found != std::string_view::npos;
         found = text.find("EI", found + 1)) {
        const bool before = found > 0 && isSpaceByte(text[found - 1]);
        const bool after = found + 2 >= text.size() || isSpaceByte(text[found + 2]);
        if (!before || !after) continue;
        // Image data may contain " EI " by chance; then the following bytes are not text.
        const auto next = text.substr(found + 2, 16);
        if (std::all_of(next.begin(), next.end(),
                        [](char c) { return isSpaceByte(c) ? c != '\0' : c > 32 && c < 127; }))
            return found + 2;
    }
    return text.size();
}

/** Counts an operator; returns whether it is the `ID` of an inline image. */
inline bool take(ContentBalance& balance, const char* word, size_t size)
{
    switch (size) {
    case 1:
        if (*word == 'q') {
            ++balance.openStates;
        } else if (*word == 'Q') {
            if (balance.openStates > 0)
                --balance.openStates;
            else
                ++balance.extraRestores;
        }
        return false;
    case 2:
        if (word[1] == 'T' && (word[0] == 'B' || word[0] == 'E')) balance.isInText = word[0] == 'B';
        return word[0] == 'I' && word[1] == 'D';
    case 3:
        if (word[2] != 'C') return false;
        if (word[0] == 'B' && (word[1] == 'M' || word[1] == 'D')) ++balance.openMarkedContents;
        if (word[0] == 'E' && word[1] == 'M')
            balance.openMarkedContents = std::max(0, balance.openMarkedContents - 1);
        return false;
    default:
        return false;
    }
}

/** Returns whether something other than a number, a hex string or an uncounted operator can start with this
 * character. */
constexpr bool isMark(char c)
{
    return c == 'q' || c == 'Q' || c == 'B' || c == 'E' || c == 'I' || c == '(' || c == '%' || c == '/';
}

constexpr std::array<bool, 256> marks = [] {
    std::array<bool, 256> table{};
    for (size_t i = 0; i < table.size(); ++i)
        table[i] = isMark(static_cast<char>(i));
    return table;
}();

/** The first mark at or after `at`; marks are rare in the text of a page. */
const char* nextMark(const char* at, const char* end)
{
#ifdef __SSE2__
    const auto all = [](char c) { return _mm_set1_epi8(c); };
    for (; end - at >= 16; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const auto is = [&](char c) { return _mm_cmpeq_epi8(bytes, all(c)); };
        const __m128i letters = _mm_or_si128(_mm_or_si128(is('q'), is('Q')),
                                             _mm_or_si128(_mm_or_si128(is('B'), is('E')), is('I')));
        const __m128i signs = _mm_or_si128(_mm_or_si128(is('('), is('%')), is('/'));
        const int found = _mm_movemask_epi8(_mm_or_si128(letters, signs));
        if (found != 0) return at + std::countr_zero(static_cast<unsigned>(found));
    }
#endif
    while (at < end && !marks[static_cast<unsigned char>(*at)])
        ++at;
    return at;
}

/** Works like rfind, which some libraries implement one character at a time. */
size_t lastOf(std::string_view text, char wanted)
{
#ifdef __GLIBC__
    const void* const found = memrchr(text.data(), wanted, text.size());
    return found ? static_cast<size_t>(static_cast<const char*>(found) - text.data())
                 : std::string_view::npos;
#else
    return text.rfind(wanted);
#endif
}

/** Returns whether `at` is inside a hex string: after its `<` and before its `>`. */
bool isInHexString(const char* from, const char* at)
{
    const std::string_view between(from, static_cast<size_t>(at - from));
    const size_t closed = lastOf(between, '>');
    for (size_t i = closed == std::string_view::npos ? 0 : closed + 1;; i += 2) {
        i = between.find('<', i);
        if (i == std::string_view::npos) return false;
        if (i + 1 >= between.size() || between[i + 1] != '<') return true; // `<<` starts a dictionary
    }
}

} // namespace

ContentBalance countContentBalance(std::string_view text)
{
    ContentBalance balance;
    const char* const start = text.data();
    const char* const end = start + text.size();
    const char* from = start; // end of the range examined last
    bool closes = true;       // a `>` may follow
    for (const char* at = nextMark(start, end); at < end; at = nextMark(from, end)) {
        if (closes && isInHexString(from, at)) {
            const size_t close = text.find('>', static_cast<size_t>(at - start));
            closes = close != std::string_view::npos;
            if (closes) {
                from = start + close + 1;
                continue;
            }
        }
        const auto behind = static_cast<size_t>(at + 1 - start);
        from = at + 1;
        switch (*at) {
        case '(':
            from = start + behindString(text, behind);
            break;
        case '%':
            while (from < end && *from != '\n' && *from != '\r')
                ++from;
            break;
        case '/':
            while (from < end && isRegularByte(*from))
                ++from;
            break;
        default: // an operator, if a word starts here
            if (at > start && isRegularByte(at[-1])) break;
            while (from < end && isRegularByte(*from))
                ++from;
            if (take(balance, at, static_cast<size_t>(from - at)))
                from = start + behindImage(text, static_cast<size_t>(from - start));
            break;
        }
    }
    Q_ASSERT(balance.openStates >= 0 && balance.openMarkedContents >= 0);
    return balance;
}

} // namespace ink::pdf
