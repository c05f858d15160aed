#include "app/domain/evaluation.h"
#include "app/domain/rules.h"

#include <QDate>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::domain {

namespace {

constexpr qsizetype maxPatternLength = 512;
constexpr qsizetype maxValueLength = 10'000;

/** Compiled to match the whole text. The limits keep a hostile pattern from eating a core for seconds. */
QRegularExpression wholeMatch(const QString& pattern)
{
    return QRegularExpression(QStringLiteral("(*LIMIT_MATCH=100000)(*LIMIT_DEPTH=5000)") +
                                  QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::UseUnicodePropertiesOption);
}

bool isPlainNumber(QStringView text)
{
    const bool negative = text.startsWith(QLatin1Char('-'));
    const qsizetype start = negative ? 1 : 0;
    bool point = false;
    bool digitBefore = false;
    for (qsizetype i = start; i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (c >= u'0' && c <= u'9') {
            digitBefore = true;
        } else if (c == u'.' && !point && digitBefore) {
            point = true;
            digitBefore = false;
        } else {
            return false;
        }
    }
    return digitBefore;
}

QString numberFault(const Tag& tag)
{
    const QString text = tag.text.trimmed();
    bool ok = false;
    const double value = text.size() <= 64 && isPlainNumber(text) ? QLocale::c().toDouble(text, &ok) : 0;
    if (!ok || !std::isfinite(value)) return QStringLiteral("needs a number such as 12 or 12.50");
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype decimals = point < 0 ? 0 : text.size() - point - 1;
    if (tag.style.decimals && decimals > *tag.style.decimals)
        return QStringLiteral("takes at most %1 decimal places").arg(*tag.style.decimals);
    if (tag.style.min && value < *tag.style.min)
        return QStringLiteral("must be at least %1").arg(QLocale::c().toString(*tag.style.min, 'g', 15));
    if (tag.style.max && value > *tag.style.max)
        return QStringLiteral("must be at most %1").arg(QLocale::c().toString(*tag.style.max, 'g', 15));
    return {};
}

QString dateFault(const Tag& tag)
{
    const QString format =
        tag.style.dateFormat.isEmpty() ? QStringLiteral("yyyy-MM-dd") : tag.style.dateFormat;
    const QString text = tag.text.trimmed();
    if (QDate::fromString(text, format).isValid() || QDate::fromString(text, Qt::ISODate).isValid())
        return {};
    return QStringLiteral("needs a date written as %1").arg(format);
}

/** What is wrong with a text that is there; empty = fine. */
QString textFault(const Tag& tag)
{
    if (tag.text.size() > (tag.style.maxLength ? qsizetype{*tag.style.maxLength} : maxValueLength))
        return QStringLiteral("takes at most %1 characters")
            .arg(tag.style.maxLength ? qsizetype{*tag.style.maxLength} : maxValueLength);
    switch (tag.type) {
    case TagType::Date:
        return dateFault(tag);
    case TagType::Number:
    case TagType::PrefillableNumber:
        if (const QString fault = numberFault(tag); !fault.isEmpty()) return fault;
        break;
    case TagType::Dropdown:
        if (!tag.style.options.isEmpty() && !tag.style.options.contains(tag.text))
            return QStringLiteral("takes only one of its options");
        break;
    default:
        break;
    }
    if (tag.style.pattern.isEmpty()) return {};
    if (!isUsablePattern(tag.style.pattern) || tag.text.size() > maxValueLength)
        return QStringLiteral("has a pattern that cannot be checked");
    const QRegularExpressionMatch match = wholeMatch(tag.style.pattern).match(tag.text);
    if (!match.hasMatch()) return QStringLiteral("does not have the form that is asked for");
    return {};
}

QString called(const Tag& tag, qsizetype index)
{
    return tag.name.isEmpty() ? QStringLiteral("Field %1").arg(index + 1)
                              : QStringLiteral("“%1”").arg(tag.name);
}

/** The radio buttons of one question. */
struct RadioGroup
{
    qsizetype first = 0;
    int chosen = 0;
    bool mandatory = false;
};

} // namespace

bool isChecked(const Tag& tag)
{
    if (tag.text.isEmpty()) return tag.style.checked;
    return tag.text.compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0;
}

