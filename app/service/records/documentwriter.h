#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/account/keyrights.h"
#include "app/service/records/documentchange.h"

#include <functional>
#include <optional>

namespace ink::domain {
struct NotificationSetting;
}

namespace ink::service {

class DocumentPresenter;
class ServiceCore;
struct Stores;

/** Changes stored documents, each in one transaction with all consequences of the change. */
class DocumentWriter final
{
public:
    using Load = std::function<Result<domain::Document>()>;
    /** On PostgreSQL, a rule may run again from the start, so it must not consume its inputs. */
    using Rule = std::function<Result<void>(DocumentChange&)>;

    DocumentWriter(const ServiceCore& core, const DocumentPresenter& presenter);

    /** Loads a document, applies the rule and replaces the document, in one transaction. Writes nothing if
     * the rule changes nothing. Returns the document in response form. For `actor`, see `recordResult`. */
    [[nodiscard]] Result<domain::Document> change(const Load& load, const Rule& rule,
                                                  const Actor* actor = nullptr) const;
    /** Like change() above, for a document within the actor's reach. The actor needs one of `scopes`; by
     * default, that of `scopeToChange`. A new scheduled sending time always requires the scope `send`. */
    [[nodiscard]] Result<domain::Document> change(const Actor& actor, domain::DocumentId id, const Rule& rule,
                                                  std::optional<domain::KeyScopes> scopes = {}) const;
    /** Like change(), but in the caller's transaction. `wakesWorkers` is set if the workers must be woken.
     * Returns the document in stored form. */
    [[nodiscard]] Result<domain::Document> changeWithin(store::Transaction& transaction, const Load& load,
                                                        const Rule& rule, const Actor* actor,
                                                        bool& wakesWorkers) const;
    /** Inserts a changed document with all its related data. For `actor`, see `recordResult`. */
    [[nodiscard]] Result<domain::Document> insert(DocumentChange& change, const Actor* actor) const;

    /**
     * Writes the notices, the agenda entry, and the callback address that requires the document's id. Call in
     * the same transaction with every insert or replace of a document that is or was in progress. `after` is
     * the stored state.
     */
    [[nodiscard]] Result<void> writeRelated(DocumentChange& change, domain::Document& after) const;
    /** Charges the stored document if the change sent it. Locks the account, so call it right before the
     * commit. */
    [[nodiscard]] Result<void> charge(const DocumentChange& change, const domain::Document& stored) const;
    /** Charges several documents that were sent together. */
    [[nodiscard]] Result<void> charge(store::Transaction& transaction, domain::AccountId account,
                                      const store::ChargeStore::Origin& origin,
                                      const QList<store::ChargeStore::Item>& documents) const;
    /** Records the result of the actor's request with its idempotency key, so that a crash can't
     * duplicate it. */
    [[nodiscard]] Result<void> recordResult(store::Transaction& transaction, const Actor& actor,
                                            domain::DocumentId id) const;
    /** Queues notices of a stored document and returns their number. */
    [[nodiscard]] Result<int> queueNotices(store::Transaction& transaction, domain::DocumentId id,
                                           const QList<Notice>& notices, Timestamp now) const;
    /** Updates the document's agenda entry. */
    [[nodiscard]] Result<void> updateAgenda(store::Transaction& transaction, const domain::Document& document,
                                            const domain::NotificationSetting& choices, Timestamp now) const;

private:
    [[nodiscard]] Result<domain::Document> changeOnce(const Load& load, const Rule& rule,
                                                      const Actor* actor) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
};

} // namespace ink::service
