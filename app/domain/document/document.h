#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/historyevent.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/tagcondition.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/**
 * A rectangle in page units (contract §4): 1 unit = 1/72 inch, integers, origin top-left of the page *as
 * displayed* (crop box, rotation applied).
 */
struct PageRect
{
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] int right() const { return left + width; }
    [[nodiscard]] int bottom() const { return top + height; }
    [[nodiscard]] bool intersects(const PageRect& other) const
    {
        return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
    }
    bool operator==(const PageRect&) const = default;
};

/** A page of a file; `pageIndex` is 1-based within its file on the wire, `size` in points as displayed. */
struct Page
{
    PageId id;
    int pageIndex = 1;
    QSizeF size; ///< points, as displayed
    bool operator==(const Page&) const = default;
};

/** The service's findings about a file at its upload [ours]. */
struct FileIntake
{
    QString uploadedSha256;    ///< of the bytes as they came, when other bytes are kept; see fileintake.h
    QStringList restricted;    ///< actions that the author did not allow: `print`, `copy`, `change` …
    bool wasEncrypted = false; ///< it is kept decrypted
    bool carriesSignatures = false; ///< its pages stay as they are, and values go into fields
    bool onlyForm = false;          ///< a certification in it allows only filling in its form
    bool tagsImported = false;      ///< its anchors became tags when the document was made
    bool operator==(const FileIntake&) const = default;
};

/** A PDF that a document holds. The bytes live in the blob store under `sha256`. */
struct File
{
    FileId id;
    QString name;
    int sequence = 1; ///< 1-based order in the document
    qint64 size = 0;  ///< bytes
    QString sha256;   ///< lower-case hex of the original bytes
    FileIntake intake;
    QList<Page> pages;
    QJsonObject extra; ///< unknown members, returned unchanged
    bool operator==(const File&) const = default;
};

/** Natural: at the left, or at the right for text that reads from right to left. */
enum class TextAlign { Natural, Left, Center, Right };

/** The appearance of a tag and the values it accepts (the contract's `style` keys). */
struct TagStyle
{
    QStringList options;
    bool checked = false;
    std::optional<int> maxLength;
    QString pattern;
    std::optional<double> min;
    std::optional<double> max;
    std::optional<int> decimals;
    QString dateFormat;
    QString fontFamily;
    double fontSize = 0; ///< points; 0 = fitted to the tag's height
    QString colour;      ///< `#rrggbb`, empty = ink
    TextAlign align = TextAlign::Natural;
    bool readOnly = false;
    QString placeholder;
    std::optional<TagCondition> condition;
    QString formula;
    QJsonObject extra;
    bool multiline = false; ///< for a text: it begins at the top, and Enter begins a new line
    bool comb = false;      ///< for a text: `maxLength` boxes with one character each
    /** Of a text `email` or `phone`; of a number how it is printed (see NumberFormat); of an attachment
     * `image`; of a note `stamp`. */
    QString format;
    QString help;                 ///< shown to the signer at the field
    QString earliest;             ///< for a date: its limits (see DateLimit)
    QString latest;               ///< of a date
    QString fill;                 ///< the source that fills a text when the document is sent (see autofill.h)
    std::optional<int> minChosen; ///< of check boxes that share a `groupName`
    std::optional<int> maxChosen; ///< of check boxes that share a `groupName`
    bool operator==(const TagStyle&) const = default;
};

/** Part of a file that a tag was made of. */
struct TagOrigin
{
    enum class Source { None, Anchor, FormField };
    Source source = Source::None;
    QString formField; ///< full name of the form field that the tag stands for
    QString formValue; ///< for a button: the value of the form field when it is chosen
    bool operator==(const TagOrigin&) const = default;
};

