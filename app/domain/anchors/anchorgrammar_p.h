#pragma once

#include "app/domain/anchors/anchorgrammar.h"

/** Private to app/domain: what all kinds of anchors have in common. */
namespace ink::domain::anchors {

/** A tag of this type with what all of its type have. */
[[nodiscard]] Tag tagOf(TagType type, const QString& name, bool isMandatory);
[[nodiscard]] Anchor malformed(const Message& why);
/** A finding that is no error. */
void remark(Anchor& anchor, ImportFinding::Kind kind, const Message& detail);
[[nodiscard]] QString mailPattern();
[[nodiscard]] QString phonePattern();

} // namespace ink::domain::anchors
