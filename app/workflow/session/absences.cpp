#include "app/workflow/session/absences.h"

#include "app/workflow/session/accountlist.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

using domain::Absence;
using domain::AbsenceList;

struct Absences::Private
{
    Session& session;
    AccountList<AbsenceList> known = {};
};

Absences::Absences(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(Private{session}))
{
    connect(&session, &Session::currentChanged, this, [this] {
        d->known.reset();
        Q_EMIT changed();
    });
}

Absences::~Absences() = default;

const AbsenceList& Absences::list() const
{
    return d->known.list;
}

std::optional<bool> Absences::isSupported() const
{
    return d->known.isSupported;
}

const std::optional<Error>& Absences::error() const
{
    return d->known.error;
}

void Absences::refresh()
{
    if (!d->session.client()) return;
    const quint64 asked = ++d->known.asked;
    const auto keep = [this, asked](const Result<AbsenceList>& list, bool isSupported) {
        if (d->known.take(asked, list, isSupported)) Q_EMIT changed();
    };
    d->session.queryLimits(this, [this, asked, keep](const Result<domain::Limits>& limits) {
        if (!limits) return keep(fail(limits.error()), false);
        if (!limits->absences) return keep(AbsenceList(), false);
        api::ApiClient* const client = d->session.client();
        if (client && asked == d->known.asked)
            client->absences(this, [keep](const Result<AbsenceList>& list) { keep(list, true); });
    });
}

void Absences::save(const Absence& absence, QObject* context, api::Done<Absence> done)
{
    const Listener<Absence> listener(context, std::move(done));
    api::ApiClient* const client = d->session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    client->saveAbsence(absence, this, [this, listener](const Result<Absence>& saved) {
        if (saved) refresh();
        listener.notify(saved);
    });
}

void Absences::remove(qint64 id, QObject* context, api::Done<void> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* const client = d->session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    client->removeAbsence(id, this, [this, listener](const Result<void>& removed) {
        refresh();
        listener.notify(removed);
    });
}

} // namespace ink::workflow

#include "moc_absences.cpp"
