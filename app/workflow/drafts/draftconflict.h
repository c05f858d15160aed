#pragma once

#include "app/domain/document/document.h"

#include <QList>

namespace ink::workflow {

/** The parts of a draft that two people may change at the same time. Recipients
 * and tags are one: tags name their recipient by its place. */
enum class DraftPart { Title, Message, Folder, Sender, Settings, Content };

/** In which parts two states of a draft differ, whatever ids they have. */
[[nodiscard]] QList<DraftPart> differingParts(const domain::Document& a, const domain::Document& b);

struct DraftMerge
{
    domain::Document merged;  ///< their version with my changes; mine where both have changed something
    QList<DraftPart> clashes; ///< parts that both have changed, and not to the same
};
/** Brings together what became of `base` on two sides. */
[[nodiscard]] DraftMerge mergeDrafts(const domain::Document& base, const domain::Document& mine,
                                     const domain::Document& theirs);

} // namespace ink::workflow
