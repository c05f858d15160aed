#include "app/workflow/drafts/draftsaving.h"

#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/reasons.h"
#include "app/workflow/drafts/reasons.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/unreachable.h"

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int maxConflicts = 3;
constexpr std::chrono::milliseconds maxDelay{3'000};
constexpr std::chrono::milliseconds firstSavePause{5'000};
constexpr std::chrono::milliseconds maxSavePause{60'000};

/** Returns true if a service left a list in an update unchanged: some accept it only in a separate call. */
template <typename T> bool isIgnored(const QList<T>& sent, const QList<T>& before, const QList<T>& answered)
{
    return sent.size() != answered.size() ||
           (!haveSameEdits(sent, answered) && haveSameEdits(before, answered));
}

} // namespace

DraftSaving::DraftSaving(EditedDraft& draft, DraftNotes& notes) : m_draft(draft), m_notes(notes)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DraftSaving::save);
    m_notesTimer.setSingleShot(true);
    connect(&m_notesTimer, &QTimer::timeout, this, &DraftSaving::writeNotes);
}

void DraftSaving::reset()
{
    m_timer.stop();
    m_notesTimer.stop();
    m_saveLocally = nullptr;
    m_theirs.reset();
    m_unmerged.reset();
    m_conflictingParts.clear();
    m_isDirty = false;
    m_isStale = false;
    m_isSaving = false;
    m_conflicts = 0;
    m_recovering.reset();
    m_pauseAfterFailure = {};
    notifyFlushes(fail(documentClosedError()));
}

void DraftSaving::mergeNotes()
{
    if (m_draft.document.status != SigningStatus::Draft) {
        // The document has been sent, so unsaved edits can no longer be saved.
        m_notes.removeSteps(m_draft.document.id);
        std::ignore = m_notes.removeEdits();
        return;
    }
    const auto kept = m_notes.edits();
    if (!kept) return;
    const Document loaded = m_draft.document;
    copyEdits(m_draft.document, kept->document);
    m_draft.assignLocalTagIds();
    m_draft.removeTagsWithoutPage(); // pages may have been removed since
    if (isEmpty(m_draft.unsavedChanges())) {
        m_draft.document = loaded;
        std::ignore = m_notes.removeEdits(); // the service has all edits
        return;
    }
    m_isDirty = true;
    m_isStale = kept->baseVersion != m_draft.service.version && !m_notes.isOwnSave(m_draft.service);
}

void DraftSaving::begin()
{
    Q_ASSERT(m_draft.isOpen && !m_isSaving && !m_theirs);
    if (std::exchange(m_isStale, false)) // the version that the edits are based on is no longer known
        clash(m_draft.service, differingParts(m_draft.document, m_draft.service));
    else
        setState(m_isDirty ? State::Unsaved : State::Saved);
    if (m_isDirty) schedule();
}

void DraftSaving::handleEdit()
{
    m_isDirty = true;
    m_pauseAfterFailure = {};
    // Changes within one turn of the event loop are written once, after painting.
    if (!m_notesTimer.isActive()) m_notesTimer.start(0);
    schedule();
    if (!m_isSaving && !m_theirs) setState(State::Unsaved);
}

void DraftSaving::saveDifferences()
{
    if (!isEmpty(m_draft.unsavedChanges())) {
        m_isDirty = true;
        writeNotes();
        if (!m_isSaving) setState(State::Unsaved);
        schedule();
    }
    Q_EMIT changed();
}

void DraftSaving::writeNotes()
{
    m_notesTimer.stop();
    if (m_saveLocally) {
        const auto kept = m_saveLocally(m_draft.document);
        m_isDirty = !kept;
        return kept ? setState(State::Saved) : setState(State::Failed, kept.error());
    }
    const auto written = m_notes.writeEdits();
    // The service will still get the edits, but a crash before that would lose them, so the failure is shown.
    if (!written && !m_isSaving) setState(State::Unsaved, written.error());
}

void DraftSaving::writeNotesNow()
{
    if (m_notesTimer.isActive()) writeNotes();
}

void DraftSaving::schedule()
{
    if (m_saveLocally) return;
    if (m_timer.isActive() && m_pauseAfterFailure.count() == 0 && m_sinceUnsaved.hasExpired(maxDelay.count()))
        return;
    if (!m_timer.isActive()) m_sinceUnsaved.start();
    m_timer.start(std::max(m_delay, m_pauseAfterFailure));
}

