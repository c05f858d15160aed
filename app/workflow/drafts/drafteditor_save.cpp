// How a draft gets to the journal at once and to the service a moment later.
#include "app/base/reasons.h"
#include "app/wire/documentreader.h"
#include "app/wire/json.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/drafteditor_p.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreached.h"

#include <QUuid>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int maxConflicts = 3;
constexpr std::chrono::milliseconds maxDelay{3'000};
constexpr std::chrono::milliseconds firstSavePause{5'000};
constexpr std::chrono::milliseconds maxSavePause{60'000};

QByteArray journalBody(const Document& document)
{
    return JournalText().of(document);
}

} // namespace

std::optional<Document> documentOfJournal(const QByteArray& body)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    const auto object = wire::parseJsonObject(body, limits);
    if (!object) return std::nullopt;
    auto document = wire::documentFromJson(*object);
    return document ? std::optional(std::move(*document)) : std::nullopt;
}

void DraftEditor::Private::writeJournal()
{
    journalTimer.stop();
    if (keepHere) {
        const auto kept = keepHere(document);
        dirty = !kept;
        return kept ? setState(SaveState::Saved) : setState(SaveState::Failed, kept.error());
    }
    const auto written = journal.write({profile, document.id, service.version, journalText.of(document)});
    // The service still gets it; a kill before that would lose it, so the failure is shown.
    if (!written && !saving) setState(SaveState::Unsaved, written.error());
}

void DraftEditor::Private::journalSoon()
{
    // What one turn of the event loop does is written once, behind what it paints.
    if (!journalTimer.isActive()) journalTimer.start(0);
}

void DraftEditor::Private::journalNow()
{
    if (journalTimer.isActive()) writeJournal();
}

void DraftEditor::Private::forgetSaved(const QString& of, DocumentId id, const QByteArray& body)
{
    // Left behind, it would undo what others write until the document is opened here again.
    const auto entry = journal.read(of, id);
    if (entry && *entry && (*entry)->body == body) std::ignore = journal.remove(of, id);
}

void DraftEditor::Private::schedule()
{
    if (keepHere) return;
    if (timer.isActive() && pauseAfterFailure.count() == 0 && sinceUnsaved.hasExpired(maxDelay.count()))
        return;
    if (!timer.isActive()) sinceUnsaved.start();
    timer.start(std::max(delay, pauseAfterFailure));
}

void DraftEditor::Private::setState(SaveState next, std::optional<Error> why)
{
    if (state == next && error == why) return;
    state = next;
    error = std::move(why);
    Q_EMIT q->saveStateChanged();
}

void DraftEditor::Private::tellWaiting(const Result<void>& result)
{
    for (auto& listener : std::exchange(waiting, {}))
        listener.tellSoon(result);
}

void DraftEditor::Private::save()
{
    timer.stop();
    if (!isOpen || saving) return;
    if (theirs) return tellWaiting(fail(error.value_or(fail(ErrorCode::Version).value())));
    if (keepHere) {
        journalNow();
        return tellWaiting(dirty ? fail(error.value_or(fail(ErrorCode::Io).value())) : Result<void>());
    }
    const auto patch = differences(document, service, ids);
    if (isEmpty(patch)) return saved(document, service);
    if (!client()) return failed(fail(ErrorCode::State, reasons::accountOfDocumentNotOpen()).value());
    dirty = false;
    saving = true;
    if (state != SaveState::Conflict) setState(SaveState::Saving);
    const Document sent = document;
    const auto turn = generation;
    // Without it a kill before the answer would make this save look like somebody else's.
    std::ignore = journal.remember(sentKey(document.id), journalText.of(document));
    client()->update(document.id, patch, newKey(), q,
                     [this, turn, sent, patch, of = profile](const Result<Document>& answer) {
                         if (turn != generation) {
                             if (answer) forgetSaved(of, sent.id, journalBody(sent));
                             return;
                         }
                         if (answer) return answered(sent, patch, *answer);
                         if (answer.error().code == ErrorCode::Version) return conflict();
                         failed(answer.error());
                     });
}

void DraftEditor::Private::answered(const Document& sent, const wire::DocumentPatch& patch,
                                    const Document& answer)
{
    if (patch.fileOrder && orderOf(answer.files) != *patch.fileOrder)
        return failed(fail(ErrorCode::Protocol, reasons::serviceHasOtherFileOrder()).value());
    if (patch.invitations && !sameInvitations(sent.invitations, answer.invitations))
        return putInvitations(sent, answer);
    if (patch.tags && !sameTags(sent.tags, answer.tags)) return putTags(sent, answer);
    saved(sent, answer);
}

void DraftEditor::Private::putInvitations(const Document& sent, Document answer)
{
    if (!client()) return failed(fail(ErrorCode::Cancelled).value());
    const auto turn = generation;
    client()->replaceInvitations(sent.id, outgoingInvitations(sent.invitations, answer.invitations),
                                 std::nullopt, q,
                                 [this, turn, sent, answer](const Result<QList<Invitation>>& put) mutable {
                                     if (turn != generation) return;
                                     if (!put) return failed(put.error());
                                     answer.invitations = *put;
                                     if (!sameTags(sent.tags, answer.tags)) return putTags(sent, answer);
                                     saved(sent, answer);
                                 });
}

void DraftEditor::Private::putTags(const Document& sent, Document answer)
{
    if (!client()) return failed(fail(ErrorCode::Cancelled).value());
    const auto turn = generation;
    const auto invitations = outgoingInvitations(sent.invitations, answer.invitations);
    client()->replaceTags(sent.id, outgoingTags(sent.tags, invitations, answer.tags, ids), q,
                          [this, turn, sent](const Result<QList<Tag>>& put) {
                              if (turn != generation) return;
                              if (!put) return failed(put.error());
                              if (!client()) return failed(fail(ErrorCode::Cancelled).value());
                              // Each of these writes has a version of its own: ask for the last.
                              client()->retrieve(sent.id, q, [this, turn, sent](const Result<Document>& now) {
                                  if (turn != generation) return;
                                  if (!now) return failed(now.error());
                                  saved(sent, *now);
                              });
                          });
}

void DraftEditor::Private::takeService(const Document& answer)
{
    service = answer;
    document.version = answer.version;
    document.lastModifiedTime = answer.lastModifiedTime;
    document.status = answer.status;
    document.deleted = answer.deleted;
}

void DraftEditor::Private::saved(const Document& sent, const Document& answer)
{
    saving = false;
    conflicts = 0;
    pauseAfterFailure = {};
    takeService(answer);
    learnIds(ids, sent.tags, answer.tags);
    // Recipients get their ids where the person's list still has them.
    const auto known = outgoingInvitations(document.invitations, answer.invitations);
    for (qsizetype i = 0; i < known.size(); ++i) {
        Invitation& invitation = document.invitations[i];
        if (known.at(i).id.isNull()) continue;
        invitation.id = known.at(i).id;
        invitation.guid = known.at(i).guid;
    }
    if (isEmpty(differences(document, service, ids))) dirty = false;
    if (dirty) {
        writeJournal();
        setState(SaveState::Unsaved);
        if (waiting.isEmpty())
            schedule();
        else
            save();
        return;
    }
    std::ignore = journal.forget(sentKey(document.id));
    // The service may answer with other values than were sent (a trimmed title): what it has counts as saved.
    Result<void> removed;
    journalTimer.stop();
    if (recovering)
        forgetSaved(profile, document.id, *recovering); // an editor may have written another by now
    else
        removed = journal.remove(profile, document.id);
    setState(SaveState::Saved, removed ? std::nullopt : std::optional(removed.error()));
    tellWaiting({});
}

void DraftEditor::Private::failed(const Error& why)
{
    saving = false;
    dirty = true; // it is in the journal, and tried again with the next change
    setState(SaveState::Failed, why);
    const bool passing =
        isUnreached(why) || why.code == ErrorCode::Unavailable || why.code == ErrorCode::RateLimit;
    if (passing) {
        pauseAfterFailure =
            pauseAfterFailure.count() == 0 ? firstSavePause : std::min(pauseAfterFailure * 2, maxSavePause);
        schedule();
    }
    tellWaiting(fail(why));
}

void DraftEditor::Private::conflict()
{
    const Error why = fail(ErrorCode::Version, reasons::draftChangedBySomebody()).value();
    if (recovering || ++conflicts > maxConflicts || !client()) return failed(why);
    const auto turn = generation;
    const Document base = service;
    client()->retrieve(document.id, q, [this, turn, base](const Result<Document>& now) {
        if (turn != generation) return;
        if (!now) return failed(now.error());
        saving = false;
        const DraftMerge both = mergeDrafts(base, document, *now);
        takeService(*now);
        if (now->status != SigningStatus::Draft) {
            // It was sent elsewhere: what is here can only be looked at.
            Q_EMIT q->changed();
            return failed(fail(ErrorCode::State, reasons::documentAlreadySent()).value());
        }
        document.files = now->files;
        dirty = true;
        if (!both.clashes.isEmpty()) return clash(*now, both.clashes);
        // Each has changed other parts: both count.
        takeEdits(document, both.merged);
        for (Tag& tag : document.tags)
            if (tag.id.isNull()) tag.id = q->nextLocalTagId();
        document.tags.removeIf([this](const Tag& tag) { return !document.pageAt(tag.pageIndex).page; });
        writeJournal();
        Q_EMIT q->changed();
        save();
    });
}

void DraftEditor::adopt(const Document& fromService)
{
    if (fromService.status != SigningStatus::Draft) d->forgetSteps(fromService.id);
    if (!d->isOpen || fromService.id != d->document.id) return;
    const auto tags = d->document.tags;
    d->service = fromService;
    if (fromService.status == SigningStatus::Draft && d->dirty) {
        d->takeService(fromService);
    } else {
        d->timer.stop();
        d->dirty = false;
        d->document = fromService;
        // The ids on the screen stay what they were.
        TagIds back;
        for (const Tag& tag : tags)
            back.insert(d->ids.value(tag.id, tag.id), tag.id);
        for (Tag& tag : d->document.tags)
            tag.id = back.value(tag.id, tag.id);
        d->journalTimer.stop();
        std::ignore = d->journal.remove(d->profile, d->document.id);
        d->setState(SaveState::Saved);
    }
    Q_EMIT changed();
}

QString DraftEditor::Private::stepPrefix(DocumentId id) const
{
    return QStringLiteral("step/%1/%2/").arg(profile).arg(id.value());
}

QString DraftEditor::Private::sentKey(DocumentId id) const
{
    return stepPrefix(id) + QStringLiteral("sent");
}

bool DraftEditor::Private::isOwnSave(const Document& now) const
{
    const auto body = journal.recall(sentKey(now.id));
    if (!body || !*body) return false;
    const auto sent = documentOfJournal(**body);
    if (!sent) return false;
    Document same = now;
    takeEdits(same, *sent);
    // Ids are the service's own.
    if (sameTags(sent->tags, now.tags)) same.tags = now.tags;
    if (sameInvitations(sent->invitations, now.invitations)) same.invitations = now.invitations;
    return isEmpty(differences(same, now, {}));
}

void DraftEditor::Private::forgetSteps(DocumentId id)
{
    std::ignore = journal.forget(stepPrefix(id)); // what stays is only never asked for again
}

QByteArray DraftEditor::stepKey(const QString& step, const QByteArray& fresh)
{
    const QString name =
        QStringLiteral("%1%2/%3").arg(d->stepPrefix(d->document.id), step).arg(d->document.version);
    const auto known = d->journal.recall(name);
    if (known && *known && !(*known)->isEmpty()) return **known;
    // Without a journal a retry after a restart could not be distinguished from a new action; within this run
    // it still can.
    std::ignore = d->journal.remember(name, fresh);
    return fresh;
}

void DraftEditor::flush(QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->isOpen) return listener.tellSoon(fail(ErrorCode::State, reasons::noDocumentOpen()));
    if (isReadOnly() || (!d->dirty && !d->saving)) return listener.tellSoon({});
    d->waiting.append(listener);
    if (!d->saving) d->save();
}

