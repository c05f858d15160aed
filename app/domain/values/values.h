#pragma once

#include "app/base/error.h"
#include "app/domain/document/tag.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** Why a tag may not hold the text that it holds; empty = it may. An empty text is never wrong here. The
 * sentence names the tag by its name, or as `name` says. */
[[nodiscard]] Message valueFault(const Tag& tag);
[[nodiscard]] Message valueFault(const Tag& tag, const Message& name);
/**
 * The faults of a signer's values when finishing (missing mandatory, bad date, too long …); empty =
 * fine. Paths are `tags[n].text` or `tags[n].image` with n 0-based in `document.tags`, or `signatures` when a
 * free signature is missing.
 */
[[nodiscard]] QList<FieldIssue> checkValues(const Document& document, int invitationIndex);

} // namespace ink::domain
