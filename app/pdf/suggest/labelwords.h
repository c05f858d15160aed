#pragma once

#include "app/domain/document/codes.h"

#include <span>

namespace ink::pdf {

/** Private to the room: words of a form, plain (see plainWords), and what they ask for. */
struct LabelWords
{
    const char16_t* words;
    domain::TagType type;
};

/** Whole words in a row. The longest entry that is found decides. */
[[nodiscard]] std::span<const LabelWords> labelWords();
/** Only when nothing else stands before the line. */
[[nodiscard]] std::span<const LabelWords> shortLabelWords();
/** Behind running text: "made at ____ on ____", "Fait à ____, le ____". */
[[nodiscard]] std::span<const LabelWords> labelTails();

} // namespace ink::pdf
