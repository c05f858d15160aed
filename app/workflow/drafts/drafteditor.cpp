#include "app/workflow/drafts/drafteditor.h"

#include "app/base/reasons.h"
#include "app/wire/json.h"
#include "app/workflow/drafts/drafteditor_p.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreached.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QTemporaryDir>
#include <QUuid>

#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

QList<api::Upload> uploadsOf(const QStringList& paths)
{
    QList<api::Upload> uploads;
    for (const QString& path : paths)
        uploads.append({QFileInfo(path).fileName(), path});
    return uploads;
}

/** The bytes of a draft's files as files again, for as long as it lives. */
Result<QList<api::Upload>> writeUploads(const QTemporaryDir& folder, const Document& document,
                                        const QHash<FileId, QByteArray>& bytes)
{
    QList<api::Upload> uploads;
    for (const File& file : document.files) {
        const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(uploads.size() + 1));
        QFile out(path);
        const QByteArray content = bytes.value(file.id);
        if (content.isEmpty() || !out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            return fail(ErrorCode::Io, reasons::fileUnreadable(file.name));
        uploads.append({file.name, path});
    }
    return uploads;
}

} // namespace

Error closedMeanwhile()
{
    return fail(ErrorCode::Cancelled, reasons::documentClosed()).value();
}

DraftEditor::DraftEditor(Session& session, store::DraftJournal& journal, QObject* parent)
    : QObject(parent), d(new Private(this, session, journal))
{
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->save(); });
    d->journalTimer.setSingleShot(true);
    connect(&d->journalTimer, &QTimer::timeout, this, [this] { d->writeJournal(); });
}

DraftEditor::~DraftEditor()
{
    const QSignalBlocker quiet(this); // who listens may be half gone
    d->journalNow();
}

void DraftEditor::Private::reset()
{
    ++generation;
    timer.stop();
    journalTimer.stop();
    journalText = {};
    isOpen = false;
    keepHere = nullptr;
    theirs.reset();
    clashes.clear();
    document = {};
    service = {};
    ids.clear();
    bytes.clear();
    uploaded.clear();
    dirty = false;
    stale = false;
    saving = false;
    conflicts = 0;
    recovering.reset();
    pauseAfterFailure = {};
    tellWaiting(fail(closedMeanwhile()));
    profile = session.current() ? session.current()->id : QString();
}

api::ApiClient* DraftEditor::Private::client() const
{
    return session.current() && session.current()->id == profile ? session.client() : nullptr;
}

void DraftEditor::create(const QStringList& paths, FolderId folder, QObject* context,
                         std::function<void(Result<void>)> done, std::function<void(qint64, qint64)> progress)
{
    close();
    d->reset();
    Listener<void> listener(context, std::move(done));
    if (!d->client()) return listener.tellSoon(fail(noAccount()));
    if (paths.isEmpty()) return listener.tellSoon(fail(ErrorCode::Validation, reasons::documentNeedsFile()));
    const auto turn = d->generation;
    d->remember(paths);
    const auto created = [this, turn, listener](const Result<Document>& made) mutable {
        if (turn != d->generation) return listener.tell(fail(closedMeanwhile()));
        if (!made) return listener.tell(fail(made.error()));
        d->service = *made;
        d->document = *made;
        d->fetchBytes([this, turn, listener](const Result<void>& fetched) mutable {
            if (turn != d->generation) return listener.tell(fail(closedMeanwhile()));
            if (!fetched) return listener.tell(fail(fetched.error()));
            d->opened(listener);
        });
    };
    // The sender is whoever has the account.
    d->client()->accountDetails(this, [this, turn, listener, paths, folder, created,
                                       progress](const Result<AccountDetails>& account) mutable {
        if (turn != d->generation || !d->client()) return listener.tell(fail(closedMeanwhile()));
        if (!account) return listener.tell(fail(account.error()));
        Document draft;
        draft.title = QFileInfo(paths.first()).completeBaseName().left(255);
        if (draft.title.isEmpty()) draft.title = QFileInfo(paths.first()).fileName().left(255);
        draft.senderEmail = account->email;
        draft.senderName = account->userSetting.name.isEmpty()
                               ? account->email.section(QLatin1Char('@'), 0, 0)
                               : account->userSetting.name;
        draft.setting.expireDaysAfterSent = account->userSetting.defaultExpireDays;
        draft.setting.remindEveryDays = account->notificationSetting.remindEveryDays;
        draft.setting.maxReminders = account->notificationSetting.maxReminders;
        draft.setting.signaturePerSigner = account->userSetting.signaturePerSigner;
        draft.folderId = folder;
        d->client()->create(draft, uploadsOf(paths), QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                            created, progress);
    });
}

