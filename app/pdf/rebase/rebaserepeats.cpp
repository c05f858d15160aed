#include "app/pdf/rebase/rebaserepeats.h"

#include <cstddef>

namespace ink::pdf {

namespace {

constexpr size_t runningText = 5; ///< words: shorter lines are labels and headings

} // namespace

RebaseRepeats::RebaseRepeats(const std::vector<RebaseToken>& before, const std::vector<RebaseToken>& after)
{
    add(before);
    add(after);
}

void RebaseRepeats::add(const std::vector<RebaseToken>& tokens)
{
    std::unordered_set<int> texts;
    std::unordered_set<int> lines;
    for (size_t from = 0; from < tokens.size();) {
        size_t end = from;
        for (; end < tokens.size() && tokens[end].chunk == tokens[from].chunk; ++end)
            if (!texts.insert(tokens[end].text).second) m_texts.insert(tokens[end].text);
        const int line = tokens[from].line;
        if (!lines.insert(line).second) {
            m_lines.insert(line);
            if (end - from >= runningText) m_clauses.insert(line);
        }
        from = end;
    }
}

bool RebaseRepeats::contains(const RebaseToken& token) const
{
    return m_texts.contains(token.text) && !(token.isLabel && !m_lines.contains(token.line));
}

bool RebaseRepeats::isInClause(const RebaseToken& token) const
{
    return !token.isLabel && m_clauses.contains(token.line);
}

} // namespace ink::pdf
