#pragma once

#include "app/domain/document/tag.h"
#include "ui/viewer/geometry/pagesurface.h"

#include <QObject>

namespace ink::ui {

/** Proposed tags for a draft: drawn with dashes, added with a click. Their ids are not the draft's. */
class TagProposals final : public QObject
{
    Q_OBJECT
public:
    explicit TagProposals(PageSurface& surface) : m_surface(surface) {}

    void setTags(const QList<domain::Tag>& proposals);
    [[nodiscard]] const QList<domain::Tag>& tags() const { return m_tags; }
    /** Highlights one and scrolls to it; a null id clears the highlight. */
    void show(domain::TagId id);
    [[nodiscard]] domain::TagId marked() const { return m_marked; }
    [[nodiscard]] domain::TagId at(QPointF content) const; ///< null when there is none
    /** Reports a click on one. */
    void activate(domain::TagId id) { Q_EMIT activated(id); }

Q_SIGNALS:
    void activated(ink::domain::TagId proposal);

private:
    void repaint() const;

    PageSurface& m_surface;
    QList<domain::Tag> m_tags;
    domain::TagId m_marked;
};

} // namespace ink::ui
