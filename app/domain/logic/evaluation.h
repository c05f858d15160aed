#pragma once

#include "app/domain/document/tag.h"
#include "app/domain/logic/formula.h"

#include <QHash>
#include <QList>

namespace ink::domain {

struct Document;

/**
 * The result of a document's conditions and formulas, over all recipients.
 *
 * - `style.condition`: a tag is shown when the tags that it names are shown and have the values that it asks
 * for, without regard to case; numbers are compared as numbers, a box is `true` or `false`, a radio group is
 * named by its group and has the name of the chosen button as its value. A name that belongs to nothing hides
 * nothing; tags that wait for one another are never shown.
 * - `style.formula`: a name stands for a tag's value (a hidden one is empty), a box or a radio button is 1 or
 * 0, a radio group is what its chosen button counts as: its first option, else its name. Tags for numbers
 * have numbers and tags for dates have dates, all others texts. A tag that is computed itself counts as it is
 * shown, rounded. The result of a tag for numbers, or with `style.decimals`, is a number with so many places,
 * else with up to ten; that of a tag for dates is a date; of any other it is a text.
 *
 * Of several tags with one name the first counts.
 */
class Evaluation final
{
public:
    /** Looks at the document only now: it may go afterwards. */
    explicit Evaluation(const Document& document);

    /** By 0-based index into the document's tags. */
    [[nodiscard]] bool isShown(qsizetype tag) const { return m_shown.isEmpty() || m_shown.at(tag); }
    /** Returns whether a tag with this condition would be shown. */
    [[nodiscard]] bool holds(const std::optional<TagCondition>& condition) const;
    /** The text of computed tags by index; empty where there is no result. */
    [[nodiscard]] const QHash<qsizetype, QString>& computed() const { return m_computed; }
    /** Why a computed tag has no result though its inputs are not empty. */
    [[nodiscard]] std::optional<Formula::Problem> problem(qsizetype tag) const;

    /** Tags whose formula needs its own result, and tags whose condition waits for itself; ascending. */
    [[nodiscard]] const QList<qsizetype>& formulaCycles() const { return m_formulaCycles; }
    [[nodiscard]] const QList<qsizetype>& conditionCycles() const { return m_conditionCycles; }

private:
    struct Input ///< the value of a tag for conditions and formulas
    {
        TagType type{};
        QString name;
        QString text;
        QString answer;   ///< of a radio button, in a formula
        QString dateForm; ///< of a date
        bool checked = false;
        bool isComputed = false;
    };
    [[nodiscard]] Formula::Value valueOf(const QString& name) const;
    [[nodiscard]] bool matches(const TagCondition& condition) const;
    [[nodiscard]] bool isTrue(const ConditionTerm& term) const;
    void order(const Document& document, const QHash<qsizetype, Formula>& formulas);
    void compute(qsizetype tag, const Formula& formula, const std::optional<int>& places);

    QHash<QString, qsizetype> m_names;         ///< lower case
    QHash<QString, QList<qsizetype>> m_groups; ///< radio buttons by lower-case group
    QList<Input> m_inputs;
    QList<bool> m_shown; ///< empty = all
    QHash<qsizetype, QString> m_computed;
    QHash<qsizetype, Formula::Problem> m_problems;
    QList<qsizetype> m_evaluated; ///< 2 × tag for what is shown, 2 × tag + 1 for what is computed
    QList<qsizetype> m_formulaCycles;
    QList<qsizetype> m_conditionCycles;
};

/** Returns whether a tag's value is computed. */
[[nodiscard]] bool isComputed(const Tag& tag);
/** Writes the results of all formulas into their tags; returns whether any text has changed. */
bool computeValues(Document& document);
/** The names of tags that this one's condition and formula name. */
[[nodiscard]] QStringList namedBy(const Tag& tag);
/** Follows a tag's new name in this one's condition and formula. */
void renameIn(Tag& tag, const QString& from, const QString& to);

} // namespace ink::domain
