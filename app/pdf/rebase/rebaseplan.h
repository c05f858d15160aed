#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/page.h"

#include <QList>

namespace ink::pdf {

/** A tag of the old file. */
struct RebaseTag
{
    int pageIndex = 0; ///< 0-based, in its file
    domain::PageRect rect;
    domain::TagType type = domain::TagType::Text;
};

/** The place of a tag in the new file. */
struct RebasePlace
{
    enum class State {
        Moved,  ///< its surroundings agree, and nothing contradicts
        Unsure, ///< the best guess: a person has to look
        Lost,   ///< what it belonged to is not there any more; `pageIndex` is where it may have been
    };
    State state = State::Lost;
    int pageIndex = -1; ///< 0-based in the new file; -1 = no idea
    domain::PageRect rect;
    double confidence = 0; ///< 0 … 1
    bool operator==(const RebasePlace&) const = default;
};

/** The whole answer. */
struct RebasePlan
{
    QList<RebasePlace> places; ///< one a tag, in the same order
    QList<int> pages;          ///< for each old page the new one that most of it went to, -1 = none
    [[nodiscard]] int count(RebasePlace::State state) const;
};

} // namespace ink::pdf
