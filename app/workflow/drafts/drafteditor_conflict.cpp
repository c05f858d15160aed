// A draft that two have changed in the same parts: shown side by side, and nothing is lost.
#include "app/base/reasons.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/drafteditor_p.h"
#include "app/workflow/session/session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QUuid>

#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

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
