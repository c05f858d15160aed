#include "app/workflow/templates/templateversions.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/store/journals/templatehistory.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/reasons.h"

#include <QFile>
#include <QHash>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using namespace domain;
using ChangeKind = TemplateChange::Kind;

namespace {

QStringList hashesOf(const Document& document)
{
    QStringList hashes;
    for (const File& file : document.files)
        hashes.append(file.sha256);
    return hashes;
}

/** The tag with the same id, else the only one with the same name and type. */
const Tag* partnerOf(const Tag& tag, const QList<Tag>& others)
{
    const auto same = std::find_if(others.cbegin(), others.cend(), [&tag](const Tag& other) {
        return !tag.id.isNull() && other.id == tag.id;
    });
    if (same != others.cend()) return &*same;
    const Tag* found = nullptr;
    for (const Tag& other : others) {
        if (tag.name.isEmpty() || other.name != tag.name || other.type != tag.type) continue;
        if (found) return nullptr;
        found = &other;
    }
    return found;
}

void count(QList<TemplateChange>& changes, ChangeKind kind, qsizetype number)
{
    if (number > 0) changes.append({kind, static_cast<int>(number)});
}

void compareTags(QList<TemplateChange>& changes, const Document& before, const Document& after)
{
    qsizetype added = 0;
    qsizetype moved = 0;
    qsizetype changed = 0;
    qsizetype met = 0;
    for (const Tag& tag : after.tags) {
        const Tag* partner = partnerOf(tag, before.tags);
        if (!partner) {
            ++added;
            continue;
        }
        ++met;
        Tag there = *partner;
        if (there.rect != tag.rect || there.pageIndex != tag.pageIndex) ++moved;
        there.rect = tag.rect;
        there.pageIndex = tag.pageIndex;
        if (!haveSameEdits(there, tag)) ++changed;
    }
    count(changes, ChangeKind::TagsAdded, added);
    count(changes, ChangeKind::TagsRemoved, std::max<qsizetype>(0, before.tags.size() - met));
    count(changes, ChangeKind::TagsMoved, moved);
    count(changes, ChangeKind::TagsChanged, changed);
}

QList<QList<int>> readersOf(const Document& document)
{
    QList<QList<int>> readers;
    for (const File& file : document.files)
        readers.append(file.visibleTo);
    return readers;
}

/** Returns true if two states are the same version, regardless of the folder. Files are compared by content
 * and visibility, because a restored file has a new id. */
bool isSame(const Document& a, const Document& b)
{
    Document same = a;
    same.folderId = b.folderId;
    same.files = b.files;
    return hashesOf(a) == hashesOf(b) && readersOf(a) == readersOf(b) && haveSameEdits(same, b);
}

std::optional<Document> documentOf(const QByteArray& body)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    const auto object = wire::parseJsonObject(body, limits);
    if (!object) return std::nullopt;
    auto read = wire::documentFromJson(*object);
    if (!read) return std::nullopt;
    return std::move(*read);
}

} // namespace

