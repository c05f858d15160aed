#include "app/service/host/servicehost.h"

#include "app/base/reasons.h"
#include "app/base/systemfault.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/service/callbacks/callbacksender.h"
#include "app/service/core/outboxworker.h"
#include "app/service/files/shownfiles.h"
#include "app/service/host/certificateexpiry.h"
#include "app/service/host/datafolder.h"
#include "app/service/host/fullaccounts.h"
#include "app/service/host/handover.h"
#include "app/service/host/hostaddress.h"
#include "app/service/host/instances.h"
#include "app/service/host/reasons.h"
#include "app/service/host/savedport.h"
#include "app/service/host/sealedpagecheck.h"
#include "app/service/host/sealkeyfile.h"
#include "app/service/host/sealkeysource.h"
#include "app/service/host/servicemetrics.h"
#include "app/service/host/systemplan.h"
#include "app/service/host/systemuser.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/http/routes/routes.h"
#include "app/service/http/server/httpserver.h"
#include "app/service/jobs/blobsweep.h"
#include "app/service/jobs/contentreader.h"
#include "app/service/jobs/eventsubscriptions.h"
#include "app/service/jobs/placesweep.h"
#include "app/service/mail/bouncereader.h"
#include "app/service/mail/mailjobs.h"
#include "app/service/records/chaindigest.h"
#include "app/service/records/networkpagerecorder.h"
#include "app/service/sealing/finalizer.h"
#include "app/service/sealing/sealraiser.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/signingservice.h"
#include "app/service/sms/smsjobs.h"
#include "app/service/turns/agenda.h"

#include <QStorageInfo>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>
#include <set>
#include <thread>

namespace ink::service {

struct ServiceHost::Private
{
    Private(DataFolder opened, std::unique_ptr<Instances> joined, std::unique_ptr<SealKeySource> sealKey,
            const Options& how, const Clock& theClock)
        : clock(theClock), options(how), folder(std::move(opened)), instances(std::move(joined)),
          key(std::move(sealKey)), stores(*folder.database, folder.blobs),
          worker(stores.outbox, clock, instances->owner()),
          finalizer(stores, clock, [this] { return key->getForSealing(); },
                    {QStringLiteral("Inkstone " INKSTONE_VERSION), [this] { kick(); }, how.mail.has_value(),
                     [this] { return sealPlan(); },
                     [this](const Finalizer::SealedPage& page) {
                         return matchesShownPage(stores, shownFiles, pictures, page);
                     }}),
          raiser(stores, clock, [this] { return sealPlan(); }), callbacks(stores, clock, callbackOptions()),
          service(stores, clock,
                  {how.publicUrl, domain::Limits(), [this] { kick(); }, how.mail.has_value(), UploadLimits(),
                   AccountQuota{how.maxAccountBytes, how.maxAccountDocuments}, how.sms.has_value(),
                   [this] { return helpers ? sealPlan() : planWithSystemRoots(); }}),
          shownFiles(stores.blobs), pictures(how.pictures), authenticator(stores, clock),
          metrics(stores.database, clock)
    {
    }
    ~Private()
    {
        pictures.stop();
        endTakingOver();
        handOver.reset();
        if (server) server->stop();
        if (successor) successor->stop();
        saveKeyUses();
        callbacks.stop();
        if (bounces) bounces->stop();
        if (mailJobs) mailJobs->stop();
        if (smsJobs) smsJobs->stop();
        stopSweep = true;
        if (helpers) helpers->stop();
        worker.stop();
        if (const auto revoked =
                revokeLocalKeys([this](const QString& mark) { return mark == instances->hostId(); });
            !revoked)
            qWarning("The key of this run could not be revoked: %s",
                     qPrintable(revoked.error().detail.english()));
    }

