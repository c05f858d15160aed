// Parses a pattern and compiles it to steps. `pattern.js` of the signing page does the same, step by step:
// both count the steps of a match, and must get the same number.
#include "app/domain/text/patterncompiler.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace ink::domain {

namespace {

constexpr qsizetype maxPatternSteps = 2'000;
constexpr int maxGroupDepth = 30;
constexpr int maxRepeatCount = 99'999;
constexpr int endlessly = -1;

struct PatternNode
{
    enum Kind { Empty, One, Sequence, Choice, Repeat, LookAhead, LookBehind, Start, End, Boundary };
    Kind kind = Empty;
    qsizetype set = 0;
    bool negated = false;
    int minimum = 0;
    int maximum = 0;
    std::vector<PatternNode> parts;
};

bool isAsciiLetter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

bool isAsciiDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

int hexOf(char32_t c)
{
    if (isAsciiDigit(c)) return static_cast<int>(c - U'0');
    if (c >= U'a' && c <= U'f') return static_cast<int>(c - U'a') + 10;
    if (c >= U'A' && c <= U'F') return static_cast<int>(c - U'A') + 10;
    return -1;
}

} // namespace

class PatternCompiler final
{
public:
    explicit PatternCompiler(QStringView text) : m_text(codePoints(text)) {}

    std::variant<Pattern, Pattern::Error> run()
    {
        if (m_text.size() > Pattern::maxLength) {
            fail(Fault::TooLong, Pattern::maxLength, 0);
            return *m_error;
        }
        const PatternNode tree = choice(0);
        if (!m_error && m_at < m_text.size()) fail(Fault::Unmatched, m_at, 1);
        if (!m_error) emitNode(tree, false);
        if (!m_error) emitStep({Operation::Done});
        if (m_error) return *m_error;
        return m_pattern;
    }

private:
    using Fault = Pattern::Fault;
    using Operation = Pattern::Operation;
    using Set = Pattern::Set;
    using Class = Pattern::Set::Class;

