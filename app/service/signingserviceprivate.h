#pragma once

#include "app/base/reasons.h"
#include "app/domain/history.h"
#include "app/service/amendments.h"
#include "app/service/lifecycle.h"
#include "app/service/notices.h"
#include "app/service/shownfiles.h"
#include "app/service/signingservice.h"
#include "app/service/templates.h"

#include <mutex>
#include <optional>

namespace ink::service {

/** What the parts of the service share: only for the .cpp files of this folder. */
struct SigningService::Private
{
    Private(Stores& allStores, const Clock& theClock, ServiceOptions given)
        : stores(allStores), clock(theClock), options(std::move(given)), shownFiles(allStores.blobs)
    {
    }

    /** One change of one document: what a rule may touch. */
    struct Change
    {
        store::Transaction& transaction;
        domain::Document& document;
        Timestamp now{};
        bool wakes = false;         ///< set when a job was queued
        QList<Notice> notices = {}; ///< queued by `settle`
        QString postBackBase = {};  ///< of a document that is sent before it has its id
        int charges = 0;            ///< documents that `settle`'s caller charges last, see `charge`
    };

    // One try each: carried out again when it lost to others.
    [[nodiscard]] Result<void> trash(const Actor& actor, domain::DocumentId id);
    [[nodiscard]] Result<QList<domain::Document>> insert(const Actor& actor, QList<Creation> creations,
                                                         const QList<domain::SigningStatus>& wanted);

    /** Adds a link to the document's history. */
    static void note(Change& change, const domain::HistoryEvent& event, const QString& actor,
                     const QString& address, const QString& userAgent, const Message& detail = {});
    static void note(Change& change, const domain::HistoryEvent& event, const Actor& actor,
                     const Message& detail = {});

    /**
     * load → rule → replace, in one transaction. A rule that changes nothing writes nothing. Where writers
     * work side by side it may be carried out again from the start: a rule must not use up what it is given.
     */
    template <typename Load, typename Rule>
    Result<domain::Document> changeLoaded(const Load& load, const Rule& rule, const Actor* actor = nullptr)
    {
        return store::retrying(stores.database, [&] { return changeOnce(load, rule, actor); });
    }
    template <typename Load, typename Rule>
    Result<domain::Document> changeOnce(const Load& load, const Rule& rule, const Actor* actor)
    {
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        bool wakes = false;
        INK_ASSIGN(after, changeWithin(transaction, load, rule, actor, wakes));
        INK_TRY(transaction.commit());
        if (wakes) wake();
        return answered(std::move(after));
    }
    /** The same in a transaction that the caller commits; `wakes` then says whether to wake the workers. */
    template <typename Load, typename Rule>
    Result<domain::Document> changeWithin(store::Transaction& transaction, const Load& load, const Rule& rule,
                                          const Actor* actor, bool& wakes)
    {
        INK_ASSIGN(before, load());
        withIds(before);
        domain::Document document = before;
        Change change{transaction, document, clock.now()};
        INK_TRY(rule(change));
        withIds(document);
        if (document == before) return before;
        document.lastModifiedTime = change.now;
        fillCallback(change, document);
        // First what needs no lock of the account: from `replace` on, others who write for it wait.
        INK_TRY(settle(change, document));
        if (actor) INK_TRY(noteDone(transaction, *actor, document.id));
        wakes = change.wakes;
        INK_ASSIGN(after, stores.documents.replace(transaction, std::move(document), before.version));
        INK_TRY(charge(transaction, after.accountId, change.charges));
        return after;
    }
    /** Inserts the document of a change with all that belongs to it; `actor` as in `noteDone`. */
    [[nodiscard]] Result<domain::Document> insertSettled(Change& change, const Actor* actor) const;
    /** Charges so many sent documents. Locks the account, so it is the last but the commit. */
    [[nodiscard]] Result<void> charge(store::Transaction& transaction, domain::AccountId account,
                                      int documents) const;
    template <typename Rule>
    Result<domain::Document> change(const Actor& actor, domain::DocumentId id, const Rule& rule)
    {
        return changeLoaded([&] { return stores.documents.load(actor.account, id); }, rule, &actor);
    }
    /** Keeps what the actor's request did with its idempotency key, so that a crash cannot double it. */
    Result<void> noteDone(store::Transaction& transaction, const Actor& actor, domain::DocumentId id) const
    {
        if (actor.idempotencyKey.isEmpty()) return {};
        return stores.idempotency.noteEffect(transaction, actor.account, actor.idempotencyKey, id);
    }
    void wake() const
    {
        if (options.wakeWorkers) options.wakeWorkers();
    }

