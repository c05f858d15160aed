#include "app/workflow/signing/signervalues.h"

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

Document filledDocument(const Document& document, const wire::SignerView& view, const QList<Tag>& tags)
{
    Document out = document;
    out.tags.removeIf([&view](const Tag& tag) { return isPlacedBy(tag, view); }); // see `tags`
    QHash<TagId, QString> others;
    for (const wire::SignerTag& seen : view.tags)
        if (!seen.editable) others.insert(seen.tag.id, seen.tag.text);
    for (const Tag& input : view.inputs)
        others.insert(input.id, input.text);
    for (Tag& tag : out.tags)
        if (const auto known = others.constFind(tag.id);
            known != others.cend() && tag.type != TagType::MaskedText)
            tag.text = *known;
    for (const Tag& tag : tags) {
        const auto found = std::find_if(out.tags.begin(), out.tags.end(),
                                        [&](const Tag& other) { return other.id == tag.id; });
        if (found == out.tags.end()) {
            out.tags.append(tag);
        } else {
            found->text = tag.text;
            found->image = tag.image;
        }
    }
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
            !evaluation.holds(tag.style.condition))
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
    for (const Tag& tag : placedIn(tags))
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
        if (!seen.editable || seen.tag.facts.isFree) continue;
        Tag tag = seen.tag;
        // Values typed while the request was under way stay.
        if (const auto own = typed.constFind(tag.id); own != typed.constEnd()) {
            tag.text = own->text;
            tag.image = own->image;
        }
        editable.append(tag);
    }
    return editable;
}

} // namespace ink::workflow