    Result<void> begin();
    void kick()
    {
        worker.wake();
        callbacks.wake();
    }
    /** Requests the secret. Returns a retry in ten seconds: the host will be restarted with the secret. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> waitForSecret(const std::function<void()>& wanted) const
    {
        wanted();
        return OutboxWorker::Retry{clock.now() + std::chrono::seconds(10), reasons::keychainLocked(), false};
    }
    void saveKeyUses()
    {
        if (const auto saved = authenticator.saveKeyUses(); !saved)
            qWarning("The last use of API keys could not be saved: %s",
                     qPrintable(saved.error().detail.english()));
    }
    callbacks::CallbackSender::Options callbackOptions();
    /** Returns the number of full accounts as a metric; empty without a quota. */
    QByteArray fullAccounts() const
    {
        const bool hasQuota = options.maxAccountBytes > 0 || options.maxAccountDocuments > 0;
        return hasQuota ? fullAccountsMetric(service.quota()) : QByteArray();
    }
    QList<CertificateExpiry> certificates() const
    {
        const auto sealKey =
            key->needsPassphrase() ? Result<pdf::SealKey>(fail(ErrorCode::Keychain)) : key->get();
        return certificateExpiries(options.tlsCertFile, sealKey ? sealKey->certificatePem() : QByteArray());
    }
    pdf::SealPlan sealPlan() const { return helpers ? helpers->plan() : pdf::SealPlan(); }
    void stop(std::chrono::milliseconds atMost);
    Result<void> ready() const;
    /** Starts listening. Without a fixed port, first tries the port in links of an earlier run. */
    Result<quint16> listen();
    /** Returns the port in signing links: the port in the folder's links while another host runs, and `own`
     * otherwise. */
    [[nodiscard]] quint16 linkPort(quint16 own) const;
    /** Returns the port in this folder's links; 0 = none yet. */
    [[nodiscard]] quint16 preferredPort() const
    {
        return options.preferredPort != 0 ? options.preferredPort : savedPort(folder.path);
    }
    [[nodiscard]] std::unique_ptr<http::HttpServer> makeServer(const QString& host, quint16 port);
    Result<quint16> listenOn(const QString& host, quint16 port);
    /** Sets the address of signing links, and clears the response cache, which contains such links. */
    void setLinkAddress(const QString& address);
    /** Also listens on the port in the folder's links after the host that used the port has ended. */
    void takeOverLinks();
    void endTakingOver()
    {
        const std::lock_guard lock(successorMutex);
        mayTakeOver = false;
    }
    /** Releases the leases of jobs and idempotency keys of dead processes. A PostgreSQL server may still be
     * ending their transactions, so this is repeated before the processes are forgotten. */
    Result<void> releaseDeadLeases();
    /** Calls releaseDeadLeases(), and revokes the local API keys of runs that have ended. */
    Result<void> cleanUp();
    template <typename Of> Result<void> revokeLocalKeys(Of&& belongs);

