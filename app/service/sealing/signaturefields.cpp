#include "app/service/sealing/signaturefields.h"

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/rolerules.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::Tag;
using domain::TagType;

QString fieldName(const Tag& tag)
{
    return QStringLiteral("Inkstone ") + QString::number(tag.id.value());
}

namespace {

/** Returns whether the owner's electronic signature is in the field of this tag: it is the owner's first
 * signature tag in the file. */
bool isSigned(const Document& document, const Tag& tag)
{
    if (tag.type != TagType::Signature) return false;
    const domain::File* const file = document.pageAt(tag.pageIndex).file;
    if (!file) return false;
    const TagOwner owner = ownerOf(document, tag);
    const auto first = std::find_if(document.tags.begin(), document.tags.end(), [&](const Tag& other) {
        return other.type == TagType::Signature && isOnFile(document, other, file->id) &&
               ownerOf(document, other) == owner;
    });
    return first != document.tags.end() && &*first == &tag && owner.invitation != 0;
}

} // namespace

TagOwner ownerOf(const Document& document, const Tag& tag)
{
    if (tag.invitationIndex < 1 || tag.invitationIndex > document.invitations.size()) return {};
    if (document.invitations.at(tag.invitationIndex - 1).hostedSigners.isEmpty())
        return {tag.invitationIndex, 0};
    const qsizetype index = &tag - document.tags.constData();
    Q_ASSERT_X(index >= 0 && index < document.tags.size(), "ownerOf", "a tag of another document");
    return {tag.invitationIndex, domain::hostedOwners(document, tag.invitationIndex).value(index)};
}

bool hasSignedOnPaper(const Document& document, const Invitation& invitation)
{
    return !domain::paperRecorderOf(document, invitation).isEmpty();
}

bool isOnFile(const Document& document, const Tag& tag, domain::FileId file)
{
    const auto place = document.pageAt(tag.pageIndex);
    return place.file && place.file->id == file;
}

bool hasSignaturePerSigner(const Document& document)
{
    return document.setting.signaturePerSigner &&
           std::any_of(document.invitations.begin(), document.invitations.end(), [&](const Invitation& one) {
               return domain::isSigner(one.actionType) && !hasSignedOnPaper(document, one) &&
                      (one.status == InvitationStatus::Finalized || one.finishedHostedSigners > 0);
           });
}

void assignField(pdf::StampItem& item, const Document& document, const Tag& tag)
{
    item.fieldName = fieldName(tag);
    item.isSignatureField = isSigned(document, tag);
}

QStringList fieldsOf(const Document& document, domain::FileId file)
{
    QStringList names;
    for (const Tag& tag : document.tags) {
        if (!isOnFile(document, tag, file)) continue;
        names.append(fieldName(tag));
        if (const QString field = tag.facts.origin.formField; domain::isFromField(tag) && !field.isEmpty())
            names.append(field);
    }
    names.removeDuplicates();
    return names;
}

} // namespace ink::service
