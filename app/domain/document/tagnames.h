// The words from which new tags and groups get their names, such as "Signature 1". A name is part of the
// document: signers see it and formulas use it. So it is in the language (BCP 47) of the person who adds the
// tag, in English for the command line, and stays as it is when the window changes its language.
#pragma once

#include "app/domain/document/codes.h"

#include <QString>

namespace ink::domain {

/** "Signature" in "Signature 1". `tagTypeWord` (ui/models/words.h) has the same words for the types, so that
 * the palette and the names agree; only a radio button is named by a word of its own there, because signers
 * read "Option 2" here. */
[[nodiscard]] QString tagNameWord(TagType type, const QString& language);
/** "Choice" in "Choice 1", the name of a group of radio buttons. */
[[nodiscard]] QString groupNameWord(const QString& language);
/** "Signature 1" */
[[nodiscard]] QString numberedName(const QString& word, int number);

} // namespace ink::domain
