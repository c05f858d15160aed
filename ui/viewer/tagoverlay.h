#pragma once

#include "app/domain/document.h"
#include "ui/viewer/valuelooks.h"
#include "ui/widgets/icons.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace ink::ui {

/** The icon of a type of tag. */
[[nodiscard]] Icon tagIcon(domain::TagType type);

/** How a tag is drawn at one moment. */
struct TagLook
{
    bool selected = false;
    bool handles = false; ///< the only selected one
    bool ghost = false;   ///< not in the draft yet
    bool faded = false;   ///< someone else's turn
    bool focused = false; ///< the view has the keyboard
    bool filled = false;  ///< show the value, not what is to be filled in
};

/** Draws tags on white paper: a tint of the recipient's colour, an edge, icon and label. Keeps decoded
 * pictures. */
class TagOverlay final
{
public:
    /** `rect` in the painter's coordinates; `zoom` in px per point. */
    void paint(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
               const QRectF& rect, double zoom, const TagLook& look);
    void paintFrame(QPainter& painter, const QRectF& frame, const QColor& accent) const;
    /** Draws the values that are shown next, a limited number at a time; true when some are still missing. */
    bool prepareValues(const QList<std::pair<const domain::Tag*, QRectF>>& tags, double ratio);
    /** The room around a tag that edges and handles need, in px. */
    static constexpr int outset = 24;

private:
    void paintLabel(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                    const QRectF& rect, double zoom, const QColor& ink) const;
    void paintValue(QPainter& painter, const domain::Tag& tag, const QRectF& rect);
    void paintHandles(QPainter& painter, const QRectF& rect, const QColor& colour) const;

    struct Picture
    {
        QByteArray source;
        QPixmap pixmap;
    };
    QHash<domain::TagId, Picture> m_pictures;
    ValueLooks m_looks;
};

} // namespace ink::ui
