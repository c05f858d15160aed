#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document.h"

#include <QByteArray>
#include <QString>

#include <memory>

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
};

/** A finished file whose signature value is still zeros. */
struct PreparedSignature
{
    QByteArray bytes;
    qint64 contentsStart = 0; ///< offset of the `<` of /Contents
    qint64 contentsEnd = 0;   ///< offset behind its `>`
    /** /ByteRange as written: [0, contentsStart, contentsEnd, size - contentsEnd]. */
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
    /** Paints items onto their pages as displayed, above what is there. Text stays selectable. */
    [[nodiscard]] Result<void> stamp(const QList<StampItem>& items);
    /** Appends all pages of another PDF (the certificate). */
    [[nodiscard]] Result<void> appendPages(const QByteArray& pdf);
    /** Attaches a file to the document (name tree EmbeddedFiles, /AF), e.g. the history as JSON. */
    [[nodiscard]] Result<void> attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                                      Timestamp time);

    /** The whole file without a signature. */
    [[nodiscard]] Result<QByteArray> finish() &&;
    /** The whole file with an invisible signature field on page 1 whose value is to be filled by `Sealer`. */
    [[nodiscard]] Result<PreparedSignature> finishForSigning(const SignatureRequest& request) &&;

private:
    struct Private;
    explicit IncrementalWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
