#include "app/domain/values/values.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/boxgroup.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/pattern.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/valuerule.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

Message fieldLabel(const Tag& tag, qsizetype index)
{
    return tag.name.isEmpty() ? reasons::fieldNumbered(index + 1) : Message::literal(tag.name);
}

/** The state of a group of radio buttons: the index of its first button, and the number of selected
 * buttons. */
struct GroupState
{
    qsizetype first = 0;
    int chosen = 0;
    bool mandatory = false;
};

} // namespace

Message valueFault(const Tag& tag)
{
    return valueFault(tag, Message::literal(tag.name));
}

Message valueFault(const Tag& tag, const Message& name)
{
    return tag.text.isEmpty() ? Message() : ValueRule(tag).fault(tag.text, name);
}

QList<FieldIssue> checkValues(const Document& document, int invitationIndex)
{
    QList<FieldIssue> issues;
    const Evaluation evaluation(document);
    const QList<bool> writable = writableTags(document, invitationIndex);
    QHash<QString, GroupState> groups;
    QStringList groupOrder;
    bool signedSomewhere = false;
    bool asksForSignature = false;

    const auto report = [&](qsizetype index, bool picture, const Message& fault) {
        issues.append(
            {QStringLiteral("tags[%1].%2")
                 .arg(QString::number(index), picture ? QStringLiteral("image") : QStringLiteral("text")),
             fault});
    };
    const auto label = [&](qsizetype index) { return fieldLabel(document.tags.at(index), index); };

    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.invitationIndex != invitationIndex) {
            // An editor's corrections for others must be valid too; missing values are left to the others.
            const bool judged = writable.at(i) && !isSignatureLike(tag.type) && !isToggle(tag.type) &&
                                tag.type != TagType::Attachment;
            if (!judged || !hasValue(tag) || isComputed(tag) || !evaluation.isShown(i)) continue;
            if (const Message fault = valueFault(tag, label(i)); !fault.isEmpty()) report(i, false, fault);
            continue;
        }
        if (isSignatureLike(tag.type)) {
            asksForSignature = true;
            signedSomewhere = signedSomewhere || !tag.image.isEmpty();
        }
        const bool fills = !tag.style.readOnly && tag.style.formula.isEmpty() &&
                           tag.type != TagType::SignDate && tag.type != TagType::Note;
        if (!fills || !evaluation.isShown(i)) continue;
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) {
            const QString key = nameKey(tag.groupName);
            if (!groups.contains(key)) {
                groups.insert(key, {i, 0, false});
                groupOrder.append(key);
            }
            GroupState& group = groups[key];
            group.chosen += isChecked(tag) ? 1 : 0;
            group.mandatory = group.mandatory || tag.isMandatory;
            continue;
        }
        const bool picture = isSignatureLike(tag.type);
        if (!hasValue(tag)) {
            if (!tag.isMandatory) continue;
            if (isToggle(tag.type))
                report(i, false, reasons::mustBeChecked(label(i)));
            else
                report(i, picture,
                       picture ? reasons::needsSignature(label(i)) : reasons::needsValue(label(i)));
        } else if (!isToggle(tag.type) && !tag.text.isEmpty() && !picture) {
            if (const Message fault = valueFault(tag, label(i)); !fault.isEmpty()) report(i, false, fault);
        }
    }
    for (const QString& key : std::as_const(groupOrder)) {
        const GroupState group = groups.value(key);
        if (group.chosen > 1) report(group.first, false, reasons::takesOneChoice(label(group.first)));
        if (group.chosen == 0 && group.mandatory)
            report(group.first, false, reasons::needsChoice(label(group.first)));
    }
    for (const BoxGroup& group : boxGroups(document)) {
        if (group.invitationIndex != invitationIndex || group.visibleCount(evaluation) == 0) continue;
        const int chosen = group.checkedCount(document, evaluation);
        if (group.min && chosen < std::min(*group.min, group.visibleCount(evaluation)))
            report(group.boxes.first(), false, reasons::needsMoreChoices(group.name, *group.min));
        else if (group.max && chosen > *group.max)
            report(group.boxes.first(), false, reasons::takesFewerChoices(group.name, *group.max));
    }
    if (invitationIndex >= 1 && invitationIndex <= document.invitations.size()) {
        const Invitation& me = document.invitations.at(invitationIndex - 1);
        if (isSigner(me.actionType) && me.canSignTags && !asksForSignature && !signedSomewhere)
            issues.append({QStringLiteral("signatures"), reasons::placeSignatureFirst()});
    }
    return issues;
}

} // namespace ink::domain
