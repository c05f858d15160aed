#pragma once

#include "ui/commands/settagrects.h"
#include "ui/viewer/editing/tagindex.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ink::ui {

/** The selected tags of a document in the order of selection, and the frame around them. */
class TagSelection final : public QObject
{
    Q_OBJECT
public:
    explicit TagSelection(const TagIndex& tags) : m_tags(tags) {}

    [[nodiscard]] const QList<domain::TagId>& ids() const { return m_selected; }
    [[nodiscard]] bool isEmpty() const { return m_selected.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_selected.size(); }
    [[nodiscard]] bool contains(domain::TagId id) const { return m_selected.contains(id); }
    [[nodiscard]] const domain::Tag* singleTag() const; ///< null when none or several are selected
    [[nodiscard]] QList<domain::Tag> selectedTags() const;
    /** The geometry of the selected tags that aren't locked. */
    [[nodiscard]] QHash<domain::TagId, TagGeometry> geometries() const;
    [[nodiscard]] bool isLocked() const; ///< true if all selected tags are locked

    using GeometryProvider = std::function<TagGeometry(const domain::Tag&)>;
    /** The rectangle around the selected tags for resizing; std::nullopt if a tag is locked or the tags are
     * on several pages. `placeOf` returns the geometries of tags during a drag. */
    [[nodiscard]] std::optional<TagGeometry> frame(const GeometryProvider& placeOf = {}) const;

    void select(const QList<domain::TagId>& tags);
    void selectAll();
    void selectSameType();      ///< all tags of the selected tags' types
    void selectSameRecipient(); ///< all tags of the selected tags' recipients
    void selectPage(int page);  ///< all tags of a page (1-based)
    void toggle(domain::TagId tag);
    /** The tag after the last selected one (or before it) in reading order; null at the end. */
    [[nodiscard]] domain::TagId nextTag(bool forward) const;
    /** Deselects tags that the document no longer has. */
    void prune();

    /** Restricts selection on the pages to this recipient's tags (1-based); 0: no restriction. */
    void setRecipient(int invitationIndex) { m_recipient = invitationIndex; }
    [[nodiscard]] int recipient() const { return m_recipient; }
    /** The tag that a press on this point of the sheet selects; null when there is none. */
    [[nodiscard]] const domain::Tag* tagAt(const PageLayout& layout, QPointF content) const;

    /** Reports that the user wants to fill in or edit this tag. */
    void activate(domain::TagId tag) { Q_EMIT activated(tag); }
    /** Reports that the selected tags were locked or unlocked. */
    void notifyLocked() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    void
    replaced(const QList<ink::domain::TagId>& before); ///< emitted after `changed` if other tags are selected
    void activated(ink::domain::TagId tag);            ///< emitted on a double-click, Enter, or a click in
                                                       ///< filling mode

private:
    void selectWhere(const std::function<bool(const domain::Tag&)>& wanted);

    const TagIndex& m_tags;
    QList<domain::TagId> m_selected;
    int m_recipient = 0;
};

} // namespace ink::ui
