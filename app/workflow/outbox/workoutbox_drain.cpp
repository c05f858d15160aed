// How what waits is carried out, one after the other.
#include "app/base/reasons.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/outbox/workoutbox_p.h"
#include "app/workflow/session/unreached.h"

#include <QFileInfo>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

void WorkOutbox::drain()
{
    if (d->draining || d->profile.isEmpty() || !d->session.client()) return;
    d->begin();
}

void WorkOutbox::Private::begin()
{
    const bool any = std::any_of(entries.cbegin(), entries.cend(),
                                 [](const Entry& one) { return one.state == State::Waiting && !one.isHeld; });
    const bool known = journal.recall(accountFact()).value_or(std::nullopt).has_value();
    if (!any && known) return;
    again.stop();
    draining = true;
    const auto turn = generation;
    session.client()->accountDetails(q, [this, turn](const Result<AccountDetails>& account) {
        if (turn != generation) return;
        if (!account) {
            draining = false;
            return; // the session asks again from time to time, and tells
        }
        keysKnown = account->limits.idempotencyDays > 0;
        (void)journal.remember(accountFact(), wire::toBytes(wire::toJson(*account)));
        next();
    });
}

void WorkOutbox::Private::next()
{
    if (!session.client()) {
        draining = false;
        return;
    }
    const auto found = std::find_if(entries.begin(), entries.end(), [](const Entry& one) {
        return one.state == State::Waiting && !one.isHeld;
    });
    if (found == entries.end()) {
        draining = false;
        return;
    }
    draining = true;
    found->state = State::Working;
    working = found->id;
    const Entry entry = *found;
    Q_EMIT q->changed();
    carryOut(entry);
}

void WorkOutbox::Private::carryOut(const Entry& entry)
{
    switch (entry.kind) {
    case Kind::Create:
        return create(entry);
    case Kind::Send:
        return send(entry);
    case Kind::Use:
        return use(entry);
    case Kind::Run:
        // The run looks after its calls by itself; in its own turn, for it is told within this one.
        QMetaObject::invokeMethod(
            q, [this, run = entry.run] { Q_EMIT q->runDue(run); }, Qt::QueuedConnection);
        return done(entry.id, {}, false);
    case Kind::Cancel:
    case Kind::Remind:
    case Kind::Trash:
    case Kind::Move:
    case Kind::Restore:
    case Kind::Purge:
    case Kind::Rename:
        return act(entry);
    }
}

void WorkOutbox::Private::create(const Entry& entry)
{
    QList<api::Upload> uploads;
    for (const LocalFile& file : entry.files) {
        if (!QFileInfo::exists(file.path))
            return ended(entry.id, fail(ErrorCode::NotFound, reasons::fileOfDraftNotHere()).value(), false);
        uploads.append({file.name, file.path});
    }
    // Whoever is killed before the answer does not repeat it unasked.
    if (Entry* kept = keysKnown ? nullptr : find(entry.id))
        if (const auto written = setUncertain(*kept, true); !written)
            return ended(entry.id, written.error(), false);
    Document draft = entry.draft;
    draft.id = {};
    draft.status = entry.send ? SigningStatus::InProgress : SigningStatus::Draft;
    for (Tag& tag : draft.tags) {
        tag.id = {};
        tag.pageId = {};
    }
    const auto turn = generation;
    session.client()->create(draft, uploads, entry.key, q,
                             [this, turn, id = entry.id, sent = entry.send](const Result<Document>& made) {
                                 if (turn != generation) return;
                                 if (!made) return ended(id, made.error(), true);
                                 done(id, made->id, sent);
                             });
}

void WorkOutbox::Private::send(const Entry& entry)
{
    // First what was edited here and not saved yet.
    const auto unsaved = journal.read(profile, entry.document);
    if (!unsaved || !*unsaved) return sendSaved(entry);
    saver = std::make_unique<DraftEditor>(session, journal);
    const auto turn = generation;
    saver->recover(entry.document, (*unsaved)->body, q, [this, turn, entry](const Result<void>& saved) {
        if (turn != generation) return;
        if (!saved) return ended(entry.id, saved.error(), false);
        sendSaved(entry);
    });
}