void DraftEditor::open(DocumentId id, QObject* context, std::function<void(Result<void>)> done)
{
    close();
    d->reset();
    Listener<void> listener(context, std::move(done));
    if (!d->client()) return listener.tellSoon(fail(noAccount()));
    d->load(id, listener);
}

void DraftEditor::Private::load(DocumentId id, Listener<void> listener)
{
    const auto turn = generation;
    client()->retrieve(id, q, [this, turn, id, listener](const Result<Document>& found) mutable {
        if (turn != generation) return listener.tell(fail(closedMeanwhile()));
        if (!found && loadKept(id, found.error(), listener)) return;
        if (!found) return listener.tell(fail(found.error()));
        service = *found;
        document = *found;
        settleReplacement([this, turn, listener]() mutable {
            fetchBytes([this, turn, listener](const Result<void>& fetched) mutable {
                if (turn != generation) return listener.tell(fail(closedMeanwhile()));
                if (!fetched) return listener.tell(fail(fetched.error()));
                mergeJournal();
                opened(listener);
            });
        });
    });
}

void DraftEditor::Private::mergeJournal()
{
    if (document.status != SigningStatus::Draft) forgetSteps(document.id);
    const auto entry = journal.read(profile, document.id);
    if (!entry || !*entry) return;
    if (document.status != SigningStatus::Draft) {
        // Sent meanwhile: what was not saved can't be saved any more.
        std::ignore = journal.remove(profile, document.id);
        return;
    }
    auto kept = documentOfJournal((*entry)->body);
    if (!kept) return;
    for (Tag& tag : kept->tags)
        if (tag.id.isNull()) tag.id = q->nextLocalTagId();
    // Pages may have gone since: those tags can't come back.
    kept->tags.removeIf([this](const Tag& tag) { return !document.pageAt(tag.pageIndex).page; });
    Document merged = document;
    takeEdits(merged, *kept);
    if (isEmpty(differences(merged, service, ids))) {
        std::ignore = journal.remove(profile, document.id); // the service has everything
        return;
    }
    document = merged;
    dirty = true;
    stale = (*entry)->baseVersion != service.version && !isOwnSave(service);
}

void DraftEditor::Private::opened(Listener<void> listener)
{
    isOpen = true;
    uploaded.clear();
    if (std::exchange(stale, false))
        clash(service, differingParts(document, service)); // what it began from is not known any more
    else
        setState(dirty ? SaveState::Unsaved : SaveState::Saved);
    if (dirty) schedule();
    Q_EMIT q->changed();
    listener.tell({});
}

void DraftEditor::Private::remember(const QStringList& paths)
{
    constexpr qint64 enough = 100LL * 1024 * 1024;
    uploaded.clear();
    qint64 total = 0;
    for (const QString& path : paths) {
        QFile file(path);
        total += file.size();
        if (total > enough || !file.open(QIODevice::ReadOnly)) return;
        const QByteArray content = file.readAll();
        const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
        uploaded.insert(QString::fromLatin1(hash), content);
    }
}

void DraftEditor::Private::fetchBytes(const std::function<void(Result<void>)>& then)
{
    for (const File& file : std::as_const(service.files)) {
        if (bytes.contains(file.id)) continue;
        if (const auto known = uploaded.constFind(file.sha256); known != uploaded.constEnd()) {
            bytes.insert(file.id, *known);
            continue;
        }
        if (!client()) return then(fail(noAccount()));
        const auto turn = generation;
        client()->fileBytes(service.id, file.id, q,
                            [this, turn, id = file.id, then](const Result<QByteArray>& content) {
                                if (turn != generation) return then(fail(closedMeanwhile()));
                                if (!content) return then(fail(content.error()));
                                bytes.insert(id, *content);
                                fetchBytes(then);
                            });
        return;
    }
    then({});
}

