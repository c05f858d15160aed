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

/** The origin of copied tags. */
struct CopyOrigin
{
    bool isSameDocument = true;
    QSet<RadioGroupKey> parts; ///< groups that were copied only in part
    bool operator==(const CopyOrigin&) const = default;
};
/** The origin of tags copied from a document. */
[[nodiscard]] CopyOrigin copyOrigin(const domain::Document& source, const QList<domain::Tag>& copied);

/** Copies tags under unique names and keeps their references to one another. */
class TagCopier final
{
public:
    /** The copies are for this document. */
    explicit TagCopier(const domain::Document& into);

    /**
     * `base`, or `base` with the next free number instead of its own; reserves the name. A number is not free
     * while a condition or a formula refers to a tag of that name, even a deleted one: the new tag would
     * satisfy that reference.
     */
    [[nodiscard]] QString freeName(const QString& base);
    [[nodiscard]] QString freeGroup(const QString& base);
    /**
     * Copies tags as a set: conditions and formulas among them refer to the copies, and a radio group that is
     * copied as a whole becomes a new group. References outside of the set stay as they are in the same
     * document; from another document that condition or formula is dropped (domain::dropped…). Without ids,
     * images and properties that are unique to one tag: a form field's place and its tab position. No origin:
     * from this document.
     */
    [[nodiscard]] QList<domain::Tag> copies(QList<domain::Tag> tags,
                                            const std::optional<CopyOrigin>& origin = std::nullopt);

private:
    [[nodiscard]] QString free(const QString& base, QSet<QString>& used, QHash<QString, int>& next) const;

    QSet<QString> m_names; ///< lower case, as m_groups
    QSet<QString> m_groups;
    QSet<QString> m_asked;          ///< lower case: names in conditions and formulas
    QSet<QString> m_there;          ///< names of the document's existing tags
    QHash<QString, int> m_nextName; ///< by stem: lower numbers are taken
    QHash<QString, int> m_nextGroup;
    QHash<RadioGroupKey, int> m_buttons; ///< number of buttons of each group
};

} // namespace ink::ui
