// How the open service reaches people and what it can do: asked once for each connection.
#include "app/workflow/session_p.h"

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

void Session::askOutreach(QObject* context, api::Done<domain::Outreach> done)
{
    const Listener<domain::Outreach> listener(context, std::move(done));
    if (d->outreach) return listener.tellSoon(*d->outreach);
    api::ApiClient* client = this->client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    client->accountDetails(this, [this, client, listener](const Result<domain::AccountDetails>& account) {
        if (!account) return listener.tell(fail(account.error()));
        if (client == this->client()) d->keep(*account);
        listener.tell(account->outreach);
    });
}

void Session::askLimits(QObject* context, api::Done<domain::Limits> done)
{
    const Listener<domain::Limits> listener(context, std::move(done));
    if (d->limits) return listener.tellSoon(*d->limits);
    api::ApiClient* client = this->client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    client->accountDetails(this, [this, client, listener](const Result<domain::AccountDetails>& account) {
        if (!account) return listener.tell(fail(account.error()));
        if (client == this->client()) d->keep(*account);
        listener.tell(account->limits);
    });
}

} // namespace ink::workflow
