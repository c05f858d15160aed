#include "app/workflow/session/fielddefinitions.h"

#include "app/workflow/session/accountlist.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

using domain::CustomFieldList;
using domain::CustomFieldsWish;

struct FieldDefinitions::Private
{
    Session& session;
    const bool withUses;
    AccountList<CustomFieldList> known = {};
};

FieldDefinitions::FieldDefinitions(Session& session, bool withUses, QObject* parent)
    : QObject(parent), d(new Private{session, withUses})
{
    connect(&session, &Session::currentChanged, this, [this] {
        d->known.reset();
        Q_EMIT changed();
    });
}

FieldDefinitions::~FieldDefinitions() = default;

const CustomFieldList& FieldDefinitions::list() const
{
    return d->known.list;
}

std::optional<bool> FieldDefinitions::isSupported() const
{
    return d->known.isSupported;
}

const std::optional<Error>& FieldDefinitions::error() const
{
    return d->known.error;
}

void FieldDefinitions::refresh()
{
    if (!d->session.client()) return;
    const quint64 asked = ++d->known.asked;
    const auto keep = [this, asked](const Result<CustomFieldList>& list, bool isSupported) {
        if (d->known.take(asked, list, isSupported)) Q_EMIT changed();
    };
    const auto withUses = [this, asked, keep](const Result<CustomFieldList>& read) {
        api::ApiClient* const client = d->session.client();
        if (!read || !d->withUses || !client || asked != d->known.asked) return keep(read, true);
        client->customFieldUses(this, [keep, list = *read](const Result<CustomFieldList>& uses) {
            CustomFieldList known = list;
            // Fails for a key that is limited to a folder; and the list may have changed between the
            // requests.
            if (uses && uses->fields == list.fields) known.uses = uses->uses;
            keep(known, true);
        });
    };
    d->session.queryLimits(this, [this, asked, keep, withUses](const Result<domain::Limits>& limits) {
        if (!limits) return keep(fail(limits.error()), false);
        if (!limits->customFields) return keep(CustomFieldList(), false);
        api::ApiClient* const client = d->session.client();
        if (client && asked == d->known.asked) client->customFields(this, withUses);
    });
}

void FieldDefinitions::replace(const CustomFieldsWish& wish, QObject* context,
                               api::Done<CustomFieldList> done)
{
    const Listener<CustomFieldList> listener(context, std::move(done));
    api::ApiClient* const client = d->session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    if (d->known.list.state.isEmpty()) { // without it, the service would replace whatever it has
        listener.notifyLater(fail(ErrorCode::Version));
        return refresh();
    }
    client->replaceCustomFields(
        wish, d->known.list.state, this, [this, listener](const Result<CustomFieldList>& replaced) {
            const bool isStale = !replaced && replaced.error().code == ErrorCode::Version;
            if (replaced || isStale) refresh();
            listener.notify(replaced);
        });
}

} // namespace ink::workflow

#include "moc_fielddefinitions.cpp"
