#pragma once

#include "app/domain/document/tag.h"
#include "ui/viewer/geometry/pagesurface.h"

#include <QObject>

namespace ink::ui {

/** Tags proposed for a draft: drawn with dashed edges, added with a click. Their ids are independent of the
 * draft's. */
class TagProposals final : public QObject
{
    Q_OBJECT
public:
    explicit TagProposals(PageSurface& surface) : m_surface(surface) {}

    void setTags(const QList<domain::Tag>& proposals);
    [[nodiscard]] const QList<domain::Tag>& tags() const { return m_tags; }
    /** Highlights a proposal and scrolls to it; a null id clears the highlight. */
    void highlight(domain::TagId id);
    [[nodiscard]] domain::TagId highlightedTag() const { return m_highlighted; }
    [[nodiscard]] domain::TagId proposalAt(QPointF content) const; ///< null when there is none
    /** Reports a click on a proposal. */
    void activate(domain::TagId id) { Q_EMIT activated(id); }

Q_SIGNALS:
    void activated(ink::domain::TagId proposal);

private:
    void repaint() const;

    PageSurface& m_surface;
    QList<domain::Tag> m_tags;
    domain::TagId m_highlighted;
};

} // namespace ink::ui
