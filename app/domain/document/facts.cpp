#include "app/domain/document/facts.h"

#include "app/domain/document/documentfields.h"

#include <QJsonArray>

namespace ink::domain {

namespace {

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

void putFact(QJsonObject& o, QLatin1StringView name, const std::optional<int>& number)
{
    putFact(o, name, number.value_or(0));
}

void putFact(QJsonObject& o, QLatin1StringView name, const QStringList& texts)
{
    if (!texts.isEmpty()) o.insert(name, QJsonArray::fromStringList(texts));
}

void putFact(QJsonObject& o, QLatin1StringView name, const QList<int>& numbers)
{
    QJsonArray listed;
    for (const int number : numbers)
        listed.append(number);
    if (!listed.isEmpty()) o.insert(name, listed);
}

void putFact(QJsonObject& o, QLatin1StringView name, TagOrigin::Source source)
{
    putFact(o, name, tagSourceCode(source));
}

/** Moves the member from `o` to the fact if it has the right type. */
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

void takeFact(QJsonObject& o, QLatin1StringView name, QList<int>& numbers)
{
    numbers.clear();
    const auto member = o.find(name);
    if (member == o.end() || !member->isArray()) return;
    const QJsonArray listed = member->toArray();
    for (const auto& each : listed)
        numbers.append(each.toInt()); // anything else becomes 0, which is no recipient, so that no one else
                                      // sees the file
    o.erase(member);
}

void takeFact(QJsonObject& o, QLatin1StringView name, std::optional<int>& number)
{
    int positive = 0;
    takeFact(o, name, positive);
    number = positive > 0 ? std::optional(positive) : std::nullopt;
}

void takeFact(QJsonObject& o, QLatin1StringView name, TagOrigin::Source& source)
{
    const auto member = o.find(name);
    source = tagSourceFromCode(member == o.end() ? QString() : member->toString())
                 .value_or(TagOrigin::Source::None);
    if (source != TagOrigin::Source::None) o.erase(member);
}

template <typename Facts> void putFacts(QJsonObject& o, const Facts& facts)
{
    forEachAdditionalField<Facts>([&](const auto& fact) { putFact(o, fact.name, facts.*fact.member); });
}

template <typename Facts> void takeFacts(QJsonObject& o, Facts& facts)
{
    forEachAdditionalField<Facts>([&](const auto& fact) { takeFact(o, fact.name, facts.*fact.member); });
}

} // namespace

std::optional<QString> sourcePattern(const Tag& tag)
{
    const auto member = tag.extra.constFind(computedFromName);
    return member != tag.extra.constEnd() && member->isString() ? std::optional(member->toString())
                                                                : std::nullopt;
}

void setSourcePattern(Tag& tag, const std::optional<QString>& pattern)
{
    if (pattern)
        tag.extra.insert(computedFromName, *pattern);
    else if (tag.extra.contains(computedFromName))
        tag.extra.remove(computedFromName);
    if (!pattern) setComputationDate(tag, {});
}

QDate computationDate(const Tag& tag)
{
    return QDate::fromString(tag.extra.value(computedOnName).toString(), Qt::ISODate);
}

void setComputationDate(Tag& tag, QDate day)
{
    if (day.isValid())
        tag.extra.insert(computedOnName, day.toString(Qt::ISODate));
    else if (tag.extra.contains(computedOnName))
        tag.extra.remove(computedOnName);
}

void copyComputationSource(Tag& into, const Tag& from)
{
    setSourcePattern(into, sourcePattern(from));
    setComputationDate(into, computationDate(from));
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

QString tagSourceCode(TagOrigin::Source source)
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

std::optional<TagOrigin::Source> tagSourceFromCode(const QString& code)
{
    using Source = TagOrigin::Source;
    for (const Source source : {Source::None, Source::Anchor, Source::FormField})
        if (code == tagSourceCode(source)) return source;
    return std::nullopt;
}

QJsonObject additionalMembers(const File& file)
{
    QJsonObject o = file.extra;
    putFacts(o, file);
    putFacts(o, file.intake);
    return o;
}

void setAdditionalMembers(File& file, QJsonObject members)
{
    file.intake = {};
    file.visibleTo.clear();
    file.extra = std::move(members);
    if (file.extra.isEmpty()) return;
    takeFacts(file.extra, file);
    takeFacts(file.extra, file.intake);
}

QJsonObject additionalMembers(const TagStyle& style)
{
    QJsonObject o = style.extra;
    putFacts(o, style);
    return o;
}

void setAdditionalMembers(TagStyle& style, QJsonObject members)
{
    style.extra = std::move(members);
    takeFacts(style.extra, style);
}

QJsonObject additionalMembers(const Tag& tag)
{
    QJsonObject o = tag.extra;
    if (tag.facts == TagFacts()) return o;
    putFacts(o, tag.facts.origin);
    putFacts(o, tag.facts);
    return o;
}

void setAdditionalMembers(Tag& tag, QJsonObject members)
{
    tag.facts = {};
    tag.extra = std::move(members);
    if (tag.extra.isEmpty()) return;
    takeFacts(tag.extra, tag.facts.origin);
    takeFacts(tag.extra, tag.facts);
}

QJsonObject additionalMembers(const Invitation& invitation)
{
    QJsonObject o = invitation.extra;
    putFacts(o, invitation);
    return o;
}

void setAdditionalMembers(Invitation& invitation, QJsonObject members)
{
    invitation.extra = std::move(members);
    takeFacts(invitation.extra, invitation);
}

} // namespace ink::domain
