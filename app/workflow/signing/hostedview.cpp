#include "app/workflow/signing/hostedview.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"

#include <QSet>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns true if people fill in this tag; the same rule as the service's (`signervalues::isFillable`). */
bool isForPeople(const Tag& tag)
{
    return !tag.style.readOnly && tag.style.formula.isEmpty() && tag.type != TagType::SignDate &&
           tag.type != TagType::Note && !tag.facts.isFree;
}

} // namespace

wire::SignerView viewAfterFinishing(const Document& document, const wire::SignerView& before)
{
    wire::SignerView view = before;
    const int me = before.invitationIndex;
    const Invitation& host = document.invitations.at(me - 1);
    const int turn = currentHostedSigner(host);
    view.hostedIndex = turn;
    view.hostedSigner = currentHostedSignerName(host);
    view.nextPeople.clear();
    view.myStatus = turn == 0 ? InvitationStatus::Finalized : InvitationStatus::WorkInProgress;
    view.canFinish = turn != 0;
    view.tags.clear();
    QHash<TagId, wire::SignerTag> known;
    for (const wire::SignerTag& entry : before.tags)
        known.insert(entry.tag.id, entry);
    const QList<bool> writable = writableTags(document, me);
    const QList<int> owners = hostedOwners(document, me);
    QSet<QString> seen;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        wire::SignerTag entry = known.value(tag.id);
        if (tag.invitationIndex == me) {
            const bool isSigned = hasValue(tag) && (turn == 0 || (owners.at(i) > 0 && owners.at(i) < turn));
            if (!isSigned && (turn == 0 || !writable.at(i))) continue;
            entry.tag = tag;
            // The previous person's view doesn't contain the fields of the next one.
            if (entry.fingerprint.isEmpty() && !before.fingerprint.isEmpty())
                entry.fingerprint = wire::fingerprintOf(tag);
            entry.isEditable = turn != 0 && writable.at(i) && isForPeople(tag);
        } else if (!known.contains(tag.id)) {
            continue;
        } else {
            entry.isEditable = false;
        }
        seen.insert(nameKey(tag.name));
        view.tags.append(std::move(entry));
    }
    // Of several tags with one name the first is used, and inputs take precedence.
    view.inputs.removeIf([&seen](const Tag& input) { return seen.contains(nameKey(input.name)); });
    for (const wire::SignerTag& entry : before.tags)
        if (entry.tag.invitationIndex == me && !seen.contains(nameKey(entry.tag.name)))
            view.inputs.append(entry.tag);
    return view;
}

} // namespace ink::workflow
