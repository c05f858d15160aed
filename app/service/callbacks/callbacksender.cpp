#include "app/service/callbacks/callbacksender.h"

#include "app/base/reasons.h"
#include "app/domain/document/localsender.h"
#include "app/domain/history/history.h"
#include "app/service/callbacks/callbackbody.h"
#include "app/service/callbacks/reasons.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/retryschedule.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <span>
#include <thread>

namespace ink::service::callbacks {

using namespace std::chrono_literals;
using Steady = std::chrono::steady_clock;

namespace {

constexpr std::array<std::chrono::seconds, 7> pauses{10s, 1min, 5min, 30min, 2h, 6h, 12h};
// Index(retries): Callback: retries
constexpr RetrySchedule retries{pauses, 72h};
constexpr int maxTriesKept = 100;
constexpr int maxTaken = 32;                         ///< jobs per call; keeps the write lock short
constexpr std::chrono::milliseconds maxWait{30'000}; ///< another process may have queued a job
constexpr std::chrono::milliseconds busyWait{1'000}; ///< due jobs are waiting for other instances
constexpr std::chrono::milliseconds afterFailure{1'000};

bool isWaiting(const store::Delivery& delivery)
{
    return delivery.state == domain::DeliveryState::Waiting;
}

bool isOfEvent(const store::Delivery& delivery)
{
    return delivery.subscription != 0;
}

bool isGone(const Error& error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::Deleted;
}

Timestamp withJitter(Timestamp now, std::chrono::seconds pause)
{
    const double jitter = 0.9 + 0.2 * QRandomGenerator::global()->generateDouble();
    const auto milliseconds = static_cast<double>(std::chrono::milliseconds(pause).count());
    return now + std::chrono::milliseconds(static_cast<qint64>(milliseconds * jitter));
}

} // namespace

struct CallbackSender::Private
{
    /** A job whose POST is in progress. */
    struct Running
    {
        store::Job job;
        QString deliveryId;
        Steady::time_point leased = Steady::now();
    };
    /** A POST that has ended, or could not be sent. */
    struct Ended
    {
        qint64 jobId = 0;
        TransferResult result;
        /** A local error; doesn't count as an attempt and is never a reason to give up. */
        bool ownFault = false;
        bool gone = false; ///< the document has been deleted
    };

    Private(Stores& allStores, const Clock& theClock, Options theOptions)
        : stores(allStores), clock(theClock), options(std::move(theOptions)),
          transfers({options.policy, options.timeout, options.caFile, options.lookup})
    {
    }

    void work();
    bool step();
    void take();
    void send(Running& running);
    Result<std::optional<TransferRequest>> prepare(Running& running);
    Result<QList<store::Delivery>> waitingFor(const store::Job& job);
    Result<TransferRequest> requestOf(const store::Delivery& delivery);
    void report(Ended ended);
    void record(const std::vector<Ended>& all);
    Result<void> recordOne(store::Transaction& transaction, const Ended& ended, bool& hasMore);
    Result<void> giveUp(store::Transaction& transaction, const store::Delivery& delivery,
                        const Message& reason);
    void renewLeases();
    [[nodiscard]] std::chrono::milliseconds untilDue() const;
    void wait(std::chrono::milliseconds time);

    Stores& stores;
    const Clock& clock;
    const Options options;
    std::map<qint64, Running> running; ///< by job id; used by the working thread only
    std::mutex mutex;                  ///< guards the members below
    std::condition_variable wake;
    std::vector<Ended> ended;
    bool kicked = false;
    std::atomic_bool stopping = false; ///< changed under the mutex
    Steady::time_point abortTime{};    ///< time when running POSTs are aborted
    std::thread thread;
    Transfers transfers; ///< must be the last member, because its destructor still reports here
};

std::optional<std::chrono::seconds> CallbackSender::delayAfter(int tries)
{
    if (tries < 1) return 0s;
    return retries.delayAfter(tries);
}

void CallbackSender::Private::report(Ended one)
{
    {
        const std::lock_guard lock(mutex);
        ended.push_back(std::move(one));
    }
    wake.notify_all();
}

/** Returns a job's deliveries that can be sent, in order. Those of a paused subscription wait without a job.
 */
Result<QList<store::Delivery>> CallbackSender::Private::waitingFor(const store::Job& job)
{
    const qint64 id = store::subscriptionOf(job);
    if (id != 0) {
        INK_ASSIGN(subscription, stores.events.subscription(id));
        if (!subscription || subscription->subscription.isPaused) return QList<store::Delivery>();
    }
    return stores.deliveries.waiting(job.documentId, id);
}

Result<TransferRequest> CallbackSender::Private::requestOf(const store::Delivery& delivery)
{
    if (!isOfEvent(delivery)) {
        INK_ASSIGN(document, stores.documents.loadAny(delivery.documentId));
        INK_ASSIGN(account, stores.accounts.load(document.accountId));
        return requestFor(stores, delivery, options.present ? options.present(document) : document,
                          account.callbackSecret, clock.now());
    }
    INK_ASSIGN(subscription, stores.events.subscription(delivery.subscription));
    if (!subscription) return fail(ErrorCode::Internal, reasons::subscriptionRemoved());
    INK_ASSIGN(account, stores.accounts.load(subscription->account));
    auto event = delivery.event != 0
                     ? stores.events.load(subscription->account, delivery.event)
                     : domain::testEvent(delivery.created,
                                         domain::accountActor(account.userSetting.name, account.email));
    if (!event) return fail(ErrorCode::Internal, event.error().detail); // removed along with its delivery
    return requestFor(delivery, options.presentEvent ? options.presentEvent(*event) : *event,
                      account.callbackSecret, clock.now());
}

/** Prepares a job's next POST, if any. NotFound or Deleted if the document no longer exists. */
Result<std::optional<TransferRequest>> CallbackSender::Private::prepare(Running& one)
{
    INK_ASSIGN(open, waitingFor(one.job));
    if (open.isEmpty()) return std::optional<TransferRequest>();
    one.deliveryId = open.constFirst().id;
    INK_ASSIGN(request, requestOf(open.constFirst()));
    return std::optional<TransferRequest>(std::move(request));
}

void CallbackSender::Private::send(Running& one)
{
    const qint64 id = one.job.id;
    one.deliveryId.clear();
    Result<std::optional<TransferRequest>> request;
    try {
        request = prepare(one);
    } catch (const std::exception& fault) { // out of memory
        request = fail(ErrorCode::Internal, Message::literal(QString::fromUtf8(fault.what())));
    }
    if (!request)
        report({id, {0, request.error().detail, false}, true, isGone(request.error())});
    else if (!*request)
        report({id, {}, false, false});
    else
        transfers.start(std::move(**request), [this, id](TransferResult result) {
            if (options.onPost && !result.isStopped) options.onPost(result.isSuccess());
            const bool ours = result.isLocalFailure;
            report({id, std::move(result), ours, false});
        });
}

void CallbackSender::Private::take()
{
    while (true) {
        if (stopping) return;
        const int free = options.maxConcurrent - static_cast<int>(running.size());
        const int batch = std::min(free, maxTaken);
        if (batch <= 0) return;
        const auto jobs =
            stores.outbox.leaseByLane(store::JobKind::Callback, options.owner, clock.now(),
                                      OutboxWorker::leaseTime, {free, batch, options.maxPerReceiver});
        if (!jobs) {
            qWarning("The outbox could not be read: %s", qPrintable(jobs.error().detail.english()));
            return;
        }
        for (const store::Job& job : *jobs) {
            const auto [at, fresh] = running.try_emplace(job.id, Running{job, {}});
            if (fresh) send(at->second); // otherwise still running here; its lease was renewed
        }
        if (jobs->size() < batch) return;
    }
}

/** Gives up a delivery after three days. Records that in the document's history, or pauses the subscription
 * if its receiver has accepted nothing since. */
Result<void> CallbackSender::Private::giveUp(store::Transaction& transaction, const store::Delivery& delivery,
                                             const Message& reason)
{
    if (isOfEvent(delivery)) {
        INK_ASSIGN(accepts, stores.deliveries.hasDeliveredSince(delivery.subscription, delivery.created));
        return accepts ? Result<void>() : stores.events.pause(transaction, delivery.subscription, reason);
    }
    auto document = stores.documents.loadAny(delivery.documentId);
    if (!document) return isGone(document.error()) ? Result<void>() : fail(document.error());
    const qint64 version = document->version;
    domain::HistoryEntry entry;
    entry.time = clock.now();
    entry.event = domain::HistoryEvent::CallbackFailed;
    entry.actor = QStringLiteral("Inkstone");
    domain::setDetail(entry, reasons::historyCallbackFailed(reason));
    domain::appendHistory(*document, std::move(entry));
    document->lastModifiedTime = clock.now();
    INK_TRY(stores.documents.replace(transaction, std::move(*document), version));
    return {};
}

/** Records the outcome of a POST. Sets `hasMore` if the job has another POST to send now. */
Result<void> CallbackSender::Private::recordOne(store::Transaction& transaction, const Ended& one,
                                                bool& hasMore)
{
    hasMore = false;
    const Running& of = running.at(one.jobId);
    const Timestamp now = clock.now();
    // Locks the job first, then its deliveries, as a redelivery does.
    INK_ASSIGN(held, stores.outbox.isLeaseHolder(transaction, one.jobId, options.owner));
    if (one.gone) return held ? stores.outbox.complete(transaction, one.jobId) : Result<void>();
    if (one.ownFault || one.result.isStopped) {
        if (!held) return {};
        const auto pause = one.result.isStopped ? 0s : delayAfter(std::max(1, of.job.attempts)).value_or(1h);
        return stores.outbox.retryLater(transaction, one.jobId, now + pause,
                                        one.result.isStopped ? of.job.lastError : one.result.error);
    }
    std::optional<std::chrono::seconds> pause = 0s;
    if (!of.deliveryId.isEmpty()) {
        auto loaded = stores.deliveries.load(of.deliveryId);
        if (!loaded && !isGone(loaded.error())) return fail(loaded.error());
        if (loaded && isWaiting(*loaded)) {
            loaded->attemptLog.append({now, one.result.status, one.result.error});
            while (loaded->attemptLog.size() > maxTriesKept)
                loaded->attemptLog.removeFirst();
            ++loaded->attempts;
            pause = one.result.isSuccess() ? 0s : delayAfter(loaded->attempts);
            if (one.result.isSuccess()) loaded->state = domain::DeliveryState::Delivered;
            if (!pause) loaded->state = domain::DeliveryState::Failed;
            INK_TRY(stores.deliveries.update(transaction, *loaded));
            if (!pause) INK_TRY(giveUp(transaction, *loaded, one.result.error));
        }
    }
    if (!held) return {}; // another instance holds the job and sees the recorded outcome
    INK_ASSIGN(open, waitingFor(of.job));
    if (!pause && store::subscriptionOf(of.job) != 0)
        pause = 0s;  // the document's next event follows, unless the subscription was paused
    else if (!pause) // deliveries that wait for this one are given up, too
        for (store::Delivery& delivery : open) {
            delivery.state = domain::DeliveryState::Failed;
            INK_TRY(stores.deliveries.update(transaction, delivery));
        }
    if (open.isEmpty() || !pause) return stores.outbox.complete(transaction, one.jobId);
    hasMore = *pause == 0s && !stopping;
    if (hasMore) return {};
    if (*pause == 0s) return stores.outbox.retryLater(transaction, one.jobId, now, {});
    return stores.outbox.retryLater(transaction, one.jobId, withJitter(now, *pause), one.result.error);
}

/** Records all ended POSTs in one transaction, or, if that fails, each in its own. */
void CallbackSender::Private::record(const std::vector<Ended>& all)
{
    if (all.empty()) return;
    std::vector<qint64> goingOn;
    const auto keep = [&](std::span<const Ended> some) -> Result<void> {
        std::vector<qint64> more;
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        for (const Ended& one : some) {
            bool hasMore = false;
            INK_TRY(recordOne(transaction, one, hasMore));
            if (hasMore) more.push_back(one.jobId);
        }
        INK_TRY(transaction.commit());
        goingOn.insert(goingOn.end(), more.begin(), more.end());
        return {};
    };
    std::vector<Ended> sorted = all; // the same order everywhere avoids deadlocks
    std::sort(sorted.begin(), sorted.end(), [](const Ended& a, const Ended& b) { return a.jobId < b.jobId; });
    if (!keep(sorted))
        for (const Ended& one : sorted)
            if (const auto kept = keep(std::span(&one, 1)); !kept) // sent again after the lease ends
                qWarning("The end of a callback could not be kept: %s",
                         qPrintable(kept.error().detail.english()));
    for (const Ended& one : sorted) {
        if (std::find(goingOn.begin(), goingOn.end(), one.jobId) == goingOn.end())
            running.erase(one.jobId);
        else
            send(running.at(one.jobId));
    }
}

void CallbackSender::Private::renewLeases()
{
    const auto now = Steady::now();
    QList<qint64> old;
    for (auto& [id, one] : running)
        if (now - one.leased > OutboxWorker::leaseTime / 3) {
            old.append(id);
            one.leased = now;
        }
    if (const auto renewed =
            stores.outbox.renewLeases(old, options.owner, clock.now() + OutboxWorker::leaseTime);
        !renewed)
        qWarning("Leases could not be renewed: %s", qPrintable(renewed.error().detail.english()));
}

/** Records ended POSTs and leases due jobs. Returns false if there was nothing to record. */
bool CallbackSender::Private::step()
{
    std::vector<Ended> now;
    {
        const std::lock_guard lock(mutex);
        now.swap(ended);
        kicked = false;
    }
    record(now);
    renewLeases();
    take();
    return !now.empty();
}

std::chrono::milliseconds CallbackSender::Private::untilDue() const
{
    const auto due = stores.outbox.nextDueTime(store::JobKind::Callback, clock.now());
    if (!due) return afterFailure;
    const auto maximum = running.empty() ? maxWait : maxWait / 3; // leases have to be renewed
    if (!*due) return maximum;
    const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(**due - clock.now());
    return rest <= 0ms ? busyWait : std::min(rest, maximum);
}

void CallbackSender::Private::wait(std::chrono::milliseconds time)
{
    std::unique_lock lock(mutex);
    wake.wait_for(lock, time, [this] { return stopping || kicked || !ended.empty(); });
}

void CallbackSender::Private::work()
{
    while (!stopping) {
        step();
        wait(untilDue());
    }
    while (!running.empty() && Steady::now() < abortTime) { // no more jobs are leased
        {
            std::unique_lock lock(mutex);
            wake.wait_until(lock, abortTime, [this] { return !ended.empty(); });
        }
        step();
    }
}

CallbackSender::CallbackSender(Stores& stores, const Clock& clock, Options options)
    : d(std::make_unique<Private>(stores, clock, std::move(options)))
{
}

CallbackSender::~CallbackSender()
{
    stop();
}

void CallbackSender::start()
{
    d->thread = std::thread([this] { d->work(); });
}

void CallbackSender::stop(std::chrono::milliseconds patience)
{
    {
        const std::lock_guard lock(d->mutex);
        if (!d->stopping) d->abortTime = Steady::now() + patience;
        d->stopping = true;
    }
    d->wake.notify_all();
    if (!d->thread.joinable()) {
        d->transfers.stop(); // makes `runDue` on another thread return
        return;
    }
    d->thread.join();
    d->transfers.stop(); // all running POSTs have been reported
    d->step();
}

void CallbackSender::wake()
{
    {
        const std::lock_guard lock(d->mutex);
        d->kicked = true;
    }
    d->wake.notify_all();
}

void CallbackSender::runDue()
{
    d->step();
    while (!d->running.empty()) {
        d->wait(maxWait / 3);
        d->step();
    }
}

} // namespace ink::service::callbacks
