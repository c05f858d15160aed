#pragma once

#include "app/domain/document.h"
#include "ui/viewer/valuelooks.h"
#include "ui/widgets/icons.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include <functional>
#include <map>

class QPainter;

namespace ink::ui {

/** The icon of a type of tag. */
[[nodiscard]] Icon tagIcon(domain::TagType type);

/** The appearance of a tag. */
struct TagLook
{
    bool selected = false;
    bool handles = false; ///< the only selected one
    bool ghost = false;   ///< not in the draft yet
    bool faded = false;   ///< someone else's turn
    bool focused = false; ///< the view has the keyboard
    bool filled = false;  ///< show the value, not what is to be filled in
};

/** Returns whether the editor draws this tag's value: what is stamped unless somebody changes it. */
[[nodiscard]] bool hasDefaultLook(const domain::Tag& tag);

/** Draws tags on white paper: a tint of the recipient's colour, an edge, and what is stamped there: the
 * default value, or the label in the letters of the value. Keeps decoded pictures. */
class TagOverlay final
{
public:
    /** `rect` in the painter's coordinates; `zoom` in px per point. */
    void paint(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
               const QRectF& rect, double zoom, const TagLook& look);
    void paintFrame(QPainter& painter, const QRectF& frame, const QColor& accent) const;
    using ShownTags = QList<std::pair<const domain::Tag*, QRectF>>;
    /** Draws the values that are shown next, a limited number at a time; true when some are still missing. */
    bool prepareValues(const ShownTags& tags, double ratio);
    /** Has the default values among these drawn in the background; calls `ready` when some are there. */
    void orderValues(const domain::Document& document, const ShownTags& tags, double ratio,
                     const std::function<void()>& ready);
    /** The room around a tag that edges and handles need, in px. */
    static constexpr int outset = 24;

private:
    /** A field of the sender with what it says on its page; any other tag is itself. */
    const domain::Tag& shownAs(const domain::Document& document, const domain::Tag& tag);
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
    };
    QHash<domain::TagId, Picture> m_pictures;
    std::map<qint64, domain::Tag> m_senders; ///< by id; entries stay where they are
    ValueLooks m_looks;
};

} // namespace ink::ui
