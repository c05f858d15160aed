// Finishing, online and offline, declining and delegating.
#include "app/base/reasons.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/values/values.h"
#include "app/workflow/session/unreached.h"
#include "app/workflow/signing/placedsignatures.h"
#include "app/workflow/signing/signervalues.h"
#include "app/workflow/signing/signinperson.h"
#include "app/workflow/signing/signinperson_p.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

void SignInPerson::Private::finish(const QString& given, Listener<void> listener)
{
    if (q->state() != State::Open)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (files.sending()) return listener.notifyLater(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!q->differences().isEmpty())
        return listener.notifyLater(fail(ErrorCode::State, reasons::shownDiffers()));
    const auto issues = checkValues(documentInTurn(q->filled(), view), view.invitationIndex);
    if (!issues.isEmpty())
        return listener.notifyLater(fail(ErrorCode::Validation, issues.first().message, issues));
    if (!session.client()) return listener.notifyLater(fail(noAccount()));
    if (offline.isOffline()) return finishOffline(listener, true);
    session.askOutreach(
        q, [this, turn = generation, given, listener](const Result<domain::Outreach>& outreach) mutable {
            if (turn != generation) return listener.notify(fail(another()));
            if (!outreach && isUnreached(outreach.error()))
                return offline.canHandIn() ? finishOffline(listener, false)
                                           : listener.notify(fail(outreach.error()));
            sendFinish(given, outreach && outreach->inPerson, std::move(listener));
        });
}

void SignInPerson::Private::sendFinish(const QString& given, bool notesInPerson, Listener<void> listener)
{
    api::ApiClient* client = session.client();
    if (!client) return listener.notify(fail(noAccount()));
    timer.stop();
    saveCall.cancel();
    // The digest covers saved values; a server that does not support it gets all values again.
    wire::FinishRequest request = finishRequest(view.shownVersion == shownVersion);
    request.inPerson = notesInPerson;
    request.code = given;
    finishing = true;
    client->finish(signingUrl, request, q,
                   [this, turn = generation, listener](const Result<wire::SignerView>& answer) mutable {
                       finishing = false;
                       if (turn != generation) return listener.notify(fail(another()));
                       // If it did arrive, submitting it later changes nothing.
                       if (!answer && isUnreached(answer.error()) && offline.canHandIn())
                           return finishOffline(listener, false);
                       if (!answer) {
                           if (const auto differing = wire::shownDifferences(answer.error()); differing) {
                               refusedFor = *differing;
                               Q_EMIT q->changed();
                           }
                           if (!lock(answer.error()) && isUnsaved()) timer.start();
                           return listener.notify(fail(answer.error()));
                       }
                       saving = false;
                       saveError.reset();
                       document = q->filled(); // the next hosted person sees what this one has signed
                       unsaved.clear();
                       placedChange = 0;
                       clearShown();
                       tags.clear();
                       takeView(*answer, fileChanges);
                       ended = view.hostedIndex == 0 || view.myStatus == InvitationStatus::Finalized;
                       if (ended) forget();
                       offline.finishedOnline(current());
                       Q_EMIT q->changed();
                       listener.notify({});
                   });
}

void SignInPerson::setNextPeople(const QList<wire::NextPerson>& people)
{
    d->nextPeople = people;
}

void SignInPerson::finish(QObject* context, std::function<void(Result<void>)> done)
{
    d->finish({}, {context, std::move(done)});
}

void SignInPerson::finish(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    d->finish(code, {context, std::move(done)});
}

void SignInPerson::reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToReject()));
    if (!client) return listener.notifyLater(fail(noAccount()));
    if (reason.trimmed().isEmpty())
        return listener.notifyLater(
            failField(ErrorCode::Validation, QStringLiteral("reason"), reasons::reasonNeeded()));
    d->timer.stop();
    client->reject(d->signingUrl, reason.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != d->generation) return listener.notify(fail(another()));
                       if (!answer) {
                           d->lock(answer.error());
                           return listener.notify(fail(answer.error()));
                       }
                       d->ended = true;
                       d->unsaved.clear();
                       d->takeView(*answer, d->fileChanges);
                       d->forget();
                       Q_EMIT changed();
                       listener.notify({});
                   });
}

void SignInPerson::delegate(const wire::DelegateRequest& person, QObject* context,
                            std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToReject()));
    if (!client) return listener.notifyLater(fail(noAccount()));
    d->timer.stop();
    client->delegate(d->signingUrl, person, this,
                     [this, turn = d->generation, listener](const Result<void>& answer) mutable {
                         if (turn != d->generation) return listener.notify(fail(another()));
                         if (!answer) {
                             d->lock(answer.error());
                             return listener.notify(fail(answer.error()));
                         }
                         d->ended = true;
                         d->unsaved.clear();
                         d->forget();
                         Q_EMIT changed();
                         listener.notify({});
                     });
}

