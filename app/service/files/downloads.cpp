#include "app/service/files/downloads.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/files/reasons.h"
#include "app/service/files/signercopy.h"
#include "app/service/files/zipwriter.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/sealing/seenartifacts.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/signersignatures.h"
#include "app/wire/objectreader.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

namespace {

/** A blob with its download name. */
struct Piece
{
    QString name;
    QString sha256;
};

Result<Download> single(const store::BlobStore& blobs, const Piece& piece)
{
    INK_ASSIGN(blob, blobs.read(piece.sha256));
    Download download;
    download.fileName = piece.name;
    download.contentType = "application/pdf";
    download.etag = piece.sha256;
    download.blob = std::make_shared<store::Blob>(std::move(blob));
    return download;
}

Result<Download> zipped(const store::BlobStore& blobs, const QString& title, const QList<Piece>& pieces,
                        Timestamp time)
{
    INK_ASSIGN(writer, blobs.createWriter());
    ZipWriter zip(std::move(writer), time);
    for (const Piece& piece : pieces) {
        INK_ASSIGN(blob, blobs.read(piece.sha256));
        INK_TRY(blob.map());
        INK_TRY(zip.add(piece.name, blob.bytes()));
    }
    INK_ASSIGN(full, std::move(zip).finish());
    INK_ASSIGN(sha256, blobs.commit(std::move(full)));
    INK_ASSIGN(blob, blobs.read(sha256));
    Download download;
    download.fileName = drafts::cleanFileName(title).left(200) + QStringLiteral(".zip");
    download.contentType = "application/zip";
    download.etag = sha256;
    download.blob = std::make_shared<store::Blob>(std::move(blob));
    return download;
}

} // namespace

Downloads::Downloads(const ServiceCore& core, ShownFiles& shownFiles)
    : m_stores(core.stores()), m_shownFiles(shownFiles)
{
}

Result<Download> Downloads::packDocument(const Document& document, const QString& content,
                                         domain::FileId file, domain::InvitationId recipient) const
{
    const bool original = content == QLatin1StringView("original");
    const bool withFiles = original || content.isEmpty() || content == QLatin1StringView("esign") ||
                           content == QLatin1StringView("esignwithaudit");
    const bool audit = content == QLatin1StringView("audit");
    if (!withFiles && !audit) return fieldError(QStringLiteral("content"), reasons::contentKindUnknown());
    if (!original && document.status != SigningStatus::Completed)
        return fail(ErrorCode::State,
                    reasons::signedFilesNotYet(CodeWord{domain::signingStatusName(document.status)}));
    QList<Piece> pieces;
    if (original) {
        for (const domain::File& one : document.files)
            if (file.isNull() || one.id == file) pieces.append({one.name, one.sha256});
    } else {
        const bool apart =
            content == QLatin1StringView("esignwithaudit") &&
            (hasSignaturePerSigner(document) ||
             std::any_of(document.files.begin(), document.files.end(), [file](const domain::File& one) {
                 return (file.isNull() || one.id == file) && one.intake.hasSignatures;
             }));
        INK_ASSIGN(artifacts, seenArtifacts(m_stores, document, recipient));
        for (const auto& artifact : std::as_const(artifacts)) {
            const bool certificate = artifact.kind == store::DocumentStore::ArtifactKind::Certificate;
            // A signed file contains the certificate in its last pages, so esign and esignwithaudit are the
            // same bytes. The exception is a file that already had signatures, which added pages would have
            // invalidated.
            const bool wanted = certificate ? audit || (content.isEmpty() && file.isNull()) || apart
                                            : !audit && (file.isNull() || artifact.fileId == file);
            if (wanted) pieces.append({artifact.name, artifact.sha256});
        }
    }
    if (pieces.isEmpty()) return fail(ErrorCode::NotFound, reasons::noSuchFile());
    if (pieces.size() == 1 && (!content.isEmpty() || !file.isNull()))
        return single(m_stores.blobs, pieces.constFirst());
    return zipped(m_stores.blobs, document.title, pieces,
                  document.completedTime.value_or(document.createdTime));
}

Result<Download> Downloads::packCopy(const Document& document, const wire::SignerView& view)
{
    QStringList blobs;
    {
        const std::lock_guard lock(m_copying);
        INK_ASSIGN(made, createSignerCopies(m_stores, m_shownFiles, document, view));
        blobs = std::move(made);
    }
    QList<Piece> pieces;
    for (qsizetype i = 0; i < blobs.size(); ++i) {
        const QString& name = document.files.at(i).name;
        const bool isPdf = name.endsWith(QLatin1StringView(".pdf"), Qt::CaseInsensitive);
        pieces.append(
            {(isPdf ? name.chopped(4) : name).left(240) + QStringLiteral("-copy.pdf"), blobs.at(i)});
    }
    if (pieces.isEmpty()) return fail(ErrorCode::NotFound, reasons::noSuchFile());
    if (pieces.size() == 1) return single(m_stores.blobs, pieces.constFirst());
    return zipped(m_stores.blobs, document.title, pieces, document.createdTime);
}

Result<Download> Downloads::original(const Actor& actor, domain::DocumentId id, domain::FileId file) const
{
    INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
    if (file.isNull()) return fail(ErrorCode::NotFound, reasons::noSuchFile());
    return packDocument(document, QStringLiteral("original"), file, {});
}

Result<Download> Downloads::download(const Actor& actor, domain::DocumentId id, const QString& content,
                                     domain::FileId file) const
{
    INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
    constexpr QLatin1StringView attached("attachment:");
    if (content.startsWith(attached)) {
        const auto tag = wire::idFromText(content.mid(attached.size()));
        if (!tag) return fail(ErrorCode::NotFound, reasons::noSuchFile());
        return attachment(document, domain::TagId(*tag));
    }
    return packDocument(document, content, file, {});
}

Result<Download> Downloads::attachment(const Document& document, domain::TagId tag) const
{
    INK_ASSIGN(attached, m_stores.attachments.list(document.id));
    const auto known = attached.constFind(tag);
    const auto field = std::find_if(document.tags.begin(), document.tags.end(),
                                    [tag](const domain::Tag& one) { return one.id == tag; });
    if (known == attached.cend() || field == document.tags.end())
        return fail(ErrorCode::NotFound, reasons::noSuchFile());
    INK_ASSIGN(download, single(m_stores.blobs, {field->text, known->sha256}));
    download.contentType = known->mediaType.toLatin1();
    return download;
}

} // namespace ink::service
