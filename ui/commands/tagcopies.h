#pragma once

#include "app/domain/document.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <utility>

namespace ink::ui {

/** A radio group: its recipient (1-based) and its name in lower case. */
using RadioGroupKey = std::pair<int, QString>;

/** The origin of copied tags. */
struct CopyOrigin
{
    bool isSameDocument = true;
    QSet<RadioGroupKey> parts; ///< groups of which some buttons were not copied
    bool operator==(const CopyOrigin&) const = default;
};
/** The origin of tags that are copied out of a document. */
[[nodiscard]] CopyOrigin copyOrigin(const domain::Document& source, const QList<domain::Tag>& copied);

/** Makes new tags of tags: with free names, and with what ties them to one another. */
class TagCopier final
{
public:
    /** The copies are for this document. */
    explicit TagCopier(const domain::Document& into);

    /**
     * `base`, or `base` with the next free number instead of its own; it is taken from now on. A number is
     * not free while a condition or a formula asks for a tag of that name, even one that was deleted: the new
     * tag would answer for it.
     */
    [[nodiscard]] QString freeName(const QString& base);
    [[nodiscard]] QString freeGroup(const QString& base);
    /**
     * Copies that belong together: conditions and formulas among them mean the copies, a group of buttons
     * that is copied as a whole is a group of its own. What a copy refers to outside of the set stays as it
     * is in the same document; from another document that condition or formula is dropped (domain::dropped…).
     * Without ids and pictures, and without what is true of one tag only: a form field's place and its turn
     * in the order of Tab. No origin: from this document.
     */
    [[nodiscard]] QList<domain::Tag> copies(QList<domain::Tag> tags,
                                            const std::optional<CopyOrigin>& origin = std::nullopt);

private:
    [[nodiscard]] QString free(const QString& base, QSet<QString>& used, QHash<QString, int>& next) const;

    QSet<QString> m_names; ///< lower case, as m_groups
    QSet<QString> m_groups;
    QSet<QString> m_asked;          ///< lower case: names in conditions and formulas
    QSet<QString> m_there;          ///< names of the document's own tags
    QHash<QString, int> m_nextName; ///< by stem: no lower number is free
    QHash<QString, int> m_nextGroup;
    QHash<RadioGroupKey, int> m_buttons; ///< how many a group has
};

} // namespace ink::ui
