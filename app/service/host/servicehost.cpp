#include "app/service/host/servicehost.h"

#include "app/service/blobsweep.h"
#include "app/service/callbacks/callbacksender.h"
#include "app/service/finalizer.h"
#include "app/service/host/datafolder.h"
#include "app/service/host/instances.h"
#include "app/service/host/rememberedport.h"
#include "app/service/host/sealkeyfile.h"
#include "app/service/http/httpserver.h"
#include "app/service/http/routes.h"
#include "app/service/outboxworker.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/signingservice.h"

#include <QSysInfo>

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>

namespace ink::service {

namespace {

using SealKeyFuture = std::shared_future<Result<pdf::SealKey>>;

const QString& localEmail()
{
    static const QString address = QStringLiteral("local@inkstone.local");
    return address;
}

/** Names of the keys of one run: the mark tells whose they are. */
QString localKeyName(const QString& mark)
{
    return QStringLiteral("This computer #") + mark;
}

QString addressOf(const ServiceHost::Options& options, quint16 port)
{
    if (!options.publicUrl.isEmpty()) {
        QString url = options.publicUrl;
        while (url.endsWith(QLatin1Char('/')))
            url.chop(1);
        return url;
    }
    QString host = options.host;
    if (host == QLatin1StringView("0.0.0.0") || host == QLatin1StringView("::"))
        host = QSysInfo::machineHostName();
    if (host.contains(QLatin1Char(':'))) host = QLatin1Char('[') + host + QLatin1Char(']');
    return QStringLiteral("http://%1:%2").arg(host).arg(port);
}

} // namespace

struct ServiceHost::Private
{
    Private(DataFolder opened, std::unique_ptr<Instances> joined, SealKeyFuture sealKey, const Options& how,
            const Clock& theClock)
        : clock(theClock), options(how), folder(std::move(opened)), instances(std::move(joined)),
          key(std::move(sealKey)), stores(*folder.database, folder.blobs),
          worker(stores.outbox, clock, instances->owner()),
          finalizer(stores, clock, [this] { return key.get(); },
                    {QStringLiteral("Inkstone " INKSTONE_VERSION), [this] { worker.kick(); }}),
          callbacks(stores, clock,
                    {how.allowLoopbackCallbacks, std::chrono::seconds(15),
                     [this](domain::Document document) { return service.told(std::move(document)); }}),
          service(stores, clock, {how.publicUrl, domain::Limits(), [this] { worker.kick(); }}),
          authenticator(stores, clock)
    {
    }
    ~Private()
    {
        if (server) server->stop();
        callbacks.stop();
        stopSweep = true;
        worker.stop();
        if (const auto revoked =
                revokeLocalKeys([this](const QString& mark) { return mark == instances->mark(); });
            !revoked)
            qWarning("The key of this run could not be revoked: %s", qPrintable(revoked.error().detail));
    }

    Result<void> begin();
    /** Serves; without a fixed port first at the one that links of an earlier run name. */
    Result<quint16> listen();
    Result<quint16> listenOn(quint16 port);
    /** What processes that died left: leases of jobs and keys of their run. */
    Result<void> cleanUp();
    template <typename Of> Result<void> revokeLocalKeys(Of&& belongs);

