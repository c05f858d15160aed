#pragma once

#include "app/domain/document/tag.h"
#include "ui/viewer/valueimagecache.h"
#include "ui/widgets/style/icons.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include <functional>
#include <map>

class QPainter;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** The icon of a type of tag. */
[[nodiscard]] Icon tagIcon(domain::TagType type);

/** The state of a tag in the view, which determines how it is painted. */
struct TagAppearance
{
    bool isSelected = false;
    bool hasHandles = false; ///< the tag is the only selected one and can be resized
    bool isGhost = false;    ///< not in the draft yet
    bool isFaded = false;    ///< the tag belongs to another recipient
    bool hasFocus = false;   ///< the view has the focus, and only one tag is selected
    bool showsValue = false; ///< show the value instead of the label
};

/** Returns whether the editor paints the tag's default value, which is stamped unless the recipient changes
 * it. */
[[nodiscard]] bool showsDefaultValue(const domain::Tag& tag);

/** Paints tags on white paper: a tint of the recipient's colour, an edge, and the content that is stamped:
 * the default value, or the label in the value's font. Caches decoded pictures. */
class TagOverlay final
{
public:
    /** `rect` is in the painter's coordinates, `zoom` in px per point. */
    void paint(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
               const QRectF& rect, double zoom, const TagAppearance& look);
    void paintFrame(QPainter& painter, const QRectF& frame, const QColor& accent) const;
    using VisibleTags = QList<std::pair<const domain::Tag*, QRectF>>;
    /** Renders missing values, a limited number at a time; true when some are still missing. */
    bool prepareValues(const VisibleTags& tags, double ratio);
    /** Renders the default values of these tags in the background; calls `ready` when some are available. */
    void requestValues(const domain::Document& document, const VisibleTags& tags, double ratio,
                       const std::function<void()>& ready);
    /** Margin around a tag for edges and handles, in px. */
    static constexpr int outset = 24;

private:
    /** Returns a copy of a sender field with its current text; any other tag unchanged. */
    const domain::Tag& displayedTag(const domain::Document& document, const domain::Tag& tag);
    void paintComb(QPainter& painter, const domain::Tag& tag, const QRectF& rect, const QColor& ink) const;
    void paintContent(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                      const QRectF& rect, double zoom, const QColor& ink);
    void paintBadges(QPainter& painter, const domain::Tag& tag, const QRectF& rect,
                     const QColor& colour) const;
    void paintLabel(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                    const QRectF& rect, double zoom, const QColor& ink) const;
    void paintSample(QPainter& painter, const domain::Tag& tag, const QString& words, const QRectF& rect,
                     double zoom) const;
    void paintValue(QPainter& painter, const domain::Tag& tag, const QRectF& rect);
    void paintHandles(QPainter& painter, const QRectF& rect, const QColor& colour) const;

    struct Picture
    {
        QByteArray source;
        QPixmap pixmap;
        QPixmap reduced; ///< at the size of the last paint; empty if that was the full size or more
    };
    QHash<domain::TagId, Picture> m_pictures;
    std::map<qint64, domain::Tag> m_senders; ///< by id; a map, so that references stay valid
    ValueImageCache m_looks;
};

} // namespace ink::ui
