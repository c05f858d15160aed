#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/history/historyrecord.h"

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

/** The integrity of the signed content as readers see it. Independent of the signer. */
enum class Integrity {
    Intact,        ///< every signature computes, and what came later is allowed
    Indeterminate, ///< every signature computes, but not all of what came later could be compared
    Modified,  ///< a signature still computes, but what a reader sees or what it covers was changed in a way
               ///< not allowed
    Broken,    ///< the signed bytes do not match a signature
    Unsigned,  ///< no signature
    Unreadable ///< not a readable PDF
};

/** The trust in the signer's certificate. Independent of integrity. */
enum class Trust {
    Own,     ///< the certificate of this workspace
    Trusted, ///< chains to a root of the system or of the given list
    SelfSigned,
    Untrusted, ///< chain incomplete, expired or unknown root
    None       ///< no signature
};

/** The changes to a file after it was signed, as one sentence. */
enum class Alteration {
    None,    ///< nothing
    Unseen,  ///< parts were rewritten without changing what it shows
    Allowed, ///< the signatures allow it: values, signatures, comments, validation data; see `changes`
    ValidationDataLost, ///< data for validating signatures later is gone
    NotAllowed,    ///< changed in a way that a signature does not allow; no page shows it, or it is not known
    Visible,       ///< a page shows something else than what was signed
    ReadersDiffer, ///< readers may show it differently
    Unchecked      ///< a signature can't be checked, as its certificate is missing
};

/** One observation; the window owns the words of some by `id`, `detail` is the sentence. */
struct VerifyFinding
{
    enum class Level { Info, Warning, Error };
    QString id; ///< stable, e.g. `byterange.gap`, `revision.page-content`, `cms.digest`, `algorithm.weak`
    Level level = Level::Info;
    Message detail;
    int signature = -1; ///< 0-based, -1 = about the whole file
    int revision = 0;   ///< 1-based, that made the change; 0 = not about one
    int object = 0;     ///< number of the object that it is about; 0 = none in particular
    int page = -1;      ///< 0-based; -1 = none in particular
};

/** One thing that a revision changed after a signature, as the rules for later revisions understand it. */
struct LaterChange
{
    enum class Kind {
        Filled,         ///< a field without a value got one
        Replaced,       ///< a value became another one
        Cleared,        ///< a value was removed
        Appearance,     ///< a field got a look for the value that it had
        FieldAdded,     ///< a signature field was added that nobody has signed
        Signed,         ///< a signature field was signed
        Commented,      ///< annotations were added, changed or removed
        ValidationData, ///< certificates, revocation data or time-stamps
        Description,    ///< title, author and the like
        Rewritten       ///< written otherwise, and nobody sees it
    };
    Kind kind = Kind::Rewritten;
    QString subject{}; ///< the field's full name, or the entry of the document information (`Title`)
    QString before{};  ///< of a value; empty = none
    QString after{};
    int page = -1;    ///< 0-based; -1 = on no page
    int object = 0;   ///< number of the object that was changed; 0 = several
    int revision = 0; ///< 1-based, that made it
    bool allowed = true;
    QList<int> unseenBy{}; ///< signatures (0-based) that were made before it
    QList<int> signedBy{}; ///< signatures that cover it
};

/** How far a signature can still be verified later (ETSI EN 319 142-1 §5), by what is really there. */
enum class SignatureLevel {
    None, ///< the signature does not hold
    B,    ///< signed, nothing more
    T,    ///< a time-stamp that computes proves when it existed
    LT,   ///< the file brings the chain and the revocation data of signer and stamps along
    LTA   ///< and a later document time-stamp covers them
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

/** A time-stamp that computes and is about a signature. */
struct TimeProof
{
    enum class Kind { Signature, Document };
    Timestamp time{};
    QString authority; ///< common name
    Kind kind = Kind::Signature;
    bool trusted = false; ///< the authority chains to a trusted root and may stamp
};

/** The status of the signer's certificate by the file's own OCSP responses and CRLs. */
enum class Revocation {
    Unknown, ///< nothing that fits is in the file
    Good,
    Revoked
};

struct SignatureReport
{
    QString fieldName;
    QString signerName;  ///< common name of the certificate
    QString claimedName; ///< /Name of the signature, which whoever signs chooses
    QString issuerName;
    QString fingerprint; ///< SHA-256 of the certificate's DER, hex
    QString subFilter;
    QString algorithm;                    ///< e.g. `RSA-3072 SHA-256`
    std::optional<Timestamp> claimedTime; ///< /M or signing-time: the signer's own clock
    std::optional<Timestamp> stampedTime; ///< by a time-stamp authority, when there is a stamp that computes
    QString reason;
    QString location;
    int revision = 0; ///< 1-based revision of the file that it covers
    bool coversWholeFile = false;
    bool isTimestamp = false; ///< ETSI.RFC3161 document time-stamp
    Integrity integrity = Integrity::Intact;
    Trust trust = Trust::Untrusted;

