#include "app/workflow/outbox/outboxcall.h"

#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/outbox/reasons.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"

#include <QFileInfo>
#include <QSet>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns the files in the order of the local draft, where file ids are the original 1-based positions. */
QList<WorkOutbox::LocalFile> filesInDraftOrder(const WorkOutbox::Entry& entry)
{
    QList<WorkOutbox::LocalFile> ordered;
    QSet<qsizetype> used;
    for (const File& file : entry.draft.files) {
        const qsizetype at = file.id.value() - 1;
        if (at < 0 || at >= entry.files.size() || used.contains(at)) return entry.files;
        used.insert(at);
        ordered.append(entry.files.at(at));
    }
    return ordered.size() == entry.files.size() ? ordered : entry.files;
}

} // namespace

OutboxCall::OutboxCall(Session& session, store::DraftJournal& journal, Records records, const Clock& clock,
                       QObject* parent)
    : QObject(parent), m_session(session), m_journal(journal), m_records(std::move(records)), m_clock(clock)
{
}

OutboxCall::~OutboxCall() = default;

void OutboxCall::cancel()
{
    ++m_turn;
    m_saver.reset();
    if (!m_templateUse) return;
    m_templateUse->cancel();                // its next step would use the account that was opened instead
    m_templateUse.release()->deleteLater(); // the caller may be one of its slots
}

void OutboxCall::handleSuccess(qint64 id, DocumentId document, bool sent)
{
    Q_EMIT succeeded(id, document, sent);
}

void OutboxCall::handleFailure(qint64 id, const Error& why, bool wasSent)
{
    Q_EMIT failed(id, why, wasSent);
}

void OutboxCall::start(const Entry& entry, const QString& profile, bool keysKnown)
{
    ++m_turn;
    switch (entry.kind) {
    case WorkOutbox::Kind::Create:
        return create(entry, keysKnown);
    case WorkOutbox::Kind::Send:
        return send(entry, profile);
    case WorkOutbox::Kind::Use:
        return useTemplate(entry);
    case WorkOutbox::Kind::Run:
        // The bulk run makes its own calls. Queued, because this entry ends within this call.
        QMetaObject::invokeMethod(
            this, [this, run = entry.run] { Q_EMIT runDue(run); }, Qt::QueuedConnection);
        return handleSuccess(entry.id, {}, false);
    case WorkOutbox::Kind::Sign:
        return sign(entry);
    case WorkOutbox::Kind::Cancel:
    case WorkOutbox::Kind::Remind:
    case WorkOutbox::Kind::Trash:
    case WorkOutbox::Kind::Move:
    case WorkOutbox::Kind::Restore:
    case WorkOutbox::Kind::Purge:
    case WorkOutbox::Kind::Rename:
        return act(entry);
    }
}

void OutboxCall::create(const Entry& entry, bool keysKnown)
{
    if (!hidesFiles(entry.draft)) return createNow(entry, keysKnown);
    m_session.queryLimits(this, [this, turn = m_turn, entry, keysKnown](const Result<Limits>& limits) {
        if (turn != m_turn) return;
        if (!limits) return handleFailure(entry.id, limits.error(), false);
        if (const auto hides = checkHidesFiles(*limits, entry.draft); !hides)
            return handleFailure(entry.id, hides.error(), false);
        if (!m_session.client()) return handleFailure(entry.id, fail(ErrorCode::Cancelled).value(), false);
        createNow(entry, keysKnown);
    });
}

void OutboxCall::createNow(const Entry& entry, bool keysKnown)
{
    QList<api::Upload> uploads;
    for (const WorkOutbox::LocalFile& file : filesInDraftOrder(entry)) {
        if (!QFileInfo::exists(file.path))
            return handleFailure(entry.id, fail(ErrorCode::NotFound, reasons::fileOfDraftNotHere()).value(),
                                 false);
        uploads.append({file.name, file.path});
    }
    // Without idempotency keys, the request isn't repeated automatically after a crash before the response.
    if (!keysKnown)
        if (const auto written = m_records.setUncertain(entry.id); !written)
            return handleFailure(entry.id, written.error(), false);
    Document draft = entry.draft;
    draft.id = {};
    draft.status = entry.sendsDocument ? SigningStatus::InProgress : SigningStatus::Draft;
    for (Tag& tag : draft.tags) {
        tag.id = {};
        tag.pageId = {};
    }
    const auto turn = m_turn;
    m_session.client()->create(
        draft, uploads, entry.idempotencyKey, this,
        [this, turn, id = entry.id, sent = entry.sendsDocument](const Result<Document>& made) {
            if (turn != m_turn) return;
            if (!made) return handleFailure(id, made.error(), true);
            handleSuccess(id, made->id, sent);
        });
}