void DraftSaving::setState(State next, std::optional<Error> why)
{
    if (m_state == next && m_error == why) return;
    m_state = next;
    Q_ASSERT(next != State::Conflict || m_theirs);
    m_error = std::move(why);
    Q_EMIT stateChanged();
}

void DraftSaving::notifyFlushes(const Result<void>& result)
{
    for (auto& listener : std::exchange(m_flushes, {}))
        listener.notifyLater(result);
}

void DraftSaving::flush(const Listener<void>& listener)
{
    if (m_draft.isReadOnly() || (!m_isDirty && !m_isSaving)) return listener.notifyLater({});
    m_flushes.append(listener);
    if (!m_isSaving) save();
}

void DraftSaving::save()
{
    m_timer.stop();
    if (!m_draft.isOpen || m_isSaving) return;
    if (m_theirs) return notifyFlushes(fail(m_error.value_or(fail(ErrorCode::Version).value())));
    if (m_saveLocally) {
        writeNotesNow();
        return notifyFlushes(m_isDirty ? fail(m_error.value_or(fail(ErrorCode::Io).value()))
                                       : Result<void>());
    }
    const auto patch = m_draft.unsavedChanges();
    if (isEmpty(patch)) return finish(m_draft.document, m_draft.service);
    if (!m_draft.client())
        return handleFailure(fail(ErrorCode::State, reasons::accountOfDocumentNotOpen()).value());
    m_isDirty = false;
    m_isSaving = true;
    if (m_state != State::Conflict) setState(State::Saving);
    const Document sent = m_draft.document;
    const Document before = m_draft.service;
    const auto turn = m_draft.generation;
    m_notes.recordSent();
    m_draft.client()->update(
        sent.id, patch, newIdempotencyKey(), this,
        [this, turn, sent, before, patch, of = m_draft.profile](const Result<Document>& answer) {
            if (turn != m_draft.generation) {
                if (answer) m_notes.removeSaved(of, sent.id, DraftNotes::bodyOf(sent));
                return;
            }
            if (answer) return handleResponse(sent, before, patch, *answer);
            if (answer.error().code == ErrorCode::Version) return merge();
            handleFailure(answer.error());
        });
}

void DraftSaving::handleResponse(const Document& sent, const Document& before,
                                 const wire::DocumentPatch& patch, const Document& answer)
{
    Q_ASSERT(m_isSaving && !m_theirs);
    if (patch.fileOrder && fileOrder(answer.files) != *patch.fileOrder)
        return handleFailure(fail(ErrorCode::Protocol, reasons::serviceHasOtherFileOrder()).value());
    for (const File& file : answer.files) // otherwise all recipients would see the file
        if (file.visibleTo != patch.visibility.value(file.id, file.visibleTo))
            return handleFailure(fail(ErrorCode::Protocol, reasons::serviceHidesNoFiles()).value());
    if (patch.invitations && isIgnored(sent.invitations, before.invitations, answer.invitations))
        return putInvitations(sent, before, answer);
    if (patch.tags && isIgnored(sent.tags, before.tags, answer.tags)) return putTags(sent, answer);
    finish(sent, answer);
}

void DraftSaving::putInvitations(const Document& sent, const Document& before, Document answer)
{
    api::ApiClient* client = m_draft.client();
    if (!client) return handleFailure(fail(ErrorCode::Cancelled).value());
    const auto turn = m_draft.generation;
    client->replaceInvitations(
        sent.id, outgoingInvitations(sent.invitations, answer.invitations), std::nullopt, this,
        [this, turn, sent, before, answer](const Result<QList<Invitation>>& put) mutable {
            if (turn != m_draft.generation) return;
            if (!put) return handleFailure(put.error());
            answer.invitations = *put;
            if (isIgnored(sent.tags, before.tags, answer.tags)) return putTags(sent, answer);
            finish(sent, answer);
        });
}

