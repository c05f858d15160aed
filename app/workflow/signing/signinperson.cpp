#include "app/workflow/signing/signinperson.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/taborder.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/characters.h"
#include "app/domain/values/values.h"
#include "app/workflow/session/unreached.h"
#include "app/workflow/signing/placedsignatures.h"
#include "app/workflow/signing/signercodes.h"
#include "app/workflow/signing/signerfiles.h"
#include "app/workflow/signing/signervalues.h"
#include "app/workflow/signing/signinperson_p.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {
constexpr std::chrono::milliseconds saveDelay{600};
constexpr std::chrono::milliseconds followInterval{3000};

template <typename List, typename Is> auto* found(List& list, Is is)
{
    const auto at = std::find_if(list.begin(), list.end(), is);
    return at == list.end() ? nullptr : &*at;
}
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
    connect(&d->files, &SignerFiles::limitsChanged, this, &SignInPerson::changed);
    connect(&d->files, &SignerFiles::sendingChanged, this, &SignInPerson::sendingChanged);
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
    d->files.reset();
    d->offline.reset();
    d->code.reset();
    d->unsaved.clear();
    d->placedChange = 0;
    d->clearShown();
    d->bytes.clear();
    d->tags.clear();
    d->saveError.reset();
    api::ApiClient* client = d->session.client();
    if (!client) return listener.notifyLater(fail(noAccount()));
    d->opening = true;
    client->retrieve(id, this, [this, turn, id, listener](const Result<Document>& found) {
        if (turn != d->generation) return listener.notify(fail(another()));
        d->opening = false;
        if (!found) return d->openKept(id, found.error(), listener);
        d->document = *found;
        const Invitation* mine = d->invitation();
        if (!mine) return listener.notify(fail(ErrorCode::NotFound, reasons::recipientNotDocument()));
        d->signingUrl = mine->signingUrl;
        d->look(listener, false);
    });
}

const Invitation* SignInPerson::Private::invitation() const
{
    const int index = document.invitationIndexOf(guid);
    return index < 1 ? nullptr : &document.invitations.at(index - 1);
}

/** Fetches the view and its files. If a code was just accepted, a request for the next code counts as
 * success. */
void SignInPerson::Private::look(const Listener<void>& listener, bool withCode)
{
    api::ApiClient* client = session.client();
    if (!client) return listener.notifyLater(fail(noAccount()));
    opening = true;
    const auto fetched = [this, turn = generation, listener](const Result<void>& done) {
        if (turn != generation) return listener.notify(fail(another()));
        opening = false;
        if (done) {
            isOpen = true;
            code.reset();
            takeEntered();
            if (isUnsaved()) timer.start();
            startFollowing();
            offline.keep(current());
        } else if (code) {
            code->checking = false;
            code->fault = done.error();
        }
        Q_EMIT q->changed();
        listener.notify(done);
    };
    client->signerView(
        signingUrl, q,
        [this, turn = generation, listener, withCode, fetched](const Result<wire::SignerView>& seen) {
            if (turn != generation) return listener.notify(fail(another()));
            if (seen) {
                takeView(*seen, fileChanges);
                if (std::any_of(tags.cbegin(), tags.cend(),
                                [](const Tag& tag) { return tag.type == TagType::Attachment; }))
                    files.askLimits();
                return fetchBytes(fetched);
            }
            if (!lock(seen.error())) return fetched(fail(seen.error()));
            listener.notify(withCode ? Result<void>() : fail(seen.error()));
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
    if (d->isOpen && !d->ended && !d->code && d->isUnsaved() && client) {
        d->saveCall.cancel();
        d->keepEntered();
        client->saveValues(d->signingUrl, d->values(true), this, [](const Result<wire::SignerView>&) {});
    }
    ++d->generation;
    d->files.reset();
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

// Codes

/** Stops before a code when the service requires one. */
bool SignInPerson::Private::lock(const Error& error)
{
    const auto kind = requiredCode(error);
    if (!kind) return false;
    opening = false;
    timer.stop();
    const bool isNew = !code || code->kind != *kind;
    if (isNew) code = CodeAsked{};
    code->kind = *kind;
    code->checking = false;
    if (*kind == CodeKind::SmsCode)
        code->address = error.args.value(QLatin1StringView("phone")).toString();
    else if (const Invitation* mine = invitation())
        code->address = maskedAddress(mine->recipientEmail);
    Q_EMIT q->changed();
    if (isNew && *kind != CodeKind::AccessCode) q->sendCode();
    return true;
}

const SignInPerson::CodeAsked& SignInPerson::codeAsked() const
{
    static const CodeAsked nothing;
    return d->code ? *d->code : nothing;
}

void SignInPerson::submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->checking)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (!client) return listener.notifyLater(fail(noAccount()));
    d->code->checking = true;
    d->code->fault.reset();
    d->code->triesLeft.reset();
    Q_EMIT changed();
    client->unlock(d->signingUrl, code.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<bool>& unlocked) {
                       if (turn != d->generation || !d->code) return listener.notify(fail(another()));
                       if (unlocked) return d->look(listener, true);
                       d->code->checking = false;
                       d->code->fault = unlocked.error();
                       d->code->triesLeft = attemptsLeft(unlocked.error());
                       if (!d->lock(unlocked.error())) Q_EMIT changed(); // may be another code than before
                       listener.notify(fail(unlocked.error()));
                   });
}