void DraftEditor::recover(DocumentId id, const QByteArray& body, QObject* context,
                          std::function<void(Result<void>)> done)
{
    close();
    d->reset();
    const Listener<void> listener(context, std::move(done));
    if (!d->client()) return listener.tellSoon(fail(noAccount()));
    const auto entry = d->journal.read(d->profile, id);
    if (!entry) return listener.tellSoon(fail(entry.error()));
    if (!*entry || (*entry)->body != body) return listener.tellSoon({});
    const auto turn = d->generation;
    const auto ended = [this, turn, listener](const Result<void>& result) {
        if (turn == d->generation) d->reset();
        listener.tell(result);
    };
    d->client()->retrieve(id, this, [this, turn, id, body, ended](const Result<Document>& found) {
        if (turn != d->generation) return ended(fail(ErrorCode::Cancelled, reasons::documentClosed()));
        d->recovering = body;
        if (found) return d->recoverFrom(*found, ended);
        const auto code = found.error().code;
        if (code != ErrorCode::NotFound && code != ErrorCode::Deleted) return ended(fail(found.error()));
        d->dropGone(id, found.error(), ended);
    });
}

void DraftEditor::Private::recoverFrom(const Document& found, const std::function<void(Result<void>)>& ended)
{
    if (found.deleted) return ended(fail(ErrorCode::State, reasons::draftInTrash()));
    service = found;
    document = found;
    mergeJournal();
    if (!dirty) return ended({});
    if (stale) return ended(fail(ErrorCode::Version, reasons::draftChangedElsewhere()));
    isOpen = true;
    q->flush(q, ended);
}

