#include "app/workflow/session/session.h"

#include "app/api/networktransport.h"
#include "app/base/reasons.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session_p.h"

#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

namespace {

Error otherAccount()
{
    return failField(ErrorCode::Validation, QStringLiteral("apiKey"), reasons::keyOfOtherAccount()).value();
}

Error openedMeanwhile()
{
    return fail(ErrorCode::Cancelled, reasons::otherAccountOpened()).value();
}

} // namespace

Session::Private::Private(Session* session, settings::Settings& chosen, secrets::SecretStore& store)
    : q(session), settings(chosen), secrets(store), profiles(chosen), proxy(chosen, store, session)
{
    QObject::connect(&monitor, &ReachMonitor::reachChanged, q, &Session::reachChanged);
}

std::unique_ptr<SessionConnection> Session::Private::makeConnection(const QUrl& baseUrl, const Secret& itsKey,
                                                                    api::RetryPolicy retry, bool watched)
{
    auto made = std::make_unique<SessionConnection>();
    WatchedTransport::OutcomeHandler watch = [](WatchedTransport::Outcome) {};
    if (watched)
        watch = [this, number = ++connectionNumber](WatchedTransport::Outcome how) {
            QMetaObject::invokeMethod(
                q,
                [this, number, how] {
                    if (number == connectionNumber) monitor.recordOutcome(how);
                },
                Qt::QueuedConnection);
        };
    made->transport = std::make_unique<WatchedTransport>(makeTransport(baseUrl, itsKey), std::move(watch));
    made->client = std::make_unique<api::ApiClient>(*made->transport, std::move(retry));
    return made;
}

Session::Session(settings::Settings& settings, secrets::SecretStore& secrets, LocalServiceStarter startLocal,
                 QObject* parent)
    : Session(settings, secrets, std::move(startLocal), TransportFactory(), parent)
{
    d->makeTransport = [this](const QUrl& baseUrl, const Secret& key) -> std::unique_ptr<api::Transport> {
        api::NetworkTransport::Options options;
        options.baseUrl = baseUrl;
        options.key = key;
        options.proxy = d->proxy.proxy();
        options.extraCaFile = d->settings.value(settings::options::extraCaFile);
        return std::make_unique<api::NetworkTransport>(std::move(options));
    };
}

Session::Session(settings::Settings& settings, secrets::SecretStore& secrets, LocalServiceStarter startLocal,
                 TransportFactory makeTransport, QObject* parent)
    : QObject(parent), d(new Private(this, settings, secrets))
{
    d->startLocal = std::move(startLocal);
    d->makeTransport = std::move(makeTransport);
    d->profiles.load();
}

Session::~Session() = default;

void Session::Private::put(const Profile& profile)
{
    if (profiles.put(profile)) Q_EMIT q->profilesChanged();
}

void Session::Private::activateProfile(const Profile& profile, const Secret& itsKey)
{
    monitor.setTransport(nullptr);
    auto previous = std::exchange(
        connection, makeConnection(profile.baseUrl, itsKey, api::RetryPolicy::standard(), true));
    Q_ASSERT(connection && !profile.id.isEmpty());
    monitor.setTransport(connection->transport.get());
    current = profile;
    key = itsKey;
    outreach.reset();
    limits.reset();
    monitor.setReach(Reach::Unknown);
    settings.set(settings::options::lastProfile, profile.id);
    Q_EMIT q->currentChanged();
    // `previous` is destroyed now, and its calls end with Cancelled.
}

