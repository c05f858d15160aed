#pragma once

#include "app/base/message.h"
#include "app/domain/document/radiogroup.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::service::templates {

// Values for a template's tags: finds tags by name and checks the values.

/** Finds a template's tags by name or id. The indexes also apply to a draft created from the template. */
class TagIndex final
{
public:
    explicit TagIndex(const domain::Document& document);

    /** The tags that match a name (0-based), the groups in which a value selects a button, or, if nothing
     * matches, the reason. */
    struct Match
    {
        QList<qsizetype> tagIndexes;
        Message reason;
        QList<domain::RadioGroup> groups;
    };
    /** Finds all tags with exactly this name, or else those of the only name that differs in case only. A
     * group of radio buttons is found by its name unless another tag has that name. Several radio buttons
     * with the same name are ambiguous. */
    [[nodiscard]] Match findByName(const QString& name) const;
    [[nodiscard]] Match findById(domain::TagId id) const;

private:
    QHash<domain::TagId, qsizetype> m_ids;
    QHash<QString, QList<qsizetype>> m_names;
    QHash<QString, QStringList> m_spellings;            ///< by lower-case name
    QSet<QString> m_radios;                             ///< names that several radio buttons share
    QHash<QString, QList<domain::RadioGroup>> m_groups; ///< by lower-case name; one for each recipient
};

/** Writes the values for one document before it is sent; each tag accepts one value. */
class TagFiller final
{
public:
    explicit TagFiller(QList<domain::Tag>& tags) : m_tags(tags) {}
    /** Checks the value by the tags' rules and writes it. Returns the reason if it was not written; empty
     * otherwise. */
    [[nodiscard]] Message set(const TagIndex::Match& found, const QString& value);

private:
    [[nodiscard]] Message setAll(const QList<qsizetype>& places, const QString& value);
    [[nodiscard]] Message setOne(qsizetype place, const QString& value);
    QList<domain::Tag>& m_tags;
    QSet<qsizetype> m_filled;
};

} // namespace ink::service::templates