    const Clock& clock;
    Options options;
    DataFolder folder;
    std::unique_ptr<Instances> instances;
    std::unique_ptr<SealKeySource> key;
    Stores stores;
    std::unique_ptr<timestamps::SealServiceClient> helpers; ///< must outlive the parts that use it
    OutboxWorker worker;
    Finalizer finalizer;
    SealRaiser raiser;
    ContentReader contents{stores};
    callbacks::CallbackSender callbacks;
    SigningService service;
    std::optional<mail::Mailer> mailer;
    std::optional<mail::MailJobs> mailJobs;
    std::optional<mail::BounceReader> bounces;
    std::optional<sms::SmsSender> smsSender;
    std::optional<sms::SmsJobs> smsJobs;
    ShownFiles shownFiles; ///< for comparing sealed pages
    signingpage::PagePictures pictures;
    http::Authenticator authenticator;
    ServiceMetrics metrics;
    OutboxWorker::Handler countCallback;
    std::atomic_bool running = false;
    http::Router router{options.apiVersions};
    std::unique_ptr<http::HttpServer> server;
    std::mutex successorMutex;                   ///< guards the next two members
    std::unique_ptr<http::HttpServer> successor; ///< listens on the port of a host that has ended
    bool mayTakeOver = false;
    std::unique_ptr<HandOver> handOver;
    QString handOverGuid;
    quint16 ownPort = 0;
    std::atomic_bool stopSweep = false;
    std::set<QString> seenDead; ///< dead owners found by the previous releaseDeadLeases
    QString baseUrl;
    QString listenUrl;
    QString localUrl;
    std::mutex mutex; ///< guards localKey
    Secret localKey;
};

template <typename Of> Result<void> ServiceHost::Private::revokeLocalKeys(Of&& belongs)
{
    if (stores.database.isPostgreSql()) return {}; // several hosts: no single local computer
    const auto account = stores.accounts.loadByEmail(domain::localSenderEmail());
    if (!account) return account.error().code == ErrorCode::NotFound ? Result<void>() : fail(account.error());
    INK_ASSIGN(keys, stores.accounts.keys(account->id));
    const QString prefix = domain::localKeyPrefix;
    QList<qint64> old;
    for (const domain::ApiKeyInfo& info : std::as_const(keys))
        if (info.name.startsWith(prefix) && belongs(info.name.mid(prefix.size()))) old.append(info.id);
    if (old.isEmpty()) return {};
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    for (const qint64 id : std::as_const(old))
        INK_TRY(stores.accounts.revokeKey(transaction, account->id, id));
    return transaction.commit();
}

Result<void> ServiceHost::Private::cleanUp()
{
    INK_TRY(releaseDeadLeases());
    // Queried after the keys were read, so that the key of a host that has started in the meantime is not
    // deleted.
    std::optional<Result<QStringList>> living;
    return revokeLocalKeys([&](const QString& mark) {
        if (!living) living = instances->liveHostIds();
        return *living && !(*living)->contains(mark);
    });
}

Result<void> ServiceHost::Private::releaseDeadLeases()
{
    INK_ASSIGN(dead, instances->deadOwners());
    for (const QString& owner : std::as_const(dead)) {
        INK_TRY(stores.outbox.releaseLeases(owner));
        INK_TRY(stores.idempotency.releaseRunning(owner));
        // On PostgreSQL, an owner is removed only when it is found dead for the second time.
        if (stores.database.isPostgreSql() && seenDead.insert(owner).second) continue;
        instances->remove(owner);
        seenDead.erase(owner);
    }
    if (!dead.isEmpty()) kick();
    return {};
}

std::unique_ptr<http::HttpServer> ServiceHost::Private::makeServer(const QString& host, quint16 port)
{
    http::HttpServer::Options how;
    how.host = host;
    how.port = port;
    how.accessLog = [this](const http::AccessEntry& entry) {
        metrics.count(entry);
        if (options.accessLog) options.accessLog(entry);
    };
    how.verifiesCache = options.verifiesResponseCache;
    if (options.hasRateLimit) how.rate = http::RateLimiter::Rate{};
    how.tlsCertificateFile = options.tlsCertFile;
    how.tlsKeyFile = options.tlsKeyFile;
    how.trustedProxies = options.trustedProxies;
    how.isPublicSecure = options.publicUrl.startsWith(QLatin1StringView("https:"), Qt::CaseInsensitive);
    how.publicAuthority = QUrl(options.publicUrl).authority(QUrl::FullyEncoded).toLatin1();
    how.publicPath = QUrl(options.publicUrl).path(QUrl::FullyEncoded).toLatin1();
    while (how.publicPath.endsWith('/'))
        how.publicPath.chop(1);
    return std::make_unique<http::HttpServer>(router, authenticator, stores, clock, how);
}

Result<quint16> ServiceHost::Private::listenOn(const QString& host, quint16 port)
{
    server = makeServer(host, port);
    if (port != 0) service.setBaseUrl(publicBaseUrl(options, port)); // must precede the first request
    return server->start();
}

void ServiceHost::Private::setLinkAddress(const QString& address)
{
    service.setBaseUrl(address);
    server->clearResponseCache();
    if (successor) successor->clearResponseCache();
}

void ServiceHost::Private::takeOverLinks()
{
    const std::lock_guard lock(successorMutex);
    if (!mayTakeOver || successor || options.port != 0 || folder.path.isEmpty()) return;
    const quint16 usual = preferredPort();
    if (usual == 0 || usual == ownPort) return;
    auto next = makeServer(options.host, usual);
    if (!next->start()) return; // that host is still running, or another program uses the port
    successor = std::move(next);
    setLinkAddress(publicBaseUrl(options, usual));
    qInfo("Signing links of a host that ended are answered here: port %d", int{usual});
}

Result<quint16> ServiceHost::Private::listen()
{
    if (options.port != 0) return listenOn(options.host, options.port);
    const quint16 usual = preferredPort();
    if (usual != 0)
        if (const auto again = listenOn(options.host, usual)) return again;
    // Links with this port have been sent, so the port stays reserved for the host of this folder that uses
    // it.
    const auto living = instances->liveHostIds();
    const bool isAlone = living && living->size() == 1;
    if (usual != 0 && isAlone) // the host with this port may have ended since the first attempt
        if (const auto again = listenOn(options.host, usual)) return again;
    // If a preferred port is configured, other computers can probably reach only that port, so any other port
    // accepts connections from this computer only.
    INK_ASSIGN(port, listenOn(options.preferredPort != 0 ? loopbackAddress() : options.host, 0));
    const bool isRemembered = options.preferredPort == 0;
    if (isRemembered && (usual == 0 || isAlone)) savePort(folder.path, port);
    return port;
}

quint16 ServiceHost::Private::linkPort(quint16 own) const
{
    if (options.port != 0) return own;
    const quint16 usual = preferredPort();
    const auto living = instances->liveHostIds();
    return usual != 0 && living && living->size() > 1 ? usual : own;
}

callbacks::CallbackSender::Options ServiceHost::Private::callbackOptions()
{
    callbacks::CallbackSender::Options how;
    how.policy = {options.allowLoopbackCallbacks, options.allowPrivateCallbacks};
    how.caFile = options.callbackCaFile;
    how.owner = instances->owner();
    how.present = [this](domain::Document document) { return service.present(std::move(document)); };
    how.presentEvent = [this](const auto& event) { return service.events().present(event); };
    how.onPost = [this](bool arrived) {
        store::Job withCounters(store::JobKind::Callback);
        withCounters.attempts = arrived ? 0 : 1;
        (void)countCallback(withCounters);
    };
    return how;
}

Result<void> ServiceHost::Private::begin()
{
    if (options.mail) {
        INK_TRY(mail::checkMailOptions(*options.mail));
        mailer.emplace(*options.mail);
        const auto present = [this](domain::Document sent) { return service.present(std::move(sent)); };
        mailJobs.emplace(stores, clock, *mailer, mail::MailJobs::Options{present, [this] { kick(); }});
    }
    if (options.mail && options.mailbox && !options.onMailSecretRequired) {
        INK_TRY(mail::checkMailboxOptions(*options.mailbox));
        bounces.emplace(stores, clock, *options.mailbox, [this] { kick(); });
    }
    if (options.sms) {
        INK_TRY(sms::checkSmsGateway(*options.sms));
        smsSender.emplace(*options.sms);
        smsJobs.emplace(stores, clock, *smsSender, [this] { kick(); });
    }
    if (options.sealServices) {
        timestamps::SealServices help = *options.sealServices;
        help.policy = {options.allowLoopbackCallbacks, options.allowPrivateCallbacks};
        INK_ASSIGN(made, timestamps::SealServiceClient::make(std::move(help)));
        helpers = std::move(made);
    }
    stores.idempotency.setOwner(instances->owner());
    INK_TRY(cleanUp());
    http::addRoutes(router, service, authenticator, stores, pictures,
                    {[this] { return ready(); },
                     [this] { return metrics.toText() + fullAccounts() + toMetrics(certificates()); },
                     instances->hostId()});
    INK_ASSIGN(port, listen());
    ownPort = port;
    mayTakeOver = true;
    baseUrl = publicBaseUrl(options, port);
    Options local = options;
    local.publicUrl.clear();
    listenUrl = publicBaseUrl(local, port);
    if (listensOnAllAddresses(local.host)) local.host = loopbackAddress();
    localUrl = publicBaseUrl(local, port);
    setLinkAddress(publicBaseUrl(options, linkPort(port)));

    const auto handle = [this](store::JobKind kind, int threads, OutboxWorker::Handler handler) {
        worker.addHandler(kind, threads, metrics.withCounters(kind, std::move(handler)));
    };
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    constexpr int waiting = 2; // more workers than cores, because sealing mostly waits for the disk
    handle(store::JobKind::Finalize, cores + waiting,
           [this](const store::Job& job) { return finalizer.run(job); });
    handle(store::JobKind::Signature, cores,
           [this](const store::Job& job) { return finalizer.signatures().run(job); });
    handle(store::JobKind::Timestamp, 1, [this](const store::Job& job) { return raiser.run(job); });
    if (options.onMailSecretRequired)
        handle(store::JobKind::Mail, 1,
               [this](const store::Job&) { return waitForSecret(options.onMailSecretRequired); });
    else if (mailJobs)
        handle(store::JobKind::Mail, std::max(1, mailer->options().maxConnections),
               [this](const store::Job& job) { return mailJobs->run(job); });
    if (options.onSmsSecretRequired)
        handle(store::JobKind::Sms, 1,
               [this](const store::Job&) { return waitForSecret(options.onSmsSecretRequired); });
    else if (smsJobs)
        handle(store::JobKind::Sms, 2, [this](const store::Job& job) { return smsJobs->run(job); });
    worker.addPeriodicTask(std::chrono::minutes(1), [this] {
        if (const auto expired = service.agenda().expireOverdue(); !expired)
            qWarning("Deadlines could not be checked: %s", qPrintable(expired.error().detail.english()));
        for (int checkedCount = Agenda::batchSize; checkedCount == Agenda::batchSize && !stopSweep;) {
            const auto done = service.agenda().processBatch();
            if (!done)
                qWarning("The agenda could not be carried out: %s",
                         qPrintable(done.error().detail.english()));
            checkedCount = done.value_or(0);
        }
    });
    constexpr std::chrono::seconds checkInterval{2};
    const auto look = [this] {
        if (const auto released = releaseDeadLeases(); !released)
            qWarning("Work of others that ended could not be taken over: %s",
                     qPrintable(released.error().detail.english()));
        takeOverLinks();
    };
    worker.addPeriodicTask(checkInterval, look, checkInterval);
    worker.addPeriodicTask(
        checkInterval, [this] { saveKeyUses(); }, checkInterval);
    worker.addPeriodicTask(std::chrono::hours(1), [this] {
        if (const auto checked = service.agenda().addMissing(); !checked)
            qWarning("The agenda could not be checked: %s", qPrintable(checked.error().detail.english()));
        warnOfFullAccounts(service.quota());
        forgetOldPlaces(stores, clock, stopSweep);
    });
    worker.addPeriodicTask(
        std::chrono::hours(24),
        [this] {
            for (const CertificateExpiry& term : certificates())
                if (const QString words = term.warning(clock.now()); !words.isEmpty())
                    qWarning("%s", qPrintable(words));
        },
        std::chrono::seconds(1));
    worker.addPeriodicTask(std::chrono::seconds(5), [this] { contents.readAll(stopSweep); });
    worker.addPeriodicTask(
        std::chrono::hours(24),
        [this] {
            if (const auto swept = sweepBlobs(stores, clock, stopSweep); !swept)
                qWarning("Unused files could not be removed: %s", qPrintable(swept.error().detail.english()));
        },
        std::chrono::minutes(1));
    worker.addPeriodicTask(
        options.digestInterval,
        [this] {
            if (key->needsPassphrase()) return;
            const auto made = [&]() -> Result<bool> {
                INK_ASSIGN(sealKey, key->get());
                return chaindigest::createNext(stores.database, sealKey, sealPlan().timestampOptions,
                                               clock.now());
            }();
            if (!made)
                qWarning("The digest of histories could not be made: %s",
                         qPrintable(made.error().detail.english()));
        },
        options.initialDigestDelay);
    worker.start();
    countCallback = metrics.withCounters(store::JobKind::Callback, [](const store::Job& job) {
        return job.attempts == 0 ? std::nullopt : std::optional(OutboxWorker::Retry{});
    });
    callbacks.start();
    if (bounces) bounces->start();
    running = true;
    return {};
}

void ServiceHost::Private::stop(std::chrono::milliseconds atMost)
{
    const auto end = std::chrono::steady_clock::now() + atMost;
    running = false;
    stopSweep = true;
    if (server && options.drainTime.count() > 0)
        server->announceStop(std::min<std::chrono::milliseconds>(options.drainTime, atMost / 4));
    pictures.stop(); // ends pending requests for images
    endTakingOver();
    handOver.reset();
    if (server) server->stop(atMost);
    if (successor)
        successor->stop(std::max(
            std::chrono::milliseconds(0),
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now())));
    auto idle = std::async(std::launch::async, [this] { worker.stop(); });
    if (bounces) bounces->stop();
    callbacks.stop(std::max(
        std::chrono::milliseconds(0),
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now())));
    // Calls to a slow mail server or authority are aborted and retried at the next start.
    if (idle.wait_until(end) == std::future_status::timeout) {
        if (mailJobs) mailJobs->stop();
        if (smsJobs) smsJobs->stop();
        if (helpers) helpers->stop();
    }
    idle.get();
}

