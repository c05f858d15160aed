#include "app/domain/values/tagoptions.h"

#include "app/domain/values/values.h"

#include <QRegularExpression>

#include <algorithm>

namespace ink::domain {

namespace {

constexpr TextFieldFormat forms[] = {TextFieldFormat::Email, TextFieldFormat::Phone,
                                     TextFieldFormat::PostalCode, TextFieldFormat::Iban,
                                     TextFieldFormat::Digits};

bool isFreeText(TagType type)
{
    return type == TagType::Text || type == TagType::MaskedText || type == TagType::PrefillableText;
}

} // namespace

QList<TagType> compatibleTypes(TagType type)
{
    switch (type) {
    case TagType::Signature:
    case TagType::Initial:
        return {TagType::Signature, TagType::Initial};
    case TagType::Checkbox:
    case TagType::Radio:
        return {TagType::Checkbox, TagType::Radio};
    case TagType::Attachment:
        return {TagType::Attachment};
    case TagType::Text:
    case TagType::MaskedText:
    case TagType::PrefillableText:
    case TagType::Number:
    case TagType::PrefillableNumber:
    case TagType::Date:
    case TagType::SignDate:
    case TagType::Dropdown:
    case TagType::Note:
        break;
    }
    return {TagType::Text,     TagType::MaskedText,        TagType::PrefillableText,
            TagType::Number,   TagType::PrefillableNumber, TagType::Date,
            TagType::SignDate, TagType::Dropdown,          TagType::Note};
}

Tag convertTag(Tag tag, TagType type)
{
    if (tag.type == type || !compatibleTypes(tag.type).contains(type)) return tag;
    const TagType was = tag.type;
    const bool wasFixed = tag.type == TagType::SignDate || tag.type == TagType::Note;
    tag.type = type;
    TagStyle& style = tag.style;
    if (!isFreeText(type)) {
        style.maxLength.reset();
        style.pattern.clear();
        style.multiline = style.comb = false;
    }
    if (!(isFreeText(was) && isFreeText(type)) && !(isNumber(was) && isNumber(type))) style.format.clear();
    if (!isFreeText(type) && !(type == TagType::Date && style.fill == QLatin1StringView("date")))
        style.fill.clear();
    if (type != TagType::Date) {
        style.earliest.clear();
        style.latest.clear();
    }
    if (type != TagType::Checkbox) {
        style.minChosen.reset();
        style.maxChosen.reset();
    }
    if (!isNumber(type)) {
        style.min.reset();
        style.max.reset();
    }
    if (!isNumber(type) && !isFreeText(type)) {
        style.decimals.reset();
        if (type != TagType::Date) style.formula.clear();
    }
    const bool isDate = type == TagType::Date || type == TagType::SignDate;
    if (!isDate)
        style.dateFormat.clear();
    else if (style.dateFormat.isEmpty())
        style.dateFormat = QStringLiteral("yyyy-MM-dd");
    if (type != TagType::Dropdown && type != TagType::Radio) style.options.clear();
    if (type != TagType::Radio) tag.groupName.clear();
    const bool fixed = type == TagType::SignDate || type == TagType::Note;
    if (fixed || wasFixed) style.readOnly = fixed;
    if (type == TagType::SignDate || !valueFault(tag).isEmpty()) tag.text.clear();
    return tag;
}

TextRule textRuleOf(const QString& pattern)
{
    static const QRegularExpression minimum(QStringLiteral(R"(^\(\?=\[\\s\\S\]\{(\d{1,5})\}\)(.*)$)"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = minimum.match(pattern);
    if (!match.hasMatch()) return {0, pattern};
    QString rest = match.captured(2);
    if (rest.startsWith(QLatin1StringView("(?:")) && rest.endsWith(QLatin1Char(')')) &&
        rest.contains(QLatin1Char('|')))
        rest = rest.mid(3, rest.size() - 4);
    return {match.captured(1).toInt(), rest == QLatin1StringView(R"([\s\S]*)") ? QString() : rest};
}

QString patternOf(const TextRule& rule)
{
    if (rule.minLength <= 0) return rule.pattern;
    const QString minimum = QStringLiteral(R"((?=[\s\S]{%1}))").arg(rule.minLength);
    if (rule.pattern.isEmpty()) return minimum + QStringLiteral(R"([\s\S]*)");
    // An alternative needs its own parentheses.
    return rule.pattern.contains(QLatin1Char('|')) ? minimum + QStringLiteral("(?:%1)").arg(rule.pattern)
                                                   : minimum + rule.pattern;
}

QString textFormatPattern(TextFieldFormat form)
{
    switch (form) {
    case TextFieldFormat::Email:
        return QStringLiteral(R"([^@\s]+@[^@\s]+\.[^@\s]+)");
    case TextFieldFormat::Phone:
        return QStringLiteral(R"(\+?[0-9][0-9 ()./-]{4,24})");
    case TextFieldFormat::PostalCode:
        return QStringLiteral(R"([A-Za-z0-9][A-Za-z0-9 -]{1,9})");
    case TextFieldFormat::Iban: // ISO 13616: country, two check digits, up to 30 characters, optionally in
                                // groups of four
        return QStringLiteral(R"([A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)");
    case TextFieldFormat::Digits:
        return QStringLiteral("[0-9]+");
    case TextFieldFormat::Any:
    case TextFieldFormat::Custom:
        break;
    }
    return {};
}

TextFieldFormat textFormatOf(const QString& pattern)
{
    if (pattern.isEmpty()) return TextFieldFormat::Any;
    const auto found = std::find_if(std::begin(forms), std::end(forms),
                                    [&](TextFieldFormat form) { return textFormatPattern(form) == pattern; });
    return found == std::end(forms) ? TextFieldFormat::Custom : *found;
}

QString effectivePattern(const Tag& tag)
{
    if (!tag.style.pattern.isEmpty() || !isFreeText(tag.type)) return tag.style.pattern;
    if (tag.style.format == QLatin1StringView("email")) return textFormatPattern(TextFieldFormat::Email);
    return tag.style.format == QLatin1StringView("phone") ? textFormatPattern(TextFieldFormat::Phone)
                                                          : QString();
}

} // namespace ink::domain
