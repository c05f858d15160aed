// Findings about formulas, conditions, defaults and limits.
#include "app/domain/values/taglogic.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/reasons.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/boxgroup.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/logic/tagreferences.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datelimit.h"
#include "app/domain/text/numberformat.h"
#include "app/domain/text/numbertext.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/values.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

using LogicKind = Finding::Kind;

/** The maximum length of all formulas of a document combined, because they are recomputed for every saved
 * value. */
constexpr qsizetype maxFormulaCharacters = 100'000;

Message tagLabel(const Document& document, qsizetype index)
{
    const QString& name = document.tags.at(index).name;
    return name.isEmpty() ? reasons::tagNumbered(index + 1) : reasons::quotedName(name);
}

/** Like tagLabel(), but without quotation marks, for messages that have their own. */
Message bareLabel(const Document& document, qsizetype index)
{
    const QString& name = document.tags.at(index).name;
    return name.isEmpty() ? reasons::tagNumbered(index + 1) : Message::literal(name);
}

Finding finding(LogicKind kind, Severity severity, qsizetype index, const QString& field,
                const Message& detail)
{
    return {kind,   severity, QStringLiteral("tags[%1].%2").arg(QString::number(index), field),
            detail, index,    -1};
}

/** Returns whether a formula can compute a tag of this type. */
bool canBeComputed(TagType type)
{
    return type == TagType::Text || type == TagType::Number || type == TagType::PrefillableText ||
           type == TagType::PrefillableNumber || type == TagType::Date;
}

/** Returns whether a formula can use the value of a tag of this type. Masked text is confidential. */
bool canBeUsedInFormula(TagType type)
{
    return canBeComputed(type) || isToggle(type) || type == TagType::Dropdown;
}

/** Tags by name and radio buttons by group, as conditions and formulas refer to them. */
class Names final
{
public:
    explicit Names(const Document& document)
    {
        for (qsizetype i = 0; i < document.tags.size(); ++i) {
            const Tag& tag = document.tags.at(i);
            if (const QString name = nameKey(tag.name); !name.isEmpty() && !m_tags.contains(name))
                m_tags.insert(name, i);
            if (tag.type == TagType::Radio && !tag.groupName.isEmpty())
                m_groups[nameKey(tag.groupName)].append(i);
        }
    }
    [[nodiscard]] qsizetype tag(const QString& name) const { return m_tags.value(nameKey(name), -1); }
    [[nodiscard]] QList<qsizetype> group(const QString& name) const { return m_groups.value(nameKey(name)); }
    [[nodiscard]] bool isKnown(const QString& name) const { return tag(name) >= 0 || !group(name).isEmpty(); }

private:
    QHash<QString, qsizetype> m_tags;
    QHash<QString, QList<qsizetype>> m_groups;
};

/** Determines whether conditions can be met when a recipient fills in their tags. */
class Reach final
{
public:
    Reach(const Document& document, const Names& names) : m_document(document), m_names(names) {}

    [[nodiscard]] bool canBeShown(qsizetype index) const
    {
        QHash<qsizetype, bool> known;
        return canBeShown(index, index, known);
    }

private:
    /** Returns whether a tag can be shown when the owner of `reader` acts. Cycles are reported separately, so
     * they count as shown here. */
    [[nodiscard]] bool canBeShown(qsizetype index, qsizetype reader, QHash<qsizetype, bool>& known) const
    {
        const auto& condition = m_document.tags.at(index).style.condition;
        if (!condition) return true;
        if (const auto found = known.constFind(index); found != known.constEnd()) return *found;
        known.insert(index, true);
        const bool isShown = isMet(*condition, [&](const ConditionTerm& term) {
            const qsizetype on = m_names.tag(term.tag);
            if (on >= 0) return canBe(on, term, reader) && canBeShown(on, reader, known);
            const QList<qsizetype> group = m_names.group(term.tag);
            return group.isEmpty() || canChoose(group, term, reader);
        });
        known.insert(index, isShown);
        return isShown;
    }

