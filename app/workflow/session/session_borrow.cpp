// Clients for profiles that are not open.
#include "app/base/reasons.h"
#include "app/workflow/session/session_p.h"

namespace ink::workflow {

void Session::borrow(const QString& profileId, QObject* context,
                     api::Done<std::shared_ptr<api::ApiClient>> done)
{
    using Client = std::shared_ptr<api::ApiClient>;
    const Listener<Client> listener(context, std::move(done));
    const auto give = [this, listener](const QUrl& baseUrl, const Secret& key) {
        const std::shared_ptr<Line> line = d->lineTo(baseUrl, key, api::RetryPolicy::standard(), false);
        listener.tell(Client(line, line->client.get()));
    };
    if (profileId == localProfileId()) {
        if (!d->settings.value(settings::options::localService))
            return listener.tellSoon(fail(ErrorCode::State, reasons::localServiceNotAllowed()));
        QMetaObject::invokeMethod(
            this,
            [this, listener, give] {
                const auto service = d->startLocal();
                if (!service) return listener.tell(fail(service.error()));
                give(service->baseUrl, service->key);
            },
            Qt::QueuedConnection);
        return;
    }
    const Profile* known = d->find(profileId);
    if (!known) return listener.tellSoon(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
    if (const auto allowed = checkServer(known->baseUrl); !allowed)
        return listener.tellSoon(fail(allowed.error()));
    d->secrets.read(profileId, this, [this, profile = *known, listener, give](Result<Secret> kept) {
        if (!kept && d->keysOfThisRun.contains(profile.id)) kept = d->keysOfThisRun.value(profile.id);
        if (!kept && kept.error().code == ErrorCode::NotFound)
            return listener.tell(fail(ErrorCode::Auth, reasons::keyNotStored()));
        if (!kept) return listener.tell(fail(kept.error()));
        d->withProxy([profile, give, key = *kept] { give(profile.baseUrl, key); });
    });
}

} // namespace ink::workflow
