#include "app/workflow/session/accountsettings.h"

#include "app/workflow/session/later.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"

#include <deque>

namespace ink::workflow {

using domain::AccountDetails;
using domain::NotificationSetting;
using domain::UserSetting;

namespace {

/** The differences between two states of the settings. */
wire::SettingsPatch difference(const AccountDetails& before, const UserSetting& user,
                               const NotificationSetting& notification)
{
    wire::SettingsPatch patch;
    if (const auto changed = Partial<UserSetting>::difference(before.userSetting, user); !changed.isEmpty())
        patch.userSetting = changed;
    if (const auto changed =
            Partial<NotificationSetting>::difference(before.notificationSetting, notification);
        !changed.isEmpty())
        patch.notificationSetting = changed;
    return patch;
}

} // namespace

struct AccountSettings::Private
{
    struct Wanted
    {
        Change change;
        Listener<void> listener;
    };

    Session& session;
    std::optional<AccountDetails> details;
    std::optional<Error> error;
    std::deque<Wanted> wanted;
    quint64 generation = 0; ///< incremented with each account; responses for an earlier one are dropped
    quint64 asked = 0;      ///< number of the latest refresh; earlier ones are ignored
    bool loading = false;
    bool saving = false;
};

AccountSettings::AccountSettings(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(Private{session, {}, {}, {}}))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->generation;
        const auto waiting = std::exchange(d->wanted, {});
        d->details.reset();
        d->error.reset();
        d->loading = false;
        d->saving = false;
        for (const Private::Wanted& one : waiting)
            one.listener.notifyLater(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
        Q_EMIT changed();
    });
}

AccountSettings::~AccountSettings() = default;

const std::optional<AccountDetails>& AccountSettings::details() const
{
    return d->details;
}

const std::optional<Error>& AccountSettings::error() const
{
    return d->error;
}

bool AccountSettings::isBusy() const
{
    return d->loading || d->saving;
}

void AccountSettings::refresh()
{
    api::ApiClient* client = d->session.client();
    if (!client) return;
    d->loading = true;
    const quint64 generation = d->generation;
    const quint64 asked = ++d->asked;
    client->accountDetails(this, [this, generation, asked](Result<AccountDetails> answer) {
        if (generation != d->generation || asked != d->asked) return;
        d->loading = false;
        if (answer) {
            d->details = std::move(*answer);
            d->error.reset();
        } else {
            d->error = std::move(answer).error();
        }
        Q_EMIT changed();
        saveNext();
    });
    Q_EMIT changed();
}

void AccountSettings::change(Change change, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->session.client() || !d->details) return listener.notifyLater(fail(noAccountError()));
    d->wanted.push_back({std::move(change), listener});
    saveNext();
}

void AccountSettings::saveNext()
{
    if (d->saving || d->wanted.empty() || !d->details || !d->session.client()) return;
    const Private::Wanted one = std::move(d->wanted.front());
    d->wanted.pop_front();
    UserSetting user = d->details->userSetting;
    NotificationSetting notification = d->details->notificationSetting;
    one.change(user, notification);
    const wire::SettingsPatch patch = difference(*d->details, user, notification);
    if (patch == wire::SettingsPatch()) {
        one.listener.notifyLater({});
        return saveNext();
    }
    d->saving = true;
    ++d->asked; // a pending refresh may be older than this change
    d->loading = false;
    const quint64 generation = d->generation;
    d->session.client()->updateSettings(
        patch, this, [this, generation, listener = one.listener](Result<AccountDetails> answer) {
            if (generation != d->generation)
                return listener.notify(fail(ErrorCode::Cancelled, reasons::otherAccountOpened()));
            Q_ASSERT(d->saving);
            d->saving = false;
            Result<void> result;
            if (answer)
                d->details = std::move(*answer);
            else
                result = fail(std::move(answer).error());
            saveNext();
            Q_EMIT changed();
            listener.notify(std::move(result));
        });
    Q_EMIT changed();
}

} // namespace ink::workflow

#include "moc_accountsettings.cpp"