void DraftEditor::addFiles(const QStringList& paths, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (d->refusesHere(listener)) return;
    const auto turn = d->generation;
    flush(this, [this, turn, paths, listener](const Result<void>& flushed) mutable {
        if (turn != d->generation || !d->client()) return listener.tell(fail(closedMeanwhile()));
        if (!flushed) return listener.tell(fail(flushed.error()));
        d->remember(paths);
        const Document before = d->document;
        d->client()->addFiles(d->document.id, uploadsOf(paths), this,
                              [this, turn, before, listener](const Result<Document>& added) mutable {
                                  if (turn != d->generation) return listener.tell(fail(closedMeanwhile()));
                                  if (!added) return listener.tell(fail(added.error()));
                                  d->filesChanged(before, listener);
                              });
    });
}

void DraftEditor::removeFile(FileId file, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->isOpen) return listener.tellSoon(fail(ErrorCode::State, reasons::noDocumentOpen()));
    if (d->refusesHere(listener)) return;
    const auto turn = d->generation;
    const Document before = d->document;
    // First the tags on its pages, then the file: nothing ever lies on a page that is not there.
    Document without = before;
    without.tags.removeIf([&](const Tag& tag) {
        const auto ref = before.pageAt(tag.pageIndex);
        return !ref.file || ref.file->id == file;
    });
    apply(without);
    flush(this, [this, turn, file, listener](const Result<void>& flushed) mutable {
        if (turn != d->generation || !d->client()) return listener.tell(fail(closedMeanwhile()));
        if (!flushed) return listener.tell(fail(flushed.error()));
        const Document saved = d->document;
        d->client()->removeFile(saved.id, file, this,
                                [this, turn, saved, listener](const Result<void>& removed) mutable {
                                    if (turn != d->generation) return listener.tell(fail(closedMeanwhile()));
                                    if (!removed) return listener.tell(fail(removed.error()));
                                    d->filesChanged(saved, listener);
                                });
    });
}

void DraftEditor::Private::filesChanged(const Document& before, Listener<void> listener)
{
    const auto turn = generation;
    if (!client()) return listener.tell(fail(noAccount()));
    client()->retrieve(document.id, q, [this, turn, before, listener](const Result<Document>& found) mutable {
        if (turn != generation) return listener.tell(fail(closedMeanwhile()));
        if (!found) return listener.tell(fail(found.error()));
        Document next = *found;
        takeEdits(next, document);
        next.tags = movedToPages(document.tags, before, *found);
        service = *found;
        document = next;
        fetchBytes([this, turn, listener](const Result<void>& fetched) mutable {
            if (turn != generation) return listener.tell(fail(closedMeanwhile()));
            uploaded.clear();
            if (!isEmpty(differences(document, service, ids))) {
                dirty = true;
                writeJournal();
                if (!saving) setState(SaveState::Unsaved);
                schedule();
            }
            Q_EMIT q->changed();
            listener.tell(fetched);
        });
    });
}

bool DraftEditor::isOpen() const
{
    return d->isOpen;
}

bool DraftEditor::isReadOnly() const
{
    return d->document.status != SigningStatus::Draft || d->document.deleted;
}

const Document& DraftEditor::document() const
{
    return d->document;
}

QByteArray DraftEditor::fileBytes(FileId file) const
{
    return d->bytes.value(file);
}

void DraftEditor::apply(const Document& changedDocument)
{
    if (!d->isOpen || isReadOnly()) return;
    Document next = d->document;
    takeEdits(next, changedDocument);
    if (next == d->document) return;
    d->document = next;
    d->dirty = true;
    d->pauseAfterFailure = {};
    d->journalSoon();
    d->schedule();
    if (!d->saving && !d->theirs) d->setState(SaveState::Unsaved);
    Q_EMIT changed();
}

