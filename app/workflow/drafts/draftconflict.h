#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/folder.h"

#include <QList>

namespace ink::workflow {

/** The parts of a draft that two people may change at the same time. Recipients, tags and the order of files
 * are one part: tags refer to recipients and pages by position. */
enum class DraftPart { Title, Message, Folder, Sender, Settings, Content };

/** The parts in which two states of a draft differ, ignoring ids. */
[[nodiscard]] QList<DraftPart> differingParts(const domain::Document& a, const domain::Document& b);

struct DraftMerge
{
    domain::Document merged;    ///< `theirs` with the changes of `mine`; `mine` wins where both sides changed
                                ///< a part
    QList<DraftPart> conflicts; ///< parts that both sides changed differently
};
/** Merges two versions that derive from `base`. */
[[nodiscard]] DraftMerge mergeDrafts(const domain::Document& base, const domain::Document& mine,
                                     const domain::Document& theirs);

} // namespace ink::workflow
