#include "app/workflow/templates/templateform.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/radiogroup.h"
#include "app/domain/document/reasons.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/text/oneline.h"
#include "app/domain/text/placeholders.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/domain/values/values.h"
#include "app/workflow/templates/reasons.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns true if the sender can set the tag's value in advance: excludes values that only a signer or the
 * service creates. */
bool acceptsValue(const Tag& tag)
{
    return !isSignatureLike(tag.type) && tag.type != TagType::SignDate && tag.type != TagType::Attachment &&
           tag.style.formula.isEmpty();
}

bool isPrefillable(TagType type)
{
    return type == TagType::PrefillableText || type == TagType::PrefillableNumber;
}

/** Adds the radio buttons of one group as one field, in tab order. */
void addRadio(QList<TemplateField>& fields, const RadioGroup& group, const QList<Tag>& tags)
{
    TemplateField field;
    field.key = QStringLiteral("group:%1:%2").arg(group.invitationIndex).arg(group.name.toLower());
    const bool known = std::any_of(fields.begin(), fields.end(),
                                   [&field](const TemplateField& each) { return each.key == field.key; });
    if (known) return;
    field.label = group.name;
    field.type = TagType::Radio;
    field.role = group.invitationIndex;
    field.rule = tags.at(group.buttons.constFirst().tagIndex);
    field.options = group.choices;
    field.isByPosition = group.isByPosition;
    for (qsizetype i = 0; i < group.buttons.size(); ++i) {
        const Tag& tag = tags.at(group.buttons.at(i).tagIndex);
        field.tags.append(tag.id);
        field.isRequired = field.isRequired || (tag.isMandatory && tag.style.readOnly);
        if (isChecked(tag)) field.defaultValue = group.choices.at(i);
    }
    fields.append(field);
}

void addField(QList<TemplateField>& fields, const Tag& tag)
{
    if (!tag.name.isEmpty()) {
        const auto known = std::find_if(fields.begin(), fields.end(), [&tag](const TemplateField& field) {
            return field.tagName == tag.name && field.type != TagType::Radio;
        });
        if (known != fields.end()) return known->tags.append(tag.id); // one value fills all of them
    }
    TemplateField field;
    field.key = tag.name.isEmpty() ? QStringLiteral("id:%1").arg(tag.id.value()) : tag.name;
    field.label = tag.name;
    field.type = tag.type;
    field.role = tag.invitationIndex;
    field.isPrefillable = isPrefillable(tag.type);
    field.isRequired = tag.isMandatory && tag.style.readOnly;
    field.defaultValue = tag.type == TagType::Checkbox
                             ? (isChecked(tag) ? QStringLiteral("true") : QStringLiteral("false"))
                             : tag.text;
    field.options = tag.style.options;
    field.tags = {tag.id};
    field.tagName = tag.name;
    field.rule = tag;
    fields.append(field);
}

