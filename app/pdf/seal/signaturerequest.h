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

/** A signature to be prepared: the entries of its dictionary (ISO 32000-2 §12.8.1, ETSI EN 319 142-1 §5.3)
 * and its field. */
struct SignatureRequest
{
    QString signerName; ///< /Name
    QString reason;
    QString location;
    Timestamp time{};          ///< /M
    int contentsBytes = 16384; ///< reserved space for the DER of the CMS, in bytes (twice as many hex digits)
    bool certify = false;      ///< adds a DocMDP transform, level `docMdpLevel`
    int docMdpLevel = 2;
    bool isDocumentTimestamp = false; ///< a document time-stamp (ETSI.RFC3161): of the above, only
                                      ///< `contentsBytes` applies
    QString fieldName;                ///< an existing empty signature field to be signed; empty = a new one
    int pageIndex = 1;                ///< page of a new field's widget, 1-based
    std::optional<domain::PageRect> rect; ///< as displayed; nothing = invisible
    QByteArray image;                     ///< PNG or JPEG for a visible field
    /** Uses the field stamped with StampItem::isSignatureField; creates a new one only if there is none. */
    bool usesStampedField = false;
    QString newName;          ///< prefix for the name of a new field; empty = “Inkstone seal”
    QStringList lockedFields; ///< fully qualified names of fields to lock (FieldMDP, §12.8.2.4)
    /** The last signature: only validation data and time-stamps may follow. It certifies the file at level 1
     * if it is the first signature, otherwise its field locks all fields with /P 1 (ISO 32000-2 §12.8.2.2,
     * §12.7.5.5), so that every conforming reader reports later changes. Not for document time-stamps. */
    bool isFinal = false;
};

/** A finished file whose signature value is still zeros. */
struct PreparedSignature
{
    /** The file; its /ByteRange is [0, contentsStart, contentsEnd, size - contentsEnd]. */
    QByteArray bytes;
    qint64 contentsStart = 0; ///< offset of the `<` of /Contents
    qint64 contentsEnd = 0;   ///< offset after its `>`
    std::shared_ptr<const StartDigest> startDigest =
        {}; ///< digest state after the bytes of the upload, for `seal` and VerifyOptions::startDigest
};

} // namespace ink::pdf
