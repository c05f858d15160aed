#pragma once

#include "app/domain/anchorgrammar.h"

/** Private to app/domain: the kinds of anchors, one function each. */
namespace ink::domain::anchors {

/** What stands between `{{` and `}}`. */
[[nodiscard]] Anchor fromBraces(const QString& content);
/** The parts of `[a|b|c]`; `group` is the name of the definition that they come from. */
[[nodiscard]] Anchor fromBrackets(const QStringList& parts, const QString& group);
/** Whether the parts of a bracket look like a tag at all. */
[[nodiscard]] bool isBracketTag(const QStringList& parts);

/** A tag of this type with what all of its type have. */
[[nodiscard]] Tag tagOf(TagType type, const QString& name, bool isMandatory);
[[nodiscard]] Anchor malformed(const Message& why);
/** A finding that is no error. */
void remark(Anchor& anchor, ImportFinding::Kind kind, const Message& detail);
[[nodiscard]] QString mailPattern();
[[nodiscard]] QString phonePattern();

} // namespace ink::domain::anchors