bool isShown(const Document& document, const Tag& tag)
{
    return !tag.style.condition || Evaluation(document).holds(tag.style.condition);
}

bool isUsablePattern(const QString& pattern)
{
    if (pattern.isEmpty()) return true;
    return pattern.size() <= maxPatternLength && QRegularExpression(pattern).isValid() &&
           wholeMatch(pattern).isValid();
}

bool hasValue(const Tag& tag)
{
    switch (tag.type) {
    case TagType::Signature:
    case TagType::Initial:
        return !tag.image.isEmpty();
    case TagType::Checkbox:
    case TagType::Radio:
        return isChecked(tag);
    case TagType::Attachment:
        return !tag.image.isEmpty() || !tag.text.isEmpty();
    default:
        return !tag.text.trimmed().isEmpty();
    }
}

QString valueFault(const Tag& tag)
{
    return tag.text.isEmpty() ? QString() : textFault(tag);
}

QList<Tag> tagsFor(const Document& document, int invitationIndex)
{
    QList<Tag> mine;
    std::copy_if(document.tags.begin(), document.tags.end(), std::back_inserter(mine),
                 [invitationIndex](const Tag& tag) { return tag.invitationIndex == invitationIndex; });
    return mine;
}

QList<FieldIssue> checkValues(const Document& document, int invitationIndex)
{
    QList<FieldIssue> issues;
    const Evaluation evaluation(document);
    QHash<QString, RadioGroup> groups;
    QStringList groupOrder;
    bool signedSomewhere = false;
    bool asksForSignature = false;

    const auto report = [&](qsizetype index, bool picture, const QString& fault) {
        const Tag& tag = document.tags.at(index);
        issues.append(
            {QStringLiteral("tags[%1].%2")
                 .arg(QString::number(index), picture ? QStringLiteral("image") : QStringLiteral("text")),
             QStringLiteral("%1 %2.").arg(called(tag, index), fault)});
    };

    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.invitationIndex != invitationIndex) continue;
        if (isSignatureLike(tag.type)) {
            asksForSignature = true;
            signedSomewhere = signedSomewhere || !tag.image.isEmpty();
        }
        const bool fills = !tag.style.readOnly && tag.style.formula.isEmpty() &&
                           tag.type != TagType::SignDate && tag.type != TagType::Note;
        if (!fills || !evaluation.isShown(i)) continue;
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) {
            const QString key = tag.groupName.toLower();
            if (!groups.contains(key)) {
                groups.insert(key, {i, 0, false});
                groupOrder.append(key);
            }
            RadioGroup& group = groups[key];
            group.chosen += isChecked(tag) ? 1 : 0;
            group.mandatory = group.mandatory || tag.isMandatory;
            continue;
        }
        const bool picture = isSignatureLike(tag.type);
        if (!hasValue(tag)) {
            if (!tag.isMandatory) continue;
            if (tag.type == TagType::Checkbox || tag.type == TagType::Radio)
                report(i, false, QStringLiteral("must be checked"));
            else
                report(i, picture,
                       picture ? QStringLiteral("needs your signature") : QStringLiteral("needs a value"));
        } else if (tag.type != TagType::Checkbox && tag.type != TagType::Radio && !tag.text.isEmpty() &&
                   !picture) {
            if (const QString fault = textFault(tag); !fault.isEmpty()) report(i, false, fault);
        }
    }
    for (const QString& key : std::as_const(groupOrder)) {
        const RadioGroup group = groups.value(key);
        if (group.chosen > 1) report(group.first, false, QStringLiteral("takes only one choice"));
        if (group.chosen == 0 && group.mandatory)
            report(group.first, false, QStringLiteral("needs a choice"));
    }
    if (invitationIndex >= 1 && invitationIndex <= document.invitations.size()) {
        const Invitation& me = document.invitations.at(invitationIndex - 1);
        if (isSigner(me.actionType) && me.canSignTags && !asksForSignature && !signedSomewhere)
            issues.append(
                {QStringLiteral("signatures"), QStringLiteral("Place your signature on a page first.")});
    }
    return issues;
}

} // namespace ink::domain
