#include "app/workflow/signing/signinperson.h"

#include "app/base/reasons.h"
#include "app/domain/rules.h"
#include "app/workflow/session/unreached.h"
#include "app/workflow/signing/signinperson_p.h"

namespace ink::workflow {

using namespace domain;

namespace {
constexpr std::chrono::milliseconds saveDelay{600};
} // namespace

Error another()
{
    return fail(ErrorCode::Cancelled, reasons::anotherDocumentOpened()).value();
}

SignInPerson::SignInPerson(Session& session, QObject* parent) : QObject(parent), d(new Private(this, session))
{
    d->timer.setSingleShot(true);
    d->timer.setInterval(saveDelay);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->save(); });
    connect(&d->followTimer, &QTimer::timeout, this, [this] { d->follow(); });
}

SignInPerson::~SignInPerson() = default;

void SignInPerson::open(DocumentId id, const QString& invitationGuid, QObject* context,
                        std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    const auto turn = ++d->generation;
    d->timer.stop();
    if (d->guid != invitationGuid) d->forget();
    d->guid = invitationGuid;
    d->isOpen = false;
    d->opening = false;
    d->ended = false;
    d->saving = false;
    d->endSending();
    d->code.reset();
    d->unsaved.clear();
    d->clearShown();
    d->bytes.clear();
    d->tags.clear();
    d->saveError.reset();
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    d->opening = true;
    client->retrieve(id, this, [this, turn, listener](const Result<Document>& found) {
        if (turn != d->generation) return listener.tell(fail(another()));
        d->opening = false;
        if (!found) return listener.tell(fail(found.error()));
        d->document = *found;
        const Invitation* mine = d->invitation();
        if (!mine) return listener.tell(fail(ErrorCode::NotFound, reasons::recipientNotDocument()));
        d->signingUrl = mine->signingUrl;
        d->look(listener, false);
    });
}

const Invitation* SignInPerson::Private::invitation() const
{
    const int index = document.invitationIndexOf(guid);
    return index < 1 ? nullptr : &document.invitations.at(index - 1);
}

/** Fetches the view and what it shows; with a code just accepted, the next code is a success too. */
void SignInPerson::Private::look(const Listener<void>& listener, bool withCode)
{
    api::ApiClient* client = session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    opening = true;
    const auto fetched = [this, turn = generation, listener](const Result<void>& done) {
        if (turn != generation) return listener.tell(fail(another()));
        opening = false;
        if (done) {
            isOpen = true;
            code.reset();
            if (!unsaved.isEmpty()) timer.start();
            startFollowing();
        } else if (code) {
            code->checking = false;
            code->fault = done.error();
        }
        Q_EMIT q->changed();
        listener.tell(done);
    };
    client->signerView(
        signingUrl, q,
        [this, turn = generation, listener, withCode, fetched](const Result<wire::SignerView>& seen) {
            if (turn != generation) return listener.tell(fail(another()));
            if (seen) {
                takeView(*seen, fileChanges);
                askLimits();
                return fetchBytes(fetched);
            }
            if (!lock(seen.error())) return fetched(fail(seen.error()));
            listener.tell(withCode ? Result<void>() : fail(seen.error()));
        });
}

void SignInPerson::Private::forget()
{
    api::ApiClient* client = session.client();
    if (client && !signingUrl.isEmpty()) client->forgetPass(signingUrl);
    signingUrl.clear();
}

SignInPerson::State SignInPerson::state() const
{
    if (d->code) return State::NeedsCode;
    if (d->opening) return State::Opening;
    if (!d->isOpen) return State::Closed;
    return d->ended ? State::Ended : State::Open;
}

void SignInPerson::leave()
{
    d->timer.stop();
    d->followTimer.stop();
    api::ApiClient* client = d->session.client();
    if (d->isOpen && !d->ended && !d->code && !d->unsaved.isEmpty() && client) {
        d->saveCall.cancel();
        client->saveValues(d->signingUrl, d->values(true), this, [](const Result<wire::SignerView>&) {});
    }
    ++d->generation;
    d->endSending();
    d->forget();
    d->isOpen = false;
    d->opening = false;
    d->saving = false;
    d->code.reset();
}

void SignInPerson::Private::fetchBytes(const std::function<void(Result<void>)>& then)
{
    for (const File& file : std::as_const(document.files)) {
        if (bytes.contains(file.id)) continue;
        api::ApiClient* client = session.client();
        if (!client) return then(fail(noAccount()));
        client->fileBytes(document.id, file.id, q,
                          [this, turn = generation, id = file.id, then](const Result<QByteArray>& content) {
                              if (turn != generation) return then(fail(another()));
                              if (!content) return then(fail(content.error()));
                              bytes.insert(id, *content);
                              fetchBytes(then);
                          });
        return;
    }
    then({});
}

