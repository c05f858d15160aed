#include "app/workflow/drafts/filereplacement.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/workflow/drafts/reasons.h"
#include "app/workflow/session/identifiers.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

Result<QByteArray> digestOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return fail(ErrorCode::Io, reasons::fileUnreadableBecause(path, file.errorString()));
    return hash.result().toHex();
}

/** The file in `now` that is not in `before`. */
FileId freshFile(const Document& before, const Document& now)
{
    for (const File& file : now.files)
        if (std::none_of(before.files.begin(), before.files.end(),
                         [&file](const File& known) { return known.id == file.id; }))
            return file.id;
    return {};
}

/** Returns true if the file was removed, now or by an earlier request whose response was lost. */
bool isAway(const Result<void>& removed)
{
    return removed || removed.error().code == ErrorCode::NotFound;
}

/** The files with `fresh` in the position of `old`, and `old` last. */
QList<File> reordered(const QList<File>& files, FileId old, FileId fresh)
{
    const auto at = [&files](FileId id) {
        return *std::find_if(files.begin(), files.end(), [id](const File& f) { return f.id == id; });
    };
    QList<File> order;
    for (const File& file : files)
        if (file.id != fresh) order.append(file.id == old ? at(fresh) : file);
    order.append(at(old));
    for (qsizetype i = 0; i < order.size(); ++i)
        order[i].sequence = static_cast<int>(i) + 1;
    return order;
}

} // namespace

void FileReplacement::start(FileId old, const QString& path, const QList<Tag>& tags,
                            const Listener<void>& listener)
{
    const auto digest = digestOf(path);
    if (!digest) return listener.notifyLater(fail(digest.error()));
    const auto turn = m_draft.generation;
    m_isCancelled = false;
    const auto upload = [this, turn, old, path, tags, digest = *digest,
                         listener](const Result<void>& flushed) {
        if (turn != m_draft.generation || !m_draft.client())
            return listener.notify(fail(documentClosedError()));
        if (!flushed) return listener.notify(fail(flushed.error()));
        // Without this note a crash would leave two files, so it must be written first.
        if (const auto noted = m_notes.recordReplacement({old, digest}); !noted)
            return listener.notify(fail(noted.error()));
        m_files.cacheUploads({path});
        const Document before = m_draft.document;
        m_draft.client()->addFiles(
            before.id, uploadsOf({path}), m_context,
            [this, turn, before, plan = Plan{old, tags}, listener](const Result<Document>& added) {
                if (turn != m_draft.generation) return listener.notify(fail(documentClosedError()));
                if (!added) {
                    m_notes.removeReplacement();
                    return listener.notify(fail(added.error()));
                }
                const FileId fresh = freshFile(before, *added);
                if (m_isCancelled) return rollBack(fresh, documentClosedError(), listener);
                place(*added, fresh, plan, listener);
            });
    };
    m_saving.flush({m_context, upload});
}

Document FileReplacement::withNewFile(const Document& added, FileId fresh, const Plan& plan) const
{
    const Document& document = m_draft.document;
    Document wanted = document;
    wanted.files = reordered(added.files, plan.old, fresh);
    QSet<TagId> taken; // may include tags of other files that were moved to this one
    for (const Tag& tag : plan.tags)
        taken.insert(tag.id);
    QList<Tag> others = document.tags;
    others.removeIf([&](const Tag& tag) {
        const auto place = document.pageAt(tag.pageIndex);
        return !place.file || place.file->id == plan.old || taken.contains(tag.id);
    });
    wanted.tags = moveTagsToPages(others, document, wanted);
    int first = 0;
    for (const File& file : std::as_const(wanted.files)) {
        if (file.id == fresh) break;
        first += static_cast<int>(file.pages.size());
    }
    for (Tag tag : plan.tags) {
        tag.pageIndex += first;
        const auto place = wanted.pageAt(tag.pageIndex);
        if (!place.file || place.file->id != fresh) continue;
        tag.pageId = place.page->id;
        wanted.tags.append(tag);
    }
    return wanted;
}

void FileReplacement::place(const Document& added, FileId fresh, const Plan& plan,
                            const Listener<void>& listener)
{
    const auto turn = m_draft.generation;
    const Document wanted = withNewFile(added, fresh, plan);
    wire::DocumentPatch patch;
    patch.version = added.version;
    patch.fileOrder = fileOrder(wanted.files);
    for (const File& file : added.files)
        if (file.id == plan.old && !file.visibleTo.isEmpty()) patch.visibility.insert(fresh, file.visibleTo);
    patch.tags = outgoingTags(wanted.tags, outgoingInvitations(wanted.invitations, added.invitations),
                              added.tags, m_draft.ids);
    m_draft.client()->update(
        m_draft.document.id, patch, newIdempotencyKey(), m_context,
        [this, turn, wanted, fresh, old = plan.old, listener](const Result<Document>& answer) {
            if (turn != m_draft.generation) return listener.notify(fail(documentClosedError()));
            if (!answer) return rollBack(fresh, answer.error(), listener);
            recordIds(m_draft.ids, wanted.tags, answer->tags);
            m_draft.service = *answer;
            m_draft.document = wanted;
            m_draft.document.version = answer->version;
            if (!m_draft.client()) return listener.notify(fail(documentClosedError()));
            removeOld(old, listener);
        });
}