Result<void> ServiceHost::Private::ready() const
{
    const auto no = [](const Message& why) { return fail(ErrorCode::Unavailable, why); };
    if (!running) return no(reasons::serviceNotReady());
    INK_TRY(storageFault({folder.path, folder.blobs.incomingFolder()}));
    // Any response from the database is sufficient, including "no such account".
    const auto asked = stores.accounts.loadByEmail(QStringLiteral("-"));
    if (!asked && asked.error().code == ErrorCode::Unavailable && asked.error().reason.isEmpty())
        return no(asked.error().detail);
    if (!asked && asked.error().code != ErrorCode::NotFound) return no(reasons::databaseNotAnswering());
    constexpr qint64 minSpace = 64LL * 1024 * 1024;
    const QStorageInfo disk(folder.path);
    if (disk.isValid() && (disk.isReadOnly() || disk.bytesAvailable() < minSpace))
        return no(reasons::diskFullOrReadOnly());
    if (const auto fault = key->lastError()) {
        key->startLoading(); // the cause may be gone by the next request
        if (fault->code == ErrorCode::NotFound || fault->code == ErrorCode::Unavailable)
            return fail(ErrorCode::Unavailable, fault->detail);
        return no(reasons::sealKeyUnusable());
    }
    return {};
}

ServiceHost::ServiceHost(std::unique_ptr<Private> data) : d(std::move(data)) {}
ServiceHost::~ServiceHost()
{
    closeToNetwork();
}