QList<TemplateChange> changesBetween(const Document& before, const Document& after)
{
    QList<TemplateChange> changes;
    count(changes, ChangeKind::Renamed, before.title != after.title);
    count(changes, ChangeKind::TypeChanged, before.type != after.type);
    QStringList gone = hashesOf(before);
    QStringList come = hashesOf(after);
    for (const QString& hash : hashesOf(after))
        if (gone.removeOne(hash)) come.removeOne(hash);
    count(changes, ChangeKind::FilesAdded, come.size());
    count(changes, ChangeKind::FilesRemoved, gone.size());
    QHash<QString, QList<QList<int>>> readers; // by content, in the order of the files
    for (const File& file : before.files)
        readers[file.sha256].append(file.visibleTo);
    qsizetype shownToOthers = 0;
    for (const File& file : after.files)
        if (QList<QList<int>>& known = readers[file.sha256];
            !known.isEmpty() && known.takeFirst() != file.visibleTo)
            ++shownToOthers;
    count(changes, ChangeKind::VisibilityChanged, shownToOthers);
    const qsizetype roles = std::min(before.invitations.size(), after.invitations.size());
    count(changes, ChangeKind::RolesAdded, after.invitations.size() - roles);
    count(changes, ChangeKind::RolesRemoved, before.invitations.size() - roles);
    qsizetype changed = 0;
    for (qsizetype i = 0; i < roles; ++i)
        if (!haveSameEdits(before.invitations.at(i), after.invitations.at(i))) ++changed;
    count(changes, ChangeKind::RolesChanged, changed);
    compareTags(changes, before, after);
    count(changes, ChangeKind::Defaults,
          !haveSameEdits(before.setting, after.setting) || before.senderName != after.senderName ||
              before.senderEmail != after.senderEmail || before.data != after.data);
    count(changes, ChangeKind::Message, before.message != after.message);
    return changes;
}

struct TemplateVersions::Private
{
    Private(TemplateVersions* versions, Session& chosen, store::Database& database,
            store::DraftJournal& drafts, const Clock& time)
        : q(versions), session(chosen), history(database), journal(drafts), clock(time)
    {
    }

    [[nodiscard]] QString profile() const { return session.current() ? session.current()->id : QString(); }
    /** Fetches missing files, sequentially, then stores the version. */
    void collect(const Document& shown, const QString& of);
    void store(const Document& shown, const QString& of);

    class Restoring;

    TemplateVersions* q;
    Session& session;
    store::TemplateHistory history;
    store::DraftJournal& journal;
    const Clock& clock;
    QSet<DocumentId> collecting;
};

TemplateVersions::TemplateVersions(Session& session, store::Database& database, store::DraftJournal& journal,
                                   const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, session, database, journal, clock))
{
}

TemplateVersions::~TemplateVersions() = default;

QList<TemplateVersions::Version> TemplateVersions::versions(DocumentId id) const
{
    QList<Version> versions;
    const auto kept = d->history.versions(d->profile(), id);
    if (!kept) return versions;
    for (const store::TemplateHistory::Version& row : *kept)
        if (const auto document = documentOf(row.body)) versions.append({row.id, row.saved, *document, {}});
    for (qsizetype i = 0; i + 1 < versions.size(); ++i)
        versions[i].changes = changesBetween(versions.at(i + 1).document, versions.at(i).document);
    return versions;
}

std::optional<DocumentContent> TemplateVersions::content(DocumentId id) const
{
    const auto kept = d->history.versions(d->profile(), id);
    if (!kept || kept->isEmpty()) return std::nullopt;
    const auto newest = documentOf(kept->first().body);
    if (!newest) return std::nullopt;
    DocumentContent content{*newest, {}};
    for (const File& file : newest->files) {
        const auto bytes = d->history.file(file.sha256);
        if (!bytes || !*bytes) return std::nullopt;
        content.files.append(**bytes);
    }
    return content;
}

void TemplateVersions::save(const Document& shown)
{
    if (shown.id.isNull() || shown.type == DocumentType::Document || d->collecting.contains(shown.id)) return;
    const auto kept = d->history.versions(d->profile(), shown.id);
    if (!kept) return;
    if (!kept->isEmpty())
        if (const auto newest = documentOf(kept->first().body); newest && isSame(*newest, shown)) return;
    d->collecting.insert(shown.id);
    d->collect(shown, d->profile());
}

void TemplateVersions::Private::collect(const Document& shown, const QString& of)
{
    for (const File& file : shown.files) {
        const auto there = history.hasFile(file.sha256);
        if (there && *there) continue;
        // For a server without hashes, the version is stored without its files and restores everything else.
        if (file.sha256.isEmpty() || !session.client() || profile() != of) continue;
        session.client()->fileBytes(shown.id, file.id, q,
                                    [this, shown, of, file](const Result<QByteArray>& bytes) {
                                        // A failed fetch is retried when the template is
                                        // next shown.
                                        if (!bytes || !history.addFile(file.sha256, *bytes)) {
                                            collecting.remove(shown.id);
                                            return;
                                        }
                                        collect(shown, of);
                                    });
        return;
    }
    store(shown, of);
}