void SignInPerson::sendCode()
{
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->kind == CodeKind::AccessCode || d->code->sending || !client) return;
    // A code that was sent before this person arrived is still valid.
    const bool first = !d->code->sent && !d->code->sendFault;
    d->code->sending = true;
    d->code->sendFault.reset();
    Q_EMIT changed();
    client->requestCode(d->signingUrl, this, [this, turn = d->generation, first](const Result<void>& sent) {
        if (turn != d->generation || !d->code) return;
        const bool justBefore = !sent && first && sent.error().code == ErrorCode::RateLimit;
        d->code->sending = false;
        d->code->sent = d->code->sent || sent || justBefore;
        if (!sent && !justBefore) d->code->sendFault = sent.error();
        Q_EMIT changed();
    });
}

// Files

const Limits& SignInPerson::limits() const
{
    return d->files.limits();
}

const std::optional<SignInPerson::Sending>& SignInPerson::sending() const
{
    return d->files.sending();
}

qint64 SignInPerson::attachedBytes(TagId id) const
{
    const wire::SignerTag* seen =
        found(std::as_const(d->view.tags), [id](const wire::SignerTag& each) { return each.tag.id == id; });
    return seen ? seen->fileSize : 0;
}

void SignInPerson::Private::setFile(const wire::SignerTag& known)
{
    const TagId id = known.tag.id;
    if (auto* seen = found(view.tags, [id](const wire::SignerTag& each) { return each.tag.id == id; })) {
        seen->tag.text = known.tag.text;
        seen->fileSize = known.fileSize;
        seen->fileSha256 = known.fileSha256;
    }
    if (Tag* tag = found(tags, [id](const Tag& each) { return each.id == id; })) tag->text = known.tag.text;
}

void SignInPerson::attach(TagId id, const QString& path, QObject* context,
                          std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (state() != State::Open) return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    const Tag* target = found(std::as_const(d->tags), [id](const Tag& each) { return each.id == id; });
    if (!target) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::notYourField()));
    qint64 others = 0;
    for (const Tag& tag : std::as_const(d->tags))
        if (tag.id != id) others += attachedBytes(tag.id);
    if (const auto may = d->files.check(*target, path, others); !may) return listener.notifyLater(may);
    if (!d->session.client()) return listener.notifyLater(fail(noAccount()));
    d->files.attach(d->signingUrl, id, path, d->fileAnswer(id, listener));
}

void SignInPerson::cancelAttach()
{
    d->files.cancel();
}

void SignInPerson::detach(TagId id, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (state() != State::Open) return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    if (d->files.sending())
        return listener.notifyLater(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!d->session.client()) return listener.notifyLater(fail(noAccount()));
    d->files.detach(d->signingUrl, id, d->fileAnswer(id, listener));
}

SignerFiles::Answered SignInPerson::Private::fileAnswer(TagId id, const Listener<void>& listener)
{
    return [this, turn = generation, id, listener](const Result<wire::SignerView>& answer) {
        if (turn != generation) return listener.notify(fail(another()));
        if (answer)
            takeFile(id, *answer);
        else
            lock(answer.error());
        listener.notify(answer ? Result<void>() : fail(answer.error()));
    };
}

/** Applies only this file: other values in the response may be older than those typed since. */
void SignInPerson::Private::takeFile(TagId id, const wire::SignerView& answer)
{
    ++fileChanges;
    if (const auto* seen =
            found(answer.tags, [id](const wire::SignerTag& each) { return each.tag.id == id; }))
        setFile(*seen);
    Q_EMIT q->changed();
}

// Values

