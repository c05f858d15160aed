#include "app/workflow/session/session.h"

#include "app/api/networktransport.h"
#include "app/base/reasons.h"
#include "app/workflow/session/session_p.h"

#include <QJsonObject>
#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

const QString& localProfileId()
{
    static const QString id = QStringLiteral("local");
    return id;
}

Session::Private::Private(Session* session, settings::Settings& chosen, secrets::SecretStore& store)
    : q(session), settings(chosen), secrets(store)
{
    probeTimer.setSingleShot(true);
    QObject::connect(&probeTimer, &QTimer::timeout, q, [this] { probe(); });
}

std::unique_ptr<Line> Session::Private::lineTo(const QUrl& baseUrl, const Secret& itsKey,
                                               api::RetryPolicy retry, bool watched)
{
    auto made = std::make_unique<Line>();
    WatchedTransport::Watch watch = [](WatchedTransport::Sign) {};
    if (watched)
        watch = [this, number = ++lineNumber](WatchedTransport::Sign how) {
            QMetaObject::invokeMethod(
                q,
                [this, number, how] {
                    if (number == lineNumber) sign(how);
                },
                Qt::QueuedConnection);
        };
    made->transport = std::make_unique<WatchedTransport>(makeTransport(baseUrl, itsKey), std::move(watch));
    made->client = std::make_unique<api::ApiClient>(*made->transport, std::move(retry));
    return made;
}

Session::Session(settings::Settings& settings, secrets::SecretStore& secrets, StartLocalService startLocal,
                 QObject* parent)
    : Session(settings, secrets, std::move(startLocal), MakeTransport(), parent)
{
    d->makeTransport = [this](const QUrl& baseUrl, const Secret& key) -> std::unique_ptr<api::Transport> {
        api::NetworkTransport::Options options;
        options.baseUrl = baseUrl;
        options.key = key;
        options.proxy = proxy();
        options.extraCaFile = d->settings.value(settings::options::extraCaFile);
        return std::make_unique<api::NetworkTransport>(std::move(options));
    };
}

Session::Session(settings::Settings& settings, secrets::SecretStore& secrets, StartLocalService startLocal,
                 MakeTransport makeTransport, QObject* parent)
    : QObject(parent), d(new Private(this, settings, secrets))
{
    d->startLocal = std::move(startLocal);
    d->makeTransport = std::move(makeTransport);
    d->load();
}

Session::~Session() = default;

void Session::Private::load()
{
    const QJsonArray kept = settings.value(settings::options::profiles);
    for (const QJsonValue& value : kept) {
        const QJsonObject object = value.toObject();
        Profile profile;
        profile.id = object.value(QStringLiteral("id")).toString();
        profile.label = object.value(QStringLiteral("label")).toString();
        profile.email = object.value(QStringLiteral("email")).toString();
        if (profile.isLocal()) {
            profile.label = tr("This computer");
        } else {
            // The file may have been edited: an address is checked each time that it comes in.
            const auto url = checkedBaseUrl(object.value(QStringLiteral("baseUrl")).toString());
            if (!url || QUuid::fromString(profile.id).isNull()) continue;
            profile.baseUrl = *url;
        }
        if (!find(profile.id)) profiles.append(profile);
    }
}

void Session::Private::store()
{
    QJsonArray kept;
    for (const Profile& profile : std::as_const(profiles)) {
        QJsonObject object{{QStringLiteral("id"), profile.id}};
        if (!profile.isLocal()) {
            object.insert(QStringLiteral("label"), profile.label);
            object.insert(QStringLiteral("email"), profile.email);
            object.insert(QStringLiteral("baseUrl"), profile.baseUrl.toString());
        }
        kept.append(object);
    }
    settings.set(settings::options::profiles, kept);
}

const Profile* Session::Private::find(const QString& id) const
{
    const auto found = std::find_if(profiles.cbegin(), profiles.cend(),
                                    [&](const Profile& profile) { return profile.id == id; });
    return found == profiles.cend() ? nullptr : &*found;
}

void Session::Private::keep(const Profile& profile)
{
    const auto found = std::find_if(profiles.begin(), profiles.end(),
                                    [&](const Profile& known) { return known.id == profile.id; });
    if (found != profiles.end() && *found == profile) return;
    if (found == profiles.end())
        profiles.append(profile);
    else
        *found = profile;
    store();
    Q_EMIT q->profilesChanged();
}

