// The words for the names of new tags and groups, such as "Signature 1". A name is part of the document:
// signers see it and formulas use it. Therefore it is in the language (BCP 47) of the person who adds the
// tag, or in English on the command line, and does not change with the language of the interface.
#pragma once

#include "app/domain/document/codes.h"

#include <QString>

namespace ink::domain {

/** The word for the names of tags of a type: "Signature" in "Signature 1". `tagTypeText` (ui/models/words.h)
 * uses the same words in the palette, except for radio buttons: signers see their names, so these are
 * options, such as "Option 2". */
[[nodiscard]] QString tagNameWord(TagType type, const QString& language);
/** The word for the names of groups of radio buttons: "Choice" in "Choice 1". */
[[nodiscard]] QString groupNameWord(const QString& language);
/** Returns "Signature 1" for "Signature" and 1. */
[[nodiscard]] QString numberedName(const QString& word, int number);

} // namespace ink::domain
