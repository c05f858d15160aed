#pragma once

#include "app/domain/document.h"

#include <QList>
#include <QString>

namespace ink::domain {

// The order in which a signer comes from tag to tag. It is what reading direction gives, unless tags say
// otherwise: [ours] `tabOrder` beside a tag's fields is its turn, from 1.

/** Indexes of tags as a person reads them: by page, then by row, then from the left. */
[[nodiscard]] QList<qsizetype> readingOrder(const QList<Tag>& tags);
/**
 * Indexes of tags in the order of Tab: those with a turn by it, each of the others behind the one with a turn
 * that it follows in reading order.
 */
[[nodiscard]] QList<qsizetype> tabOrder(const QList<Tag>& tags);

/** The name of the field that tells a turn. */
[[nodiscard]] QString tabOrderField();
/** The turn that a tag has been given; 0 = none. */
[[nodiscard]] int tabTurn(const Tag& tag);
/** Gives a tag its turn; 0 takes it away. */
void setTabTurn(Tag& tag, int turn);

} // namespace ink::domain