    /** Sets tags' pageId and invitationId from their indexes: the indexes are what is kept. */
    static void withIds(domain::Document& document);
    /** As the outside sees it: ids resolved, signingURLs filled. */
    [[nodiscard]] domain::Document answered(domain::Document document) const;
    void fillUrls(QList<domain::Invitation>& invitations) const;
    [[nodiscard]] QString baseUrl() const;

    /** Reads a staged file into a file of a document. `field` is its place in the request. */
    /** `staged.hold` then holds the bytes that the file refers to. */
    [[nodiscard]] Result<domain::File> inspected(StagedFile& staged, const QString& field) const;
    /** Keeps an upload with what was found to be missing behind it; its SHA-256. In pieces, so that memory
     * does not grow with the file. */
    [[nodiscard]] Result<std::shared_ptr<store::BlobHold>> withRepair(const store::Blob& upload,
                                                                      const QByteArray& repair) const;
    /** TooLarge when the account would have more than its quota; exact with the transaction that stores it.
     */
    [[nodiscard]] Result<void> checkQuota(store::Transaction* transaction, domain::AccountId account,
                                          qint64 documents, qint64 bytes) const;
    static void noteRepairs(Change& change, const QList<domain::File>& files, const Actor& actor);
    [[nodiscard]] Result<void> checkLimits(const domain::Document& document) const;
    [[nodiscard]] Result<void> checkFolder(const Actor& actor, const domain::Document& document) const;
    /** Links that end with a change, and what was attached to tags that were emptied. */
    [[nodiscard]] Result<void> endOld(Change& change, const amendments::Amendment& amendment);
    /** What a correction of a running document brings with it: links that end, attachments that go, the
     * history, and the turns that come now. */
    [[nodiscard]] Result<void> carryOut(Change& change, const amendments::Amendment& amendment,
                                        const Actor& actor);
    /** 51 → 52 with its charge and its history. */
    [[nodiscard]] Result<void> send(Change& change, const Actor& actor,
                                    int minAccessCode = domain::minAccessCodeLength) const;
    /** Notes when turns came and tells those whose turn it is now. */
    static void invite(Change& change);
    /** Gives a document that has its id, and no callback address, the one of its account; whether it did. */
    static bool fillCallback(const Change& change, domain::Document& document)
    {
        if (change.postBackBase.isEmpty() || !document.setting.postBackUrl.isEmpty()) return false;
        document.setting.postBackUrl = lifecycle::callbackFor(change.postBackBase, document.id);
        return true;
    }
    /**
     * With every insert or replace of a document that is or was in progress, in the same transaction: its
     * notices, its place on the agenda, and the callback address that needs its id. `after` is what was
     * stored.
     */
    [[nodiscard]] Result<void> settle(Change& change, domain::Document& after) const;
    /** Queues notices of a stored document. */
    [[nodiscard]] Result<int> tell(store::Transaction& transaction, domain::DocumentId id,
                                   const QList<Notice>& notices, Timestamp now) const;
    /** Puts the document where it belongs on the agenda. */
    [[nodiscard]] Result<void> plan(store::Transaction& transaction, const domain::Document& document,
                                    const domain::NotificationSetting& choices, Timestamp now) const;
    /** Writes what is due now into the document; mail must be configured. */
    static void remindAndWarn(Change& change, const domain::NotificationSetting& choices);
    /** What the agenda says of one document, carried out. */
    [[nodiscard]] Result<void> lookAt(domain::DocumentId id);
    [[nodiscard]] Result<void> queueSealing(store::Transaction& transaction, domain::DocumentId id,
                                            Timestamp now) const;
    [[nodiscard]] Result<domain::NotificationSetting> choicesOf(domain::AccountId account) const;
    /** Why it waits, in words: for whom, or what keeps it from being sealed. */
    void fillWaiting(domain::SigningStatus status, const domain::DocumentSetting& setting,
                     domain::DocumentId id, QList<domain::Invitation>& invitations,
                     Message& waitingFor) const;
    /** The same for the documents among these, with one look at all that are being sealed. */
    void fillWaiting(QList<domain::DocumentSummary>& summaries) const;
    /** Notices of a document that ended. */
    [[nodiscard]] Result<void> tellEnd(Change& change, NoticeKind kind, const QString& about = {}) const;

    // Templates
    /** Opens a template link: from now on visitors start documents of their own. */
    [[nodiscard]] Result<void> openLink(Change& change, const Actor& actor) const;
    // One try each: carried out again when it lost to others.
    [[nodiscard]] Result<domain::Document> makeFromTemplate(const Actor& actor, domain::DocumentId id,
                                                            const wire::TemplateUse& use);
    [[nodiscard]] Result<QString> startedFromLink(const SignerActor& visitor, const QString& name,
                                                  const QString& email, const QString& language);
    [[nodiscard]] Result<templates::BulkPlan> bulkPlan(const Actor& actor, const domain::Document& known,
                                                       const wire::BulkRequest& request) const;
    /** Nothing when the template is not as `known` any more: plan again. */
    [[nodiscard]] Result<std::optional<wire::BulkAnswer>>
    storeBulk(const Actor& actor, const domain::Document& known, const QString& callbackBase,
              templates::BulkPlan plan, const KeepBulk& keep);

