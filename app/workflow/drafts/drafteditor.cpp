#include "app/workflow/drafts/drafteditor.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/drafts/draftfiles.h"
#include "app/workflow/drafts/draftnotes.h"
#include "app/workflow/drafts/draftsaving.h"
#include "app/workflow/drafts/editeddraft.h"
#include "app/workflow/drafts/filereplacement.h"
#include "app/workflow/drafts/reasons.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/shelf/offlinecache.h"

#include <QFileInfo>
#include <QSignalBlocker>
#include <QTemporaryDir>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

struct DraftEditor::Private
{
    Private(DraftEditor* editor, Session& session, store::DraftJournal& journal)
        : q(editor), draft(session), notes(draft, journal), saving(draft, notes),
          files(draft, saving, editor), replacement(draft, notes, saving, files, editor)
    {
    }

    void reset();
    void load(DocumentId id, const Listener<void>& listener);
    /** Opens the cached draft if `why` means that the service is unreachable. Returns false otherwise, or if
     * the draft isn't cached. */
    [[nodiscard]] bool loadKept(DocumentId id, const Error& why, const Listener<void>& listener);
    /** Fetches the bytes of the files, merges the edits in the journal if `withNotes` is true, then opens the
     * document. */
    void finishOpening(const Listener<void>& listener, bool withNotes);
    void opened(const Listener<void>& listener);
    /** Returns true after reporting an error to `listener` if files can't be changed: nothing is open, or the
     * draft exists only on this computer. */
    [[nodiscard]] bool refusesFiles(const Listener<void>& listener) const;
    void recoverFrom(const Document& found, const std::function<void(Result<void>)>& ended);
    /** Drops the entry of a document that no longer exists, once a response about the account confirms that
     * the service is reachable. */
    void dropGone(DocumentId id, const Error& why, const std::function<void(Result<void>)>& ended);

    DraftEditor* q;
    EditedDraft draft;
    DraftNotes notes;
    DraftSaving saving;
    DraftFiles files;
    FileReplacement replacement;
    CacheLookup findKept;
};

DraftEditor::DraftEditor(Session& session, store::DraftJournal& journal, QObject* parent)
    : QObject(parent), d(new Private(this, session, journal))
{
    connect(&d->saving, &DraftSaving::changed, this, &DraftEditor::changed);
    connect(&d->saving, &DraftSaving::stateChanged, this, &DraftEditor::saveStateChanged);
}

DraftEditor::~DraftEditor()
{
    const QSignalBlocker quiet(this); // listeners may be partly destroyed
    d->saving.writeNotesNow();
}

void DraftEditor::Private::reset()
{
    draft.reset();
    notes.reset();
    files.reset();
    saving.reset();
}

// Opening.

void DraftEditor::create(const QStringList& paths, FolderId folder, QObject* context,
                         std::function<void(Result<void>)> done, std::function<void(qint64, qint64)> progress)
{
    close();
    d->reset();
    const Listener<void> listener(context, std::move(done));
    if (!d->draft.client()) return listener.notifyLater(fail(noAccountError()));
    if (paths.isEmpty())
        return listener.notifyLater(fail(ErrorCode::Validation, reasons::documentNeedsFile()));
    const auto turn = d->draft.generation;
    d->files.cacheUploads(paths);
    const auto created = [this, turn, listener](const Result<Document>& made) {
        if (turn != d->draft.generation) return listener.notify(fail(documentClosedError()));
        if (!made) return listener.notify(fail(made.error()));
        d->draft.service = *made;
        d->draft.document = *made;
        d->finishOpening(listener, false);
    };
    // The sender is the account's owner.
    d->draft.client()->accountDetails(this, [this, turn, listener, paths, folder, created,
                                             progress](const Result<AccountDetails>& account) {
        if (turn != d->draft.generation || !d->draft.client())
            return listener.notify(fail(documentClosedError()));
        if (!account) return listener.notify(fail(account.error()));
        Document draft;
        draft.title = QFileInfo(paths.first()).completeBaseName().left(255);
        if (draft.title.isEmpty()) draft.title = QFileInfo(paths.first()).fileName().left(255);
        draft.senderEmail = account->email;
        draft.senderName = account->userSetting.name.isEmpty()
                               ? account->email.section(QLatin1Char('@'), 0, 0)
                               : account->userSetting.name;
        draft.setting.expireDaysAfterSent = account->userSetting.defaultExpireDays;
        draft.setting.language = documentLanguage(account->userSetting.language, account->limits.languages);
        draft.setting.remindEveryDays = account->notificationSetting.remindEveryDays;
        draft.setting.maxReminders = account->notificationSetting.maxReminders;
        draft.setting.signaturePerSigner = account->userSetting.signaturePerSigner;
        draft.folderId = folder;
        d->draft.client()->create(draft, uploadsOf(paths), newIdempotencyKey(), this, created, progress);
    });
}