void OutboxCall::send(const Entry& entry, const QString& profile)
{
    // Unsaved local edits are saved first.
    const auto unsaved = m_journal.read(profile, entry.document);
    if (!unsaved || !*unsaved) return sendSaved(entry);
    m_saver = std::make_unique<DraftEditor>(m_session, m_journal);
    const auto turn = m_turn;
    m_saver->recover(entry.document, (*unsaved)->body, this, [this, turn, entry](const Result<void>& saved) {
        if (turn != m_turn) return;
        if (!saved) return handleFailure(entry.id, saved.error(), false);
        sendSaved(entry);
    });
}

void OutboxCall::sendSaved(const Entry& entry)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::InProgress;
    const auto turn = m_turn;
    m_session.client()->update(
        entry.document, patch, entry.idempotencyKey, this, [this, turn, entry](const Result<Document>& sent) {
            if (turn != m_turn) return;
            if (sent) return handleSuccess(entry.id, entry.document, true);
            const Error why = sent.error();
            if (why.code != ErrorCode::State || !m_session.client())
                return handleFailure(entry.id, why, false);
            // The document may have been sent already, by an earlier attempt or another person.
            m_session.client()->retrieve(
                entry.document, this, [this, turn, entry, why](const Result<Document>& now) {
                    if (turn != m_turn) return;
                    const bool isSent = now && (now->status == SigningStatus::InProgress ||
                                                now->status == SigningStatus::Completed);
                    if (isSent) return handleSuccess(entry.id, entry.document, true);
                    handleFailure(entry.id, why, false);
                });
        });
}

void OutboxCall::useTemplate(const Entry& entry)
{
    m_templateUse = std::make_unique<TemplateUse>(m_session);
    const auto turn = m_turn;
    m_templateUse->load(entry.document, this, [this, turn, entry](const Result<TemplateForm>& form) {
        if (turn != m_turn) return;
        if (!form) return handleFailure(entry.id, form.error(), false);
        // Stored before the request is sent, so that the document is searched for after a crash.
        const auto written = m_records.recordStart(entry.id, entry.startedAt.value_or(m_clock.now()));
        if (!written) return handleFailure(entry.id, written.error(), false);
        connect(
            m_templateUse.get(), &TemplateUse::stepChanged, this,
            [this, turn, id = entry.id] {
                if (turn == m_turn) usedAsFar(id);
            },
            Qt::QueuedConnection); // the next entry may replace m_templateUse
        m_templateUse->start(*form, entry.input, {entry.idempotencyKey, entry.startedAt});
    });
}

void OutboxCall::usedAsFar(qint64 id)
{
    if (m_templateUse->step() == TemplateUse::Step::Done)
        return handleSuccess(id, m_templateUse->createdDocument().id,
                             m_templateUse->createdDocument().status != SigningStatus::Draft);
    if (m_templateUse->step() != TemplateUse::Step::Failed || !m_templateUse->error()) return;
    const Error why = *m_templateUse->error(); // the next entry may replace m_templateUse
    handleFailure(id, why, m_templateUse->isOutcomeUnknown());
}

void OutboxCall::act(const Entry& entry)
{
    if (entry.kind == WorkOutbox::Kind::Remind && !entry.invitation.isEmpty())
        return remind(entry, {entry.invitation});
    if (entry.kind == WorkOutbox::Kind::Cancel || entry.kind == WorkOutbox::Kind::Move ||
        entry.kind == WorkOutbox::Kind::Restore || entry.kind == WorkOutbox::Kind::Rename)
        return patch(entry);
    // The current state determines what remains to be done.
    const auto turn = m_turn;
    m_session.client()->retrieve(entry.document, this, [this, turn, entry](const Result<Document>& now) {
        if (turn != m_turn) return;
        const bool isGone =
            !now && (now.error().code == ErrorCode::NotFound || now.error().code == ErrorCode::Deleted);
        if (isGone && entry.kind != WorkOutbox::Kind::Remind)
            return handleSuccess(entry.id, entry.document, false);
        if (!now) return handleFailure(entry.id, now.error(), false);
        if (!m_session.client()) return handleFailure(entry.id, fail(ErrorCode::Cancelled).value(), false);
        if (entry.kind == WorkOutbox::Kind::Remind) return remind(entry, refOf(*now).pendingInvitations);
        removeByState(entry, *now);
    });
}

