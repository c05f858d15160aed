// Matching; patterncompiler.cpp parses patterns.
#include "app/domain/text/pattern.h"

#include "app/domain/text/patterncompiler.h"
#include "app/domain/text/reasons.h"

#include <algorithm>
#include <vector>

namespace ink::domain {

namespace {

/** Enough for every practical pattern and texts of common length. */
constexpr qint64 maxMatchSteps = 3'000'000;

} // namespace

std::variant<Pattern, Pattern::Error> Pattern::parse(QStringView text)
{
    return compilePattern(text);
}

bool Pattern::Set::has(char32_t c) const
{
    if (std::any_of(members.begin(), members.end(),
                    [c](const Member& member) { return member.first <= c && c <= member.last; }))
        return true;
    return std::any_of(classes.begin(), classes.end(), [c](const Class& each) {
        const auto isOne = [&] {
            switch (each.kind) {
            case Class::Letter:
                return isIn(CharacterClass::Letter, c);
            case Class::UpperCase:
                return isIn(CharacterClass::UpperCase, c);
            case Class::LowerCase:
                return isIn(CharacterClass::LowerCase, c);
            case Class::Mark:
                return isIn(CharacterClass::Mark, c);
            case Class::Number:
                return isIn(CharacterClass::Number, c);
            case Class::Digit:
                return isIn(CharacterClass::Digit, c);
            case Class::Word:
                return isWordCharacter(c);
            case Class::Space:
                return isWhiteSpace(c);
            }
            return false;
        };
        return isOne() != each.negated;
    });
}

bool Pattern::Set::matches(char32_t c) const
{
    bool found = has(c);
    if (!found && anyCase) {
        const CodePoints others = caseVariants(c);
        found = std::any_of(others.begin(), others.end(), [this](char32_t other) { return has(other); });
    }
    return found != negated;
}

/** Matches one text against a pattern. */
class PatternRun final
{
public:
    PatternRun(const Pattern& pattern, QStringView text) : m_pattern(pattern), m_text(codePoints(text)) {}

    [[nodiscard]] Pattern::Verdict verdict()
    {
        const bool matches = reaches(0, 0, true);
        if (m_left < 0) return Pattern::Verdict::TooComplex;
        return matches ? Pattern::Verdict::Matches : Pattern::Verdict::Differs;
    }

private:
    using Operation = Pattern::Operation;
    struct Place
    {
        qsizetype step = 0;
        qsizetype at = 0; ///< position in the text
    };

    /** Returns whether `Done` can be reached from the step `first` at the position `from`; if `wantsEnd`,
     * only at the end of the text. */
    bool reaches(qsizetype first, qsizetype from, bool wantsEnd)
    {
        const qsizetype width = m_text.size() + 1;
        const qsizetype states = m_pattern.m_steps.size() * width;
        m_left -= states / 64;
        if (m_left < 0) return false;
        std::vector<bool> seen(static_cast<std::size_t>(states));
        std::vector<Place> open{{first, from}};
        while (!open.empty()) {
            const Place place = open.back();
            open.pop_back();
            const auto state = static_cast<std::size_t>(place.step * width + place.at);
            if (seen[state]) continue;
            seen[state] = true;
            if (--m_left < 0) return false;
            const Pattern::Step& step = m_pattern.m_steps.at(place.step);
            switch (step.operation) {
            case Operation::MatchSet:
                if (takes(step, place.at))
                    open.push_back({place.step + 1, place.at + (step.backward ? -1 : 1)});
                break;
            case Operation::Repeat:
                repeat(step, place, open);
                break;
            case Operation::Split:
                open.push_back({step.b, place.at});
                open.push_back({step.a, place.at});
                break;
            case Operation::Jump:
                open.push_back({step.a, place.at});
                break;
            case Operation::Start:
                if (place.at == 0) open.push_back({place.step + 1, place.at});
                break;
            case Operation::End:
                if (place.at == m_text.size()) open.push_back({place.step + 1, place.at});
                break;
            case Operation::Boundary:
                if ((isWord(place.at - 1) != isWord(place.at)) != step.negated)
                    open.push_back({place.step + 1, place.at});
                break;
            case Operation::LookAround:
                if (reaches(place.step + 1, place.at, false) != step.negated)
                    open.push_back({step.a, place.at});
                if (m_left < 0) return false;
                break;
            case Operation::Done:
                if (!wantsEnd || place.at == m_text.size()) return true;
                break;
            }
        }
        return false;
    }

    [[nodiscard]] bool takes(const Pattern::Step& step, qsizetype at) const
    {
        const qsizetype charIndex = step.backward ? at - 1 : at;
        return charIndex >= 0 && charIndex < m_text.size() &&
               m_pattern.m_sets.at(step.a).matches(m_text.at(charIndex));
    }

    void repeat(const Pattern::Step& step, const Place& place, std::vector<Place>& open)
    {
        qsizetype at = place.at;
        for (qsizetype count = 0;; ++count) {
            if (count >= step.b) open.push_back({place.step + 1, at});
            if (count == step.c || !takes(step, at) || --m_left < 0) return;
            at += step.backward ? -1 : 1;
        }
    }

    [[nodiscard]] bool isWord(qsizetype at) const
    {
        return at >= 0 && at < m_text.size() && isWordCharacter(m_text.at(at));
    }

    const Pattern& m_pattern;
    CodePoints m_text;
    qint64 m_left = maxMatchSteps;
};

Pattern::Verdict Pattern::match(QStringView text) const
{
    return PatternRun(*this, text).verdict();
}

Message describe(const Pattern::Error& error)
{
    using Fault = Pattern::Fault;
    const qint64 at = error.position + 1;
    switch (error.fault) {
    case Fault::TooLong:
        return reasons::patternTooLong(Pattern::maxLength);
    case Fault::TooLarge:
        return reasons::patternTooLarge();
    case Fault::Unsupported:
        return reasons::patternUnsupported(at, error.part);
    case Fault::Unclosed:
        return reasons::patternUnclosed(at, error.part);
    case Fault::Unmatched:
        return reasons::patternUnmatched(at, error.part);
    case Fault::NothingToRepeat:
        return reasons::patternNothingToRepeat(at, error.part);
    case Fault::BadCount:
        return reasons::patternCountInvalid(at, error.part);
    case Fault::BadRange:
        return reasons::patternRangeInvalid(at, error.part);
    case Fault::BadEscape:
        return reasons::patternEscapeUnknown(at, error.part);
    }
    return {};
}

bool isUsablePattern(const QString& pattern)
{
    return patternFault(pattern).isEmpty();
}

Message patternFault(const QString& pattern)
{
    if (pattern.isEmpty()) return {};
    const auto parsed = Pattern::parse(pattern);
    const auto* error = std::get_if<Pattern::Error>(&parsed);
    return error ? describe(*error) : Message();
}

} // namespace ink::domain