void DraftEditor::open(DocumentId id, QObject* context, std::function<void(Result<void>)> done)
{
    close();
    d->reset();
    const Listener<void> listener(context, std::move(done));
    if (!d->draft.client()) return listener.notifyLater(fail(noAccountError()));
    d->load(id, listener);
}

void DraftEditor::Private::load(DocumentId id, const Listener<void>& listener)
{
    const auto turn = draft.generation;
    Q_ASSERT(draft.client() && !draft.isOpen);
    draft.client()->retrieve(id, q, [this, turn, id, listener](const Result<Document>& found) {
        if (turn != draft.generation) return listener.notify(fail(documentClosedError()));
        if (!found && loadKept(id, found.error(), listener)) return;
        if (!found) return listener.notify(fail(found.error()));
        draft.service = *found;
        draft.document = *found;
        replacement.completeOrRevert([this, listener] { finishOpening(listener, true); });
    });
}

void DraftEditor::Private::finishOpening(const Listener<void>& listener, bool withNotes)
{
    const auto turn = draft.generation;
    files.fetch([this, turn, listener, withNotes](const Result<void>& fetched) {
        if (turn != draft.generation) return listener.notify(fail(documentClosedError()));
        if (!fetched) return listener.notify(fail(fetched.error()));
        if (withNotes) saving.mergeNotes();
        opened(listener);
    });
}

void DraftEditor::Private::opened(const Listener<void>& listener)
{
    draft.isOpen = true;
    Q_ASSERT(!saving.hasConflict());
    files.clearUploads();
    saving.begin();
    Q_EMIT q->changed();
    listener.notify({});
}

void DraftEditor::setCacheLookup(CacheLookup find)
{
    d->findKept = std::move(find);
}

bool DraftEditor::Private::loadKept(DocumentId id, const Error& why, const Listener<void>& listener)
{
    const bool isCut = isUnreachable(why) || why.code == ErrorCode::Unavailable;
    if (!isCut || !findKept) return false;
    auto kept = findKept(id);
    if (!kept || kept->document.status != SigningStatus::Draft) return false;
    draft.service = kept->document;
    draft.document = std::move(kept->document);
    files.setBytes(kept->bytes);
    saving.mergeNotes();
    opened(listener);
    return true;
}

void DraftEditor::openLocalDraft(const Document& draft, const QHash<FileId, QByteArray>& bytes,
                                 LocalSaver keep)
{
    close();
    d->reset();
    d->saving.saveLocally(std::move(keep));
    d->files.setBytes(bytes);
    d->draft.document = draft;
    d->draft.assignLocalTagIds();
    d->draft.service = d->draft.document;
    d->draft.isOpen = true;
    d->saving.setSaved();
    Q_EMIT changed();
}

bool DraftEditor::isLocalOnly() const
{
    return d->draft.isOpen && d->saving.isLocalOnly();
}