    /** Returns whether the term can be true for a group of buttons when the owner of `reader` acts. */
    [[nodiscard]] bool canChoose(const QList<qsizetype>& group, const ConditionTerm& term,
                                 qsizetype reader) const
    {
        const auto chosen = [&](qsizetype button, const char* value) {
            return canBe(button, {term.tag, QLatin1StringView(value)}, reader);
        };
        if (term.comparison == Comparison::Empty || term.comparison == Comparison::Differs)
            if (std::all_of(group.begin(), group.end(),
                            [&](qsizetype each) { return chosen(each, "false"); }))
                return true;
        return std::any_of(group.begin(), group.end(), [&](qsizetype each) {
            return isTrueOfChoice(term, {m_document.tags.at(each).name}) && chosen(each, "true");
        });
    }

    /** Returns whether the term can be true for the tag when the owner of `reader` acts. */
    [[nodiscard]] bool canBe(qsizetype index, const ConditionTerm& term, qsizetype reader) const
    {
        const Tag& tag = m_document.tags.at(index);
        if (isComputed(tag) || tag.type == TagType::SignDate) return true;
        const auto is = [&](const QString& text) { return isTrueOf(term, text, tag.type, false); };
        const QString yes = QStringLiteral("true");
        const QString no = QStringLiteral("false");
        if (is(!isToggle(tag.type) ? tag.text : isChecked(tag) ? yes : no)) return true;
        if (m_document.type == DocumentType::Document && (tag.style.readOnly || comesLater(tag, reader)))
            return false;
        if (isToggle(tag.type)) return is(yes) || is(no);
        if (isSignatureLike(tag.type) || tag.type == TagType::Note)
            return false; // they contain no text that a signer enters
        if (tag.type == TagType::Attachment || is(QString())) return true;
        if (tag.type == TagType::Dropdown && !tag.style.options.isEmpty())
            return std::any_of(tag.style.options.begin(), tag.style.options.end(), is);
        if (term.comparison == Comparison::Equals) {
            Tag probe = tag;
            probe.text = term.value;
            return valueFault(probe).isEmpty();
        }
        if (!acceptsValue(term.comparison) ||
            tag.type == TagType::MaskedText) // masked text reveals nothing else
            return term.comparison == Comparison::Filled || term.comparison == Comparison::Differs;
        return canBeOrdered(tag, term);
    }

    /** Returns whether a number within the tag's limits can be less or greater as the term requires. */
    [[nodiscard]] static bool canBeOrdered(const Tag& tag, const ConditionTerm& term)
    {
        const auto wanted = plainNumber(term.value);
        if (!wanted || !isNumber(tag.type)) return true;
        const double value = wanted->toDouble();
        const auto& [min, max] = std::pair(tag.style.min, tag.style.max);
        switch (term.comparison) {
        case Comparison::Less:
            return !min || *min < value;
        case Comparison::AtMost:
            return !min || *min <= value;
        case Comparison::Greater:
            return !max || *max > value;
        case Comparison::AtLeast:
            return !max || *max >= value;
        default:
            return true;
        }
    }

    /** Returns whether a tag is only filled in after the turn of the owner of the tag that depends on it. */
    [[nodiscard]] bool comesLater(const Tag& tag, qsizetype reader) const
    {
        const int owner = tag.invitationIndex;
        const int mine = m_document.tags.at(reader).invitationIndex;
        const auto count = m_document.invitations.size();
        if (owner < 1 || owner > count || mine < 1 || mine > count) return false;
        return m_document.invitations.at(owner - 1).sequence > m_document.invitations.at(mine - 1).sequence;
    }

    const Document& m_document;
    const Names& m_names;
};

void checkReadable(const Document& document, QList<Finding>& findings)
{
    qsizetype characters = 0;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (!isComputed(tag)) continue;
        const auto report = [&](const Message& detail) {
            findings.append(
                finding(LogicKind::BadFormula, Severity::Error, i, QStringLiteral("style.formula"), detail));
        };
        characters += tag.style.formula.size();
        const auto parsed = Formula::parse(tag.style.formula);
        if (const auto* error = std::get_if<Formula::Error>(&parsed))
            report(reasons::tagFormulaInvalid(tagLabel(document, i), describe(*error)));
        else if (!canBeComputed(tag.type))
            report(reasons::notComputable(tagLabel(document, i)));
        else if (characters > maxFormulaCharacters)
            report(reasons::formulasTooLong(maxFormulaCharacters));
    }
}

