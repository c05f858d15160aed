#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/document.h"
#include "app/service/lifecycle.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/gatestore.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/documents/attachmentstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/documents/paperscanstore.h"
#include "app/store/documents/templatestore.h"
#include "app/store/jobs/agendastore.h"
#include "app/store/jobs/deliverystore.h"
#include "app/store/jobs/idempotency.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/seals/seallevelstore.h"
#include "app/store/seals/signersignaturestore.h"
#include "app/store/search/documentsearch.h"
#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/keycodec.h"
#include "app/wire/listcodec.h"
#include "app/wire/lookscodec.h"
#include "app/wire/questioncodec.h"
#include "app/wire/signercodec.h"
#include "app/wire/templatecodec.h"

#include <functional>

namespace ink::service {

/** Who asks, on behalf of an account. */
struct Actor
{
    domain::AccountId account;
    QString name;    ///< "Name <mail>" for the history
    QString address; ///< IP address
    QString userAgent;
    QString idempotencyKey = {}; ///< of the request, when it has one: what it does is noted with it
};

/** Who asks on the signer's side: the GUID is the right (contract §8). Never logged. */
struct SignerActor
{
    QString invitationGuid;
    QString address;
    QString userAgent;
    QString language;            ///< Accept-Language's first
    QByteArray token = {};       ///< what `unlock` gave, when the invitation asks for a code
    QString chosenLanguage = {}; ///< BCP 47, by the signer; comes before the invitation's
};

/** What comes with finishing, beside the values. */
struct Assent
{
    QString consentText = {}; ///< as it was shown; empty = what the view offers
    QString consentLanguage = {};
    QString disclosure = {};        ///< shown with it
    std::optional<Actor> host = {}; ///< signed in person on this account's device
};

/** A file that was streamed to the blob store and is not part of a document yet. */
struct StagedFile
{
    QString name;
    QString sha256;
    qint64 size = 0;
    std::shared_ptr<store::BlobHold> hold = {}; ///< of what is removed again unless a document refers to it
};

/** A file that was received and is not kept yet: it goes with its last copy. */
struct Upload
{
    QString name;
    std::shared_ptr<store::BlobWriter> bytes;
};

/** What a signing link may upload in an hour, whether it is taken or refused. */
struct UploadLimits
{
    int filesPerLink = 60;
    qint64 linkBytes = 200LL * 1024 * 1024;
    qint64 documentBytes = 1024LL * 1024 * 1024; ///< by all links of one document
    qint64 accountBytes = 4096LL * 1024 * 1024;  ///< by all links of one account
};

/** The most that one account may have stored; 0 = no limit. Sealing and signers' attachments count, but go on
 * beyond it. */
struct AccountQuota
{
    qint64 bytes = 0;     ///< of all files; each document counts its own
    qint64 documents = 0; ///< with templates and what is in the trash
};

/** All stores of one service over one database. */
struct Stores
{
    explicit Stores(store::Database& db, store::BlobStore blobStore)
        : database(db), documents(db), search(db), folders(db), accounts(db), outbox(db), deliveries(db),
          mails(db), idempotency(db), templates(db), agenda(db), gate(db), sealLevels(db), attachments(db),
          paperScans(db), signatures(db), blobs(std::move(blobStore))
    {
    }
    store::Database& database;
    store::DocumentStore documents;
    store::DocumentSearch search;
    store::FolderStore folders;
    store::AccountStore accounts;
    store::Outbox outbox;
    store::DeliveryStore deliveries;
    store::MailStore mails;
    store::IdempotencyStore idempotency;
    store::TemplateStore templates;
    store::AgendaStore agenda;
    store::GateStore gate;
    store::SealLevelStore sealLevels;
    store::AttachmentStore attachments;
    store::PaperScanStore paperScans;
    store::SignerSignatureStore signatures;
    store::BlobStore blobs;
};

/** Bytes to answer a download with. */
struct Download
{
    QString fileName;
    QByteArray contentType;
    QString etag;
    std::shared_ptr<store::Blob> blob; ///< either this …
    QByteArray bytes;                  ///< … or these
    [[nodiscard]] const QByteArray& content() const { return blob ? blob->bytes() : bytes; }
};

/**
 * What the service does, without a word of HTTP: every call is one Transaction or none, safe from any thread,
 * and leaves everything as it was when it fails. Another account's object is NotFound.
 */
class SigningService final
{
public:
    struct Options
    {
        QString baseUrl; ///< for signingURL, without a trailing slash; set once the port is known
        domain::Limits limits;
        std::function<void()> wakeWorkers; ///< called after a commit that queued jobs; may be empty
        bool mail = false; ///< mail is configured: notices are queued, one-time codes by mail are possible
        UploadLimits uploads = {};
        AccountQuota quota = {};
        bool sms = false; ///< one-time codes by SMS are possible
        [[nodiscard]] lifecycle::CodeChannels channels() const { return {mail, sms}; }
    };
    SigningService(Stores& stores, const Clock& clock, Options options);

