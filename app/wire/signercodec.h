#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"
#include "app/domain/questions.h"
#include "app/wire/showncodec.h"

#include <QJsonObject>
#include <QList>
#include <QSizeF>
#include <QString>

namespace ink::wire {

/** A tag as one signer sees it: theirs to fill, or somebody's finished value to read. */
struct SignerTag
{
    domain::Tag tag;
    bool editable = false;
    qint64 fileSize = 0;     ///< bytes of what is attached to a tag of type Attachment; its name is the text
    QString fileSha256 = {}; ///< of that file, lower-case hex
    bool operator==(const SignerTag&) const = default;
};

/** A file of the document as the signer sees it. */
struct SignerFile
{
    QString name;
    int firstPage = 1; ///< pageIndex joined over all files
    bool operator==(const SignerFile&) const = default;
};

/** Somebody whom this signer has to name when finishing [ours]. */
struct NextPerson
{
    int invitationIndex = 0; ///< 1-based
    QString name = {};
    QString email = {};
    bool isWitness = false; ///< of this signer's own signature
    bool operator==(const NextPerson&) const = default;
};

/** The answer of `GET /sign/{GUID}/values` to a signer (contract §8). */
struct SignerView
{
    QString title;
    QString message;
    QString privateMessage; ///< of the sender to this signer only
    QString senderName;
    QString senderEmail;
    domain::SigningStatus status = domain::SigningStatus::InProgress;
    domain::InvitationStatus myStatus = domain::InvitationStatus::WaitToOpen;
    domain::ActionType myAction = domain::ActionType::Signer;
    int invitationIndex = 1; ///< 1-based
    QString recipientName;
    QString recipientEmail;
    bool canSignTags = false;  ///< may place signatures freely
    bool canDelegate = false;  ///< may pass this part on to another person
    bool canAsk = false;       ///< may ask the sender a question
    bool canFinish = false;    ///< it is this signer's turn and nothing stands in the way but values
    bool templateLink = false; ///< an address where a visitor starts an own document (`POST …/start`)
    QString blockedReason;     ///< one sentence when canFinish is false
    QString reason;            ///< why the sender cancelled, when that was told
    QString hostedSigner;      ///< for a signing host: who signs now
    int hostedIndex = 0;       ///< that one's 1-based number; 0 = nobody
    int hostedCount = 0;       ///< how many are hosted
    QString consentText;       ///< to be agreed to before finishing; empty = none asked
    QString consentLanguage;   ///< BCP 47, of consentText and disclosure
    QString disclosure;        ///< the sender's longer text that is accepted with the consent
    QString thanks;            ///< the sender's words for people who have finished
    QString returnAddress;     ///< https page of the sender's, offered to people who have finished
    QString language;          ///< BCP 47
    QList<domain::Page> pages; ///< pageIndex joined over all files, sizes in points
    QList<SignerFile> files;   ///< in the order of their pages
    QList<SignerTag> tags;
    QList<domain::Question> questions; ///< this person's own
    int shownVersion = 0;              ///< form of ShownValues::digest that the service knows; 0 = none
    QList<domain::Tag> inputs;         ///< not seen, but what conditions and formulas of `tags` depend on
    QList<NextPerson> nextPeople = {}; ///< to be named when finishing
    QString witnessOf = {};            ///< whose signature this signer witnesses; empty = nobody's
    QString onBehalfOf = {};           ///< the absent person whose deputy this signer is; empty = nobody's
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
    /** Placed freely, for a signer with canSignTags; they replace those placed before. */
    QList<domain::Tag> signatures;
    bool noSignatures = false; ///< an empty list was given: those placed before go
    bool operator==(const SignerValues&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SignerValues& values);
[[nodiscard]] Result<SignerValues> signerValuesFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/finish`:
 * `{"consent":true,"consentText":"…","code":"…","values":[…],"signatures":[…],"shown":{…}}`. */
struct FinishRequest
{
    bool consent = false;
    QString consentText;     ///< the words that were shown and agreed to; empty = those that the view offers
    QString consentLanguage; ///< their language
    QString disclosure;      ///< the disclosure that was shown; with consentText, exactly the view's
    bool inPerson = false;   ///< on the device of the account whose credentials come with the request
    QString code;            ///< the one-time or access code, when the invitation asks for one
    int hostedSigner = 0; ///< the hosted signer whom the writer means (SignerView::hostedIndex); 0 = not told
    SignerValues values;
    std::optional<ShownValues> shown = {}; ///< what the signer saw: finishing anything else is refused
    QList<NextPerson> nextPeople = {};     ///< [ours] whom the view asks this signer to name
    /** [ours] When it was signed without a connection, as the device states; only with `inPerson`. */
    std::optional<Timestamp> signedAt = {};
    QStringList files = {}; ///< [ours] with signedAt: SHA-256 (lower-case hex) of each file that was shown
    bool operator==(const FinishRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const FinishRequest& request);
[[nodiscard]] Result<FinishRequest> finishRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/unlock`: `{"code":"…","token":true}`; the cookie comes always, the token if asked. */
struct UnlockRequest
{
    QString code;
    bool wantsToken = false;
    bool operator==(const UnlockRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const UnlockRequest& request);
[[nodiscard]] Result<UnlockRequest> unlockRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/reject`: `{"reason":"…"}`, needed, at most 2,000 characters. */
struct RejectRequest
{
    QString reason;
    bool operator==(const RejectRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const RejectRequest& request);
[[nodiscard]] Result<RejectRequest> rejectRequestFromJson(const QJsonObject& object);

/** `POST /sign/{GUID}/delegate`: `{"recipientName":"…","recipientEmail":"…","reason":"…"}`; the reason may be
 * left out. */
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
