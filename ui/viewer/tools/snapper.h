#pragma once

#include "ui/viewer/tools/toolhost.h"

#include <QSet>

#include <optional>
#include <unordered_map>

namespace ink::ui {

/** Snapping during one gesture: gathers what a page offers once, without the tags that are on the move. */
class Snapper final
{
public:
    explicit Snapper(ToolHost& host, QSet<domain::TagId> moving = {});

    static constexpr double threshold = 6; ///< px
    /** Alt or Ctrl held: nothing snaps, as when it is switched off. */
    [[nodiscard]] bool isOff(Qt::KeyboardModifiers modifiers) const;

    [[nodiscard]] Snapped moved(const TagPlace& place, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] Snapped stretched(const TagPlace& place, Qt::Edges edges, Qt::KeyboardModifiers modifiers);

private:
    struct Page
    {
        SnapTargets targets;
        bool hasMarks = false;
    };
    [[nodiscard]] const SnapTargets& targets(int page);
    [[nodiscard]] double tolerance(int page) const; ///< points

    ToolHost& m_host;
    QSet<domain::TagId> m_moving;
    std::unordered_map<int, Page> m_pages;
};

/** The part of the sheet that guides cover, with their labels (content coordinates). */
[[nodiscard]] QRectF coveredBy(const PageLayout& layout, int page, const QList<SnapGuide>& guides);

} // namespace ink::ui