bool SignInPerson::isOpen() const
{
    return d->isOpen;
}

const wire::SignerView& SignInPerson::view() const
{
    return d->view;
}

const Document& SignInPerson::document() const
{
    return d->document;
}

QByteArray SignInPerson::fileBytes(FileId file) const
{
    return d->bytes.value(file);
}

const QList<Tag>& SignInPerson::tags() const
{
    return d->tags;
}

const std::optional<Error>& SignInPerson::saveError() const
{
    return d->saveError;
}

void SignInPerson::Private::finish(const QString& given, Listener<void> listener)
{
    if (q->state() != State::Open) return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToSign()));
    if (sending) return listener.tellSoon(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!q->differences().isEmpty())
        return listener.tellSoon(fail(ErrorCode::State, reasons::shownDiffers()));
    const auto issues = checkValues(inTurn(), view.invitationIndex);
    if (!issues.isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, issues.first().message, issues));
    if (!session.client()) return listener.tellSoon(fail(noAccount()));
    session.askOutreach(
        q, [this, turn = generation, given, listener](const Result<domain::Outreach>& outreach) mutable {
            if (turn != generation) return listener.tell(fail(another()));
            if (!outreach && isUnreached(outreach.error())) return listener.tell(fail(outreach.error()));
            sendFinish(given, outreach && outreach->inPerson, std::move(listener));
        });
}

void SignInPerson::Private::sendFinish(const QString& given, bool notesInPerson, Listener<void> listener)
{
    api::ApiClient* client = session.client();
    if (!client) return listener.tell(fail(noAccount()));
    timer.stop();
    saveCall.cancel();
    wire::FinishRequest request;
    request.consent = true;
    request.consentText = view.consentText; // as it was shown
    request.consentLanguage = view.consentLanguage;
    request.disclosure = view.disclosure;
    request.inPerson = notesInPerson;
    request.code = given;
    request.hostedSigner = view.hostedIndex;
    // The digest covers what is saved already; a server that does not know it gets everything again.
    const bool isCovered = view.shownVersion == shownVersion;
    request.values = values(isCovered);
    if (isCovered) request.shown = shown();
    request.nextPeople = nextPeople;
    finishing = true;
    client->finish(signingUrl, request, q,
                   [this, turn = generation, listener](const Result<wire::SignerView>& answer) mutable {
                       finishing = false;
                       if (turn != generation) return listener.tell(fail(another()));
                       if (!answer) {
                           if (const auto differing = wire::shownDifferences(answer.error()); differing) {
                               refusedFor = *differing;
                               Q_EMIT q->changed();
                           }
                           if (!lock(answer.error()) && !unsaved.isEmpty()) timer.start();
                           return listener.tell(fail(answer.error()));
                       }
                       saving = false;
                       saveError.reset();
                       document = filled(); // the next hosted person sees what this one has signed
                       unsaved.clear();
                       clearShown();
                       tags.clear();
                       takeView(*answer, fileChanges);
                       ended = view.hostedIndex == 0 || view.myStatus == InvitationStatus::Finalized;
                       if (ended) forget();
                       Q_EMIT q->changed();
                       listener.tell({});
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
    if (state() != State::Open) return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToReject()));
    if (!client) return listener.tellSoon(fail(noAccount()));
    if (reason.trimmed().isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, reasons::reasonNeeded(),
                                      {{QStringLiteral("reason"), reasons::reasonNeeded()}}));
    d->timer.stop();
    client->reject(d->signingUrl, reason.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != d->generation) return listener.tell(fail(another()));
                       if (!answer) {
                           d->lock(answer.error());
                           return listener.tell(fail(answer.error()));
                       }
                       d->ended = true;
                       d->unsaved.clear();
                       d->takeView(*answer, d->fileChanges);
                       d->forget();
                       Q_EMIT changed();
                       listener.tell({});
                   });
}

void SignInPerson::delegate(const wire::DelegateRequest& person, QObject* context,
                            std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open) return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToReject()));
    if (!client) return listener.tellSoon(fail(noAccount()));
    d->timer.stop();
    client->delegate(d->signingUrl, person, this,
                     [this, turn = d->generation, listener](const Result<void>& answer) mutable {
                         if (turn != d->generation) return listener.tell(fail(another()));
                         if (!answer) {
                             d->lock(answer.error());
                             return listener.tell(fail(answer.error()));
                         }
                         d->ended = true;
                         d->unsaved.clear();
                         d->forget();
                         Q_EMIT changed();
                         listener.tell({});
                     });
}

} // namespace ink::workflow
