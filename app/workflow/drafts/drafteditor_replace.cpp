// How a newer file takes the place of one of a draft's, so that no crash can tear it.
#include "app/base/reasons.h"
#include "app/domain/fileintake.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/drafteditor_p.h"
#include "app/workflow/session/session.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <tuple>

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

/** The file that is in `now` and not in `before`. */
FileId freshFile(const Document& before, const Document& now)
{
    for (const File& file : now.files)
        if (std::none_of(before.files.begin(), before.files.end(),
                         [&file](const File& known) { return known.id == file.id; }))
            return file.id;
    return {};
}

/** Returns whether the file is away: taken out now, or before by a request whose answer nobody heard. */
bool isAway(const Result<void>& removed)
{
    return removed || removed.error().code == ErrorCode::NotFound;
}

/** `fresh` where `old` is, `old` behind all others. */
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

QString DraftEditor::Private::replacementKey(DocumentId id) const
{
    return QStringLiteral("replace/%1/%2").arg(profile).arg(id.value());
}

void DraftEditor::replaceFile(FileId old, const QString& path, const QList<Tag>& tags, QObject* context,
                              std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->isOpen || isReadOnly()) return listener.tellSoon(fail(ErrorCode::State, reasons::noDraftOpen()));
    if (d->refusesHere(listener)) return;
    const auto known = std::find_if(d->document.files.begin(), d->document.files.end(),
                                    [old](const File& file) { return file.id == old; });
    if (known == d->document.files.end())
        return listener.tellSoon(fail(ErrorCode::NotFound, reasons::draftHasNoSuchFile()));
    const auto digest = digestOf(path);
    if (!digest) return listener.tellSoon(fail(digest.error()));
    const auto turn = d->generation;
    d->replacementCancelled = false;
    flush(this,
          [this, turn, old, path, tags, digest = *digest, listener](const Result<void>& flushed) mutable {
              if (turn != d->generation || !d->client()) return listener.tell(fail(closedMeanwhile()));
              if (!flushed) return listener.tell(fail(flushed.error()));
              // Without this note a crash would leave two files; so it comes first or not at all.
              const QString key = d->replacementKey(d->document.id);
              if (const auto noted = d->journal.remember(key, QByteArray::number(old.value()) + ':' + digest);
                  !noted)
                  return listener.tell(fail(noted.error()));
              d->remember({path});
              const Document before = d->document;
              d->client()->addFiles(
                  before.id, {{QFileInfo(path).fileName(), path}}, this,
                  [this, turn, before, old, tags, key, listener](const Result<Document>& added) mutable {
                      if (turn != d->generation) return listener.tell(fail(closedMeanwhile()));
                      if (!added) {
                          std::ignore = d->journal.forget(key);
                          return listener.tell(fail(added.error()));
                      }
                      if (d->replacementCancelled)
                          return d->takeBack(freshFile(before, *added), closedMeanwhile(), listener);
                      d->putInPlace(*added, freshFile(before, *added), {old, tags}, listener);
                  });
          });
}

void DraftEditor::cancelReplacement()
{
    d->replacementCancelled = true;
}

