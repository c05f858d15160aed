#include "app/domain/document/tagcondition.h"

#include "app/domain/text/characters.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/decimal.h"
#include "app/domain/text/numbertext.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <compare>

namespace ink::domain {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::array<QLatin1StringView, 9> codes{"equals"_L1,   "differs"_L1, "less"_L1,
                                                 "atMost"_L1,   "greater"_L1, "atLeast"_L1,
                                                 "contains"_L1, "empty"_L1,   "filled"_L1};

/** Compares two texts as numbers or as dates: negative, 0 or positive; nothing if they can't be compared. */
std::optional<int> order(const QString& text, const QString& other)
{
    const auto one = toDecimal(text);
    const auto two = toDecimal(other);
    if (one && two) return one->compare(*two);
    const DateFormat stored{QString()};
    const auto day = stored.parse(text);
    const auto otherDay = stored.parse(other);
    if (!day || !otherDay) return std::nullopt;
    return static_cast<int>(std::clamp<qint64>(otherDay->daysTo(*day), -1, 1));
}

bool isEqual(const QString& text, const QString& value, bool isNumeric)
{
    if (isSameText(text, value)) return true;
    if (!isNumeric) return false;
    const auto one = toDecimal(text);
    const auto two = toDecimal(value);
    return one && two && one->compare(*two) == 0;
}

QJsonObject termToJson(const ConditionTerm& term)
{
    if (term.comparison == Comparison::Equals) return {{u"tag"_s, term.tag}, {u"equals"_s, term.value}};
    QJsonObject o{{u"tag"_s, term.tag}, {u"is"_s, comparisonCode(term.comparison)}};
    if (acceptsValue(term.comparison)) o.insert(u"value"_s, term.value);
    return o;
}

ConditionTerm termFromJson(const QJsonObject& o)
{
    ConditionTerm term;
    term.tag = o.value("tag"_L1).toString();
    term.comparison = comparisonFromCode(o.value("is"_L1).toString()).value_or(Comparison::Equals);
    term.value = o.value(o.contains("is"_L1) ? "value"_L1 : "equals"_L1).toString();
    return term;
}

} // namespace

bool isMet(const TagCondition& condition, const std::function<bool(const ConditionTerm&)>& isTrue)
{
    bool all = true;
    for (const ConditionTerm& term : condition.terms) {
        if (term.isAlternative && &term != &condition.terms.constFirst()) {
            if (all) return true;
            all = true;
        }
        all = all && isTrue(term);
    }
    return all;
}

bool isTrueOf(const ConditionTerm& term, const QString& text, TagType type, bool isComputed)
{
    const bool isNumeric = isComputed || isNumber(type);
    const auto ordered = [&]() -> std::optional<int> {
        return type == TagType::MaskedText ? std::nullopt : order(text, term.value);
    };
    switch (term.comparison) {
    case Comparison::Equals:
        return isEqual(text, term.value, isNumeric);
    case Comparison::Differs:
        return !isEqual(text, term.value, isNumeric);
    case Comparison::Less:
        return ordered().value_or(0) < 0;
    case Comparison::AtMost:
        return ordered().value_or(1) <= 0;
    case Comparison::Greater:
        return ordered().value_or(0) > 0;
    case Comparison::AtLeast:
        return ordered().value_or(-1) >= 0;
    case Comparison::Contains:
        return type != TagType::MaskedText && nameKey(text).contains(nameKey(term.value));
    case Comparison::Empty:
        return isToggle(type) ? !isSameText(text, u"true"_s) : isBlankText(text);
    case Comparison::Filled:
        return isToggle(type) ? isSameText(text, u"true"_s) : !isBlankText(text);
    }
    return false;
}

bool isTrueOfChoice(const ConditionTerm& term, const QStringList& chosen)
{
    const auto any = [&](Comparison comparison) {
        return std::any_of(chosen.begin(), chosen.end(), [&](const QString& name) {
            return isTrueOf({term.tag, term.value, comparison}, name, TagType::Dropdown, false);
        });
    };
    switch (term.comparison) {
    case Comparison::Differs:
        return !any(Comparison::Equals);
    case Comparison::Empty:
        return chosen.isEmpty();
    case Comparison::Filled:
        return !chosen.isEmpty();
    default:
        return any(term.comparison);
    }
}

bool acceptsValue(Comparison comparison)
{
    return comparison != Comparison::Empty && comparison != Comparison::Filled;
}

QString comparisonCode(Comparison comparison)
{
    return codes.at(static_cast<std::size_t>(comparison));
}

std::optional<Comparison> comparisonFromCode(const QString& code)
{
    const auto found = std::find(codes.begin(), codes.end(), code);
    if (found == codes.end()) return std::nullopt;
    return static_cast<Comparison>(found - codes.begin());
}

QStringList comparisonCodes()
{
    return {codes.begin(), codes.end()};
}

QJsonObject toJson(const TagCondition& condition)
{
    if (condition.terms.size() == 1) return termToJson(condition.terms.constFirst());
    QJsonArray any;
    QJsonArray all;
    for (const ConditionTerm& term : condition.terms) {
        if (term.isAlternative && !all.isEmpty()) {
            any.append(QJsonObject{{u"all"_s, all}});
            all = {};
        }
        all.append(termToJson(term));
    }
    any.append(QJsonObject{{u"all"_s, all}});
    return {{u"any"_s, any}};
}

std::optional<TagCondition> conditionFromJson(const QJsonObject& object)
{
    TagCondition condition;
    if (!object.contains("any"_L1)) {
        condition.terms.append(termFromJson(object));
        return condition;
    }
    for (const QJsonValue& each : object.value("any"_L1).toArray()) {
        bool isFirst = !condition.terms.isEmpty();
        for (const QJsonValue& one : each.toObject().value("all"_L1).toArray()) {
            if (condition.terms.size() >= maxConditionTerms) return condition;
            condition.terms.append(termFromJson(one.toObject()));
            condition.terms.last().isAlternative = std::exchange(isFirst, false);
        }
    }
    return condition.terms.isEmpty() ? std::nullopt : std::optional(condition);
}

} // namespace ink::domain
