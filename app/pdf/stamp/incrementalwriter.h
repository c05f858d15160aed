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

/** Adds an incremental update to a PDF: the result always begins with the original bytes (ISO 32000-2
 * §7.5.6). The structure of a tagged file is extended by everything that is added (see StructureTree).
 * Supports cross-reference tables, streams and hybrid files; if the original's table had to be reconstructed,
 * the new section lists every object, so that every reader finds them. */
class IncrementalWriter final
{
public:
    [[nodiscard]] static Result<IncrementalWriter> open(QByteArray original);
    ~IncrementalWriter();
    IncrementalWriter(IncrementalWriter&&) noexcept;
    IncrementalWriter& operator=(IncrementalWriter&&) noexcept;

    [[nodiscard]] int pageCount() const;
    /** Paints items on their displayed pages, on top of the existing content. Text stays selectable. Attached
     * files are embedded (see attach). `time` is the time at which the values were entered. */
    [[nodiscard]] Result<void> stamp(const QList<StampItem>& items, Timestamp time = {});
    /** Adds an empty form field at each item's position: everything that will be signed later exists before
     * the first signature, and later revisions only fill it in with `stamp`. Creates check boxes, push
     * buttons for images of signatures and initials, signature fields for items with `isSignatureField`, and
     * text fields for all others. The fields are read-only, because only these revisions fill them in. Adds
     * none to a file that already has signatures, which `stamp` handles differently. */
    [[nodiscard]] Result<void> prepareFields(const QList<StampItem>& items);
    /** Removes the file's anchors from its pages; call before anything is stamped. */
    [[nodiscard]] Result<void> eraseAnchors();
    /** Sets the values of form fields that were filled in as tags, and hides the fields; see applyFormValues.
     */
    [[nodiscard]] Result<void> applyFormValues(const QList<FormValue>& values);
    /** Stores the appearances of remaining fields and annotations as shown in page images, below `values`
     * (all values that will be stamped), and removes unsigned signature fields; see prepareFormForSealing.
     * `settled` are the fields passed to applyFormValues. Call before adding our own fields. */
    [[nodiscard]] Result<void> prepareFormForSealing(const QList<FormValue>& settled,
                                                     const QList<StampItem>& values);
    /** The claimed PDF/A part that forbids embedding a file such as the history; 0 = embedding is allowed. */
    [[nodiscard]] int partForbiddingFiles() const;
    /** Removes claims that the additions violate, once all are known: PDF/UA, and PDF/A level A (which
     * becomes B) unless the file is tagged and so is everything that was added. Does nothing to a file with
     * signatures. */
    void lowerClaims();
    /** Gives the file this title unless it has a meaningful one; see completeTitle() in documenttitle.h. Does
     * nothing to a file with signatures. */
    void completeTitle(const QString& title);
    /** Appends all pages of another PDF (the certificate) with their structure. */
    [[nodiscard]] Result<void> appendPages(const QByteArray& pdf);
    /** Attaches a file to the document (name tree EmbeddedFiles, /AF), e.g. the history as JSON. */
    [[nodiscard]] Result<void> attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                                      Timestamp time);

    /** The complete file without a signature. Fails with State if something was stamped on a file with
     * signatures: its new fields are only valid with a signature that ends the revision. */
    [[nodiscard]] Result<QByteArray> finish() &&;
    /** Adds an empty signature field, to be signed later with SignatureRequest::fieldName: the fields of all
     * signers exist before the first signature. Names must be unused and without dots. */
    [[nodiscard]] Result<void> addSignatureField(const QString& name, int pageIndex,
                                                 const domain::PageRect& rect);
    /** Adds validation data of the file's signatures to its existing data (DSS, ETSI EN 319 142-1 §5.4.2):
     * DER of certificates, OCSP responses and CRLs. */
    [[nodiscard]] Result<void> addValidationData(const QList<QByteArray>& certificates,
                                                 const QList<QByteArray>& ocspResponses,
                                                 const QList<QByteArray>& crls);

    /** The complete file with a signature field, by default invisible on page 1, whose value
     * `seal` fills in. */
    [[nodiscard]] Result<PreparedSignature> finishForSigning(const SignatureRequest& request) &&;

private:
    struct Private;
    explicit IncrementalWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
