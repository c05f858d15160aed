#pragma once

#include "app/domain/document.h"

#include <QHash>
#include <QSet>

namespace ink::ui {

/** Makes new tags of tags: with free names, and with what ties them to one another. */
class TagCopier final
{
public:
    /** The copies are for this document. */
    explicit TagCopier(const domain::Document& into);

    /** `base`, or `base` with the next free number instead of its own; it is taken from now on. */
    [[nodiscard]] QString freeName(const QString& base);
    [[nodiscard]] QString freeGroup(const QString& base);
    /**
     * Copies that belong together: conditions and formulas among them mean the copies, a group of buttons
     * that is copied as a whole is a group of its own. Without ids and pictures, and without what is true of
     * one tag only: a form field's place and its turn in the order of Tab.
     */
    [[nodiscard]] QList<domain::Tag> copies(QList<domain::Tag> tags);

private:
    [[nodiscard]] static QString free(const QString& base, QSet<QString>& used, QHash<QString, int>& next);

    QSet<QString> m_names; ///< lower case, as m_groups
    QSet<QString> m_groups;
    QHash<QString, int> m_nextName; ///< by stem: no lower number is free
    QHash<QString, int> m_nextGroup;
    QHash<QString, int> m_buttons; ///< how many a group has
};

} // namespace ink::ui
