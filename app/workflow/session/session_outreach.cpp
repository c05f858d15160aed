// How the open service reaches people and what it can do: asked once for each connection.
#include "app/workflow/session/session_p.h"

namespace ink::workflow {

void Session::Private::keep(const domain::AccountDetails& account)
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
void Session::Private::ask(const std::optional<T>& known, T domain::AccountDetails::*part, QObject* context,
                           api::Done<T> done)
{
    const Listener<T> listener(context, std::move(done));
    if (known) return listener.tellSoon(*known);
    api::ApiClient* const client = q->client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    client->accountDetails(q, [this, client, part, listener](const Result<domain::AccountDetails>& account) {
        if (!account) return listener.tell(fail(account.error()));
        if (client == q->client()) keep(*account);
        listener.tell((*account).*part);
    });
}

void Session::askOutreach(QObject* context, api::Done<domain::Outreach> done)
{
    d->ask(d->outreach, &domain::AccountDetails::outreach, context, std::move(done));
}

void Session::askLimits(QObject* context, api::Done<domain::Limits> done)
{
    d->ask(d->limits, &domain::AccountDetails::limits, context, std::move(done));
}

} // namespace ink::workflow
