#pragma once

#include "app/pdf/suggest/suggestlabels.h"
#include "app/pdf/suggest/suggestpage.h"

namespace ink::pdf {

/** Private to app/pdf/suggest: the text that labels a blank. */
struct BlankLabel
{
    SuggestPage::Segment* segment = nullptr; ///< null when there is none
    LabelMeaning meaning;
    Party party;
    bool isTail = false; ///< the end of running text
};

/** Finds the labels of blanks on one page. All lengths are in points. */
class BlankLabels final
{
public:
    BlankLabels(SuggestPage& page, Language language)
        : m_page(page), m_language(language), m_known(page.segments.size())
    {
    }

    /** Text to the left on the same line; farther away than `reach` only if it is certainly a label. */
    [[nodiscard]] BlankLabel leftLabel(double left, double base, double size, double reach);
    /** The text at the beginning of a row whose blanks are far to the right. */
    [[nodiscard]] BlankLabel rowLabel(double left, double base);
    /** The text above a column of blanks; empty if there is none. */
    [[nodiscard]] QString columnHeader(double left, double right, double y) const;
    /** Short text directly below a line. */
    [[nodiscard]] BlankLabel captionBelow(double left, double right, double y, double reach);
    /** Short text above, left-aligned or centred. */
    [[nodiscard]] BlankLabel labelAbove(double left, double right, double y, double reach);
    /** The end of the previous line, for a blank at the beginning of a line. */
    [[nodiscard]] BlankLabel endOfLineAbove(double base, double size);
    /** The meaning of a text as a label; `canBeTail`: it may be the end of running text. */
    [[nodiscard]] BlankLabel read(SuggestPage::Segment* segment, bool canBeTail);
    /** Returns whether text continues directly after a blank. */
    [[nodiscard]] bool continuesAfter(double right, double base, double size) const;
    /** Returns true for a leader to a page number, as in a table of contents. */
    [[nodiscard]] bool isContentsLeader(const SuggestPage::Blank& blank) const;

private:
    using Segment = SuggestPage::Segment;
    [[nodiscard]] LabelMeaning meaningOfClause(const Segment& segment) const;

    struct Known
    {
        std::optional<LabelMeaning> meaning;
        std::optional<Party> party;
    };
    /** The meaning of a whole text, and the party that it names; cached. */
    [[nodiscard]] const LabelMeaning& meaningIn(const Segment& segment);
    [[nodiscard]] const Party& partyOf(const Segment& segment);

    SuggestPage& m_page;
    Language m_language;
    std::vector<Known> m_known; ///< cached results, by index in SuggestPage::segments
};

} // namespace ink::pdf
