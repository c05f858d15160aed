// A profile's name and key: renamed, replaced, rotated.
#include "app/base/reasons.h"
#include "app/workflow/session/session_p.h"

#include <algorithm>

namespace ink::workflow {

namespace {

Error otherAccount()
{
    const Message sentence = reasons::keyOfOtherAccount();
    return fail(ErrorCode::Validation, sentence, {{QStringLiteral("apiKey"), sentence}}).value();
}

Error openedMeanwhile()
{
    return fail(ErrorCode::Cancelled, reasons::otherAccountOpened()).value();
}

} // namespace

void Session::rename(const QString& profileId, const QString& label)
{
    const Profile* known = d->find(profileId);
    if (!known || known->isLocal()) return;
    Profile changed = *known;
    changed.label = label.trimmed().left(100);
    if (changed.label.isEmpty())
        changed.label = QStringLiteral("%1 (%2)").arg(changed.email, changed.baseUrl.host());
    if (d->current && d->current->id == profileId) d->current->label = changed.label;
    d->keep(changed);
}

QString Session::keyTail() const
{
    return d->current ? QString::fromUtf8(d->key.reveal().right(4)) : QString();
}

void Session::replaceKey(const QString& profileId, const Secret& key, QObject* context, api::Done<void> done)
{
    const Listener<void> listener(context, std::move(done));
    const Profile* known = d->find(profileId);
    if (!known || known->isLocal())
        return listener.tellSoon(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
    test(known->baseUrl, key, this,
         [this, profileId, key, email = known->email,
          listener](const Result<domain::AccountDetails>& account) {
             if (!account) return listener.tell(fail(account.error()));
             if (!email.isEmpty() && account->email.compare(email, Qt::CaseInsensitive) != 0)
                 return listener.tell(fail(otherAccount()));
             d->takeKey(profileId, key, listener);
         });
}

void Session::Private::takeKey(const QString& profileId, const Secret& fresh, const Listener<void>& listener)
{
    const auto taken = [this, profileId, fresh, listener](const Result<void>& written) {
        const Profile* known = find(profileId);
        if (!known) return listener.tell(fail(ErrorCode::NotFound, reasons::noSuchAccount()));
        if (written)
            keysOfThisRun.remove(profileId);
        else
            keysOfThisRun.insert(profileId, fresh);
        if (current && current->id == profileId && line) {
            key = fresh;
            line->transport->exchange(makeTransport(current->baseUrl, fresh));
            setReach(Reach::Online); // it was tested a moment ago
            Q_EMIT q->profilesChanged();
        }
        listener.tell({});
    };
    if (settings.value(settings::options::keepKeys))
        secrets.write(profileId, fresh, q, taken);
    else
        taken(fail(ErrorCode::Keychain, reasons::keysNotKept()));
}

void Session::rotateKey(QObject* context, api::Done<Rotation> done)
{
    const Listener<Rotation> listener(context, std::move(done));
    if (!d->current || !d->line) return listener.tellSoon(fail(noAccount()));
    if (d->current->isLocal())
        return listener.tellSoon(fail(ErrorCode::State, reasons::localKeyNotRotatable()));
    if (keyIsForThisRunOnly())
        return listener.tellSoon(fail(ErrorCode::Keychain, reasons::keychainNotStoring()));
    const auto turn = d->generation;
    client()->apiKeys(this, [this, turn, listener](const Result<QList<domain::ApiKeyInfo>>& keys) {
        if (turn != d->generation) return listener.tell(fail(openedMeanwhile()));
        if (!keys) return listener.tell(fail(keys.error()));
        d->rotateFrom(*keys, listener);
    });
}

void Session::Private::rotateFrom(const QList<domain::ApiKeyInfo>& keys, const Listener<Rotation>& listener)
{
    // Which one is ours: by its end, and among equals the one used last.
    const domain::ApiKeyInfo* own = nullptr;
    for (const domain::ApiKeyInfo& one : keys)
        if (one.lastFour == q->keyTail() && (!own || own->lastUsed < one.lastUsed)) own = &one;
    if (!own) return listener.tell(fail(ErrorCode::NotFound, reasons::keyInUseNotListed()));
    const auto turn = generation;
    const qint64 oldId = own->id;
    q->client()->rotateKey(oldId, q, [this, turn, oldId, listener](const Result<wire::MadeKey>& made) {
        if (turn != generation) return listener.tell(fail(openedMeanwhile()));
        if (!made) return listener.tell(fail(made.error()));
        if (made->secret.isEmpty()) return listener.tell(fail(ErrorCode::Protocol, reasons::newKeyMissing()));
        keepRotated(*made, oldId, listener);
    });
}

void Session::Private::keepRotated(const wire::MadeKey& made, qint64 oldId,
                                   const Listener<Rotation>& listener)
{
    const QString id = current->id;
    const Secret old = key;
    const auto turn = generation;
    // The new key is of no use to anybody when it is not kept: it goes, and the old one stays in its place.
    const auto back = [this, turn, id, old, fresh = made.info.id, listener](const Error& why) {
        secrets.write(id, old, q, [](const Result<void>&) {});
        if (turn != generation || !q->client()) return listener.tell(fail(why));
        q->client()->revokeKey(fresh, q, [listener, why](const Result<void>&) { listener.tell(fail(why)); });
    };
    secrets.write(
        id, made.secret, q, [this, turn, id, made, oldId, back, listener](const Result<void>& written) {
            if (!written) return back(written.error());
            secrets.read(id, q, [this, turn, id, made, oldId, back, listener](const Result<Secret>& kept) {
                if (!kept) return back(kept.error());
                if (!(*kept == made.secret))
                    return back(fail(ErrorCode::Keychain, reasons::keychainReturnedOtherKey()).value());
                if (turn != generation) // another account is open: both keys work, and the new one is kept
                    return listener.tell(Rotation{openedMeanwhile()});
                key = made.secret;
                line->transport->exchange(makeTransport(current->baseUrl, made.secret));
                Q_EMIT q->profilesChanged();
                q->client()->revokeKey(oldId, q, [listener](const Result<void>& revoked) {
                    listener.tell(Rotation{revoked ? std::nullopt : std::optional(revoked.error())});
                });
            });
        });
}

} // namespace ink::workflow
