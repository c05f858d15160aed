// How the open service reaches people: asked once for each connection.
#include "app/workflow/session_p.h"

namespace ink::workflow {

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
        if (client == this->client() && d->outreach != account->outreach) {
            d->outreach = account->outreach;
            Q_EMIT outreachChanged();
        }
        listener.tell(account->outreach);
    });
}

} // namespace ink::workflow
