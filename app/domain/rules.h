#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"

#include <QList>
#include <QPointF>
#include <QSize>
#include <QSizeF>
#include <QString>

namespace ink::domain {

/** Whether a document may go from one status to another (contract §3, Transitions). */
[[nodiscard]] bool canMove(SigningStatus from, SigningStatus to);
/** Whether an invitation may go from one status to another (contract §3). */
[[nodiscard]] bool canMove(InvitationStatus from, InvitationStatus to);

/** Whether this kind of recipient must finish before a document completes: signers, reviewers, hosts,
 * editors. */
[[nodiscard]] bool mustAct(ActionType type);
/** Whether this kind of recipient signs: signers, open signers and signing hosts. */
[[nodiscard]] bool isSigner(ActionType type);
/** Whether this kind of recipient can own tags. */
[[nodiscard]] bool canOwnTags(ActionType type);

/** Indexes (0-based) of the invitations whose turn it is now: the lowest step with someone unfinished. A
 * witness comes as soon as the person whose signature they witness has finished. */
[[nodiscard]] QList<qsizetype> invitationsInTurn(const Document& document);
/**
 * Moves NotSent invitations whose turn has come to WaitToOpen; returns their 0-based indexes. Numbers may
 * have gaps. A viewer's turn comes with the group of its number, or when all groups before it are done;
 * nobody waits for a viewer. Whoever has `startAfterDays` is opened only when these have passed at `now`.
 */
QList<qsizetype> openTurns(Document& document, Timestamp now);
/** Whether everybody who must act has finished or has been released. */
[[nodiscard]] bool everyoneFinished(const Document& document);
[[nodiscard]] bool everyoneFinished(const QList<Invitation>& invitations);
/** What a document in progress waits for ("Waiting for Anna and Ben"); empty when for nobody. */
[[nodiscard]] Message waitingFor(const QList<Invitation>& invitations);
/** The same for one of them: its own step ("Waiting for Ben to sign"), or whoever comes before. */
[[nodiscard]] Message waitingFor(const QList<Invitation>& invitations, qsizetype index);

// Signing host (18): the people in `hostedSigners` sign in person, one after the other in that order, through
// the host's address.

/** The 1-based number of the hosted signer whose turn it is; 0 when nobody is hosted or all have finished. */
[[nodiscard]] int hostedTurn(const Invitation& invitation);
/** The name of that one; empty when there is none. */
[[nodiscard]] QString hostedName(const Invitation& invitation);
/**
 * For every tag the 1-based number of the hosted signer that it belongs to; 0 = a tag of another invitation,
 * or nobody is hosted. A tag may say so itself (`TagFacts::hostedSigner`); of the others
 * the n-th signature, the n-th initials and the n-th sign date are the n-th signer's, the rest the first's.
 */
[[nodiscard]] QList<int> hostedOwners(const Document& document, int invitationIndex);

/**
 * Which tags an invitation (1-based) may write at its turn, by their index: its own tags (a host: those of
 * the hosted signer in turn). An editor also fills and corrects what others have not signed yet: every value
 * but signatures, masked texts and what the document computes, of recipients who have not opened it; a
 * prefillable tag even when it is read-only for its owner.
 */
[[nodiscard]] QList<bool> writableTags(const Document& document, int invitationIndex);

/**
 * `wanted` as a writer sent it, with what only the service decides (GUID, status, times, reminders, reject
 * reason) taken from the invitation of the same id or GUID in `kept`; one that is not there is new: without
 * id and GUID, NotSent.
 */
[[nodiscard]] QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted);
/** `wanted` with only those tag ids left that `kept` has, each once; the others are new tags. */
[[nodiscard]] QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted);

enum class Severity { Error, Warning, Hint };

/** Characters that an access code should have; our service refuses to send with fewer. */
inline constexpr int minAccessCodeLength = 6;

