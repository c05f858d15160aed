#include "app/service/sealing/stampitems.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/routing/rolerules.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/stores.h"
#include "app/service/sealing/signaturefields.h"

namespace ink::service {

using domain::Document;

namespace {

/** Returns the text of the signature image: the signer's name. */
QString signerOf(const Document& document, const domain::Tag& tag)
{
    if (tag.invitationIndex < 1 || tag.invitationIndex > document.invitations.size()) return {};
    const domain::Invitation& owner = document.invitations.at(tag.invitationIndex - 1);
    if (owner.hostedSigners.isEmpty()) return owner.recipientName;
    const int turn = domain::hostedOwners(document, tag.invitationIndex)
                         .value(static_cast<qsizetype>(&tag - document.tags.constData()));
    return owner.hostedSigners.value(turn - 1, owner.recipientName);
}

} // namespace

bool isPictureField(const domain::Tag& tag)
{
    return tag.type == domain::TagType::Attachment && tag.style.format == QLatin1StringView("image");
}

bool isStamped(const Document& document, const domain::Evaluation& evaluation, const domain::Tag& tag)
{
    if (!domain::hasValue(tag) || !evaluation.isConditionMet(tag.style.condition)) return false;
    if (!domain::isSignatureLike(tag.type) && tag.type != domain::TagType::Attachment) return true;
    const bool owned = tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size();
    return owned &&
           document.invitations.at(tag.invitationIndex - 1).status == domain::InvitationStatus::Finalized;
}

Result<AttachedFiles> loadAttachedFiles(const Stores& stores, domain::DocumentId document)
{
    AttachedFiles files;
    INK_ASSIGN(known, stores.attachments.list(document));
    for (auto each = known.cbegin(); each != known.cend(); ++each) {
        INK_ASSIGN(blob, stores.blobs.read(each->sha256));
        INK_TRY(blob.map());
        files.insert(each.key(), {blob, each->mediaType});
    }
    return files;
}

pdf::StampItem stampItem(const Document& document, const domain::Tag& tag, int pageInFile,
                         const AttachedFiles& attached)
{
    Q_ASSERT(pageInFile >= 1);
    pdf::StampItem item;
    item.pageIndex = pageInFile;
    item.rect = tag.rect;
    item.type = tag.type;
    item.text = tag.text;
    if (const auto found = attached.constFind(tag.id); found != attached.cend()) {
        item.file = found->blob.bytes();
        item.mimeType = found->mediaType;
    } else if (tag.type == domain::TagType::Attachment) {
        item.file = tag.image;
    } else {
        item.image = tag.image;
    }
    if (isPictureField(tag)) item.image = item.file;
    item.style = tag.style;
    item.label = tag.name;
    if (domain::isSignatureLike(tag.type)) item.alternativeText = signerOf(document, tag);
    if (hasSignaturePerSigner(document)) assignField(item, document, tag);
    return item;
}

QList<pdf::StampItem> stampsFor(const Document& document, domain::FileId file, const AttachedFiles& attached,
                                const std::function<bool(const domain::Tag&)>& isTaken)
{
    QList<pdf::StampItem> stamps;
    for (const domain::Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (!place.file || place.file->id != file) continue;
        if (isTaken(tag)) stamps.append(stampItem(document, tag, place.indexInFile, attached));
    }
    return stamps;
}

Result<void> moveAttachments(QList<pdf::StampItem>& stamps, QByteArray& certificate, Timestamp now)
{
    for (pdf::StampItem& item : stamps) {
        if (item.file.isEmpty()) continue;
        INK_ASSIGN(writer, pdf::IncrementalWriter::open(certificate));
        INK_TRY(writer.attach(
            item.text.trimmed().isEmpty() ? QStringLiteral("attachment") : item.text.trimmed(),
            item.mimeType.isEmpty() ? QStringLiteral("application/octet-stream") : item.mimeType, item.file,
            now));
        INK_ASSIGN(bytes, std::move(writer).finish());
        certificate = bytes;
        item.file.clear();
    }
    return {};
}

} // namespace ink::service