/** The option that a text selects, case-insensitively if only one matches; -1 = none. */
qsizetype optionOf(const TemplateField& field, const QString& value)
{
    if (const qsizetype exact = field.options.indexOf(value); exact >= 0) return exact;
    qsizetype found = -1;
    for (qsizetype i = 0; i < field.options.size(); ++i) {
        if (field.options.at(i).compare(value.trimmed(), Qt::CaseInsensitive) != 0) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

struct Given
{
    QString key;
    wire::TagValue value;
};

/** The values that differ from the template's own, in form order. */
QList<Given> givenValues(const TemplateForm& form, const TemplateInput& filling)
{
    QList<Given> changed;
    for (const TemplateField& field : form.fields) {
        const QString value = filling.values.value(field.key, field.defaultValue);
        if (value == field.defaultValue) continue;
        if (field.type == TagType::Radio && !field.options.isEmpty() && field.tagName.isEmpty()) {
            const qsizetype chosen = optionOf(field, value);
            const qsizetype before = optionOf(field, field.defaultValue);
            if (chosen >= 0)
                changed.append({field.key, {field.tags.at(chosen), {}, QStringLiteral("true")}});
            else if (before >= 0)
                changed.append({field.key, {field.tags.at(before), {}, QStringLiteral("false")}});
        } else if (field.tagName.isEmpty()) {
            for (const TagId id : field.tags)
                changed.append({field.key, {id, {}, value}});
        } else {
            changed.append({field.key, {{}, field.tagName, value}});
        }
    }
    return changed;
}

Message called(const TemplateField& field)
{
    return field.label.isEmpty() ? reasons::thisTag() : reasons::quotedName(field.label);
}

QString shownName(const TemplateForm& form, const TemplateInput& filling, qsizetype role)
{
    const QString name = filling.people.value(role).name.trimmed();
    if (!name.isEmpty()) return name;
    return role >= 0 && role < form.roles.size() ? form.roles.at(role).person.name : QString();
}

} // namespace

TemplateForm templateForm(const Document& source)
{
    TemplateForm form;
    form.id = source.id;
    form.version = source.version;
    form.title = source.title;
    form.senderName = source.senderName;
    form.message = source.message;
    form.type = source.type;
    form.setting = source.setting;
    for (const Invitation& invitation : source.invitations) {
        TemplateRole role;
        role.name = invitation.recipientName.trimmed();
        if (isEmail(invitation.recipientEmail.trimmed()))
            role.person = {role.name, invitation.recipientEmail.trimmed()};
        role.actionType = invitation.actionType;
        role.sequence = invitation.sequence;
        role.requiresSms = requiresSms(invitation);
        role.phone = smsNumber(invitation);
        form.roles.append(role);
    }
    QList<const Tag*> inOrder;
    for (const Tag& tag : source.tags)
        if (acceptsValue(tag)) inOrder.append(&tag);
    std::stable_sort(inOrder.begin(), inOrder.end(), [](const Tag* a, const Tag* b) {
        const bool first = isPrefillable(a->type);
        if (first != isPrefillable(b->type)) return first;
        if (a->pageIndex != b->pageIndex) return a->pageIndex < b->pageIndex;
        return std::pair(a->rect.top, a->rect.left) < std::pair(b->rect.top, b->rect.left);
    });
    const QList<RadioGroup> groups = radioGroups(source.tags);
    QHash<const Tag*, const RadioGroup*> groupOf;
    for (const RadioGroup& group : groups)
        for (const RadioGroup::Button& button : group.buttons)
            groupOf.insert(&source.tags.at(button.tagIndex), &group);
    for (const Tag* tag : std::as_const(inOrder)) {
        if (const RadioGroup* group = groupOf.value(tag))
            addRadio(form.fields, *group, source.tags);
        else
            addField(form.fields, *tag);
    }
    return form;
}

TemplateInput initialInput(const TemplateForm& form)
{
    TemplateInput filling;
    filling.title = form.title;
    filling.message = form.message;
    for (const TemplateRole& role : form.roles) {
        filling.people.append(role.person);
        filling.phones.append(role.phone);
    }
    for (const TemplateField& field : form.fields)
        if (!field.defaultValue.isEmpty()) filling.values.insert(field.key, field.defaultValue);
    return filling;
}

QString expandTitle(const QString& pattern, const TemplateForm& form, const TemplateInput& filling,
                    const QDate& today)
{
    static const QRegularExpression braces(QStringLiteral("\\{([^{}]{1,100})\\}"));
    QString title;
    qsizetype from = 0;
    auto matches = braces.globalMatch(pattern);
    while (matches.hasNext()) {
        const auto match = matches.next();
        title += QStringView(pattern).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const QString name = match.captured(1).trimmed();
        bool isNumber = false;
        const int number = name.toInt(&isNumber);
        const auto field =
            std::find_if(form.fields.begin(), form.fields.end(), [&name](const TemplateField& known) {
                return known.label.compare(name, Qt::CaseInsensitive) == 0;
            });
        if (field != form.fields.end())
            title += filling.values.value(field->key, field->defaultValue).simplified();
        else if (isNumber && number >= 1 && number <= form.roles.size())
            title += shownName(form, filling, number - 1);
        else if (name.compare(placeholder::templateTitle, Qt::CaseInsensitive) == 0)
            title += form.title;
        else if (name.compare(placeholder::date, Qt::CaseInsensitive) == 0)
            title += today.toString(Qt::ISODate);
        else if (name.compare(placeholder::recipientName, Qt::CaseInsensitive) == 0)
            title += shownName(form, filling, 0);
        else
            title += match.captured(0);
    }
    title += QStringView(pattern).mid(from);
    return domain::oneLine(title.simplified()).left(maxTitleLength);
}

Message valueFault(const TemplateField& field, const QString& value)
{
    if (value.trimmed().isEmpty())
        return field.isRequired ? reasons::fieldNeedsPrefilledValue(called(field)) : Message();
    if (field.type == TagType::Radio && !field.options.isEmpty() && optionOf(field, value) < 0)
        return reasons::fieldTakesOnlyOptions(called(field), field.options.join(QStringLiteral(", ")));
    if (isToggle(field.type)) return {};
    Tag probe = field.rule;
    probe.text = value;
    return domain::valueFault(probe,
                              field.label.isEmpty() ? reasons::thisTag() : Message::literal(field.label));
}

QList<FieldIssue> findFaults(const TemplateForm& form, const TemplateInput& filling, const QDate& today)
{
    QList<FieldIssue> faults;
    if (expandTitle(filling.title, form, filling, today).isEmpty())
        faults.append({QStringLiteral("title"), reasons::documentNeedsTitle()});
    for (qsizetype i = 0; i < form.roles.size(); ++i) {
        const Person person = filling.people.value(i);
        const QString email = person.email.trimmed();
        if (!email.isEmpty() && !isEmail(email))
            faults.append({QStringLiteral("people[%1].email").arg(i), reasons::notAnEmail(email)});
        const TemplateRole& role = form.roles.at(i);
        const QString phone = filling.phones.value(i).trimmed();
        const bool isMissing = filling.sendsDocument && phone.isEmpty() && role.phone.isEmpty();
        if (role.requiresSms && (isMissing || (!phone.isEmpty() && e164Number(phone).isEmpty())))
            faults.append({QStringLiteral("people[%1].phone").arg(i), reasons::phoneNumberInvalid()});
        if (!filling.sendsDocument) continue;
        if (person.name.trimmed().isEmpty())
            faults.append({QStringLiteral("people[%1].name").arg(i), reasons::roleNeedsPerson()});
    }
    for (const TemplateField& field : form.fields)
        if (const Message fault = valueFault(field, filling.values.value(field.key, field.defaultValue));
            !fault.isEmpty() && (filling.sendsDocument || !field.isRequired))
            faults.append({QStringLiteral("values[%1]").arg(field.key), fault});
    return faults;
}

wire::TemplateUse makeTemplateRequest(const TemplateForm& form, const TemplateInput& filling,
                                      const QDate& today)
{
    wire::TemplateUse use;
    use.title = expandTitle(filling.title, form, filling, today);
    if (!filling.data.isEmpty()) use.data = dataPatchOf(filling.data);
    if (!filling.folder.isNull()) use.folderId = filling.folder;
    if (filling.expireDays && *filling.expireDays != form.setting.expireDaysAfterSent)
        use.setting.emplace().fields.set(&DocumentSetting::expireDaysAfterSent, *filling.expireDays);
    use.signingStatus = filling.sendsDocument ? SigningStatus::InProgress : SigningStatus::Draft;
    for (qsizetype i = 0; i < form.roles.size(); ++i) {
        const Person person = filling.people.value(i);
        const QString phone = form.roles.at(i).requiresSms ? e164Number(filling.phones.value(i)) : QString();
        use.invitations.append(
            {.name = person.name.trimmed(), .email = person.email.trimmed(), .phone = phone});
    }
    for (const Given& each : givenValues(form, filling))
        use.tags.append(each.value);
    return use;
}

QString formField(const TemplateForm& form, const TemplateInput& filling, const QString& requestField)
{
    static const QRegularExpression path(QStringLiteral("^(Invitations|Tags)\\[(\\d+)\\]\\.?(.*)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = path.match(requestField);
    if (!match.hasMatch()) return requestField;
    const qsizetype index = match.captured(2).toLongLong();
    if (match.captured(1).compare(QLatin1StringView("Tags"), Qt::CaseInsensitive) == 0) {
        const auto changed = givenValues(form, filling);
        return index < changed.size() ? QStringLiteral("values[%1]").arg(changed.at(index).key)
                                      : requestField;
    }
    if (match.captured(3).compare(QLatin1StringView("recipientPhone"), Qt::CaseInsensitive) == 0 ||
        match.captured(3).endsWith(QLatin1StringView(".phone")))
        return QStringLiteral("people[%1].phone").arg(index);
    const bool email =
        match.captured(3).compare(QLatin1StringView("recipientEmail"), Qt::CaseInsensitive) == 0;
    return QStringLiteral("people[%1].%2")
        .arg(index)
        .arg(email ? QStringLiteral("email") : QStringLiteral("name"));
}

} // namespace ink::workflow