void SignInPerson::ask(const wire::QuestionRequest& question, QObject* context,
                       std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open) return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (!client) return listener.notifyLater(fail(noAccount()));
    client->ask(d->signingUrl, question, this,
                [this, turn = d->generation, listener](const Result<wire::SignerView>& answer) {
                    if (turn != d->generation) return listener.notify(fail(another()));
                    if (!answer) {
                        d->lock(answer.error());
                        return listener.notify(fail(answer.error()));
                    }
                    // Values in the response may be older than those typed since.
                    d->view.questions = answer->questions;
                    d->view.canAsk = answer->canAsk;
                    Q_EMIT changed();
                    listener.notify({});
                });
}

// Offline signing

void SignInPerson::setOfflineDesk(const OfflineDesk& desk)
{
    d->offline.setDesk(desk);
}

bool SignInPerson::isOffline() const
{
    return d->offline.isOffline();
}

bool SignInPerson::isWaitingForHandIn() const
{
    return d->offline.isWaiting();
}

std::optional<Timestamp> SignInPerson::handInBefore() const
{
    if (!d->offline.isOffline()) return std::nullopt;
    return expiryOf(d->document.sentTime, d->document.setting);
}

KeptSigning SignInPerson::Private::current() const
{
    return {document, guid, view, {}, bytes, {}};
}

/** Opens the cached document when the service is unreachable. */
void SignInPerson::Private::openKept(DocumentId id, const Error& why, const Listener<void>& listener)
{
    if (!isUnreached(why)) return listener.notify(fail(why));
    const auto found = offline.standIn(id, guid);
    if (!found) return listener.notify(fail(found.error()));
    const auto& kept = *found;
    if (!kept) return listener.notify(fail(why));
    document = kept->document;
    bytes = kept->bytes;
    if (const Invitation* mine = invitation()) signingUrl = mine->signingUrl;
    takeView(kept->view, fileChanges);
    isOpen = true;
    enter(kept->entered, false);
    Q_EMIT q->changed();
    listener.notify({});
}

void SignInPerson::Private::enter(const wire::SignerValues& values, bool onlyEmpty)
{
    for (const wire::SignerValue& value : values.values)
        for (Tag& tag : tags) {
            if (tag.id != value.id || tag.type == TagType::Attachment || tag.style.readOnly ||
                (onlyEmpty && hasValue(tag)) || (tag.text == value.text && tag.image == value.image))
                continue;
            tag.text = value.text;
            tag.image = value.image;
            unsaved.insert(tag.id, ++changes);
        }
    if (values.signatures.isEmpty() || !placedIn(tags).isEmpty()) return;
    for (const Tag& given : values.signatures) {
        Tag tag = placedSignature(view, given.pageIndex, 0, 0);
        tag.id = TagId::local(++lastPlaced);
        tag.rect = given.rect;
        tag.image = given.image;
        tags.append(tag);
    }
    placedChange = ++changes;
}

/** Applies values that were entered offline to empty fields. */
void SignInPerson::Private::takeEntered()
{
    enter(offline.entered(document.id, guid), true);
}

void SignInPerson::Private::keepEntered()
{
    KeptSigning now = current();
    now.entered = values(false);
    offline.keepEntered(std::move(now));
}

wire::FinishRequest SignInPerson::Private::finishRequest(bool onlyUnsaved) const
{
    wire::FinishRequest request;
    request.consent = true;
    request.consentText = view.consentText; // as shown
    request.consentLanguage = view.consentLanguage;
    request.disclosure = view.disclosure;
    request.hostedSigner = view.hostedIndex;
    request.values = values(onlyUnsaved);
    if (view.shownVersion == shownVersion) request.shown = screenValues(q->filled(), view, tags);
    request.nextPeople = nextPeople;
    return request;
}

void SignInPerson::Private::finishOffline(const Listener<void>& listener, bool soon)
{
    const auto notify = [&](const Result<void>& result) {
        soon ? listener.notifyLater(result) : listener.notify(result);
    };
    timer.stop();
    wire::FinishRequest request = finishRequest(false);
    request.inPerson = true;
    KeptSigning now = current();
    now.document = q->filled();
    const Invitation* mine = invitation();
    const QString signer = !view.hostedSigner.isEmpty() ? view.hostedSigner
                           : mine                       ? mine->recipientName
                                                        : QString();
    auto after = offline.handIn(std::move(request), std::move(now), signer);
    if (!after) return notify(fail(after.error()));
    saving = false;
    saveError.reset();
    document = after->document;
    unsaved.clear();
    placedChange = 0;
    clearShown();
    tags.clear();
    takeView(after->view, fileChanges);
    ended = !view.canFinish;
    if (ended) forget();
    Q_EMIT q->changed();
    notify({});
}

} // namespace ink::workflow