    void setBaseUrl(const QString& baseUrl); ///< before the first request
    /** A stored document as every answer shows it: ids resolved, signing addresses filled. */
    [[nodiscard]] domain::Document told(domain::Document document) const;

    // Account
    [[nodiscard]] Result<domain::AccountDetails> accountDetails(const Actor& actor) const;
    [[nodiscard]] Result<domain::AccountDetails>
    updateSettings(const Actor& actor, const domain::UserSetting* user,
                   const domain::NotificationSetting* notifications);
    /** Only what is present changes, in one step: two writers of different fields both win. */
    [[nodiscard]] Result<domain::AccountDetails> updateSettings(const Actor& actor,
                                                                const wire::SettingsPatch& patch);

    // What an account manages of itself
    [[nodiscard]] Result<QList<domain::ApiKeyInfo>> apiKeys(const Actor& actor) const;
    /** Keeps the answer, without the key itself, in the transaction that makes the key. */
    using KeepKey = std::function<Result<void>(store::Transaction&, const domain::ApiKeyInfo&)>;
    /** The only time that the key itself is told. State when there are a hundred already. */
    [[nodiscard]] Result<wire::MadeKey> makeKey(const Actor& actor, const wire::KeyRequest& request,
                                                const KeepKey& keep = {});
    /** A new key with an old one's name. The old one works until it is revoked: who asks puts the new one
     * into its place first. */
    [[nodiscard]] Result<wire::MadeKey> rotateKey(const Actor& actor, qint64 keyId, const KeepKey& keep = {});
    [[nodiscard]] Result<void> revokeKey(const Actor& actor, qint64 keyId);
    /** By what this account's callbacks are signed. */
    [[nodiscard]] Result<Secret> callbackSecret(const Actor& actor) const;
    /** A new one at once: also what is tried again is signed with it. */
    [[nodiscard]] Result<Secret> rotateCallbackSecret(const Actor& actor);

