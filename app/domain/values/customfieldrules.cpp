#include "app/domain/values/customfieldrules.h"

#include "app/domain/document/document.h"
#include "app/domain/text/pattern.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/taglogic.h"
#include "app/domain/values/valuerule.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

bool isPlainText(const QString& text, qsizetype max)
{
    return text.size() <= max && text.isValidUtf16() && std::none_of(text.begin(), text.end(), [](QChar c) {
               return c.category() == QChar::Other_Control && c != QLatin1Char('\t') &&
                      c != QLatin1Char('\n') && c != QLatin1Char('\r');
           });
}

/** Maps the field of a tag's finding, such as `tags[0].style.min`, to the field of the definition. */
QString placeInField(const QString& ofTag)
{
    const QString last = ofTag.mid(ofTag.lastIndexOf(QLatin1Char('.')) + 1);
    if (last == QLatin1StringView("text") || last == QLatin1StringView("textValue"))
        return QStringLiteral("default");
    if (last == QLatin1StringView("options") || last == QLatin1StringView("help")) return last;
    return QStringLiteral("check.") + last;
}

/** Adds the issues that a tag with this definition would have by itself. */
void addTagFaults(const CustomField& field, QList<FieldIssue>& issues)
{
    if (const Message fault = patternFault(field.check.pattern); !fault.isEmpty()) {
        issues.append({QStringLiteral("check.pattern"), fault});
        return;
    }
    Document trial;
    trial.tags.append(customFieldTag(field));
    trial.tags.first().text = field.defaultValue;
    for (const Finding& finding : checkTagLogicForSending(trial))
        if (finding.severity == Severity::Error) issues.append({placeInField(finding.field), finding.detail});
    const auto isRefused = [&] { return !ValueRule(trial.tags.constFirst()).accepts(field.defaultValue); };
    const bool isReported = std::any_of(issues.cbegin(), issues.cend(), [](const FieldIssue& issue) {
        return issue.field == QLatin1StringView("default");
    });
    if (!isReported && isRefused())
        issues.append(
            {QStringLiteral("default"),
             ValueRule(trial.tags.constFirst()).fault(field.defaultValue, Message::literal(field.name))});
}

} // namespace

QList<FieldIssue> customFieldIssues(const CustomField& field)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool isMet, const QString& place, const Message& message) {
        if (!isMet) issues.append({place, message});
    };
    need(isDataName(field.name), QStringLiteral("name"), reasons::customFieldNameInvalid(maxDataNameLength));
    need(customFieldTypes().contains(field.type), QStringLiteral("type"), reasons::customFieldTypeInvalid());
    if (field.type == TagType::Dropdown) {
        QSet<QString> different;
        bool areValid = !field.options.isEmpty() && field.options.size() <= maxCustomFieldOptions;
        for (const QString& option : field.options) {
            areValid = areValid && !option.trimmed().isEmpty() && isPlainText(option, maxCustomFieldOption);
            different.insert(option);
        }
        need(areValid && different.size() == field.options.size(), QStringLiteral("options"),
             reasons::customFieldOptionsInvalid(maxCustomFieldOptions, maxCustomFieldOption));
    } else {
        need(field.options.isEmpty(), QStringLiteral("options"), reasons::customFieldOptionsUnused());
    }
    need(isPlainText(field.defaultValue, maxCustomFieldDefault), QStringLiteral("default"),
         reasons::customFieldTextInvalid(maxCustomFieldDefault));
    need(isPlainText(field.help, maxCustomFieldHelp), QStringLiteral("help"),
         reasons::customFieldTextInvalid(maxCustomFieldHelp));
    if (issues.isEmpty()) addTagFaults(field, issues);
    return issues;
}

QList<FieldIssue> customFieldIssues(const CustomFields& fields)
{
    QList<FieldIssue> issues;
    if (fields.size() > maxCustomFields)
        issues.append({QStringLiteral("customFields"), reasons::tooManyCustomFields(maxCustomFields)});
    QSet<QString> names;
    for (qsizetype i = 0; i < std::min(fields.size(), maxCustomFields); ++i) {
        const CustomField& field = fields.at(i);
        const QString place = QStringLiteral("customFields[%1].").arg(i);
        for (const FieldIssue& issue : customFieldIssues(field))
            issues.append({place + issue.field, issue.message});
        if (names.contains(field.name))
            issues.append({place + QStringLiteral("name"), reasons::customFieldNameTaken(field.name)});
        names.insert(field.name);
    }
    return issues;
}

bool mayBreakTags(const CustomField& before, const CustomField& after, const QStringList& texts)
{
    if (before.type != after.type) return true;
    const ValueRule rule(customFieldTag(after));
    return std::any_of(texts.cbegin(), texts.cend(),
                       [&](const QString& text) { return !rule.accepts(text); });
}

} // namespace ink::domain
