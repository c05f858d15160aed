#include "app/service/files/signercopy.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/logic/evaluation.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/stores.h"
#include "app/service/files/shownfiles.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/signersignatures.h"
#include "app/service/sealing/stampitems.h"

#include <QHash>

namespace ink::service {

Result<QStringList> createSignerCopies(const Stores& stores, ShownFiles& shown,
                                       const domain::Document& document, const wire::SignerView& view)
{
    QHash<domain::FileId, QString> soFar;
    if (hasSignaturePerSigner(document)) {
        INK_ASSIGN(files, currentSignedFiles(stores, document.id));
        soFar = std::move(files);
    }
    QHash<domain::TagId, QString> visibleTexts;
    for (const wire::SignerTag& entry : view.tags)
        visibleTexts.insert(entry.tag.id, entry.tag.text);
    domain::Document copy = document;
    for (domain::Tag& tag : copy.tags)
        if (visibleTexts.contains(tag.id))
            tag.text = visibleTexts.value(tag.id); // masked values of others are omitted
    const domain::Evaluation evaluation(document);
    // Index(isTold): Copy for a recipient while others still sign: what it holds
    const auto isTold = [&](const domain::Tag& tag) {
        return visibleTexts.contains(tag.id) && tag.type != domain::TagType::Attachment &&
               isStamped(document, evaluation, tag);
    };
    QStringList blobs;
    for (const domain::File& file : document.files) {
        if (const QString signedFile = soFar.value(file.id); !signedFile.isEmpty()) {
            blobs.append(signedFile);
            continue;
        }
        INK_ASSIGN(plain, shown.shownBlob(document, file));
        const QList<pdf::StampItem> stamps = stampsFor(copy, file.id, {}, isTold);
        if (stamps.isEmpty() || file.intake.hasSignatures) {
            blobs.append(plain);
            continue;
        }
        INK_ASSIGN(blob, stores.blobs.read(plain));
        INK_TRY(blob.map());
        INK_ASSIGN(writer, pdf::IncrementalWriter::open(blob.bytes()));
        INK_TRY(writer.stamp(stamps));
        INK_ASSIGN(bytes, std::move(writer).finish());
        INK_ASSIGN(made, stores.blobs.put(bytes));
        blobs.append(made);
    }
    return blobs;
}

} // namespace ink::service
