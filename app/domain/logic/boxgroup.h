#pragma once

#include <QList>

#include <optional>

namespace ink::domain {

struct Document;

class Evaluation;

/**
 * Check boxes of one recipient with the same `groupName`, of which so many must or may be checked. The limits
 * may stand at any of them; the narrowest count. Hidden boxes don't. The signing page judges alike
 * (`formats.js`, tests/golden/formats.json).
 */
struct BoxGroup
{
    QString name;
    int invitationIndex = 0;
    QList<qsizetype> boxes; ///< 0-based indexes of tags, in order
    std::optional<int> min;
    std::optional<int> max;

    /** The number of visible boxes that are checked. */
    [[nodiscard]] int chosen(const Document& document, const Evaluation& evaluation) const;
    /** The number of visible boxes. */
    [[nodiscard]] int shown(const Evaluation& evaluation) const;
};

// Index(boxGroups): Check boxes: how many of a group
/** The groups with limits, in the order of their first boxes. */
[[nodiscard]] QList<BoxGroup> boxGroups(const Document& document);

} // namespace ink::domain
