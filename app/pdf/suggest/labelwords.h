#pragma once

#include "app/domain/document/codes.h"

#include <span>

namespace ink::pdf {

/** Private to the room: words of forms, plain (see plainWords), and the kinds of values they label. */
struct LabelWords
{
    const char16_t* words;
    domain::TagType type;
};

/** Whole words in a row. The longest entry that is found decides. */
[[nodiscard]] std::span<const LabelWords> labelWords();
/** Only when nothing else precedes the line. */
[[nodiscard]] std::span<const LabelWords> shortLabelWords();
/** Behind running text: "made at ____ on ____", "Fait à ____, le ____". */
[[nodiscard]] std::span<const LabelWords> labelTails();

} // namespace ink::pdf