/** The facts that this product keeps with a tag beyond the contract [ours]. */
struct TagFacts
{
    TagOrigin origin;
    QString externalId;       ///< the tag's name in the program that wrote its anchor
    int tabTurn = 0;          ///< in the order of Tab, from 1; 0 = by reading direction
    int hostedSigner = 0;     ///< 1-based number of the hosted signer that it belongs to; 0 = by order
    bool isLocked = false;    ///< the editor neither moves, resizes nor deletes it
    bool isFree = false;      ///< a signature that the recipient placed
    QString droppedCondition; ///< names that a condition referred to which a copy could not keep
    QString droppedFormula;   ///< the same of a formula
    bool operator==(const TagFacts&) const = default;
};

/** A field on a page that one recipient fills. */
struct Tag
{
    TagId id;
    QString name;
    QString groupName; ///< radio buttons with the same group exclude one another
    TagType type = TagType::Signature;
    int pageIndex = 1; ///< 1-based over all pages of all files in sequence order
    PageId pageId;
    int invitationIndex = 1; ///< 1-based into Document::invitations
    InvitationId invitationId;
    PageRect rect;
    bool isMandatory = true;
    QString text;     ///< the value: text, ISO date, or `true`/`false` for a check box
    QByteArray image; ///< PNG or JPEG bytes of a drawn, typed or picture signature
    TagFacts facts;
    TagStyle style;
    QJsonObject extra;
    bool operator==(const Tag&) const = default;
};

struct Authentication
{
    AuthenticationType type = AuthenticationType::Email;
    QString phone;
    QString phoneCountryCode;
    QString code;
    bool operator==(const Authentication&) const = default;
};

/** An editor's changes to others' fields that are not in the history yet. */
struct Corrections
{
    Timestamp noted{};  ///< of the last history entry about corrections
    Timestamp last{};   ///< of the latest correction
    QStringList fields; ///< names of the fields that no entry names yet
    QString address;
    QString userAgent;
    bool operator==(const Corrections&) const = default;
};

/** The failure of the last email to a person after a mail server had accepted it. */
struct MailFault
{
    bool isFinal = true; ///< it came back; else it is only late
    Message reason;
    Timestamp time{};
    bool operator==(const MailFault&) const = default;
};

/** The progress of the last email to a person; filled by the service when it answers. */
struct MailProgress
{
    enum class State { Waiting, Sent, Failed, Delayed };
    State state = State::Waiting;
    Message error;
    std::optional<Timestamp> time;
    bool operator==(const MailProgress&) const = default;
};

/** The progress of a finished document's seal; filled by the service when it answers. */
struct SealProgress
{
    QString level;  ///< `B-B`, `B-T`, `B-LT`, `B-LTA`
    QString awaits; ///< the level that it is being raised to; empty = it stays as it is
    Message reason; ///< the reason why that level isn't reached
    bool operator==(const SealProgress&) const = default;
};

/** An absent person whose part a deputy has. */
struct AbsentPerson
{
    QString name;
    QString email;
    bool operator==(const AbsentPerson&) const = default;
};