void DraftEditor::Private::putInPlace(const Document& added, FileId fresh, const Replacement& what,
                                      Listener<void> listener)
{
    const auto turn = generation;
    Document wanted = document;
    wanted.files = reordered(added.files, what.old, fresh);
    QSet<TagId> taken; // also from other files, when a page comes from there
    for (const Tag& tag : what.tags)
        taken.insert(tag.id);
    QList<Tag> others = document.tags;
    others.removeIf([&](const Tag& tag) {
        const auto place = document.pageAt(tag.pageIndex);
        return !place.file || place.file->id == what.old || taken.contains(tag.id);
    });
    wanted.tags = movedToPages(others, document, wanted);
    int first = 0;
    for (const File& file : std::as_const(wanted.files)) {
        if (file.id == fresh) break;
        first += static_cast<int>(file.pages.size());
    }
    for (Tag tag : what.tags) {
        tag.pageIndex += first;
        const auto place = wanted.pageAt(tag.pageIndex);
        if (!place.file || place.file->id != fresh) continue;
        tag.pageId = place.page->id;
        wanted.tags.append(tag);
    }
    wire::DocumentPatch patch;
    patch.version = added.version;
    QList<FileId> order;
    for (const File& file : std::as_const(wanted.files))
        order.append(file.id);
    patch.fileOrder = order;
    patch.tags = outgoingTags(wanted.tags, outgoingInvitations(wanted.invitations, added.invitations),
                              added.tags, ids);
    client()->update(
        document.id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), q,
        [this, turn, wanted, fresh, what, listener](const Result<Document>& answer) mutable {
            if (turn != generation) return listener.tell(fail(closedMeanwhile()));
            if (!answer) return takeBack(fresh, answer.error(), listener);
            learnIds(ids, wanted.tags, answer->tags);
            service = *answer;
            document = wanted;
            document.version = answer->version;
            if (!client()) return listener.tell(fail(closedMeanwhile()));
            client()->removeFile(
                document.id, what.old, q, [this, turn, listener](const Result<void>& removed) mutable {
                    if (turn != generation) return listener.tell(fail(closedMeanwhile()));
                    if (isAway(removed)) std::ignore = journal.forget(replacementKey(document.id));
                    const Document saved = document;
                    const Listener<void> shown(q, [listener, removed](const Result<void>& result) {
                        listener.tell(isAway(removed) ? result : removed);
                    });
                    filesChanged(saved, shown);
                });
        });
}

void DraftEditor::Private::takeBack(FileId fresh, const Error& why, Listener<void> listener)
{
    if (!client()) return listener.tell(fail(why));
    const auto turn = generation;
    client()->removeFile(document.id, fresh, q,
                         [this, turn, why, listener](const Result<void>& removed) mutable {
                             if (turn != generation) return listener.tell(fail(closedMeanwhile()));
                             if (isAway(removed)) std::ignore = journal.forget(replacementKey(document.id));
                             const Document before = document;
                             // The version has changed, and both files are there when this failed too.
                             filesChanged(before, Listener<void>(q, [listener, why](const Result<void>&) {
                                              listener.tell(fail(why));
                                          }));
                         });
}

void DraftEditor::Private::settleReplacement(const std::function<void()>& then)
{
    const QString key = replacementKey(document.id);
    const auto note = journal.recall(key);
    if (!note || !*note || document.status != SigningStatus::Draft || !client()) return then();
    const FileId old((*note)->split(':').value(0).toLongLong());
    const QString digest = QString::fromLatin1((*note)->split(':').value(1));
    qsizetype oldAt = -1;
    qsizetype freshAt = -1;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        const File& file = document.files.at(i);
        if (file.id == old)
            oldAt = i;
        else if (file.sha256 == digest || file.intake.uploadedSha256 == digest)
            freshAt = i;
    }
    if (oldAt < 0 || freshAt < 0) {
        std::ignore = journal.forget(key);
        return then();
    }
    // The new order and the tags were one write: when it has happened the old file goes, else the newer one.
    const bool isPlaced = freshAt < oldAt;
    const FileId goes = isPlaced ? old : document.files.at(freshAt).id;
    const auto turn = generation;
    const auto remove = [this, turn, key, goes, then] {
        client()->removeFile(document.id, goes, q, [this, turn, key, then](const Result<void>& removed) {
            if (turn != generation || !isAway(removed) || !client())
                return then(); // the next open tries again
            std::ignore = journal.forget(key);
            client()->retrieve(document.id, q, [this, turn, then](const Result<Document>& now) {
                if (turn == generation && now) {
                    service = *now;
                    document = *now;
                }
                then();
            });
        });
    };
    if (isPlaced) return remove();
    // That write may still be on its way: one of ours with the version that we saw makes it come too late.
    wire::DocumentPatch patch;
    patch.version = document.version;
    patch.tags = outgoingTags(document.tags, document.invitations, document.tags, ids);
    client()->update(document.id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), q,
                     [this, turn, then, remove](const Result<Document>& held) {
                         if (turn != generation || !client()) return then();
                         if (held) return remove();
                         if (held.error().code != ErrorCode::Version) return then();
                         client()->retrieve(document.id, q, [this, turn, then](const Result<Document>& now) {
                             if (turn != generation || !now) return then();
                             service = *now;
                             document = *now;
                             settleReplacement(then); // it has come: look again
                         });
                     });
}

} // namespace ink::workflow
