#pragma once

#include "app/base/error.h"
#include "app/domain/document/tag.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** The reason why a tag's text is invalid; empty = valid. Empty text is always valid here. The message uses
 * the tag's name, or `name`. */
[[nodiscard]] Message valueFault(const Tag& tag);
[[nodiscard]] Message valueFault(const Tag& tag, const Message& name);
/** Validates the values of a signer (1-based) before the signer finishes. Returns the errors (missing,
 * invalid date, too long …); empty = valid. Paths are `tags[n].text` or `tags[n].image` with n 0-based in
 * `document.tags`, or `signatures` if a free signature is missing. */
[[nodiscard]] QList<FieldIssue> checkValues(const Document& document, int invitationIndex);

} // namespace ink::domain
