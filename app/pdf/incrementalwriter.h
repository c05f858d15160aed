#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document.h"
#include "app/pdf/contentedit.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace ink::pdf {

/** What a signature field to be signed later says about itself (ISO 32000-2 §12.8.1, ETSI EN 319 142-1 §5.3).
 */
struct SignatureRequest
{
    QString signerName; ///< /Name
    QString reason;
    QString location;
    Timestamp time{};          ///< /M
    int contentsBytes = 16384; ///< room for the DER of the CMS, in bytes (twice as many hex digits)
    bool certify = false;      ///< add a DocMDP transform, level `docMdpLevel`
    int docMdpLevel = 2;
    bool documentTimestamp = false; ///< a document time-stamp (ETSI.RFC3161): without all of the above
    QString fieldName;              ///< an empty signature field of the file to be signed; empty = a new one
    int pageIndex = 1;              ///< where a new field's widget is, 1-based
    std::optional<domain::PageRect> rect; ///< as displayed; nothing = invisible
    QByteArray image;                     ///< PNG or JPEG: what stands in a visible field
    /** The field of what was stamped with StampItem::signs is the signature's; a new one only without that.
     */
    bool inStampedField = false;
    QString newName;          ///< how the name of a new field begins; empty = “Inkstone seal”
    QStringList lockedFields; ///< full names of fields that may not change any more (FieldMDP, §12.8.2.4)
    /**
     * The last signature: nothing may change any more but validation data and time-stamps. It certifies the
     * file at level 1 where it is the first signature, else its field locks all fields with /P 1 (ISO 32000-2
     * §12.8.2.2, §12.7.5.5), so that every conforming reader tells later changes. Not for document
     * time-stamps.
     */
    bool isFinal = false;
};

class StartDigest;

/** A finished file whose signature value is still zeros. */
struct PreparedSignature
{
    QByteArray bytes;
    qint64 contentsStart = 0; ///< offset of the `<` of /Contents
    qint64 contentsEnd = 0;   ///< offset behind its `>`
    /** /ByteRange as written: [0, contentsStart, contentsEnd, size - contentsEnd]. */
    std::shared_ptr<const StartDigest> start = {}; ///< of the upload, for `seal` and VerifyOptions::start
};

/** One thing to paint onto a page. */
struct StampItem
{
    int pageIndex = 1; ///< 1-based in this file
    domain::PageRect rect;
    domain::TagType type = domain::TagType::Text;
    QString text;
    QByteArray image; ///< PNG or JPEG
    domain::TagStyle style;
    QString alternative; ///< the words of the picture, such as the signer's name: read there, not seen
    QByteArray file;     ///< of an attachment: embedded into the document; `text` is its name
    QString mimeType;    ///< of the file
    /** The name of the form field of its own that shows it (see prepareFields), for files that get several
     * signatures; what that field holds already stays. Empty = onto the page. */
    QString field;
    QString label;      ///< what the field asks for
    bool signs = false; ///< its field is that of the signature which ends the revision
};

/**
 * Adds a revision behind the bytes of a PDF: the result always begins with exactly those bytes (ISO 32000-2
 * §7.5.6). Works on cross-reference tables, streams and hybrids; when the original had to be reconstructed,
 * the new section lists every object, so that every reader finds them.
 */
class IncrementalWriter final
{
public:
    [[nodiscard]] static Result<IncrementalWriter> open(QByteArray original);
    ~IncrementalWriter();
    IncrementalWriter(IncrementalWriter&&) noexcept;
    IncrementalWriter& operator=(IncrementalWriter&&) noexcept;

    [[nodiscard]] int pageCount() const;
    /**
     * Paints items onto their pages as displayed, above what is there. Text stays selectable. Attached files
     * are embedded (see attach). `time` is when those were given.
     */
    [[nodiscard]] Result<void> stamp(const QList<StampItem>& items, Timestamp time = {});
    /**
     * Adds an empty form field for each item, where it stands: what will be signed step by step is there
     * before the first signature, and later revisions only fill it in by `stamp`. Text fields, also for
     * pictures; check boxes; a signature field for what `signs`. Read-only, as only those revisions fill
     * them. A file that carries signatures already gets none (`stamp` finds other ways there).
     */
    [[nodiscard]] Result<void> prepareFields(const QList<StampItem>& items);
    /** Takes the file's anchor text out of its pages; before anything is stamped. */
    [[nodiscard]] Result<void> eraseAnchors();
    /** Gives the form fields that were filled as tags their values, and hides them; see settleForm. */
    [[nodiscard]] Result<void> settleForm(const QList<FormValue>& values);
    /** Appends all pages of another PDF (the certificate). */
    [[nodiscard]] Result<void> appendPages(const QByteArray& pdf);
    /** Attaches a file to the document (name tree EmbeddedFiles, /AF), e.g. the history as JSON. */
    [[nodiscard]] Result<void> attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                                      Timestamp time);

    /** The whole file without a signature. State when something was stamped onto a file that carries
     * signatures: its new fields are valid with the signature only that ends the revision. */
    [[nodiscard]] Result<QByteArray> finish() &&;
    /** Adds an empty signature field, to be signed later as SignatureRequest::fieldName: what everybody will
     * sign is there before the first one does. Names are free and without dots. */
    [[nodiscard]] Result<void> addSignatureField(const QString& name, int pageIndex,
                                                 const domain::PageRect& rect);
    /** What judging the signatures of the file needs, beside what it has (DSS, ETSI EN 319 142-1 §5.4.2): DER
     * of certificates, OCSP responses and CRLs. */
    [[nodiscard]] Result<void> addValidationData(const QList<QByteArray>& certificates,
                                                 const QList<QByteArray>& ocspResponses,
                                                 const QList<QByteArray>& crls);

    /** The whole file with a signature field, invisible on page 1 unless told, whose value is to be filled by
     * `Sealer`. */
    [[nodiscard]] Result<PreparedSignature> finishForSigning(const SignatureRequest& request) &&;

private:
    struct Private;
    explicit IncrementalWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
