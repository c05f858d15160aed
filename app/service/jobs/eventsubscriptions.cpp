#include "app/service/jobs/eventsubscriptions.h"

#include "app/base/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/jobs/reasons.h"
#include "app/service/rules/callbackaddress.h"
#include "app/service/rules/draftrules.h"
#include "app/store/database/query.h"

namespace ink::service {

using domain::EventSubscription;
using store::EventStore;

EventSubscriptions::EventSubscriptions(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<QList<EventSubscription>> EventSubscriptions::list(const Actor& actor) const
{
    return m_stores.events.subscriptions(actor.account);
}

Result<qint64> EventSubscriptions::lastNumber(const Actor& actor) const
{
    return m_stores.events.numbers(actor.account).map([](const EventStore::Numbers& numbers) {
        return numbers.last;
    });
}

Result<EventSubscription> EventSubscriptions::add(const Actor& actor, EventSubscription wanted,
                                                  const StoreResponse& keep)
{
    QList<FieldIssue> issues;
    Q_ASSERT(!wanted.url.isEmpty());
    if (const auto address = drafts::checkCallbackUrl(wanted.url); !address)
        issues.append({QStringLiteral("url"), address.error().detail});
    if (!wanted.folder.isNull()) {
        const auto folder = m_stores.folders.load(actor.account, wanted.folder);
        if (!folder && folder.error().code != ErrorCode::NotFound) return fail(folder.error());
        if (!folder) issues.append({QStringLiteral("folderId"), reasons::noSuchFolder()});
    }
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    wanted.created = m_core.now();
    return store::runWithRetries(m_stores.database, [&]() -> Result<EventSubscription> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(transaction.touchAccount(actor.account.value()));
        INK_ASSIGN(known, list(actor));
        if (known.size() >= domain::maxEventSubscriptions)
            return fail(ErrorCode::State, reasons::tooManySubscriptions(domain::maxEventSubscriptions));
        EventSubscription added = wanted;
        INK_ASSIGN(id, m_stores.events.insert(transaction, actor.account, added, callbackLane(added.url)));
        added.id = id;
        if (keep) INK_TRY(keep(transaction, added));
        INK_TRY(transaction.commit());
        return added;
    });
}

Result<EventSubscription> EventSubscriptions::change(const Actor& actor, qint64 id, const Change& change)
{
    return store::runWithRetries(m_stores.database, [&]() -> Result<EventSubscription> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(transaction.touchAccount(actor.account.value()));
        INK_ASSIGN(found, m_stores.events.subscription(id));
        if (!found || found->account != actor.account)
            return fail(ErrorCode::NotFound, reasons::noSuchSubscription());
        INK_TRY(change(transaction, *found));
        INK_TRY(transaction.commit());
        return found->subscription;
    });
}

Result<void> EventSubscriptions::remove(const Actor& actor, qint64 id)
{
    return change(actor, id,
                  [this](store::Transaction& transaction, EventStore::Subscription& found) {
                      return m_stores.events.remove(transaction, found);
                  })
        .map([](const EventSubscription&) {});
}

Result<EventSubscription> EventSubscriptions::pause(const Actor& actor, qint64 id)
{
    return change(actor, id,
                  [this](store::Transaction& transaction, EventStore::Subscription& found) -> Result<void> {
                      if (found.subscription.isPaused) return {};
                      found.subscription.isPaused = true;
                      return m_stores.events.pause(transaction, found.subscription.id, {});
                  });
}

Result<EventSubscription> EventSubscriptions::resume(const Actor& actor, qint64 id)
{
    auto resumed =
        change(actor, id, [this](store::Transaction& transaction, EventStore::Subscription& found) {
            found.subscription.isPaused = false;
            found.subscription.pauseReason = {};
            return m_stores.events.resume(transaction, found, m_core.now());
        });
    if (resumed) m_core.wakeWorkers();
    return resumed;
}

Result<void> EventSubscriptions::test(const Actor& actor, qint64 id)
{
    INK_TRY(change(actor, id,
                   [&](store::Transaction& transaction, EventStore::Subscription& found) -> Result<void> {
                       if (found.subscription.isPaused)
                           return fail(ErrorCode::State, reasons::subscriptionIsPaused());
                       return m_stores.events.queueTest(transaction, found, m_core.now());
                   }));
    m_core.wakeWorkers();
    return {};
}

Result<domain::EventPage> EventSubscriptions::replay(const Actor& actor, qint64 id,
                                                     const Result<qint64>& after)
{
    domain::EventPage replayed;
    const auto queued = change(
        actor, id, [&](store::Transaction& transaction, EventStore::Subscription& found) -> Result<void> {
            if (!after) return fail(after.error());
            if (found.subscription.isPaused) return fail(ErrorCode::State, reasons::subscriptionIsPaused());
            INK_ASSIGN(page, m_stores.events.replay(transaction, found, *after, domain::maxReplayedEvents,
                                                    m_core.now()));
            replayed = std::move(page);
            return {};
        });
    if (!queued) return fail(queued.error());
    m_core.wakeWorkers();
    return replayed;
}

Result<domain::EventPage> EventSubscriptions::changes(const Actor& actor, std::optional<qint64> after,
                                                      int limit, std::optional<Timestamp> since) const
{
    const store::Snapshot snapshot(m_stores.database); // nothing is removed in between
    if (!after && since) {
        INK_ASSIGN(before, m_stores.events.lastBefore(actor.account, *since));
        after = before;
    } else if (!after) {
        INK_ASSIGN(numbers, m_stores.events.numbers(actor.account));
        after = numbers.oldest - 1;
    }
    INK_ASSIGN(page, m_stores.events.list(actor.reach(), *after, limit));
    for (domain::DocumentEvent& event : page.events)
        event = present(std::move(event));
    return page;
}

domain::DocumentEvent EventSubscriptions::present(domain::DocumentEvent event) const
{
    if (!event.document.isNull()) event.documentUrl = m_core.documentUrl(event.document);
    return event;
}

} // namespace ink::service