    // Documents
    /** Creates one document, or several all-or-none; each with its files in order. Sends when status is
     * InProgress. */
    struct Creation
    {
        domain::Document document;
        QList<StagedFile> files;
        bool addTagsOfPdf = false;          ///< form fields and anchor text of the files become tags
        Message importDetail = {};          ///< for the history, filled by `create`
        bool usesDefaultExpiry = false;     ///< the account's defaultExpireDays, not what the setting says
        bool usesDefaultLanguage = false;   ///< the account's language
        bool usesDefaultReminders = false;  ///< the account's remindEveryDays and maxReminders
        bool usesDefaultSignatures = false; ///< the account's signaturePerSigner
    };
    /** TooLarge (reason `account_full`) beyond the quota of the account. */
    [[nodiscard]] Result<QList<domain::Document>> create(const Actor& actor, QList<Creation> creations);
    /** TooLarge as for `create`: asked before the body of a request is read. */
    [[nodiscard]] Result<void> mayStore(const Actor& actor, qint64 documents, qint64 bytes) const;
    /** The accounts that have used at least 95 % of their quota, the first `limit`. */
    [[nodiscard]] Result<QList<store::AccountStore::Usage>> fullAccounts(int limit) const;
    [[nodiscard]] Result<domain::DocumentPage> list(const Actor& actor,
                                                    const domain::DocumentQuery& query) const;
    [[nodiscard]] Result<qint64> listRevision(const Actor& actor) const;
    [[nodiscard]] Result<domain::Document> retrieve(const Actor& actor, domain::DocumentId id) const;
    [[nodiscard]] Result<domain::Document> update(const Actor& actor, domain::DocumentId id,
                                                  const wire::DocumentPatch& patch);
    [[nodiscard]] Result<domain::Document> replaceTags(const Actor& actor, domain::DocumentId id,
                                                       QList<domain::Tag> tags,
                                                       std::optional<qint64> version);
    [[nodiscard]] Result<domain::Document> replaceInvitations(const Actor& actor, domain::DocumentId id,
                                                              QList<domain::Invitation> invitations,
                                                              std::optional<qint64> version);
    /** What became of the wish to remind somebody. */
    enum class Reminder {
        Queued,   ///< a mail leaves as soon as the mail server takes it
        NoMail,   ///< mail isn't configured
        NoAddress ///< the recipient has none
    };
    [[nodiscard]] Result<Reminder> remind(const Actor& actor, domain::DocumentId id,
                                          const QString& invitationGuid);
    /** Answers a recipient's question; they get it by mail and on the signing page. The same answer again is
     * a success and changes nothing. State once the document is not being signed any more. */
    [[nodiscard]] Result<domain::Document> answerQuestion(const Actor& actor, domain::DocumentId id,
                                                          qint64 number, const QString& answer);
    /** Records that a recipient, whose turn it is, signed a printout, with its scan as a PDF. They have
     * finished then, without an electronic signature. */
    [[nodiscard]] Result<domain::Document> recordPaper(const Actor& actor, domain::DocumentId id,
                                                       const QString& invitationGuid, StagedFile scan);
    [[nodiscard]] Result<domain::Document> addFiles(const Actor& actor, domain::DocumentId id,
                                                    const QList<StagedFile>& files);
    [[nodiscard]] Result<domain::Document> removeFile(const Actor& actor, domain::DocumentId id,
                                                      domain::FileId file);
    /** Of a document that runs and on which nobody has acted: another version in the place of a file. */
    [[nodiscard]] Result<domain::Document> replaceFile(const Actor& actor, domain::DocumentId id,
                                                       domain::FileId file, const StagedFile& with);
    [[nodiscard]] Result<Download> originalFile(const Actor& actor, domain::DocumentId id,
                                                domain::FileId file) const;
    /** content: `esign`, `audit`, `esignwithaudit`, `original` or empty (ZIP of all); file narrows to one
     * file. */
    [[nodiscard]] Result<Download> download(const Actor& actor, domain::DocumentId id, const QString& content,
                                            domain::FileId file) const;
    /** To the trash; in progress is cancelled first. What is there already stays there: a success. */
    [[nodiscard]] Result<void> remove(const Actor& actor, domain::DocumentId id);
    /** For good, out of the trash; State when it is not there. */
    [[nodiscard]] Result<void> purge(const Actor& actor, domain::DocumentId id);

    // Folders
    [[nodiscard]] Result<QList<domain::Folder>> folders(const Actor& actor, domain::FolderType type) const;
    /** Keeps the answer in the transaction that does the work. */
    using KeepFolder = std::function<Result<void>(store::Transaction&, const domain::Folder&)>;
    [[nodiscard]] Result<domain::Folder> createFolder(const Actor& actor, domain::Folder folder,
                                                      const KeepFolder& keep = {});
    [[nodiscard]] Result<domain::Folder> updateFolder(const Actor& actor, const domain::Folder& folder);
    [[nodiscard]] Result<void>
    removeFolder(const Actor& actor, domain::FolderId id,
                 const std::function<Result<void>(store::Transaction&)>& keep = {});