    // Signer's side
    [[nodiscard]] Result<domain::Document> loadForSigner(const SignerActor& signer) const;
    [[nodiscard]] wire::SignerView viewFor(const domain::Document& document, const SignerActor& signer) const;
    /** 61 → 64 with its history and the notice to the sender. `index` is 1-based. */
    [[nodiscard]] Result<void> open(Change& change, int index, const SignerActor& signer) const;
    /** The 1-based index of this signer's invitation; State unless it is their turn to act. */
    [[nodiscard]] static Result<int> indexInTurn(const domain::Document& document, const SignerActor& signer,
                                                 Timestamp now);
    /** A recipient as the history names them: a hosted signer with the host. */
    [[nodiscard]] static QString actorName(const domain::Invitation& invitation);
    /** Empties the attachment tags of an invitation that name a file but have none: such a name is no value.
     */
    [[nodiscard]] Result<void> dropUnattached(domain::Document& document, int index) const;
    /** Queues a signature of its own for whoever has signed, when that is wanted. */
    [[nodiscard]] Result<void> queueSignature(Change& change) const;
    /** Opens the next turns; when nobody is left, queues the sealing. */
    [[nodiscard]] Result<void> goOn(Change& change);
    /** Notes that a recipient isn't needed any more, and drops what they attached. */
    [[nodiscard]] Result<void> noteRelease(Change& change, qsizetype index);
    /** Checks a new time of sending as sending would, and notes it; nothing when it is `before`'s. */
    [[nodiscard]] Result<void> scheduleFrom(Change& change, const std::optional<Timestamp>& before,
                                            const Actor& actor) const;
    /** Sends a draft whose time has come; one that can't be sent stays a draft that says why. */
    [[nodiscard]] Result<void> sendScheduled(const domain::Document& known);
    /** Forbidden unless this signer has given every code that the invitation asks for. `given` are bits of
     * codes that came with this very call. */
    [[nodiscard]] Result<void> needPass(const domain::Invitation& invitation, const SignerActor& signer,
                                        int given = 0) const;
    /** Checks the code that is asked for next, in a transaction of its own, and returns its bit. */
    [[nodiscard]] Result<int> tryCode(const domain::Invitation& invitation, const SignerActor& signer,
                                      const QString& code);
    [[nodiscard]] Result<int> tryCodeOnce(const domain::Invitation& invitation, const SignerActor& signer,
                                          const QString& code);
    /** Tells the history and the sender that the invitation takes no codes for a while. */
    [[nodiscard]] Result<void> noteLock(Change& change, const SignerActor& signer, int wrong,
                                        std::chrono::minutes lock) const;
    /** loadForSigner and needPass. */
    [[nodiscard]] Result<domain::Document> loadUnlocked(const SignerActor& signer) const;
    /** What else waits for this recipient's address. */
    [[nodiscard]] Result<QList<OtherDocument>> waitingFor(const domain::Invitation& invitation) const;

    [[nodiscard]] Result<Download> packed(const domain::Document& document, const QString& content,
                                          domain::FileId file) const;
    /** What a recipient who has finished takes home while others still sign: see copiedFiles. */
    [[nodiscard]] Result<Download> packedCopy(const domain::Document& document, const wire::SignerView& view);

    Stores& stores;
    const Clock& clock;
    ServiceOptions options;
    mutable std::mutex mutex;                              ///< guards options.baseUrl and fullSince
    mutable QHash<domain::AccountId, Timestamp> fullSince; ///< of the last line of the log about it
    ShownFiles shownFiles;
    std::mutex copying; ///< one copy is made at a time
};

/** A state error for documents that are no drafts any more. */
[[nodiscard]] inline Result<void> needDraft(const domain::Document& document)
{
    if (document.deleted) return fail(ErrorCode::State, reasons::documentInTrash());
    if (document.status != domain::SigningStatus::Draft)
        return fail(ErrorCode::State,
                    reasons::onlyDraftsAreChanged(CodeWord{domain::signingStatusName(document.status)}));
    return {};
}

[[nodiscard]] inline Result<void> needVersion(const domain::Document& document, std::optional<qint64> known)
{
    if (known && *known != document.version)
        return fail(ErrorCode::Version, reasons::documentVersionChanged(document.version));
    return {};
}

/** One Validation error about one field. */
[[nodiscard]] inline tl::unexpected<Error> invalid(const QString& field, const Message& message)
{
    return fail(ErrorCode::Validation, message, {{field, message}});
}

} // namespace ink::service
