#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/history/historyrecord.h"
#include "app/trust/lists/qualification.h"

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

/** The integrity of the signed content as displayed. Independent of the signer. */
enum class Integrity {
    Intact,        ///< all signatures are valid, and later changes are allowed
    Indeterminate, ///< all signatures are valid, but not all later changes could be compared
    Modified,  ///< a signature is still valid, but the visible or covered content was changed in a way that
               ///< isn't allowed
    Broken,    ///< the signed bytes don't match a signature
    Unsigned,  ///< no signature
    Unreadable ///< not a readable PDF
};

/** The trust in the signer's certificate. Independent of integrity. */
enum class Trust {
    Own,     ///< the certificate of this workspace
    Trusted, ///< chains to a root of the system or of the supplied list
    SelfSigned,
    Untrusted, ///< chain incomplete, expired or unknown root
    None       ///< no signature
};

/** The changes to a file after it was signed, summarized. */
enum class Alteration {
    None,    ///< nothing
    Unseen,  ///< parts were rewritten without a visible change
    Allowed, ///< only allowed changes: values, signatures, comments, validation data; see `changes`
    ValidationDataLost, ///< validation data for verifying signatures later was removed
    NotAllowed,         ///< not allowed by a signature; not visible on any page, or of unknown visibility
    Visible,            ///< a page's visible content differs from the signed content
    ReadersDiffer,      ///< readers may show it differently
    Unchecked           ///< a signature can't be verified because its certificate is missing
};

/** One observation; `detail` is a sentence, but the window has its own texts for some `id`s. */
struct VerifyFinding
{
    enum class Level { Info, Warning, Error };
    QString id; ///< stable, e.g. `byterange.gap`, `revision.page-content`, `cms.digest`, `algorithm.weak`
    Level level = Level::Info;
    Message detail;
    int signature = -1; ///< 0-based, -1 = the whole file
    int revision = 0;   ///< the revision that made the change, 1-based; 0 = none
    int object = 0;     ///< number of the affected object; 0 = none
    int page = -1;      ///< 0-based; -1 = none
};

/** A change that a revision made after a signature, as classified by the rules. */
struct LaterChange
{
    enum class Kind {
        Filled,         ///< a field without a value got one
        Replaced,       ///< a value was replaced
        Cleared,        ///< a value was removed
        Appearance,     ///< a field got an appearance for its existing value
        FieldAdded,     ///< an unsigned signature field was added
        Signed,         ///< a signature field was signed
        Commented,      ///< annotations were added, changed or removed
        ValidationData, ///< certificates, revocation data or time-stamps were added
        Description,    ///< the title, author or other document information was changed
        Rewritten       ///< objects were rewritten without a visible change
    };
    Kind kind = Kind::Rewritten;
    QString
        subject{}; ///< the field's fully qualified name, or the entry of the document information (`Title`)
    QString before{}; ///< the previous value; empty = none
    QString after{};
    int page = -1;    ///< 0-based; -1 = not on a page
    int object = 0;   ///< number of the changed object; 0 = several objects
    int revision = 0; ///< the revision that made it, 1-based
    bool isAllowed = true;
    QList<int> unseenBy{}; ///< signatures (0-based) that were made before it
    QList<int> signedBy{}; ///< signatures that cover it
};

/** The period for which a signature can be verified (ETSI EN 319 142-1 §5), according to the data that is
 * actually present. */
enum class SignatureLevel {
    None, ///< the signature is invalid
    B,    ///< signed, without further data
    T,    ///< a valid time-stamp proves when it existed
    LT,   ///< the file contains the chain and revocation data of the signer and the time-stamps
    LTA   ///< a later document time-stamp covers them
};

/** A certificate of a chain, the signer's first. */
struct CertificateInfo
{
    QString subject;
    QString issuer;
    QString fingerprint; ///< SHA-256 of the DER, hex
    Timestamp validFrom{};
    Timestamp validTo{};
};

/** A valid time-stamp that covers a signature. */
struct TimeProof
{
    enum class Kind { Signature, Document };
    Timestamp time{};
    QString authority; ///< common name
    Kind kind = Kind::Signature;
    bool isTrusted = false; ///< the authority chains to a trusted root and may issue time-stamps
};

/** The status of the signer's certificate according to the file's own OCSP responses and CRLs. */
enum class Revocation {
    Unknown, ///< the file contains no applicable data
    Good,
    Revoked
};

