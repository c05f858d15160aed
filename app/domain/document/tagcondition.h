#pragma once

#include "app/domain/document/codes.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace ink::domain {

/** The operator of a term. */
enum class Comparison { Equals, Differs, Less, AtMost, Greater, AtLeast, Contains, Empty, Filled };

/** A comparison with the value of another tag or of a group of radio buttons. */
struct ConditionTerm
{
    QString tag;
    QString value; ///< not used by Empty and Filled
    Comparison comparison = Comparison::Equals;
    bool isAlternative = false; ///< begins another alternative ("or"); false for the first term
    bool operator==(const ConditionTerm&) const = default;
};

/** The condition for showing a tag: all terms of one alternative must be true. A term about a hidden tag is
 * never true; a term about a missing tag is always true, but a document with one isn't sent. */
struct TagCondition
{
    QList<ConditionTerm> terms; ///< never empty

    TagCondition() = default;
    /** The condition "`tag` has the value `value`". */
    TagCondition(const QString& tag, const QString& value) : terms{{tag, value}} {}
    bool operator==(const TagCondition&) const = default;
};

/** The maximum number of terms of a condition. */
constexpr qsizetype maxConditionTerms = 20;

/** Returns whether every term of one alternative is true. */
[[nodiscard]] bool isMet(const TagCondition& condition,
                         const std::function<bool(const ConditionTerm&)>& isTrue);
/** Returns whether a term is true for the text of a tag of this type. Numbers and computed values are
 * compared as numbers; ordering is defined for numbers and for dates `yyyy-MM-dd`. Masked text only reveals
 * whether it equals a certain text and whether it is empty. */
[[nodiscard]] bool isTrueOf(const ConditionTerm& term, const QString& text, TagType type, bool isComputed);
/** Returns whether a term is true for a group of radio buttons in which the buttons with these names are
 * selected. */
[[nodiscard]] bool isTrueOfChoice(const ConditionTerm& term, const QStringList& chosen);
/** Returns whether the comparison requires a value. */
[[nodiscard]] bool acceptsValue(Comparison comparison);

/** The name on the wire, such as `atLeast`. */
[[nodiscard]] QString comparisonCode(Comparison comparison);
[[nodiscard]] std::optional<Comparison> comparisonFromCode(const QString& code);
/** All names on the wire, in order. */
[[nodiscard]] QStringList comparisonCodes();
/** The format on the wire and in the database: `{tag, equals}`, `{tag, is, value}`, or with several
 * terms `{any: [{all: [term, …]}, …]}`. */
[[nodiscard]] QJsonObject toJson(const TagCondition& condition);
/** Parses the output of toJson(); nothing if it has no terms. */
[[nodiscard]] std::optional<TagCondition> conditionFromJson(const QJsonObject& object);

} // namespace ink::domain