void DraftEditor::close()
{
    if (!d->draft.isOpen) return;
    d->saving.sendRemaining(this);
    d->reset();
    d->saving.setSaved();
    Q_EMIT changed();
}

// Files.

bool DraftEditor::Private::refusesFiles(const Listener<void>& listener) const
{
    if (!draft.isOpen)
        listener.notifyLater(fail(ErrorCode::State, reasons::noDocumentOpen()));
    else if (saving.isLocalOnly())
        listener.notifyLater(fail(ErrorCode::State, reasons::filesNotChangeableYet()));
    return !draft.isOpen || saving.isLocalOnly();
}

void DraftEditor::addFiles(const QStringList& paths, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (!d->refusesFiles(listener)) d->files.add(paths, listener);
}

void DraftEditor::treatFile(FileId file, ContentTreatment treatment, QObject* context,
                            std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (!d->refusesFiles(listener)) d->files.treat(file, treatment, listener);
}

void DraftEditor::removeFile(FileId file, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (d->refusesFiles(listener)) return;
    // Removes the tags on the file's pages first, so that no tag is ever on a missing page.
    Document without = d->draft.document;
    without.tags.removeIf([&before = d->draft.document, file](const Tag& tag) {
        const auto place = before.pageAt(tag.pageIndex);
        return !place.file || place.file->id == file;
    });
    apply(without);
    d->files.remove(file, listener);
}

void DraftEditor::replaceFile(FileId old, const QString& path, const QList<Tag>& tags, QObject* context,
                              std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (!d->draft.isOpen || isReadOnly())
        return listener.notifyLater(fail(ErrorCode::State, reasons::noDraftOpen()));
    if (d->refusesFiles(listener)) return;
    const QList<File>& files = d->draft.document.files;
    if (std::none_of(files.begin(), files.end(), [old](const File& file) { return file.id == old; }))
        return listener.notifyLater(fail(ErrorCode::NotFound, reasons::draftHasNoSuchFile()));
    d->replacement.start(old, path, tags, listener);
}

void DraftEditor::cancelReplacement()
{
    d->replacement.cancel();
}

QByteArray DraftEditor::fileBytes(FileId file) const
{
    return d->files.bytesOf(file);
}

// Editing.

bool DraftEditor::isOpen() const
{
    return d->draft.isOpen;
}

bool DraftEditor::isReadOnly() const
{
    return d->draft.isReadOnly();
}

const Document& DraftEditor::document() const
{
    return d->draft.document;
}

void DraftEditor::apply(const Document& changedDocument)
{
    if (!d->draft.isOpen || isReadOnly()) return;
    Document next = d->draft.document;
    copyEdits(next, changedDocument);
    if (next == d->draft.document) return;
    d->draft.document = next;
    d->saving.handleEdit();
    Q_EMIT changed();
}

TagId DraftEditor::nextLocalTagId()
{
    return d->draft.nextLocalTagId();
}

// Saving.

void DraftEditor::setSaveDelay(std::chrono::milliseconds delay)
{
    d->saving.setDelay(delay);
}

DraftEditor::SaveState DraftEditor::saveState() const
{
    return d->saving.state();
}

const std::optional<Error>& DraftEditor::saveError() const
{
    return d->saving.error();
}

void DraftEditor::flush(QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (!d->draft.isOpen) return listener.notifyLater(fail(ErrorCode::State, reasons::noDocumentOpen()));
    d->saving.flush(listener);
}

void DraftEditor::adopt(const Document& fromService)
{
    if (fromService.status != SigningStatus::Draft) d->notes.removeSteps(fromService.id);
    if (d->draft.isOpen && fromService.id == d->draft.document.id) d->saving.adopt(fromService);
}

QByteArray DraftEditor::stepKey(const QString& step, const QByteArray& fresh)
{
    return d->notes.stepKey(step, fresh);
}

std::optional<DraftEditor::Conflict> DraftEditor::conflict() const
{
    return d->saving.conflict();
}

