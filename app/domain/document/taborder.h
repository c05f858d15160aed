#pragma once

#include "app/domain/document/tag.h"

#include <QList>
#include <QString>

namespace ink::domain {

// The order in which a signer comes from tag to tag. It is what reading direction gives, unless tags say
// otherwise by `TagFacts::tabTurn`.

/** Indexes of tags in reading order: by page, then by row, then from the left. */
[[nodiscard]] QList<qsizetype> readingOrder(const QList<Tag>& tags);
/**
 * Indexes of tags in the order of Tab: those with a turn by it, each of the others behind the one with a turn
 * that it follows in reading order.
 */
[[nodiscard]] QList<qsizetype> tabOrder(const QList<Tag>& tags);

} // namespace ink::domain
