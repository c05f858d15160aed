#include "app/domain/history/fileparties.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"

#include <QHash>

#include <algorithm>

namespace ink::domain {

namespace {

/** The indexes of the tags of each recipient on the pages of each file. */
class PlacedTags final
{
public:
    explicit PlacedTags(const Document& document)
    {
        const QList<qsizetype> files = fileOfPages(document);
        for (qsizetype i = 0; i < document.tags.size(); ++i) {
            const Tag& tag = document.tags.at(i);
            const qsizetype file = files.value(tag.pageIndex - 1, -1);
            if (file >= 0) m_tags[{file, tag.invitationIndex}].append(i);
        }
    }
    [[nodiscard]] QList<qsizetype> of(qsizetype file, int invitationIndex) const
    {
        return m_tags.value({file, invitationIndex});
    }

private:
    QHash<std::pair<qsizetype, int>, QList<qsizetype>> m_tags;
};

FilePart partIn(const Document& document, const QList<qsizetype>& tags, int invitationIndex)
{
    const ActionType action = document.invitations.at(invitationIndex - 1).actionType;
    if (action == ActionType::Viewer) return FilePart::Views;
    if (action == ActionType::Reviewer) return FilePart::Approves;
    if (action == ActionType::Editor) return FilePart::Edits;
    FilePart part = FilePart::Views;
    for (const qsizetype index : tags) {
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

/** The times at which the hosted signers finished, in their order: only the history has them. */
QList<Timestamp> hostedTimes(const Document& document, const Invitation& host)
{
    QList<Timestamp> times;
    for (const HistoryEntry& entry : document.histories)
        if (entry.event == HistoryEvent::Signed && hostedActor(entry.actor, {host})) times.append(entry.time);
    return times;
}

QList<FileParty> partiesOf(const Document& document, const PlacedTags& tags, qsizetype file)
{
    QList<FileParty> parties;
    for (int index = 1; index <= document.invitations.size(); ++index) {
        if (!maySee(document.files.at(file), index)) continue;
        const Invitation& person = document.invitations.at(index - 1);
        FileParty party{person.id, partIn(document, tags.of(file, index), index), std::nullopt};
        if (person.status == InvitationStatus::Finalized && party.part != FilePart::Views)
            party.finishedTime = person.finishedTime;
        parties.append(party);
    }
    return parties;
}

/** Adds the signatures and initials of a recipient to the signers of each file. */
void addSigners(const Document& document, const PlacedTags& tags, int index,
                QList<QList<FileSigner>>& signersOfFiles)
{
    const Invitation& person = document.invitations.at(index - 1);
    const bool isHost = !person.hostedSigners.isEmpty();
    const bool hasFinished = person.status == InvitationStatus::Finalized;
    if (!hasFinished && !(isHost && person.finishedHostedSigners > 0)) return;
    const bool onPaper = !paperRecorderOf(document, person).isEmpty();
    const QList<int> owners = isHost ? hostedOwners(document, index) : QList<int>();
    const QList<Timestamp> times = isHost ? hostedTimes(document, person) : QList<Timestamp>();
    const QString own = person.recipientName.isEmpty() ? person.recipientEmail : person.recipientName;
    const Timestamp finished = person.finishedTime.value_or(document.lastModifiedTime);
    for (qsizetype file = 0; file < document.files.size(); ++file) {
        QList<int> named; // 1-based numbers of the hosted signers already listed; 0 = the recipient
        for (const qsizetype at : tags.of(file, index)) {
            const Tag& tag = document.tags.at(at);
            if (!isSignatureLike(tag.type) || !(hasValue(tag) || onPaper)) continue;
            const int hosted = isHost ? owners.at(at) : 0;
            if (named.contains(hosted) || (isHost && !hasFinished && hosted > person.finishedHostedSigners))
                continue;
            named.append(hosted);
            signersOfFiles[file].append({person.id,
                                         hosted > 0 ? person.hostedSigners.value(hosted - 1, own) : own,
                                         times.value(hosted - 1, finished)});
        }
    }
}

} // namespace

void setFileResults(Document& document)
{
    const auto acts = [](const FileParty& party) { return party.part != FilePart::Views; };
    const PlacedTags tags(document);
    const bool wasSent = document.type == DocumentType::Document && document.status != SigningStatus::Draft;
    QList<QList<FileSigner>> signersOfFiles(document.files.size());
    for (int index = 1; wasSent && index <= document.invitations.size(); ++index)
        addSigners(document, tags, index, signersOfFiles);
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        const QList<FileParty> parties = partiesOf(document, tags, i);
        std::optional<FileResult> result;
        if (wasSent) {
            result.emplace();
            result->signers = std::move(signersOfFiles[i]);
            std::stable_sort(result->signers.begin(), result->signers.end(),
                             [](const FileSigner& a, const FileSigner& b) { return a.time < b.time; });
            const bool isActedOn = std::any_of(parties.begin(), parties.end(), acts);
            const bool isWaiting = std::any_of(parties.begin(), parties.end(), [&](const FileParty& party) {
                if (!acts(party) || party.finishedTime) return false;
                const auto person =
                    std::find_if(document.invitations.begin(), document.invitations.end(),
                                 [&](const auto& each) { return each.id == party.invitationId; });
                return person == document.invitations.end() || person->status == InvitationStatus::NotSent ||
                       isOpen(person->status);
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
