#include "app/domain/text/plainpattern.h"

#include <limits>

namespace ink::domain {

namespace {

constexpr int maxTimes = 1'000;
constexpr int endless = std::numeric_limits<int>::max();

using Signs = std::array<quint64, 2>;

void addRange(Signs& signs, char16_t first, char16_t last)
{
    for (unsigned c = first; c <= last; ++c)
        signs[c / 64] |= quint64{1} << (c % 64);
}

bool isAlphanumeric(char16_t c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
}

/** Stands for itself, inside a set as well as outside. */
bool isPlainSign(char16_t c)
{
    return isAlphanumeric(c) || QStringView(u" _@,:;/%'\"=!<>~`").contains(QChar(c));
}

/** Reads a pattern from the left; what it does not know is no plain pattern. */
class Reader final
{
public:
    explicit Reader(QStringView pattern) : m_text(pattern) {}
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    bool readSigns(Signs& signs)
    {
        const char16_t c = take();
        if (c == u'[') return readSet(signs);
        if (c == u'\\') return readEscape(signs);
        if (!isPlainSign(c) && c != u'-') return false;
        addRange(signs, c, c);
        return true;
    }

    bool readTimes(int& least, int& most)
    {
        const char16_t c = peek();
        if (c == u'{') {
            take();
            if (!readNumber(least)) return false;
            most = least;
            if (peek() == u',') {
                take();
                most = endless;
                if (peek() != u'}' && !readNumber(most)) return false;
            }
            if (take() != u'}' || most < least || most == 0) return false;
        } else if (c == u'+' || c == u'*' || c == u'?') {
            take();
            least = c == u'+' ? 1 : 0;
            most = c == u'?' ? 1 : endless;
        } else {
            return true;
        }
        // Lazy and possessive ones, and times of times.
        const char16_t next = peek();
        return next != u'?' && next != u'+' && next != u'*' && next != u'{';
    }

private:
    [[nodiscard]] char16_t peek() const { return atEnd() ? u'\0' : m_text.at(m_at).unicode(); }
    char16_t take()
    {
        const char16_t c = peek();
        ++m_at;
        return c;
    }

    bool readEscape(Signs& signs)
    {
        const char16_t c = take();
        if (c == u'd') {
            addRange(signs, u'0', u'9');
            return true;
        }
        // A letter or digit has a meaning of its own then.
        if (c < u'!' || c > u'~' || isAlphanumeric(c)) return false;
        addRange(signs, c, c);
        return true;
    }

    bool readSet(Signs& signs)
    {
        bool any = false;
        while (peek() != u']') {
            const char16_t first = take();
            if (first == u'\\') {
                if (!readEscape(signs) || peek() == u'-') return false;
            } else if (first == u'-') {
                // At an end of the set it is a sign.
                if (any && peek() != u']') return false;
                addRange(signs, first, first);
                if (peek() == u'-') return false;
            } else if (isPlainSign(first)) {
                char16_t last = first;
                if (peek() == u'-' && m_at + 1 < m_text.size() && m_text.at(m_at + 1) != QLatin1Char(']')) {
                    take();
                    last = take();
                    if (!isAlphanumeric(first) || !isAlphanumeric(last) || last < first) return false;
                    if (peek() == u'-') return false;
                }
                addRange(signs, first, last);
            } else if (first == u'.' || first == u'+' || first == u'(' || first == u')' || first == u'*' ||
                       first == u'?' || first == u'#') {
                addRange(signs, first, first);
                if (peek() == u'-') return false;
            } else {
                return false;
            }
            any = true;
        }
        take();
        return any;
    }

    bool readNumber(int& number)
    {
        number = 0;
        bool any = false;
        while (peek() >= u'0' && peek() <= u'9') {
            number = number * 10 + (take() - u'0');
            if (number > maxTimes) return false;
            any = true;
        }
        return any;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace

std::optional<PlainPattern> PlainPattern::from(QStringView pattern)
{
    PlainPattern made;
    Reader reader(pattern);
    while (!reader.atEnd()) {
        Piece piece;
        if (!reader.readSigns(piece.signs) || !reader.readTimes(piece.least, piece.most)) return std::nullopt;
        // Taking as many as there are must be right: what may follow has to begin with another sign.
        for (qsizetype i = made.m_pieces.size() - 1; i >= 0; --i) {
            const Piece& before = made.m_pieces.at(i);
            const bool shares =
                (before.signs[0] & piece.signs[0]) != 0 || (before.signs[1] & piece.signs[1]) != 0;
            if (before.least != before.most && shares) return std::nullopt;
            if (before.least > 0) break;
        }
        made.m_pieces.append(piece);
    }
    return made;
}

std::optional<bool> PlainPattern::matches(QStringView text) const
{
    const char16_t* at = text.utf16();
    const char16_t* const end = at + text.size();
    for (const char16_t* c = at; c != end; ++c)
        if (*c >= 0x80) return std::nullopt;
    for (const Piece& piece : m_pieces) {
        int count = 0;
        while (at != end && count < piece.most && ((piece.signs[*at / 64U] >> (*at % 64U)) & 1U) != 0) {
            ++at;
            ++count;
        }
        if (count < piece.least) return false;
    }
    return at == end;
}

} // namespace ink::domain