void TemplateVersions::Private::store(const Document& shown, const QString& of)
{
    collecting.remove(shown.id);
    Document kept = shown;
    kept.histories.clear();
    for (Invitation& role : kept.invitations)
        role.signingUrl.clear(); // grants access to sign
    std::ignore = history.add(of, shown.id, clock.now(), wire::toBytes(wire::toJson(kept)), hashesOf(shown));
    Q_EMIT q->changed(shown.id);
}

/** A single restore: opens the template as its editor does, replaces the files and the content, saves. */
class TemplateVersions::Private::Restoring final : public QObject
{
public:
    Restoring(Private& versions, Document wanted, Listener<void> listener)
        : QObject(versions.q), m_d(versions), m_wanted(std::move(wanted)), m_listener(std::move(listener)),
          m_editor(versions.session, versions.journal)
    {
        m_editor.setSaveDelay(std::chrono::hours(1)); // saved once, when everything is in place
    }

    void begin(DocumentId id)
    {
        m_editor.open(id, this, [this](const Result<void>& opened) {
            if (!opened) return end(fail(opened.error()));
            if (m_editor.isReadOnly()) return end(fail(ErrorCode::State, reasons::templateNotChangeable()));
            m_d.q->save(m_editor.document());
            addMissing();
        });
    }

private:
    void end(const Result<void>& result)
    {
        m_listener.notify(result);
        deleteLater();
    }
    /** Adds files of the version that the template does not have now. */
    void addMissing()
    {
        QStringList here = hashesOf(m_editor.document());
        QStringList paths;
        for (qsizetype i = 0; i < m_wanted.files.size(); ++i) {
            const File& file = m_wanted.files.at(i);
            if (file.sha256.isEmpty() || here.removeOne(file.sha256)) continue;
            const auto bytes = m_d.history.file(file.sha256);
            if (!bytes || !*bytes) return end(fail(ErrorCode::NotFound, reasons::fileOfVersionNotHere()));
            // A separate folder, because files may have the same name.
            const QString folder = QStringLiteral("%1").arg(i);
            QDir(m_folder.path()).mkpath(folder);
            QString name = file.name;
            name.replace(QLatin1Char('/'), QLatin1Char('_'));
            QFile out(m_folder.filePath(folder + QLatin1Char('/') + name));
            if (!out.open(QIODevice::WriteOnly) || out.write(**bytes) != (*bytes)->size() || !out.flush())
                return end(fail(ErrorCode::Io, reasons::fileUnwritable(file.name)));
            paths.append(out.fileName());
        }
        if (paths.isEmpty()) return putContent();
        m_editor.addFiles(paths, this, [this](const Result<void>& added) {
            if (!added) return end(fail(added.error()));
            putContent();
        });
    }
    /** Returns, for each file of the version, the template's file with the same hash; null if there is
     * none. */
    [[nodiscard]] QList<FileId> matchedFiles() const
    {
        QList<FileId> matched;
        for (const File& wanted : m_wanted.files) {
            FileId found;
            for (const File& file : m_editor.document().files)
                if (found.isNull() && file.sha256 == wanted.sha256 && !matched.contains(file.id))
                    found = file.id;
            matched.append(found);
        }
        return matched;
    }
    void putContent()
    {
        const QList<FileId> matched = matchedFiles();
        const bool knowsFiles = !matched.contains(FileId());
        Document next = m_editor.document();
        // The 0-based index of each file's first page in the document.
        QHash<FileId, int> firstPage;
        int pages = 0;
        for (const File& file : std::as_const(next.files)) {
            firstPage.insert(file.id, pages);
            pages += static_cast<int>(file.pages.size());
        }
        QSet<TagId> known;
        for (const Tag& tag : std::as_const(next.tags))
            known.insert(tag.id);
        const Document now = next;
        copyEdits(next, m_wanted);
        next.folderId = now.folderId;
        Document people; // the version, without its files
        people.invitations = m_wanted.invitations;
        next.files = filesSeenAsIn(people, now); // ordered when all files are present
        for (File& file : next.files)
            if (const qsizetype place = matched.indexOf(file.id); place >= 0)
                file.visibleTo = m_wanted.files.at(place).visibleTo;
        next.tags.clear();
        for (Tag tag : std::as_const(m_wanted.tags)) {
            const auto at = m_wanted.pageAt(tag.pageIndex);
            if (knowsFiles && at.file) {
                const qsizetype place = at.file - m_wanted.files.constData();
                tag.pageIndex = firstPage.value(matched.at(place)) + at.indexInFile;
            }
            tag.pageId = {};
            if (!known.contains(tag.id)) tag.id = m_editor.nextLocalTagId();
            next.tags.append(tag);
        }
        m_editor.apply(next);
        m_editor.flush(this, [this, matched, knowsFiles](const Result<void>& saved) {
            if (!saved) return end(fail(saved.error()));
            if (knowsFiles)
                removeOthers(matched);
            else
                finish({});
        });
    }
    void removeOthers(const QList<FileId>& matched)
    {
        for (const File& file : m_editor.document().files) {
            if (matched.contains(file.id)) continue;
            m_editor.removeFile(file.id, this, [this, matched](const Result<void>& removed) {
                if (!removed) return end(fail(removed.error()));
                removeOthers(matched);
            });
            return;
        }
        finish(matched);
    }
    /** Puts the files into the version's order and sets who may see them, if that differs; tags follow their
     * pages. */
    void finish(const QList<FileId>& order)
    {
        m_editor.flush(this, [this, order](const Result<void>& saved) {
            if (!saved) return end(fail(saved.error()));
            QList<FileId> now;
            bool isVisibleTo = true; // the file is visible to the same people as in the version
            for (const File& file : m_editor.document().files) {
                now.append(file.id);
                const qsizetype at = order.indexOf(file.id);
                isVisibleTo = isVisibleTo && (at < 0 || file.visibleTo == m_wanted.files.at(at).visibleTo);
            }
            api::ApiClient* client = m_d.session.client();
            if (order.isEmpty() || (now == order && isVisibleTo) || !client) return settled();
            wire::DocumentPatch patch;
            patch.fileOrder = order;
            for (qsizetype i = 0; !isVisibleTo && i < order.size(); ++i)
                patch.visibility.insert(order.at(i), m_wanted.files.at(i).visibleTo);
            client->update(m_editor.document().id, patch, QString(), this,
                           [this](const Result<Document>& put) {
                               if (!put) return end(fail(put.error()));
                               settled();
                           });
        });
    }
    /** Stores the service's current state: the editor's tags have local ids. */
    void settled()
    {
        const DocumentId id = m_editor.document().id;
        m_editor.close();
        if (!m_d.session.client()) return end({});
        m_d.session.client()->retrieve(id, this, [this](const Result<Document>& found) {
            if (found) m_d.q->save(*found);
            end({});
        });
    }

    Private& m_d;
    Document m_wanted;
    Listener<void> m_listener;
    DraftEditor m_editor;
    QTemporaryDir m_folder;
};

void TemplateVersions::restore(DocumentId id, qint64 number, QObject* context,
                               std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    const auto row = d->history.version(number);
    const auto wanted = row && *row ? documentOf((*row)->body) : std::nullopt;
    if (!wanted) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::versionNotKept()));
    (new Private::Restoring(*d, *wanted, listener))->begin(id);
}

} // namespace ink::workflow

#include "moc_templateversions.cpp"
