#pragma once

#include "ui/viewer/tools/toolhost.h"

#include <QCoreApplication>

class QPainter;

namespace ink::ui {

/** One pointer gesture from press to release. The tool owns its preview: the draft doesn't change until
 * release, and a cancelled tool has no effect. Points are content coordinates. */
class Tool
{
public:
    explicit Tool(ToolHost& host) : m_host(host) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    virtual void move(QPointF content, Qt::KeyboardModifiers modifiers) = 0;
    virtual void release() = 0; ///< applies the gesture
    virtual void cancel() = 0;  ///< discards the gesture and its preview
    /** Returns the geometry of a tag during the gesture; nothing = as in the draft. */
    [[nodiscard]] virtual std::optional<TagGeometry> preview(domain::TagId) const { return std::nullopt; }
    /** Tags that are not in the draft yet. */
    [[nodiscard]] virtual QList<domain::Tag> ghosts() const { return {}; }
    /** A frame to draw in the accent colour; null = none. */
    [[nodiscard]] virtual QRectF frame() const { return {}; }

    /** The guides that the dragged tags are aligned with, on `guidePage` (1-based). */
    [[nodiscard]] const QList<SnapGuide>& guides() const { return m_guides; }
    [[nodiscard]] int guidePage() const { return m_guidePage; }

protected:
    [[nodiscard]] ToolHost& host() const { return m_host; }
    /** Replaces the guides. */
    void setGuides(int page, const QList<SnapGuide>& guides);

private:
    ToolHost& m_host;
    QList<SnapGuide> m_guides;
    int m_guidePage = 1;
};

inline constexpr double dragThreshold = 3; ///< px before a press becomes a drag

} // namespace ink::ui