void WorkOutbox::Private::sendSaved(const Entry& entry)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::InProgress;
    const auto turn = generation;
    session.client()->update(
        entry.document, patch, entry.key, q, [this, turn, entry](const Result<Document>& sent) {
            if (turn != generation) return;
            if (sent) return done(entry.id, entry.document, true);
            const Error why = sent.error();
            if (why.code != ErrorCode::State || !session.client()) return ended(entry.id, why, false);
            // Maybe it was sent already: by an earlier try, or by somebody else.
            session.client()->retrieve(
                entry.document, q, [this, turn, entry, why](const Result<Document>& now) {
                    if (turn != generation) return;
                    const bool isSent = now && (now->status == SigningStatus::InProgress ||
                                                now->status == SigningStatus::Completed);
                    if (isSent) return done(entry.id, entry.document, true);
                    ended(entry.id, why, false);
                });
        });
}

void WorkOutbox::Private::use(const Entry& entry)
{
    user = std::make_unique<TemplateUse>(session);
    const auto turn = generation;
    user->load(entry.document, q, [this, turn, entry](const Result<TemplateForm>& form) {
        if (turn != generation) return;
        if (!form) return ended(entry.id, form.error(), false);
        Entry* kept = find(entry.id);
        if (!kept) return;
        kept->began = entry.began.value_or(clock.now());
        // Before it leaves: after a crash the document is looked for.
        if (const auto written = store.setBody(kept->id, kept->title, bodyOf(*kept)); !written)
            return ended(entry.id, written.error(), false);
        connect(
            user.get(), &TemplateUse::stepChanged, q,
            [this, turn, id = entry.id] {
                if (turn == generation && working == id) usedAsFar(id);
            },
            Qt::QueuedConnection); // the next entry may take its place
        user->start(*form, entry.filling, {entry.key, entry.began});
    });
}

void WorkOutbox::Private::usedAsFar(qint64 id)
{
    if (user->step() == TemplateUse::Step::Done)
        return done(id, user->made().id, user->made().status != SigningStatus::Draft);
    if (user->step() == TemplateUse::Step::Failed && user->error())
        ended(id, *user->error(), user->isFateUnknown());
}

void WorkOutbox::Private::act(const Entry& entry)
{
    if (entry.kind == Kind::Remind && !entry.invitation.isEmpty()) return remind(entry, {entry.invitation});
    if (entry.kind == Kind::Cancel || entry.kind == Kind::Move || entry.kind == Kind::Restore ||
        entry.kind == Kind::Rename)
        return patch(entry);
    // How it stands by now says what is still to be done.
    const auto turn = generation;
    session.client()->retrieve(entry.document, q, [this, turn, entry](const Result<Document>& now) {
        if (turn != generation) return;
        const bool isGone =
            !now && (now.error().code == ErrorCode::NotFound || now.error().code == ErrorCode::Deleted);
        if (isGone && entry.kind != Kind::Remind) return done(entry.id, entry.document, false);
        if (!now) return ended(entry.id, now.error(), false);
        if (!session.client()) return ended(entry.id, fail(ErrorCode::Cancelled).value(), false);
        if (entry.kind == Kind::Remind) return remind(entry, refOf(*now).holders);
        removeAsItStands(entry, *now);
    });
}

void WorkOutbox::Private::remind(const Entry& entry, QStringList guids)
{
    // Everybody is done with it meanwhile: nobody is to be reminded.
    if (guids.isEmpty()) return done(entry.id, entry.document, false);
    if (!session.client()) return ended(entry.id, fail(ErrorCode::Cancelled).value(), false);
    const QString guid = guids.takeFirst();
    const auto turn = generation;
    session.client()->remind(entry.document, guid, q,
                             [this, turn, entry, guids](const Result<void>& reminded) {
                                 if (turn != generation) return;
                                 if (!reminded) return ended(entry.id, reminded.error(), false);
                                 remind(entry, guids);
                             });
}