    SignatureLevel level = SignatureLevel::None;
    bool isPades = false;   ///< made as ETSI EN 319 142-1 §6.3 says: names its certificate, right SubFilter
    bool certifies = false; ///< the author's signature (/Perms /DocMDP)
    int docMdp = 0;         ///< 1 no changes, 2 form filling, 3 also annotations; 0 says nothing
    QStringList lockedFields;            ///< the fields that FieldMDP and /Lock lock: names, or `*` for all
    std::optional<Timestamp> provenTime; ///< by a trusted authority; the best of `times`
    QList<TimeProof> times;
    QList<CertificateInfo> chain; ///< as far as the certificates in the file lead
    Revocation revocation = Revocation::Unknown;
    std::optional<Timestamp> revokedAt;
};

/** A part of a page that a revision drew on or changed. */
struct ChangedArea
{
    int page = 0; ///< 0-based
    QRectF rect;  ///< default user space of the page: points, origin bottom left, before crop and rotation
    QString what; ///< the field's name or the annotation's kind
};

/** One revision of a file; together they show a file's life. */
struct RevisionInfo
{
    qint64 end = 0;               ///< its bytes are those before this offset
    QList<int> signatures;        ///< 0-based indexes of the signatures that cover exactly it
    QStringList signedBy;         ///< their signers
    bool compared = false;        ///< false: nothing before it is signed, so nothing was judged
    bool allowed = true;          ///< whether every earlier signature allows what it changed
    QList<VerifyFinding> changes; ///< its changes since the signed revision before it
    QList<int> pages;             ///< 0-based, where something was changed
    QList<ChangedArea> areas;
};

/** The history that sealing attached (`history.json`), recomputed. */
struct AttachedHistory
{
    /** The witness of a record: it is as trustworthy as the seal of the revision that attached it. */
    enum class Witness {
        Service,   ///< that seal is by the service that recorded it: a certificate that is trusted here
        Untrusted, ///< by the certificate that the record names, which isn't trusted here
        Other,     ///< by a certificate that the record doesn't name
        Nobody     ///< no intact signature covers exactly the revision that attached it
    };
    bool holds = false; ///< every hash follows
    Message problem;    ///< when it does not
    Witness witness = Witness::Nobody;
    QString sealedBy;   ///< common name of that seal's certificate; empty = none
    QString sealSha256; ///< fingerprint of the sealing certificate as the record names it; empty = it doesn't
    int revision = 0;   ///< 1-based, that attached it; 0 = unknown
    /** Returns whether what it says about people may be told as something that happened. */
    [[nodiscard]] bool isBelieved() const { return holds && witness == Witness::Service; }
    QString documentGuid;
    QString title;
    QString head; ///< hash of the last entry, as recomputed
    int entries = 0;
    QString originalName;      ///< the upload that this file begins with; empty when it is none of them
    QString originalSha256;    ///< of those bytes
    bool hasOriginals = false; ///< whether the record names uploads at all
    QList<domain::HistoryVerdict::Recipient> recipients; ///< as the sealing service recorded them
};

/** A program that rendered the signed version and the current one. */
struct ReaderReport
{
    QString name;
    int pages = 0;        ///< rendered in both versions and compared
    bool failed = false;  ///< it could not render the file, so it counts neither way
    bool differs = false; ///< it shows or prints something else than what was signed
};

struct VerifyReport
{
    Integrity integrity = Integrity::Unsigned;
    Trust trust = Trust::None;
    Alteration alteration = Alteration::None;
    QList<SignatureReport> signatures;
    QList<VerifyFinding> findings;
    int revisions = 0;
    QList<RevisionInfo> history;           ///< every revision, oldest first
    QList<LaterChange> changes;            ///< what came after signatures, in the order of revisions
    std::optional<AttachedHistory> record; ///< when the file brings one along
    QList<ReaderReport> readers;           ///< of the pages, when there was something to compare
};

} // namespace ink::pdf
