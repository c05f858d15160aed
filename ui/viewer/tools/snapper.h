#pragma once

#include "ui/viewer/tools/toolhost.h"

#include <QSet>

#include <optional>
#include <unordered_map>

namespace ink::ui {

/** Snapping during one gesture: collects a page's targets once, without the moving tags. */
class Snapper final
{
public:
    explicit Snapper(ToolHost& host, QSet<domain::TagId> moving = {});

    // Index(threshold): Snapping: how near a tag must be
    static constexpr double threshold = 6; ///< px
    /** Returns whether snapping is off: Alt or Ctrl held, or disabled. */
    [[nodiscard]] bool isOff(Qt::KeyboardModifiers modifiers) const;

    [[nodiscard]] SnapResult snapMove(const TagGeometry& place, Qt::KeyboardModifiers modifiers);
    /** Snaps a new tag of this type, centred on a point. A check box or radio button fills a small printed
     * box at that point. */
    [[nodiscard]] SnapResult snapPlacement(domain::TagType type, const PagePoint& point,
                                           Qt::KeyboardModifiers modifiers);
    [[nodiscard]] SnapResult snapResize(const TagGeometry& place, Qt::Edges edges,
                                        Qt::KeyboardModifiers modifiers);

private:
    struct Page
    {
        SnapTargets targets;
        bool hasMarks = false;
    };
    [[nodiscard]] const SnapTargets& targets(int page);
    [[nodiscard]] double tolerance(int page) const; ///< points
    [[nodiscard]] std::optional<domain::PageRect> printedBox(const PagePoint& point) const;

    ToolHost& m_host;
    QSet<domain::TagId> m_moving;
    std::unordered_map<int, Page> m_pages;
};

/** The area of the sheet that guides cover, with their labels (content coordinates). */
[[nodiscard]] QRectF guideBounds(const PageLayout& layout, int page, const QList<SnapGuide>& guides);

} // namespace ink::ui
