#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/fileresult.h"
#include "app/domain/document/page.h"
#include "app/domain/document/signingcertificate.h"
#include "app/domain/document/tag.h"
#include "app/domain/history/questions.h"
#include "app/wire/showncodec.h"

#include <QJsonObject>
#include <QList>
#include <QSizeF>
#include <QString>

#include <optional>

namespace ink::wire {

/** A tag in one signer's view: the signer's own to fill in, or another recipient's completed value. */
struct SignerTag
{
    domain::Tag tag;
    bool isEditable = false;
    qint64 fileSize =
        0; ///< size in bytes of the attachment of a tag of type Attachment; its name is the text
    QString fileSha256 = {}; ///< SHA-256 of the attached file, lower-case hex
    /** The digest of everything in the tag except its value; see fingerprintOf(). Empty if it isn't
     * reported. */
    QByteArray fingerprint = {};
    bool operator==(const SignerTag&) const = default;
};

/** A file of the document as the signer sees it. */
struct SignerFile
{
    QString name;
    int firstPage = 1; ///< 1-based index of the file's first page across all files
    /** The digest of the pages as painted, lower-case hex; a different one means different pages. */
    QByteArray fingerprint = {};
    bool operator==(const SignerFile&) const = default;
};

/** The result of a file for a signer who has finished; not part of the contract. */
struct SignerResult
{
    QString name;                                    ///< name of the file
    domain::FilePart part = domain::FilePart::Views; ///< the signer's part in the file
    domain::FileResult result;
    bool operator==(const SignerResult&) const = default;
};

/** A person whom this signer has to name when finishing; not part of the contract. */
struct NextPerson
{
    int invitationIndex = 0; ///< 1-based
    QString name = {};
    QString email = {};
    bool isWitness = false; ///< the person witnesses this signer's signature
    bool operator==(const NextPerson&) const = default;
};

/** The response of `GET /sign/{GUID}/values` for a signer (contract §8). */
struct SignerView
{
    QString title;
    QString message;
    QString privateMessage; ///< from the sender to this signer only
    QString senderName;
    QString senderEmail;
    domain::SigningStatus status = domain::SigningStatus::InProgress;
    domain::InvitationStatus myStatus = domain::InvitationStatus::WaitToOpen;
    domain::ActionType myAction = domain::ActionType::Signer;
    int invitationIndex = 1; ///< 1-based
    QString recipientName;
    QString recipientEmail;
    bool canSignTags = false;    ///< may place signatures freely
    bool canDelegate = false;    ///< may delegate to another person
    bool canAsk = false;         ///< may ask the sender a question
    bool canFinish = false;      ///< it is this signer's turn and only values may be missing
    bool isTemplateLink = false; ///< a template link: visitors start their own document (`POST …/start`)
    QString blockedReason;       ///< one sentence, if canFinish is false
    QString reason;              ///< the sender's reason for cancelling, if one was given
    QString hostedSigner;        ///< for a signing host: the current signer
    int hostedIndex = 0;         ///< 1-based number of that signer; 0 = none
    int hostedCount = 0;         ///< number of hosted signers
    QString consentText;         ///< to be accepted before finishing; empty = no consent required
    QString consentLanguage;     ///< BCP 47, of consentText and disclosure
    QString disclosure;          ///< the sender's longer text, accepted together with the consent
    QString thanks;              ///< the sender's text for recipients who have finished
    QString returnAddress;       ///< the sender's https page for recipients who have finished
    QString language;            ///< BCP 47
    QList<domain::Page> pages;   ///< pageIndex counts across all files; sizes in points
    QList<SignerFile> files;     ///< in the order of their pages
    QList<SignerTag> tags;
    QList<domain::Question> questions; ///< this signer's own questions
    int shownVersion = 0;              ///< version of ShownValues::digest that the service supports; 0 = none
    QList<domain::Tag> inputs;         ///< not displayed, but referenced by conditions and formulas of `tags`
    QList<NextPerson> nextPeople = {}; ///< people whom this signer has to name when finishing
    QString witnessOf = {};            ///< the person whose signature this signer witnesses; empty = none
    QString onBehalfOf = {};           ///< the absent person whom this signer deputizes for; empty = none
    bool hasCertificate = false;       ///< there is a separate certificate, which this signer may download
    QList<SignerResult> results = {};  ///< results of the files, once this signer has finished
    QString signDate = {};             ///< the day (ISO) that sign dates get if this signer finishes now
    /** The certificate of their own with which this signer must sign (`prepare`); nothing = not required. */
    std::optional<domain::SigningCertificate> signingCertificate = {};
    bool canUseCertificate = false;         ///< may sign with a certificate of their own
    std::optional<Timestamp> deadline = {}; ///< when the document expires, while this signer can finish
    /** The digest of everything that is painted besides the tags; see setFingerprints(). Empty if the service
     * doesn't report it; the digest in ShownValues is then in form 1. */
    QByteArray fingerprint = {};
    bool operator==(const SignerView&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SignerView& view);
[[nodiscard]] Result<SignerView> signerViewFromJson(const QJsonObject& object);

/** One value that a signer saves. */
struct SignerValue
{
    domain::TagId id;
    QString text;
    QByteArray image; ///< PNG or JPEG
    bool operator==(const SignerValue&) const = default;
};
/** `{"values":[{"id","text","image"}],"signatures":[{"pageIndex","left","top","width","height","image"}]}`.
 */
struct SignerValues
{
    QList<SignerValue> values;
    /** Freely placed, for a signer with canSignTags; they replace earlier ones. */
    QList<domain::Tag> signatures;
    bool removesSignatures = false; ///< an empty list was sent: removes the earlier ones
    bool operator==(const SignerValues&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SignerValues& values);
[[nodiscard]] Result<SignerValues> signerValuesFromJson(const QJsonObject& object);

/** A signature with a certificate of the signer's own: `{"fileID":1,"value":"…"}`. */
struct FileSignature
{
    domain::FileId file;
    QByteArray value; ///< CMS SignedData without content, DER
    bool operator==(const FileSignature&) const = default;
};

/** `POST /sign/{GUID}/prepare`: `{"certificates":["…"],"algorithm":"ECDSA-SHA256","values":[…],"shown":{…}}`.
 * Not in the contract. */
struct PrepareRequest
{
    QList<QByteArray> certificates; ///< DER: the signer's, then its issuers
    QString algorithm;              ///< name of a pdf::SigningAlgorithm
    SignerValues values;
    std::optional<ShownValues> shown = {}; ///< as for FinishRequest
    QString code = {};                     ///< likewise
    bool operator==(const PrepareRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const PrepareRequest& request);
[[nodiscard]] Result<PrepareRequest> prepareRequestFromJson(const QJsonObject& object);

/** A file that waits for a signature. */
struct PreparedFile
{
    domain::FileId file;
    QString name;
    QString url; ///< of exactly these bytes, whose digest the client computes itself
    qint64 size = 0;
    QString sha256;              ///< of the whole file, lower-case hex
    QList<qint64> byteRange;     ///< offset and length of the two ranges that are signed
    QByteArray digest;           ///< of the ranges, with the digest of the algorithm
    QByteArray signedAttributes; ///< DER of SET OF Attribute: the bytes that the key signs
    bool operator==(const PreparedFile&) const = default;
};
/** The response to a PrepareRequest. */
struct PreparedSignatures
{
    QString algorithm;
    Timestamp expires{};
    QList<PreparedFile> files;
    bool operator==(const PreparedSignatures&) const = default;
};
[[nodiscard]] QJsonObject toJson(const PreparedSignatures& prepared);
[[nodiscard]] Result<PreparedSignatures> preparedSignaturesFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/finish`:
 * `{"consent":true,"consentText":"…","code":"…","values":[…],"signatures":[…],"shown":{…}}`. */
struct FinishRequest
{
    bool hasConsented = false;
    QString consentText;     ///< the displayed text that was accepted; empty = the one in the view
    QString consentLanguage; ///< BCP 47, of consentText
    QString disclosure;      ///< the displayed disclosure; with consentText, exactly the view's
    bool isInPerson = false; ///< signed on a device of the account whose credentials come with the request
    QString code;            ///< the one-time or access code, if the invitation requires one
    int hostedSigner = 0;    ///< the hosted signer who signs (SignerView::hostedIndex); 0 = not specified
    SignerValues values;
    std::optional<ShownValues> shown =
        {}; ///< the values that the signer saw; a request with other values is rejected
    QList<NextPerson> nextPeople = {}; ///< the people whom the view requires this signer to name
    /** The time of signing offline, as stated by the device; only with `inPerson`. Not in the contract. */
    std::optional<Timestamp> signedAt = {};
    QStringList files = {}; ///< with signedAt: SHA-256 (lower-case hex) of each displayed file
    /** Signatures of the prepared files with a certificate of the signer's own; then there are no values,
     * because those of `prepare` are signed. Not in the contract. */
    QList<FileSignature> cms = {};
    bool operator==(const FinishRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const FinishRequest& request);
[[nodiscard]] Result<FinishRequest> finishRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/unlock`: `{"code":"…","token":true}`. Always sets the cookie; `token` also requests a
 * token. */
struct UnlockRequest
{
    QString code;
    bool wantsToken = false;
    bool operator==(const UnlockRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const UnlockRequest& request);
[[nodiscard]] Result<UnlockRequest> unlockRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/reject`: `{"reason":"…"}`, required, at most 2,000 characters. */
struct RejectRequest
{
    QString reason;
    bool operator==(const RejectRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const RejectRequest& request);
[[nodiscard]] Result<RejectRequest> rejectRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/delegate`: `{"recipientName":"…","recipientEmail":"…","reason":"…"}`; the reason is
 * optional. */
struct DelegateRequest
{
    QString name;
    QString email;
    QString reason; ///< at most 2,000 characters
    bool operator==(const DelegateRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const DelegateRequest& request);
[[nodiscard]] Result<DelegateRequest> delegateRequestFromJson(const QJsonObject& object);

} // namespace ink::wire
