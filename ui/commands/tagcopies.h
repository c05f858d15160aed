#pragma once

#include "app/domain/document/tag.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <utility>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A radio group: its recipient (1-based) and its name in lower case. */
using RadioGroupKey = std::pair<int, QString>;

[[nodiscard]] RadioGroupKey radioGroupKey(const domain::Tag& tag);

/** The origin of copied tags. */
struct CopyOrigin
{
    bool isSameDocument = true;
    QSet<RadioGroupKey> partialGroups; ///< groups that were copied only in part
    bool operator==(const CopyOrigin&) const = default;
};
/** The origin of tags copied from a document. */
[[nodiscard]] CopyOrigin copyOrigin(const domain::Document& source, const QList<domain::Tag>& copied);

/** Copies tags under unique names and keeps their references to one another. */
class TagCopier final
{
public:
    /** `into` is the document that gets the copies. */
    explicit TagCopier(const domain::Document& into);

    /**
     * Returns `base`, or `base` with the next free number if that name is in use, and reserves it. A number
     * is not free while a condition or a formula refers to a tag of that name, even a deleted one, because
     * the new tag would satisfy that reference.
     */
    [[nodiscard]] QString reserveName(const QString& base);
    [[nodiscard]] QString reserveGroup(const QString& base);
    /**
     * Copies tags as a set: conditions and formulas among them refer to the copies, and a radio group that is
     * copied as a whole becomes a new group. References outside of the set are kept within the same document;
     * from another document, that condition or formula is dropped (domain::dropped…). The copies have no ids,
     * images or properties that are unique to one tag, such as the tab position. Without `origin`, the tags
     * are from this document.
     */
    [[nodiscard]] QList<domain::Tag> copy(QList<domain::Tag> tags,
                                          const std::optional<CopyOrigin>& origin = std::nullopt);

private:
    [[nodiscard]] QString free(const QString& base, QSet<QString>& used, QHash<QString, int>& next) const;

    QSet<QString> m_names; ///< lower case, as m_groups
    QSet<QString> m_groups;
    QSet<QString> m_referenced;     ///< lower case: names in conditions and formulas
    QSet<QString> m_existing;       ///< names of the document's existing tags
    QHash<QString, int> m_nextName; ///< by stem: lower numbers are taken
    QHash<QString, int> m_nextGroup;
    QHash<RadioGroupKey, int> m_buttons; ///< number of buttons of each group
};

} // namespace ink::ui
