#pragma once

#include "app/base/clock.h"
#include "app/domain/document/page.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace ink::pdf {

class StartDigest;

/** The entries of a signature field to be signed later (ISO 32000-2 §12.8.1, ETSI EN 319 142-1 §5.3).
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
    QByteArray image;                     ///< PNG or JPEG for a visible field
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

/** A finished file whose signature value is still zeros. */
struct PreparedSignature
{
    QByteArray bytes;
    qint64 contentsStart = 0; ///< offset of the `<` of /Contents
    qint64 contentsEnd = 0;   ///< offset behind its `>`
    /** /ByteRange as written: [0, contentsStart, contentsEnd, size - contentsEnd]. */
    std::shared_ptr<const StartDigest> start = {}; ///< for the upload, for `seal` and VerifyOptions::start
};

} // namespace ink::pdf