    // Templates
    /** Keeps a bulk call's answer in the transaction that sends its rows. */
    using KeepBulk = std::function<Result<void>(store::Transaction&, const wire::BulkAnswer&)>;
    /**
     * One document for each good row, sent, in one transaction; the other rows are told. Rows over the spend
     * limit are told too: SpendLimit only when nothing could be sent.
     */
    [[nodiscard]] Result<wire::BulkAnswer> bulk(const Actor& actor, domain::DocumentId id,
                                                const wire::BulkRequest& request, const KeepBulk& keep = {});
    /** One document from a template, as a draft or sent. */
    [[nodiscard]] Result<domain::Document> createFromTemplate(const Actor& actor, domain::DocumentId id,
                                                              const wire::TemplateUse& use);
    /** What was entered into the documents made from a template, newest first; masked values unless asked. */
    [[nodiscard]] Result<wire::ReportPage> templateReport(const Actor& actor, domain::DocumentId id,
                                                          const wire::PageRequest& page,
                                                          bool showMasked) const;
    using Sink = std::function<Result<void>(const QByteArray&)>;
    /** The same as CSV, handed over piece by piece; without a page all of it. */
    [[nodiscard]] Result<void> templateReportCsv(const Actor& actor, domain::DocumentId id,
                                                 const std::optional<wire::PageRequest>& page,
                                                 bool showMasked, const Sink& write) const;

    // Callback deliveries
    [[nodiscard]] Result<QList<store::Delivery>> deliveries(const Actor& actor, domain::DocumentId id) const;
    [[nodiscard]] Result<void> redeliver(const Actor& actor, domain::DocumentId id,
                                         const QString& deliveryId);
    /** Of all the account's documents, the newest first; an empty `state` is any. */
    [[nodiscard]] Result<QList<store::DeliveryStore::Listed>>
    allDeliveries(const Actor& actor, std::optional<domain::DeliveryState> state, int limit,
                  int offset) const;

    // Signer's side
    /** The view of one recipient; marks the invitation as opened. */
    [[nodiscard]] Result<wire::SignerView> signerView(const SignerActor& signer);
    [[nodiscard]] Result<wire::SignerView> saveValues(const SignerActor& signer,
                                                      const wire::SignerValues& values);
    /** Saves, checks and finishes; the last one queues finalizing. Finishing twice is a success and changes
     * nothing. */
    /**
     * With `shown`, State (reason `shown_differs`) and no change unless that is what would be signed. `code`
     * counts like `unlock`, for this call only. `hostedSigner` (1-based, 0 = not told) is the hosted signer
     * whom the writer means: State when it is another one's turn. State too when the consent of `assent`
     * isn't what this recipient is offered, Forbidden when its host isn't the sender's account. Validation
     * unless `nextPeople` names everybody whom this recipient has to name.
     */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {}, int hostedSigner = 0,
                                                  const std::optional<wire::ShownValues>& shown = {},
                                                  const Assent& assent = {},
                                                  const QList<wire::NextPerson>& nextPeople = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** Passes this part on to another person, when the sender allows it: the signer's link ends, and a new
     * one goes to them by mail. They can't pass it on again. */
    [[nodiscard]] Result<void> delegate(const SignerActor& signer, const wire::DelegateRequest& request);
    /** Keeps a question to the sender in the history and tells them. The same one again is a success and
     * changes nothing. RateLimit beyond `domain::maxQuestionsPerHour`. */
    [[nodiscard]] Result<wire::SignerView> ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request);
    /** Values as they would be stamped. */
    struct SignerLooks
    {
        QList<wire::SignerLook> looks; ///< without pictures
        QByteArray pages;              ///< a PDF that has a page of the tag's size for each of them
    };
    /** Of tags that this signer sees; others and signatures are left out. */
    [[nodiscard]] Result<SignerLooks> signerLooks(const SignerActor& signer,
                                                  const QList<wire::SignerValue>& values) const;
    /** The address at which this signer signs, also from another device; Forbidden as `admit` says. */
    [[nodiscard]] Result<QString> signerLink(const SignerActor& signer) const;
    /**
     * Asked before the body of a request is taken: NotFound or Deleted when there is no such invitation;
     * with `unlocked` Forbidden, too, unless every code that it asks for has been given.
     */
    [[nodiscard]] Result<void> admit(const SignerActor& signer, bool unlocked) const;
    /**
     * Whether this signer may attach a file of this name and `size` (bytes; -1 = not told) to this tag now,
     * before a byte of it is taken. Counts it as uploaded. NotFound for another one's tag, MediaType for what
     * is not accepted, RateLimit beyond `UploadLimits`.
     */
    [[nodiscard]] Result<void> mayAttach(const SignerActor& signer, domain::TagId tag,
                                         const QString& fileName, qint64 size = -1);
    /** Attaches a file to a tag of type Attachment; what it had before goes. TooLarge beyond
     * `Limits::attachmentBytes` or, with the signer's others, `Limits::signerAttachmentBytes`. What is
     * refused is not kept. */
    [[nodiscard]] Result<wire::SignerView> attach(const SignerActor& signer, domain::TagId tag,
                                                  const Upload& file);
    /** Takes the attached file away again; without one a success. */
    [[nodiscard]] Result<wire::SignerView> detach(const SignerActor& signer, domain::TagId tag);
    /** The file that holds the n-th joined page (1-based) and the page's 1-based index in it. */
    struct SignerPage
    {
        QString sha256;
        int indexInFile = 1;
    };
    [[nodiscard]] Result<SignerPage> signerPage(const SignerActor& signer, int joinedIndex) const;
    /** A visitor of an open template link gets an own document; answers its signing address. */
    [[nodiscard]] Result<QString> startFromLink(const SignerActor& visitor, const wire::LinkStart& given);
    /** What a recipient may take home when all is done. */
    [[nodiscard]] Result<Download> signerDownload(const SignerActor& signer, const QString& content) const;