void SignInPerson::Private::takeView(const wire::SignerView& newView, quint64 fileTurn)
{
    const QList<wire::SignerTag> before = std::exchange(view, newView).tags;
    if (fileTurn != fileChanges)
        for (const wire::SignerTag& known : before)
            if (known.tag.type == TagType::Attachment) setFile(known);
    QSet<TagId> kept = held;
    for (auto at = unsaved.cbegin(); at != unsaved.cend(); ++at)
        kept.insert(at.key());
    const QList<Tag> placed = placedAfter(view, placedIn(tags), placedChange != 0, lastPlaced);
    tags = editableTags(view, tags, kept);
    tags.append(placed);
    // The hosted person of a tag depends on the number who have finished.
    const qsizetype me = view.invitationIndex - 1;
    if (view.hostedIndex > 0 && me >= 0 && me < document.invitations.size())
        document.invitations[me].hostedDone = view.hostedIndex - 1;
}

wire::SignerValues SignInPerson::Private::values(bool onlyUnsaved) const
{
    wire::SignerValues out;
    for (const Tag& tag : tags)
        if (tag.type != TagType::Attachment && !tag.facts.isFree &&
            (!onlyUnsaved || unsaved.contains(tag.id)))
            out.values.append({tag.id, tag.text, tag.image});
    if (view.canSignTags && (!onlyUnsaved || placedChange != 0)) putPlaced(out, tags);
    return out;
}

Document SignInPerson::filled() const
{
    return filledDocument(d->document, d->view, d->tags);
}

QList<TagId> SignInPerson::missing() const
{
    return missingTags(filled(), d->view, d->tags);
}

void SignInPerson::setValue(TagId id, const QString& text, const QByteArray& image)
{
    if (state() != State::Open) return;
    const auto tag =
        std::find_if(d->tags.begin(), d->tags.end(), [id](const Tag& other) { return other.id == id; });
    if (tag == d->tags.end() || tag->type == TagType::Attachment || tag->style.readOnly ||
        (tag->text == text && tag->image == image))
        return;
    tag->text = text;
    tag->image = image;
    if (tag->facts.isFree) return d->notePlaced();
    d->unsaved.insert(id, ++d->changes);
    d->overruled.enter(id);
    d->overruled.forget(id);
    d->refused.remove(id);
    d->refusedFor.clear();
    if (tag->type == TagType::Radio && text == QLatin1StringView("true") && !tag->groupName.isEmpty()) {
        for (Tag& other : d->tags) {
            if (other.id == id || other.type != TagType::Radio ||
                !isSameText(other.groupName, tag->groupName) || other.text == QLatin1StringView("false"))
                continue;
            other.text = QStringLiteral("false");
            d->unsaved.insert(other.id, ++d->changes);
            d->overruled.enter(other.id);
        }
    }
    d->timer.start();
    Q_EMIT changed();
}

// Signatures that are placed where there is no tag

Tag* SignInPerson::Private::placed(TagId id)
{
    Tag* tag = found(tags, [id](const Tag& each) { return each.id == id; });
    return q->state() == State::Open && tag && tag->facts.isFree ? tag : nullptr;
}

void SignInPerson::Private::notePlaced()
{
    placedChange = ++changes;
    refusedFor.clear();
    timer.start();
    Q_EMIT q->changed();
}

TagId SignInPerson::addSignature(int pageIndex, double x, double y)
{
    if (state() != State::Open || !d->view.canSignTags || placedIn(d->tags).size() >= maxPlacedSignatures)
        return {};
    Tag tag = placedSignature(d->view, pageIndex, x, y);
    tag.id = TagId::local(++d->lastPlaced);
    d->tags.append(tag);
    d->notePlaced();
    return tag.id;
}

void SignInPerson::moveSignature(TagId id, int pageIndex, double x, double y)
{
    Tag* tag = d->placed(id);
    if (!tag) return;
    movePlaced(*tag, d->view, pageIndex, x, y);
    d->notePlaced();
}

void SignInPerson::removeSignature(TagId id)
{
    if (!d->placed(id)) return;
    d->tags.removeIf([id](const Tag& tag) { return tag.id == id; });
    d->notePlaced();
}

QList<SignInPerson::Fault> SignInPerson::faults() const
{
    const Document judged = documentInTurn(filled(), d->view);
    QList<Fault> faults;
    for (const FieldIssue& issue : checkValues(judged, d->view.invitationIndex)) {
        const qsizetype at = tagIndexOf(issue.field);
        faults.append({at >= 0 && at < judged.tags.size() ? judged.tags.at(at).id : TagId(), issue.message});
    }
    return faults;
}

