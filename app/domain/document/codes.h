#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

// The codes of contract §3; the numbers are used on the wire.

enum class SigningStatus {
    Draft = 51,
    InProgress = 52,
    Completed = 53,
    Rejected = 54,
    ReachDeadline = 55,
    Cancelled = 56
};
enum class DocumentType { Document = 5, TemplateLink = 6, RegularTemplate = 7, BulkTemplate = 8 };
enum class ActionType {
    Signer = 15,
    Viewer = 16,
    Reviewer = 17,
    SigningHost = 18,
    OpenSigner = 21,
    Editor = 23
};
enum class InvitationStatus {
    NotSent = 60,
    WaitToOpen = 61,
    ReachDeadline = 62,
    WorkInProgress = 63,
    Viewed = 64,
    Rejected = 65,
    Finalized = 67,
    Cancelled = 68
};
enum class TagType {
    Signature = 250,
    Initial = 251,
    Text = 252,
    Checkbox = 253,
    Radio = 254,
    Date = 255,
    Attachment = 256,
    Dropdown = 257,
    Note = 258,
    MaskedText = 266,
    PrefillableText = 267,
    PrefillableNumber = 268,
    Number = 269,
    SignDate = 270
};
enum class AuthenticationType { Email = 131, Sms = 132, AccessCode = 133 };
/** German, Spanish and Arabic extend the contract: use them only for servers whose limits include
 * `languages`. */
enum class LanguageCode { English = 550, French = 551, German = 552, Spanish = 553, Arabic = 554 };
enum class FolderType { Documents = 1, Templates = 2 };

/** The enum value with this wire number, or nothing. */
template <typename E> [[nodiscard]] std::optional<E> tryFromCode(qint64 code);

template <> std::optional<SigningStatus> tryFromCode<SigningStatus>(qint64 code);
template <> std::optional<DocumentType> tryFromCode<DocumentType>(qint64 code);
template <> std::optional<ActionType> tryFromCode<ActionType>(qint64 code);
template <> std::optional<InvitationStatus> tryFromCode<InvitationStatus>(qint64 code);
template <> std::optional<TagType> tryFromCode<TagType>(qint64 code);
template <> std::optional<AuthenticationType> tryFromCode<AuthenticationType>(qint64 code);
template <> std::optional<LanguageCode> tryFromCode<LanguageCode>(qint64 code);
template <> std::optional<FolderType> tryFromCode<FolderType>(qint64 code);

/** The language tag of a document's language, such as `fr`. */
[[nodiscard]] QString languageTag(LanguageCode language);
/** The languages that a document can have; `all` includes those that extend the contract. */
[[nodiscard]] QList<LanguageCode> documentLanguages(bool all);
/** The language of new documents of an account whose language is `tag` (BCP 47); English if documents can't
 * have that language. For `all`, see documentLanguages(). */
[[nodiscard]] LanguageCode documentLanguage(const QString& tag, bool all);
/** The wire's `signingStatusDisplay`, e.g. `IN_PROGRESS`. */
[[nodiscard]] QString signingStatusName(SigningStatus status);
/** The contract's name of a tag type, e.g. `SIGN_DATE`. */
[[nodiscard]] QString tagTypeName(TagType type);
[[nodiscard]] QString invitationStatusName(InvitationStatus status);

[[nodiscard]] const QList<TagType>& allTagTypes();

/** True for a completed, rejected, expired or cancelled document (53–56, contract §3). */
[[nodiscard]] bool isFinal(SigningStatus status);
/** True for a signature or initials: "signature-like" in contract §6. */
[[nodiscard]] bool isSignatureLike(TagType type);
/** True for a check box or a radio button. */
[[nodiscard]] bool isToggle(TagType type);
/** True for a number, filled in by the sender or by the recipient. */
[[nodiscard]] bool isNumber(TagType type);

/** Returns whether a document may change from one status to another (contract §3, Transitions). */
[[nodiscard]] bool canTransition(SigningStatus from, SigningStatus to);
/** Returns whether an invitation may change from one status to another (contract §3). */
[[nodiscard]] bool canTransition(InvitationStatus from, InvitationStatus to);

/** Returns whether this kind of recipient must finish before a document completes: all except viewers. */
[[nodiscard]] bool mustAct(ActionType type);
/** Returns whether this kind of recipient signs: signers, open signers and signing hosts. */
[[nodiscard]] bool isSigner(ActionType type);
/** Returns whether this kind of recipient can own tags: signers (see isSigner) and editors. */
[[nodiscard]] bool canOwnTags(ActionType type);

} // namespace ink::domain
