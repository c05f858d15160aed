#include "app/domain/bulk/bulkform.h"

#include "app/base/reasons.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/reasons.h"
#include "app/domain/document/tagvalue.h"

#include <QHash>

#include <algorithm>

namespace ink::domain {

namespace {

bool isPrefillableType(TagType type)
{
    return type == TagType::PrefillableText || type == TagType::PrefillableNumber;
}

bool acceptsRowValue(const Tag& tag)
{
    return !isSignatureLike(tag.type) && tag.type != TagType::SignDate && tag.type != TagType::Attachment &&
           tag.style.formula.isEmpty();
}

void findRoles(BulkForm& form, const Document& source)
{
    for (const qsizetype place : bulkRoles(source)) {
        const Invitation& role = source.invitations.at(place);
        const bool asksForCode = requiresSms(role);
        form.roles.append({.invitationIndex = static_cast<int>(place),
                           .name = role.recipientName.trimmed(),
                           .requiresSms = asksForCode,
                           .isMissingPhone = asksForCode && smsNumber(role).isEmpty()});
    }
    if (form.roles.isEmpty()) form.fault = reasons::templateWithoutSigner();
}

/** Returns whether a tag is a radio button in a group; a button without a group counts as a checkbox. */
bool isGrouped(const Tag& tag)
{
    return tag.type == TagType::Radio && !tag.groupName.trimmed().isEmpty();
}

void addField(QList<BulkField>& fields, const Tag& tag)
{
    const bool isGroup = isGrouped(tag);
    const QString& name = isGroup ? tag.groupName : tag.name;
    if (name.isEmpty()) return;
    auto known = std::find_if(fields.begin(), fields.end(), [&](const BulkField& field) {
        return isGroup ? field.type == TagType::Radio && field.name.compare(name, Qt::CaseInsensitive) == 0
                       : field.type != TagType::Radio && field.name == name;
    });
    if (known == fields.end()) {
        BulkField field;
        field.name = name;
        field.type = tag.type == TagType::Radio && !isGroup ? TagType::Checkbox : tag.type;
        field.isPrefillable = isPrefillableType(tag.type);
        field.options = tag.type == TagType::Radio ? QStringList() : tag.style.options;
        known = fields.insert(fields.end(), field);
    }
    const bool empty = isToggle(tag.type) ? !isChecked(tag) : !hasValue(tag);
    known->isMandatory = known->isMandatory || (tag.isMandatory && empty);
    known->isRequired = known->isRequired || (tag.isMandatory && empty && tag.style.readOnly);
    known->rules.append(tag);
}

/**
 * Determines how a row selects a button of each group: by the button's own name if each button has a unique
 * one, which every service supports. Otherwise the group's name is used; if another tag has the same name,
 * the group is not available.
 */
void addGroups(QList<BulkField>& fields, const QList<Tag>& tags)
{
    QHash<QString, int> named;
    QHash<QString, int> others; // by name: number of tags that are not in a group of the same name
    for (const Tag& tag : tags) {
        ++named[tag.name.toLower()]; // some services ignore case
        if (!isGrouped(tag) || tag.name.trimmed().compare(tag.groupName.trimmed(), Qt::CaseInsensitive) != 0)
            ++others[tag.name.trimmed().toLower()];
    }
    for (const RadioGroup& group : radioGroups(tags)) {
        const auto field = std::find_if(fields.begin(), fields.end(), [&group](const BulkField& known) {
            return known.type == TagType::Radio && known.name.compare(group.name, Qt::CaseInsensitive) == 0;
        });
        if (field == fields.end()) continue;
        const bool own =
            std::all_of(group.buttons.begin(), group.buttons.end(), [&named](const RadioGroup::Button& b) {
                return !b.name.isEmpty() && named.value(b.name.toLower()) == 1;
            });
        field->hasOwnNames = own && (field->groups.isEmpty() || field->hasOwnNames);
        if (field->groups.isEmpty()) field->options = group.choices;
        field->groups.append(group);
    }
    fields.removeIf([&others](const BulkField& field) {
        return field.type == TagType::Radio && !field.hasOwnNames &&
               others.contains(field.name.trimmed().toLower());
    });
}

} // namespace

QList<qsizetype> bulkRoles(const Document& source)
{
    QList<qsizetype> vacant;
    qsizetype signer = -1;
    for (qsizetype i = 0; i < source.invitations.size(); ++i) {
        const Invitation& role = source.invitations.at(i);
        if (role.recipientEmail.trimmed().isEmpty() && !role.isNamedByPrevious) vacant.append(i);
        if (signer < 0 && isSigner(role.actionType)) signer = i;
    }
    if (vacant.isEmpty() && signer >= 0) return {signer};
    return vacant;
}

Message displayNameOf(const BulkForm& form, int role)
{
    const QString name = form.roles.value(role).name;
    return name.isEmpty() ? reasons::recipientNumbered(role + 1) : Message::literal(name);
}

BulkForm bulkForm(const Document& source)
{
    BulkForm form;
    form.templateId = source.id;
    form.version = source.version;
    form.title = source.title;
    if (source.type == DocumentType::TemplateLink)
        form.fault = reasons::templateLinkNotForBulk();
    else if (source.type == DocumentType::Document)
        form.fault = reasons::documentIsNotTemplate();
    else
        findRoles(form, source);
    QList<const Tag*> inOrder;
    for (const Tag& tag : source.tags)
        if (acceptsRowValue(tag)) inOrder.append(&tag);
    std::stable_sort(inOrder.begin(), inOrder.end(), [](const Tag* a, const Tag* b) {
        const bool first = isPrefillableType(a->type);
        if (first != isPrefillableType(b->type)) return first;
        if (a->pageIndex != b->pageIndex) return a->pageIndex < b->pageIndex;
        return a->rect.top != b->rect.top ? a->rect.top < b->rect.top : a->rect.left < b->rect.left;
    });
    for (const Tag* tag : inOrder)
        addField(form.fields, *tag);
    addGroups(form.fields, source.tags);
    return form;
}

} // namespace ink::domain