void DraftSaving::putTags(const Document& sent, Document answer)
{
    api::ApiClient* client = m_draft.client();
    if (!client) return handleFailure(fail(ErrorCode::Cancelled).value());
    const auto turn = m_draft.generation;
    const auto invitations = outgoingInvitations(sent.invitations, answer.invitations);
    client->replaceTags(sent.id, outgoingTags(sent.tags, invitations, answer.tags, m_draft.ids), this,
                        [this, turn, sent](const Result<QList<Tag>>& put) {
                            if (turn != m_draft.generation) return;
                            if (!put) return handleFailure(put.error());
                            if (!m_draft.client()) return handleFailure(fail(ErrorCode::Cancelled).value());
                            // Each of these writes creates a version, so the last one is fetched.
                            m_draft.client()->retrieve(sent.id, this,
                                                       [this, turn, sent](const Result<Document>& now) {
                                                           if (turn != m_draft.generation) return;
                                                           if (!now) return handleFailure(now.error());
                                                           finish(sent, *now);
                                                       });
                        });
}

void DraftSaving::finish(const Document& sent, const Document& answer)
{
    m_isSaving = false;
    m_conflicts = 0;
    m_pauseAfterFailure = {};
    m_draft.adoptServiceState(answer);
    recordIds(m_draft.ids, sent.tags, answer.tags);
    // Recipients in the local list get their ids.
    const auto known = outgoingInvitations(m_draft.document.invitations, answer.invitations);
    Q_ASSERT(known.size() == m_draft.document.invitations.size());
    for (qsizetype i = 0; i < known.size(); ++i) {
        Invitation& invitation = m_draft.document.invitations[i];
        if (known.at(i).id.isNull()) continue;
        invitation.id = known.at(i).id;
        invitation.guid = known.at(i).guid;
    }
    if (isEmpty(m_draft.unsavedChanges())) m_isDirty = false;
    if (m_isDirty) {
        writeNotes();
        setState(State::Unsaved);
        if (m_flushes.isEmpty())
            schedule();
        else
            save();
        return;
    }
    Q_ASSERT(!m_isDirty && !m_isSaving);
    m_notes.removeSent();
    // The service may return other values than were sent (a trimmed title): its values count as saved.
    Result<void> removed;
    m_notesTimer.stop();
    if (m_recovering) // an editor may have written another entry in the meantime
        m_notes.removeSaved(m_draft.profile, m_draft.document.id, *m_recovering);
    else
        removed = m_notes.removeEdits();
    setState(State::Saved, removed ? std::nullopt : std::optional(removed.error()));
    notifyFlushes({});
}

void DraftSaving::handleFailure(const Error& why)
{
    m_isSaving = false;
    m_isDirty = true; // the edits are in the journal and are saved with the next change
    setState(State::Failed, why);
    const bool passing =
        isUnreachable(why) || why.code == ErrorCode::Unavailable || why.code == ErrorCode::RateLimit;
    if (passing) {
        m_pauseAfterFailure = m_pauseAfterFailure.count() == 0
                                  ? firstSavePause
                                  : std::min(m_pauseAfterFailure * 2, maxSavePause);
        schedule();
    }
    notifyFlushes(fail(why));
}

void DraftSaving::merge()
{
    Q_ASSERT(m_isSaving && !m_theirs);
    const Error why = fail(ErrorCode::Version, reasons::draftChangedBySomebody()).value();
    if (m_recovering || ++m_conflicts > maxConflicts || !m_draft.client()) return handleFailure(why);
    const auto turn = m_draft.generation;
    const Document base = m_draft.service;
    m_draft.client()->retrieve(m_draft.document.id, this, [this, turn, base](const Result<Document>& now) {
        if (turn != m_draft.generation) return;
        if (!now) return handleFailure(now.error());
        m_isSaving = false;
        const Document mine = m_draft.document;
        DraftMerge both = mergeDrafts(base, mine, *now);
        // The other version's files, in the local order; local tags move with their pages.
        m_draft.document.files = filesInOrder(filesSeenAsIn(mine, *now), fileOrder(mine.files));
        m_draft.document.tags = moveTagsAfterReplacement(mine.tags, mine, m_draft.document);
        if (differingParts(base, mine).contains(DraftPart::Content)) {
            both.merged.tags = m_draft.document.tags;
            const bool isLost = m_draft.document.tags.size() < mine.tags.size();
            if (isLost && !both.conflicts.contains(DraftPart::Content))
                both.conflicts.append(DraftPart::Content);
        }
        m_draft.adoptServiceState(*now);
        if (now->status != SigningStatus::Draft) {
            // The document was sent elsewhere, so the local one is read-only.
            Q_EMIT changed();
            return handleFailure(fail(ErrorCode::State, reasons::documentAlreadySent()).value());
        }
        m_isDirty = true;
        if (!both.conflicts.isEmpty()) {
            m_unmerged = {m_draft.document, both.merged};
            return clash(*now, both.conflicts);
        }
        // The sides changed different parts: both changes apply.
        copyEdits(m_draft.document, both.merged);
        m_draft.assignLocalTagIds();
        m_draft.removeTagsWithoutPage();
        writeNotes();
        Q_EMIT changed();
        save();
    });
}

