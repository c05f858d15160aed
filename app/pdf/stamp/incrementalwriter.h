#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"
#include "app/pdf/seal/signaturerequest.h"
#include "app/pdf/stamp/contentedit.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::pdf {

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
    /** Gives fields and annotations that stay the looks that pictures of the pages show, below `values`
     * (everything that will ever be stamped), and ends signature fields that nobody signed; see keepForm.
     * `settled` are the fields that settleForm gets. Before fields of our own are added. */
    [[nodiscard]] Result<void> keepForm(const QList<FormValue>& settled, const QList<StampItem>& values);
    /** The part of PDF/A whose rules forbid to embed a file such as the history; 0 = it may be embedded. */
    [[nodiscard]] int partWithoutFiles() const;
    /** No longer claims what content without structure tags breaks: level A of PDF/A, and PDF/UA. */
    [[nodiscard]] Result<void> lowerClaims();
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
    /** The validation data of the file's signatures, beside what the file has (DSS, ETSI EN 319 142-1
     * §5.4.2): DER of certificates, OCSP responses and CRLs. */
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
