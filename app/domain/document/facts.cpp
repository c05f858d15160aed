#include "app/domain/document/facts.h"

#include <QJsonArray>

namespace ink::domain {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto uploadedSha256Name = "uploadedSha256"_L1;
constexpr auto restrictedName = "restricted"_L1;
constexpr auto wasEncryptedName = "wasEncrypted"_L1;
constexpr auto carriesSignaturesName = "carriesSignatures"_L1;
constexpr auto onlyFormName = "onlyForm"_L1;
constexpr auto tagsImportedName = "tagsImported"_L1;
constexpr auto multilineName = "multiline"_L1;
constexpr auto importedFromName = "importedFrom"_L1;
constexpr auto formFieldName = "formField"_L1;
constexpr auto formValueName = "formValue"_L1;
constexpr auto externalIdName = "externalId"_L1;
constexpr auto tabOrderName = "tabOrder"_L1;
constexpr auto hostedSignerName = "hostedSigner"_L1;
// Index(lockedName): Locked tags, tab order, origin: their names on the wire and in rows
constexpr auto lockedName = "locked"_L1;
constexpr auto isFreeName = "free"_L1;
constexpr auto droppedConditionName = "droppedCondition"_L1;
constexpr auto droppedFormulaName = "droppedFormula"_L1;
constexpr auto roleMember = "role"_L1;
constexpr auto companyName = "company"_L1;
constexpr auto jobTitleName = "jobTitle"_L1;
constexpr auto combName = "comb"_L1;
constexpr std::pair<QLatin1StringView, QString TagStyle::*> styleTexts[] = {
    {"format"_L1, &TagStyle::format},
    {"help"_L1, &TagStyle::help},
    {"earliest"_L1, &TagStyle::earliest},
    {"latest"_L1, &TagStyle::latest},
    {"fill"_L1, &TagStyle::fill}};
constexpr std::pair<QLatin1StringView, std::optional<int> TagStyle::*> styleCounts[] = {
    {"minChosen"_L1, &TagStyle::minChosen}, {"maxChosen"_L1, &TagStyle::maxChosen}};

void putFact(QJsonObject& o, QLatin1StringView name, const QString& text)
{
    if (!text.isEmpty()) o.insert(name, text);
}

void putFact(QJsonObject& o, QLatin1StringView name, bool is)
{
    if (is) o.insert(name, true);
}

void putFact(QJsonObject& o, QLatin1StringView name, int number)
{
    if (number > 0) o.insert(name, number);
}

/** Takes the member out if it has the fact's type. */
void takeFact(QJsonObject& o, QLatin1StringView name, QString& text)
{
    const auto member = o.find(name);
    text = member != o.end() && member->isString() ? member->toString() : QString();
    if (member != o.end() && member->isString()) o.erase(member);
}

void takeFact(QJsonObject& o, QLatin1StringView name, bool& is)
{
    const auto member = o.find(name);
    is = member != o.end() && member->toBool();
    if (member != o.end() && member->isBool()) o.erase(member);
}

void takeFact(QJsonObject& o, QLatin1StringView name, int& number)
{
    const auto member = o.find(name);
    number = member == o.end() ? 0 : std::max(0, member->toInt());
    if (number > 0) o.erase(member);
}

void takeFact(QJsonObject& o, QLatin1StringView name, QStringList& texts)
{
    texts.clear();
    const auto member = o.find(name);
    if (member == o.end() || !member->isArray()) return;
    const QJsonArray listed = member->toArray();
    for (const auto& each : listed)
        texts.append(each.toString());
    o.erase(member);
}

QString sourceCode(TagOrigin::Source source)
{
    switch (source) {
    case TagOrigin::Source::None:
        break;
    case TagOrigin::Source::Anchor:
        return QStringLiteral("anchor");
    case TagOrigin::Source::FormField:
        return QStringLiteral("field");
    }
    return {};
}

} // namespace

std::optional<QString> computedFrom(const Tag& tag)
{
    const auto member = tag.extra.constFind(computedFromName);
    return member != tag.extra.constEnd() && member->isString() ? std::optional(member->toString())
                                                                : std::nullopt;
}

void setComputedFrom(Tag& tag, const std::optional<QString>& pattern)
{
    if (pattern)
        tag.extra.insert(computedFromName, *pattern);
    else if (tag.extra.contains(computedFromName))
        tag.extra.remove(computedFromName);
    if (!pattern) setComputedOn(tag, {});
}

QDate computedOn(const Tag& tag)
{
    return QDate::fromString(tag.extra.value(computedOnName).toString(), Qt::ISODate);
}

void setComputedOn(Tag& tag, QDate day)
{
    if (day.isValid())
        tag.extra.insert(computedOnName, day.toString(Qt::ISODate));
    else if (tag.extra.contains(computedOnName))
        tag.extra.remove(computedOnName);
}

void takeComputed(Tag& into, const Tag& from)
{
    setComputedFrom(into, computedFrom(from));
    setComputedOn(into, computedOn(from));
}

