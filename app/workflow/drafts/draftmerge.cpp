#include "app/workflow/drafts/draftmerge.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/routing/filevisibility.h"

#include <QSet>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

void copyEdits(Document& into, const Document& from)
{
    Document edited = from;
    copyServiceMembers(edited, into);
    edited.files = filesInOrder(filesSeenAsIn(from, into), fileOrder(from.files));
    into = std::move(edited);
}

QList<File> filesSeenAsIn(const Document& from, const Document& now)
{
    Document seen;
    seen.files = now.files;
    if (restrictsFiles(now.files)) {
        QHash<int, int> moved; // 1-based recipients of `now` to those of `from`, by id
        for (qsizetype i = 0; i < now.invitations.size(); ++i)
            for (qsizetype k = 0; k < from.invitations.size(); ++k)
                if (!now.invitations.at(i).id.isNull() &&
                    from.invitations.at(k).id == now.invitations.at(i).id)
                    moved.insert(static_cast<int>(i) + 1, static_cast<int>(k) + 1);
        moveVisibilityOrHide(seen, moved);
    }
    setVisibility(seen.files, visibilityOf(from.files));
    return seen.files;
}

QList<File> filesInOrder(const QList<File>& files, const QList<FileId>& order)
{
    QList<File> named;
    QList<qsizetype> places;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (!order.contains(files.at(i).id)) continue;
        named.append(files.at(i));
        places.append(i);
    }
    std::stable_sort(named.begin(), named.end(), [&order](const File& a, const File& b) {
        return order.indexOf(a.id) < order.indexOf(b.id);
    });
    QList<File> sorted = files;
    for (qsizetype i = 0; i < places.size(); ++i)
        sorted[places.at(i)] = named.at(i);
    if (fileOrder(sorted) == fileOrder(files)) return files;
    for (qsizetype i = 0; i < sorted.size(); ++i)
        sorted[i].sequence = static_cast<int>(i) + 1;
    return sorted;
}

QList<Invitation> outgoingInvitations(const QList<Invitation>& ours, const QList<Invitation>& theirs)
{
    QSet<InvitationId> known;
    for (const Invitation& invitation : theirs)
        known.insert(invitation.id);
    QSet<InvitationId> taken;
    QList<Invitation> out = ours;
    for (Invitation& invitation : out) {
        if (invitation.id.isNull() || !known.contains(invitation.id) || taken.contains(invitation.id)) {
            invitation.id = {};
            invitation.guid.clear();
        } else {
            taken.insert(invitation.id);
        }
    }
    // A recipient without an id (after an undo) who matches one of the service's recipients gets that id
    // back.
    for (Invitation& invitation : out) {
        if (!invitation.id.isNull()) continue;
        for (const Invitation& other : theirs) {
            if (other.id.isNull() || taken.contains(other.id) ||
                other.recipientEmail != invitation.recipientEmail ||
                other.recipientName != invitation.recipientName || other.actionType != invitation.actionType)
                continue;
            invitation.id = other.id;
            invitation.guid = other.guid;
            taken.insert(other.id);
            break;
        }
    }
    for (Invitation& invitation : out)
        invitation.signingUrl.clear();
    return out;
}

QList<Tag> outgoingTags(const QList<Tag>& ours, const QList<Invitation>& invitations,
                        const QList<Tag>& theirs, const TagIds& ids)
{
    QSet<TagId> free;
    for (const Tag& tag : theirs)
        free.insert(tag.id);
    QList<Tag> out = ours;
    for (Tag& tag : out) {
        const TagId id = ids.value(tag.id, tag.id);
        tag.id = free.remove(id) ? id : TagId();
        const auto index = tag.invitationIndex - 1;
        tag.invitationId =
            index >= 0 && index < invitations.size() ? invitations.at(index).id : InvitationId();
    }
    return out;
}

