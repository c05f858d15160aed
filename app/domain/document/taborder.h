#pragma once

#include "app/domain/document/tag.h"

#include <QList>
#include <QString>

namespace ink::domain {

// The order in which a signer moves between tags: reading order, unless tags have an explicit position
// (`TagFacts::tabPosition`).

/** Indexes of tags in reading order: by page, then by row, then from the left. */
[[nodiscard]] QList<qsizetype> readingOrder(const QList<Tag>& tags);
/** Indexes of tags in tab order: those with an explicit position in that order, each of the others after the
 * one that it follows in reading order. */
[[nodiscard]] QList<qsizetype> tabOrder(const QList<Tag>& tags);

} // namespace ink::domain