void DraftEditor::Private::dropGone(DocumentId id, const Error& why,
                                    const std::function<void(Result<void>)>& ended)
{
    // Anything between here and the service may answer 404; edits are not thrown away for that.
    if (!client()) return ended(fail(why));
    const auto turn = generation;
    client()->accountDetails(q, [this, turn, id, ended](const Result<AccountDetails>& account) {
        if (turn != generation || !account)
            return ended(account ? fail(ErrorCode::Cancelled, reasons::documentClosed())
                                 : fail(account.error()));
        forgetSaved(profile, id, recovering.value_or(QByteArray()));
        forgetSteps(id);
        ended({});
    });
}

void DraftEditor::close()
{
    if (!d->isOpen) return;
    d->journalNow();
    // What is not saved yet goes its way alone; the journal keeps it until it has arrived.
    if (d->dirty && !d->saving && !isReadOnly() && !d->keepHere && !d->theirs && d->client()) {
        const auto patch = differences(d->document, d->service, d->ids);
        const Document left = d->document;
        if (!isEmpty(patch)) {
            d->client()->update(left.id, patch, newKey(), this,
                                [this, left, of = d->profile](const Result<Document>& put) {
                                    if (put) d->forgetSaved(of, left.id, journalBody(left));
                                });
        }
    }
    d->reset();
    d->setState(SaveState::Saved);
    Q_EMIT changed();
}

} // namespace ink::workflow