/** A person's part in a document. */
struct Invitation
{
    InvitationId id;
    QString guid; ///< lower-case UUID; whoever has it may sign: never logged
    QString recipientName;
    bool hasPlaceholderName = false; ///< the name was made up by a program or a file: it is not for sending
    QString recipientEmail;
    ActionType actionType = ActionType::Signer;
    int sequence = 1; ///< equal numbers act in parallel, a group waits for the one before it
    InvitationStatus status = InvitationStatus::NotSent;
    bool canSignTags = false; ///< may place a signature freely when there is no tag
    QList<Authentication> authentications;
    std::optional<Timestamp> lastReminderSent; ///< when the last reminder left by mail
    int reminderEmailCount = 0;                ///< reminders that left by mail
    std::optional<Timestamp> openedTime;
    std::optional<Timestamp> finishedTime;
    QString rejectReason;
    QStringList hostedSigners;
    QString company;                            ///< what fields are filled with [ours]
    QString jobTitle;                           ///< what fields are filled with [ours]
    QString role;                               ///< the name that a file gives to whoever takes this part
    std::optional<MailProgress> mail;           ///< nothing when the service doesn't report it
    std::optional<MailProgress> sms;            ///< how far the last code by SMS got, as `mail`
    QString language;                           ///< BCP 47, e.g. `fr`
    QString signingUrl;                         ///< filled by the service when it answers
    std::optional<Timestamp> invitedTime;       ///< when its turn came; internal to the service
    std::optional<Timestamp> reminderAskedTime; ///< of the last reminder, left or not; the service's own
    int remindersAsked = 0;                     ///< the service's own
    bool warned = false;                        ///< warned that the deadline is near; internal to the service
    int hostedDone = 0;                     ///< for a signing host: how many of `hostedSigners` have finished
    std::optional<Corrections> corrections; ///< of an editor; internal to the service
    std::optional<MailFault> mailFault;     ///< internal to the service; sent as `mailState`
    QString privateMessage;                 ///< from the sender to this person only
    bool mayDelegate = false;               ///< may delegate their part to another person
    int openQuestions = 0; ///< asked by this person and not answered; the service counts them
    Message waitingFor; ///< the reason why this invitation is pending; filled by the service when it answers
    QJsonObject extra;
    /** Recipients with the same name here are a group, of which `groupNeeded` must act; empty = in none. */
    QString group;
    int groupNeeded = 1;
    bool isReleased = false;        ///< cancelled because their part isn't needed any more; the service's own
    bool isWitness = false;         ///< signs as the witness of the recipient above (`witnessedBy`)
    bool isNamedByPrevious = false; ///< the recipient before names this one when finishing (`namerOf`)
    bool copyAtEnd = false;         ///< a viewer who gets a copy only when the document is completed
    int startAfterDays = 0;         ///< the turn comes so many days after the step before has finished
    std::optional<Timestamp> readyTime;     ///< when the step before had finished; the service's own
    std::optional<AbsentPerson> onBehalfOf; ///< of a deputy (`deputyPlan`); the service's own
    bool operator==(const Invitation&) const = default;
};

/** One link of the history chain: hash = SHA-256(previous hash ‖ canonical JSON of the entry). */
struct HistoryEntry
{
    Timestamp time{};
    HistoryEvent event;
    QString actor;   ///< "Name <mail>" or the service
    QString address; ///< IP address, empty for local acts
    QString userAgent;
    QString detail; ///< in English, as it was written
    QString hash;   ///< lower-case hex
    /** The key of the reason that `detail` is made of; empty for plain text and in older entries. Kept as it
     * was written, for the hash covers it: see `historyDetail` for the sentence. */
    QString reason = {};
    QJsonObject args = {}; ///< the arguments of the reason, as on the wire
    bool operator==(const HistoryEntry&) const = default;
};

struct DocumentSetting
{
    QString postBackUrl;
    LanguageCode language = LanguageCode::English;
    int expireDaysAfterSent = 180;
    QString emailSubject;
    QString emailBody;
    int remindEveryDays = 0; ///< 0 = never
    int maxReminders = 0;
    bool attachSigned = true;
    bool signaturePerSigner =
        false;                     ///< each signer gets a signature of their own in the files, then the seal
    int linkDocumentsPerHour = 60; ///< for a template link: maximum that visitors start; 0 = no limit
    QJsonObject extra;
    std::optional<Timestamp> sendAt; ///< for a draft: when the service sends it by itself
    Message sendFault;               ///< why it couldn't be sent then; the service's own
    bool operator==(const DocumentSetting&) const = default;
};

/** The time at which a document expires; nothing before it is sent. */
[[nodiscard]] std::optional<Timestamp> expiryOf(const std::optional<Timestamp>& sentTime,
                                                const DocumentSetting& setting);