// Index(clash): Conflict of versions (409): what the editor then shows
void DraftSaving::clash(const Document& now, const QList<DraftPart>& parts)
{
    Q_ASSERT(!m_theirs && !m_isSaving);
    m_theirs = now;
    m_conflictingParts = parts;
    setState(State::Conflict, fail(ErrorCode::Version, reasons::draftChangedElsewhere()).value());
    notifyFlushes(fail(*m_error));
    Q_EMIT changed();
}

std::optional<DraftEditor::Conflict> DraftSaving::conflict() const
{
    if (!m_theirs) return std::nullopt;
    return DraftEditor::Conflict{m_draft.document, *m_theirs, m_conflictingParts};
}

void DraftSaving::resolve(DraftEditor::Resolution resolution)
{
    if (!m_theirs) return;
    Q_ASSERT(!m_isSaving);
    const Document now = *std::exchange(m_theirs, std::nullopt);
    m_conflictingParts.clear();
    m_conflicts = 0;
    const auto unmerged = std::exchange(m_unmerged, std::nullopt);
    if (resolution == DraftEditor::Resolution::Mine) {
        // Keeps changes that only others made, and edits since the conflict.
        if (unmerged) {
            const DraftMerge both = mergeDrafts(unmerged->local, m_draft.document, unmerged->merged);
            if (!both.conflicts.isEmpty()) { // edited since, in a part that only the others had changed
                m_unmerged = {m_draft.document, both.merged};
                setState(State::Unsaved);
                return clash(now, both.conflicts);
            }
            copyEdits(m_draft.document, both.merged);
            m_draft.assignLocalTagIds();
            writeNotes();
        }
        m_draft.removeTagsWithoutPage();
        m_isDirty = true;
        setState(State::Unsaved);
        Q_EMIT changed();
        return save();
    }
    m_timer.stop();
    m_notesTimer.stop();
    m_isDirty = false;
    m_draft.service = now;
    m_draft.document = now;
    m_draft.ids.clear();
    std::ignore = m_notes.removeEdits();
    setState(State::Saved);
    Q_EMIT changed();
}

void DraftSaving::adopt(const Document& fromService)
{
    const QList<Tag> tags = m_draft.document.tags;
    m_draft.service = fromService;
    if (fromService.status == SigningStatus::Draft && m_isDirty) {
        m_draft.adoptServiceState(fromService);
    } else {
        m_timer.stop();
        m_isDirty = false;
        m_draft.document = fromService;
        // The tags keep the ids that the interface already uses.
        TagIds back;
        for (const Tag& tag : tags)
            back.insert(m_draft.ids.value(tag.id, tag.id), tag.id);
        for (Tag& tag : m_draft.document.tags)
            tag.id = back.value(tag.id, tag.id);
        m_notesTimer.stop();
        std::ignore = m_notes.removeEdits();
        setState(State::Saved);
    }
    Q_EMIT changed();
}

void DraftSaving::sendRemaining(QObject* context)
{
    writeNotesNow();
    // The journal stores the edits until the service has them.
    if (!m_isDirty || m_isSaving || m_draft.isReadOnly() || m_saveLocally || m_theirs || !m_draft.client())
        return;
    const auto patch = m_draft.unsavedChanges();
    if (isEmpty(patch)) return;
    const Document left = m_draft.document;
    m_draft.client()->update(left.id, patch, newIdempotencyKey(), context,
                             [this, left, of = m_draft.profile](const Result<Document>& put) {
                                 if (put) m_notes.removeSaved(of, left.id, DraftNotes::bodyOf(left));
                             });
}

} // namespace ink::workflow

#include "moc_draftsaving.cpp"
