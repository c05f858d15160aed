#pragma once

#include <QList>

#include <optional>

namespace ink::domain {

struct Document;

class Evaluation;

/** The check boxes of one recipient with the same `groupName`, with a minimum or maximum number to be
 * checked. The limits may be set on any of them; the strictest apply. Hidden boxes are ignored. The signing
 * page uses the same rules (`formats.js`, tests/golden/formats.json). */
struct BoxGroup
{
    QString name;
    int invitationIndex = 0;
    QList<qsizetype> boxes; ///< 0-based indexes of tags, in order
    std::optional<int> min;
    std::optional<int> max;

    /** The number of visible boxes that are checked. */
    [[nodiscard]] int checkedCount(const Document& document, const Evaluation& evaluation) const;
    /** The number of visible boxes. */
    [[nodiscard]] int visibleCount(const Evaluation& evaluation) const;
};

// Index(boxGroups): Check boxes: how many of a group
/** The groups with limits, in the order of their first boxes. */
[[nodiscard]] QList<BoxGroup> boxGroups(const Document& document);

} // namespace ink::domain