/** Returns the place of the name in a term of a condition, as a condition is written. */
QString placeOfTerm(const QList<ConditionTerm>& terms, qsizetype index)
{
    if (terms.size() == 1) return QStringLiteral("style.condition.tag");
    qsizetype alternative = 0;
    qsizetype term = 0;
    for (qsizetype i = 1; i <= index; ++i) {
        alternative += terms.at(i).isAlternative ? 1 : 0;
        term = terms.at(i).isAlternative ? 0 : term + 1;
    }
    return QStringLiteral("style.condition.any[%1].all[%2].tag").arg(alternative).arg(term);
}

void checkNamed(const Document& document, const Names& names, qsizetype index, QList<Finding>& findings)
{
    const Tag& tag = document.tags.at(index);
    if (isComputed(tag)) {
        const auto parsed = Formula::parse(tag.style.formula);
        const auto* formula = std::get_if<Formula>(&parsed);
        for (const QString& name : formula ? formula->names() : QStringList()) {
            const qsizetype named = names.tag(name);
            if (!names.isKnown(name))
                findings.append(finding(LogicKind::FormulaOnMissingTag, Severity::Error, index,
                                        QStringLiteral("style.formula"),
                                        reasons::formulaNamesMissingTag(tagLabel(document, index), name)));
            else if (named >= 0 && !canBeUsedInFormula(document.tags.at(named).type))
                findings.append(finding(LogicKind::BadFormula, Severity::Error, index,
                                        QStringLiteral("style.formula"),
                                        reasons::formulaNamesNotNumber(tagLabel(document, index), name)));
        }
    }
    if (!tag.style.condition) return;
    const QList<ConditionTerm>& terms = tag.style.condition->terms;
    for (qsizetype i = 0; i < terms.size(); ++i) {
        if (names.isKnown(terms.at(i).tag)) continue;
        // Otherwise the tag would be shown to everybody, although it has a condition.
        findings.append(
            finding(LogicKind::ConditionOnMissingTag, Severity::Error, index, placeOfTerm(terms, i),
                    reasons::conditionNamesMissingTag(tagLabel(document, index), terms.at(i).tag)));
        return;
    }
}

void checkTagLimits(const Document& document, qsizetype index, QList<Finding>& findings)
{
    const TagStyle& style = document.tags.at(index).style;
    const auto report = [&](const QString& field, const Message& what) {
        findings.append(finding(LogicKind::BadLimits, Severity::Error, index, field,
                                reasons::limitsContradict(tagLabel(document, index), what)));
    };
    if (style.min && style.max && *style.min > *style.max)
        report(QStringLiteral("style.min"), reasons::minAboveMax());
    if (style.maxLength && *style.maxLength < 1)
        report(QStringLiteral("style.maxLength"), reasons::lengthBelowOne());
    if (style.decimals && (*style.decimals < 0 || *style.decimals > maxShownDecimals))
        report(QStringLiteral("style.decimals"), reasons::decimalsOutOfRange(maxShownDecimals));
    const Tag& tag = document.tags.at(index);
    if (tag.type == TagType::Date) {
        const auto limit = [&](const QString& text, const QString& field) -> QDate {
            const auto found = DateLimit::fromText(text);
            if (!found && !text.isEmpty()) report(field, reasons::notDateLimit(text));
            return found ? found->resolve(Today::anywhere().earliest) : QDate();
        };
        const QDate earliest = limit(style.earliest, QStringLiteral("style.earliest"));
        const QDate latest = limit(style.latest, QStringLiteral("style.latest"));
        if (earliest.isValid() && latest.isValid() && earliest > latest)
            report(QStringLiteral("style.earliest"), reasons::earliestAfterLatest());
    }
    if (style.comb && !style.maxLength && tag.type == TagType::Text)
        report(QStringLiteral("style.maxLength"), reasons::combNeedsLength());
    if (isNumber(tag.type) && !style.format.isEmpty() && !NumberFormat::fromSample(style.format))
        report(QStringLiteral("style.format"), reasons::notNumberFormat(style.format));
}

/** Finds groups of check boxes whose limits can't be met. */
void checkBoxGroups(const Document& document, QList<Finding>& findings)
{
    for (const BoxGroup& group : boxGroups(document)) {
        const qsizetype first = group.boxes.first();
        const auto report = [&](const QString& field, const Message& what) {
            findings.append(finding(LogicKind::BadLimits, Severity::Error, first, field,
                                    reasons::limitsContradict(tagLabel(document, first), what)));
        };
        if (group.min.value_or(0) > group.boxes.size())
            report(QStringLiteral("style.minChosen"), reasons::moreChosenThanBoxes());
        else if (group.min && group.max && *group.min > *group.max)
            report(QStringLiteral("style.minChosen"), reasons::minAboveMax());
    }
}

