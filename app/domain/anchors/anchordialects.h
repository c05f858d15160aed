#pragma once

#include "app/domain/anchors/anchorgrammar.h"

/** Private to app/domain: parses the anchors of other services as specified in their documentation. */
namespace ink::domain::anchors {

/** Parses the text between `{{` and `}}`. */
[[nodiscard]] Anchor parseBraces(const QString& content);
/** Parses the parts of `[a|b|c]`; `group` is the name of their definition, empty = none. */
[[nodiscard]] Anchor parseBrackets(const QStringList& parts, const QString& group);
/** Returns whether the parts of a text in brackets look like a tag at all. */
[[nodiscard]] bool isBracketTag(const QStringList& parts);

} // namespace ink::domain::anchors
