#pragma once

#include "app/domain/document/finding.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** The maximum number of characters of a document's title. */
inline constexpr qsizetype maxTitleLength = 255;
// Number(minAccessCode_minAccessCodeLength, characters): Access code: fewest characters
// Index(minAccessCodeLength): Access code: shortest
/** Recommended minimum length of an access code. This program's service rejects shorter codes when a document
 * is sent. */
inline constexpr int minAccessCodeLength = 6;

/** The faults that make a document unusable even as a draft (contract §4, tags; §6, needed): errors only. */
[[nodiscard]] QList<Finding> checkDraft(const Document& document);
/** All findings before sending: those of checkDraft, further requirements of contract §6, warnings and
 * hints. */
[[nodiscard]] QList<Finding> validate(const Document& document);

} // namespace ink::domain