/** A document or a template, whole. */
struct Document
{
    DocumentId id;
    QString guid;
    QString title;
    QString senderName;
    QString senderEmail;
    AccountId accountId; ///< the wire's userId
    DocumentType type = DocumentType::Document;
    SigningStatus status = SigningStatus::Draft;
    Timestamp createdTime{};
    Timestamp lastModifiedTime{};
    std::optional<Timestamp> sentTime;
    std::optional<Timestamp> completedTime;
    FolderId folderId; ///< null = in no folder
    qint64 version = 1;
    bool deleted = false;
    DocumentSetting setting;
    QList<File> files;
    QList<Invitation> invitations;
    QList<Tag> tags;
    QList<HistoryEntry> histories;
    DocumentId templateId;
    std::optional<MailProgress> mail; ///< of emails to the sender's side, when one has not been sent
    std::optional<SealProgress> seal;
    QString message;
    Message waitingFor; ///< the reason why it is pending; filled by the service when it answers
    QJsonObject extra;

    [[nodiscard]] int pageCount() const;
    /** The page with this 1-based joined index and the file that holds it; null pointers when there is none.
     */
    struct PageRef
    {
        const File* file = nullptr;
        const Page* page = nullptr;
        int indexInFile = 0; ///< 1-based
    };
    [[nodiscard]] PageRef pageAt(int joinedIndex) const;
    /** 1-based index of this invitation, 0 when it is not here. */
    [[nodiscard]] int invitationIndexOf(const QString& invitationGuid) const;

    bool operator==(const Document&) const = default;
};

/** A row of a listing (contract §5): no tags, files' pages or histories. */
struct DocumentSummary
{
    DocumentId id;
    QString guid;
    QString title;
    QString senderName;
    QString senderEmail;
    DocumentType type = DocumentType::Document;
    SigningStatus status = SigningStatus::Draft;
    Timestamp createdTime{};
    Timestamp lastModifiedTime{};
    std::optional<Timestamp> sentTime;
    std::optional<Timestamp> completedTime;
    FolderId folderId;
    qint64 version = 1;
    bool deleted = false;
    DocumentId templateId;
    QList<Invitation> invitations;
    AccountId accountId;
    QString message;
    DocumentSetting setting;
    QList<File> files; ///< without their pages
    Message waitingFor;
    bool operator==(const DocumentSummary&) const = default;
};
[[nodiscard]] DocumentSummary summaryOf(const Document& document);
/** The time of the last event of a recipient: invited by sending, opened, finished, or reminded. Nothing
 * before it is sent. */
[[nodiscard]] std::optional<Timestamp> lastActionOf(const DocumentSummary& summary);
[[nodiscard]] std::optional<Timestamp> lastActionOf(const Document& document);

struct Folder
{
    FolderId id;
    QString name;
    FolderType type = FolderType::Documents;
    FolderId parent; ///< null = top
    AccountId accountId;
    int documentCount = 0;
    QJsonObject metaData;
    bool operator==(const Folder&) const = default;
};

enum class SortField { Title, Created, Modified, Sent, Status };

/** A query for a listing (contract §5, row List). */
struct DocumentQuery
{
    int pageIndex = 1; ///< 1-based
    int pageSize = 20; ///< 1–500
    QString text;      ///< in title, recipient name and recipient email, without regard to case
    std::optional<SigningStatus> status;
    std::optional<DocumentType> type;
    std::optional<FolderId> folder; ///< nothing = everywhere
    std::optional<bool> deleted;    ///< nothing = not deleted
    std::optional<Timestamp> createdFrom;
    std::optional<Timestamp> createdTo;
    std::optional<Timestamp> expiresTo;      ///< only documents in progress that end by then
    std::optional<Timestamp> lastActionFrom; ///< only sent documents; see lastActionOf()
    std::optional<Timestamp> lastActionTo;   ///< only sent documents; see lastActionOf()
    SortField sort = SortField::Modified;
    bool ascending = false;
    bool operator==(const DocumentQuery&) const = default;
};

/** One page of a listing and how many rows there are in all. */
struct DocumentPage
{
    qint64 total = 0;
    QList<DocumentSummary> documents;
    bool operator==(const DocumentPage&) const = default;
};

} // namespace ink::domain
