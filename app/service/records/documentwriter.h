#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/service/records/documentchange.h"

#include <functional>

namespace ink::domain {
struct NotificationSetting;
}

namespace ink::service {

class DocumentPresenter;
class ServiceCore;
struct Stores;

/** Changes stored documents: each in one transaction with everything that the change brings, or not at all.
 */
class DocumentWriter final
{
public:
    using Load = std::function<Result<domain::Document>()>;
    /** On PostgreSQL a rule may be carried out again from the start: it must not use up
     * what it is given. */
    using Rule = std::function<Result<void>(DocumentChange&)>;

    DocumentWriter(const ServiceCore& core, const DocumentPresenter& presenter);

    /** load → rule → replace, in one transaction. A rule that changes nothing writes nothing. Returns the
     * document as answers show it; `actor` as in `noteDone`. */
    [[nodiscard]] Result<domain::Document> change(const Load& load, const Rule& rule,
                                                  const Actor* actor = nullptr) const;
    /** The same for a document of the actor's account. */
    [[nodiscard]] Result<domain::Document> change(const Actor& actor, domain::DocumentId id,
                                                  const Rule& rule) const;
    /** Does the same in a transaction of the caller; `wakes` is set when the workers have to be woken.
     * Returns the document as it is stored. */
    [[nodiscard]] Result<domain::Document> changeWithin(store::Transaction& transaction, const Load& load,
                                                        const Rule& rule, const Actor* actor,
                                                        bool& wakes) const;
    /** Inserts the document of a change with all that belongs to it; `actor` as in `noteDone`. */
    [[nodiscard]] Result<domain::Document> insert(DocumentChange& change, const Actor* actor) const;

    /**
     * With every insert or replace of a document that is or was in progress, in the same transaction: its
     * notices, its place on the agenda, and the callback address that needs its id. `after` is what was
     * stored.
     */
    [[nodiscard]] Result<void> settle(DocumentChange& change, domain::Document& after) const;
    /** Charges so many sent documents. Locks the account, so it is the last but the commit. */
    [[nodiscard]] Result<void> charge(store::Transaction& transaction, domain::AccountId account,
                                      int documents) const;
    /** Keeps what the actor's request did with its idempotency key, so that a crash cannot double it. */
    [[nodiscard]] Result<void> noteDone(store::Transaction& transaction, const Actor& actor,
                                        domain::DocumentId id) const;
    /** Queues notices of a stored document; returns how many were queued. */
    [[nodiscard]] Result<int> queueNotices(store::Transaction& transaction, domain::DocumentId id,
                                           const QList<Notice>& notices, Timestamp now) const;
    /** Puts the document where it belongs on the agenda. */
    [[nodiscard]] Result<void> plan(store::Transaction& transaction, const domain::Document& document,
                                    const domain::NotificationSetting& choices, Timestamp now) const;

private:
    [[nodiscard]] Result<domain::Document> changeOnce(const Load& load, const Rule& rule,
                                                      const Actor* actor) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
};

} // namespace ink::service