    [[nodiscard]] bool atEnd() const { return m_error || m_at >= m_text.size(); }
    [[nodiscard]] char32_t peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : U'\0';
    }
    bool take(char32_t wanted)
    {
        if (atEnd() || peek() != wanted) return false;
        ++m_at;
        return true;
    }
    [[nodiscard]] bool isNext(QStringView words) const
    {
        for (qsizetype i = 0; i < words.size(); ++i)
            if (m_at + i >= m_text.size() || m_text.at(m_at + i) != words.at(i).unicode()) return false;
        return true;
    }
    void fail(Fault fault, qsizetype position, qsizetype length)
    {
        if (m_error) return;
        QString part;
        for (qsizetype i = position; i < std::min(position + length, m_text.size()); ++i)
            part += QString::fromUcs4(&m_text.at(i), 1);
        m_error = Pattern::Error{fault, position, part};
    }

    // ---- parsing

    PatternNode choice(int depth)
    {
        PatternNode node{PatternNode::Choice, 0, false, 0, 0, {}};
        const bool before = m_anyCase;
        do
            node.parts.push_back(sequence(depth));
        while (take(U'|'));
        m_anyCase = before; // an option applies until the end of its group
        return node;
    }

    PatternNode sequence(int depth)
    {
        PatternNode node{PatternNode::Sequence, 0, false, 0, 0, {}};
        while (!atEnd() && peek() != U'|' && peek() != U')') {
            const qsizetype start = m_at;
            PatternNode part = atom(depth);
            if (m_error) break;
            node.parts.push_back(quantified(std::move(part), start));
        }
        return node;
    }

    PatternNode atom(int depth)
    {
        const qsizetype start = m_at;
        const char32_t c = peek();
        ++m_at;
        switch (c) {
        case U'^':
            return plain(PatternNode::Start);
        case U'$':
            return plain(PatternNode::End);
        case U'(':
            return group(start, depth);
        case U'[':
            return one(set(start));
        case U'\\':
            return escape(start);
        case U'.': {
            Set line;
            line.negated = true;
            line.members = {{U'\n', U'\n'}, {U'\r', U'\r'}, {0x2028, 0x2029}};
            return one(line);
        }
        case U'*':
        case U'+':
        case U'?':
            fail(Fault::NothingToRepeat, start, 1);
            return {};
        case U'{':
            if (isAsciiDigit(peek()))
                fail(Fault::NothingToRepeat, start, 1);
            else if (peek() == U',')
                fail(Fault::BadCount, start, braceLength(start));
            break;
        default:
            break;
        }
        return one(single(c));
    }

    [[nodiscard]] static PatternNode plain(PatternNode::Kind kind, bool negated = false)
    {
        PatternNode node;
        node.kind = kind;
        node.negated = negated;
        return node;
    }
    [[nodiscard]] static Set single(char32_t c)
    {
        Set set;
        set.members = {{c, c}};
        return set;
    }
    PatternNode one(Set set)
    {
        set.anyCase = m_anyCase;
        PatternNode node = plain(PatternNode::One);
        node.set = m_pattern.m_sets.size();
        m_pattern.m_sets.append(std::move(set));
        return node;
    }
    /** The length from an opening brace to its end. */
    [[nodiscard]] qsizetype braceLength(qsizetype start) const
    {
        const qsizetype end = m_text.indexOf(U'}', start);
        return end < 0 ? m_text.size() - start : end + 1 - start;
    }

    PatternNode group(qsizetype start, int depth)
    {
        if (depth >= maxGroupDepth) {
            fail(Fault::TooLarge, start, 1);
            return {};
        }
        PatternNode::Kind kind = PatternNode::Empty;
        bool negated = false;
        const bool before = m_anyCase;
        if (isNext(u"?i)")) {
            m_at += 3;
            m_anyCase = true; // for the rest of the pattern
            return {};
        }
        if (isNext(u"?:")) {
            m_at += 2;
        } else if (isNext(u"?i:")) {
            m_at += 3;
            m_anyCase = true;
        } else if (isNext(u"?=") || isNext(u"?!")) {
            kind = PatternNode::LookAhead;
            negated = peek(1) == U'!';
            m_at += 2;
        } else if (isNext(u"?<=") || isNext(u"?<!")) {
            kind = PatternNode::LookBehind;
            negated = peek(2) == U'!';
            m_at += 3;
        } else if (isNext(u"?<") || isNext(u"?P<")) {
            m_at += peek(1) == U'P' ? 3 : 2;
            const qsizetype name = m_at;
            while (isAsciiLetter(peek()) || peek() == U'_' || (m_at > name && isAsciiDigit(peek())))
                ++m_at;
            if (m_at == name || !take(U'>')) fail(Fault::Unsupported, start, m_at + 1 - start);
        } else if (peek() == U'?' || peek() == U'*') {
            fail(Fault::Unsupported, start, 3);
        }
        if (m_error) return {};
        PatternNode inner = choice(depth + 1);
        m_anyCase = before;
        if (!take(U')')) fail(Fault::Unclosed, start, 1);
        if (kind == PatternNode::Empty) return inner;
        PatternNode node = plain(kind, negated);
        node.parts.push_back(std::move(inner));
        return node;
    }

    PatternNode quantified(PatternNode part, qsizetype start)
    {
        const qsizetype at = m_at;
        PatternNode node = plain(PatternNode::Repeat);
        if (take(U'*')) {
            node.maximum = endlessly;
        } else if (take(U'+')) {
            node.minimum = 1;
            node.maximum = endlessly;
        } else if (take(U'?')) {
            node.maximum = 1;
        } else if (!atEnd() && peek() == U'{' && (isAsciiDigit(peek(1)) || peek(1) == U',')) {
            ++m_at;
            if (!count(node)) {
                fail(Fault::BadCount, at, braceLength(at));
                return {};
            }
        } else {
            return part;
        }
        const bool repeats = part.kind == PatternNode::One || part.kind == PatternNode::Choice;
        if (!repeats) {
            fail(Fault::NothingToRepeat, start, m_at - start);
            return {};
        }
        if (!take(U'?') && !atEnd() && peek() == U'+') fail(Fault::Unsupported, at, m_at + 1 - at);
        if (!atEnd() && (peek() == U'*' || peek() == U'+' || peek() == U'?'))
            fail(Fault::NothingToRepeat, m_at, 1);
        node.parts.push_back(std::move(part));
        return node;
    }

    /** Parses the counts of a repetition, after the opening brace. */
    bool count(PatternNode& node)
    {
        if (!number(node.minimum)) return false;
        node.maximum = node.minimum;
        if (take(U',')) {
            node.maximum = endlessly;
            if (peek() != U'}' && !number(node.maximum)) return false;
        }
        return take(U'}') && (node.maximum == endlessly || node.maximum >= node.minimum);
    }
    bool number(int& value)
    {
        value = 0;
        const qsizetype start = m_at;
        while (isAsciiDigit(peek())) {
            value = value * 10 + static_cast<int>(peek() - U'0');
            if (value > maxRepeatCount) return false;
            ++m_at;
        }
        return m_at > start;
    }

    PatternNode escape(qsizetype start)
    {
        const char32_t c = peek();
        if (m_at < m_text.size() && (c == U'b' || c == U'B')) {
            ++m_at;
            return plain(PatternNode::Boundary, c == U'B');
        }
        Set set;
        if (!classEscape(set, start)) set = single(codeEscape(start));
        return m_error ? PatternNode() : one(set);
    }

    /** Parses `\w` and the like after the backslash, if present. */
    bool classEscape(Set& set, qsizetype start)
    {
        const char32_t c = peek();
        switch (c) {
        case U'd':
            set.members.append({U'0', U'9'});
            break;
        case U'D':
            set.members.append({0, U'0' - 1});
            set.members.append({U'9' + 1, 0x10FFFF});
            break;
        case U'w':
        case U'W':
            set.classes.append({Class::Word, c == U'W'});
            break;
        case U's':
        case U'S':
            set.classes.append({Class::Space, c == U'S'});
            break;
        case U'p':
        case U'P':
            property(set, start);
            return true;
        default:
            return false;
        }
        ++m_at;
        return true;
    }

    void property(Set& set, qsizetype start)
    {
        struct Known
        {
            const char16_t* name;
            Class::Kind kind;
        };
        static constexpr Known known[] = {
            {u"L", Class::Letter},     {u"Letter", Class::Letter},
            {u"Lu", Class::UpperCase}, {u"Uppercase_Letter", Class::UpperCase},
            {u"Ll", Class::LowerCase}, {u"Lowercase_Letter", Class::LowerCase},
            {u"M", Class::Mark},       {u"Mark", Class::Mark},
            {u"N", Class::Number},     {u"Number", Class::Number},
            {u"Nd", Class::Digit},     {u"Decimal_Number", Class::Digit},
        };
        const bool negated = peek() == U'P';
        ++m_at;
        QString name;
        if (take(U'{')) {
            while (m_at < m_text.size() && peek() < 0x80 && peek() != U'}')
                name += QChar(static_cast<char16_t>(m_text.at(m_at++)));
            if (!take(U'}')) return fail(Fault::Unclosed, start, 3);
        } else if (isAsciiLetter(peek())) {
            name = QChar(static_cast<char16_t>(m_text.at(m_at++)));
        }
        for (const Known& each : known)
            if (name == QStringView(each.name)) return set.classes.append({each.kind, negated});
        fail(Fault::Unsupported, start, m_at - start);
    }

    /** The character of an escape, after the backslash. */
    char32_t codeEscape(qsizetype start)
    {
        if (m_at >= m_text.size()) {
            fail(Fault::BadEscape, start, 1);
            return 0;
        }
        const char32_t c = m_text.at(m_at++);
        switch (c) {
        case U't':
            return U'\t';
        case U'n':
            return U'\n';
        case U'r':
            return U'\r';
        case U'f':
            return U'\f';
        case U'v':
            return U'\v';
        case U'0':
            if (!isAsciiDigit(peek())) return U'\0';
            break;
        case U'c':
            if (isAsciiLetter(peek())) return m_text.at(m_at++) % 32;
            break;
        case U'x':
            return peek() == U'{' ? braced(start) : digits(2, start);
        case U'u': {
            if (peek() == U'{') return braced(start);
            const char32_t code = digits(4, start);
            const bool pair = code >= 0xD800 && code < 0xDC00 && peek() == U'\\' && peek(1) == U'u' &&
                              hexOf(peek(2)) == 13 && hexOf(peek(3)) >= 12;
            if (m_error || !pair) return code;
            m_at += 2;
            const char32_t low = digits(4, start);
            return 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        default:
            if (!isAsciiLetter(c) && !isAsciiDigit(c)) return c;
            break;
        }
        // An unsupported escape, or a back-reference.
        fail(isAsciiDigit(c) && c != U'0' ? Fault::Unsupported : Fault::BadEscape, start, 2);
        return 0;
    }
    char32_t digits(int wanted, qsizetype start)
    {
        char32_t code = 0;
        for (int i = 0; i < wanted; ++i) {
            const int digit = hexOf(peek());
            if (digit < 0) {
                fail(Fault::BadEscape, start, m_at - start);
                return 0;
            }
            code = code * 16 + static_cast<char32_t>(digit);
            ++m_at;
        }
        return code;
    }
    char32_t braced(qsizetype start)
    {
        ++m_at;
        const qsizetype first = m_at;
        char32_t code = 0;
        while (hexOf(peek()) >= 0 && code <= 0x10FFFF)
            code = code * 16 + static_cast<char32_t>(hexOf(m_text.at(m_at++)));
        if (m_at == first || code > 0x10FFFF || !take(U'}')) fail(Fault::BadEscape, start, m_at - start);
        return code;
    }

    /** Parses a set, after the opening bracket. */
    Set set(qsizetype start)
    {
        Set made;
        made.negated = take(U'^');
        bool any = false;
        while (!m_error) {
            if (m_at >= m_text.size()) {
                fail(Fault::Unclosed, start, 1);
                break;
            }
            if (peek() == U']') {
                if (!any) fail(Fault::Unsupported, start, m_at + 1 - start);
                ++m_at;
                break;
            }
            any = true;
            const qsizetype item = m_at;
            char32_t first = 0;
            if (!setCharacter(made, first)) continue;
            // A hyphen at the end or next to a class is a literal.
            const bool range =
                peek() == U'-' && m_at + 1 < m_text.size() && peek(1) != U']' && !isClassAt(m_at + 1);
            if (!range) {
                made.members.append({first, first});
                continue;
            }
            ++m_at;
            char32_t last = 0;
            setCharacter(made, last);
            if (!m_error && last < first) fail(Fault::BadRange, item, m_at - item);
            made.members.append({first, last});
        }
        return made;
    }
    [[nodiscard]] bool isClassAt(qsizetype at) const
    {
        const char32_t c = m_text.at(at);
        const char32_t next = at + 1 < m_text.size() ? m_text.at(at + 1) : U'\0';
        if (c == U'[') return next == U':';
        return c == U'\\' && QStringView(u"dDwWsSpP").contains(QChar(static_cast<char16_t>(next)));
    }
    /** Parses one element of a set. Returns true for a character, which is stored in `c`; false for a class,
     * which is added to the set, and after an error. */
    bool setCharacter(Set& into, char32_t& c)
    {
        const qsizetype start = m_at;
        c = m_text.at(m_at++);
        if (c == U'[' && peek() == U':') {
            named(into, start);
            return false;
        }
        if (c != U'\\') return true;
        if (classEscape(into, start)) return false;
        if (peek() == U'b' && m_at < m_text.size()) {
            ++m_at;
            c = U'\b';
            return true;
        }
        c = codeEscape(start);
        return !m_error;
    }
    /** Parses `[:alpha:]` in a set. */
    void named(Set& into, qsizetype start)
    {
        static constexpr std::pair<const char16_t*, Class::Kind> known[] = {{u":alpha:]", Class::Letter},
                                                                            {u":upper:]", Class::UpperCase},
                                                                            {u":lower:]", Class::LowerCase},
                                                                            {u":space:]", Class::Space},
                                                                            {u":word:]", Class::Word}};
        for (const auto& [name, kind] : known) {
            if (!isNext(QStringView(name))) continue;
            m_at += QStringView(name).size();
            into.classes.append({kind, false});
            return;
        }
        if (isNext(u":digit:]")) {
            m_at += 8;
            into.members.append({U'0', U'9'});
        } else if (isNext(u":alnum:]")) {
            m_at += 8;
            into.classes.append({Class::Letter, false});
            into.classes.append({Class::Number, false});
        } else if (isNext(u":xdigit:]")) {
            m_at += 9;
            into.members += {{U'0', U'9'}, {U'a', U'f'}, {U'A', U'F'}};
        } else if (isNext(u":punct:]")) {
            m_at += 8;
            into.members += {{U'!', U'/'}, {U':', U'@'}, {U'[', U'`'}, {U'{', U'~'}};
        } else {
            const qsizetype end = m_text.indexOf(U']', m_at);
            fail(Fault::Unsupported, start, (end < 0 ? m_text.size() : end + 1) - start);
        }
    }

    // ---- compiling

    qsizetype emitStep(Pattern::Step step)
    {
        if (m_pattern.m_steps.size() >= maxPatternSteps) fail(Fault::TooLarge, 0, 0);
        if (!m_error) m_pattern.m_steps.append(step);
        return m_pattern.m_steps.size() - 1;
    }
    [[nodiscard]] qsizetype here() const { return m_pattern.m_steps.size(); }
    Pattern::Step& stepAt(qsizetype place) { return m_pattern.m_steps[place]; }

    void emitNode(const PatternNode& node, bool backward)
    {
        if (m_error) return;
        switch (node.kind) {
        case PatternNode::Empty:
            return;
        case PatternNode::One:
            emitStep({Operation::MatchSet, node.set, 0, 0, false, backward});
            return;
        case PatternNode::Sequence:
            for (std::size_t i = 0; i < node.parts.size(); ++i)
                emitNode(node.parts.at(backward ? node.parts.size() - 1 - i : i), backward);
            return;
        case PatternNode::Choice:
            emitChoice(node, 0, backward);
            return;
        case PatternNode::Repeat:
            emitRepeat(node, backward);
            return;
        case PatternNode::LookAhead:
        case PatternNode::LookBehind: {
            const qsizetype look = emitStep({Operation::LookAround, 0, 0, 0, node.negated, false});
            emitNode(node.parts.front(), node.kind == PatternNode::LookBehind);
            emitStep({Operation::Done});
            if (!m_error) stepAt(look).a = here();
            return;
        }
        case PatternNode::Start:
            emitStep({Operation::Start});
            return;
        case PatternNode::End:
            emitStep({Operation::End});
            return;
        case PatternNode::Boundary:
            emitStep({Operation::Boundary, 0, 0, 0, node.negated, false});
            return;
        }
    }

    void emitChoice(const PatternNode& node, std::size_t first, bool backward)
    {
        if (first + 1 == node.parts.size()) return emitNode(node.parts.at(first), backward);
        const qsizetype split = emitStep({Operation::Split});
        emitNode(node.parts.at(first), backward);
        const qsizetype jump = emitStep({Operation::Jump});
        if (m_error) return;
        stepAt(split).a = split + 1;
        stepAt(split).b = here();
        emitChoice(node, first + 1, backward);
        if (!m_error) stepAt(jump).a = here();
    }

    void emitRepeat(const PatternNode& node, bool backward)
    {
        const PatternNode& part = node.parts.front();
        if (part.kind == PatternNode::One) {
            const int maximum = node.maximum == endlessly ? node.minimum : node.maximum;
            if (maximum > 0) emitStep({Operation::Repeat, part.set, node.minimum, maximum, false, backward});
        } else {
            const qsizetype before = here();
            for (int i = 0; i < node.minimum && !m_error; ++i) {
                emitNode(part, backward);
                if (here() == before) break; // an empty repetition changes nothing
            }
            QList<qsizetype> splits;
            for (int i = node.minimum; i < node.maximum && !m_error; ++i) {
                splits.append(emitStep({Operation::Split}));
                emitNode(part, backward);
            }
            for (const qsizetype split : std::as_const(splits)) {
                if (m_error) return;
                stepAt(split).a = split + 1;
                stepAt(split).b = here();
            }
        }
        if (node.maximum != endlessly) return;
        const qsizetype split = emitStep({Operation::Split});
        emitNode(part, backward);
        emitStep({Operation::Jump, split});
        if (m_error) return;
        stepAt(split).a = split + 1;
        stepAt(split).b = here();
    }

    CodePoints m_text;
    qsizetype m_at = 0;
    bool m_anyCase = false;
    Pattern m_pattern;
    std::optional<Pattern::Error> m_error;
};

std::variant<Pattern, Pattern::Error> compilePattern(QStringView text)
{
    return PatternCompiler(text).run();
}

} // namespace ink::domain