wire::DocumentPatch differences(const Document& ours, const Document& theirs, const TagIds& ids)
{
    wire::DocumentPatch patch;
    patch.version = theirs.version;
    if (haveSameEdits(ours, theirs)) return patch;
    if (ours.title != theirs.title) patch.title = ours.title;
    if (ours.message != theirs.message) patch.message = ours.message;
    if (ours.senderName != theirs.senderName) patch.senderName = ours.senderName;
    if (ours.senderEmail != theirs.senderEmail) patch.senderEmail = ours.senderEmail;
    if (ours.data != theirs.data) patch.data = dataChange(theirs.data, ours.data);
    if (ours.type != theirs.type) patch.type = ours.type;
    if (ours.folderId != theirs.folderId) patch.folderId = ours.folderId;
    if (!haveSameEdits(ours.setting, theirs.setting)) patch.setting = wire::patchOf(ours.setting);
    const auto invitations = outgoingInvitations(ours.invitations, theirs.invitations);
    const bool otherInvitations = !haveSameEdits(ours.invitations, theirs.invitations);
    if (otherInvitations) patch.invitations = invitations;
    const QList<FileId> order = fileOrder(filesInOrder(theirs.files, fileOrder(ours.files)));
    const bool otherOrder = order != fileOrder(theirs.files);
    const FileVisibility visibility = visibilityOf(filesSeenAsIn(ours, theirs));
    const bool isRestricted = restrictsFiles(ours.files) || restrictsFiles(theirs.files);
    const bool otherVisibility = isRestricted && visibility != visibilityOf(theirs.files);
    if (otherOrder || otherVisibility || (otherInvitations && isRestricted)) patch.fileOrder = order;
    // Visibility refers to recipients by position: when recipients change, it is sent again.
    if (otherVisibility || (otherInvitations && isRestricted)) patch.visibility = visibility;
    // Tags refer to recipients and pages by position: when positions change, tags are sent again.
    if (!haveSameEdits(ours.tags, theirs.tags) || ((otherInvitations || otherOrder) && !ours.tags.isEmpty()))
        patch.tags = outgoingTags(ours.tags, invitations, theirs.tags, ids);
    return patch;
}

bool isEmpty(const wire::DocumentPatch& patch)
{
    wire::DocumentPatch nothing;
    nothing.version = patch.version;
    return patch == nothing;
}

void recordIds(TagIds& ids, const QList<Tag>& ours, const QList<Tag>& answered)
{
    QSet<qsizetype> used;
    for (qsizetype i = 0; i < ours.size(); ++i) {
        const auto fits = [&](qsizetype at) {
            return !used.contains(at) && haveSameEdits(ours.at(i), answered.at(at));
        };
        qsizetype at = i < answered.size() && fits(i) ? i : -1;
        for (qsizetype k = 0; at < 0 && k < answered.size(); ++k)
            if (fits(k)) at = k;
        // A service that doesn't keep every member returns the same tags in the same order.
        const bool isInPlace = i < answered.size() && ours.size() == answered.size() && !used.contains(i);
        if (at < 0 && isInPlace && ours.at(i).type == answered.at(i).type &&
            ours.at(i).rect == answered.at(i).rect)
            at = i;
        if (at < 0) continue;
        used.insert(at);
        ids.insert(ours.at(i).id, answered.at(at).id);
    }
}

QList<Tag> moveTagsToPages(const QList<Tag>& tags, const Document& before, const Document& now)
{
    QHash<PageId, int> places;
    int joined = 0;
    for (const File& file : now.files)
        for (const Page& page : file.pages)
            places.insert(page.id, ++joined);
    QList<Tag> moved;
    for (Tag tag : tags) {
        const auto ref = before.pageAt(tag.pageIndex);
        if (!ref.page || !places.contains(ref.page->id)) continue;
        tag.pageIndex = places.value(ref.page->id);
        tag.pageId = ref.page->id;
        moved.append(tag);
    }
    return moved;
}

QList<Tag> moveTagsAfterReplacement(const QList<Tag>& tags, const Document& before, const Document& now)
{
    if (before.files.size() != now.files.size()) return moveTagsToPages(tags, before, now);
    const QList<FileId> known = fileOrder(before.files);
    Document replaced = before; // with the pages of the newer files instead of those they replaced
    for (qsizetype i = 0; i < now.files.size(); ++i)
        if (!known.contains(now.files.at(i).id) &&
            now.files.at(i).pages.size() == before.files.at(i).pages.size())
            replaced.files[i].pages = now.files.at(i).pages;
    return moveTagsToPages(tags, replaced, now);
}

} // namespace ink::workflow
