#pragma once

#include "ui/viewer/editing/tageditor.h"

#include <QCoreApplication>

namespace ink::ui {

/** Sets the tab order of a draft's tags. */
class TabOrderEditor final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TabOrderEditor)
public:
    TabOrderEditor(const TagIndex& tags, TagSelection& selection, TagEditor& editing);

    void setAutomatic(); ///< restores reading order
    /** Moves the selected tag earlier (negative) or later. */
    void moveSelected(int steps);
    /** Makes this tag the next one in the tab order: the first tag after restart() becomes the first one of
     * its recipient on its page; each further tag follows the previous one. */
    void setNext(domain::TagId tag);
    void restart() { m_placed.clear(); }
    /** Returns whether the tag's position was set since `restart`. */
    [[nodiscard]] bool isPlaced(domain::TagId tag) const { return m_placed.contains(tag); }

private:
    void apply(const QList<domain::TagId>& order, const QString& text);

    const TagIndex& m_tags;
    TagSelection& m_selection;
    TagEditor& m_editing;
    QList<domain::TagId> m_placed;
};

} // namespace ink::ui
