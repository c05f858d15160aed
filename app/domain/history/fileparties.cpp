#include "app/domain/history/fileparties.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"

#include <algorithm>

namespace ink::domain {

namespace {

/** The indexes of the tags of a recipient (1-based) on the pages of the n-th file. */
QList<qsizetype> tagsOn(const Document& document, qsizetype file, int invitationIndex)
{
    int first = 1;
    for (qsizetype i = 0; i < file; ++i)
        first += static_cast<int>(document.files.at(i).pages.size());
    const int last = first + static_cast<int>(document.files.at(file).pages.size()) - 1;
    QList<qsizetype> tags;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.pageIndex >= first && tag.pageIndex <= last && tag.invitationIndex == invitationIndex)
            tags.append(i);
    }
    return tags;
}

FilePart partIn(const Document& document, qsizetype file, int invitationIndex)
{
    const ActionType action = document.invitations.at(invitationIndex - 1).actionType;
    if (action == ActionType::Viewer) return FilePart::Views;
    if (action == ActionType::Reviewer) return FilePart::Approves;
    if (action == ActionType::Editor) return FilePart::Edits;
    FilePart part = FilePart::Views;
    for (const qsizetype index : tagsOn(document, file, invitationIndex)) {
        const Tag& tag = document.tags.at(index);
        if (tag.type == TagType::Signature) return FilePart::Signs;
        if (tag.type == TagType::Initial)
            part = FilePart::Initials;
        else if (part == FilePart::Views && !tag.style.readOnly && tag.style.formula.isEmpty() &&
                 tag.type != TagType::Note && tag.type != TagType::SignDate)
            part = FilePart::Fills;
    }
    return part;
}

bool isWaitedFor(InvitationStatus status)
{
    return status == InvitationStatus::NotSent || status == InvitationStatus::WaitToOpen ||
           status == InvitationStatus::Viewed || status == InvitationStatus::WorkInProgress;
}

/** The times at which the hosted signers finished, in their order: only the history has them. */
QList<Timestamp> hostedTimes(const Document& document, const Invitation& host)
{
    QList<Timestamp> times;
    for (const HistoryEntry& entry : document.histories)
        if (entry.event == HistoryEvent::Signed && hostedActor(entry.actor, {host})) times.append(entry.time);
    return times;
}

} // namespace

QList<FileParty> filePartiesOf(const Document& document, qsizetype file)
{
    QList<FileParty> parties;
    for (int index = 1; index <= document.invitations.size(); ++index) {
        if (!maySee(document.files.at(file), index)) continue;
        const Invitation& person = document.invitations.at(index - 1);
        FileParty party{person.id, partIn(document, file, index), std::nullopt};
        if (person.status == InvitationStatus::Finalized && party.part != FilePart::Views)
            party.finishedTime = person.finishedTime;
        parties.append(party);
    }
    return parties;
}

QList<FileSigner> fileSignersOf(const Document& document, qsizetype file)
{
    QList<FileSigner> signers;
    for (int index = 1; index <= document.invitations.size(); ++index) {
        const Invitation& person = document.invitations.at(index - 1);
        const bool isHost = !person.hostedSigners.isEmpty();
        const bool hasFinished = person.status == InvitationStatus::Finalized;
        if (!hasFinished && !(isHost && person.finishedHostedSigners > 0)) continue;
        const bool onPaper = !paperRecorderOf(document, person).isEmpty();
        const QList<int> owners = hostedOwners(document, index);
        const QList<Timestamp> times = isHost ? hostedTimes(document, person) : QList<Timestamp>();
        QList<int> named; // hosted signers
        for (const qsizetype at : tagsOn(document, file, index)) {
            const Tag& tag = document.tags.at(at);
            if (!isSignatureLike(tag.type) || !(hasValue(tag) || onPaper)) continue;
            const int hosted = isHost ? owners.at(at) : 0;
            if (named.contains(hosted) || (isHost && !hasFinished && hosted > person.finishedHostedSigners))
                continue;
            named.append(hosted);
            const QString own = person.recipientName.isEmpty() ? person.recipientEmail : person.recipientName;
            signers.append(
                {person.id, hosted > 0 ? person.hostedSigners.value(hosted - 1, own) : own,
                 times.value(hosted - 1, person.finishedTime.value_or(document.lastModifiedTime))});
        }
    }
    std::stable_sort(signers.begin(), signers.end(),
                     [](const FileSigner& a, const FileSigner& b) { return a.time < b.time; });
    return signers;
}

void setFileResults(Document& document)
{
    const auto acts = [](const FileParty& party) { return party.part != FilePart::Views; };
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        const QList<FileParty> parties = filePartiesOf(document, i);
        std::optional<FileResult> result;
        if (document.type == DocumentType::Document && document.status != SigningStatus::Draft) {
            result.emplace();
            result->signers = fileSignersOf(document, i);
            const bool isActedOn = std::any_of(parties.begin(), parties.end(), acts);
            const bool isWaiting = std::any_of(parties.begin(), parties.end(), [&](const FileParty& party) {
                if (!acts(party) || party.finishedTime) return false;
                const auto person =
                    std::find_if(document.invitations.begin(), document.invitations.end(),
                                 [&](const auto& each) { return each.id == party.invitationId; });
                return person == document.invitations.end() || isWaitedFor(person->status);
            });
            if (document.status == SigningStatus::Completed)
                result->state = FileState::Sealed;
            else if (document.status != SigningStatus::InProgress)
                result->state = FileState::Ended;
            else
                result->state = isActedOn && !isWaiting ? FileState::Signed : FileState::Pending;
        }
        document.files[i].parties = parties;
        document.files[i].result = std::move(result);
    }
}

void clearFileResults(Document& document)
{
    for (File& file : document.files) {
        file.parties.clear();
        file.result.reset();
    }
}

} // namespace ink::domain