Result<std::unique_ptr<ServiceHost>> ServiceHost::start(const Options& options, const Clock& clock)
{
    INK_ASSIGN(folder, DataFolder::open({options.dataFolder, options.database, options.databaseFile,
                                         options.blobFolder, options.databaseConnections}));
    // At the very first start, the key is created while the service already responds. Only sealing waits for
    // the key.
    store::Database* const shared = folder.database->isPostgreSql() ? folder.database.get() : nullptr;
    if (options.sealKey && !options.sealKey->isValidAt(clock.now()))
        return fail(ErrorCode::Crypto, reasons::sealKeyCertificateNotValidNow(options.sealKey->commonName()));
    const bool known = options.sealKey || (shared ? hasSealKey(*shared) : hasSealKey(folder.path));
    const bool isLater = options.onPassphraseRequired != nullptr;
    auto key = std::make_unique<SealKeySource>(
        [shared, path = folder.path, released = options.sealKey, database = folder.database.get(),
         mayReplace = options.createsNewSealKey,
         &clock](const std::optional<Secret>& passphrase) -> Result<pdf::SealKey> {
            if (released) return *released;
            if (shared) return loadOrCreateSealKey(*shared, passphrase.value_or(Secret()), clock, mayReplace);
            if (!passphrase && !hasUnencryptedSealKey(path)) return fail(lockedSealKeyError());
            INK_ASSIGN(hasSealed, hasSealedDocuments(*database));
            return loadOrCreateSealKey(path, passphrase.value_or(Secret()), clock, hasSealed, mayReplace);
        },
        isLater ? std::nullopt : std::optional(options.keyPassphrase), options.onPassphraseRequired);
    if (isLater && known && hasUnencryptedSealKey(folder.path))
        key->startLoading(); // no passphrase is required
    else if (!isLater && known)
        INK_TRY(key->get()); // reports a wrong passphrase at once
    else if (!isLater)
        key->startLoading();
    INK_ASSIGN(instances, Instances::join(folder, clock.now()));
    auto data =
        std::make_unique<Private>(std::move(folder), std::move(instances), std::move(key), options, clock);
    INK_TRY(data->begin());
    return std::unique_ptr<ServiceHost>(new ServiceHost(std::move(data)));
}

