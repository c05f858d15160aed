#pragma once

#include "app/domain/document/codes.h"

#include <span>

namespace ink::pdf {

/** Private to app/pdf/suggest: words of labels in plain form (plainWords), and the types of their values. */
struct LabelWords
{
    const char16_t* words;
    domain::TagType type;
};

/** Returns the entries for labels, as consecutive whole words. The longest matching entry is used. */
[[nodiscard]] std::span<const LabelWords> labelWords();
/** Returns the entries that apply only if they are the whole label. */
[[nodiscard]] std::span<const LabelWords> shortLabelWords();
/** Returns the entries for the end of running text: "made at ____ on ____", "Fait à ____, le ____". */
[[nodiscard]] std::span<const LabelWords> labelTails();

} // namespace ink::pdf