void OutboxCall::remind(const Entry& entry, QStringList guids)
{
    // All recipients have finished, so no one has to be reminded.
    if (guids.isEmpty()) return handleSuccess(entry.id, entry.document, false);
    if (!m_session.client()) return handleFailure(entry.id, fail(ErrorCode::Cancelled).value(), false);
    const QString guid = guids.takeFirst();
    const auto turn = m_turn;
    m_session.client()->remind(entry.document, guid, this,
                               [this, turn, entry, guids](const Result<void>& reminded) {
                                   if (turn != m_turn) return;
                                   if (!reminded) return handleFailure(entry.id, reminded.error(), false);
                                   remind(entry, guids);
                               });
}

void OutboxCall::removeByState(const Entry& entry, const Document& now)
{
    // On other servers, a second DELETE would delete permanently.
    if (entry.kind == WorkOutbox::Kind::Trash && now.deleted)
        return handleSuccess(entry.id, entry.document, false);
    if (entry.kind == WorkOutbox::Kind::Purge && !now.deleted)
        return handleFailure(entry.id, fail(ErrorCode::State, reasons::documentNotInTrash()).value(), false);
    const auto turn = m_turn;
    const auto ending = [this, turn, entry](const Result<QList<api::ApiClient::Removal>>& removed) {
        if (turn != m_turn) return;
        if (!removed) return handleFailure(entry.id, removed.error(), false);
        if (!removed->isEmpty() && !removed->first().success)
            return handleFailure(entry.id, fail(ErrorCode::State, removed->first().message).value(), false);
        handleSuccess(entry.id, entry.document, false);
    };
    if (entry.kind == WorkOutbox::Kind::Purge)
        m_session.client()->purge({entry.document}, this, ending);
    else
        m_session.client()->remove({entry.document}, this, ending);
}

void OutboxCall::sign(const Entry& entry)
{
    const auto turn = m_turn;
    // A service that doesn't support this would record the signature as made online.
    m_session.queryOutreach(this, [this, turn, entry](const Result<Outreach>& outreach) {
        if (turn != m_turn) return;
        if (!outreach) return handleFailure(entry.id, outreach.error(), false);
        if (!outreach->supportsOfflineInPerson || !entry.signature.request.signedAt)
            return handleFailure(entry.id, fail(ErrorCode::State, reasons::offlineNotTaken()).value(), false);
        if (!m_session.client()) return handleFailure(entry.id, fail(ErrorCode::Cancelled).value(), false);
        m_session.client()
            ->signer(entry.signature.signingUrl)
            .finish(entry.signature.request, this, [this, turn, entry](const Result<wire::SignerView>& done) {
                if (turn != m_turn) return;
                if (done) return this->handleSuccess(entry.id, entry.document, false);
                // Repeating the request changes nothing on the service, so its outcome is never uncertain.
                const bool differs = wire::shownDifferences(done.error()).has_value();
                handleFailure(entry.id,
                              differs ? fail(ErrorCode::State, reasons::valuesChangedSinceSigned()).value()
                                      : done.error(),
                              false);
            });
    });
}

void OutboxCall::patch(const Entry& entry)
{
    wire::DocumentPatch patch;
    if (entry.kind == WorkOutbox::Kind::Cancel) {
        patch.signingStatus = SigningStatus::Cancelled;
        patch.reason = entry.reason;
    } else if (entry.kind == WorkOutbox::Kind::Move) {
        patch.folderId = entry.targetFolder;
    } else if (entry.kind == WorkOutbox::Kind::Rename) {
        patch.title = entry.newTitle;
    } else {
        patch.deleted = false;
    }
    const auto turn = m_turn;
    m_session.client()->update(
        entry.document, patch, entry.idempotencyKey, this,
        [this, turn, entry](const Result<Document>& changed) {
            if (turn != m_turn) return;
            if (changed) return handleSuccess(entry.id, entry.document, false);
            const Error why = changed.error();
            if (entry.kind != WorkOutbox::Kind::Cancel || why.code != ErrorCode::State || !m_session.client())
                return handleFailure(entry.id, why, false);
            // An earlier attempt may have succeeded, or another person was first.
            m_session.client()->retrieve(entry.document, this,
                                         [this, turn, entry, why](const Result<Document>& now) {
                                             if (turn != m_turn) return;
                                             if (now && now->status == SigningStatus::Cancelled)
                                                 return handleSuccess(entry.id, entry.document, false);
                                             handleFailure(entry.id, why, false);
                                         });
        });
}

} // namespace ink::workflow

#include "moc_outboxcall.cpp"