void Session::Private::use(const Profile& profile, const Secret& itsKey)
{
    probing.reset();
    probeTimer.stop();
    auto previous = std::exchange(line, lineTo(profile.baseUrl, itsKey, api::RetryPolicy::standard(), true));
    current = profile;
    key = itsKey;
    outreach.reset();
    limits.reset();
    setReach(Reach::Unknown);
    settings.set(settings::options::lastProfile, profile.id);
    Q_EMIT q->currentChanged();
    // `previous` goes now: its calls are told Cancelled.
}

void Session::Private::openRemote(const Profile& profile, Listener<void> listener)
{
    const auto turn = generation;
    secrets.read(profile.id, q, [this, turn, profile, listener](Result<Secret> kept) mutable {
        if (turn != generation)
            return listener.tell(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
        if (!kept && keysOfThisRun.contains(profile.id)) kept = keysOfThisRun.value(profile.id);
        if (!kept && kept.error().code == ErrorCode::NotFound)
            return listener.tell(fail(ErrorCode::Auth, reasons::keyNotStored()));
        if (!kept) return listener.tell(fail(kept.error()));
        withProxy([this, turn, profile, listener, found = *kept] {
            if (turn != generation)
                return listener.tell(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
            use(profile, found);
            listener.tell({});
        });
    });
}

QList<Profile> Session::profiles() const
{
    return d->profiles;
}

std::optional<Profile> Session::current() const
{
    return d->current;
}

api::ApiClient* Session::client() const
{
    return d->line ? d->line->client.get() : nullptr;
}

bool Session::keyIsForThisRunOnly() const
{
    return d->current && d->keysOfThisRun.contains(d->current->id);
}

void Session::open(const QString& profileId, QObject* context, api::Done<void> done)
{
    Listener<void> listener(context, std::move(done));
    const auto turn = ++d->generation;
    if (profileId != localProfileId()) {
        const Profile* profile = d->find(profileId);
        if (!profile) return listener.tellSoon(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
        if (const auto allowed = checkServer(profile->baseUrl); !allowed)
            return listener.tellSoon(fail(allowed.error()));
        return d->openRemote(*profile, listener);
    }
    if (!d->settings.value(settings::options::localService))
        return listener.tellSoon(fail(ErrorCode::State, reasons::localServiceNotAllowed()));
    QMetaObject::invokeMethod(
        this,
        [this, turn, listener]() mutable {
            if (turn != d->generation)
                return listener.tell(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
            const auto service = d->startLocal();
            if (!service) return listener.tell(fail(service.error()));
            Profile profile;
            profile.id = localProfileId();
            profile.label = tr("This computer");
            d->keep(profile);
            profile.baseUrl = service->baseUrl;
            d->use(profile, service->key);
            listener.tell({});
        },
        Qt::QueuedConnection);
}

Result<void> Session::renewLocal()
{
    if (!d->current || !d->current->isLocal() || !d->line) return {};
    INK_ASSIGN(service, d->startLocal());
    d->current->baseUrl = service.baseUrl;
    d->key = service.key;
    d->line->transport->exchange(d->makeTransport(service.baseUrl, service.key));
    d->outreach.reset();
    d->limits.reset();
    d->setReach(Reach::Unknown);
    Q_EMIT outreachChanged();
    askOutreach(this, [](const Result<domain::Outreach>&) {});
    return {};
}

bool Session::hasLastProfile() const
{
    return d->find(d->settings.value(settings::options::lastProfile)) != nullptr;
}

void Session::openLast(QObject* context, api::Done<void> done)
{
    open(d->settings.value(settings::options::lastProfile), context, std::move(done));
}

Result<QUrl> Session::checkedBaseUrl(const QString& text)
{
    const auto bad = [](const Message& sentence) {
        return fail(ErrorCode::Validation, sentence, {{QStringLiteral("baseUrl"), sentence}});
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
    // The version is added to each call.
    if (path.endsWith(QLatin1StringView("/v1")) || path.endsWith(QLatin1StringView("/v2"))) path.chop(3);
    url.setPath(path);
    url.setQuery(QString());
    url.setFragment(QString());
    return url;
}

void Session::test(const QUrl& baseUrl, const Secret& key, QObject* context,
                   api::Done<domain::AccountDetails> done)
{
    const auto checked = checkedBaseUrl(baseUrl.toString());
    if (!checked) return tellSoon<domain::AccountDetails>(context, std::move(done), fail(checked.error()));
    // The line lives as long as its one call. Somebody waits for the verdict: one try.
    d->withProxy([this, url = *checked, key, context = QPointer<QObject>(context),
                  done = std::move(done)]() mutable {
        if (!context) return;
        std::shared_ptr<Line> line = d->lineTo(url, key, api::RetryPolicy::never(), false);
        line->client->accountDetails(context,
                                     [line, done = std::move(done)](Result<domain::AccountDetails> account) {
                                         done(std::move(account));
                                     });
    });
}

void Session::connectTo(const QUrl& baseUrl, const Secret& key, QObject* context, api::Done<void> done)
{
    Listener<void> listener(context, std::move(done));
    const auto checked = checkedBaseUrl(baseUrl.toString());
    if (!checked) return listener.tellSoon(fail(checked.error()));
    if (const auto allowed = checkServer(*checked); !allowed) return listener.tellSoon(fail(allowed.error()));
    const auto turn = ++d->generation;
    const QUrl url = *checked;
    const auto voided = [this, turn, listener] {
        if (turn == d->generation) return false;
        listener.tell(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
        return true;
    };
    test(url, key, this, [this, url, key, listener, voided](Result<domain::AccountDetails> account) mutable {
        if (voided()) return;
        if (!account) return listener.tell(fail(account.error()));
        Profile profile;
        profile.baseUrl = url;
        profile.email = account->email;
        profile.label = QStringLiteral("%1 (%2)").arg(account->email, url.host());
        const auto known = std::find_if(d->profiles.cbegin(), d->profiles.cend(), [&](const Profile& other) {
            return !other.isLocal() && other.baseUrl == url && other.email == profile.email;
        });
        if (known != d->profiles.cend() && !known->label.isEmpty()) profile.label = known->label;
        profile.id =
            known != d->profiles.cend() ? known->id : QUuid::createUuid().toString(QUuid::WithoutBraces);
        auto begin = [this, profile, key, listener, voided](const Result<void>& written) mutable {
            if (voided()) return;
            if (written)
                d->keysOfThisRun.remove(profile.id);
            else
                d->keysOfThisRun.insert(profile.id, key);
            d->keep(profile);
            d->use(profile, key);
            listener.tell({});
        };
        if (d->settings.value(settings::options::keepKeys))
            d->secrets.write(profile.id, key, this, begin);
        else
            begin(fail(ErrorCode::Keychain, reasons::keysNotKept()));
    });
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
    const auto only = checkedBaseUrl(d->settings.value(address));
    if (only && *only == baseUrl) return {};
    const Message sentence = reasons::serverSetByAdministrator(d->settings.value(address));
    return fail(ErrorCode::Validation, sentence, {{QStringLiteral("baseUrl"), sentence}});
}

void Session::remove(const QString& profileId)
{
    if (!d->find(profileId)) return;
    d->profiles.removeIf([&](const Profile& profile) { return profile.id == profileId; });
    d->keysOfThisRun.remove(profileId);
    d->store();
    if (profileId != localProfileId()) d->secrets.remove(profileId, this, [](const Result<void>&) {});
    if (d->settings.value(settings::options::lastProfile) == profileId)
        d->settings.reset(settings::options::lastProfile);
    Q_EMIT profilesChanged();
    if (d->current && d->current->id == profileId) d->close();
}

void Session::leave()
{
    if (!d->current) return;
    // The goodbye goes its way alone: nobody waits for it.
    if (!d->current->isLocal()) {
        const std::shared_ptr<Line> line =
            d->lineTo(d->current->baseUrl, d->key, api::RetryPolicy::never(), false);
        line->client->logout(this, [line](const Result<void>&) {});
    }
    d->settings.reset(settings::options::lastProfile);
    d->close();
}

void Session::Private::close()
{
    ++generation;
    probing.reset();
    probeTimer.stop();
    const auto previous = std::move(line);
    ++lineNumber;
    current.reset();
    key = {};
    outreach.reset();
    limits.reset();
    setReach(Reach::Unknown);
    Q_EMIT q->currentChanged();
}

Error noAccount()
{
    return fail(ErrorCode::State, reasons::noAccountOpen()).value();
}

} // namespace ink::workflow
