#include "app/workflow/drafts/draftconflict.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/draftmerge.h"

#include <array>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr std::array allParts{DraftPart::Title,  DraftPart::Message,  DraftPart::Folder,
                              DraftPart::Sender, DraftPart::Settings, DraftPart::Content};

void take(DraftPart part, Document& into, const Document& from)
{
    switch (part) {
    case DraftPart::Title:
        into.title = from.title;
        return;
    case DraftPart::Message:
        into.message = from.message;
        return;
    case DraftPart::Folder:
        into.folderId = from.folderId;
        return;
    case DraftPart::Sender:
        into.senderName = from.senderName;
        into.senderEmail = from.senderEmail;
        into.type = from.type;
        return;
    case DraftPart::Settings:
        into.setting = from.setting;
        return;
    case DraftPart::Content: { // includes everything that isn't in another part
        const Document before = into;
        copyEdits(into, from);
        for (const DraftPart other : allParts)
            if (other != DraftPart::Content) take(other, into, before);
        return;
    }
    }
}

/** Returns true if taking the part from `b` would change nothing in `a`. */
bool same(DraftPart part, const Document& a, const Document& b)
{
    Document taken = a;
    take(part, taken, b);
    return haveSameEdits(taken, a);
}

} // namespace

QList<DraftPart> differingParts(const Document& a, const Document& b)
{
    QList<DraftPart> parts;
    for (const DraftPart part : allParts)
        if (!same(part, a, b)) parts.append(part);
    return parts;
}

DraftMerge mergeDrafts(const Document& base, const Document& mine, const Document& theirs)
{
    DraftMerge result{theirs, {}};
    for (const DraftPart part : allParts) {
        if (same(part, base, mine)) continue; // the other version of the part stays, changed or not
        take(part, result.merged, mine);
        if (!same(part, base, theirs) && !same(part, mine, theirs)) result.conflicts.append(part);
    }
    return result;
}

} // namespace ink::workflow