    const Clock& clock;
    Options options;
    DataFolder folder;
    std::unique_ptr<Instances> instances;
    SealKeyFuture key;
    Stores stores;
    OutboxWorker worker;
    Finalizer finalizer;
    callbacks::CallbackSender callbacks;
    SigningService service;
    signingpage::PagePictures pictures;
    http::Authenticator authenticator;
    http::Router router;
    std::unique_ptr<http::HttpServer> server;
    std::atomic_bool stopSweep = false;
    QString baseUrl;
    std::mutex mutex; ///< guards localKey
    Secret localKey;
};

template <typename Of> Result<void> ServiceHost::Private::revokeLocalKeys(Of&& belongs)
{
    const auto account = stores.accounts.loadByEmail(localEmail());
    if (!account) return account.error().code == ErrorCode::NotFound ? Result<void>() : fail(account.error());
    INK_ASSIGN(keys, stores.accounts.keys(account->id));
    const QString prefix = localKeyName({});
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
    for (const QString& owner : instances->dead()) {
        INK_TRY(stores.outbox.releaseLeases(owner));
        INK_TRY(stores.idempotency.releaseRunning(owner));
        instances->forget(owner);
    }
    const QStringList living = instances->livingMarks();
    return revokeLocalKeys([&](const QString& mark) { return !living.contains(mark); });
}

Result<quint16> ServiceHost::Private::listenOn(quint16 port)
{
    http::HttpServer::Options how;
    how.host = options.host;
    how.port = port;
    if (options.rateLimit) how.rate = http::RateLimiter::Rate{};
    server = std::make_unique<http::HttpServer>(router, authenticator, stores, clock, how);
    if (port != 0) service.setBaseUrl(addressOf(options, port)); // before the first request
    return server->start();
}

Result<quint16> ServiceHost::Private::listen()
{
    if (options.port != 0) return listenOn(options.port);
    const quint16 known = rememberedPort(folder.path);
    if (known != 0)
        if (const auto again = listenOn(known)) return again;
    INK_ASSIGN(port, listenOn(0));
    // While another host of this folder has the port, it keeps it for the next time: its links are out.
    if (known == 0 || instances->livingMarks().size() == 1) rememberPort(folder.path, port);
    return port;
}

Result<void> ServiceHost::Private::begin()
{
    stores.idempotency.setOwner(instances->owner());
    INK_TRY(cleanUp());
    http::addRoutes(router, service, authenticator, stores, pictures);
    INK_ASSIGN(port, listen());
    baseUrl = addressOf(options, port);
    service.setBaseUrl(baseUrl);

    worker.handle(QStringLiteral("finalize"), 1,
                  [this](const store::Job& job) { return finalizer.run(job); });
    worker.handle(QStringLiteral("callback"), 2,
                  [this](const store::Job& job) { return callbacks.run(job); });
    worker.every(std::chrono::minutes(1), [this] {
        if (const auto expired = service.expireOverdue(); !expired)
            qWarning("Deadlines could not be checked: %s", qPrintable(expired.error().detail));
    });
    worker.every(
        std::chrono::hours(24),
        [this] {
            const auto swept = sweepBlobs(stores, clock, stopSweep);
            if (!swept) qWarning("Unused files could not be removed: %s", qPrintable(swept.error().detail));
        },
        std::chrono::minutes(1));
    worker.start();
    return {};
}

ServiceHost::ServiceHost(std::unique_ptr<Private> data) : d(std::move(data)) {}
ServiceHost::~ServiceHost() = default;

Result<std::unique_ptr<ServiceHost>> ServiceHost::start(const Options& options, const Clock& clock)
{
    INK_ASSIGN(folder, DataFolder::open(options.dataFolder));
    // At the very first start the key is made while the service answers already: only sealing waits for it.
    const bool known = hasSealKey(folder.path);
    SealKeyFuture key =
        std::async(known ? std::launch::deferred : std::launch::async, [path = folder.path,
                                                                        passphrase = options.keyPassphrase,
                                                                        &clock] {
            return loadOrMakeSealKey(path, passphrase, clock);
        }).share();
    if (known) INK_TRY(key.get()); // a wrong passphrase is told at once
    INK_ASSIGN(instances, Instances::join(folder.path, clock.now()));
    auto data =
        std::make_unique<Private>(std::move(folder), std::move(instances), std::move(key), options, clock);
    INK_TRY(data->begin());
    return std::unique_ptr<ServiceHost>(new ServiceHost(std::move(data)));
}

QString ServiceHost::baseUrl() const
{
    return d->baseUrl;
}

QString ServiceHost::sealFingerprint() const
{
    const auto& key = d->key.get();
    return key ? key->fingerprint() : QString();
}

QByteArray ServiceHost::sealCertificatePem() const
{
    const auto& key = d->key.get();
    return key ? key->certificatePem() : QByteArray();
}

Result<Secret> ServiceHost::localKey()
{
    // Long enough for a workstation that is never closed; the key ends with its process anyway.
    constexpr auto good = std::chrono::days(30);
    const std::lock_guard lock(d->mutex);
    if (!d->localKey.isEmpty()) return d->localKey;
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    auto account = d->stores.accounts.loadByEmail(localEmail());
    if (!account && account.error().code == ErrorCode::NotFound) {
        QString name = qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME"));
        if (name.isEmpty()) name = QStringLiteral("This computer");
        account = d->stores.accounts.create(transaction, localEmail(), name);
    }
    if (!account) return fail(account.error());
    const Timestamp now = d->clock.now();
    INK_ASSIGN(key, d->stores.accounts.addKey(transaction, account->id, localKeyName(d->instances->mark()),
                                              now, now + good));
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

} // namespace ink::service