QString textAlignCode(TextAlign align)
{
    switch (align) {
    case TextAlign::Natural:
        break;
    case TextAlign::Left:
        return QStringLiteral("left");
    case TextAlign::Center:
        return QStringLiteral("center");
    case TextAlign::Right:
        return QStringLiteral("right");
    }
    return {};
}

std::optional<TextAlign> textAlignFromCode(const QString& code)
{
    for (const TextAlign align : {TextAlign::Natural, TextAlign::Left, TextAlign::Center, TextAlign::Right})
        if (code == textAlignCode(align)) return align;
    return std::nullopt;
}

QJsonObject furtherMembers(const File& file)
{
    QJsonObject o = file.extra;
    const FileIntake& intake = file.intake;
    putFact(o, uploadedSha256Name, intake.uploadedSha256);
    if (!intake.restricted.isEmpty()) o.insert(restrictedName, QJsonArray::fromStringList(intake.restricted));
    putFact(o, wasEncryptedName, intake.wasEncrypted);
    putFact(o, carriesSignaturesName, intake.carriesSignatures);
    putFact(o, onlyFormName, intake.onlyForm);
    putFact(o, tagsImportedName, intake.tagsImported);
    return o;
}

void setFurtherMembers(File& file, QJsonObject members)
{
    file.intake = {};
    file.extra = std::move(members);
    if (file.extra.isEmpty()) return;
    FileIntake& intake = file.intake;
    takeFact(file.extra, uploadedSha256Name, intake.uploadedSha256);
    takeFact(file.extra, restrictedName, intake.restricted);
    takeFact(file.extra, wasEncryptedName, intake.wasEncrypted);
    takeFact(file.extra, carriesSignaturesName, intake.carriesSignatures);
    takeFact(file.extra, onlyFormName, intake.onlyForm);
    takeFact(file.extra, tagsImportedName, intake.tagsImported);
}

QJsonObject furtherMembers(const TagStyle& style)
{
    QJsonObject o = style.extra;
    putFact(o, multilineName, style.multiline);
    putFact(o, combName, style.comb);
    for (const auto& [name, text] : styleTexts)
        putFact(o, name, style.*text);
    for (const auto& [name, count] : styleCounts)
        putFact(o, name, (style.*count).value_or(0));
    return o;
}

void setFurtherMembers(TagStyle& style, QJsonObject members)
{
    style.extra = std::move(members);
    takeFact(style.extra, multilineName, style.multiline);
    takeFact(style.extra, combName, style.comb);
    for (const auto& [name, text] : styleTexts)
        takeFact(style.extra, name, style.*text);
    for (const auto& [name, count] : styleCounts) {
        int number = 0;
        takeFact(style.extra, name, number);
        style.*count = number > 0 ? std::optional(number) : std::nullopt;
    }
}

QJsonObject furtherMembers(const Tag& tag)
{
    QJsonObject o = tag.extra;
    const TagFacts& facts = tag.facts;
    if (facts == TagFacts()) return o;
    putFact(o, importedFromName, sourceCode(facts.origin.source));
    putFact(o, formFieldName, facts.origin.formField);
    putFact(o, formValueName, facts.origin.formValue);
    putFact(o, externalIdName, facts.externalId);
    putFact(o, tabOrderName, facts.tabTurn);
    putFact(o, hostedSignerName, facts.hostedSigner);
    putFact(o, lockedName, facts.isLocked);
    putFact(o, isFreeName, facts.isFree);
    putFact(o, droppedConditionName, facts.droppedCondition);
    putFact(o, droppedFormulaName, facts.droppedFormula);
    return o;
}

void setFurtherMembers(Tag& tag, QJsonObject members)
{
    tag.facts = {};
    tag.extra = std::move(members);
    if (tag.extra.isEmpty()) return;
    QJsonObject& o = tag.extra;
    TagFacts& facts = tag.facts;
    for (const auto source : {TagOrigin::Source::Anchor, TagOrigin::Source::FormField})
        if (o.value(importedFromName) == sourceCode(source)) facts.origin.source = source;
    if (facts.origin.source != TagOrigin::Source::None) o.remove(importedFromName);
    takeFact(o, formFieldName, facts.origin.formField);
    takeFact(o, formValueName, facts.origin.formValue);
    takeFact(o, externalIdName, facts.externalId);
    takeFact(o, tabOrderName, facts.tabTurn);
    takeFact(o, hostedSignerName, facts.hostedSigner);
    takeFact(o, lockedName, facts.isLocked);
    takeFact(o, isFreeName, facts.isFree);
    takeFact(o, droppedConditionName, facts.droppedCondition);
    takeFact(o, droppedFormulaName, facts.droppedFormula);
}

QJsonObject furtherMembers(const Invitation& invitation)
{
    QJsonObject o = invitation.extra;
    putFact(o, roleMember, invitation.role);
    putFact(o, companyName, invitation.company);
    putFact(o, jobTitleName, invitation.jobTitle);
    return o;
}

void setFurtherMembers(Invitation& invitation, QJsonObject members)
{
    invitation.extra = std::move(members);
    takeFact(invitation.extra, roleMember, invitation.role);
    takeFact(invitation.extra, companyName, invitation.company);
    takeFact(invitation.extra, jobTitleName, invitation.jobTitle);
}

} // namespace ink::domain