void WorkOutbox::Private::removeAsItStands(const Entry& entry, const Document& now)
{
    // Of a foreign server a second DELETE would be for good.
    if (entry.kind == Kind::Trash && now.deleted) return done(entry.id, entry.document, false);
    if (entry.kind == Kind::Purge && !now.deleted)
        return ended(entry.id, fail(ErrorCode::State, reasons::documentNotInTrash()).value(), false);
    const auto turn = generation;
    const auto ending = [this, turn, entry](const Result<QList<api::ApiClient::Removal>>& told) {
        if (turn != generation) return;
        if (!told) return ended(entry.id, told.error(), false);
        if (!told->isEmpty() && !told->first().success)
            return ended(entry.id, fail(ErrorCode::State, told->first().message).value(), false);
        done(entry.id, entry.document, false);
    };
    if (entry.kind == Kind::Purge)
        session.client()->purge({entry.document}, q, ending);
    else
        session.client()->remove({entry.document}, q, ending);
}

void WorkOutbox::Private::patch(const Entry& entry)
{
    wire::DocumentPatch patch;
    if (entry.kind == Kind::Cancel) {
        patch.signingStatus = SigningStatus::Cancelled;
        patch.reason = entry.reason;
    } else if (entry.kind == Kind::Move) {
        patch.folderId = entry.into;
    } else if (entry.kind == Kind::Rename) {
        patch.title = entry.newTitle;
    } else {
        patch.deleted = false;
    }
    const auto turn = generation;
    session.client()->update(
        entry.document, patch, entry.key, q, [this, turn, entry](const Result<Document>& changed) {
            if (turn != generation) return;
            if (changed) return done(entry.id, entry.document, false);
            const Error why = changed.error();
            if (entry.kind != Kind::Cancel || why.code != ErrorCode::State || !session.client())
                return ended(entry.id, why, false);
            // An earlier try may have arrived, or somebody else was first.
            session.client()->retrieve(entry.document, q,
                                       [this, turn, entry, why](const Result<Document>& now) {
                                           if (turn != generation) return;
                                           if (now && now->status == SigningStatus::Cancelled)
                                               return done(entry.id, entry.document, false);
                                           ended(entry.id, why, false);
                                       });
        });
}

void WorkOutbox::Private::done(qint64 id, DocumentId document, bool sent)
{
    working = 0;
    lastPause = {};
    if (const Entry* entry = find(id)) {
        (void)store.remove(id); // if this fails the key makes the repeat harmless
        forgetFiles(*entry);
        entries.removeIf([id](const Entry& one) { return one.id == id; });
    }
    Q_EMIT q->changed();
    Q_EMIT q->arrived(id, document, sent);
    next();
}

Result<void> WorkOutbox::Private::setUncertain(Entry& entry, bool uncertain)
{
    if (entry.isUncertain == uncertain) return {};
    entry.isUncertain = uncertain;
    return store.setBody(entry.id, entry.title, bodyOf(entry));
}

void WorkOutbox::Private::later(const Error& why)
{
    constexpr std::chrono::milliseconds first{2'000};
    constexpr std::chrono::milliseconds longest{60'000};
    draining = false;
    if (why.code == ErrorCode::Auth || why.code == ErrorCode::Cancelled) return; // somebody has to come first
    lastPause = lastPause.count() == 0 ? first : std::min(lastPause * 2, longest);
    again.start(std::max(lastPause, std::chrono::milliseconds(std::min(why.retryAfterMs, 600'000))));
}

void WorkOutbox::Private::ended(qint64 id, const Error& why, bool hadLeft)
{
    working = 0;
    Entry* entry = find(id);
    if (!entry) return;
    const bool gone = isUnreached(why);
    const bool notNow = gone || why.code == ErrorCode::Unavailable || why.code == ErrorCode::RateLimit ||
                        why.code == ErrorCode::Cancelled || why.code == ErrorCode::Auth;
    // A server that promises nothing about keys would take a repeat for a second one.
    const bool uncertain =
        (hadLeft && !keysKnown && mayHaveArrived(why)) || why.code == ErrorCode::Idempotency;
    (void)setUncertain(*entry, uncertain);
    if (notNow && !uncertain) {
        // Not its fault: it goes again, with its key, when the server is there.
        entry->state = State::Waiting;
        later(why);
        Q_EMIT q->changed();
        return;
    }
    entry->state = State::Failed;
    entry->error = why;
    (void)store.setError(id, errorBody(*entry->error));
    Q_EMIT q->changed();
    Q_EMIT q->failed(id);
    if (gone) return later(why); // the others wait until it answers
    next();
}

} // namespace ink::workflow