/** Something worth telling before sending, with its place. */
struct Finding
{
    /** The fault; the window owns the words. `detail` is the sentence for the wire and the command line. */
    enum class Kind {
        NoTitle,
        NoSender,
        NoFile,
        NoSigner,
        RecipientWithoutName,
        RecipientWithoutEmail,
        BadEmail,
        DuplicateEmail,
        BadPhone,       ///< no valid number for a code by SMS
        NoSmsGateway,   ///< a code by SMS that the service can't send (from the window)
        WeakAccessCode, ///< has fewer than minAccessCodeLength characters: it can be guessed
        SignerWithoutSignature,
        TagOutsidePage,
        TagTooSmall,
        TagOnMissingPage,
        TagWithoutRecipient,
        TagsOverlap,
        DuplicateTagName,
        RadioWithoutGroup,
        DropdownWithoutOptions,
        SequenceGap,
        BadPattern, ///< a tag's `style.pattern` is no usable regular expression
        BadFormula, ///< a tag's `style.formula` cannot be read, or names what is no number
        FormulaOnMissingTag,
        FormulaCycle, ///< a computed tag needs its own result, also over others and their conditions
        ConditionOnMissingTag,
        ConditionCycle,       ///< a tag is shown only when it is shown itself, also over others
        UnreachableMandatory, ///< a mandatory tag whose condition can never hold when its recipient signs
        BadDefault,           ///< what a tag holds at first is not what it takes
        BadLimits,            ///< the least value is above the greatest, or a length or precision is absurd
        MissingGlyph, ///< a value, a name or the title has a character that no font can write (from app/pdf)
        TagOverText,  ///< it would hide words of the page (from app/pdf)
        TagInMargin,  ///< so near to the edge of the paper that printers leave it out (from app/pdf)
        FileForbidsChanges, ///< it stands on a file that lets only its form be filled in (from app/pdf)
        BadGroup,           ///< the members of a group differ in their step or in how many must act
        BadWitness,         ///< there is nobody whose signature they could witness
        NobodyNames,        ///< nobody is certain to name this recipient
        StartsTooLate,      ///< the document expires before this recipient's turn comes
        StaysEmpty,         ///< a required tag of somebody who may not have to act
    };
    Kind kind{};
    Severity severity = Severity::Error;
    QString field; ///< wire path, e.g. `tags[3].left`
    Message detail;
    qsizetype tagIndex = -1; ///< 0-based, -1 = none
    qsizetype invitationIndex = -1;
    bool operator==(const Finding&) const = default;
};

/** The faults that make a document unusable even as a draft (contract §4, tags; §6, needed): errors only. */
[[nodiscard]] QList<Finding> checkDraft(const Document& document);
/** Everything to tell before sending: checkDraft's plus what contract §6 needs to send, plus warnings and
 * hints. */
[[nodiscard]] QList<Finding> validate(const Document& document);
/** The errors among findings as one Validation error, or success. */
[[nodiscard]] Result<void> asResult(const QList<Finding>& findings);

/** A plausible mail address: one @, no spaces, something on both sides, at most 254 characters (RFC 5321
 * §4.5.3). */
[[nodiscard]] bool isEmail(const QString& address);

/** A tag's usual size in points by type. */
[[nodiscard]] QSize defaultTagSize(TagType type);
/** Clamped so that it lies inside the page (points, as displayed) and is at least `minimumTagExtent` wide and
 * high. */
[[nodiscard]] PageRect clampedTo(PageRect rect, QSizeF page);
inline constexpr int minimumTagExtent = 6;
/** A new tag of this type centred on a point of a page, clamped, with a fresh unique name. */
[[nodiscard]] Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre,
                          int invitationIndex);

/** Whether a check box or radio button is on: its value, or `style.checked` while it has none. */
[[nodiscard]] bool isChecked(const Tag& tag);
/** Whether a `style.pattern` can be used: at most 512 characters and a valid regular expression (pattern.h).
 */
[[nodiscard]] bool isUsablePattern(const QString& pattern);
/** What is wrong with a `style.pattern`, to follow "The pattern"; empty = it can be used. */
[[nodiscard]] QString patternFault(const QString& pattern);
/** Whether a mandatory tag has been given a value. */
[[nodiscard]] bool hasValue(const Tag& tag);
/** Why a tag may not hold the text that it holds; empty = it may. An empty text is never wrong here. The
 * sentence names the tag by its name, or as `name` says. */
[[nodiscard]] Message valueFault(const Tag& tag);
[[nodiscard]] Message valueFault(const Tag& tag, const Message& name);
/**
 * What is wrong with a signer's values when finishing (missing mandatory, bad date, too long …); empty =
 * fine. Paths are `tags[n].text` or `tags[n].image` with n 0-based in `document.tags`, or `signatures` when a
 * free signature is missing.
 */
[[nodiscard]] QList<FieldIssue> checkValues(const Document& document, int invitationIndex);

/** The 0-based tag index in a path such as `tags[3].left`, or -1. */
[[nodiscard]] qsizetype tagIndexOf(const QString& field);

} // namespace ink::domain