struct SignatureReport
{
    QString fieldName;
    QString signerName;  ///< common name of the certificate
    QString claimedName; ///< /Name of the signature, chosen by the signer
    QString issuerName;
    QString fingerprint; ///< SHA-256 of the certificate's DER, hex
    QString subFilter;
    QString algorithm;                      ///< e.g. `RSA-3072 SHA-256`
    std::optional<Timestamp> claimedTime;   ///< /M or signing-time: the signer's own clock
    std::optional<Timestamp> timestampTime; ///< from a time-stamp authority, if there is a valid time-stamp
    QString reason;
    QString location;
    int revision = 0; ///< 1-based revision of the file that it covers; 0 = unknown
    bool coversWholeFile = false;
    bool isTimestamp = false; ///< ETSI.RFC3161 document time-stamp
    Integrity integrity = Integrity::Intact;
    Trust trust = Trust::Untrusted;

    SignatureLevel level = SignatureLevel::None;
    bool isPades = false; ///< conforms to ETSI EN 319 142-1 §6.3: names its certificate, correct SubFilter
    bool isCertification = false;        ///< a certification signature (/Perms /DocMDP)
    int docMdpLevel = 0;                 ///< 1 no changes, 2 form filling, 3 also annotations; 0 unspecified
    QStringList lockedFields;            ///< the fields locked by FieldMDP and /Lock: names, `*` for all, or
                                         ///< `* − a, b` for all except a and b
    std::optional<Timestamp> provenTime; ///< the earliest of `times` from a trusted authority
    QList<TimeProof> times;
    QList<CertificateInfo> chain; ///< without certificates that the file doesn't contain
    Revocation revocation = Revocation::Unknown;
    std::optional<Timestamp> revokedAt;
    std::optional<trust::CertificateQualification> qualification; ///< set if trusted lists were supplied
};

/** An area of a page that a revision drew on or changed. */
struct ChangedArea
{
    int page = 0;    ///< 0-based
    QRectF rect;     ///< default user space of the page: points, origin bottom left, before crop and rotation
    QString subject; ///< the field's name or the annotation's kind
};

/** One revision of a file. */
struct RevisionInfo
{
    qint64 end = 0;               ///< end offset of its bytes
    QList<int> signatures;        ///< 0-based indexes of the signatures that cover exactly this revision
    QStringList signedBy;         ///< the signers of these signatures
    bool wasCompared = false;     ///< false: not judged, because nothing before it is signed or a limit was
                                  ///< exceeded
    bool isAllowed = true;        ///< all earlier signatures allow its changes
    QList<VerifyFinding> changes; ///< its changes since the previous signed revision
    QList<int> pages;             ///< 0-based indexes of the changed pages
    QList<ChangedArea> areas;
};

/** The history that sealing attached (`history.json`), with recomputed hashes. */
struct AttachedHistory
{
    /** The signer that vouches for a record: the record is as trustworthy as the seal of the revision that
     * attached it. */
    enum class Witness {
        Service,   ///< the seal was made by the recording service, with a certificate trusted here
        Untrusted, ///< the seal was made with the certificate named in the record, which isn't trusted here
        Other,     ///< the seal was made with a certificate that the record doesn't name
        Nobody     ///< no intact signature covers exactly the revision that attached it
    };
    bool isValid = false; ///< all hashes of the chain match
    Message problem;      ///< set unless `isValid`
    Witness witness = Witness::Nobody;
    QString sealedBy;   ///< common name of that seal's certificate; empty = none
    QString sealSha256; ///< fingerprint of the sealing certificate as named in the record; empty = not named
    int revision = 0;   ///< the revision that attached it, 1-based; 0 = unknown
    /** Returns whether its statements about people may be presented as facts. */
    [[nodiscard]] bool isReliable() const { return isValid && witness == Witness::Service; }
    QString documentGuid;
    QString title;
    QString lastHash; ///< hash of the last entry, as recomputed
    int entryCount = 0;
    int withheldCount = 0;     ///< entries whose details are withheld
    QString originalName;      ///< the upload with which this file begins; empty = none of them
    QString originalSha256;    ///< SHA-256 of that upload, hex
    bool hasOriginals = false; ///< the record names uploads
    QList<domain::HistoryVerdict::Recipient> recipients; ///< as the sealing service recorded them
};

/** A program that rendered the signed version and the current one. */
struct ReaderReport
{
    QString name;
    int pageCount = 0;      ///< number of pages rendered in both versions and compared
    bool hasFailed = false; ///< it could not render the file, so it has no effect
    bool differs = false;   ///< its display or print differs from the signed content
};

struct VerifyReport
{
    Integrity integrity = Integrity::Unsigned;
    Trust trust = Trust::None;
    Alteration alteration = Alteration::None;
    QList<SignatureReport> signatures;
    QList<VerifyFinding> findings;
    int revisionCount = 0;
    QList<RevisionInfo> history;                    ///< every revision, oldest first
    QList<LaterChange> changes;                     ///< changes after signatures, in the order of revisions
    std::optional<AttachedHistory> attachedHistory; ///< set if the file contains one
    QList<ReaderReport> readers;                    ///< the programs that compared the pages
};

} // namespace ink::pdf