void DraftEditor::resolve(Resolution resolution)
{
    d->saving.resolve(resolution);
}

void DraftEditor::keepBoth(const QString& title, QObject* context,
                           std::function<void(Result<DocumentId>)> done)
{
    const Listener<DocumentId> listener(context, std::move(done));
    if (!d->saving.hasConflict() || !d->draft.client())
        return listener.notifyLater(fail(ErrorCode::State, reasons::noDocumentOpen()));
    auto folder = std::make_shared<QTemporaryDir>();
    const auto uploads = d->files.writeTo(*folder);
    if (!uploads) return listener.notifyLater(fail(uploads.error()));
    Document copy = d->draft.document;
    copy.id = {};
    copy.guid.clear();
    copy.title = title.left(255);
    copy.histories.clear();
    for (Invitation& invitation : copy.invitations) {
        invitation.id = {};
        invitation.guid.clear();
        invitation.signingUrl.clear();
    }
    for (Tag& tag : copy.tags) {
        tag.id = {};
        tag.pageId = {};
        tag.invitationId = {};
    }
    const auto turn = d->draft.generation;
    d->draft.client()->create(copy, *uploads, newIdempotencyKey(), this,
                              [this, turn, folder, listener](const Result<Document>& made) {
                                  if (!made) return listener.notify(fail(made.error()));
                                  if (turn == d->draft.generation) resolve(Resolution::Theirs);
                                  listener.notify(made->id);
                              });
}

// Recovery without an editor.

void DraftEditor::recover(DocumentId id, const QByteArray& body, QObject* context,
                          std::function<void(Result<void>)> done)
{
    close();
    d->reset();
    const Listener<void> listener(context, std::move(done));
    if (!d->draft.client()) return listener.notifyLater(fail(noAccountError()));
    const auto held = d->notes.hasEntry(id, body);
    if (!held) return listener.notifyLater(fail(held.error()));
    if (!*held) return listener.notifyLater({});
    const auto turn = d->draft.generation;
    const auto ended = [this, turn, listener](const Result<void>& result) {
        if (turn == d->draft.generation) d->reset();
        listener.notify(result);
    };
    d->draft.client()->retrieve(id, this, [this, turn, id, body, ended](const Result<Document>& found) {
        if (turn != d->draft.generation) return ended(fail(documentClosedError()));
        d->saving.setRecoveryEntry(body);
        if (found) return d->recoverFrom(*found, ended);
        const auto code = found.error().code;
        if (code != ErrorCode::NotFound && code != ErrorCode::Deleted) return ended(fail(found.error()));
        d->dropGone(id, found.error(), ended);
    });
}

void DraftEditor::Private::recoverFrom(const Document& found, const std::function<void(Result<void>)>& ended)
{
    if (found.deleted) return ended(fail(ErrorCode::State, reasons::draftInTrash()));
    draft.service = found;
    draft.document = found;
    saving.mergeNotes();
    if (!saving.isDirty()) return ended({});
    if (saving.isStale()) return ended(fail(ErrorCode::Version, reasons::draftChangedElsewhere()));
    Q_ASSERT(!draft.isOpen);
    draft.isOpen = true;
    q->flush(q, ended);
}

void DraftEditor::Private::dropGone(DocumentId id, const Error& why,
                                    const std::function<void(Result<void>)>& ended)
{
    // A proxy may also respond with 404, so the account is fetched before edits are dropped.
    if (!draft.client()) return ended(fail(why));
    const auto turn = draft.generation;
    draft.client()->accountDetails(q, [this, turn, id, ended](const Result<AccountDetails>& account) {
        if (turn != draft.generation || !account)
            return ended(account ? fail(documentClosedError()) : fail(account.error()));
        notes.removeSaved(draft.profile, id, saving.recoveryEntry());
        notes.removeSteps(id);
        ended({});
    });
}

} // namespace ink::workflow

#include "moc_drafteditor.cpp"