void checkDefault(const Document& document, qsizetype index, QList<Finding>& findings)
{
    const Tag& tag = document.tags.at(index);
    if (isComputed(tag) || isToggle(tag.type) || isSignatureLike(tag.type) || tag.type == TagType::SignDate ||
        tag.type == TagType::Attachment || tag.type == TagType::Note)
        return;
    const Message fault = valueFault(tag, bareLabel(document, index));
    if (fault.isEmpty()) return;
    findings.append(finding(LogicKind::BadDefault, tag.style.readOnly ? Severity::Error : Severity::Warning,
                            index, QStringLiteral("text"), reasons::defaultNotTaken(fault)));
}

/** Reports a condition or formula that was dropped from a copy, until the user has resolved it. */
void checkDropped(const Document& document, qsizetype index, QList<Finding>& findings)
{
    const Tag& tag = document.tags.at(index);
    if (const QString name = droppedCondition(tag); !name.isEmpty())
        findings.append(finding(LogicKind::ConditionOnMissingTag, Severity::Warning, index,
                                QStringLiteral("style.condition.tag"),
                                reasons::copiedWithoutConditionTag(tagLabel(document, index), name)));
    if (const QString formula = droppedFormula(tag); !formula.isEmpty())
        findings.append(finding(LogicKind::FormulaOnMissingTag, Severity::Warning, index,
                                QStringLiteral("style.formula"),
                                reasons::copiedWithoutFormulaTags(tagLabel(document, index), formula)));
}

/** Checks the initial results of formulas against the limits of their tags. */
void checkResults(const Document& document, QList<Finding>& findings)
{
    if (std::none_of(document.tags.begin(), document.tags.end(), isComputed)) return;
    const Evaluation evaluation(document);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag tag = document.tags.at(i);
        tag.text = evaluation.computedTexts().value(i);
        const Message fault = valueFault(tag, bareLabel(document, i));
        if (!fault.isEmpty())
            findings.append(finding(LogicKind::BadDefault, Severity::Warning, i,
                                    QStringLiteral("style.formula"),
                                    reasons::formulaMakesOther(fault, tag.text)));
    }
}

} // namespace

QList<Finding> checkTagLogic(const Document& document)
{
    QList<Finding> findings;
    checkReadable(document, findings);
    const bool any = std::any_of(document.tags.begin(), document.tags.end(),
                                 [](const Tag& tag) { return isComputed(tag) || tag.style.condition; });
    if (!any) return findings;
    const Evaluation evaluation(document);
    for (const qsizetype tag : evaluation.formulaCycles())
        findings.append(finding(LogicKind::FormulaCycle, Severity::Error, tag,
                                QStringLiteral("style.formula"),
                                reasons::formulaNeedsItself(tagLabel(document, tag))));
    for (const qsizetype tag : evaluation.conditionCycles())
        findings.append(finding(LogicKind::ConditionCycle, Severity::Error, tag,
                                QStringLiteral("style.condition.tag"),
                                reasons::conditionWaitsItself(tagLabel(document, tag))));
    return findings;
}

QList<Finding> checkTagLogicForSending(const Document& document)
{
    QList<Finding> findings;
    const Names names(document);
    const Reach reach(document, names);
    checkResults(document, findings);
    checkBoxGroups(document, findings);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        checkNamed(document, names, i, findings);
        checkTagLimits(document, i, findings);
        checkDefault(document, i, findings);
        const Tag& tag = document.tags.at(i);
        if (tag.style.condition && !isComputed(tag) && !reach.canBeShown(i))
            findings.append(finding(LogicKind::UnreachableMandatory,
                                    tag.isMandatory ? Severity::Warning : Severity::Hint, i,
                                    QStringLiteral("style.condition.equals"),
                                    tag.isMandatory ? reasons::mandatoryNeverShown(tagLabel(document, i))
                                                    : reasons::conditionNeverHolds(tagLabel(document, i))));
        checkDropped(document, i, findings);
    }
    return findings;
}

} // namespace ink::domain
