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

/** The position of a tag in the new file. */
struct RebasePosition
{
    enum class State {
        Matched, ///< all evidence agrees
        Unsure,  ///< the best guess: to be checked by a person
        Lost,    ///< its surroundings no longer exist; `pageIndex` is where it may have been
    };
    State state = State::Lost;
    int pageIndex = -1; ///< 0-based in the new file; -1 = unknown
    domain::PageRect rect;
    double confidence = 0; ///< 0 … 1
    /** Returns whether most of the evidence supports this guess; other guesses are often wrong. */
    [[nodiscard]] bool isLikely() const { return state == State::Unsure && confidence >= likely; }
    static constexpr double likely = 0.5;
    bool operator==(const RebasePosition&) const = default;
};

/** The result for all tags. */
struct RebasePlan
{
    QList<RebasePosition> positions; ///< one per tag, in the same order
    QList<int> pages;                ///< for each old page, the new page that received most of it; -1 = none
    [[nodiscard]] int count(RebasePosition::State state) const;
};

} // namespace ink::pdf
