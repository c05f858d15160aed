#pragma once

#include "app/base/message.h"
#include "app/domain/document/document.h"
#include "app/domain/document/radiogroup.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace ink::service::templates {

// Values that are given to a template's tags: which tag a name means, and what it takes.

/** Names and ids of a template's tags: the places of a draft made from it. */
class TagIndex final
{
public:
    explicit TagIndex(const domain::Document& document);

    /** Places (0-based), groups in which a value chooses a button, or, when there are none, why. */
    struct Found
    {
        QList<qsizetype> places;
        Message fault;
        QList<domain::RadioGroup> groups;
    };
    /**
     * All tags of this very name; without one, those of the only name that differs in nothing but case. A
     * group of radio buttons is found by its name unless another tag has that. Several radio buttons of one
     * name are ambiguous.
     */
    [[nodiscard]] Found byName(const QString& name) const;
    [[nodiscard]] Found byId(domain::TagId id) const;

private:
    QHash<domain::TagId, qsizetype> m_ids;
    QHash<QString, QList<qsizetype>> m_names;
    QHash<QString, QStringList> m_spellings;            ///< by lower-case name
    QSet<QString> m_radios;                             ///< names that several radio buttons share
    QHash<QString, QList<domain::RadioGroup>> m_groups; ///< by lower-case name; one each recipient
};

/** Writes the values that one document is given before it is sent; each tag takes one. */
class Filling final
{
public:
    explicit Filling(QList<domain::Tag>& tags) : m_tags(tags) {}
    /** Checked by the tags' rules. Why it was not written as a sentence, or nothing. */
    [[nodiscard]] Message set(const TagIndex::Found& found, const QString& value);

private:
    [[nodiscard]] Message setAll(const QList<qsizetype>& places, const QString& value);
    [[nodiscard]] Message setOne(qsizetype place, const QString& value);
    QList<domain::Tag>& m_tags;
    QSet<qsizetype> m_given;
};

} // namespace ink::service::templates