void ServiceHost::stop(std::chrono::milliseconds atMost)
{
    d->stop(atMost);
}

Result<void> ServiceHost::checkReady() const
{
    return d->ready();
}

ServiceHost::MailState ServiceHost::pendingMail() const
{
    if (!d->mailJobs) return MailState::None;
    const Timestamp now = d->clock.now();
    // Assumes that all leases have ended, so that emails being sent also count as due.
    const auto due = d->stores.outbox.nextDueTime(store::JobKind::Mail, now + 2 * OutboxWorker::leaseTime);
    if (!due || !*due) return MailState::None;
    if (d->options.onMailSecretRequired) return MailState::RetryScheduled;
    return **due <= now ? MailState::Due : MailState::RetryScheduled;
}

QString ServiceHost::listenUrl() const
{
    return d->listenUrl;
}

QString ServiceHost::localUrl() const
{
    return d->localUrl;
}

QString ServiceHost::hostId() const
{
    return d->instances->hostId();
}

QString ServiceHost::baseUrl() const
{
    return d->baseUrl;
}

Result<void> ServiceHost::unlockSeal(const Secret& passphrase)
{
    if (hasSealKey(d->folder.path))
        INK_TRY(d->key->unlock(passphrase));
    else
        d->key->startLoading(passphrase); // returns immediately
    INK_TRY(d->stores.outbox.makeDue({store::JobKind::Finalize, store::JobKind::Signature}, d->clock.now()));
    d->kick();
    return {};
}

