#include "app/domain/document/merging.h"

#include "app/domain/document/edits.h"
#include "app/domain/document/recipientname.h"

#include <QSet>

namespace ink::domain {

QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted)
{
    QList<bool> used(kept.size(), false);
    for (Invitation& invitation : wanted) {
        qsizetype match = -1;
        for (qsizetype i = 0; i < kept.size() && match < 0; ++i) {
            const Invitation& known = kept.at(i);
            const bool same = invitation.id.isNull() ? !known.guid.isEmpty() && invitation.guid == known.guid
                                                     : invitation.id == known.id;
            if (same && !used.at(i)) match = i;
        }
        const Invitation own = match < 0 ? Invitation() : kept.at(match);
        // A client that doesn't support the flag confirms the name by changing it.
        if (match >= 0 && own.hasPlaceholderName && invitation.recipientName != own.recipientName)
            setRecipientName(invitation, invitation.recipientName);
        if (match >= 0) used[match] = true;
        copyServiceMembers(invitation, own);
    }
    return wanted;
}

QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted)
{
    QSet<TagId> known;
    for (const Tag& tag : kept)
        known.insert(tag.id);
    for (Tag& tag : wanted)
        if (!known.remove(tag.id)) tag.id = {};
    return wanted;
}

} // namespace ink::domain
