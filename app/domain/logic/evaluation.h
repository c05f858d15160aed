#pragma once

#include "app/domain/document/tag.h"
#include "app/domain/logic/formula.h"

#include <QHash>
#include <QList>

namespace ink::domain {

struct Document;

/**
 * The result of a document's conditions and formulas, for all recipients.
 *
 * - `style.condition`: a tag is shown if the tags that it refers to are shown and have the required values,
 * ignoring case; numbers are compared as numbers, a box is `true` or `false`, a radio group is referred to by
 * its name, and its value is the name of the selected button. An unknown name hides nothing; tags that depend
 * on one another are never shown.
 * - `style.formula`: a name refers to a tag's value (a hidden one is empty), a box or a radio button is 1 or
 * 0, a radio group has the value of its selected button: its first option, else its name. Number tags have
 * numbers, date tags have dates, all others text. A computed tag has its displayed, rounded value. The result
 * for a number tag, or one with `style.decimals`, is a number with that many decimals, otherwise with up to
 * ten; for a date tag it is a date; for any other it is text.
 *
 * Of several tags with the same name, the first is used.
 */
class Evaluation final
{
public:
    /** Evaluates the document immediately: it need not outlive this object. */
    explicit Evaluation(const Document& document);

    /** Returns whether the tag with this 0-based index is shown. */
    [[nodiscard]] bool isShown(qsizetype tag) const { return m_shown.isEmpty() || m_shown.at(tag); }
    /** Returns whether a tag with this condition would be shown. */
    [[nodiscard]] bool isConditionMet(const std::optional<TagCondition>& condition) const;
    /** The text of computed tags by index; empty if there is no result. */
    [[nodiscard]] const QHash<qsizetype, QString>& computedTexts() const { return m_computed; }
    /** The reason why a computed tag has no result although its inputs are not empty. */
    [[nodiscard]] std::optional<Formula::Problem> problem(qsizetype tag) const;

    /** The indexes of the tags in cycles of formulas, and of those in cycles of conditions, ascending. */
    [[nodiscard]] const QList<qsizetype>& formulaCycles() const { return m_formulaCycles; }
    [[nodiscard]] const QList<qsizetype>& conditionCycles() const { return m_conditionCycles; }

private:
    struct Input ///< the value of a tag for conditions and formulas
    {
        TagType type{};
        QString name;
        QString text;
        QString answer;     ///< for a radio button in a formula
        QString dateFormat; ///< for a date
        bool checked = false;
        bool isComputed = false;
    };
    [[nodiscard]] Formula::Value valueOf(const QString& name) const;
    [[nodiscard]] bool matches(const TagCondition& condition) const;
    [[nodiscard]] bool isTrue(const ConditionTerm& term) const;
    void order(const Document& document, const QHash<qsizetype, Formula>& formulas);
    void compute(qsizetype tag, const Formula& formula, const std::optional<int>& places);

    QHash<QString, qsizetype> m_names;         ///< the first tag with each name, by nameKey()
    QHash<QString, QList<qsizetype>> m_groups; ///< radio buttons by nameKey() of their group
    QList<Input> m_inputs;
    QList<bool> m_shown; ///< empty = all
    QHash<qsizetype, QString> m_computed;
    QHash<qsizetype, Formula::Problem> m_problems;
    QList<qsizetype> m_evaluated; ///< 2 × tag for its visibility, 2 × tag + 1 for its computed value
    QList<qsizetype> m_formulaCycles;
    QList<qsizetype> m_conditionCycles;
};

/** Returns whether a tag's value is computed. */
[[nodiscard]] bool isComputed(const Tag& tag);
/** Writes the results of all formulas to their tags; returns whether any text has changed. */
bool computeValues(Document& document);
/** The keys (see nameKey()) of the names under which conditions and formulas refer to this tag: its own, and
 * for a radio button that of its group. */
[[nodiscard]] QStringList nameKeysOf(const Tag& tag);
/** The names of tags in this tag's condition and formula. */
[[nodiscard]] QStringList referencedNames(const Tag& tag);
/** Replaces a renamed tag's name in this tag's condition and formula. */
void renameReferences(Tag& tag, const QString& from, const QString& to);

} // namespace ink::domain
