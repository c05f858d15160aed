#pragma once

#include "app/domain/document/codes.h"

#include <span>

namespace ink::pdf {

/** Private to the room: words of labels in plain form (see plainWords), and the types of their values. */
struct LabelWords
{
    const char16_t* words;
    domain::TagType type;
};

/** Consecutive whole words. The longest matching entry is used. */
[[nodiscard]] std::span<const LabelWords> labelWords();
/** Only if nothing else precedes the line. */
[[nodiscard]] std::span<const LabelWords> shortLabelWords();
/** At the end of running text: "made at ____ on ____", "Fait à ____, le ____". */
[[nodiscard]] std::span<const LabelWords> labelTails();

} // namespace ink::pdf
