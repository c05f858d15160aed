#pragma once

#include "ui/viewer/editing/tagediting.h"

#include <QCoreApplication>

namespace ink::ui {

/** The order in which a signer comes from tag to tag. */
class TabOrdering final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TabOrdering)
public:
    TabOrdering(const TagIndex& tags, TagSelection& selection, TagEditing& editing);

    void setAutomatic(); ///< by reading direction again
    /** Moves the selected tag earlier (negative) or later. */
    void moveSelected(int steps);
    /** The first tag after `restart` becomes the first one on its page, each further one follows the last. */
    void putNext(domain::TagId tag);
    void restart() { m_placed.clear(); }
    /** Its turn was given since `restart`. */
    [[nodiscard]] bool isPlaced(domain::TagId tag) const { return m_placed.contains(tag); }

private:
    void apply(const QList<domain::TagId>& order, const QString& text);

    const TagIndex& m_tags;
    TagSelection& m_selection;
    TagEditing& m_editing;
    QList<domain::TagId> m_placed;
};

} // namespace ink::ui