TagId DraftEditor::nextLocalTagId()
{
    return TagId(--d->lastLocalId);
}

void DraftEditor::setSaveDelay(std::chrono::milliseconds delay)
{
    d->delay = delay;
}

DraftEditor::SaveState DraftEditor::saveState() const
{
    return d->state;
}

const std::optional<Error>& DraftEditor::saveError() const
{
    return d->error;
}

// Drafts that only this computer has

void DraftEditor::openHere(const Document& draft, const QHash<FileId, QByteArray>& bytes, KeepHere keep)
{
    close();
    d->reset();
    d->keepHere = std::move(keep);
    d->bytes = bytes;
    d->document = draft;
    for (Tag& tag : d->document.tags)
        if (tag.id.isNull()) tag.id = nextLocalTagId();
    d->service = d->document;
    d->isOpen = true;
    d->setState(SaveState::Saved);
    Q_EMIT changed();
}

void DraftEditor::setKept(FindKept find)
{
    d->findKept = std::move(find);
}

bool DraftEditor::Private::loadKept(DocumentId id, const Error& why, const Listener<void>& listener)
{
    const bool isCut = isUnreached(why) || why.code == ErrorCode::Unavailable;
    if (!isCut || !findKept) return false;
    auto kept = findKept(id);
    if (!kept || kept->document.status != SigningStatus::Draft) return false;
    service = kept->document;
    document = std::move(kept->document);
    bytes = std::move(kept->bytes);
    mergeJournal();
    opened(listener);
    return true;
}

bool DraftEditor::isHereOnly() const
{
    return d->isOpen && d->keepHere;
}

bool DraftEditor::Private::refusesHere(const Listener<void>& listener) const
{
    if (!keepHere) return false;
    listener.tellSoon(fail(ErrorCode::State, reasons::filesNotChangeableYet()));
    return true;
}

// Conflicts

void DraftEditor::Private::clash(const Document& now, const QList<DraftPart>& parts)
{
    theirs = now;
    clashes = parts;
    setState(SaveState::Conflict, fail(ErrorCode::Version, reasons::draftChangedElsewhere()).value());
    tellWaiting(fail(*error));
    Q_EMIT q->changed();
}

std::optional<DraftEditor::Conflict> DraftEditor::conflict() const
{
    if (!d->theirs) return std::nullopt;
    return Conflict{d->document, *d->theirs, d->clashes};
}

void DraftEditor::resolve(Resolution resolution)
{
    if (!d->theirs) return;
    const Document now = *std::exchange(d->theirs, std::nullopt);
    d->clashes.clear();
    d->conflicts = 0;
    if (resolution == Resolution::Mine) {
        d->document.tags.removeIf([this](const Tag& tag) { return !d->document.pageAt(tag.pageIndex).page; });
        d->dirty = true;
        d->setState(SaveState::Unsaved);
        Q_EMIT changed();
        return d->save();
    }
    d->timer.stop();
    d->journalTimer.stop();
    d->dirty = false;
    d->service = now;
    d->document = now;
    d->ids.clear();
    std::ignore = d->journal.remove(d->profile, now.id);
    d->setState(SaveState::Saved);
    Q_EMIT changed();
}

void DraftEditor::keepBoth(const QString& title, QObject* context,
                           std::function<void(Result<DocumentId>)> done)
{
    const Listener<DocumentId> listener(context, std::move(done));
    if (!d->theirs || !d->client())
        return listener.tellSoon(fail(ErrorCode::State, reasons::noDocumentOpen()));
    auto folder = std::make_shared<QTemporaryDir>();
    const auto uploads = writeUploads(*folder, d->document, d->bytes);
    if (!uploads) return listener.tellSoon(fail(uploads.error()));
    Document copy = d->document;
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
    const auto turn = d->generation;
    d->client()->create(copy, *uploads, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                        [this, turn, folder, listener](const Result<Document>& made) {
                            if (!made) return listener.tell(fail(made.error()));
                            if (turn == d->generation) resolve(Resolution::Theirs);
                            listener.tell(made->id);
                        });
}

} // namespace ink::workflow