void SignInPerson::Private::save()
{
    api::ApiClient* client = session.client();
    if (!isOpen || ended || code || saving || !isUnsaved() || !client) return;
    if (offline.isOffline()) return keepEntered();
    wire::SignerValues sent = values(true);
    sent.values.removeIf([this](const wire::SignerValue& value) { return refused.contains(value.id); });
    if (sent.values.isEmpty() && sent.signatures.isEmpty() && !sent.noSignatures) return;
    saving = true;
    const auto going = unsaved;
    const quint64 placedGoing = placedChange;
    saveCall = client->saveValues(
        signingUrl, sent, q,
        [this, turn = generation, going, placedGoing, sent,
         fileTurn = fileChanges](const Result<wire::SignerView>& answer) {
            if (turn != generation) return;
            saving = false;
            if (ended) return;
            if (!answer) {
                if (answer.error().code == ErrorCode::Cancelled || lock(answer.error())) return;
                // Finishing sends everything again, so the error is only shown.
                saveError = answer.error();
                keepEntered();
                const QSet<TagId> named = refusedValues(answer.error(), sent);
                refused.unite(named);
                if (!named.isEmpty()) timer.start(); // the others are saved without these
                Q_EMIT q->changed();
                return;
            }
            if (refused.isEmpty()) saveError.reset();
            for (const wire::SignerValue& value : sent.values)
                if (unsaved.contains(value.id) && unsaved.value(value.id) == going.value(value.id))
                    unsaved.remove(value.id);
            if (placedChange == placedGoing) placedChange = 0;
            takeView(*answer, fileTurn);
            if (isUnsaved()) timer.start();
            Q_EMIT q->changed();
        });
}

void SignInPerson::setEditing(TagId tag)
{
    d->overruled.setEditing(tag);
}

void SignInPerson::Private::startFollowing()
{
    followTimer.setInterval(followInterval);
    followTimer.start();
}

void SignInPerson::Private::clearShown()
{
    finishing = false;
    etag.clear();
    held.clear();
    overruled.clear();
    refused.clear();
    refusedFor.clear();
}

/** Polls the service for changed values. */
void SignInPerson::Private::follow()
{
    api::ApiClient* client = session.client();
    if (q->state() != State::Open || view.shownVersion == 0 || saving || files.sending() || finishing ||
        offline.isOffline() || !client)
        return;
    client->followSigner(signingUrl, etag, q,
                         [this, turn = generation, asked = changes,
                          fileTurn = fileChanges](const Result<api::ApiClient::SignerNews>& answer) {
                             if (turn != generation || !answer || !answer->view || saving ||
                                 files.sending() || finishing || asked != changes ||
                                 q->state() != State::Open)
                                 return; // fetched again soon
                             etag = answer->etag;
                             takeFollowed(*answer->view, fileTurn);
                         });
}

void SignInPerson::Private::takeFollowed(const wire::SignerView& fresh, quint64 fileTurn)
{
    // The turn has passed on, or the document has ended, elsewhere: the next step reports it.
    if (fresh.hostedIndex != view.hostedIndex) return;
    held = overruled.follow(view, fresh, tags, unsaved);
    takeView(fresh, fileTurn);
    held.clear();
    overruled.prune(view);
    Q_EMIT q->changed();
}

QList<wire::ShownDifference> SignInPerson::differences() const
{
    return d->refusedFor.isEmpty() ? d->overruled.differences(d->view) : d->refusedFor;
}

void SignInPerson::settle(const QHash<TagId, bool>& keepsMine, QObject* context,
                          std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open || !client)
        return listener.notifyLater(fail(ErrorCode::State, reasons::nothingToSign()));
    const auto rows = differences();
    for (const wire::ShownDifference& row : rows) {
        if (row.id.isNull() && !(row.editable && keepsMine.value(row.id))) d->placedChange = 0;
        const auto tag =
            std::find_if(d->tags.begin(), d->tags.end(), [&](const Tag& each) { return each.id == row.id; });
        if (tag == d->tags.end()) continue;
        if (row.editable && keepsMine.value(row.id)) {
            if (const Tag* mine = d->overruled.mine(row.id)) {
                tag->text = mine->text;
                tag->image = mine->image;
            }
            d->unsaved.insert(row.id, ++d->changes);
        } else {
            tag->text = row.storedText;
            if (isSignatureLike(tag->type)) tag->image = row.storedImage;
            d->unsaved.remove(row.id);
        }
        d->overruled.settle(row.id);
    }
    d->refusedFor.clear();
    Q_EMIT changed();
    // Values that others have saved are read-only.
    client->signerView(d->signingUrl, this,
                       [this, turn = d->generation, fileTurn = d->fileChanges,
                        listener](const Result<wire::SignerView>& seen) {
                           if (turn != d->generation) return listener.notify(fail(another()));
                           if (!seen) {
                               d->lock(seen.error());
                               return listener.notify(fail(seen.error()));
                           }
                           d->takeView(*seen, fileTurn);
                           if (d->isUnsaved()) d->timer.start();
                           Q_EMIT changed();
                           listener.notify({});
                       });
}

} // namespace ink::workflow
