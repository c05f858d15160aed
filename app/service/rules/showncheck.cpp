#include "app/service/rules/showncheck.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/signervalues.h"
#include "app/wire/reasons.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace ink::service {

using domain::ShownValue;
using domain::TagId;

namespace {

QList<ShownValue> freeSignatures(const QList<ShownValue>& values)
{
    QList<ShownValue> found;
    std::copy_if(values.begin(), values.end(), std::back_inserter(found),
                 [](const ShownValue& value) { return value.id.isNull(); });
    return found;
}

QHash<TagId, ShownValue> fieldsById(const QList<ShownValue>& values)
{
    QHash<TagId, ShownValue> found;
    for (const ShownValue& value : values)
        if (!value.id.isNull()) found.insert(value.id, value);
    return found;
}

/** Returns whether the sender corrected the document after this signer had opened it. It is then unknown
 * which version an earlier client displayed. */
bool isCorrectedSinceOpened(const domain::Document& document, int invitationIndex)
{
    const auto opened = document.invitations.at(invitationIndex - 1).openedTime;
    return std::any_of(document.histories.begin(), document.histories.end(), [&](const auto& entry) {
        using Event = domain::HistoryEvent;
        const auto kind = entry.event.kind();
        const bool changesLook = kind == Event::TagsChanged || kind == Event::FileReplaced ||
                                 kind == Event::RecipientChanged || kind == Event::RecipientAdded ||
                                 kind == Event::RecipientRemoved || kind == Event::OrderChanged;
        return changesLook && (!opened || entry.time >= *opened);
    });
}

/** Returns the differing fields, in view order. Without the client's values, returns all stored ones. */
QList<wire::ShownDifference> differencesOf(const wire::SignerView& view, const wire::ShownValues& stored,
                                           const wire::ShownValues& shown)
{
    const auto seen = fieldsById(shown.values);
    const auto kept = fieldsById(stored.values);
    QList<wire::ShownDifference> differences;
    QSet<TagId> known;
    for (const wire::SignerTag& entry : view.tags) {
        const domain::Tag& tag = entry.tag;
        known.insert(tag.id);
        if (signervalues::isPlacedBySigner(tag)) continue;
        const ShownValue mine = seen.value(tag.id);
        const ShownValue theirs = kept.value(tag.id);
        if (mine == theirs) continue;
        wire::ShownDifference each{tag.id,    tag.name,     tag.type,    tag.pageIndex,  entry.isEditable,
                                   mine.text, mine.content, theirs.text, theirs.content, {}};
        each.isAppearanceDifferent = mine.fingerprint != theirs.fingerprint;
        if (domain::isSignatureLike(tag.type) && !theirs.content.isEmpty()) each.storedImage = tag.image;
        differences.append(std::move(each));
    }
    for (const ShownValue& value : shown.values) // shown, but no longer visible to this signer
        if (!value.id.isNull() && !known.contains(value.id))
            differences.append(
                {value.id, {}, domain::TagType::Text, 0, false, value.text, value.content, {}, {}, {}, true});
    const auto mine = freeSignatures(shown.values);
    const auto theirs = freeSignatures(stored.values);
    if (domain::shownDigest(mine) != domain::shownDigest(theirs)) {
        wire::ShownDifference each;
        each.type = domain::TagType::Signature;
        each.pageIndex = theirs.isEmpty() ? mine.value(0).pageIndex : theirs.constFirst().pageIndex;
        each.shownContent = mine.value(0).content;
        each.storedContent = theirs.value(0).content;
        differences.append(std::move(each));
    }
    return differences;
}

} // namespace

Result<void> checkShown(const domain::Document& document, const wire::SignerView& view,
                        const wire::ShownValues& shown)
{
    wire::SignerView comparable = view;
    if (shown.fingerprint.isEmpty()) {
        if (isCorrectedSinceOpened(document, view.invitationIndex))
            return fail(ErrorCode::State, reasons::documentChangedSinceOpened());
        comparable.fingerprint.clear();
    }
    const wire::ShownValues stored = wire::shownValues(comparable);
    if (stored.digest == shown.digest) return {};
    const bool isDocumentDifferent = stored.fingerprint != shown.fingerprint;
    const auto differences = differencesOf(view, stored, shown);
    Error error;
    error.code = ErrorCode::State;
    const bool isLookDifferent = std::any_of(differences.begin(), differences.end(),
                                             [](const auto& each) { return each.isAppearanceDifferent; });
    error.detail = isLookDifferent || isDocumentDifferent ? reasons::documentDiffersFromShown()
                                                          : reasons::shownDiffers();
    for (const wire::ShownDifference& each : differences) {
        const auto at = std::find_if(view.tags.begin(), view.tags.end(), [&](const wire::SignerTag& entry) {
            return !each.id.isNull() && entry.tag.id == each.id;
        });
        const bool picture = domain::isSignatureLike(each.type);
        if (at == view.tags.end() && !each.id.isNull()) continue; // no longer part of the request
        const bool isValue = each.shownText != each.storedText || each.shownContent != each.storedContent;
        error.fields.append({at == view.tags.end()
                                 ? QStringLiteral("signatures")
                                 : QStringLiteral("tags[%1].%2")
                                       .arg(QString::number(at - view.tags.begin()),
                                            picture ? QStringLiteral("image") : QStringLiteral("text")),
                             isValue ? reasons::storedValueDiffers() : reasons::fieldLooksDifferent()});
    }
    if (isDocumentDifferent)
        error.fields.append({QStringLiteral("shown.fingerprint"), reasons::documentLooksDifferent()});
    error.reason = wire::shownDiffersReason;
    error.args = wire::toJson(differences, isDocumentDifferent);
    return fail(std::move(error));
}

bool showsOwnValues(const domain::Document& document, int invitationIndex, const wire::ShownValues& shown)
{
    const auto seen = fieldsById(shown.values);
    wire::SignerView own;
    for (const domain::Tag& tag : document.tags)
        if (tag.invitationIndex == invitationIndex && seen.contains(tag.id))
            own.tags.append({tag, false, 0, {}});
    // Conditions were evaluated when these values were shown.
    for (wire::SignerTag& entry : own.tags)
        entry.tag.style.condition.reset();
    const auto stored = fieldsById(wire::shownValues(own).values);
    return std::all_of(own.tags.begin(), own.tags.end(), [&](const wire::SignerTag& entry) {
        const ShownValue mine = seen.value(entry.tag.id);
        const ShownValue theirs = stored.value(entry.tag.id);
        // The dates were filled in by finishing.
        if (entry.tag.type == domain::TagType::SignDate && mine.text.isEmpty()) return true;
        return mine.text == theirs.text &&
               (mine.content == theirs.content || entry.tag.type == domain::TagType::Attachment);
    });
}

} // namespace ink::service
