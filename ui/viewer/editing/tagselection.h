#pragma once

#include "ui/commands/settagrects.h"
#include "ui/viewer/editing/tagindex.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ink::ui {

/** The selected tags of a document, in the order in which they were selected, and the frame around them. */
class TagSelection final : public QObject
{
    Q_OBJECT
public:
    explicit TagSelection(const TagIndex& tags) : m_tags(tags) {}

    [[nodiscard]] const QList<domain::TagId>& tags() const { return m_selected; }
    [[nodiscard]] bool isEmpty() const { return m_selected.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_selected.size(); }
    [[nodiscard]] bool contains(domain::TagId id) const { return m_selected.contains(id); }
    [[nodiscard]] const domain::Tag* only() const; ///< null when none or several are selected
    [[nodiscard]] QList<domain::Tag> values() const;
    /** The places of those that aren't locked. */
    [[nodiscard]] QHash<domain::TagId, TagPlace> places() const;
    [[nodiscard]] bool isLocked() const; ///< all of them

    using PlaceOf = std::function<TagPlace(const domain::Tag&)>;
    /** The rectangle around them, by which they are resized: nothing when one is locked or they lie on
     * several pages. `placeOf`: their places while they are dragged. */
    [[nodiscard]] std::optional<TagPlace> frame(const PlaceOf& placeOf = {}) const;

    void select(const QList<domain::TagId>& tags);
    void selectAll();
    void selectSameType();      ///< all tags of the types of those that are selected
    void selectSameRecipient(); ///< … of their recipients
    void selectPage(int page);  ///< all tags of a page (1-based)
    void toggle(domain::TagId tag);
    /** The tag after the last selected one (or before it) in reading order; null at the end. */
    [[nodiscard]] domain::TagId next(bool forward) const;
    /** Drops tags that the document no longer has. */
    void prune();

    /** Only tags of this recipient (1-based) can be chosen on the pages; 0: all. */
    void setRecipient(int invitationIndex) { m_recipient = invitationIndex; }
    [[nodiscard]] int recipient() const { return m_recipient; }
    /** The tag that a press on this point of the sheet chooses; null when there is none. */
    [[nodiscard]] const domain::Tag* tagAt(const PageLayout& layout, QPointF content) const;

    /** Reports that a person wants to fill in or edit this tag. */
    void activate(domain::TagId tag) { Q_EMIT activated(tag); }
    /** Reports that the same tags can be edited in another way. */
    void notifyLocked() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    void replaced(const QList<ink::domain::TagId>& before); ///< after `changed`: the tags are others
    void activated(ink::domain::TagId tag);                 ///< click while filling, double click or Enter

private:
    void selectWhere(const std::function<bool(const domain::Tag&)>& wanted);

    const TagIndex& m_tags;
    QList<domain::TagId> m_selected;
    int m_recipient = 0;
};

} // namespace ink::ui
