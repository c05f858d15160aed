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

/**
 * When a tag is shown: every term of one alternative holds. A term about a hidden tag never holds, one about
 * a tag that does not exist always does.
 */
struct TagCondition
{
    QList<ConditionTerm> terms; ///< never empty

    TagCondition() = default;
    /** "`tag` has the value `value`." */
    TagCondition(const QString& tag, const QString& value) : terms{{tag, value}} {}
    bool operator==(const TagCondition&) const = default;
};

/** The maximum number of terms of a condition. */
constexpr qsizetype maxConditionTerms = 20;

/** Returns whether every term of one alternative is true. */
[[nodiscard]] bool isMet(const TagCondition& condition,
                         const std::function<bool(const ConditionTerm&)>& isTrue);
/** The requirement of a term for a text that a tag of this type has. Values of numbers and computed ones are
 * equal as numbers; what is less or greater is a number, or a date `yyyy-MM-dd`. A masked text tells only
 * whether it is a certain one and whether it is empty. */
[[nodiscard]] bool isTrueOf(const ConditionTerm& term, const QString& text, TagType type, bool isComputed);
/** The same of the names of the buttons that are chosen in a group. */
[[nodiscard]] bool isTrueOfChoice(const ConditionTerm& term, const QStringList& chosen);
/** Returns whether the comparison has a value of its own. */
[[nodiscard]] bool takesValue(Comparison comparison);

/** The word of the wire, such as `atLeast`. */
[[nodiscard]] QString comparisonCode(Comparison comparison);
[[nodiscard]] std::optional<Comparison> comparisonFromCode(const QString& code);
/** All words of the wire, in order. */
[[nodiscard]] QStringList comparisonCodes();
/**
 * As the wire and the database have it [ours]: `{tag, equals}`, `{tag, is, value}`, or with several terms
 * `{any: [{all: [term, …]}, …]}`.
 */
[[nodiscard]] QJsonObject toJson(const TagCondition& condition);
/** Reads the output of toJson(); nothing when it has no term. */
[[nodiscard]] std::optional<TagCondition> conditionFromJson(const QJsonObject& object);

} // namespace ink::domain
