#pragma once

#include "app/domain/anchors/anchorgrammar.h"

/** Private to app/domain: helpers for all kinds of anchors. */
namespace ink::domain::anchors {

/** A tag of this type with its defaults. */
[[nodiscard]] Tag makeAnchorTag(TagType type, const QString& name, bool isMandatory);
[[nodiscard]] Anchor makeMalformedAnchor(const Message& why);
/** Adds a finding that isn't an error. */
void addFinding(Anchor& anchor, ImportFinding::Kind kind, const Message& detail);
[[nodiscard]] QString mailPattern();
[[nodiscard]] QString phonePattern();

} // namespace ink::domain::anchors