QString ServiceHost::sealFingerprint() const
{
    const auto key = d->key->get();
    return key ? key->fingerprint() : QString();
}

QByteArray ServiceHost::sealCertificatePem() const
{
    const auto key = d->key->get();
    return key ? key->certificatePem() : QByteArray();
}

Result<Secret> ServiceHost::localKey()
{
    // Long enough for a workstation that runs continuously. The key is revoked when its process ends anyway.
    constexpr auto good = std::chrono::days(30);
    if (d->stores.database.isPostgreSql()) return fail(ErrorCode::State, reasons::noLocalAccount());
    const std::lock_guard lock(d->mutex);
    if (!d->localKey.isEmpty()) return d->localKey;
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    auto account = d->stores.accounts.loadByEmail(domain::localSenderEmail());
    if (!account && account.error().code == ErrorCode::NotFound) {
        QString name = systemUserName();
        if (name.isEmpty()) name = domain::unknownSenderName;
        account = d->stores.accounts.create(transaction, domain::localSenderEmail(), name);
        if (account && !d->options.localLanguage.isEmpty()) {
            account->userSetting.language = d->options.localLanguage;
            INK_TRY(d->stores.accounts.saveSettings(transaction, *account));
        }
    }
    if (!account) return fail(account.error());
    const Timestamp now = d->clock.now();
    INK_ASSIGN(key,
               d->stores.accounts.addKey(transaction, account->id,
                                         domain::localKeyPrefix + d->instances->hostId(), now, now + good));
    INK_TRY(transaction.commit());
    d->localKey = key;
    return key;
}

Result<Secret> ServiceHost::addAccount(const QString& email, const QString& name)
{
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_ASSIGN(account, d->stores.accounts.create(transaction, email, name));
    INK_ASSIGN(key, d->stores.accounts.addKey(transaction, account.id, QStringLiteral("First key"),
                                              d->clock.now(), std::nullopt));
    INK_TRY(transaction.commit());
    return key;
}

Result<QStringList> ServiceHost::accounts() const
{
    INK_ASSIGN(all, d->stores.accounts.list());
    QStringList emails;
    for (const auto& account : std::as_const(all))
        emails.append(account.email);
    return emails;
}

Result<ServiceHost::NetworkPage> ServiceHost::openToNetwork(const QString& invitationGuid,
                                                            const QString& address,
                                                            std::function<void(SignerStep)> onStep)
{
    closeToNetwork();
    INK_ASSIGN(opened,
               HandOver::open({d->router, d->authenticator, d->stores, d->clock, d->options.accessLog},
                              invitationGuid, address, std::move(onStep)));
    INK_TRY(d->service.networkPageRecorder().recordOpened(invitationGuid, address)); // before the page opens
    d->handOver = std::move(opened);
    d->handOverGuid = invitationGuid;
    return NetworkPage{d->handOver->url(), d->handOver->fingerprint()};
}

void ServiceHost::closeToNetwork()
{
    if (!d->handOver) return;
    d->handOver.reset(); // even if recording it fails
    (void)d->service.networkPageRecorder().recordClosed(d->handOverGuid);
}

} // namespace ink::service
