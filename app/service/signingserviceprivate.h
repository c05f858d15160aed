#pragma once

#include "app/domain/history.h"
#include "app/service/signingservice.h"

#include <QHash>

#include <mutex>
#include <optional>

namespace ink::service {

/** What the parts of the service share: only for the .cpp files of this folder. */
struct SigningService::Private
{
    Private(Stores& allStores, const Clock& theClock, Options given)
        : stores(allStores), clock(theClock), options(std::move(given))
    {
    }

    /** One change of one document: what a rule may touch. */
    struct Change
    {
        store::Transaction& transaction;
        domain::Document& document;
        Timestamp now{};
        bool wakes = false; ///< set when a job was queued
    };

    /** Adds a link to the document's history. */
    static void note(Change& change, const QString& event, const QString& actor, const QString& address,
                     const QString& userAgent, const QString& detail = {});
    static void note(Change& change, const QString& event, const Actor& actor, const QString& detail = {});

    /** load → rule → replace, in one transaction. A rule that changes nothing writes nothing. */
    template <typename Load, typename Rule>
    Result<domain::Document> changeLoaded(Load&& load, Rule&& rule, const Actor* actor = nullptr)
    {
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        INK_ASSIGN(before, load());
        withIds(before);
        domain::Document document = before;
        Change change{transaction, document, clock.now()};
        INK_TRY(rule(change));
        withIds(document);
        if (document == before) return answered(std::move(before));
        document.lastModifiedTime = change.now;
        INK_ASSIGN(after, stores.documents.replace(transaction, std::move(document), before.version));
        if (actor) INK_TRY(noteDone(transaction, *actor, after.id));
        INK_TRY(transaction.commit());
        if (change.wakes) wake();
        return answered(std::move(after));
    }
    template <typename Rule>
    Result<domain::Document> change(const Actor& actor, domain::DocumentId id, Rule&& rule)
    {
        return changeLoaded([&] { return stores.documents.load(actor.account, id); },
                            std::forward<Rule>(rule), &actor);
    }
    /** Keeps what the actor's request did with its idempotency key, so that a crash cannot double it. */
    Result<void> noteDone(store::Transaction& transaction, const Actor& actor, domain::DocumentId id)
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
    [[nodiscard]] Result<domain::File> inspected(const StagedFile& staged, const QString& field) const;
    [[nodiscard]] Result<void> checkLimits(const domain::Document& document) const;
    [[nodiscard]] Result<void> checkFolder(const Actor& actor, const domain::Document& document) const;
    /** 51 → 52 with its charge and its history. */
    [[nodiscard]] Result<void> send(Change& change, const Actor& actor) const;

    // Signer's side
    [[nodiscard]] Result<domain::Document> loadForSigner(const SignerActor& signer) const;
    [[nodiscard]] wire::SignerView viewFor(const domain::Document& document, const SignerActor& signer) const;
    /** Opens the next turns; when nobody is left, queues the sealing. */
    [[nodiscard]] Result<void> goOn(Change& change);
    [[nodiscard]] Result<void> checkAccessCode(const domain::Invitation& invitation, const QString& code);

    [[nodiscard]] Result<Download> packed(const domain::Document& document, const QString& content,
                                          domain::FileId file) const;

    Stores& stores;
    const Clock& clock;
    Options options;
    mutable std::mutex mutex; ///< guards what follows, and options.baseUrl
    struct Attempts
    {
        int wrong = 0;
        Timestamp since{};
    };
    QHash<QString, Attempts> attempts; ///< wrong access codes by invitation
};

/** A state error for documents that are no drafts any more. */
[[nodiscard]] inline Result<void> needDraft(const domain::Document& document)
{
    if (document.deleted)
        return fail(ErrorCode::State, QStringLiteral("This document is in the trash; restore it first."));
    if (document.status != domain::SigningStatus::Draft)
        return fail(ErrorCode::State, QStringLiteral("Only a draft can be changed; this document is %1.")
                                          .arg(domain::signingStatusName(document.status)));
    return {};
}

[[nodiscard]] inline Result<void> needVersion(const domain::Document& document, std::optional<qint64> known)
{
    if (known && *known != document.version)
        return fail(ErrorCode::Version,
                    QStringLiteral("Somebody changed this document in the meantime: it is at "
                                   "version %1 now.")
                        .arg(document.version));
    return {};
}

/** One Validation error about one field. */
[[nodiscard]] inline tl::unexpected<Error> invalid(const QString& field, const QString& message)
{
    return fail(ErrorCode::Validation, message, {{field, message}});
}

} // namespace ink::service
