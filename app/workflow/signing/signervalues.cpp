#include "app/workflow/signing/signervalues.h"

#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/workflow/signing/placedsignatures.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

Document withTagsOfView(Document document, const wire::SignerView& view)
{
    QHash<TagId, const Tag*> tagsInView;
    QHash<TagId, const Tag*> inputs;
    for (const wire::SignerTag& seen : view.tags)
        tagsInView.insert(seen.tag.id, &seen.tag);
    for (const Tag& input : view.inputs)
        inputs.insert(input.id, &input);
    for (Tag& tag : document.tags) {
        // The view masks others' text.
        const bool isMasked = tag.type == TagType::MaskedText && tag.invitationIndex != view.invitationIndex;
        if (const Tag* seen = tagsInView.take(tag.id)) {
            const QString text = isMasked ? tag.text : seen->text;
            tag = *seen;
            tag.text = text;
        } else if (const Tag* input = inputs.value(tag.id); input && !isMasked) {
            tag.text = input->text;
        }
    }
    for (const wire::SignerTag& seen : view.tags)
        if (tagsInView.contains(seen.tag.id)) document.tags.append(seen.tag);
    return document;
}

Document filledDocument(const Document& document, const wire::SignerView& view, const QList<Tag>& tags)
{
    Document out = withTagsOfView(document, view);
    out.tags.removeIf([&view](const Tag& tag) { return isPlacedBy(tag, view); }); // already in `tags`
    QHash<TagId, qsizetype> places;
    for (qsizetype i = 0; i < out.tags.size(); ++i)
        places.insert(out.tags.at(i).id, i);
    for (const Tag& tag : tags) {
        if (const auto place = places.constFind(tag.id); place != places.cend())
            out.tags[*place] = tag;
        else
            out.tags.append(tag);
    }
    wire::writeSignDates(out, view);
    computeValues(out);
    return out;
}

Document documentInTurn(Document out, const wire::SignerView& view)
{
    if (view.hostedIndex == 0) return out;
    const QList<bool> writable = writableTags(out, view.invitationIndex);
    for (qsizetype i = 0; i < out.tags.size(); ++i)
        if (out.tags.at(i).invitationIndex == view.invitationIndex && !writable.at(i))
            out.tags[i].invitationIndex = 0;
    return out;
}

QList<TagId> missingTags(const Document& filled, const wire::SignerView& view, const QList<Tag>& tags)
{
    const Evaluation evaluation(filled);
    QSet<QString> chosen; // radio groups with a selection
    for (const Tag& tag : tags)
        if (tag.type == TagType::Radio && hasValue(tag)) chosen.insert(nameKey(tag.groupName));
    QList<TagId> open;
    for (const qsizetype i : tabOrder(tags)) {
        const Tag& tag = tags.at(i);
        if (!tag.isMandatory || tag.invitationIndex != view.invitationIndex || hasValue(tag) ||
            tag.style.readOnly || tag.type == TagType::SignDate || tag.type == TagType::Note ||
            !evaluation.isConditionMet(tag.style.condition))
            continue;
        if (tag.type == TagType::Radio && chosen.contains(nameKey(tag.groupName))) continue;
        open.append(tag.id);
    }
    return open;
}

wire::ShownValues screenValues(const Document& filled, const wire::SignerView& view, const QList<Tag>& tags)
{
    wire::SignerView screen = view;
    for (wire::SignerTag& entry : screen.tags) {
        const auto mine =
            std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (mine != tags.end() && entry.tag.type != TagType::Attachment) {
            entry.tag.text = mine->text;
            entry.tag.image = mine->image;
        }
        if (entry.tag.style.formula.isEmpty()) continue;
        const auto computed = std::find_if(filled.tags.begin(), filled.tags.end(),
                                           [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (computed != filled.tags.end()) entry.tag.text = computed->text;
    }
    screen.tags.removeIf([&view](const wire::SignerTag& entry) { return isPlacedBy(entry.tag, view); });
    for (const Tag& tag : placedSignaturesIn(tags))
        screen.tags.append({tag, false});
    return wire::shownValues(screen);
}

QSet<TagId> refusedValues(const Error& error, const wire::SignerValues& sent)
{
    static const QRegularExpression place(QStringLiteral("^values\\[(\\d+)\\]"));
    QSet<TagId> refused;
    for (const FieldIssue& issue : error.fields) {
        const auto match = place.match(issue.field);
        const qsizetype index = match.hasMatch() ? match.captured(1).toLongLong() : -1;
        if (error.code != ErrorCode::Validation || index < 0 || index >= sent.values.size()) continue;
        refused.insert(sent.values.at(index).id);
    }
    return refused;
}

QList<Tag> editableTags(const wire::SignerView& view, const QList<Tag>& tags, const QSet<TagId>& kept)
{
    QHash<TagId, Tag> typed;
    for (const Tag& tag : tags)
        if (kept.contains(tag.id)) typed.insert(tag.id, tag);
    QList<Tag> editable;
    for (const wire::SignerTag& seen : view.tags) {
        if (!seen.isEditable || seen.tag.facts.isFree) continue;
        Tag tag = seen.tag;
        // Values typed during the request stay.
        if (const auto own = typed.constFind(tag.id); own != typed.constEnd() && own->type == tag.type) {
            tag.text = own->text;
            tag.image = own->image;
        }
        editable.append(tag);
    }
    return editable;
}

} // namespace ink::workflow