    /**
     * Whoever is asked for a code (access code, one-time code by mail or SMS) sees nothing and does nothing
     * before: all calls of the signer's side are Forbidden, with the field `code` (access code), `emailCode`
     * or `smsCode` telling what is asked for.
     */
    struct Unlocked
    {
        QByteArray token;   ///< to be brought along with every call of this invitation
        bool whole = false; ///< false: another code is asked for
        std::chrono::seconds good{};
    };
    /** Takes the code that is asked for next. Forbidden when it is wrong, RateLimit after five in a
     * row, whichever code was asked for: for 5 minutes, then 15, then an hour each time. Counted in the
     * database. */
    [[nodiscard]] Result<Unlocked> unlock(const SignerActor& signer, const QString& code);
    /** Queues a mail or a text message with a new one-time code, good for ten minutes; once a minute. State
     * when none is asked for. */
    [[nodiscard]] Result<void> sendCode(const SignerActor& signer);

    // Other documents that wait for the same email address, of all senders (otherdocuments.cpp)
    /** A document that waits for somebody. */
    struct OtherDocument
    {
        QString title;
        QString senderName; ///< or the address
        QString signingUrl;
        bool operator==(const OtherDocument&) const = default;
    };
    struct OtherDocuments
    {
        bool isPossible = false; ///< a code can be sent to this signer
        QByteArray token;        ///< shows later that the code was right; only from `unlockOthers`
        std::optional<QList<OtherDocument>> documents; ///< nothing unless the code was right
    };
    /** Without a token that `unlockOthers` gave to this address, nothing but whether a code can be sent. */
    [[nodiscard]] Result<OtherDocuments> otherDocuments(const SignerActor& signer,
                                                        const QByteArray& token) const;
    /** Queues a mail with a one-time code to the signer's address, once a minute for each address. The same
     * whether other documents wait or not. */
    [[nodiscard]] Result<void> sendOthersCode(const SignerActor& signer);
    /** Attempts are counted for each address, like those of `unlock`. */
    [[nodiscard]] Result<OtherDocuments> unlockOthers(const SignerActor& signer, const QString& code);

    // What time brings (a host calls these every minute; several hosts may)
    /** Moves overdue documents to REACH_DEADLINE; returns how many. */
    [[nodiscard]] Result<int> expireOverdue();
    /** Reminders, warnings and forgotten sealings of one batch; returns how many documents were looked at,
     * `scheduleBatch` when there may be more. */
    [[nodiscard]] Result<int> carryOutAgenda();
    static constexpr int scheduleBatch = 200;
    /** For a start: puts on the agenda what is missing there, and queues sealings that nothing stands for. */
    [[nodiscard]] Result<void> checkAgenda();

private:
    struct Private;
    std::shared_ptr<Private> d;
};

} // namespace ink::service