void FileReplacement::removeOld(FileId old, const Listener<void>& listener)
{
    Q_ASSERT(m_draft.client());
    m_draft.client()->removeFile(m_draft.document.id, old, m_context,
                                 [this, turn = m_draft.generation, listener](const Result<void>& removed) {
                                     if (turn != m_draft.generation)
                                         return listener.notify(fail(documentClosedError()));
                                     if (isAway(removed)) m_notes.removeReplacement();
                                     const Document saved = m_draft.document;
                                     const Listener<void> shown(
                                         m_context, [listener, removed](const Result<void>& result) {
                                             listener.notify(isAway(removed) ? result : removed);
                                         });
                                     m_files.reload(saved, shown);
                                 });
}

void FileReplacement::rollBack(FileId fresh, const Error& why, const Listener<void>& listener)
{
    if (!m_draft.client()) return listener.notify(fail(why));
    m_draft.client()->removeFile(
        m_draft.document.id, fresh, m_context,
        [this, turn = m_draft.generation, why, listener](const Result<void>& removed) {
            if (turn != m_draft.generation) return listener.notify(fail(documentClosedError()));
            if (isAway(removed)) m_notes.removeReplacement();
            const Document before = m_draft.document;
            // The version has changed, and both files exist if the removal failed, so the document is
            // reloaded.
            m_files.reload(before, Listener<void>(m_context, [listener, why](const Result<void>&) {
                               listener.notify(fail(why));
                           }));
        });
}

void FileReplacement::removeLeftover(FileId file, const std::function<void()>& then)
{
    const auto turn = m_draft.generation;
    m_draft.client()->removeFile(
        m_draft.document.id, file, m_context, [this, turn, then](const Result<void>& removed) {
            if (turn != m_draft.generation || !isAway(removed) || !m_draft.client())
                return then(); // the next open tries again
            m_notes.removeReplacement();
            m_draft.client()->retrieve(m_draft.document.id, m_context,
                                       [this, turn, then](const Result<Document>& now) {
                                           if (turn == m_draft.generation && now) {
                                               m_draft.service = *now;
                                               m_draft.document = *now;
                                           }
                                           then();
                                       });
        });
}

void FileReplacement::completeOrRevert(const std::function<void()>& then)
{
    const Document& document = m_draft.document;
    const auto note = m_notes.replacement();
    if (!note || document.status != SigningStatus::Draft || !m_draft.client()) return then();
    const QString digest = QString::fromLatin1(note->digest);
    qsizetype oldAt = -1;
    qsizetype freshAt = -1;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        const File& file = document.files.at(i);
        if (file.id == note->old)
            oldAt = i;
        else if (file.sha256 == digest || file.intake.uploadedSha256 == digest)
            freshAt = i;
    }
    if (oldAt < 0 || freshAt < 0) {
        m_notes.removeReplacement();
        return then();
    }
    // The order and the tags were written together: if that succeeded, the old file is removed, otherwise the
    // newer one.
    if (freshAt < oldAt) return removeLeftover(note->old, then);
    // That write may still be in progress. This editor's own write, based on the same version, makes it fail.
    Q_ASSERT(oldAt < freshAt);
    const FileId fresh = document.files.at(freshAt).id;
    const auto turn = m_draft.generation;
    wire::DocumentPatch patch;
    patch.version = document.version;
    patch.tags = outgoingTags(document.tags, document.invitations, document.tags, m_draft.ids);
    m_draft.client()->update(document.id, patch, newIdempotencyKey(), m_context,
                             [this, turn, then, fresh](const Result<Document>& held) {
                                 if (turn != m_draft.generation || !m_draft.client()) return then();
                                 if (held) return removeLeftover(fresh, then);
                                 if (held.error().code != ErrorCode::Version) return then();
                                 m_draft.client()->retrieve(m_draft.document.id, m_context,
                                                            [this, turn, then](const Result<Document>& now) {
                                                                if (turn != m_draft.generation || !now)
                                                                    return then();
                                                                m_draft.service = *now;
                                                                m_draft.document = *now;
                                                                completeOrRevert(
                                                                    then); // the write succeeded: check again
                                                            });
                             });
}

} // namespace ink::workflow