void Session::Private::openRemote(const Profile& profile, Listener<void> listener)
{
    const auto turn = generation;
    Q_ASSERT(!profile.isLocal());
    secrets.read(profile.id, q, [this, turn, profile, listener](Result<Secret> kept) mutable {
        if (turn != generation)
            return listener.notify(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
        if (!kept && temporaryKeys.contains(profile.id)) kept = temporaryKeys.value(profile.id);
        if (!kept && kept.error().code == ErrorCode::NotFound)
            return listener.notify(fail(ErrorCode::Auth, reasons::keyNotStored()));
        if (!kept) return listener.notify(fail(kept.error()));
        proxy.prepare([this, turn, profile, listener, found = *kept] {
            if (turn != generation)
                return listener.notify(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
            activateProfile(profile, found);
            listener.notify({});
        });
    });
}

QList<Profile> Session::profiles() const
{
    return d->profiles.all();
}

std::optional<Profile> Session::current() const
{
    return d->current;
}

bool Session::isLocal() const
{
    return d->current && d->current->isLocal();
}

bool Session::isRemote() const
{
    return d->current && !d->current->isLocal();
}

api::ApiClient* Session::client() const
{
    return d->connection ? d->connection->client.get() : nullptr;
}

bool Session::isKeyTemporary() const
{
    return d->current && d->temporaryKeys.contains(d->current->id);
}

void Session::open(const QString& profileId, QObject* context, api::Done<void> done)
{
    Listener<void> listener(context, std::move(done));
    const auto turn = ++d->generation;
    if (profileId != localProfileId()) {
        const Profile* profile = d->profiles.find(profileId);
        if (!profile) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
        if (const auto allowed = checkServer(profile->baseUrl); !allowed)
            return listener.notifyLater(fail(allowed.error()));
        return d->openRemote(*profile, listener);
    }
    if (!d->settings.value(settings::options::localService))
        return listener.notifyLater(fail(ErrorCode::State, reasons::localServiceNotAllowed()));
    QMetaObject::invokeMethod(
        this,
        [this, turn, listener]() mutable {
            if (turn != d->generation)
                return listener.notify(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
            const auto service = d->startLocal();
            if (!service) return listener.notify(fail(service.error()));
            Profile profile;
            profile.id = localProfileId();
            profile.label = tr("This computer");
            d->put(profile);
            profile.baseUrl = service->baseUrl;
            d->activateProfile(profile, service->key);
            listener.notify({});
        },
        Qt::QueuedConnection);
}

Result<void> Session::reconnectLocal()
{
    if (!isLocal() || !d->connection) return {};
    INK_ASSIGN(service, d->startLocal());
    d->current->baseUrl = service.baseUrl;
    d->key = service.key;
    d->connection->transport->replaceTransport(d->makeTransport(service.baseUrl, service.key));
    d->outreach.reset();
    d->limits.reset();
    d->monitor.setReach(Reach::Unknown);
    Q_EMIT outreachChanged();
    queryOutreach(this, [](const Result<domain::Outreach>&) {});
    return {};
}

bool Session::hasLastProfile() const
{
    return d->profiles.find(d->settings.value(settings::options::lastProfile)) != nullptr;
}

void Session::openLastProfile(QObject* context, api::Done<void> done)
{
    open(d->settings.value(settings::options::lastProfile), context, std::move(done));
}

Result<QUrl> Session::checkBaseUrl(const QString& text)
{
    const auto bad = [](const Message& sentence) {
        return failField(ErrorCode::Validation, QStringLiteral("baseUrl"), sentence);
    };
    QString address = text.trimmed();
    if (address.isEmpty()) return bad(reasons::addressNeeded());
    if (!address.contains(QLatin1StringView("://"))) {
        const bool here = api::isLoopback(QUrl(QStringLiteral("http://") + address));
        address.prepend(here ? QStringLiteral("http://") : QStringLiteral("https://"));
    }
    QUrl url(address, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty()) return bad(reasons::notAnAddress());
    if (!url.userInfo().isEmpty()) return bad(reasons::addressWithCredentials());
    if (url.scheme() != QLatin1StringView("https") && url.scheme() != QLatin1StringView("http"))
        return bad(reasons::addressWithoutHttps());
    if (url.scheme() == QLatin1StringView("http") && !api::isLoopback(url))
        return bad(reasons::addressNotSecure());
    QString path = url.path();
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    // The API version is added to the path of each call.
    if (path.endsWith(QLatin1StringView("/v1")) || path.endsWith(QLatin1StringView("/v2"))) path.chop(3);
    url.setPath(path);
    url.setQuery(QString());
    url.setFragment(QString());
    return url;
}

void Session::testConnection(const QUrl& baseUrl, const Secret& key, QObject* context,
                             api::Done<domain::AccountDetails> done, api::RetryPolicy retry)
{
    const auto checked = checkBaseUrl(baseUrl.toString());
    if (!checked) return notifyLater<domain::AccountDetails>(context, std::move(done), fail(checked.error()));
    // The connection lives as long as its one call.
    d->proxy.prepare([this, url = *checked, key, context = QPointer<QObject>(context), done = std::move(done),
                      retry = std::move(retry)]() mutable {
        if (!context) return;
        std::shared_ptr<SessionConnection> line = d->makeConnection(url, key, std::move(retry), false);
        line->client->accountDetails(context,
                                     [line, done = std::move(done)](Result<domain::AccountDetails> account) {
                                         done(std::move(account));
                                     });
    });
}

void Session::connectTo(const QUrl& baseUrl, const Secret& key, QObject* context, api::Done<void> done,
                        api::RetryPolicy retry)
{
    Listener<void> listener(context, std::move(done));
    const auto checked = checkBaseUrl(baseUrl.toString());
    if (!checked) return listener.notifyLater(fail(checked.error()));
    if (const auto allowed = checkServer(*checked); !allowed)
        return listener.notifyLater(fail(allowed.error()));
    const auto turn = ++d->generation;
    const QUrl url = *checked;
    const auto voided = [this, turn, listener] {
        if (turn == d->generation) return false;
        listener.notify(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
        return true;
    };
    const auto tested = [this, url, key, listener, voided](const Result<domain::AccountDetails>& account) {
        if (voided()) return;
        if (!account) return listener.notify(fail(account.error()));
        Profile profile;
        profile.baseUrl = url;
        profile.email = account->email;
        profile.label = QStringLiteral("%1 (%2)").arg(account->email, url.host());
        const auto known =
            std::find_if(d->profiles.all().cbegin(), d->profiles.all().cend(), [&](const Profile& other) {
                return !other.isLocal() && other.baseUrl == url && other.email == profile.email;
            });
        if (known != d->profiles.all().cend() && !known->label.isEmpty()) profile.label = known->label;
        profile.id = known != d->profiles.all().cend() ? known->id
                                                       : QUuid::createUuid().toString(QUuid::WithoutBraces);
        auto begin = [this, profile, key, listener, voided](const Result<void>& written) mutable {
            if (voided()) return;
            if (written)
                d->temporaryKeys.remove(profile.id);
            else
                d->temporaryKeys.insert(profile.id, key);
            d->put(profile);
            d->activateProfile(profile, key);
            listener.notify({});
        };
        if (d->settings.value(settings::options::storeKeys))
            d->secrets.write(profile.id, key, this, begin);
        else
            begin(fail(ErrorCode::Keychain, reasons::keysNotKept()));
    };
    testConnection(url, key, this, tested, std::move(retry));
}

QString Session::serverAddress() const
{
    return d->settings.value(settings::options::serverAddress);
}

bool Session::isServerLocked() const
{
    return d->settings.isLocked(settings::options::serverAddress);
}

bool Session::isLocalAllowed() const
{
    return d->settings.value(settings::options::localService);
}

Result<void> Session::checkServer(const QUrl& baseUrl) const
{
    const auto& address = settings::options::serverAddress;
    if (!d->settings.isLocked(address)) return {};
    const auto only = checkBaseUrl(d->settings.value(address));
    if (only && *only == baseUrl) return {};
    return failField(ErrorCode::Validation, QStringLiteral("baseUrl"),
                     reasons::serverSetByAdministrator(d->settings.value(address)));
}

void Session::remove(const QString& profileId)
{
    if (!d->profiles.find(profileId)) return;
    d->profiles.remove(profileId);
    d->temporaryKeys.remove(profileId);
    if (profileId != localProfileId()) d->secrets.remove(profileId, this, [](const Result<void>&) {});
    if (d->settings.value(settings::options::lastProfile) == profileId)
        d->settings.reset(settings::options::lastProfile);
    Q_EMIT profilesChanged();
    if (d->current && d->current->id == profileId) d->close();
}

void Session::signOut()
{
    if (!d->current) return;
    // Signs out without waiting for the response.
    if (isRemote()) {
        const std::shared_ptr<SessionConnection> line =
            d->makeConnection(d->current->baseUrl, d->key, api::RetryPolicy::never(), false);
        line->client->logout(this, [line](const Result<void>&) {});
    }
    d->settings.reset(settings::options::lastProfile);
    d->close();
}

void Session::Private::close()
{
    ++generation;
    monitor.setTransport(nullptr);
    Q_ASSERT(current && connection);
    const auto previous = std::move(connection);
    ++connectionNumber;
    current.reset();
    key = {};
    outreach.reset();
    limits.reset();
    monitor.setReach(Reach::Unknown);
    Q_EMIT q->currentChanged();
}

// Other profiles.

void Session::openClient(const QString& profileId, QObject* context,
                         api::Done<std::shared_ptr<api::ApiClient>> done, KeyPrompt prompt)
{
    using Client = std::shared_ptr<api::ApiClient>;
    const Listener<Client> listener(context, std::move(done));
    const auto give = [this, listener](const QUrl& baseUrl, const Secret& key) {
        const std::shared_ptr<SessionConnection> line =
            d->makeConnection(baseUrl, key, api::RetryPolicy::standard(), false);
        listener.notify(Client(line, line->client.get()));
    };
    if (profileId == localProfileId()) {
        if (!d->settings.value(settings::options::localService))
            return listener.notifyLater(fail(ErrorCode::State, reasons::localServiceNotAllowed()));
        QMetaObject::invokeMethod(
            this,
            [this, listener, give] {
                const auto service = d->startLocal();
                if (!service) return listener.notify(fail(service.error()));
                give(service->baseUrl, service->key);
            },
            Qt::QueuedConnection);
        return;
    }
    const Profile* known = d->profiles.find(profileId);
    if (!known) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
    if (const auto allowed = checkServer(known->baseUrl); !allowed)
        return listener.notifyLater(fail(allowed.error()));
    const auto read = [this, profile = *known, listener, give] {
        d->secrets.read(profile.id, this, [this, profile, listener, give](Result<Secret> kept) {
            if (!kept && d->temporaryKeys.contains(profile.id)) kept = d->temporaryKeys.value(profile.id);
            if (!kept && kept.error().code == ErrorCode::NotFound)
                return listener.notify(fail(ErrorCode::Auth, reasons::keyNotStored()));
            if (!kept) return listener.notify(fail(kept.error()));
            d->proxy.prepare([profile, give, key = *kept] { give(profile.baseUrl, key); });
        });
    };
    if (prompt == KeyPrompt::Allowed || d->temporaryKeys.contains(profileId)) return read();
    d->secrets.probe(this, [listener, read](secrets::Access access) {
        if (access == secrets::Access::NeedsPrompt)
            return listener.notify(fail(ErrorCode::Keychain, reasons::keychainLocked()));
        read();
    });
}

// Keys.

void Session::rename(const QString& profileId, const QString& label)
{
    const Profile* known = d->profiles.find(profileId);
    if (!known || known->isLocal()) return;
    Profile changed = *known;
    changed.label = label.trimmed().left(100);
    if (changed.label.isEmpty())
        changed.label = QStringLiteral("%1 (%2)").arg(changed.email, changed.baseUrl.host());
    if (d->current && d->current->id == profileId) d->current->label = changed.label;
    d->put(changed);
}

QString Session::keySuffix() const
{
    return d->current ? QString::fromUtf8(d->key.reveal().right(4)) : QString();
}

void Session::replaceKey(const QString& profileId, const Secret& key, QObject* context, api::Done<void> done)
{
    const Listener<void> listener(context, std::move(done));
    const Profile* known = d->profiles.find(profileId);
    if (!known || known->isLocal())
        return listener.notifyLater(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
    testConnection(known->baseUrl, key, this,
                   [this, profileId, key, email = known->email,
                    listener](const Result<domain::AccountDetails>& account) {
                       if (!account) return listener.notify(fail(account.error()));
                       if (!email.isEmpty() && account->email.compare(email, Qt::CaseInsensitive) != 0)
                           return listener.notify(fail(otherAccount()));
                       d->setKey(profileId, key, listener);
                   });
}

void Session::Private::setKey(const QString& profileId, const Secret& fresh, const Listener<void>& listener)
{
    const auto taken = [this, profileId, fresh, listener](const Result<void>& written) {
        const Profile* known = profiles.find(profileId);
        if (!known) return listener.notify(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
        if (written)
            temporaryKeys.remove(profileId);
        else
            temporaryKeys.insert(profileId, fresh);
        if (current && current->id == profileId && connection) {
            key = fresh;
            connection->transport->replaceTransport(makeTransport(current->baseUrl, fresh));
            monitor.setReach(Reach::Online); // the key was just tested
            Q_EMIT q->profilesChanged();
        }
        listener.notify({});
    };
    if (settings.value(settings::options::storeKeys))
        secrets.write(profileId, fresh, q, taken);
    else
        taken(fail(ErrorCode::Keychain, reasons::keysNotKept()));
}

void Session::rotateKey(QObject* context, api::Done<Rotation> done)
{
    const Listener<Rotation> listener(context, std::move(done));
    if (!d->current || !d->connection) return listener.notifyLater(fail(noAccountError()));
    if (isLocal()) return listener.notifyLater(fail(ErrorCode::State, reasons::localKeyNotRotatable()));
    if (isKeyTemporary())
        return listener.notifyLater(fail(ErrorCode::Keychain, reasons::keychainNotStoring()));
    const auto turn = d->generation;
    client()->apiKeys(this, [this, turn, listener](const Result<QList<domain::ApiKeyInfo>>& keys) {
        if (turn != d->generation) return listener.notify(fail(openedMeanwhile()));
        if (!keys) return listener.notify(fail(keys.error()));
        d->rotateListedKey(*keys, listener);
    });
}

void Session::Private::rotateListedKey(const QList<domain::ApiKeyInfo>& keys,
                                       const Listener<Rotation>& listener)
{
    Q_ASSERT(current && connection);
    // Identifies the session's own key by its last characters; if several keys match, by the last use.
    const domain::ApiKeyInfo* own = nullptr;
    for (const domain::ApiKeyInfo& one : keys)
        if (one.lastFour == q->keySuffix() && (!own || own->lastUsed < one.lastUsed)) own = &one;
    if (!own) return listener.notify(fail(ErrorCode::NotFound, reasons::keyInUseNotListed()));
    const auto turn = generation;
    const qint64 oldId = own->id;
    q->client()->rotateKey(oldId, q, [this, turn, oldId, listener](const Result<wire::CreatedKey>& made) {
        if (turn != generation) return listener.notify(fail(openedMeanwhile()));
        if (!made) return listener.notify(fail(made.error()));
        if (made->secret.isEmpty())
            return listener.notify(fail(ErrorCode::Protocol, reasons::newKeyMissing()));
        storeRotatedKey(*made, oldId, listener);
    });
}

void Session::Private::storeRotatedKey(const wire::CreatedKey& made, qint64 oldId,
                                       const Listener<Rotation>& listener)
{
    Q_ASSERT(current && connection);
    const QString id = current->id;
    const Secret old = key;
    const auto turn = generation;
    // If the new key can't be stored, it is revoked, and the old one stays.
    const auto back = [this, turn, id, old, fresh = made.info.id, listener](const Error& why) {
        secrets.write(id, old, q, [](const Result<void>&) {});
        if (turn != generation || !q->client()) return listener.notify(fail(why));
        q->client()->revokeKey(fresh, q,
                               [listener, why](const Result<void>&) { listener.notify(fail(why)); });
    };
    secrets.write(
        id, made.secret, q, [this, turn, id, made, oldId, back, listener](const Result<void>& written) {
            if (!written) return back(written.error());
            secrets.read(id, q, [this, turn, id, made, oldId, back, listener](const Result<Secret>& kept) {
                if (!kept) return back(kept.error());
                if (!(*kept == made.secret))
                    return back(fail(ErrorCode::Keychain, reasons::keychainReturnedOtherKey()).value());
                if (turn != generation) // another account is open: both keys are valid, the new one is stored
                    return listener.notify(Rotation{openedMeanwhile()});
                key = made.secret;
                connection->transport->replaceTransport(makeTransport(current->baseUrl, made.secret));
                Q_EMIT q->profilesChanged();
                q->client()->revokeKey(oldId, q, [listener](const Result<void>& revoked) {
                    listener.notify(Rotation{revoked ? std::nullopt : std::optional(revoked.error())});
                });
            });
        });
}

// Network.

Session::Reach Session::reach() const
{
    return d->monitor.reach();
}

void Session::probe()
{
    d->monitor.probe();
}

api::NetworkTransport::Proxy Session::proxy() const
{
    return d->proxy.proxy();
}

bool Session::hasProxyPassword() const
{
    return d->proxy.hasPassword();
}

void Session::setProxyPassword(const Secret& password, QObject* context, api::Done<void> done)
{
    d->proxy.setPassword(
        password, [this, listener = Listener<void>(context, std::move(done))](const Result<void>& kept) {
            applyNetworkSettings();
            listener.notify(kept);
        });
}

void Session::applyNetworkSettings()
{
    d->proxy.prepare([this] {
        if (!d->connection || !d->current) return;
        d->monitor.cancelProbe();
        d->connection->transport->replaceTransport(d->makeTransport(d->current->baseUrl, d->key));
        d->monitor.resetAndProbe();
    });
}

// The service's capabilities.

void Session::Private::cacheDetails(const domain::AccountDetails& account)
{
    limits = account.limits;
    if (outreach == account.outreach) return;
    outreach = account.outreach;
    Q_EMIT q->outreachChanged();
}

domain::Outreach Session::outreach() const
{
    return d->outreach.value_or(domain::Outreach());
}

domain::Limits Session::knownLimits() const
{
    return d->limits.value_or(domain::Limits());
}

template <typename T>
void Session::Private::queryDetail(const std::optional<T>& known, T domain::AccountDetails::*part,
                                   QObject* context, api::Done<T> done)
{
    const Listener<T> listener(context, std::move(done));
    if (known) return listener.notifyLater(*known);
    api::ApiClient* const client = q->client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    client->accountDetails(q, [this, client, part, listener](const Result<domain::AccountDetails>& account) {
        if (!account) return listener.notify(fail(account.error()));
        if (client == q->client()) cacheDetails(*account);
        listener.notify((*account).*part);
    });
}

void Session::queryOutreach(QObject* context, api::Done<domain::Outreach> done)
{
    d->queryDetail(d->outreach, &domain::AccountDetails::outreach, context, std::move(done));
}

void Session::queryLimits(QObject* context, api::Done<domain::Limits> done)
{
    d->queryDetail(d->limits, &domain::AccountDetails::limits, context, std::move(done));
}

Error noAccountError()
{
    return fail(ErrorCode::State, reasons::noAccountOpen()).value();
}

} // namespace ink::workflow

#include "moc_session.cpp"
